import { contaDoPaciente } from '#domain/consulta/participante.ts'
import { DomainError } from '#domain/base/erros.ts'
import { createPaymentIntentManual } from '#domain/pagamento/contract.ts'
import type { Pagamento } from '#domain/pagamento/pagamento.ts'
import { podeCriarPagamento } from '#domain/consulta/consulta-e-pagamento.ts'
import { proximoOlhar } from '#domain/pagamento/passagem.ts'
import { VERSAO_DE_PRECOS } from '#domain/pagamento/precos.ts'
import { criarIntencao, type Intencao, lerIntencao, liberar } from '#lambdas/providers/cartao.ts'
import { http } from '#lambdas/runtime/http.ts'
import { prazosDoEstagio } from '#lambdas/runtime/prazos.ts'
import {
  type Atual,
  criarPagamento,
  ler,
  repetir,
  trocarIntencao,
} from '#lambdas/store/consulta-e-pagamento.ts'
import { acabou, aplicar, type ComPagamento, hasPayment } from './conciliacao.ts'

/**
 * The intent of a pending consultation, to be authorised now and captured after it. Reload and back get the same one;
 * one the provider ended is replaced. After a refused capture it is the intent of the other card (estados §4).
 */
export const handler = http(
  createPaymentIntentManual,
  async ({ consulta_id, paciente_id }, { actor, now }) => {
    if (!actor.perfil.email_confirmado) throw new DomainError('email_nao_confirmado')
    const { client_secret } = await repetir(async () => {
      const atual = await payable(consulta_id, paciente_id, actor.id)
      if (hasPayment(atual) && atual.pagamento.status === 'falhou') return outroCartao(atual, now)
      return (await current(atual, now)) ?? create(atual, now)
    })
    return { client_secret }
  },
)

/** @throws DomainError nao_encontrado, consulta_bloqueada, prazo_encerrado, transicao_invalida */
async function payable(consulta_id: string, paciente_id: string, conta_id: string): Promise<Atual> {
  const atual = await ler(consulta_id)
  if (atual?.consulta.paciente_id !== paciente_id || contaDoPaciente(atual.consulta) !== conta_id)
    throw new DomainError('nao_encontrado')
  const { status, red_flag } = atual.consulta
  if (status === 'finished' && atual.pagamento?.status === 'falhou') return atual
  if (red_flag) throw new DomainError('consulta_bloqueada')
  if (status === 'expired') throw new DomainError('prazo_encerrado')
  if (status !== 'pending') throw new DomainError('transicao_invalida')
  return atual
}

/** The intent still in use, after storing what the provider says about it. */
async function current(atual: Atual, now: Date): Promise<Intencao | undefined> {
  if (!hasPayment(atual) || podeCriarPagamento(statusesOf(atual))) return undefined
  const intencao = await lerIntencao(atual.pagamento.intent_id)
  const depois = await aplicar(atual, intencao, now)
  return podeCriarPagamento(statusesOf(depois)) ? create(depois, now) : intencao
}

async function create(atual: Atual, now: Date): Promise<Intencao> {
  const { id: consulta_id } = atual.consulta
  const paciente_id = contaDoPaciente(atual.consulta)
  const intencao = nextOf(atual)
  const criada = await criarIntencao({ consulta_id, paciente_id, ordem: intencao })
  const em = now.toISOString()
  const novo: Pagamento = {
    consulta_id,
    paciente_id,
    status: 'criado',
    intent_id: criada.id,
    intencao,
    versao_de_precos: VERSAO_DE_PRECOS,
    tentativas: 0,
    vence_em: proximoOlhar('criado', now, prazosDoEstagio()),
    created_at: em,
    updated_at: em,
  }
  await criarPagamento(atual, novo)
  return criada
}

/**
 * Releases what a refused card held before another card is asked for; without a refusal, another one is already being
 * asked for.
 */
async function outroCartao(atual: ComPagamento, now: Date): Promise<Intencao> {
  const { pagamento } = atual
  const antes = await lerIntencao(pagamento.intent_id)
  if (!pagamento.motivo_recusa && !acabou(antes)) return antes
  await aplicar(atual, antes.status === 'requires_capture' ? await liberar(antes.id) : antes, now)
  const { id: consulta_id } = atual.consulta
  const paciente_id = contaDoPaciente(atual.consulta)
  const intencao = nextOf(atual)
  const criada = await criarIntencao({ consulta_id, paciente_id, ordem: intencao })
  await trocarIntencao(atual, { intent_id: criada.id, intencao }, now)
  return criada
}

const nextOf = ({ pagamento }: Atual): number => (pagamento?.intencao ?? 0) + 1

const statusesOf = ({ consulta, pagamento }: Atual) => ({
  consulta: consulta.status,
  pagamento: pagamento?.status ?? null,
})
