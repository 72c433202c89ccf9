import { DomainError } from '#domain/base/erros.ts'
import { kycDecidirRevisao } from '#domain/kyc/contract-revisao.ts'
import { type Corrida, faltaParaAprovar } from '#domain/kyc/corrida.ts'
import { FALTA_OUTRA_PESSOA, mesmaPessoa, pedeDois } from '#domain/kyc/decisao/quatro-olhos.ts'
import type { Usuario } from '#domain/cadastro/usuario.ts'
import { semLimite } from '#lambdas/runtime/sem-limite.ts'
import * as atos from '#lambdas/store/atos.ts'
import * as bloqueios from '#lambdas/kyc/store/bloqueios.ts'
import * as kyc from '#lambdas/kyc/store/situacao.ts'
import * as corridas from '#lambdas/kyc/store/corridas.ts'
import { ConditionFailed, type Write, write } from '#lambdas/store/table.ts'
import * as usuarios from '#lambdas/store/usuarios.ts'
import { aprovacao } from './desfecho/aprovacao.ts'
import { encerrar } from './desfecho/desfecho.ts'
import { motivosDaRecusa } from './desfecho/pendencia.ts'
import { perfilDe } from './corrida/perfil-da-corrida.ts'
import { corridaEmAnalise } from './desfecho/revisao.ts'

/**
 * The reviewer decides a run 'Em análise' (estados §1): the writes of an automatic decision, plus who decided and why.
 * Only for the run the reviewer saw, while it still waits; an approval also needs every stage carried out, and two
 * people when there are signs of fraud.
 */
export const handler = semLimite(
  kycDecidirRevisao,
  async ({ usuario_id, corrida_id, decisao, motivo }, { actor, now }) => {
    const atual = await kyc.find(usuario_id)
    const corrida = atual && (await corridaEmAnalise(atual))
    if (!atual || !corrida) throw new DomainError('nao_encontrado')
    if (corrida.id !== corrida_id) throw new DomainError('conflito')
    const perfil = await perfilDe(corrida)
    // Nobody may decide about themselves, under any of their accounts.
    if (mesmaPessoa(perfil, actor.perfil)) throw new DomainError('sem_permissao')
    const aprovar = decisao === 'aprovar'
    if (aprovar && faltaParaAprovar(corrida).length > 0) throw new DomainError('transicao_invalida')
    const primeira = aprovar && pedeDois(corrida) && !(await jaAprovada(corrida, actor.perfil))
    const ato = atos.ato(
      {
        ator_id: actor.id,
        acao: aprovar ? (primeira ? 'kyc_aprovar_primeiro' : 'kyc_aprovar') : 'kyc_rejeitar',
        objeto: `kyc:${usuario_id}`,
        motivo,
      },
      now,
    )
    try {
      if (primeira) {
        const previa = { revisor_id: actor.id, em: now.toISOString() }
        await write(corridas.primeiraAprovacao(corrida, previa), ato)
        return { kyc_status: 'pending' as const, access_tier: perfil.access_tier, falta_outra_pessoa: true }
      }
      const decidida = await encerrar(
        {
          corrida,
          kyc: atual,
          perfil,
          veredito: aprovar ? 'approved' : 'rejected',
          motivos: aprovar ? [] : motivosDaRecusa(perfil, [motivo]),
          decisao: null,
          revisor_id: actor.id,
          aprovacao: [ato, ...(aprovar ? await aprovada(corrida, perfil, now) : [])],
        },
        now,
      )
      return { ...decidida, falta_outra_pessoa: false }
    } catch (error) {
      if (error instanceof ConditionFailed) throw new DomainError('conflito')
      throw error
    }
  },
)

/** What the rules' approval writes; and nobody asks again about a block that a person has looked at. */
const aprovada = async (corrida: Corrida, perfil: Usuario, now: Date): Promise<Write[]> => [
  ...(await aprovacao(corrida, perfil, now)),
  ...(await bloqueios.soltar(perfil.cpf)),
]

/** Whether somebody else approved it before. @throws DomainError sem_permissao when that was the same person */
async function jaAprovada({ aprovacao_previa: previa }: Corrida, revisor: Usuario): Promise<boolean> {
  if (!previa) return false
  const primeiro = await usuarios.find(previa.revisor_id)
  if (!primeiro || mesmaPessoa(primeiro, revisor))
    throw new DomainError('sem_permissao', { detail: FALTA_OUTRA_PESSOA })
  return true
}
