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

const ALTURA = 120
const LARGURA = 28
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

function EmPe({ barras }: BarrasProps) {
  const maior = maiorDe(barras)
  return (
    <svg
      viewBox={`0 0 ${barras.length * LARGURA} ${ALTURA + 24}`}
      preserveAspectRatio="xMinYMin"
      aria-hidden="true"
      focusable="false"
      className={styles.desenho}
    >
      {barras.map(({ rotulo, valor }, ordem) => {
        const altura = Math.max((valor / maior) * ALTURA, 1)
        return (
          <g key={rotulo} transform={`translate(${ordem * LARGURA} 0)`}>
            <rect
              x={4}
              y={ALTURA - altura}
              width={LARGURA - 8}
              height={altura}
              rx={3}
              className={styles.barra}
            />
            <text x={LARGURA / 2} y={ALTURA + 16} textAnchor="middle" className={styles.eixo}>
              {rotulo}
            </text>
          </g>
        )
      })}
    </svg>
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
