import * as z from 'zod/mini'
import { cpfValido } from './cpf.ts'
import { sobDemanda } from './sob-demanda.ts'

/**
 * Account fields (P §5, D §5): validators with the specification's messages, masks, and the same rules as schemas for
 * both sides. A validator answers the message, or null when the value is valid.
 */
export const MENSAGENS = {
  nome: 'Informe nome e sobrenome.',
  nome_longo: 'Use no máximo 120 caracteres no nome.',
  nome_caracteres: 'Use no nome só letras, espaços, apóstrofos e hifens.',
  email: 'E-mail inválido.',
  telefone: 'Informe um celular válido com DDD (11 dígitos).',
  cpf: 'CPF inválido.',
  password: 'Mínimo 8 caracteres, com letra e número.',
  password_longa: 'Use no máximo 99 caracteres na senha.',
  passwordConfirm: 'As senhas não coincidem.',
  data_nascimento: 'Informe sua data de nascimento (DD/MM/AAAA).',
  data_nascimento_invalida: 'Data de nascimento inválida.',
  menor_de_idade:
    'A conta é para maiores de 18 anos. Menores são atendidos pela conta de um responsável, que os adiciona em Dependentes.',
} as const

/** Shown when step 1 is not complete (P §5). */
export const CAMPOS_OBRIGATORIOS = {
  titulo: 'Campos obrigatórios',
  descricao: 'Preencha todos os campos corretamente antes de continuar.',
} as const

/**
 * Longest values stored: a person's name, and an address and a password as Cognito accepts them (the address is the
 * user name there).
 */
const TAMANHO = { nome: 120, email: 128, password: 99 } as const

/** Only the digits of a text. */
export const soDigitos = (texto: string): string => texto.replace(/\D/g, '')

/**
 * A word of a name: Latin letters, as in every Brazilian document, each with at most one combining mark for which there
 * is no precomposed letter (Guarani g̃), with apostrophes and hyphens in between. No characters that a mail program
 * would turn into a link, and no invisible ones.
 */
const PALAVRA_DO_NOME =
  /^(?:(?=\p{L})\p{Script=Latin}\p{M}?)+(?:['’-](?:(?=\p{L})\p{Script=Latin}\p{M}?)+)*['’]?$/u

/** Whether a text is such a word, without compatibility characters that only look like a letter. */
export const ePalavraDeNome = (palavra: string): boolean =>
  PALAVRA_DO_NOME.test(palavra.normalize('NFC')) && palavra.normalize('NFKC') === palavra.normalize('NFC')

/** At least two words of at least two letters each. */
export function erroDoNome(nome: string): string | null {
  const palavras = nome.trim().split(/\s+/)
  if (palavras.filter(temDuasLetras).length < 2) return MENSAGENS.nome
  if (nome.length > TAMANHO.nome) return MENSAGENS.nome_longo
  return palavras.every(ePalavraDeNome) ? null : MENSAGENS.nome_caracteres
}

const temDuasLetras = (palavra: string): boolean => (palavra.match(/\p{L}/gu) ?? []).length >= 2

const EMAIL = /^[^\s@"(),:;<>[\]\\]+@[a-z0-9-]+(?:\.[a-z0-9-]+)*\.[a-z]{2,}$/i

/** A mail address as people write them: one @, a domain with a dot. */
export function erroDoEmail(email: string): string | null {
  const valor = email.trim()
  const pontos = /^\.|\.\.|\.@/.test(valor)
  return valor.length <= TAMANHO.email && EMAIL.test(valor) && !pontos ? null : MENSAGENS.email
}

/** Exactly 11 digits: a mobile number with its area code, and no country's before it. */
export const erroDoTelefone = (telefone: string): string | null =>
  soDigitos(telefone).length === 11 && !comPais(telefone) ? null : MENSAGENS.telefone

const comPais = (telefone: string): boolean => telefone.trimStart().startsWith('+')

/** The message for a CPF, or null when it is valid. */
export const erroDoCpf = (cpf: string): string | null => (cpfValido(cpf) ? null : MENSAGENS.cpf)

/** At least 8 characters with at least one letter and one digit. */
export function erroDaSenha(senha: string): string | null {
  if (senha.length > TAMANHO.password) return MENSAGENS.password_longa
  return senha.length >= 8 && temLetraENumero(senha) ? null : MENSAGENS.password
}

/** The confirmation equals the password. */
export const erroDaConfirmacao = (senha: string, confirmacao: string): string | null =>
  senha === confirmacao ? null : MENSAGENS.passwordConfirm

type ForcaDaSenha = 'fraca' | 'ok' | 'forte'

/** Under 8 characters 'fraca'; letters and digits 'forte'; otherwise 'ok'. */
export function forcaDaSenha(senha: string): ForcaDaSenha {
  if (senha.length < 8) return 'fraca'
  return temLetraENumero(senha) ? 'forte' : 'ok'
}

const temLetraENumero = (senha: string): boolean => /\p{L}/u.test(senha) && /\d/.test(senha)

/** DD/MM/AAAA → YYYY-MM-DD, a plain date; null when there is no such day. */
export function dataIso(texto: string): string | null {
  const [, dia, mes, ano] = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(texto) ?? []
  if (!dia || !mes || !ano) return null
  const iso = `${ano}-${mes}-${dia}`
  return eDiaDoCalendario(iso) ? iso : null
}

/** YYYY-MM-DD → DD/MM/AAAA; null when it is no such date. */
export function dataBr(iso: string): string | null {
  if (!eDiaDoCalendario(iso)) return null
  const [ano, mes, dia] = iso.split('-')
  return `${dia}/${mes}/${ano}`
}

function eDiaDoCalendario(iso: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(iso)) return false
  const instante = new Date(`${iso}T00:00:00Z`)
  return !Number.isNaN(instante.getTime()) && instante.toISOString().slice(0, 10) === iso
}

/** Exactly DD/MM/AAAA; a day of the calendar, year from 1900, not after `hoje` (YYYY-MM-DD in São Paulo). */
export function erroDaDataDeNascimento(texto: string, hoje: string): string | null {
  if (texto.length !== 10) return MENSAGENS.data_nascimento
  const iso = dataIso(texto)
  return iso && iso >= '1900-01-01' && iso <= hoje ? null : MENSAGENS.data_nascimento_invalida
}

const saoPaulo = sobDemanda(() => new Intl.DateTimeFormat('sv-SE', { timeZone: 'America/Sao_Paulo' }))

/** The plain date, YYYY-MM-DD, that an instant is in São Paulo. */
export const hojeEm = (agora: Date): string => saoPaulo().format(agora)

/** Completed years of life on `hoje`; both plain dates YYYY-MM-DD. The birthday itself counts. */
export function idadeEm(nascimento: string, hoje: string): number {
  const anos = Number(hoje.slice(0, 4)) - Number(nascimento.slice(0, 4))
  return hoje.slice(5) < nascimento.slice(5) ? anos - 1 : anos
}

/** The name a person is addressed by: the first word of their name. */
export const primeiroNome = (nome: string): string => nome.trim().split(/\s+/)[0] ?? ''

export const IDADE_MINIMA = 18

/** The kind sentence for somebody under 18, or null (estados §1, §10: they are cared for as dependants). */
export const erroDaIdade = (nascimento: string, hoje: string): string | null =>
  idadeEm(nascimento, hoje) >= IDADE_MINIMA ? null : MENSAGENS.menor_de_idade

/**
 * (00) 0000-0000 up to 10 digits, (00) 00000-0000 at 11, as far as typed. Brazil's own +55 and a long-distance 0 before
 * the area code go; another country's number stays as it is, to be refused and not cut into one that looks right.
 */
export function formatarTelefone(texto: string): string {
  const nacional = texto.replace(/^\s*\+55/, '')
  if (comPais(nacional)) return nacional
  const digitos = soDigitos(nacional)
  const d = (digitos.length > 11 ? digitos.replace(DE_FORA, '') : digitos).slice(0, 11)
  if (d.length <= 2) return d && `(${d}`
  const corte = d.length === 11 ? 7 : 6
  const fim = d.slice(corte)
  return `(${d.slice(0, 2)}) ${d.slice(2, corte)}${fim && `-${fim}`}`
}

/** A long-distance 0, and a 55 that is no area code: after that one comes the 9 of a mobile number. */
const DE_FORA = /^(?:55(?=[^9]|9\d{10}$)|0)/

/** DD/MM/AAAA, as far as typed. */
export function formatarData(texto: string): string {
  const d = soDigitos(texto).slice(0, 8)
  return [d.slice(0, 2), d.slice(2, 4), d.slice(4)].filter(Boolean).join('/')
}

/** A string schema from a validator; `limpar` brings it to its stored form after the check. */
export const campo = (
  erro: (valor: string) => string | null,
  vazio: string,
  limpar: (valor: string) => string,
) =>
  z.pipe(
    z.string(vazio).check(
      z.superRefine((valor, contexto) => {
        const message = erro(valor)
        if (message) contexto.addIssue({ code: 'custom', message, input: valor })
      }),
    ),
    z.transform(limpar),
  )

const aparado = (valor: string) => valor.normalize('NFC').trim().replace(/\s+/g, ' ')

/** One schema per field; the output is the stored form (digits only, trimmed, e-mail in lower case). */
export const esquemas = {
  nome: campo(erroDoNome, MENSAGENS.nome, aparado),
  email: campo(erroDoEmail, MENSAGENS.email, (v) => v.trim().toLowerCase()),
  telefone: campo(erroDoTelefone, MENSAGENS.telefone, soDigitos),
  cpf: campo(erroDoCpf, MENSAGENS.cpf, soDigitos),
  password: campo(erroDaSenha, MENSAGENS.password, (v) => v),
} as const
