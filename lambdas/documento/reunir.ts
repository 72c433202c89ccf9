import type { Usuario } from '#domain/cadastro/usuario.ts'
import type { Consulta } from '#domain/consulta/consulta.ts'
import type { DoPaciente, Exportacao } from '#domain/documento/exportacao.ts'
import * as auditoria from '#lambdas/store/auditoria.ts'
import * as consentimentos from '#lambdas/consulta/store/consentimentos.ts'
import * as conversas from '#lambdas/conversa/store/conversas.ts'
import * as fichas from '#lambdas/ficha/store/fichas.ts'
import * as opinioes from '#lambdas/opiniao/store/opinioes.ts'
import * as consultas from '#lambdas/store/consultas.ts'
import { daConta as pagasPor } from '#lambdas/store/consultas-da-conta.ts'
import * as documentos from '#lambdas/store/documentos.ts'
import * as pagamentos from '#lambdas/store/pagamentos.ts'
import { comResumo } from '#lambdas/store/resumos.ts'
import { lido } from '#lambdas/registro/leitura.ts'
import * as registros from '#lambdas/registro/store/registros.ts'
import * as sms from '#lambdas/store/sms.ts'
import * as vinculos from '#lambdas/store/vinculos.ts'
import * as triagens from '#lambdas/triagem/store/triagens.ts'
import { acessosDe } from './acessos-por-nome.ts'
import { cadastros } from './cadastros.ts'
import { daConta } from './da-conta.ts'
import { doMedico } from './do-medico.ts'

const TODAS = 100_000

/**
 * Everything that is kept about a person and whom they answer for, for them; the export is a line of each access log.
 */
export async function reunir(perfil: Usuario, now: Date): Promise<Exportacao> {
  const [vigentes, ligado, conta, medico] = await Promise.all([
    vinculos.vigentes(perfil.id, now),
    sms.find(perfil.id),
    daConta(perfil.id, now),
    doMedico(perfil.id),
  ])
  const doPerfil = await doPaciente(perfil.id, perfil.id, now)
  const dependentes = await Promise.all(
    vigentes.map(async (vinculo) => ({
      vinculo,
      ...(await doPaciente(vinculo.dependente_id, perfil.id, now)),
    })),
  )
  const lidos = new Set([perfil.id, ...vigentes.map(({ dependente_id }) => dependente_id)])
  const pagas = await pagasPor(perfil.id, await vinculos.doResponsavel(perfil.id), TODAS)
  return {
    gerado_em: now.toISOString(),
    perfil,
    sms: ligado ?? null,
    medico,
    ...conta,
    ...doPerfil,
    dependentes,
    outros_pagamentos: await dosLivros(pagas.filter(({ paciente_id }) => !lidos.has(paciente_id))),
  }
}

/** Everything that is kept of one patient, for whoever reads it; a line of their access log. */
export async function doPaciente(id: string, leitor_id: string, now: Date): Promise<DoPaciente> {
  const em = now.toISOString()
  await auditoria.registrar({
    paciente_id: id,
    ator_id: leitor_id,
    acao: 'exportar',
    objeto: 'prontuario',
    em,
  })
  const [
    ficha,
    dasMensagens,
    dasConsultas,
    dasTriagens,
    dosRegistros,
    ditas,
    dosDocumentos,
    aceitos,
    linhas,
  ] = await Promise.all([
    fichas.find(id),
    conversas.doPaciente(id),
    consultas.byPaciente(id, TODAS),
    triagens.doPaciente(id, TODAS),
    registros.doPaciente(id),
    opinioes.doPaciente(id),
    documentos.byPaciente(id),
    consentimentos.doPaciente(id),
    auditoria.lista(id),
  ])
  const medicoDe = await cadastros(dasConsultas.map(({ assigned_to }) => assigned_to))
  return {
    ficha: ficha ?? null,
    consultas: (await comResumo(dasConsultas)).map((consulta) => ({
      ...consulta,
      medico: medicoDe(consulta.assigned_to),
    })),
    triagens: dasTriagens,
    registros: await Promise.all(
      dosRegistros.filter(({ registro }) => registro.status !== 'aberto').map(lido),
    ),
    opinioes: ditas,
    mensagens: dasMensagens,
    documentos: dosDocumentos,
    consentimentos: aceitos,
    pagamentos: await dosLivros(dasConsultas),
    acessos: await acessosDe(leitor_id, linhas),
  }
}

/** The ledgers of these consultations. Payouts are the doctor's data, not the patient's. */
async function dosLivros(dasConsultas: readonly Consulta[]): Promise<DoPaciente['pagamentos']> {
  const livros = await Promise.all(
    dasConsultas.map(async ({ id: consulta_id }) =>
      (await pagamentos.livro(consulta_id)).map((lancamento) => ({ ...lancamento, consulta_id })),
    ),
  )
  return livros.flat().filter(({ tipo }) => tipo !== 'repassado')
}
