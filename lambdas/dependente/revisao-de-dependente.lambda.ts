import { DomainError } from '#domain/base/erros.ts'
import { revisaoDeDependente } from '#domain/dependente/contract-revisao.ts'
import { linkDaEvidencia, validadeDaEvidencia } from '#lambdas/aws/links.ts'
import { semLimite } from '#lambdas/runtime/sem-limite.ts'
import * as atos from '#lambdas/store/atos.ts'
import * as auditoria from '#lambdas/store/auditoria.ts'
import * as usuarios from '#lambdas/store/usuarios.ts'
import { vinculoEmRevisao } from './em-revisao.ts'
import { linhaDaRevisao } from './linha-da-revisao.ts'

/** What was declared and sent. Each look is recorded, in the dependant's access log and in the reviewers'. */
export const handler = semLimite(
  revisaoDeDependente,
  async ({ responsavel_id, dependente_id }, { actor, now }) => {
    const vinculo = await vinculoEmRevisao(responsavel_id, dependente_id)
    const responsavel = await usuarios.find(responsavel_id)
    if (!responsavel) throw new DomainError('nao_encontrado')
    const objeto = `dependente:${responsavel_id}`
    await atos.registrar({ ator_id: actor.id, acao: 'dependente_ver', objeto, motivo: null }, now)
    await auditoria.registrar({
      paciente_id: dependente_id,
      ator_id: actor.id,
      acao: 'ler',
      objeto,
      em: now.toISOString(),
    })
    const { nome, cpf, data_nascimento, updated_at: vista, imagens } = vinculo
    return {
      ...linhaDaRevisao(vinculo),
      responsavel_nome: responsavel.nome,
      nome,
      cpf_final: cpf.slice(-2),
      data_nascimento,
      vista,
      imagens: await Promise.all(
        imagens.map(async ({ prova, copia }) => ({ prova, url: await linkDaEvidencia(copia, now) })),
      ),
      validade: validadeDaEvidencia(),
    }
  },
)
