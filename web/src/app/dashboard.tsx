import { RECEBIMENTO } from '#domain/base/rotas.ts'
import { LinkButton } from '../components/link-button.tsx'
import { PainelDaConta } from '../features/medico/conta/painel-da-conta.tsx'
import { Dashboard } from '../features/medico/dashboard.tsx'

/** The doctor's figures, and below them whether their account can be paid (D §2.6, §2.8). */
export function DashboardComConta() {
  return (
    <Dashboard
      contaDeRecebimento={
        <PainelDaConta
          acao={
            <LinkButton to={RECEBIMENTO} variant="secondary" small>
              Configurar recebimento
            </LinkButton>
          }
        />
      }
    />
  )
}
