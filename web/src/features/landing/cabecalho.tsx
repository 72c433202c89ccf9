import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import { Button } from '../../components/button.tsx'
import { Icon } from '../../components/icon.tsx'
import { Logo } from '../../components/logo.tsx'
import { classes } from '../../lib/classes.ts'
import styles from './cabecalho.module.css'
import { COMO_FUNCIONA, ENTRADAS } from './conteudo.ts'
import { irPara, type Secao, useRolou } from './rolagem.ts'

const SECOES: readonly { readonly id: Secao; readonly nome: string }[] = [
  { id: 'como-funciona', nome: COMO_FUNCIONA },
  { id: 'equipe', nome: 'Equipe' },
  { id: 'faq', nome: 'Dúvidas' },
]

interface CabecalhoProps {
  /** Somebody is signed in here, as far as this browser knows. */
  readonly dentro: boolean
  readonly onEntrar: () => void
  readonly onPreparar: () => void
}

/** Fixed header: logo, ways to the sections, sign-in; folds into a menu on small screens. */
export function Cabecalho({ dentro, onEntrar, onPreparar }: CabecalhoProps) {
  const rolou = useRolou()
  const [aberto, setAberto] = useState(false)
  const gatilho = useRef<HTMLButtonElement>(null)
  const menu = useRef<HTMLElement>(null)
  useEffect(() => {
    if (!aberto) return undefined
    // It stands before its button: going on from there would pass it by.
    menu.current?.querySelector('button')?.focus()
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      setAberto(false)
      gatilho.current?.focus()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [aberto])
  return (
    <header className={classes(styles.topo, (rolou || aberto) && styles.rolou)} data-rolou={rolou}>
      <div className={styles.faixa}>
        <Link to="/" className={styles.inicio} aria-label="Acolhe, página inicial">
          <Logo />
        </Link>
        <nav
          ref={menu}
          id="menu-principal"
          aria-label="Principal"
          className={classes(styles.nav, aberto && styles.aberto)}
        >
          {SECOES.map((secao) => (
            <button
              key={secao.id}
              type="button"
              className={styles.item}
              onClick={() => {
                setAberto(false)
                irPara(secao.id)
              }}
            >
              {secao.nome}
            </button>
          ))}
        </nav>
        <div className={styles.lado}>
          <span onPointerEnter={onPreparar} onFocus={onPreparar}>
            <Button variant="secondary" small onClick={onEntrar}>
              {dentro ? ENTRADAS.minha_area : 'Entrar'}
            </Button>
          </span>
          <button
            ref={gatilho}
            type="button"
            className={styles.menu}
            aria-label={aberto ? 'Fechar menu' : 'Abrir menu'}
            aria-expanded={aberto}
            aria-controls="menu-principal"
            onClick={() => setAberto(!aberto)}
          >
            <Icon nome={aberto ? 'fechar' : 'menu'} />
          </button>
        </div>
      </div>
    </header>
  )
}
