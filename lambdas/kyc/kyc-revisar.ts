import { DomainError } from '#domain/erros.ts'
import { kycRevisar } from '#domain/kyc/contract-revisao.ts'
import { faltaParaAprovar } from '#domain/kyc/corrida.ts'
import { semLimite } from '#lambdas/runtime/sem-limite.ts'
import * as atos from '#lambdas/store/atos.ts'
import * as kyc from '#lambdas/store/kyc.ts'
import { ConditionFailed } from '#lambdas/store/table.ts'
import { aprovacao } from './aprovacao.ts'
import { encerrar } from './desfecho.ts'
import { perfilDe } from './perfil.ts'
import { corridaEmAnalise } from './revisao.ts'

/**
 * The owner of 'Em análise' decides (estados §1): what a running check would write, plus who decided and why. Only the
 * run the reviewer looked at, only while it waits, and no approval before every stage was carried out.
 */
export const handler = semLimite(
  kycRevisar,
  async ({ usuario_id, corrida_id, decisao, motivo }, { actor, now }) => {
    const atual = await kyc.find(usuario_id)
    const corrida = atual && (await corridaEmAnalise(atual))
    if (!atual || !corrida) throw new DomainError('nao_encontrado')
    if (corrida.id !== corrida_id) throw new DomainError('conflito')
    // Nobody decides about themselves.
    if (usuario_id === actor.id) throw new DomainError('sem_permissao')
    const aprovar = decisao === 'aprovar'
    if (aprovar && faltaParaAprovar(corrida).length > 0) throw new DomainError('transicao_invalida')
    const perfil = await perfilDe(corrida)
    const ato = atos.ato(
      {
        ator_id: actor.id,
        acao: aprovar ? 'kyc_aprovar' : 'kyc_rejeitar',
        objeto: `kyc:${usuario_id}`,
        motivo,
      },
      now,
    )
    try {
      return await encerrar(
        {
          corrida,
          kyc: atual,
          perfil,
          veredito: aprovar ? 'approved' : 'rejected',
          motivos: aprovar ? [] : [motivo],
          decisao: null,
          revisor_id: actor.id,
          aprovacao: [ato, ...(aprovar ? await aprovacao(corrida, perfil, now) : [])],
        },
        now,
      )
    } catch (error) {
      if (error instanceof ConditionFailed) throw new DomainError('conflito')
      throw error
    }
  },
)
