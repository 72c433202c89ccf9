import { criarDocumento } from '#domain/documento/contract.ts'
import { conferir, quantasAssinaturas } from '../../tests/support/assinatura-viva.ts'
import type { CloudProcess } from '../../tests/support/cloud.ts'
import { Jornada } from '../../tests/support/jornada.ts'
import { loja } from '../../tests/support/pessoas.ts'
import { eventually } from '../../tests/support/provedores.ts'

/** Milliseconds a busy machine may take to sign all of them. */
const LONGO = 180_000

interface Lote {
  /** Of those asked for, how many were signed before the session was lost. */
  readonly antes: number
  /** Sentences about what is not as it must be; none when all is well. */
  readonly achados: readonly string[]
}

/**
 * Issues `quantos` documents at once; in the middle of it the provider forgets the session. What is not signed waits,
 * and is signed in the next session, at another provider: each document once, each file valid.
 */
export async function lote(cloud: CloudProcess, quantos: number): Promise<Lote> {
  await loja(cloud)
  // Asking the product as often as this would be refused.
  const sessoes = await import('#lambdas/store/sessoes-de-assinatura.ts')
  const jornada = await (await Jornada.nova(cloud)).ate('em_curso')
  await jornada.conectar({ provedor: 'serproid' })
  // The opening looks for what waits: after it the documents are asked for as they come, at most five in one call.
  await quieta(cloud)
  const path = '/signature$'
  await cloud.falhar(
    { provider: 'psc', path, kind: 'delay', ms: 0, times: Math.ceil(quantos / 13) },
    { provider: 'psc', path, kind: 'status', status: 401, times: quantos },
  )
  const emitidos = await Promise.all(
    Array.from({ length: quantos }, (_, i) =>
      jornada.doMedico.ok(
        criarDocumento,
        { consulta_id: jornada.consulta_id, tipo: 'atestado', conteudo: `Afastamento por ${i + 1} dias.` },
        { 'idempotency-key': `lote-${jornada.consulta_id}-${i}` },
      ),
    ),
  )
  await eventually(
    'the session is lost',
    async () => {
      const sessao = await sessoes.find(jornada.medico.id)
      return sessao?.status === 'encerrado' ? sessao : undefined
    },
    LONGO,
  )
  await quieta(cloud)
  const noMeio = await jornada.documentos()
  const antes = noMeio.filter(({ status }) => status === 'signed').length
  const parados = noMeio.filter(({ status, falha }) => status === 'created' && falha !== 'sem_sessao')
  await cloud.falhar()
  await jornada.conectar({ provedor: 'birdid' })
  const depois = await eventually(
    'all of them are signed',
    async () => {
      const todos = await jornada.documentos()
      return todos.every(({ status }) => status === 'signed') ? todos : undefined
    },
    LONGO,
  )
  const atos = await atosDeAssinatura(jornada.paciente.id)
  const achados = [
    ...parados.map(({ id, falha }) => `${id} espera por ${falha ?? 'nada'} e não por uma sessão`),
    ...(new Set(emitidos.map(({ id }) => id)).size === quantos ? [] : ['dois pedidos, um documento']),
    ...(depois.length === quantos ? [] : [`${depois.length} documentos em vez de ${quantos}`]),
    ...(atos === quantos ? [] : [`${atos} atos de assinatura em vez de ${quantos}`]),
  ]
  for (const { id } of depois) {
    jornada.documento_id = id
    const pdf = await jornada.baixar()
    if (quantasAssinaturas(pdf) !== 1) achados.push(`${quantasAssinaturas(pdf)} assinaturas em ${id}`)
    if ((await conferir(pdf, cloud.provedores)) === null) achados.push(`a assinatura de ${id} não confere`)
  }
  await jornada.sairDaSala()
  return { antes, achados }
}

const quieta = (cloud: CloudProcess) =>
  eventually('nothing is under way', async () => ((await cloud.parada()) ? true : undefined), LONGO)

/** As the patient's record has them. */
async function atosDeAssinatura(paciente_id: string): Promise<number> {
  const auditoria = await import('#lambdas/store/auditoria.ts')
  return (await auditoria.lista(paciente_id)).filter(({ acao }) => acao === 'assinar').length
}
