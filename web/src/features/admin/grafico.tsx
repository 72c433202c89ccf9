import styles from './admin.module.css'
import { Tabela } from './tabela.tsx'

export interface Barra {
  readonly rotulo: string
  readonly valor: number
}

interface GraficoProps {
  readonly titulo: string
  /** Heads of the table beside it: what a bar is of, and what it counts. */
  readonly de: string
  readonly valor: string
  readonly barras: readonly Barra[]
  /** Bars that lie, for names longer than a column. */
  readonly deitado?: boolean
}

const COMPRIMENTO = 320
const LINHA = 44

/** Bars to look at, and the same figures in a table to read. */
export function Grafico({ titulo, de, valor, barras, deitado = false }: GraficoProps) {
  return (
    <figure className={styles.grafico}>
      <figcaption className={styles.titulo_do_grafico}>{titulo}</figcaption>
      <div className={styles.grafico_e_tabela}>
        {deitado ? <Deitadas barras={barras} /> : <EmPe barras={barras} />}
        <Tabela
          legenda={titulo}
          colunas={[de, valor]}
          linhas={barras.map((barra) => ({ id: barra.rotulo, celulas: [barra.rotulo, barra.valor] }))}
        />
      </div>
    </figure>
  )
}

interface BarrasProps {
  readonly barras: readonly Barra[]
}

const maiorDe = (barras: readonly Barra[]): number => Math.max(1, ...barras.map(({ valor }) => valor))

/** Named so far apart that the names can be read on a phone: the table beside them has every one. */
const NOMEADAS = 8

function EmPe({ barras }: BarrasProps) {
  const maior = maiorDe(barras)
  const passo = Math.ceil(barras.length / NOMEADAS)
  return (
    <div aria-hidden="true" className={styles.colunas}>
      {barras.map(({ rotulo, valor }, ordem) => (
        <div key={rotulo} className={styles.coluna}>
          <div className={styles.vao}>
            <div className={styles.coluna_cheia} style={{ height: `${(valor / maior) * 100}%` }} />
          </div>
          <span className={styles.eixo}>{ordem % passo === 0 ? rotulo : ''}</span>
        </div>
      ))}
    </div>
  )
}

function Deitadas({ barras }: BarrasProps) {
  const maior = maiorDe(barras)
  return (
    <svg
      viewBox={`0 0 ${COMPRIMENTO} ${barras.length * LINHA}`}
      preserveAspectRatio="xMinYMin"
      aria-hidden="true"
      focusable="false"
      className={styles.desenho}
    >
      {barras.map(({ rotulo, valor }, ordem) => (
        <g key={rotulo} transform={`translate(0 ${ordem * LINHA})`}>
          <text x={0} y={14} className={styles.nome_da_barra}>
            {rotulo}
          </text>
          <rect
            x={0}
            y={20}
            width={Math.max((valor / maior) * COMPRIMENTO, 2)}
            height={14}
            rx={4}
            className={styles.barra}
          />
        </g>
      ))}
    </svg>
  )
}
