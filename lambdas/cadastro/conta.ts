import { randomUUID } from 'node:crypto'
import type { CadastroEntrada } from '#domain/cadastro/entrada.ts'
import type { Usuario } from '#domain/cadastro/usuario.ts'
import { DomainError } from '#domain/base/erros.ts'
import { inscricaoInformada, inscricaoNoConselho } from '#domain/base/inscricao-no-conselho.ts'
import { novoMedico } from '#domain/medico/novo-medico.ts'
import * as cognito from '#lambdas/aws/cognito.ts'
import * as encerramentos from '#lambdas/cadastro/store/encerramentos.ts'
import * as consultas from '#lambdas/store/consultas.ts'
import * as contas from '#lambdas/store/contas.ts'
import * as medicos from '#lambdas/store/medicos.ts'
import * as unicos from '#lambdas/store/unicos.ts'
import { sairDeTudo } from '#lambdas/acesso/store/saidas.ts'
import * as usuarios from '#lambdas/store/usuarios.ts'
import * as vinculos from '#lambdas/store/vinculos.ts'
import * as triagens from '#lambdas/triagem/store/triagens.ts'

/**
 * A new account over two systems that share no transaction. The order makes every crash harmless: first a sign-in that
 * nobody can use, then locks and profile in one transaction, last the password. What a lost race leaves is a sign-in
 * without password and profile, which the next sign-up with that address takes over.
 */
export async function abrirConta(
  dados: CadastroEntrada & { readonly password: string },
  agora: Date,
  /** Whether the same request was seen before; then it may get the same answer as before. */
  repetida: boolean,
): Promise<Usuario> {
  await recusarDuplicados(dados, agora)
  const login = await cognito.abrirLogin(dados.email)
  const existente = login.novo ? undefined : await usuarios.find(login.id)
  if (existente) {
    if (!(await mesmaConta(existente, dados))) return substituir(existente, dados, agora)
    if (!login.semSenha && !repetida) throw new DomainError('ja_existe')
    if (login.semSenha) await darSenha(existente.id, dados.password, agora)
    return existente
  }
  // An account given up, whose sign-in a crash left: its id is not used again.
  if (!login.novo && (await encerramentos.find(login.id))) return semLogin(login.id, dados, agora)
  const usuario = await criarPerfil(login.id, dados, agora)
  // The user already existed without a profile, so somebody else may hold a session of it: that session ends.
  if (!login.novo) {
    await cognito.encerrarSessoes(usuario.id)
    await sairDeTudo(usuario.id, agora)
  }
  await darSenha(usuario.id, dados.password, agora)
  return usuario
}

/** The profile of a sign-in, with a doctor's registration. @throws DomainError duplicado, ja_existe */
export async function criarPerfil(id: string, dados: CadastroEntrada, agora: Date): Promise<Usuario> {
  const { nome, cpf, email, telefone, data_nascimento, tipo } = dados
  const em = agora.toISOString()
  const usuario: Usuario = {
    id,
    nome,
    email,
    cpf,
    telefone,
    data_nascimento,
    tipo,
    kyc_status: 'pending',
    access_tier: 'blocked',
    email_confirmado: false,
    password_set: false,
    aceite_legal: { versao: dados.aceite_legal.versao, em },
    created_at: em,
    updated_at: em,
  }
  const inscricao = inscricaoInformada(dados)
  try {
    await contas.criar(usuario, agora, inscricao && novoMedico(id, inscricao, em))
    return usuario
  } catch (error) {
    const mesma = await repeticaoSimultanea(error, id, dados)
    if (mesma) return mesma
    throw comoCadastro(error)
  }
}

/** Two copies of one request at once: the second finds what the first stored. */
async function repeticaoSimultanea(
  error: unknown,
  id: string,
  dados: CadastroEntrada,
): Promise<Usuario | undefined> {
  if (!(error instanceof DomainError)) return undefined
  const guardado = await usuarios.find(id)
  return guardado && (await mesmaConta(guardado, dados)) ? guardado : undefined
}

/**
 * An address that was not proven within 48 hours goes to whoever registers it now, and everything sent under
 * the earlier account is erased. One that has a medical record keeps it, and the address with it.
 */
async function substituir(
  existente: Usuario,
  dados: CadastroEntrada & { readonly password: string },
  agora: Date,
): Promise<Usuario> {
  if (existente.email_confirmado || existente.kyc_status === 'approved') throw new DomainError('ja_existe')
  if ((await unicos.dono('email', dados.email, dados.tipo, agora)) !== undefined)
    throw new DomainError('ja_existe')
  if (await temProntuario(existente)) throw new DomainError('ja_existe')
  const fim = {
    usuario_id: existente.id,
    protocolo: randomUUID(),
    encerrada_em: agora.toISOString(),
    ultimo_registro: null,
    houve_pagamento: false,
    concluido: false,
  }
  await contas.abandonar(existente, encerramentos.aFazer(fim))
  return semLogin(existente.id, dados, agora)
}

async function semLogin(id: string, dados: Parameters<typeof abrirConta>[0], agora: Date): Promise<Usuario> {
  await cognito.apagarLogin(id)
  return abrirConta(dados, agora, false)
}

/** Whether this account was ever attended, attended anybody, or answered for somebody. */
async function temProntuario({ id, tipo }: Usuario): Promise<boolean> {
  const registros = await Promise.all(
    tipo === 'medico'
      ? [consultas.byMedico(id, 1)]
      : [consultas.byPaciente(id, 1), triagens.doPaciente(id, 1), vinculos.doResponsavel(id)],
  )
  return registros.some((lista) => lista.length > 0)
}

/** Refused before anything is made: a taken e-mail is somebody's account, other fields are named (P §8). */
async function recusarDuplicados(dados: CadastroEntrada, agora: Date): Promise<void> {
  const { tipo, email, cpf, telefone } = dados
  const proprio = await unicos.dono('email', email, tipo, agora)
  const perfil = proprio === undefined ? undefined : await usuarios.find(proprio)
  if (perfil && !(await mesmaConta(perfil, dados))) throw new DomainError('ja_existe')
  const inscricao = inscricaoInformada(dados)
  const crm = inscricao && inscricaoNoConselho(inscricao)
  const campo = await unicos.duplicado({ tipo, cpf, telefone, crm }, agora, proprio)
  if (campo) throw unicos.emUso(campo)
}

async function darSenha(id: string, password: string, agora: Date): Promise<void> {
  await cognito.definirSenha(id, password)
  await usuarios.registrarSenha(id, true, agora)
}

const CAMPOS = ['nome', 'cpf', 'email', 'telefone', 'data_nascimento', 'tipo'] as const

/** Whether this is the account these data asked for, a doctor's registration included. */
async function mesmaConta(guardada: Usuario, dados: CadastroEntrada): Promise<boolean> {
  if (CAMPOS.some((campo) => guardada[campo] !== dados[campo])) return false
  const inscricao = inscricaoInformada(dados)
  if (!inscricao) return true
  const medico = await medicos.find(guardada.id)
  return medico !== undefined && inscricaoNoConselho(medico) === inscricaoNoConselho(inscricao)
}

/** Reports a taken e-mail as an existing account (P §8). */
function comoCadastro(error: unknown): unknown {
  if (!(error instanceof DomainError)) return error
  const doEmail = error.codigo === 'duplicado' && error.detalhes.extra?.duplicate_type === 'email'
  return doEmail || error.codigo === 'conflito' ? new DomainError('ja_existe') : error
}
