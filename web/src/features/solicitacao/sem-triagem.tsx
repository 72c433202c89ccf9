import { caminhoDe } from '#domain/base/rotas.ts'
import { type RecusaDeAgendamento, RECUSAS_DE_AGENDAMENTO } from '#domain/triagem/elegibilidade.ts'
import { LISTA } from '#domain/consulta/textos.ts'
import { Alert, EmergencyAlert } from '../../components/alert.tsx'
import { LinkButton } from '../../components/link-button.tsx'
import { paginaDe } from '../dependente/use-dependentes.ts'

interface SemTriagemProps {
  readonly recusa: RecusaDeAgendamento
  /** The dependant it would be for, where it is not for oneself. */
  readonly de: string | undefined
}

/** Why a consultation cannot be requested, and the way to a triage; a red flag is an emergency and sells nothing. */
export function SemTriagem({ recusa, de }: SemTriagemProps) {
  const triagem = paginaDe(caminhoDe('triagem'), de)
  if (recusa === 'red_flag')
    return (
      <>
        <EmergencyAlert>{RECUSAS_DE_AGENDAMENTO.red_flag}</EmergencyAlert>
        <LinkButton to={triagem} variant="secondary">
          {LISTA.triagem}
        </LinkButton>
      </>
    )
  return (
    <Alert tone="aviso" actions={<LinkButton to={triagem}>{LISTA.triagem}</LinkButton>}>
      {RECUSAS_DE_AGENDAMENTO[recusa]}
    </Alert>
  )
}
