import type { SessaoDeAssinatura } from '#domain/documento/certificado.ts'
import { certificadoSituacao } from '#domain/documento/contract-certificado.ts'
import { AVISO, concluir, lerAviso } from '#lambdas/providers/psc.ts'
import { PscFalhou } from '#lambdas/providers/psc-http.ts'
import { abrir } from '#lambdas/documento/selo.ts'
import { http } from '#lambdas/runtime/http.ts'
import * as sessoes from '#lambdas/store/sessoes-de-assinatura.ts'
import { abrirSessao } from './certificado/abertura.ts'
import { situacaoDe } from './certificado/situacao.ts'

/** The caller's signing session. Where a telephone was rung, the provider is asked whether somebody answered. */
export const handler = http(certificadoSituacao, async (_entrada, { actor, now }) => {
  const sessao = await sessoes.find(actor.id)
  const espera = sessao?.status === 'aguardando' && sessao.expira_em > now.toISOString()
  if (espera && sessao.aviso && sessao.verificador) await acompanhar(sessao, actor.perfil.cpf, now)
  return situacaoDe(actor.id, now)
})

async function acompanhar(sessao: SessaoDeAssinatura, cpf: string, now: Date): Promise<void> {
  const { provedor, medico_id, aviso = '', verificador = '' } = sessao
  const codigo = await decisao(sessao, await abrir(aviso, medico_id), now)
  if (codigo === null) return
  const segredo = await abrir(verificador, medico_id)
  await abrirSessao(
    sessao,
    cpf,
    () => concluir(provedor, { codigo, verificador: segredo, retorno: AVISO }),
    now,
  )
}

/** What the holder decided. A provider that fails now may answer later; the wait has its own time limit. */
async function decisao(sessao: SessaoDeAssinatura, aviso: string, now: Date): Promise<string | null> {
  try {
    return await lerAviso(sessao.provedor, aviso)
  } catch (error) {
    if (!(error instanceof PscFalhou)) throw error
    if (error.motivo !== 'indisponivel') await sessoes.acabar(sessao, 'recusar', 'provedor', now)
    return null
  }
}
