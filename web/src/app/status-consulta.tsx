import { Suspense } from 'react'
import type { ConsultaVista } from '#domain/consulta/vista.ts'
import { PageLoading } from '../components/page-loading.tsx'
import { tela } from '../lib/carregar.ts'
import { StatusConsulta } from '../features/consulta/status-consulta.tsx'
import { TesteDeDispositivo } from '../features/sala/teste-de-dispositivo.tsx'

/** Card code is loaded only for whoever needs another card. */
const OutroCartao = tela(async () => (await import('../features/pagamento/outro-cartao.tsx')).OutroCartao)

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
