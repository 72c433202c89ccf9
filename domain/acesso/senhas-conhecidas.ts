import { comFnv1a, FNV1A } from '../base/fnv1a.ts'
import { SENHAS_COMUNS } from './senhas-comuns.ts'

/**
 * Passwords that attackers try first: those of leaked collections, and words popular in Brazil followed by digits. Only
 * the functions that set a password import it, so that the list stays out of the schemas that everything shares.
 */

/** What a person reads about such a password: what is wrong, and what to do. */
export const SENHA_CONHECIDA =
  'Esta senha está em listas de senhas vazadas. Escolha outra que só você usaria: três palavras e um número, por exemplo.'

const TAMANHO_DA_IMPRESSAO = 7

/**
 * The fingerprint of a password in the list: FNV-1a of its characters in base 36. One in 800,000
 * other passwords shares one by chance.
 */
export function impressaoDaSenha(senha: string): string {
  let hash = FNV1A
  for (const letra of senha) hash = comFnv1a(hash, letra.codePointAt(0) ?? 0)
  return (hash >>> 0).toString(36).padStart(TAMANHO_DA_IMPRESSAO, '0')
}

let impressoes: ReadonlySet<string> | undefined

function listadas(): ReadonlySet<string> {
  impressoes ??= new Set(
    Array.from({ length: SENHAS_COMUNS.length / TAMANHO_DA_IMPRESSAO }, (_, n) =>
      SENHAS_COMUNS.slice(n * TAMANHO_DA_IMPRESSAO, (n + 1) * TAMANHO_DA_IMPRESSAO),
    ),
  )
  return impressoes
}

/** Popular words in Brazil, and words this product suggests. */
const PALAVRAS = new Set([
  'senha',
  'minhasenha',
  'brasil',
  'flamengo',
  'corinthians',
  'palmeiras',
  'saopaulo',
  'santos',
  'vasco',
  'gremio',
  'cruzeiro',
  'mengao',
  'teamo',
  'meuamor',
  'jesus',
  'deusefiel',
  'mudar',
  'trocar',
  'teste',
  'medico',
  'doutor',
  'doutora',
  'paciente',
  'saude',
  'admin',
  'acolhe',
  'telemedicina',
  'consulta',
  'receita',
  'hospital',
  'enfermeira',
])
const SEQUENCIAS = ['01234567890123456789', '98765432109876543210']

/** Whether the password is in the list, whatever its capitalisation. */
export function senhaConhecida(senha: string): boolean {
  const igual = senha.toLowerCase()
  if (listadas().has(impressaoDaSenha(igual))) return true
  const [, palavra = '', numeros = ''] = /^(\p{L}+)[^\p{L}\d]*(\d+)[^\p{L}\d]*$/u.exec(igual) ?? []
  const semAcento = palavra.normalize('NFD').replace(/\p{M}/gu, '')
  if (!PALAVRAS.has(semAcento)) return false
  return numeros.length <= 4 || SEQUENCIAS.some((digitos) => digitos.includes(numeros))
}
