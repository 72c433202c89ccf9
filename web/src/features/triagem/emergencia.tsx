import { AVISO_IA, CHAMADAS } from '#domain/triagem/textos.ts'
import { Alert } from '../../components/alert.tsx'
import { Icon } from '../../components/icon.tsx'
import { LinkButton } from '../../components/link-button.tsx'

/** Help before the form is finished, for whoever just ticked a sign of danger. */
export function EmergenciaJa() {
  return (
    <Alert
      tone="perigo"
      announce
      actions={
        <LinkButton to={CHAMADAS.samu.href} variant="danger">
          <Icon nome="telefone" />
          {CHAMADAS.samu.rotulo}
        </LinkButton>
      }
    >
      {AVISO_IA.emergencia}
    </Alert>
  )
}
