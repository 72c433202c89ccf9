import type { Consulta } from '#domain/consulta/consulta.ts'
import { verProntuario } from '#domain/documento/contract.ts'
import { LIMITE_DO_PRONTUARIO, type Prontuario } from '#domain/documento/prontuario.ts'
import { prontuarioAberto } from '#domain/consulta/prontuario-aberto.ts'
import { DomainError } from '#domain/base/erros.ts'
import { isTerminal } from '#domain/base/maquina.ts'
import { consultaMachine } from '#domain/consulta/machine.ts'
import type { Registro } from '#domain/registro/registro.ts'
import type { Triagem } from '#domain/triagem/triagem.ts'
import * as fichas from '#lambdas/ficha/store/fichas.ts'
import { semLimite } from '#lambdas/runtime/sem-limite.ts'
import { prazosDoEstagio } from '#lambdas/runtime/prazos.ts'
import * as auditoria from '#lambdas/store/auditoria.ts'
import * as consultas from '#lambdas/store/consultas.ts'
import * as documentos from '#lambdas/store/documentos.ts'
import { lido } from '#lambdas/registro/leitura.ts'
import * as registros from '#lambdas/registro/store/registros.ts'
import * as triagens from '#lambdas/triagem/store/triagens.ts'
import { consultaEPagamentoDe } from '../consulta/participante.ts'
import { cadastros } from './cadastros.ts'

/**
 * The patient's record on this platform, for the doctor who attends them, during the consultation and for 24 h after
 * it. The access is logged before anything is read, so that no read goes unrecorded.
 */
export const handler = semLimite(verProntuario, async ({ id }, { actor, now }) => {
  const { consulta } = await consultaEPagamentoDe(actor, id, 'medico')
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
  const [ficha, lidas, outras, emitidos, escritos] = await Promise.all([
    fichas.find(paciente_id),
    triagens.desde(paciente_id, triagem_id),
    consultas.byPaciente(paciente_id),
    documentos.byPaciente(paciente_id),
    registros.doPaciente(paciente_id),
  ])
  const anteriores = outras.filter((outra) => outra.id !== id && isOver(outra)).slice(0, LIMITE_DO_PRONTUARIO)
  const { devolucoes = [] } = consulta
  const medicoDe = await cadastros([
    ...anteriores.map(({ assigned_to }) => assigned_to),
    ...devolucoes.map(({ medico_id }) => medico_id),
  ])
  return {
    ficha: ficha ?? null,
    triagens: lidas.map(triagemDe),
    devolucoes: devolucoes.map((devolucao) => ({ ...devolucao, medico: medicoDe(devolucao.medico_id) })),
    consultas: await Promise.all(
      anteriores.map(async (anterior) => {
        const escrito = escritos.find(({ registro }) => eDa(anterior, registro))
        return {
          ...anterior,
          medico: medicoDe(anterior.assigned_to),
          registro: escrito ? await lido(escrito) : null,
        }
      }),
    ),
    documentos: emitidos
      .slice(0, LIMITE_DO_PRONTUARIO)
      .map(({ emissao: { medico }, ...documento }) => ({ ...documento, medico })),
  }
})

/** The closed record of a consultation, by the doctor it ended with. */
const eDa = ({ id, assigned_to }: Consulta, { consulta_id, medico_id, status }: Registro): boolean =>
  consulta_id === id && medico_id === assigned_to && status !== 'aberto'

const isOver = ({ status }: Consulta): boolean => isTerminal(consultaMachine, status)

const triagemDe = ({ regras_disparadas, ...triagem }: Triagem): Prontuario['triagens'][number] => ({
  ...triagem,
  regras: regras_disparadas.map(({ trechos = [], ...regra }) => ({ ...regra, trechos })),
})
