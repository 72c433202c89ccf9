import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { Link, NavLink } from 'react-router-dom'
import { caminhoDe, RECEBIMENTO } from '#domain/base/rotas.ts'
import styles from './app-shell.module.css'
import { BarraDeConexao } from './barra-de-conexao.tsx'
import { Icon, type IconName } from './icon.tsx'
import { Logo } from './logo.tsx'
import { PularParaOConteudo } from './pular-para-o-conteudo.tsx'
import { AREA } from './textos-da-area.ts'
import { GLOBAIS } from './textos-globais.ts'

export interface MenuItem {
  readonly to: string
  readonly label: string
  readonly icon: IconName
}

/** P §2.16, the health profile (decision 036) and who depends on one (decision 038). */
export const PATIENT_MENU: readonly MenuItem[] = [
  { to: caminhoDe('conta'), label: GLOBAIS.menu.conta, icon: 'pessoa' },
  { to: caminhoDe('minhas_consultas'), label: GLOBAIS.menu.consultas, icon: 'agenda' },
  { to: caminhoDe('meus_arquivos'), label: GLOBAIS.menu.arquivos, icon: 'arquivo' },
  { to: caminhoDe('ficha'), label: GLOBAIS.menu.ficha, icon: 'coracao' },
  { to: caminhoDe('dependentes'), label: GLOBAIS.menu.dependentes, icon: 'pessoa' },
]

/** The doctor's menu (D §2.6), then what is about themselves. */
export const DOCTOR_MENU: readonly MenuItem[] = [
  { to: '/medico', label: GLOBAIS.menu.fila, icon: 'fila' },
  { to: '/medico/historico', label: GLOBAIS.menu.historico, icon: 'historico' },
  { to: '/medico/dashboard', label: GLOBAIS.menu.dashboard, icon: 'painel' },
  { to: caminhoDe('conta'), label: GLOBAIS.menu.conta, icon: 'pessoa' },
  { to: RECEBIMENTO, label: GLOBAIS.menu.cadastro, icon: 'ajustes' },
]

/** Always in view: in the header, or within thumb reach. */
export const PATIENT_SHORTCUTS: readonly MenuItem[] = [
  { to: caminhoDe('inicio'), label: AREA.atalhos.inicio, icon: 'casa' },
  { to: caminhoDe('minhas_consultas'), label: AREA.atalhos.consultas, icon: 'agenda' },
  { to: caminhoDe('meus_arquivos'), label: AREA.atalhos.arquivos, icon: 'arquivo' },
  { to: caminhoDe('conta'), label: AREA.atalhos.conta, icon: 'pessoa' },
]

export const DOCTOR_SHORTCUTS: readonly MenuItem[] = [
  { to: caminhoDe('inicio'), label: AREA.atalhos.inicio, icon: 'casa' },
  { to: caminhoDe('fila_medico'), label: AREA.atalhos.fila, icon: 'fila' },
  { to: caminhoDe('medico_historico'), label: AREA.atalhos.historico, icon: 'historico' },
  { to: caminhoDe('medico_dashboard'), label: AREA.atalhos.dashboard, icon: 'painel' },
]

interface AppShellProps {
  readonly children: ReactNode
  /** Who is signed in; without it the shell shows only the logo (registration and other public flows). */
  readonly account?: {
    readonly name: string
    readonly menu: readonly MenuItem[]
    /** Left out when there are too many places for shortcuts. */
    readonly shortcuts?: readonly MenuItem[]
    readonly onSignOut: () => void
  }
  /** Reading width instead of the full one. */
  readonly narrow?: boolean
}

/** Header with the account menu, skip link and the page's `main`. */
export function AppShell({ children, account, narrow = false }: AppShellProps) {
  return (
    <>
      <PularParaOConteudo />
      <header className={styles.topo}>
        <div className={styles.faixa}>
          <Link to="/" className={styles.inicio} aria-label="Acolhe, página inicial">
            <Logo />
          </Link>
          {account?.shortcuts && (
            <nav className={styles.atalhos} aria-label={AREA.atalhos.principal}>
              {account.shortcuts.map((item) => (
                <NavLink key={item.to} to={item.to} end className={styles.atalho}>
                  <Icon nome={item.icon} />
                  {item.label}
                </NavLink>
              ))}
            </nav>
          )}
          {account && <AccountMenu {...account} />}
        </div>
        <BarraDeConexao />
      </header>
      <main id="conteudo" tabIndex={-1} className={narrow ? styles.estreito : styles.conteudo}>
        {children}
      </main>
    </>
  )
}

function AccountMenu({ name, menu, onSignOut }: NonNullable<AppShellProps['account']>) {
  const [open, setOpen] = useState(false)
  const id = useId()
  const root = useRef<HTMLDivElement>(null)
  const trigger = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (!open) return undefined
    const onPointer = (event: PointerEvent) => {
      if (event.target instanceof Node && root.current?.contains(event.target) !== true) setOpen(false)
    }
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      setOpen(false)
      trigger.current?.focus()
    }
    document.addEventListener('pointerdown', onPointer)
    document.addEventListener('keydown', onKey)
    return () => {
      document.removeEventListener('pointerdown', onPointer)
      document.removeEventListener('keydown', onKey)
    }
  }, [open])
  return (
    <div className={styles.conta} ref={root}>
      <button
        ref={trigger}
        type="button"
        className={styles.gatilho}
        aria-expanded={open}
        aria-controls={id}
        aria-label={`Menu da conta de ${name}`}
        onClick={() => setOpen(!open)}
      >
        <span className={styles.inicial} aria-hidden="true">
          {name.trim().charAt(0).toUpperCase()}
        </span>
        <span className={styles.nome}>{name.trim().split(/\s+/)[0]}</span>
        <Icon nome="abaixo" />
      </button>
      <nav id={id} className={styles.menu} aria-label="Conta" hidden={!open}>
        {menu.map((item) => (
          <NavLink key={item.to} to={item.to} end className={styles.item} onClick={() => setOpen(false)}>
            <Icon nome={item.icon} />
            {item.label}
          </NavLink>
        ))}
        <button type="button" className={styles.item} onClick={onSignOut}>
          <Icon nome="sair" />
          Sair
        </button>
      </nav>
    </div>
  )
}
