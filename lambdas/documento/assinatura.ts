import { crmHabilita } from '#domain/base/crm.ts'
import { tituloDoEmitido } from '#domain/documento/adendo.ts'
import { venceu } from '#domain/base/prazos.ts'
import { type SessaoDeAssinatura, sessaoVale } from '#domain/documento/certificado.ts'
import { type Documento, foiPedida } from '#domain/documento/documento.ts'
import { assinar } from '#lambdas/providers/psc.ts'
import { PscFalhou } from '#lambdas/providers/psc-http.ts'
import { abrir } from '#lambdas/documento/selo.ts'
import { env } from '#lambdas/runtime/env.ts'
import { logger, metrics } from '#lambdas/runtime/log.ts'
import { prazo, prazosDoEstagio } from '#lambdas/runtime/prazos.ts'
import * as documentos from '#lambdas/store/documentos.ts'
import { caminhoDoAssinado, fixarOriginal, guardarAssinado } from '#lambdas/aws/prontuario.ts'
import * as medicos from '#lambdas/store/medicos.ts'
import * as sessoes from '#lambdas/store/sessoes-de-assinatura.ts'
import { julgar } from './certificado/confianca.ts'
import { lerCertificado } from './certificado/x509.ts'
import { cmsDe, cobertoPor, embutir, instanteDe } from './pades/arquivo.ts'
import { atributosAssinados, sha256 } from './pades/atributos.ts'
import { assinanteDe, confere, montarCms } from './pades/cms.ts'

type Falha = NonNullable<Documento['falha']>
type Desfecho = 'assinado' | Falha

/** How many are signed at once: all their files are in memory together. */
export const JUNTOS = 20

/**
 * Has a document signed if it is not yet. The event of its creation, the opening of its doctor's session and the
 * schedule may all call this, late or at once: it is signed once. Without a session, or a registration that the council
 * confirms, or with the provider unavailable, it stays as it is.
 */
export async function assinarDocumento(id: string, now: Date): Promise<Desfecho> {
  const documento = await documentos.find(id)
  return documento?.status === 'created' ? assinarJuntos(documento.medico_id, [documento], now) : 'assinado'
}

/** Everything that waits for this doctor. */
export async function assinarPendentes(medico_id: string, now: Date): Promise<Desfecho> {
  const pendentes = await documentos.pendentesDoMedico(medico_id)
  for (let de = 0; de < pendentes.length; de += JUNTOS) {
    const desfecho = await assinarJuntos(medico_id, pendentes.slice(de, de + JUNTOS), now)
    if (desfecho !== 'assinado') return desfecho
  }
  return 'assinado'
}

/**
 * Signs a doctor's documents in one request. Answers `assinado`, or why the last one that failed could not be signed.
 */
export async function assinarJuntos(
  medico_id: string,
  pedidos: readonly Documento[],
  now: Date,
): Promise<Desfecho> {
  const [sessao, medico] = await Promise.all([sessoes.find(medico_id), medicos.find(medico_id)])
  const adiarTodos = async (falha: Falha): Promise<Falha> => {
    for (const documento of pedidos) await adiar(documento, falha, now)
    return falha
  }
  // Asked here, where every signature passes: a doctor the council suspended may open a session all the same.
  if (!medico || !crmHabilita(medico.status_crm)) return adiarTodos('sem_registro')
  if (!sessao?.token || !sessaoVale(sessao, now)) {
    const falha = await adiarTodos('sem_sessao')
    // A session may have opened between the first look and this mark, and would have missed these documents: look
    // again.
    const agora = await sessoes.find(medico_id)
    return agora?.token && sessaoVale(agora, now) ? assinarPendentes(medico_id, now) : falha
  }
  const assinante = await signatarioDe(sessao, now)
  if (typeof assinante === 'string') return adiarTodos(assinante)
  const preparados: Preparado[] = []
  for (const documento of pedidos) preparados.push(await preparar(documento, sessao, assinante, now))
  try {
    const cruas = await assinar(
      sessao.provedor,
      { token: await abrir(sessao.token, medico_id), alias: sessao.alias },
      preparados.map(({ documento, atributos }) => ({
        id: documento.id,
        rotulo: tituloDoEmitido(documento),
        resumo: sha256(atributos),
      })),
    )
    let desfecho: Desfecho = 'assinado'
    for (const preparado of preparados)
      if (!(await concluir(preparado, cruas.get(preparado.documento.id), assinante.certificados)))
        desfecho = await adiar(preparado.documento, 'recusada', now)
    return desfecho
  } catch (error) {
    if (!(error instanceof PscFalhou)) throw error
    logger.warn('Documents not signed', { medico_id, motivo: error.motivo, detalhe: error.message })
    if (error.motivo === 'sem_sessao') await sessoes.acabar(sessao, 'perder', 'provedor', now)
    return adiarTodos(error.motivo)
  }
}

interface Assinante {
  readonly certificados: readonly [Buffer, ...Buffer[]]
  /** Whether its signatures are only a test's. */
  readonly teste: boolean
}

/** The session's certificate with its chain, if valid at this instant; an invalid one ends the session. */
async function signatarioDe(sessao: SessaoDeAssinatura, now: Date): Promise<Assinante | Falha> {
  const [proprio] = sessao.cadeia ?? []
  if (!proprio) return 'sem_sessao'
  const juizo = await julgar(Buffer.from(proprio, 'base64'), now)
  if (juizo.ok) {
    const [primeiro, ...acima] = juizo.cadeia
    return {
      certificados: [primeiro.der, ...acima.map(({ der }) => der)],
      // Where the stage does not say which roots are: whoever signs outside production does so with one made for tests.
      teste: juizo.teste ?? env('ESTAGIO') !== 'prod',
    }
  }
  if (juizo.defeito === 'indisponivel') return 'indisponivel'
  await sessoes.acabar(sessao, 'invalidar', 'sistema', now)
  return 'certificado_invalido'
}

interface Preparado {
  readonly documento: Documento
  readonly pdf: Buffer
  readonly atributos: Buffer
}

/** The file as this session's first attempt made it: every later attempt must sign the same bytes. */
async function preparar(
  documento: Documento,
  { id }: SessaoDeAssinatura,
  { certificados: [proprio], teste }: Assinante,
  now: Date,
): Promise<Preparado> {
  const pdf = await fixarOriginal(`${documento.id}-${id}`, () => compor(documento, teste, now))
  return { documento, pdf, atributos: atributosAssinados(sha256(cobertoPor(pdf).bytes), proprio) }
}

/** The PDF code is loaded only when there is something to typeset: most scheduled rounds find nothing. */
async function compor(documento: Documento, teste: boolean, now: Date): Promise<Buffer> {
  const [{ FONTES }, { pdfDoDocumento }] = await Promise.all([import('./fontes.ts'), import('./pdf.ts')])
  return pdfDoDocumento(documento, { origem: env('ORIGEM'), fontes: FONTES, em: now, teste })
}

/**
 * Stores the signed file and records it in the document. False when the provider's answer is not a signature of this
 * file.
 */
async function concluir(
  { documento, pdf, atributos }: Preparado,
  crua: Buffer | undefined,
  certificados: readonly [Buffer, ...Buffer[]],
): Promise<boolean> {
  if (!crua || !confere(atributos, crua, certificados[0])) return false
  const caminho = caminhoDoAssinado(documento.paciente_id, documento.id)
  // Another run may have stored a signed file first: that one counts, and its own signature says who signed and when.
  const guardado = await guardarAssinado(caminho, embutir(pdf, montarCms(atributos, crua, certificados)))
  const { serial, titular, emissor } = lerCertificado(assinanteDe(cmsDe(guardado)))
  await documentos.assinado(documento, {
    file_url: caminho,
    em: instanteDe(guardado).toISOString(),
    certificado: { serial, titular, emissor },
  })
  return true
}

async function adiar(documento: Documento, falha: Falha, now: Date): Promise<Falha> {
  logger.warn('Document not signed', { documento_id: documento.id, motivo: falha })
  if (foiPedida(falha))
    metrics.addMetric(falha === 'indisponivel' ? 'AssinaturaIndisponivel' : 'AssinaturaRecusada', 'Count', 1)
  if (esperaPorAlguem(documento, now)) metrics.addMetric('DocumentoSemAssinatura', 'Count', 1)
  const lembrado_em = lembrarAgora(documento, falha, now) ? now.toISOString() : documento.lembrado_em
  await documentos.adiar(documento, falha, proximaTentativa(documento, falha, now), lembrado_em)
  return falha
}

/**
 * Whether the operator is called: after a day, for a week. Beyond it the doctor does not come back, and an alarm that one
 * document keeps would call nobody for the next.
 */
function esperaPorAlguem({ created_at }: Documento, now: Date): boolean {
  const passou = (prazo: 'documento_sem_assinatura' | 'lembretes_de_assinatura') =>
    venceu(prazo, created_at, now, prazosDoEstagio())
  return passou('documento_sem_assinatura') && !passou('lembretes_de_assinatura')
}

/**
 * Whether its doctor, who has left the screens that say it, is to be written to: once it has waited for their session
 * for an hour, and again each day for a week (decision 092).
 */
function lembrarAgora({ created_at, lembrado_em }: Documento, falha: Falha, now: Date): boolean {
  const prazos = prazosDoEstagio()
  if (falha !== 'sem_sessao' || venceu('lembretes_de_assinatura', created_at, now, prazos)) return false
  return lembrado_em === undefined
    ? venceu('documento_por_assinar', created_at, now, prazos)
    : venceu('documento_sem_assinatura', lembrado_em, now, prazos)
}

/**
 * The next attempt: the wait doubles each time, up to a maximum. A document that no provider was asked to sign waits
 * the maximum at once: opening a session signs it anyway.
 */
function proximaTentativa({ tentativas }: Documento, falha: Falha, now: Date): string {
  const maxima = prazo('espera_maxima_de_assinatura')
  const espera = prazo('nova_tentativa_de_assinatura') * 2 ** Math.min(tentativas, 16)
  return new Date(now.getTime() + (foiPedida(falha) ? Math.min(espera, maxima) : maxima)).toISOString()
}
