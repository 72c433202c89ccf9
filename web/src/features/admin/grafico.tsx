import styles from './admin.module.css'
import { Tabela } from './tabela.tsx'

interface Barra {
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
        <div aria-hidden="true" className={styles.com_eixos}>
          <span className={styles.nome_do_eixo}>{deitado ? de : valor}</span>
          {deitado ? <Deitadas barras={barras} /> : <EmPe barras={barras} />}
          <span className={styles.nome_do_eixo_x}>{deitado ? valor : de}</span>
        </div>
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

/** Every so many bars one has a label, so that labels are readable on a phone; the table has them all. */
const NOMEADAS = 8

function EmPe({ barras }: BarrasProps) {
  const maior = maiorDe(barras)
  const passo = Math.ceil(barras.length / NOMEADAS)
  return (
    <div className={styles.em_pe}>
      <div className={styles.escala}>
        <span>{maior.toLocaleString('pt-BR')}</span>
        <span>0</span>
      </div>
      <div className={styles.colunas}>
        {barras.map(({ rotulo, valor }, ordem) => (
          <div key={rotulo} className={styles.coluna}>
            <div className={styles.vao}>
              <div className={styles.coluna_cheia} style={{ height: `${(valor / maior) * 100}%` }} />
            </div>
            <span className={styles.eixo}>{ordem % passo === 0 ? rotulo : ''}</span>
          </div>
        ))}
      </div>
    </div>
  )
}

/** Room at the end of the longest bar for its figure. */
const FIGURA = 56

function Deitadas({ barras }: BarrasProps) {
  const maior = maiorDe(barras)
  const larguraDe = (valor: number) => Math.max((valor / maior) * (COMPRIMENTO - FIGURA), 2)
  return (
    <svg
      viewBox={`0 0 ${COMPRIMENTO} ${barras.length * LINHA}`}
      preserveAspectRatio="xMinYMin"
      focusable="false"
      className={styles.desenho}
    >
      <line x1={0} x2={0} y1={0} y2={barras.length * LINHA} className={styles.linha_do_eixo} />
      {barras.map(({ rotulo, valor }, ordem) => (
        <g key={rotulo} transform={`translate(0 ${ordem * LINHA})`}>
          <text x={4} y={14} className={styles.nome_da_barra}>
            {rotulo}
          </text>
          <rect x={0} y={20} width={larguraDe(valor)} height={14} rx={4} className={styles.barra} />
          <text x={larguraDe(valor) + 6} y={31} className={styles.nome_da_barra}>
            {valor.toLocaleString('pt-BR')}
          </text>
        </g>
      ))}
    </svg>
  )
}
