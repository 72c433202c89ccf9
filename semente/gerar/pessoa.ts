import { digitoDoCpf } from '#domain/base/cpf.ts'
import { type DadosDoDocumento, LAYOUTS, type LayoutDoDocumento } from './documento.ts'
import type { Rosto } from './rosto-partes.ts'
import { sortearRosto } from './rosto-sorteado.ts'
import { Sorteio } from './sorteio.ts'
import { FAMILIAS, type Familia } from './texto.ts'

/** An invented person with one document. */
export interface Pessoa {
  readonly id: number
  readonly layout: LayoutDoDocumento
  readonly familia: Familia
  readonly dados: DadosDoDocumento
  /** Digits only; also where the document does not print it. */
  readonly cpf: string
  readonly rosto: Rosto
}

const MULHERES =
  'ANA,MARIA,JÚLIA,BEATRIZ,LÍVIA,CECÍLIA,VITÓRIA,LETÍCIA,CAMILA,FERNANDA,PATRÍCIA,SÍLVIA,TÂNIA,ROSÂNGELA,INÊS,ÂNGELA,LUÍZA,HELOÍSA,ELIANE,SIMONE,GABRIELA,RAQUEL,DÉBORA,MÔNICA,VERA,YASMIN,QUITÉRIA,WANESSA'.split(
    ',',
  )
const HOMENS =
  'JOSÉ,JOÃO,ANTÔNIO,FRANCISCO,CARLOS,PAULO,PEDRO,LUCAS,LUIZ,MARCOS,GABRIEL,RAFAEL,DANIEL,MARCELO,BRUNO,EDUARDO,FELIPE,ROGÉRIO,SÉRGIO,CÉSAR,FÁBIO,ÍTALO,ANDRÉ,CAUÃ,WASHINGTON,KLEBER,HEITOR,OTÁVIO'.split(
    ',',
  )
const MEIOS =
  'APARECIDA,BEATRIZ,CRISTINA,HENRIQUE,EDUARDO,REGINA,HELENA,AUGUSTO,VINÍCIUS,LÚCIA,LUIZA,MIGUEL'.split(',')
const SOBRENOMES =
  'SILVA,SANTOS,OLIVEIRA,SOUZA,RODRIGUES,FERREIRA,ALVES,PEREIRA,LIMA,GOMES,COSTA,RIBEIRO,MARTINS,CARVALHO,ALMEIDA,LOPES,SOARES,FERNANDES,VIEIRA,BARBOSA,ROCHA,DIAS,NASCIMENTO,ANDRADE,MOREIRA,NUNES,MARQUES,MACHADO,MENDES,FREITAS,CARDOSO,RAMOS,GONÇALVES,SANTANA,TEIXEIRA,ARAÚJO,JESUS,CONCEIÇÃO,SÁ,BRANDÃO,GUIMARÃES,ASSUNÇÃO,QUEIROZ,ZAMBRANO,KRÜGER,WEBER,YAMADA'.split(
    ',',
  )
const LIGACOES = ['', '', '', 'DA ', 'DE ', 'DOS ', 'DO ']
const CIDADES: Readonly<Record<string, readonly string[]>> = {
  SP: ['SÃO PAULO', 'RIBEIRÃO PRETO', 'CAMPINAS'],
  MG: ['BELO HORIZONTE', 'UBERLÂNDIA', 'JUIZ DE FORA'],
  RJ: ['RIO DE JANEIRO', 'NITERÓI'],
  RS: ['PORTO ALEGRE', 'CAXIAS DO SUL'],
  BA: ['SALVADOR', 'FEIRA DE SANTANA'],
  PR: ['CURITIBA', 'LONDRINA', 'MARINGÁ'],
  PE: ['RECIFE', 'OLINDA'],
  CE: ['FORTALEZA', 'SOBRAL'],
  SC: ['FLORIANÓPOLIS', 'JOINVILLE'],
  GO: ['GOIÂNIA', 'ANÁPOLIS'],
  PA: ['BELÉM', 'SANTARÉM'],
  DF: ['BRASÍLIA'],
  ES: ['VITÓRIA', 'VILA VELHA'],
  AM: ['MANAUS'],
}
/** How each state prints its RG (9 a digit, X a digit or X), and who issues it. */
const REGISTROS: Readonly<Record<string, readonly [modelo: string, orgaos: readonly string[]]>> = {
  SP: ['99.999.999-X', ['SSP']],
  MG: ['MG-99.999.999', ['SSP', 'PC']],
  RJ: ['99.999.999-9', ['DETRAN', 'IFP']],
  RS: ['9999999999', ['SSP', 'SJS']],
  BA: ['99999999-99', ['SSP']],
  PR: ['9.999.999-9', ['SESP', 'SSP']],
  PE: ['9.999.999', ['SDS', 'SSP']],
  CE: ['9999999999999', ['SSPDS', 'SSP']],
  SC: ['9.999.999', ['SSP', 'SESP']],
  GO: ['9999999', ['SSP', 'DGPC']],
  PA: ['9999999', ['PC', 'SSP']],
  DF: ['9.999.999', ['SSP']],
  ES: ['9.999.999', ['SPTC', 'SSP']],
  AM: ['9999999-9', ['SSP']],
}
const UFS = Object.keys(REGISTROS)

/** What is wished of a person; the rest is drawn. */
export interface Escolhas {
  readonly layout?: LayoutDoDocumento
  readonly nome?: string
  /** YYYY-MM-DD. */
  readonly data_nascimento?: string
  readonly sexo?: 'F' | 'M'
  readonly uf?: string
  /** Digits only. */
  readonly cpf?: string
}

/**
 * The person with this number; the layouts take turns. Adults who can have the document they hold. What is drawn does
 * not change with what is wished: the same seed and number keep all the rest.
 */
export function sortearPessoa(semente: number, id: number, hoje: string, escolhas: Escolhas = {}): Pessoa {
  const s = new Sorteio(semente, 'pessoa', id)
  const layout = escolhas.layout ?? LAYOUTS[id % LAYOUTS.length] ?? 'rg_antigo'
  const sexo = escolhido(escolhas.sexo, s.chance(0.5) ? 'F' : 'M')
  const sobrenomes = [s.um(SOBRENOMES), s.um(SOBRENOMES)] as const
  const ano = Number(hoje.slice(0, 4))
  const anoDe = escolhas.data_nascimento && Number(escolhas.data_nascimento.slice(0, 4))
  const nascimento = escolhido(anoDe, ano - s.inteiro(19, 84) - 1)
  const uf = escolhido(escolhas.uf, s.um(UFS))
  const [modelo, orgaos] = REGISTROS[uf] ?? ['9999999', ['SSP']]
  // Whoever came of age this year has a document of this year.
  const emissao = Math.min(
    ano,
    Math.max(
      nascimento + 19,
      ano - s.inteiro(0, layout === 'rg_antigo' ? 9 : layout === 'rg_novo_cin' ? 3 : 4),
    ),
  )
  const cpf = escolhido(escolhas.cpf, sortearCpf(s))
  const data = (doAno: number) => `${doAno}-${dois(s.inteiro(1, 12))}-${dois(s.inteiro(1, 28))}`
  const data_nascimento = escolhido(escolhas.data_nascimento, data(nascimento))
  const data_emissao =
    emissao >= ano ? `${ano}-${dois(s.inteiro(1, Number(hoje.slice(5, 7)) - 1 || 1))}-01` : data(emissao)
  const cidade = s.um(CIDADES[uf] ?? ['BRASÍLIA'])
  return {
    id,
    layout,
    familia: s.um(FAMILIAS),
    cpf,
    rosto: sortearRosto(new Sorteio(semente, 'rosto', id), { sexo, idade: ano - nascimento - 1 }),
    dados: {
      nome: escolhido(
        escolhas.nome?.toLocaleUpperCase('pt-BR'),
        `${sortearNome(s, sexo)} ${ligado(s, sobrenomes[0])} ${ligado(s, sobrenomes[1])}`,
      ),
      cpf: layout === 'rg_antigo' && s.chance(0.3) ? '' : formatado(cpf),
      rg: preencher(modelo, s),
      orgao_emissor: s.um(orgaos),
      uf,
      data_nascimento,
      naturalidade: `${cidade} ${uf}`,
      filiacao: [
        `${sortearNome(s, 'M')} ${s.um(SOBRENOMES)} ${sobrenomes[1]}`,
        `${sortearNome(s, 'F')} ${sobrenomes[0]} ${s.um(SOBRENOMES)}`,
      ],
      sexo,
      data_emissao,
      data_validade: validade(layout, data_nascimento, data_emissao),
      numero_cnh: sortearRegistro(s),
      categoria: s.um(['A', 'B', 'AB', 'AC', 'AD', 'AE', 'D']),
      data_primeira_hab: primeiraAte(data_emissao, data(nascimento + 18)),
    },
  }
}

/** What was wished, or else what was drawn; either way it was drawn, so that what follows stays the same. */
const escolhido = <T>(desejo: T | undefined | '', sorteado: T): T => desejo || sorteado

/** A first licence is never newer than the one in hand. */
const primeiraAte = (emissao: string, primeira: string): string => (primeira < emissao ? primeira : emissao)

const dois = (numero: number): string => String(numero).padStart(2, '0')

const formatado = (cpf: string): string => cpf.replace(/^(\d{3})(\d{3})(\d{3})(\d{2})$/, '$1.$2.$3-$4')

const ligado = (s: Sorteio, sobrenome: string): string => `${s.um(LIGACOES)}${sobrenome}`

const sortearNome = (s: Sorteio, sexo: 'F' | 'M'): string => {
  const primeiro = s.um(sexo === 'F' ? MULHERES : HOMENS)
  return s.chance(0.45) ? `${primeiro} ${s.um(MEIOS)}` : primeiro
}

export function sortearCpf(s: Sorteio): string {
  const nove = Array.from(s.digitos(9), Number)
  if (new Set(nove).size === 1) return sortearCpf(s)
  const dez = [...nove, digitoDoCpf(nove)]
  return [...dez, digitoDoCpf(dez)].join('')
}

/** A CNH's register with its check digits (mod 11, the second discounted when the first was ten). */
function sortearRegistro(s: Sorteio): string {
  const nove = Array.from(s.digitos(9), Number)
  const soma = (peso: (i: number) => number) =>
    nove.reduce((total, digito, i) => total + digito * peso(i), 0) % 11
  const primeiro = soma((i) => 9 - i)
  const segundo = soma((i) => i + 1) - (primeiro >= 10 ? 2 : 0)
  return `${nove.join('')}${primeiro >= 10 ? 0 : primeiro}${((segundo + 11) % 11) % 10}`
}

const preencher = (modelo: string, s: Sorteio): string =>
  modelo.replace(/9/g, () => s.digitos(1)).replace('X', () => (s.chance(0.1) ? 'X' : s.digitos(1)))

/**
 * By the rules of each document: a CIN by the holder's age (P §5), a CNH ten, five or three years (Lei 14.071/2020).
 */
function validade(layout: LayoutDoDocumento, nascimento: string, emissao: string): string | null {
  const idade = Number(emissao.slice(0, 4)) - Number(nascimento.slice(0, 4))
  if (layout === 'rg_novo_cin' && idade > 60) return null
  const anos = layout === 'rg_novo_cin' ? 10 : idade < 50 ? 10 : idade < 70 ? 5 : 3
  return `${Number(emissao.slice(0, 4)) + anos}${emissao.slice(4)}`
}
