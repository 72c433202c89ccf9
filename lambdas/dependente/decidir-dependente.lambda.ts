import { DomainError } from '#domain/base/erros.ts'
import { decidirDependente } from '#domain/dependente/contract-revisao.ts'
import { ERROS_DO_DEPENDENTE } from '#domain/dependente/textos.ts'
import { mesmaPessoa } from '#domain/kyc/decisao/quatro-olhos.ts'
import { semLimite } from '#lambdas/runtime/sem-limite.ts'
import * as atos from '#lambdas/store/atos.ts'
import * as usuarios from '#lambdas/store/usuarios.ts'
import { esquecerImagens } from './imagens-da-prova.ts'
import { vinculoEmRevisao } from './em-revisao.ts'
import { mudar } from './mudar.ts'

/**
 * The reviewer decides what they looked at, and never about themselves, under any of their accounts; who decided
 * and why stays with the bond.
 */
export const handler = semLimite(
  decidirDependente,
  async ({ responsavel_id, dependente_id, vista, decisao, motivo }, { actor, now }) => {
    const antes = await vinculoEmRevisao(responsavel_id, dependente_id)
    const responsavel = await usuarios.find(antes.responsavel_id)
    if (!responsavel) throw new DomainError('nao_encontrado')
    if (mesmaPessoa(responsavel, actor.perfil)) throw new DomainError('sem_permissao')
    if (antes.updated_at !== vista) throw new DomainError('conflito', { detail: ERROS_DO_DEPENDENTE.mudou })
    const confirmar = decisao === 'confirmar'
    const ato = atos.ato(
      {
        ator_id: actor.id,
        acao: confirmar ? 'dependente_confirmar' : 'dependente_recusar',
        objeto: `dependente:${responsavel_id}`,
        motivo,
      },
      now,
    )
    await mudar(
      {
        antes,
        ato: confirmar ? 'confirmar' : 'recusar',
        papel: 'revisor',
        ator_id: actor.id,
        fatos: { imagens: [], decisao: { por: actor.id, motivo, em: now.toISOString() } },
        outros: [ato],
      },
      now,
    )
    await esquecerImagens(antes)
    return { status: confirmar ? ('confirmado' as const) : ('recusado' as const) }
  },
)
