import type { Saida } from '#domain/base/contrato.ts'
import { DomainError } from '#domain/base/erros.ts'
import { kycRevisao } from '#domain/kyc/contract-revisao.ts'
import { type Corrida, faltaParaAprovar } from '#domain/kyc/corrida.ts'
import { KYC_ETAPAS } from '#domain/kyc/machine.ts'
import { pedeDois } from '#domain/kyc/decisao/quatro-olhos.ts'
import { semLimite } from '#lambdas/runtime/sem-limite.ts'
import * as atos from '#lambdas/store/atos.ts'
import * as auditoria from '#lambdas/store/auditoria.ts'
import * as kyc from '#lambdas/kyc/store/situacao.ts'
import { linkDaEvidencia, validadeDaEvidencia } from '#lambdas/aws/links.ts'
import { perfilDe } from './corrida/perfil-da-corrida.ts'
import { corridaEmAnalise } from './desfecho/revisao.ts'

/** The evidence of a check in analysis. Each look is recorded, in the person's access log and in the reviewers'. */
export const handler = semLimite(kycRevisao, async ({ usuario_id }, { actor, now }) => {
  const atual = await kyc.find(usuario_id)
  const corrida = atual && (await corridaEmAnalise(atual))
  if (!atual || !corrida) throw new DomainError('nao_encontrado')
  const perfil = await perfilDe(corrida)
  const objeto = `kyc:${usuario_id}`
  await atos.registrar({ ator_id: actor.id, acao: 'kyc_ver', objeto, motivo: null }, now)
  await auditoria.registrar({
    paciente_id: usuario_id,
    ator_id: actor.id,
    acao: 'ler',
    objeto,
    em: now.toISOString(),
  })
  return {
    usuario_id,
    corrida_id: corrida.id,
    nome: perfil.nome,
    cpf_final: perfil.cpf.slice(-2),
    data_nascimento: perfil.data_nascimento,
    tipo: corrida.tipo,
    desde: atual.em_analise_desde ?? corrida.updated_at,
    reasons: corrida.reasons,
    imagens: await imagens(corrida, now),
    validade: validadeDaEvidencia(),
    etapas: KYC_ETAPAS.flatMap((etapa) => {
      const resultado = corrida.resultados[etapa]
      return resultado ? [{ etapa, ...resultado }] : []
    }),
    falta: faltaParaAprovar(corrida),
    pede_dois: pedeDois(corrida),
    primeira_aprovacao: primeiraDe(corrida, actor.id),
  }
})

function primeiraDe(
  { aprovacao_previa: previa }: Corrida,
  revisor_id: string,
): Saida<typeof kycRevisao>['primeira_aprovacao'] {
  if (!previa) return null
  return previa.revisor_id === revisor_id ? 'minha' : 'de_outra_pessoa'
}

/** Only validated pictures are shown, in the copy without metadata. */
const imagens = ({ arquivos }: Corrida, now: Date) =>
  Promise.all(
    arquivos.flatMap(({ finalidade, copia }) =>
      copia === undefined ? [] : [linkDaEvidencia(copia, now).then((url) => ({ finalidade, url }))],
    ),
  )
