import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { Link, NavLink } from 'react-router-dom'
import styles from './app-shell.module.css'
import { Icon, type IconName } from './icon.tsx'
import { Logo } from './logo.tsx'
import { GLOBAIS } from './textos-globais.ts'

export interface MenuItem {
  readonly to: string
  readonly label: string
  readonly icon: IconName
}

/** P §2.16. */
export const PATIENT_MENU: readonly MenuItem[] = [
  { to: '/conta', label: GLOBAIS.menu.conta, icon: 'pessoa' },
  { to: '/minhas-consultas', label: GLOBAIS.menu.consultas, icon: 'agenda' },
  { to: '/meus-arquivos', label: GLOBAIS.menu.arquivos, icon: 'arquivo' },
]

/** D 'Doctor menu'. */
export const DOCTOR_MENU: readonly MenuItem[] = [
  { to: '/medico', label: GLOBAIS.menu.fila, icon: 'fila' },
  { to: '/medico/historico', label: GLOBAIS.menu.historico, icon: 'historico' },
  { to: '/medico/dashboard', label: GLOBAIS.menu.dashboard, icon: 'painel' },
]

interface AppShellProps {
  readonly children: ReactNode
  /** Who is signed in; without it the shell shows only the logo (registration and other public flows). */
  readonly account?: {
    readonly name: string
    readonly menu: readonly MenuItem[]
    readonly onSignOut: () => void
  }
  /** Reading width instead of the full one. */
  readonly narrow?: boolean
}

/** Header with the account menu, skip link and the page's `main`. */
export function AppShell({ children, account, narrow = false }: AppShellProps) {
  return (
    <>
      <a href="#conteudo" className={styles.pular}>
        Pular para o conteúdo
      </a>
      <header className={styles.topo}>
        <div className={styles.faixa}>
          <Link to="/" className={styles.inicio} aria-label="Acolhe, página inicial">
            <Logo />
          </Link>
          {account && <AccountMenu {...account} />}
        </div>
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
