import { cancelarConsulta, minhasConsultas } from '#domain/consulta/contract.ts'
import { confirmarPagamento } from '#domain/pagamento/contract.ts'
import { ultimaTriagem } from '#domain/triagem/contract.ts'
import { passarUmMinuto } from '../../tests/support/agendas.ts'
import { Recusada } from '../../tests/support/http.ts'
import type { Jornada } from '../../tests/support/jornada.ts'
import { eventually } from '../../tests/support/provedores.ts'

/**
 * What the patient and the doctor would do after the product came back, over HTTP: they know only what it answers
 * now, and each does the one thing that answer allows, until the journey is over.
 */
export async function retomar(jornada: Jornada): Promise<void> {
  if (jornada.consulta_id === '') await reencontrar(jornada)
  for (let passo = 1; passo <= PASSOS; passo++) {
    const { status } = await jornada.ver()
    if (status === 'finished') break
    await avancar[status](jornada).catch(olharDeNovo)
  }
  await receber(jornada, 'repassado')
  const [documento] = await jornada.documentos()
  if (documento) jornada.documento_id = documento.id
  else await jornada.emitir()
  await jornada.conectar()
  await eventually('the document is signed', async () => {
    await passarUmMinuto(jornada.cloud)
    const [atual] = await jornada.documentos()
    return atual?.status === 'created' ? undefined : atual
  })
}

/** More than the acts of a journey, with a second look at each. */
const PASSOS = 12

/**
 * Only a 409 is no failure: something changed since the last reading, such as by a late notice of the provider. The
 * journey then looks again, as a screen would.
 */
function olharDeNovo(error: unknown): void {
  if (!(error instanceof Recusada) || error.status !== 409) throw error
}

/** Cancels, as the patient did before the crash, and waits until the hold is released. */
export async function desistir(jornada: Jornada): Promise<void> {
  await jornada.doPaciente.ok(cancelarConsulta, { id: jornada.consulta_id })
  await receber(jornada, 'liberado')
}

/** The open consultation, or a new one from the triage that was stored; without either, from the beginning. */
async function reencontrar(jornada: Jornada): Promise<void> {
  const { consultas } = await jornada.doPaciente.ok(minhasConsultas)
  const aberta = consultas.find(({ ended_at }) => ended_at === undefined)
  if (aberta) {
    jornada.consulta_id = aberta.id
    return
  }
  const { triagem } = await jornada.doPaciente.ok(ultimaTriagem)
  if (!triagem) await jornada.triar()
  await jornada.solicitar()
}

const parada = async (jornada: Jornada): Promise<void> => {
  throw new Error(`A consulta ${jornada.consulta_id} acabou sem ser finalizada`)
}

const avancar = {
  pending: pagar,
  queued: async (jornada: Jornada) => {
    const { ok, reason } = await jornada.aceitar()
    if (!ok) throw new Error(`O aceite foi recusado: ${reason}`)
  },
  assigned: async (jornada: Jornada) => {
    await jornada.entrarNaSala()
    await jornada.iniciar()
  },
  in_progress: async (jornada: Jornada) => {
    await jornada.entrarNaSala()
    await jornada.finalizar()
  },
  expired: parada,
  cancelled: parada,
}

/** What the payment panel does: the same intent again, the card only where it still asks for one. */
async function pagar(jornada: Jornada): Promise<void> {
  const secret = await jornada.intencao()
  const { status } = await jornada.cartao.ler(jornada.cartao.idDe(secret))
  if (status === 'requires_payment_method') await jornada.cartao.confirmar(secret)
  await jornada.doPaciente.ok(confirmarPagamento, { consulta_id: jornada.consulta_id })
}

const receber = (jornada: Jornada, fim: 'repassado' | 'liberado') =>
  eventually(
    `payment ${fim}`,
    async () => {
      await passarUmMinuto(jornada.cloud)
      const { pagamento } = await jornada.ver()
      return pagamento?.status === fim ? fim : undefined
    },
    30_000,
  )
