import { PainelDaConta } from '../components/medico/painel-da-conta.tsx'
import { Dashboard } from '../features/medico/dashboard.tsx'

/** The doctor's dashboard with where the payouts go to. */
export const DashboardComConta = () => <Dashboard contaDeRecebimento={<PainelDaConta />} />
