import type { ReactNode } from 'react'
import { SALA } from '#domain/consulta/textos.ts'
import type { ConsultaVista } from '#domain/consulta/vista.ts'
import { CONVERSA } from '#domain/conversa/textos.ts'
import { REGISTRO } from '#domain/registro/textos.ts'
import { CHAMADA } from '#domain/sala/textos.ts'
import { classes } from '../../lib/classes.ts'
import { PainelDaConversa } from '../conversa/painel-da-conversa.tsx'
import type { useConversa } from '../conversa/use-conversa.ts'
import { RegistroDaConsulta } from '../registro/registro.tsx'
import styles from './chamada.module.css'
import { ProntuarioDoPaciente } from './prontuario.tsx'

/** What stands beside the call: for the patient, the messages alone. */
export type Painel = 'prescricao' | 'prontuario' | 'registro' | 'mensagens'

const TITULOS: Readonly<Record<Painel, string>> = {
  prescricao: SALA.prescricao,
  prontuario: CHAMADA.prontuario,
  registro: REGISTRO.titulo,
  mensagens: CONVERSA.titulo,
}

interface PainelDaChamadaProps {
  readonly consulta: ConsultaVista
  /** The one that is open; null while none is. */
  readonly painel: Painel | null
  /** The document form, from its first opening on: what was written once stays, also while it is closed. */
  readonly prescricao: ReactNode
  readonly conversa: ReturnType<typeof useConversa>
  readonly onFecharConversa: () => void
}

export function PainelDaChamada({
  consulta,
  painel,
  prescricao,
  conversa,
  onFecharConversa,
}: PainelDaChamadaProps) {
  return (
    <aside
      className={classes(styles.painel, painel === 'mensagens' && styles.folha)}
      hidden={painel === null}
      aria-label={painel ? TITULOS[painel] : SALA.prescricao}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolled by itself, so reachable by keyboard (WCAG 2.1.1)
      tabIndex={0}
    >
      {prescricao && <div hidden={painel !== 'prescricao'}>{prescricao}</div>}
      {painel === 'mensagens' && <PainelDaConversa conversa={conversa} onFechar={onFecharConversa} />}
      {painel === 'prontuario' && <ProntuarioDoPaciente consulta={consulta} />}
      {painel === 'registro' && (
        <RegistroDaConsulta consulta_id={consulta.id} resumo={consulta.triagem_resumo_ia} focar />
      )}
    </aside>
  )
}
