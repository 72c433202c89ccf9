import { cancelarConsulta } from '#domain/consulta/contract.ts'
import { confirmarPagamento } from '#domain/pagamento/contract.ts'
import { temArquivo } from '../../tests/support/baldes.ts'
import { eventually } from '../../tests/support/provedores.ts'
import type { Cena } from './cena.ts'

/** A moment of the journey at which the product is killed; `fim` is how the journey ends all the same. */
export interface Ponto {
  readonly nome: string
  readonly fim: 'repassado' | 'liberado'
  matarAqui(cena: Cena): Promise<void>
}

/** Milliseconds within which an ordinary request is certainly under way. */
const EM_VOO = 40

const ponto = (nome: string, matarAqui: Ponto['matarAqui'], fim: Ponto['fim'] = 'repassado'): Ponto => ({
  nome,
  fim,
  matarAqui,
})

export const PONTOS: readonly Ponto[] = [
  ponto('triagem em voo', async (cena) => cena.matarDurante(() => cena.jornada.triar(), EM_VOO)),
  ponto('solicitação em voo', async (cena) => {
    await cena.jornada.ate('triada')
    await cena.matarDurante(() => cena.jornada.solicitar(), EM_VOO, 'pending')
  }),
  ponto('solicitação respondida', async (cena) => {
    await cena.jornada.ate('solicitada')
    cena.sabe('pending')
    await cena.matar()
  }),
  ponto('intenção de pagamento em voo', async (cena) => {
    await cena.jornada.ate('solicitada')
    cena.sabe('pending')
    await cena.matarDurante(() => cena.jornada.intencao(), EM_VOO)
  }),
  ponto('autorizado no cartão, antes do aviso', async (cena) => {
    const { jornada } = await solicitada(cena)
    await jornada.cartao.confirmar(await jornada.intencao())
    await cena.matar()
  }),
  ponto('confirmação do pagamento em voo', async (cena) => {
    const { jornada } = await solicitada(cena)
    await jornada.cartao.confirmar(await jornada.intencao())
    const { consulta_id } = jornada
    await cena.matarDurante(
      () => jornada.doPaciente.ok(confirmarPagamento, { consulta_id }),
      EM_VOO,
      'queued',
    )
  }),
  ponto('na fila', async (cena) => {
    await cena.jornada.ate('na_fila')
    cena.sabe('queued')
    await cena.matar()
  }),
  ponto('aceite em voo', async (cena) => {
    await cena.jornada.ate('na_fila')
    await cena.jornada.estarNaFila()
    cena.sabe('queued')
    await cena.matarDurante(() => cena.jornada.aceitar(), EM_VOO, 'assigned')
  }),
  ponto('aceite respondido', async (cena) => {
    await cena.jornada.ate('aceita')
    cena.sabe('assigned')
    await cena.matar()
  }),
  ponto('os dois na sala', async (cena) => {
    await cena.jornada.ate('na_sala')
    cena.sabe('assigned')
    await cena.matar()
  }),
  ponto('início em voo', async (cena) => {
    await cena.jornada.ate('na_sala')
    await cena.matarDurante(() => cena.jornada.iniciar(), EM_VOO, 'in_progress')
  }),
  ponto('finalização em voo', async (cena) => {
    await cena.jornada.ate('registrada')
    cena.sabe('in_progress')
    await cena.matarDurante(() => cena.jornada.finalizar(), 5 * EM_VOO, 'finished')
  }),
  ponto('finalizada, antes da captura', async (cena) => {
    const { jornada } = cena
    await jornada.ate('registrada')
    const respondida = jornada.finalizar().catch(() => undefined)
    await eventually('finished', async () => {
      const { status } = await jornada.ver()
      return status === 'finished' ? status : undefined
    })
    cena.sabe('finished')
    await cena.matar()
    await respondida
  }),
  ponto('emissão do documento em voo', async (cena) => {
    await cena.jornada.ate('finalizada')
    cena.sabe('finished')
    await cena.matarDurante(() => cena.jornada.emitir(), EM_VOO)
  }),
  ponto('durante a assinatura', async (cena) => {
    await cena.jornada.ate('finalizada')
    cena.sabe('finished')
    await cena.jornada.conectar()
    await cena.jornada.emitir()
    await cena.matarDurante(() => cena.jornada.assinado(), 5 * EM_VOO)
  }),
  ponto('arquivo fixado, antes da assinatura', (cena) => matarNaAssinatura(cena, 'hang')),
  ponto('assinado no provedor, antes de embutir', (cena) => matarNaAssinatura(cena, 'mute')),
  ponto('arquivo assinado guardado, antes de ser dito', async (cena) => {
    const { cloud, jornada } = cena
    await jornada.ate('finalizada')
    cena.sabe('finished')
    const { id } = await jornada.emitir()
    // The file is stored by itself; that it is stands in one transaction with both logs.
    await cloud.quebrar({ service: 'dynamodb', operation: 'TransactWriteItems' })
    await jornada.conectar()
    await eventually('the signed file is stored', async () =>
      (await temArquivo(cloud, 'BALDE_DOCS', `${jornada.paciente.id}/${id}.pdf`)) ? true : undefined,
    )
    await cena.matar()
  }),
  ponto('entrega do documento em voo', async (cena) => {
    await cena.jornada.ate('documentada')
    cena.sabe('finished')
    await cena.matarDurante(() => cena.jornada.baixar(), EM_VOO)
  }),
  ponto(
    'cancelamento na fila em voo',
    async (cena) => {
      const { jornada } = cena
      await jornada.ate('na_fila')
      await cena.matarDurante(
        () => jornada.doPaciente.ok(cancelarConsulta, { id: jornada.consulta_id }),
        EM_VOO,
      )
    },
    'liberado',
  ),
]

async function solicitada(cena: Cena): Promise<Cena> {
  await cena.jornada.ate('solicitada')
  cena.sabe('pending')
  return cena
}

/** Killed while the provider has the hash: before it signs, or after. */
async function matarNaAssinatura(cena: Cena, kind: 'hang' | 'mute'): Promise<void> {
  const { cloud, jornada } = cena
  await jornada.ate('finalizada')
  cena.sabe('finished')
  await jornada.conectar()
  await cloud.falhar({ provider: 'psc', path: '/signature$', kind })
  await jornada.emitir()
  await eventually('the provider has the hash', async () => ((await cloud.retidos()) > 0 ? true : undefined))
  await cena.matar()
}
