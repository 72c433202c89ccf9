import type { Consulta } from '#domain/consulta/consulta.ts'
import { verProntuario } from '#domain/consulta/contract.ts'
import { LIMITE_DO_PRONTUARIO, type Prontuario, prontuarioAberto } from '#domain/consulta/prontuario.ts'
import { DomainError } from '#domain/erros.ts'
import { isTerminal } from '#domain/maquina.ts'
import { consultaMachine } from '#domain/consulta/machine.ts'
import type { Triagem } from '#domain/triagem/triagem.ts'
import { http } from '#lambdas/runtime/http.ts'
import { prazosDoEstagio } from '#lambdas/runtime/prazos.ts'
import * as auditoria from '#lambdas/store/auditoria.ts'
import * as consultas from '#lambdas/store/consultas.ts'
import * as documentos from '#lambdas/store/documentos.ts'
import * as medicos from '#lambdas/store/medicos.ts'
import * as triagens from '#lambdas/store/triagens.ts'
import { lerComo } from './participante.ts'

/**
 * The patient's record with this platform, for the doctor who attends them, and only while they do (and 24 h after).
 * It is logged before it is read: nothing leaves unseen (architecture §11).
 */
export const handler = http(verProntuario, async ({ id }, { actor, now }) => {
  const { consulta } = await lerComo(actor, id, 'medico')
  if (!prontuarioAberto(consulta, now, prazosDoEstagio()))
    throw new DomainError('prazo_encerrado', {
      detail: 'O prontuário do paciente fica aberto durante a consulta e por 24 horas depois dela.',
    })
  const { paciente_id, triagem_id } = consulta
  await auditoria.registrar({
    paciente_id,
    ator_id: actor.id,
    acao: 'ler_prontuario',
    objeto: `consulta:${id}`,
    em: now.toISOString(),
  })
  const [lidas, outras, emitidos] = await Promise.all([
    triagens.desde(paciente_id, triagem_id),
    consultas.byPaciente(paciente_id),
    documentos.byPaciente(paciente_id),
  ])
  return {
    triagens: lidas.map(triagemDe),
    consultas: await comMedico(outras.filter((outra) => outra.id !== id && isOver(outra))),
    documentos: emitidos
      .slice(0, LIMITE_DO_PRONTUARIO)
      .map(({ emissao: { medico }, ...documento }) => ({ ...documento, medico })),
  }
})

const isOver = ({ status }: Consulta): boolean => isTerminal(consultaMachine, status)

const triagemDe = ({ regras_disparadas, ...triagem }: Triagem): Prontuario['triagens'][number] => ({
  ...triagem,
  regras: regras_disparadas,
})

/** Each doctor is read once. */
async function comMedico(lista: readonly Consulta[]): Promise<Prontuario['consultas']> {
  const mostradas = lista.slice(0, LIMITE_DO_PRONTUARIO)
  const ids = [...new Set(mostradas.flatMap(({ assigned_to }) => assigned_to ?? []))]
  const cadastros = new Map(await Promise.all(ids.map(async (id) => [id, await cadastroDe(id)] as const)))
  return mostradas.map((consulta) => ({
    ...consulta,
    medico: (consulta.assigned_to && cadastros.get(consulta.assigned_to)) || null,
  }))
}

async function cadastroDe(id: string): Promise<Prontuario['consultas'][number]['medico']> {
  const medico = await medicos.find(id)
  return medico ? { nome: medico.nome_oficial ?? '', crm: medico.crm, uf: medico.uf } : null
}
