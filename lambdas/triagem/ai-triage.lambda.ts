import { createHash } from 'node:crypto'
import { LIMITES_DO_SERVIDOR } from '#domain/base/limites-por-operacao.ts'
import { hojeEm, idadeEm } from '#domain/base/campos.ts'
import { DomainError } from '#domain/base/erros.ts'
import { idadeDoDependente } from '#domain/dependente/idade.ts'
import { paraATriagem } from '#domain/ficha/para-a-triagem.ts'
import { trechosDosMotivos } from '#domain/triagem/citacao.ts'
import { triarComFicha } from '#domain/triagem/com-a-ficha.ts'
import { aiTriage } from '#domain/triagem/contract.ts'
import { VERSAO_DA_INSTRUCAO } from '#domain/triagem/instrucao.ts'
import { juntar, type LeituraDoModelo } from '#domain/triagem/juncao.ts'
import type { Achado } from '#domain/triagem/leitura.ts'
import type { RegraDisparada } from '#domain/triagem/regras.ts'
import type { LeituraDoRelato } from '#domain/triagem/textos.ts'
import { LIMITE_ATINGIDO, type Triagem } from '#domain/triagem/triagem.ts'
import * as fichas from '#lambdas/ficha/store/fichas.ts'
import { http } from '#lambdas/runtime/http.ts'
import { logger, metrics } from '#lambdas/runtime/log.ts'
import { pacienteDoPedido } from '#lambdas/store/paciente-do-pedido.ts'
import * as limites from '#lambdas/store/limites.ts'
import { cancelarPorRedFlag } from '#lambdas/store/consulta-e-pagamento.ts'
import * as triagens from '#lambdas/triagem/store/triagens.ts'
import { lerComModelo, modeloDoEstagio } from './leitura.ts'

/**
 * Reads what the patient tells and says where to seek care. The clinical protocol always answers; a model, where the
 * stage names one and the person chose it, may raise what it says and never lower it (`domain/triagem/juncao.ts`). So
 * may the person's health profile, which the model is not given: it is no part of the report the notice speaks of. A
 * dependant's triage reads their age and profile, and never those of the adult who writes. Stored whole before it is
 * answered.
 */
export const handler = http(aiTriage, async (pedido, { actor, now }) => {
  const paciente = await pacienteDoPedido(actor, pedido.paciente_id, now)
  const limite = await limites.consumir({ tipo: 'triagem', quem: actor.id }, LIMITES_DO_SERVIDOR.triagem, now)
  if (!limite.allowed)
    throw new DomainError('muitas_tentativas', { retry_after: limite.retryAfter, detail: LIMITE_ATINGIDO })

  const naFicha = paraATriagem(await fichas.find(paciente.id), now)
  const ato = atoDe({ ...pedido, naFicha })
  const repetida = await triagens.feita(paciente.id, ato, now)
  if (repetida) return responder(repetida, actor.id, now)

  const hoje = hojeEm(now)
  const com_ia = pedido.com_ia ?? false
  const idadeVerificada = paciente.vinculo
    ? idadeDoDependente(paciente.data_nascimento, hoje)
    : idadeEm(paciente.data_nascimento, hoje)
  const doPaciente = paciente.vinculo
    ? { ...pedido, idade: idadeVerificada, de_dependente: true as const }
    : pedido
  const { protocolo, da_ficha } = triarComFicha(doPaciente, naFicha, hoje, idadeVerificada)
  const leitura = await lerComModelo(doPaciente, com_ia, protocolo)
  const {
    achados,
    regras_disparadas,
    regras_postas_de_lado,
    versao,
    margem: _margem,
    ...resultado
  } = juntar(protocolo, leitura, pedido.sintomas_texto)
  const { idade, sexo, sintomas_texto, perguntas_guiadas, respostas } = doPaciente
  const guardar = comoGuardada(sintomas_texto, achados)
  const triagem: Triagem = {
    ...resultado,
    id: crypto.randomUUID(),
    paciente_id: paciente.id,
    ...(paciente.vinculo && { responsavel_id: actor.id }),
    created_at: now.toISOString(),
    consulta_id: null,
    aviso_versao: pedido.aviso_versao ?? null,
    com_ia,
    ia_usada: leitura.situacao === 'lida',
    entrada: {
      idade,
      sexo,
      sintomas_texto,
      perguntas_guiadas,
      ...(respostas && { respostas }),
      ...(da_ficha.length > 0 && { da_ficha: [...da_ficha] }),
    },
    achados: [...achados],
    regras_disparadas: regras_disparadas.map(guardar),
    ...(regras_postas_de_lado && { regras_postas_de_lado: regras_postas_de_lado.map(guardar) }),
    versao_protocolo: versao,
    ...registroDaLeitura(leitura),
  }
  return responder(await triagens.guardar(triagem, ato), actor.id, now)
})

/** Digest of what was sent, by which a repetition of the same answers is recognised. */
const atoDe = (pedido: Readonly<Record<string, unknown>>): string =>
  createHash('sha256').update(JSON.stringify(pedido)).digest('base64url')

/** The answer for a stored triage, the same each time it is asked for. */
const responder = async (triagem: Triagem, conta_id: string, now: Date) => ({
  ...triagem,
  triagem_id: triagem.id,
  leitura: leituraDita(triagem),
  consulta_cancelada: await cancelar(triagem, conta_id, now),
})

/** Stores the model's name, its instruction and its unchanged answer. */
function registroDaLeitura(leitura: LeituraDoModelo): Pick<Triagem, 'leitura_ia'> {
  if (leitura.situacao === 'dispensada') return {}
  const modelo = modeloDoEstagio() ?? 'nenhum'
  const resposta = leitura.situacao === 'lida' ? leitura.resposta : undefined
  return { leitura_ia: { modelo, versao_instrucao: VERSAO_DA_INSTRUCAO, ...(resposta && { resposta }) } }
}

function leituraDita({ ia_usada, com_ia, red_flag }: Triagem): LeituraDoRelato {
  if (ia_usada) return 'ia'
  if (!com_ia) return 'sem_ia'
  return red_flag && modeloDoEstagio() !== undefined ? 'antes_da_ia' : 'ia_fora'
}

const comoGuardada =
  (relato: string, achados: readonly Achado[]) =>
  ({ motivos, ...regra }: RegraDisparada): Triagem['regras_disparadas'][number] => ({
    ...regra,
    motivos: [...motivos],
    trechos: trechosDosMotivos(relato, achados, motivos),
  })

/** A red flag cancels the patient's own open request. If that fails, the person must still read where to go now. */
async function cancelar(
  { red_flag, para_outra_pessoa, paciente_id }: Triagem,
  conta_id: string,
  now: Date,
): Promise<boolean> {
  if (!red_flag || para_outra_pessoa) return false
  try {
    return (await cancelarPorRedFlag(conta_id, now, paciente_id)) !== undefined
  } catch (error) {
    logger.error('Open request was not cancelled after a red flag', {
      conta_id,
      paciente_id,
      error: error instanceof Error ? error : String(error),
    })
    metrics.addMetric('RedFlagSemCancelamento', 'Count', 1)
    return false
  }
}
