import type { ReactNode } from 'react'
import { type Aparelho, CHAMADA } from '#domain/sala/textos.ts'
import { Icon, type IconName } from '../../components/icon.tsx'
import desenho from '../../components/icon.module.css'
import { classes } from '../../lib/classes.ts'
import styles from './controles.module.css'

interface BotaoDeAparelhoProps {
  readonly aparelho: Aparelho
  readonly ligado: boolean
  readonly onClick: () => void
}

const NOMES = { microfone: CHAMADA.microfone, camera: CHAMADA.camera } as const
const ICONES: Readonly<Record<Aparelho, readonly [IconName, IconName]>> = {
  microfone: ['microfone', 'microfoneMudo'],
  camera: ['video', 'videoDesligado'],
}

/** 'Microfone' or 'Câmera', pressed while it is on; the word under it says which. */
export function BotaoDeAparelho({ aparelho, ligado, onClick }: BotaoDeAparelhoProps) {
  const [on, off] = ICONES[aparelho]
  const genero = aparelho === 'camera' ? 'a' : 'o'
  return (
    <Controle
      icone={ligado ? on : off}
      nome={NOMES[aparelho]}
      situacao={ligado ? `ligad${genero}` : `desligad${genero}`}
      apertado={ligado}
      apagado={!ligado}
      onClick={onClick}
    />
  )
}

interface ControleProps {
  readonly icone: IconName | 'balao'
  readonly nome: string
  readonly situacao?: string
  readonly apertado?: boolean
  readonly apagado?: boolean
  readonly perigo?: boolean
  readonly onClick: () => void
}

/** One control of a call: an icon with its name, thumb-sized. */
export function Controle({ icone, nome, situacao, apertado, apagado, perigo, onClick }: ControleProps) {
  return (
    <button
      type="button"
      className={classes(styles.controle, apagado && styles.apagado, perigo && styles.perigo)}
      aria-pressed={apertado}
      onClick={onClick}
    >
      {icone === 'balao' ? <Balao /> : <Icon nome={icone} className={styles.icone} />}
      <span className={styles.nome}>{nome}</span>
      {/* Of a device it says what `aria-pressed` does: 'desligado, não pressionado' would be heard as its contrary. */}
      {situacao && (
        <span className={styles.situacao} aria-hidden={apagado !== undefined}>
          {situacao}
        </span>
      )}
    </button>
  )
}

/** Drawn here and not with the others, which the first screen carries. */
const Balao = () => (
  <svg
    className={classes(desenho.icon, styles.icone)}
    viewBox="0 0 24 24"
    aria-hidden="true"
    focusable="false"
  >
    <path d="M4 5h16v11h-9l-4.5 4v-4H4zM8 9h8M8 12.5h5" fill="none" />
  </svg>
)

export function BarraDeControles({ children }: { readonly children: ReactNode }) {
  return <div className={styles.barra}>{children}</div>
}
