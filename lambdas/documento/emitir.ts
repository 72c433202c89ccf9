import { createHash, randomBytes, randomUUID } from 'node:crypto'
import type { Usuario } from '#domain/cadastro/usuario.ts'
import type { Consulta } from '#domain/consulta/consulta.ts'
import type { Adendo } from '#domain/documento/adendo.ts'
import { type Atestado, codigoEscrito } from '#domain/documento/atestado.ts'
import { paraImprimir } from '#domain/documento/caracteres.ts'
import { controladasEm, recusaDeControladas } from '#domain/documento/controle.ts'
import type { Documento } from '#domain/documento/documento.ts'
import type { Ficha } from '#domain/ficha/ficha.ts'
import type { NovoDocumento } from '#domain/documento/entrada.ts'
import { documentoMachine } from '#domain/documento/machine.ts'
import { alertasDaReceita } from '#domain/documento/receita/alertas.ts'
import { comporReceita } from '#domain/documento/receita/frase.ts'
import { ADENDO, FINALIZAR } from '#domain/documento/textos.ts'
import { ATESTADO } from '#domain/documento/textos-atestado.ts'
import { SEM_ARQUIVO, type TipoDeDocumento } from '#domain/documento/tipos.ts'
import { DomainError } from '#domain/base/erros.ts'
import { venceu } from '#domain/base/prazos.ts'
import * as fichas from '#lambdas/ficha/store/fichas.ts'
import { prazosDoEstagio, vencimento } from '#lambdas/runtime/prazos.ts'
import * as documentos from '#lambdas/store/documentos.ts'
import { consultaDe } from '#lambdas/store/participante.ts'
import { emissaoDe } from './cabecalho.ts'

/** Who asks for a document: the doctor, and by which key a repeated request is known. */
interface Pedido {
  readonly medico: Usuario
  readonly entrada: NovoDocumento
  readonly chave: string | undefined
  readonly now: Date
}

/**
 * The consultation's doctor issues a document (D §2.11, §7.2). What it says is fixed now; the signature follows from
 * the stored row. The same `chave` of the same doctor answers the document of the first, where it asks for the same.
 * @throws DomainError conflito when it asks for another; nao_encontrado, transicao_invalida, prazo_encerrado,
 * campos_invalidos, substancia_controlada, alertas_da_receita, dados_profissionais_incompletos
 */
export async function emitir({ medico, entrada, chave, now }: Pedido): Promise<Documento> {
  const consulta = await consultaDe(medico.id, entrada.consulta_id, 'medico')
  const id = idDe(medico.id, chave)
  const known = await documentos.find(id)
  const pedido = resumoDe(entrada)
  if (known) return oMesmo(known, pedido)
  const adendo = await adendoDe(consulta, entrada, now)
  const textos = textosDe(entrada)
  const atestado = entrada.tipo === 'atestado' ? await atestadoDe(entrada) : undefined
  const ficha = await fichas.find(consulta.paciente_id)
  const alertas_cientes = entrada.tipo === 'receita' ? conferirReceita(textos, entrada, ficha) : undefined
  const em = now.toISOString()
  const documento: Documento = {
    id,
    consulta_id: consulta.id,
    paciente_id: consulta.paciente_id,
    responsavel_id: consulta.responsavel_id,
    medico_id: medico.id,
    tipo: entrada.tipo,
    status: documentoMachine.initial,
    file_url: SEM_ARQUIVO,
    ...textos,
    ...(atestado && { atestado }),
    ...(alertas_cientes?.length && { alertas_cientes }),
    adendo,
    emissao: await emissaoDe(medico, {
      paciente_id: consulta.paciente_id,
      ficha,
      endereco: entrada.tipo === 'receita' ? escrito(entrada.endereco_do_paciente) : undefined,
      now,
    }),
    codigo: randomBytes(16).toString('hex'),
    codigo_secreto: codigoSecreto(),
    ...(chave && { pedido }),
    created_at: em,
    tentativas: 0,
    vence_em: vencimento('nova_tentativa_de_assinatura', now),
    updated_at: em,
  }
  if (await documentos.emitir(documento)) return documento
  const first = await documentos.find(id)
  if (!first) throw new DomainError('conflito')
  return oMesmo(first, pedido)
}

/**
 * The document that was issued, to whoever asks for it again. One of before says nothing of what was asked for.
 * @throws DomainError conflito to whoever asks for another, or for one since discarded: it must not be taken for this
 */
function oMesmo(emitido: Documento, pedido: string): Documento {
  if (emitido.status === 'descartado') throw new DomainError('conflito', { detail: FINALIZAR.ja_descartado })
  if (emitido.pedido !== undefined && emitido.pedido !== pedido)
    throw new DomainError('conflito', { detail: FINALIZAR.outro_emitido })
  return emitido
}

/** Of the words asked for; which warnings were acknowledged is no part of them, and is lost by a reload. */
const resumoDe = ({ cientes: _cientes, ...palavras }: NovoDocumento): string =>
  createHash('sha256').update(JSON.stringify(palavras)).digest('hex')

/**
 * While the consultation goes on and for 24 h after it, and from then on only as an addendum (estados §3).
 * @throws DomainError transicao_invalida, prazo_encerrado, nao_encontrado, campos_invalidos
 */
async function adendoDe(
  { id, status, ended_at, ambos_conectados_em }: Consulta,
  { adendo, tipo }: NovoDocumento,
  now: Date,
): Promise<Adendo | undefined> {
  const terminada = status === 'finished' && ended_at !== undefined
  if (!terminada && (status !== 'in_progress' || adendo))
    throw new DomainError('transicao_invalida', {
      detail: adendo
        ? 'Um adendo só é possível depois que a consulta termina.'
        : 'Documentos são emitidos durante a consulta ou depois que ela termina.',
    })
  if (!terminada && !ambos_conectados_em)
    throw new DomainError('transicao_invalida', {
      detail:
        'Você e o paciente ainda não estiveram juntos na sala. O documento pode ser emitido depois que ele entrar.',
    })
  if (!terminada) return undefined
  if (adendo) return { consulta_em: ended_at, documento: await originalDe(id, tipo, adendo.documento_id) }
  if (venceu('documento_sem_adendo', ended_at, now, prazosDoEstagio()))
    throw new DomainError('prazo_encerrado', {
      detail: 'Passaram 24 horas do fim da consulta. Depois desse prazo só um adendo é possível.',
    })
  return undefined
}

/** The document an addendum adds to: of the same consultation and kind, and signed, so that it can never go. */
async function originalDe(
  consulta_id: string,
  tipo: TipoDeDocumento,
  documento_id: string | undefined,
): Promise<Adendo['documento']> {
  if (documento_id === undefined) return undefined
  const original = await documentos.find(documento_id)
  if (original?.consulta_id !== consulta_id) throw new DomainError('nao_encontrado')
  if (original.tipo !== tipo)
    throw new DomainError('campos_invalidos', {
      campos: [{ campo: 'tipo', motivo: 'O adendo tem o mesmo tipo do documento original.' }],
    })
  if (original.signed_at === undefined)
    throw new DomainError('transicao_invalida', { detail: ADENDO.sem_assinatura })
  const { codigo, created_at } = original
  return { tipo, codigo, emitido_em: created_at }
}

const escrito = (texto: string | undefined): string | undefined =>
  texto?.trim() ? paraImprimir(texto.trim()) : undefined

type Textos = Pick<Documento, 'conteudo' | 'medicamentos' | 'observacoes' | 'retorno' | 'itens'>

/** Medications belong to a prescription only (D §2.11). */
function textosDe(entrada: NovoDocumento): Textos {
  const { tipo, conteudo, observacoes, retorno } = entrada
  return {
    conteudo: paraImprimir(conteudo.trim()),
    ...(tipo === 'receita' && comporReceita(entrada.itens ?? [], escrito(entrada.medicamentos))),
    observacoes: escrito(observacoes),
    retorno: escrito(retorno),
  }
}

/**
 * What a certificate says by fields; undefined when it says nothing. The diagnosis only with the patient's wish.
 * @throws DomainError campos_invalidos
 */
async function atestadoDe({ dias, cid = '', cid_autorizado }: NovoDocumento): Promise<Atestado | undefined> {
  const codigo = codigoEscrito(cid)
  if (codigo === '') return dias === undefined ? undefined : { dias }
  const { descricaoDe } = await import('#domain/registro/cid10/tabela.ts')
  if (descricaoDe(codigo) === undefined)
    throw new DomainError('campos_invalidos', {
      campos: [{ campo: 'cid', motivo: ATESTADO.codigo_invalido }],
    })
  if (cid_autorizado !== true)
    throw new DomainError('campos_invalidos', {
      campos: [{ campo: 'cid_autorizado', motivo: ATESTADO.falta_autorizacao }],
    })
  return { dias, cid: codigo }
}

/**
 * What a prescription must pass before it is issued. Answers the warnings that its doctor saw, in words.
 * @throws DomainError substancia_controlada, alertas_da_receita with what was not seen yet
 */
function conferirReceita(
  { itens, ...textos }: Textos,
  { cientes }: NovoDocumento,
  ficha: Ficha | undefined,
): string[] {
  recusarControladas(textos)
  const { conteudo, medicamentos = '', observacoes = '', retorno = '' } = textos
  const livres = [...(itens ? [] : [medicamentos]), conteudo, observacoes, retorno]
  const alertas = alertasDaReceita({ itens: itens ?? [], livres }, ficha?.alergias?.itens ?? [])
  const campos = alertas
    .filter(({ chave }) => !cientes?.includes(chave))
    .map(({ chave, texto }) => ({ campo: chave, motivo: texto }))
  if (campos.length > 0) throw new DomainError('alertas_da_receita', { campos })
  return alertas.map(({ texto }) => texto)
}

/** @throws DomainError substancia_controlada naming each substance, its reason and the field it stands in */
function recusarControladas({ conteudo, medicamentos, observacoes, retorno }: Textos): void {
  const escritos = { conteudo, medicamentos, observacoes, retorno }
  const campos = Object.entries(escritos).flatMap(([campo, texto]) => {
    const encontradas = controladasEm(texto ?? '')
    return encontradas.length > 0 ? [{ campo, encontradas }] : []
  })
  if (campos.length === 0) return
  throw new DomainError('substancia_controlada', {
    detail: recusaDeControladas(campos.flatMap(({ encontradas }) => encontradas)),
    campos: campos.map(({ campo, encontradas }) => ({ campo, motivo: recusaDeControladas(encontradas) })),
  })
}

/** The document's id is derived from doctor and key, so that a repeated request finds the first document. */
function idDe(medico_id: string, chave: string | undefined): string {
  if (!chave) return randomUUID()
  return createHash('sha256').update(`${medico_id} ${chave}`).digest('hex').slice(0, 32)
}

/** Ten characters that are not confused on paper: 50 bits, and wrong attempts are limited (see validar-documento). */
function codigoSecreto(): string {
  const signs = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
  return [...randomBytes(10)].map((byte) => signs.charAt(byte % signs.length)).join('')
}
