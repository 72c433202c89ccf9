import { CHAMADA, ESTADOS_DA_CHAMADA } from '#domain/sala/textos.ts'
import { Badge, type Tone } from '../../components/badge.tsx'
import { Timer } from '../../components/clock.tsx'
import styles from './chamada.module.css'
import type { contraparteDe } from './contraparte.ts'

interface TopoDaChamadaProps {
  readonly outro: ReturnType<typeof contraparteDe>
  readonly estado: keyof typeof ESTADOS_DA_CHAMADA
  /** Epoch milliseconds of the first connection; null before it, and once one is out of the call. */
  readonly desde: number | null
}

const TONS: Partial<Record<TopoDaChamadaProps['estado'], Tone>> = {
  conectada: 'sucesso',
  reconectando: 'aviso',
  sem_rede: 'aviso',
  recusada: 'perigo',
}

/** With whom one speaks, for how long, and how it goes. */
export function TopoDaChamada({ outro: { nome, registro, rotulo }, estado, desde }: TopoDaChamadaProps) {
  return (
    <header className={styles.topo}>
      <div>
        <h1 className={styles.nome}>{nome}</h1>
        {registro && <p className={styles.rotulo}>{registro}</p>}
        <p className={styles.rotulo}>{rotulo}</p>
      </div>
      <div className={styles.situacao}>
        {desde !== null && (
          <span className={styles.tempo}>
            <span className="so-leitor">{CHAMADA.duracao}</span> <Timer since={desde} />
          </span>
        )}
        <output aria-live="polite">
          <Badge tone={TONS[estado] ?? 'info'}>{ESTADOS_DA_CHAMADA[estado].rotulo}</Badge>
        </output>
      </div>
    </header>
  )
}
