import { createHash, randomBytes, randomUUID } from 'node:crypto'
import type { Consulta } from '#domain/consulta/consulta.ts'
import { paraImprimir } from '#domain/documento/caracteres.ts'
import { controladasEm, recusaDeControladas } from '#domain/documento/controle.ts'
import { criarDocumento } from '#domain/documento/contract.ts'
import type { Documento } from '#domain/documento/documento.ts'
import type { Entrada } from '#domain/contrato.ts'
import { documentoMachine } from '#domain/documento/machine.ts'
import { SEM_ARQUIVO } from '#domain/documento/tipos.ts'
import { DomainError } from '#domain/erros.ts'
import { venceu } from '#domain/prazos.ts'
import { http } from '#lambdas/runtime/http.ts'
import { prazosDoEstagio, vencimento } from '#lambdas/runtime/prazos.ts'
import * as consultas from '#lambdas/store/consultas.ts'
import * as documentos from '#lambdas/store/documentos.ts'
import { emissaoDe } from './emissao.ts'

/**
 * The consultation's doctor issues a document (D §2.11, §7.2). What it says is fixed now; the signature follows from
 * the stored row. With an `Idempotency-Key` header a repeated request answers the document of the first.
 */
export const handler = http(criarDocumento, async (entrada, { actor, now, request }) => {
  const consulta = await consultas.find(entrada.consulta_id)
  if (!consulta || consulta.assigned_to !== actor.id) throw new DomainError('nao_encontrado')
  const id = idDe(actor.id, request.headers['idempotency-key'])
  const known = await documentos.find(id)
  if (known) return known
  exigirPrazo(consulta, now)
  const textos = textosDe(entrada)
  if (entrada.tipo === 'receita') recusarControladas(textos)
  const em = now.toISOString()
  const documento: Documento = {
    id,
    consulta_id: consulta.id,
    paciente_id: consulta.paciente_id,
    medico_id: actor.id,
    tipo: entrada.tipo,
    status: documentoMachine.initial,
    file_url: SEM_ARQUIVO,
    ...textos,
    emissao: await emissaoDe(actor.perfil, consulta.paciente_id, now),
    codigo: randomBytes(16).toString('hex'),
    codigo_secreto: codigoSecreto(),
    created_at: em,
    tentativas: 0,
    vence_em: vencimento('nova_tentativa_de_assinatura', now),
    updated_at: em,
  }
  if (await documentos.emitir(documento)) return documento
  const first = await documentos.find(id)
  if (!first) throw new DomainError('conflito')
  return first
})

/** While the consultation goes on and for 24 h after it (estados §3). */
function exigirPrazo({ status, ended_at }: Consulta, now: Date): void {
  if (status === 'in_progress') return
  if (status !== 'finished' || !ended_at)
    throw new DomainError('transicao_invalida', {
      detail: 'Documentos são emitidos durante a consulta ou nas 24 horas seguintes ao seu fim.',
    })
  if (venceu('documento_sem_adendo', ended_at, now, prazosDoEstagio()))
    throw new DomainError('prazo_encerrado', {
      detail:
        'Passaram 24 horas do fim da consulta. Depois desse prazo só um adendo é possível, e adendos ainda não são emitidos por aqui.',
    })
}

type Textos = Pick<Documento, 'conteudo' | 'medicamentos' | 'observacoes' | 'retorno'>

/** Medications belong to a prescription only (D §2.11). */
function textosDe({
  tipo,
  conteudo,
  medicamentos,
  observacoes,
  retorno,
}: Entrada<typeof criarDocumento>): Textos {
  const escrito = (texto: string | undefined) => (texto?.trim() ? paraImprimir(texto.trim()) : undefined)
  return {
    conteudo: paraImprimir(conteudo.trim()),
    medicamentos: tipo === 'receita' ? escrito(medicamentos) : undefined,
    observacoes: escrito(observacoes),
    retorno: escrito(retorno),
  }
}

/** @throws DomainError substancia_controlada naming each substance, its reason and the field it stands in */
function recusarControladas(textos: Textos): void {
  const campos = Object.entries(textos).flatMap(([campo, texto]) => {
    const encontradas = controladasEm(texto ?? '')
    return encontradas.length > 0 ? [{ campo, encontradas }] : []
  })
  if (campos.length === 0) return
  throw new DomainError('substancia_controlada', {
    detail: recusaDeControladas(campos.flatMap(({ encontradas }) => encontradas)),
    campos: campos.map(({ campo, encontradas }) => ({ campo, motivo: recusaDeControladas(encontradas) })),
  })
}

/** The same request of the same doctor is the same document. */
function idDe(medico_id: string, chave: string | undefined): string {
  if (!chave) return randomUUID()
  return createHash('sha256').update(`${medico_id} ${chave}`).digest('hex').slice(0, 32)
}

/** Ten signs nobody confuses on paper: 50 bits, and a guess is counted (see validar-documento). */
function codigoSecreto(): string {
  const signs = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
  return [...randomBytes(10)].map((byte) => signs.charAt(byte % signs.length)).join('')
}
