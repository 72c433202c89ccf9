import type { SessaoDeAssinatura } from '#domain/documento/certificado.ts'
import { type Autorizacao, certificados, revogar } from '#lambdas/providers/psc.ts'
import { PscFalhou } from '#lambdas/providers/psc-http.ts'
import { selar } from '#lambdas/documento/selo.ts'
import { logger } from '#lambdas/runtime/log.ts'
import * as sessoes from '#lambdas/store/sessoes-de-assinatura.ts'
import { julgar } from './confianca.ts'
import { type Lido, lerCertificado } from './x509.ts'

type Recusa = 'recusar' | 'divergir' | 'invalidar' | 'falhar'

/** What an approval came to: an open session's facts, or why there is none. */
type Aberto =
  | { readonly alias: string; readonly cadeia: readonly [Lido, ...Lido[]]; readonly autorizacao: Autorizacao }
  | Recusa

/**
 * Opens the session that somebody approved, only with the doctor's own certificate, valid at this instant. A token that
 * is not used is revoked at the provider. Of several calls with one approval the first opens it; the others change
 * nothing.
 */
export async function abrirSessao(
  sessao: SessaoDeAssinatura,
  cpf: string,
  autorizar: () => Promise<Autorizacao>,
  now: Date,
): Promise<void> {
  const { verificador } = sessao
  if (verificador !== undefined && !(await sessoes.assumir(sessao, verificador))) return
  const aberto = await tentar(sessao, cpf, autorizar, now)
  if (typeof aberto === 'string') {
    logger.info('Signing session not opened', { medico_id: sessao.medico_id, motivo: aberto })
    await sessoes.acabar(sessao, aberto, POR[aberto], now)
    return
  }
  const { alias, cadeia, autorizacao } = aberto
  const [{ serial, titular, emissor, valido_ate }] = cadeia
  const conectada = await sessoes.conectar(sessao, {
    token: await selar(autorizacao.token, sessao.medico_id),
    alias,
    certificado: { serial, titular, emissor, valido_ate: valido_ate.toISOString() },
    cadeia: cadeia.map(({ der }) => der.toString('base64')),
    aberta_em: now.toISOString(),
    expira_em: new Date(now.getTime() + autorizacao.dura * 1000).toISOString(),
  })
  // While the provider answered, the session was ended or another was asked for: nobody will use this token.
  if (!conectada) await revogar(sessao.provedor, autorizacao.token)
}

const POR = { recusar: 'provedor', falhar: 'provedor', divergir: 'sistema', invalidar: 'sistema' } as const

async function tentar(
  { provedor }: SessaoDeAssinatura,
  cpf: string,
  autorizar: () => Promise<Autorizacao>,
  now: Date,
): Promise<Aberto> {
  const autorizacao = await ouRecusa(autorizar)
  if (typeof autorizacao === 'string') return autorizacao
  const julgado = await ouRecusa(() => conferir(provedor, autorizacao, cpf, now))
  if (typeof julgado === 'string') await revogar(provedor, autorizacao.token)
  return julgado
}

async function ouRecusa<T>(pergunta: () => Promise<T>): Promise<T | Recusa> {
  try {
    return await pergunta()
  } catch (error) {
    if (!(error instanceof PscFalhou)) throw error
    return error.motivo === 'indisponivel' ? 'falhar' : 'recusar'
  }
}

/** Both the approval and the certificate must be the doctor's, by CPF. */
async function conferir(
  provedor: SessaoDeAssinatura['provedor'],
  autorizacao: Autorizacao,
  cpf: string,
  now: Date,
): Promise<Aberto> {
  if (autorizacao.cpf !== cpf) return 'divergir'
  const achados = (await certificados(provedor, autorizacao.token)).flatMap(({ alias, der }) => {
    const lido = ler(der)
    return lido ? [{ alias, lido }] : []
  })
  if (achados.length === 0) return 'invalidar'
  const proprio = achados.find(({ lido }) => lido.cpf === cpf)
  if (!proprio) return 'divergir'
  const juizo = await julgar(proprio.lido.der, now)
  if (juizo.ok) return { alias: proprio.alias, cadeia: juizo.cadeia, autorizacao }
  logger.warn('A certificate was not taken', { defeito: juizo.defeito, serial: proprio.lido.serial })
  return juizo.defeito === 'indisponivel' ? 'falhar' : 'invalidar'
}

function ler(der: Buffer): Lido | undefined {
  try {
    return lerCertificado(der)
  } catch {
    return undefined
  }
}
