import { createHash, randomUUID } from 'node:crypto'
import type { Entrada } from '#domain/base/contrato.ts'
import type { Consulta } from '#domain/consulta/consulta.ts'
import { criarConsulta } from '#domain/consulta/contract.ts'
import { copiaDaTriagem, escolherTriagem, RECUSAS_DE_AGENDAMENTO } from '#domain/triagem/elegibilidade.ts'
import { TERMO, TEXTO_DO_TERMO } from '#domain/legal/termo.ts'
import { vencimentoDaConsulta } from '#domain/consulta/vencimento.ts'
import { DomainError } from '#domain/base/erros.ts'
import { respondeuAlergias } from '#domain/ficha/ficha.ts'
import { ERROS_DA_FICHA } from '#domain/ficha/textos.ts'
import type { Triagem } from '#domain/triagem/triagem.ts'
import * as fichas from '#lambdas/ficha/store/fichas.ts'
import type { Actor } from '#lambdas/runtime/actor.ts'
import { http } from '#lambdas/runtime/http.ts'
import { prazosDoEstagio } from '#lambdas/runtime/prazos.ts'
import * as consentimentos from '#lambdas/consulta/store/consentimentos.ts'
import * as consultas from '#lambdas/store/consultas.ts'
import { especialidadeAtendida } from '#lambdas/triagem/especialidade-atendida.ts'
import { type PacienteDoPedido, pacienteDoPedido } from '#lambdas/store/paciente-do-pedido.ts'
import * as pagamentos from '#lambdas/store/pagamentos.ts'
import { repetir } from '#lambdas/store/consulta-e-pagamento.ts'
import { write } from '#lambdas/store/table.ts'
import * as triagens from '#lambdas/triagem/store/triagens.ts'
import * as usuarios from '#lambdas/store/usuarios.ts'
import * as vinculos from '#lambdas/store/vinculos.ts'
import { preferenciaDoPedido } from './preferencia.ts'
import { vencer } from './vencidas.ts'
import { vista } from './vista.ts'

/** What the request says beyond whom it is for. */
type Pedido = Pick<Entrada<typeof criarConsulta>, 'informacoes_adicionais' | 'medico_preferido'>

/**
 * The patient, or who answers for them, requests what their newest triage suggests; consent, triage and the one-open
 * lock are one write. A pending consultation is answered again, so that reload and back reuse it (estados §3, §7). An
 * admin does not book (estados §8).
 */
export const handler = http(criarConsulta, async (input, { actor, now }) => {
  const paciente = await pacienteDoPedido(actor, input.paciente_id, now)
  if (await usuarios.isAdmin(actor.id)) throw new DomainError('sem_permissao')
  if (!actor.perfil.email_confirmado) throw new DomainError('email_nao_confirmado')
  if (input.consentimento.versao !== TERMO.versao) throw new DomainError('consentimento_necessario')
  const consulta = await repetir(
    async () => (await pendente(actor.id, paciente.id, now)) ?? solicitar(paciente, actor, input, now),
  )
  return vista({ consulta, pagamento: (await pagamentos.find(consulta.id)) ?? null }, actor, now)
})

/** The open consultation while it still waits for its payment. @throws DomainError consulta_aberta */
async function pendente(conta_id: string, paciente_id: string, now: Date): Promise<Consulta | undefined> {
  const aberta = await consultas.abertaDoPaciente(conta_id)
  const atual = aberta && (await vencer(aberta.id, now))
  if (!atual || atual.ended_at) return undefined
  if (atual.status === 'pending' && atual.paciente_id === paciente_id) return atual
  throw new DomainError('consulta_aberta', { extra: { consulta_id: atual.id } })
}

async function solicitar(
  { id: paciente_id, vinculo }: PacienteDoPedido,
  { id: conta_id, perfil }: Pick<Actor, 'id' | 'perfil'>,
  input: Pedido,
  now: Date,
): Promise<Consulta> {
  const triagem = await elegivel(paciente_id, now)
  // After the triage: a red flag is said before anything is asked.
  await exigirAlergias(paciente_id)
  const consulta = await nova(triagem, vinculo && conta_id, input, now)
  await write(
    ...consultas.criacaoWrites(consulta),
    ...triagens.usoWrites(triagem, consulta.id),
    consentimentos.criacaoWrite({
      paciente_id,
      consulta_id: consulta.id,
      versao: TERMO.versao,
      sha256: createHash('sha256').update(TEXTO_DO_TERMO).digest('hex'),
      aceito_em: now.toISOString(),
      ...(vinculo && {
        representante: {
          id: conta_id,
          nome: perfil.nome,
          relacao: vinculo.relacao,
          declaracao: vinculo.declaracao.versao,
        },
      }),
    }),
    // A bond that ends at this moment opens nothing.
    ...(vinculo ? [vinculos.intacto(vinculo)] : []),
  )
  return consulta
}

/** An answer once given stays given, so that it is not part of the write. @throws DomainError alergias_necessarias */
async function exigirAlergias(paciente_id: string): Promise<void> {
  if (respondeuAlergias(await fichas.find(paciente_id))) return
  throw new DomainError('alergias_necessarias', {
    campos: [{ campo: 'alergias', motivo: ERROS_DA_FICHA.alergias }],
  })
}

/** @throws DomainError triagem_necessaria, triagem_nao_elegivel, consulta_bloqueada */
async function elegivel(paciente_id: string, now: Date): Promise<Triagem> {
  const [triagem] = await triagens.doPaciente(paciente_id, 1)
  const escolha = escolherTriagem(triagem ? [triagem] : [], now, prazosDoEstagio())
  if (!escolha.ok) throw new DomainError(escolha.codigo, { detail: RECUSAS_DE_AGENDAMENTO[escolha.recusa] })
  if (!triagem) throw new DomainError('triagem_necessaria')
  return triagem
}

async function nova(
  triagem: Triagem,
  responsavel_id: string | undefined,
  { informacoes_adicionais, medico_preferido }: Pedido,
  now: Date,
): Promise<Consulta> {
  const em = now.toISOString()
  const atendida = await especialidadeAtendida(triagem.especialidade_sugerida)
  const { paciente_id } = triagem
  const consulta: Consulta = {
    id: randomUUID(),
    paciente_id,
    responsavel_id,
    status: 'pending',
    triagem_id: triagem.id,
    ...copiaDaTriagem(triagem),
    ...atendida,
    ...(await preferenciaDoPedido(medico_preferido, paciente_id, atendida.especialidade_sugerida, now)),
    red_flag: false,
    informacoes_adicionais: informacoes_adicionais?.trim() || undefined,
    medicos_excluidos: [],
    created_at: em,
    updated_at: em,
  }
  return { ...consulta, vence_em: vencimentoDaConsulta(consulta, now, prazosDoEstagio()) }
}
