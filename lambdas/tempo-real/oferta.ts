import { type Especialidade, eEspecialidade } from '#domain/base/especialidades.ts'
import { acrescimo } from '#domain/consulta/anel.ts'
import { arcoDe } from '#domain/consulta/oferta.ts'
import { type Mudanca, texto } from '#domain/eventos/mudanca.ts'
import type { EventoDeCanal } from '#domain/tempo-real/mensagens.ts'
import { type OpcoesDeDifusao, publicar, type SomenteA } from '#lambdas/aws/difusao.ts'
import { prazosDoEstagio } from '#lambdas/runtime/prazos.ts'
import * as consultas from '#lambdas/store/consultas.ts'
import { chavesDaLinha, chavesDe, linhaDe, recusaDe } from '#lambdas/consulta/store/linhas-da-fila.ts'
import * as situacoes from '#lambdas/consulta/store/situacao-da-fila.ts'
import { consultaKey } from '#lambdas/store/keys.ts'
import { getAll } from '#lambdas/store/table.ts'
import * as vistas from '#lambdas/consulta/store/vistas-na-fila.ts'

/** The doctors who are told that a consultation entered or left the queue: those it is offered to at this moment. */
export async function ofertaDa(
  { depois }: Mudanca,
  evento: EventoDeCanal,
  now: Date,
): Promise<OpcoesDeDifusao> {
  const [id, paciente_id, especialidade = ''] = [
    texto(depois, 'id'),
    texto(depois, 'paciente_id'),
    texto(depois, 'especialidade_sugerida'),
  ]
  if (id === undefined || paciente_id === undefined || !eEspecialidade(especialidade)) return {}
  const queued_at = texto(depois, 'queued_at') ?? now.toISOString()
  const entrou = evento === 'consulta.created'
  const [medida, consulta] = await Promise.all([
    situacoes.ultima(especialidade, now),
    entrou ? ler({ id, paciente_id, responsavel_id: texto(depois, 'responsavel_id') }, now) : undefined,
  ])
  return {
    arco: arcoDe(
      { id, queued_at, medico_preferido: texto(depois, 'medico_preferido') },
      medida?.livres ?? 0,
      now,
      prazosDoEstagio(),
    ),
    ...(entrou && { somenteA: linhaPara(consulta, now) }),
  }
}

/**
 * Nobody accepted meanwhile, or fewer doctors are free: tells the doctors whom the offer now reaches in addition. After
 * a time without doctors it is unknown whom it reached before; then all are told.
 */
export async function oferecerAMais(
  consulta: consultas.NaFila,
  antes: situacoes.Medida | undefined,
  agora: situacoes.Medida,
): Promise<void> {
  const estagio = prazosDoEstagio()
  const em = new Date(agora.em)
  const arco = arcoDe(consulta, agora.livres, em, estagio)
  const dito = antes ? arcoDe(consulta, antes.livres, new Date(antes.em), estagio) : { ...arco, largura: 0 }
  const novo = acrescimo(dito, arco)
  if (!novo) return
  await publicar(
    `fila:${consulta.especialidade_sugerida}`,
    { evento: 'consulta.created', dados: { consulta_id: consulta.id, em: agora.em } },
    { arco: novo, somenteA: linhaPara(await ler(consulta, em), em) },
  )
}

/**
 * For doctors to whom a consultation is offered, the message carries its row, if it still waits and they may see it.
 * That they see it is stored first, for the patient's access log (decision 011). Anybody else only hears that there is
 * news.
 */
function linhaPara(consulta: Awaited<ReturnType<typeof ler>>, now: Date): SomenteA {
  return async (medicos) => {
    if (!consulta) return new Map()
    const { id: consulta_id, paciente_id, especialidade_sugerida, linha, medicos_excluidos } = consulta
    const convidados = medicos.filter((medico_id) => !medicos_excluidos.includes(medico_id))
    const [veem, viram] = await Promise.all([
      comDireito(convidados, especialidade_sugerida, now),
      vistas.quemViu(consulta_id, convidados),
    ])
    const novos = veem.filter((medico_id) => !viram.has(medico_id))
    await vistas.anotar({ consulta_id, paciente_id, em: now.toISOString() }, novos)
    return new Map(veem.map((medico_id) => [medico_id, { linha }]))
  }
}

/** Those of these doctors who may see who waits in a specialty now. */
async function comDireito(
  medicos: readonly string[],
  especialidade: Especialidade,
  now: Date,
): Promise<string[]> {
  const chaves = medicos.flatMap((medico_id) => chavesDe(medico_id, especialidade))
  const lidos = await getAll(chaves, { consistent: false })
  return medicos.filter((medico_id) => !recusaDe(medico_id, especialidade, lidos, now))
}

/**
 * The consultation as stored now, with its row, in one read: the messages that lead here may be late, repeated and
 * out of order. Whose it is never changes.
 */
async function ler(de: Parameters<typeof chavesDaLinha>[0], now: Date) {
  const lidos = await getAll([consultaKey(de.id), ...chavesDaLinha(de)])
  const consulta = consultas.consultaOf(lidos(consultaKey(de.id)))
  if (!consulta || !consultas.isQueued(consulta)) return undefined
  const linha = linhaDe(consulta, lidos, now)
  return linha && { ...consulta, linha }
}
