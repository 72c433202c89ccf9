import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { LIMITES_DO_SERVIDOR } from '#domain/base/limites-por-operacao.ts'
import type { Entrada } from '#domain/base/contrato.ts'
import { HORAS_DA_SESSAO, type SessaoDeAssinatura } from '#domain/documento/certificado.ts'
import { certificadoConectar } from '#domain/documento/contract-certificado.ts'
import { abreAssim } from '#domain/base/psc.ts'
import { DomainError } from '#domain/base/erros.ts'
import { autorizarComCodigo, avisar, enderecoDoPedido, type Pedido, revogar } from '#lambdas/providers/psc.ts'
import { enderecosDosPscs, PscFalhou } from '#lambdas/providers/psc-http.ts'
import { abrir, selar } from '#lambdas/documento/selo.ts'
import { env } from '#lambdas/runtime/env.ts'
import { http } from '#lambdas/runtime/http.ts'
import { logger } from '#lambdas/runtime/log.ts'
import { vencimento } from '#lambdas/runtime/prazos.ts'
import * as limites from '#lambdas/store/limites.ts'
import * as medicos from '#lambdas/store/medicos.ts'
import * as sessoes from '#lambdas/store/sessoes-de-assinatura.ts'
import { abrirSessao } from './certificado/abertura.ts'
import { situacaoDe } from './certificado/situacao.ts'

/**
 * Asks the holder of a certificate for a signing session: on the provider's page, on their telephone, or by the code
 * their app shows. Asking ends the session that was open, here and at the provider.
 */
export const handler = http(certificadoConectar, async (entrada, { actor, now }) => {
  const { provedor, modo } = entrada
  if (!enderecosDosPscs()[provedor] || !abreAssim(provedor, modo)) throw campo('modo', 'Escolha outra forma.')
  if (modo === 'codigo' && !entrada.codigo) throw campo('codigo', 'Informe o código do aplicativo.')
  if (!(await medicos.find(actor.id))) throw new DomainError('nao_encontrado')
  await limites.exigir(
    { tipo: 'certificado_conectar', quem: actor.id },
    LIMITES_DO_SERVIDOR.certificado_conectar,
    now,
  )
  const antes = await sessoes.find(actor.id)
  // The request throws the open session's key away here; at the provider it would stay valid for up to a week. At once
  // with the request: one after the other, two slow answers would outlast the function.
  const [endereco] = await Promise.all([pedir(entrada, actor.id, actor.perfil.cpf, now), revogada(antes)])
  return { situacao: await situacaoDe(actor.id, now), endereco }
})

/** A token that cannot be opened any more, its key replaced, is no reason to refuse the new session. */
async function revogada(antes: SessaoDeAssinatura | undefined): Promise<void> {
  try {
    if (antes?.token) await revogar(antes.provedor, await abrir(antes.token, antes.medico_id))
  } catch (error) {
    logger.warn('The session before was not revoked at the provider', { medico_id: antes?.medico_id, error })
  }
}

async function pedir(
  { provedor, modo, horas = HORAS_DA_SESSAO.padrao, codigo = '' }: Entrada<typeof certificadoConectar>,
  medico_id: string,
  cpf: string,
  now: Date,
): Promise<string | null> {
  const estado = randomBytes(32).toString('base64url')
  const verificador = randomBytes(32).toString('base64url')
  const sessao: SessaoDeAssinatura = {
    id: randomUUID(),
    medico_id,
    status: 'aguardando',
    provedor,
    modo,
    duracao: horas * 3600,
    estado: digest(estado, 'hex'),
    verificador: await selar(verificador, medico_id),
    pedido_em: now.toISOString(),
    expira_em: vencimento('pedido_de_certificado', now),
    updated_at: now.toISOString(),
  }
  if (modo === 'codigo') {
    await sessoes.pedir(sessao)
    await abrirSessao(
      sessao,
      cpf,
      () => autorizarComCodigo(provedor, { cpf, codigo, duracao: sessao.duracao }),
      now,
    )
    return null
  }
  const pedido = { cpf, estado, desafio: digest(verificador, 'base64url'), duracao: sessao.duracao }
  if (modo === 'aviso') return noCelular(sessao, pedido, now)
  await sessoes.pedir(sessao)
  return enderecoDoPedido(provedor, { ...pedido, retorno: `${env('ORIGEM')}/certificado/retorno` })
}

/** Rings the holder's telephone; what could not be asked is not waited for. */
async function noCelular(
  sessao: SessaoDeAssinatura,
  pedido: Omit<Pedido, 'retorno'>,
  now: Date,
): Promise<null> {
  await sessoes.pedir(sessao)
  try {
    const aviso = await selar(await avisar(sessao.provedor, pedido), sessao.medico_id)
    await sessoes.guardarAviso(sessao, aviso)
  } catch (error) {
    if (!(error instanceof PscFalhou)) throw error
    await sessoes.acabar(sessao, error.motivo === 'indisponivel' ? 'falhar' : 'recusar', 'provedor', now)
  }
  return null
}

const digest = (texto: string, como: 'hex' | 'base64url'): string =>
  createHash('sha256').update(texto).digest(como)

const campo = (nome: string, motivo: string): DomainError =>
  new DomainError('campos_invalidos', { campos: [{ campo: nome, motivo }] })
