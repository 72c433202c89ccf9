import { idadeEscrita } from '../../base/idade-escrita.ts'
import type { DoPaciente } from '../exportacao.ts'
import { comoTerminou, consulta } from './consulta.ts'
import { type Contexto, contextoDe } from './contexto.ts'
import { emitidos } from './emitido.ts'
import { recursosDaFicha } from './ficha.ts'
import { chaveDoMedico, medico } from './medico.ts'
import { paciente, type Titular } from './paciente.ts'
import { type IdDe, type Pacote, type Recurso, urn } from './recurso.ts'
import { hipotesesDe, registrado, type Registrado, registrados } from './registrado.ts'
import { texto } from './texto.ts'

/**
 * A patient's record for another health system: one file of HL7 FHIR R4 (decision 040). What is no part of the record
 * (consents, payments, opinions, messages, who read it) is in the other files of the export.
 */
export function pacote(titular: Titular, dados: DoPaciente, gerado_em: string, idDe: IdDe): Pacote {
  const { ficha, consultas, triagens, documentos } = dados
  const contexto = contextoDe(titular, consultas, idDe)
  const registros = registrados(dados.registros)
  const recursos = [
    paciente(idDe('Patient', titular.id), titular, ficha?.sexo?.valor),
    ...medicosDe(dados).map((quem) => medico(idDe('Practitioner', chaveDoMedico(quem)), quem)),
    ...(ficha ? recursosDaFicha(ficha, contexto.subject, idDe) : []),
    ...consultas.flatMap((c) => daConsulta(c, registros, contexto)),
    ...triagens.map((t) => daTriagem(t, contexto)),
    ...registros.flatMap((um) => registrado(um, contexto)),
    ...emitidos(documentos, contexto),
  ]
  return {
    resourceType: 'Bundle',
    id: idDe('Bundle', gerado_em),
    language: 'pt-BR',
    type: 'collection',
    timestamp: gerado_em,
    entry: recursos.map((resource) => ({ fullUrl: urn(resource.id), resource })),
  }
}

/** Each doctor once: a document says more of them than a record, and the newest the most. */
function medicosDe({ registros, documentos }: DoPaciente) {
  const emOrdem = documentos.toSorted((a, b) => a.created_at.localeCompare(b.created_at))
  const todos = [
    ...registros.flatMap(({ medico: quem }) => (quem ? [quem] : [])),
    ...emOrdem.map(({ emissao }) => emissao.medico),
  ]
  return [...new Map(todos.map((quem) => [chaveDoMedico(quem), quem])).values()]
}

/** A consultation with what its records say of it, and what the doctor left of one that was not finished. */
function daConsulta(
  c: DoPaciente['consultas'][number],
  registros: readonly Registrado[],
  contexto: Contexto,
): Recurso[] {
  const { idDe, subject, encontro, doMedico } = contexto
  const dela = registros.filter(({ registro }) => registro.consulta_id === c.id)
  const encontrada = consulta(idDe('Encounter', c.id), c, subject, {
    queixas: dela.map(({ registro }) => registro.queixa),
    hipoteses: dela.flatMap((um) => hipotesesDe(um, contexto)),
    medicos: dela.flatMap(({ registro }) => (registro.medico ? [doMedico(registro.medico)] : [])),
  })
  const fim = comoTerminou(c)
  if (!fim) return [encontrada]
  const anotado = texto(idDe('DocumentReference', `fim/${c.id}`), {
    titulo: 'Encerramento da consulta',
    linhas: [fim],
    docStatus: 'final',
    date: c.ended_at ?? c.updated_at,
    lastUpdated: c.updated_at,
    subject,
    encounter: encontro(c.id),
    author: undefined,
  })
  return [encontrada, anotado]
}

/** What was told, and what the protocol made of it. */
const daTriagem = (
  { id, created_at, consulta_id, responsavel_id, entrada, resumo }: DoPaciente['triagens'][number],
  { idDe, subject, encontro }: Contexto,
): Recurso =>
  texto(idDe('DocumentReference', `triagem/${id}`), {
    titulo: 'Triagem',
    linhas: [idadeEscrita(entrada.idade), `Relato: ${entrada.sintomas_texto}`, ...resumo],
    docStatus: 'final',
    date: created_at,
    lastUpdated: created_at,
    subject,
    encounter: encontro(consulta_id),
    // A dependant's is told by whoever answers for them.
    author: responsavel_id === undefined ? subject : undefined,
  })
