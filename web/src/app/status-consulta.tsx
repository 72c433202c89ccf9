import { lazy, Suspense } from 'react'
import type { ConsultaVista } from '#domain/consulta/vista.ts'
import { PageLoading } from '../components/page-loading.tsx'
import { carregar } from '../lib/carregar.ts'
import { StatusConsulta } from '../features/consulta/status-consulta.tsx'
import { TesteDeDispositivo } from '../features/sala/teste-de-dispositivo.tsx'

/** Card code is loaded only for whoever needs another card. */
const OutroCartao = lazy(() =>
  carregar(() => import('../features/pagamento/outro-cartao.tsx')).then((m) => ({
    default: m.OutroCartao,
  })),
)

const outroCartao = (consulta: ConsultaVista) => (
  <Suspense fallback={<PageLoading />}>
    <OutroCartao consulta={consulta} />
  </Suspense>
)

/**
 * The status of a consultation, with the card form of the request for a refused capture and the test before the call.
 */
export const StatusComPagamento = () => (
  <StatusConsulta outroCartao={outroCartao} Teste={TesteDeDispositivo} />
)
