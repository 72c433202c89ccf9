import { tituloDoEmitido } from '../adendo.ts'
import { linhasDoAtestado } from '../atestado.ts'
import type { DoPaciente } from '../exportacao.ts'
import { atestada } from './condicao.ts'
import type { Contexto } from './contexto.ts'
import { pedidoDeMedicamento, prescritos } from './receita.ts'
import type { Recurso } from './recurso.ts'
import { texto } from './texto.ts'

/** The documents doctors issued: each prescription with what it asks for, each certificate with what it attests. */
export function emitidos(documentos: DoPaciente['documentos'], contexto: Contexto): Recurso[] {
  const { idDe, para, subject, encontro, doMedico } = contexto
  const porCodigo = new Map(documentos.map(({ codigo, id }) => [codigo, id]))
  return documentos.flatMap((documento) => {
    const { id, consulta_id, emissao, adendo } = documento
    const encounter = encontro(consulta_id)
    const author = doMedico(emissao.medico)
    const original = adendo?.documento && porCodigo.get(adendo.documento.codigo)
    const emitido = texto(idDe('DocumentReference', id), {
      titulo: tituloDoEmitido(documento),
      linhas: [
        documento.conteudo,
        documento.medicamentos,
        ...linhasDoAtestado(documento.atestado ?? {}, documento.created_at).map((linha) => linha.join(': ')),
        documento.observacoes,
        documento.retorno,
      ],
      docStatus: documento.status === 'created' ? 'preliminary' : 'final',
      date: documento.signed_at ?? documento.created_at,
      lastUpdated: documento.updated_at,
      subject,
      encounter,
      author,
      appends: original === undefined ? undefined : para('DocumentReference', original),
    })
    const { atestado, signed_at } = documento
    if (atestado?.cid !== undefined && signed_at !== undefined)
      return [
        emitido,
        atestada(idDe('Condition', `${id}/${atestado.cid}`), atestado.cid, {
          subject,
          encounter,
          asserter: author,
          recordedDate: signed_at,
          documento: para('DocumentReference', id),
        }),
      ]
    if (documento.tipo !== 'receita') return [emitido]
    const pedidos = prescritos(documento).map((prescrito, lugar) =>
      pedidoDeMedicamento(idDe('MedicationRequest', `${id}/${lugar}`), prescrito, documento, {
        subject,
        encounter,
        requester: author,
        documento: para('DocumentReference', id),
      }),
    )
    return [emitido, ...pedidos]
  })
}
