import { erroDoCpf, idadeEm, IDADE_MINIMA } from '../../base/campos.ts'
import { type CamposLidos, INDETERMINADA } from '../documento/campos-lidos.ts'
import {
  anosDeValidadeDaCin,
  anosDeValidadeDaCnh,
  imprime,
  type TipoDeDocumento,
} from '../documento/documentos.ts'
import { perdidoAoLadoDoCpf } from '../documento/evidencias.ts'
import { type Indicio, INDICIOS, NOMES_DOS_INDICIOS } from '../imagem/indicios.ts'
import { diferentes } from '../texto/texto-lido.ts'
import type { Achados } from '../documento/titular.ts'

interface Sinal {
  /** What the signal takes off the score of 1. */
  readonly peso: number
  readonly motivo: string
  /** A person decides, because the owner of the document may be the victim. */
  readonly revisao?: true
}

/**
 * Every signal of the `fraud` stage: weight and what is said (printed in `docs/generated/sinais-de-fraude.md`). The
 * stage's minimum is 0.8, so what weighs 0.2 or less only counts together with others.
 */
export const SINAIS_DE_FRAUDE = {
  cpf_diverge: {
    peso: 0.6,
    motivo:
      'O CPF do documento não é o informado no cadastro. Corrija-o em "Revisar dados" ou envie o seu documento.',
  },
  cpf_invalido: { peso: 0.6, motivo: 'O CPF informado não é válido. Corrija-o em "Revisar dados".' },
  cpf_nao_impresso: { peso: 0.05, motivo: 'O documento não mostra o CPF.' },
  nome_diverge: {
    peso: 0.5,
    motivo:
      'O nome do documento não é o informado no cadastro. Corrija-o em "Revisar dados" ou envie o seu documento.',
  },
  nome_parcial: { peso: 0.05, motivo: 'O nome do documento não é igual ao informado, mas é compatível.' },
  nome_nao_lido: { peso: 0.3, motivo: 'O nome do documento não pôde ser lido.', revisao: true },
  nome_pelo_cpf: {
    peso: 0.1,
    motivo: 'O nome do documento não pôde ser lido; o CPF impresso e o cadastro dizem de quem ele é.',
    revisao: true,
  },
  nascimento_diverge: {
    peso: 0.5,
    motivo:
      'A data de nascimento do documento não é a informada no cadastro. Corrija-a em "Revisar dados" ou envie o seu documento.',
  },
  nascimento_nao_lido: {
    peso: 0.3,
    motivo: 'A data de nascimento do documento não pôde ser lida.',
    revisao: true,
  },
  nascimento_pelo_cpf: {
    peso: 0.1,
    motivo:
      'A data de nascimento do documento não pôde ser lida; o CPF impresso e o cadastro dizem de quem ele é.',
    revisao: true,
  },
  nascimento_quase_lido: {
    peso: 0.05,
    motivo: 'Um algarismo da data de nascimento do documento pode ter sido lido errado.',
  },
  menor_de_idade: { peso: 1, motivo: 'O atendimento é para maiores de 18 anos.' },
  documento_vencido: {
    peso: 0.3,
    motivo: 'O documento está vencido. Envie outro, dentro da validade.',
  },
  // The reader may have misread a digit of the date.
  vencimento_em_duvida: {
    peso: 0.3,
    motivo: 'O documento parece vencido; uma pessoa vai conferir a validade.',
    revisao: true,
  },
  // Otherwise, covering the date of an expired document would hide the expiry.
  validade_nao_lida: {
    peso: 0.3,
    motivo: 'A validade do documento não pôde ser lida; uma pessoa vai conferir.',
    revisao: true,
  },
  validade_incoerente: {
    peso: 0.3,
    motivo: 'A validade da CIN não é a que a lei dá à idade do titular.',
    revisao: true,
  },
  datas_impossiveis: {
    peso: 0.5,
    motivo: 'As datas do documento não são possíveis: emissão futura, ou anterior ao nascimento.',
  },
  frente_igual_ao_verso: {
    peso: 0.5,
    motivo: 'Frente e verso são a mesma foto. Envie uma foto de cada lado.',
  },
  selfie_e_o_documento: {
    peso: 1,
    motivo: 'A selfie é a foto do documento. Tire uma do seu rosto, com a câmera.',
  },
  selfie_e_o_retrato: {
    peso: 1,
    motivo:
      'A selfie é uma foto do retrato do documento. Tire a selfie agora, com a câmera voltada para o seu rosto.',
  },
  selfie_parece_o_retrato: {
    peso: 0.3,
    motivo: 'A selfie e o retrato do documento são parecidos demais; uma pessoa vai conferir.',
    revisao: true,
  },
  selfie_reutilizada: { peso: 0.6, motivo: 'A selfie já foi usada em outra conta.', revisao: true },
  rosto_em_outra_conta: { peso: 0.6, motivo: 'O rosto já foi aprovado em outra conta.', revisao: true },
  documento_reutilizado: { peso: 0.6, motivo: 'O documento já foi usado em outra conta.', revisao: true },
  aparelho_com_muitas_contas: {
    peso: 0.25,
    motivo: 'Muitas contas tentaram a verificação pelo mesmo aparelho.',
    revisao: true,
  },
  // A partial search proves little. But resembling many pictures says nothing against this one: its number, its bytes
  // and the face on it are searched for completely.
  procura_parcial: {
    peso: 0.15,
    motivo: 'As fotos não puderam ser comparadas com as de todas as contas.',
    revisao: true,
  },
  // Weak signs on the files: phones, messengers and scanners leave some of them on honest pictures.
  editor_nos_metadados: { peso: 0.15, motivo: INDICIOS.editor_nos_metadados, revisao: true },
  captura_de_tela: { peso: 0.15, motivo: INDICIOS.captura_de_tela, revisao: true },
  // No card and no camera makes it: one side with it is enough for a person to look.
  grade_de_tela: { peso: 0.3, motivo: INDICIOS.grade_de_tela, revisao: true },
  padrao_de_tela: { peso: 0.15, motivo: INDICIOS.padrao_de_tela, revisao: true },
  padrao_de_impressao: { peso: 0.15, motivo: INDICIOS.padrao_de_impressao, revisao: true },
  // A camera produces such a pattern once by chance; a photo of a screen or a print has it on both sides.
  padrao_nos_dois_lados: {
    peso: 0.15,
    motivo: 'Frente e verso têm o padrão regular de uma tela ou de uma impressão.',
    revisao: true,
  },
  fundo_uniforme: { peso: 0.1, motivo: INDICIOS.fundo_uniforme, revisao: true },
  sem_ruido: { peso: 0.15, motivo: INDICIOS.sem_ruido, revisao: true },
  dupla_compressao: { peso: 0.05, motivo: INDICIOS.dupla_compressao, revisao: true },
} as const satisfies Record<string, Sinal> & Record<Indicio, Sinal>
type CodigoDeFraude = keyof typeof SINAIS_DE_FRAUDE

/**
 * Signals of one cause, counted once, by the heaviest: a picture without any noise has a background of one colour too,
 * so the second says nothing the first did not.
 */
export const CORRELATOS: readonly (readonly CodigoDeFraude[])[] = [['sem_ruido', 'fundo_uniforme']]

export interface DadosDaFraude {
  /** The stored profile; `data_nascimento` YYYY-MM-DD. */
  readonly formulario: { readonly nome: string; readonly cpf: string; readonly data_nascimento: string }
  readonly documento: CamposLidos
  /** What the document says of the person in the form. */
  readonly achados: Achados
  readonly layout: TipoDeDocumento | null
  /** Print and machine-readable zone say the same last day. */
  readonly validade_conferida: boolean
  /** Today in São Paulo, YYYY-MM-DD. */
  readonly hoje: string
  /** What was found on the files: same bytes, same looks or same face as another upload. */
  readonly arquivos: {
    readonly frente_igual_ao_verso: boolean
    readonly selfie_e_o_documento: boolean
    readonly selfie_e_o_retrato: boolean
    readonly selfie_parece_o_retrato: boolean
    readonly selfie_reutilizada: boolean
    readonly rosto_em_outra_conta: boolean
    readonly documento_reutilizado: boolean
    /** Nobody was found, but not every account could be searched. */
    readonly procura_parcial: boolean
    /** Of both sides of the document, those of one after those of the other. */
    readonly indicios: readonly Indicio[]
  }
  /** Accounts, this one among them, that sent pictures from this device within a day; 0 when it is not known. */
  readonly contas_no_aparelho: number
}

/** A family may share a telephone; more accounts than this in a day are not a family. */
const CONTAS_POR_APARELHO = 5

interface AvaliacaoDeFraude {
  /** 1 less the weights of all signals, those of one cause counted once, at least 0. */
  readonly nota: number
  readonly sinais: readonly CodigoDeFraude[]
  readonly motivos: readonly string[]
  /** Only signals that a person must judge prevent an approval. */
  readonly revisao: boolean
}

/** Data against the form, the document's age and the files' history, as signals. */
export function avaliarFraude(dados: DadosDaFraude, minimo: number): AvaliacaoDeFraude {
  const sinais = [
    ...doCpf(dados),
    ...doNome(dados),
    ...doNascimento(dados),
    ...daValidade(dados),
    ...dasDatas(dados),
    ...dosArquivos(dados),
    ...(dados.contas_no_aparelho > CONTAS_POR_APARELHO ? (['aparelho_com_muitas_contas'] as const) : []),
  ]
  const nota = notaDe(sinais)
  const semRevisao = sinais.filter((codigo) => !pedeRevisao(codigo))
  return {
    nota,
    sinais,
    motivos: sinais.map((codigo) => SINAIS_DE_FRAUDE[codigo].motivo),
    revisao: nota < minimo && notaDe(semRevisao) >= minimo,
  }
}

const pedeRevisao = (codigo: CodigoDeFraude): boolean => 'revisao' in SINAIS_DE_FRAUDE[codigo]

/** 1 without any signal, less for each. */
export function notaDe(sinais: readonly CodigoDeFraude[]): number {
  const repetidos = new Set(
    CORRELATOS.flatMap((grupo) => {
      const presentes = grupo.filter((codigo) => sinais.includes(codigo))
      return presentes.toSorted((a, b) => pesoDe(b) - pesoDe(a)).slice(1)
    }),
  )
  const total = sinais.reduce((soma, codigo) => soma + (repetidos.has(codigo) ? 0 : pesoDe(codigo)), 0)
  return Math.max(0, Math.round(100 * (1 - total)) / 100)
}

const pesoDe = (codigo: CodigoDeFraude): number => SINAIS_DE_FRAUDE[codigo].peso

function doCpf({ formulario, achados }: DadosDaFraude): CodigoDeFraude[] {
  if (erroDoCpf(formulario.cpf) !== null) return ['cpf_invalido']
  const { juizo } = achados.cpf
  return juizo === 'confirma' ? [] : [juizo === 'contradiz' ? 'cpf_diverge' : 'cpf_nao_impresso']
}

/** A name with this much of its letters or words otherwise is said to be only compatible. */
const NOME_INTEIRO = 0.95

function doNome({ achados }: DadosDaFraude): CodigoDeFraude[] {
  const { juizo, certeza } = achados.nome
  if (juizo === 'confirma') return certeza < NOME_INTEIRO ? ['nome_parcial'] : []
  if (juizo === 'contradiz') return ['nome_diverge']
  return [perdidoAoLadoDoCpf(achados) === 'nome' ? 'nome_pelo_cpf' : 'nome_nao_lido']
}

/** Below what the zone alone is sure of, a digit of the date was taken for misread. */
const DATA_INTEIRA = 0.8

function doNascimento({ formulario, documento, achados, hoje }: DadosDaFraude): CodigoDeFraude[] {
  const { juizo, certeza } = achados.data_nascimento
  // Another date in its place counts; one that was only guessed does not.
  const impressa = juizo === 'contradiz' ? documento.data_nascimento : undefined
  const menor = idadeEm(impressa ?? formulario.data_nascimento, hoje) < IDADE_MINIMA
  const idade: CodigoDeFraude[] = menor ? ['menor_de_idade'] : []
  if (juizo === 'confirma') return certeza < DATA_INTEIRA ? ['nascimento_quase_lido', ...idade] : idade
  if (juizo === 'contradiz') return ['nascimento_diverge', ...idade]
  const peloCpf = perdidoAoLadoDoCpf(achados) === 'data_nascimento'
  return [peloCpf ? 'nascimento_pelo_cpf' : 'nascimento_nao_lido', ...idade]
}

function daValidade(dados: DadosDaFraude): CodigoDeFraude[] {
  const { layout, hoje, validade_conferida } = dados
  const validade = ultimoDia(dados)
  if (validade === undefined)
    return layout !== null && imprime(layout, 'frente', 'data_validade') ? ['validade_nao_lida'] : []
  if (validade === INDETERMINADA || validade >= hoje) return []
  return [validade_conferida || noPrazo(dados, validade) ? 'documento_vencido' : 'vencimento_em_duvida']
}

/** The printed last day; the law's where it was lost, or is in the past for one digit and nothing else says it. */
function ultimoDia(dados: DadosDaFraude): string | undefined {
  const { data_validade } = dados.documento
  const legal = validadeLegal(dados)
  if (data_validade === undefined || legal === undefined) return data_validade ?? legal
  const certa = data_validade >= dados.hoje || dados.validade_conferida || noPrazo(dados, data_validade)
  return !certa && diferentes(legal, data_validade) === 1 ? legal : data_validade
}

/** Years a licence is valid for: fifty, seventy and older (CTB, art. 147, § 2º), and before 2021 (Lei 14.071/2020). */
const PRAZOS_DA_CNH = [10, 5, 3]

/** Whether issue and expiry lie as far apart as the law has it: then neither was misread. */
function noPrazo(dados: DadosDaFraude, validade: string): boolean {
  const { data_emissao } = dados.documento
  if (data_emissao === undefined) return false
  if (dados.layout === 'rg_novo_cin') return pertoDe(validadeLegal(dados) ?? '', validade)
  return PRAZOS_DA_CNH.some((anos) => pertoDe(maisAnos(data_emissao, anos), validade))
}

const maisAnos = (data: string, anos: number): string => `${Number(data.slice(0, 4)) + anos}${data.slice(4)}`

/**
 * What a document is valid to by its holder's age at issue, a date or `INDETERMINADA`: a CIN (Decreto 10.977/2022, art.
 * 18; P §5) or a licence. Undefined for other documents, and while one of both dates was not read.
 */
function validadeLegal({ documento, achados, formulario, layout }: DadosDaFraude): string | undefined {
  const { data_emissao } = documento
  const nascimento =
    achados.data_nascimento.juizo === 'confirma' ? formulario.data_nascimento : documento.data_nascimento
  if (!data_emissao || !nascimento || layout === null || !imprime(layout, 'frente', 'data_validade'))
    return undefined
  const idade = idadeEm(nascimento, data_emissao)
  const anos =
    layout === 'rg_novo_cin' ? anosDeValidadeDaCin(idade) : anosDeValidadeDaCnh(idade, data_emissao)
  return anos === null ? INDETERMINADA : maisAnos(data_emissao, anos)
}

const DIA = 24 * 60 * 60 * 1000
/** Days by which a printed validity may differ from the law's: issuers count from the request or the delivery. */
const FOLGA = 60

/** A day that is none (29 February of a common year) is near nothing. */
const pertoDe = (a: string, b: string): boolean => Math.abs(Date.parse(a) - Date.parse(b)) <= FOLGA * DIA

/** Dates that contradict each other, whatever the form says. */
function dasDatas(dados: DadosDaFraude): CodigoDeFraude[] {
  const { documento, layout, hoje } = dados
  const { data_nascimento, data_emissao, data_validade } = documento
  const impossiveis =
    data_emissao !== undefined &&
    (data_emissao > hoje || (data_nascimento !== undefined && data_emissao < data_nascimento))
  const legal = layout === 'rg_novo_cin' ? validadeLegal(dados) : undefined
  // From sixty on a CIN is valid for good, whatever stands there.
  const incoerente =
    legal !== undefined &&
    legal !== INDETERMINADA &&
    data_validade !== undefined &&
    (data_validade === INDETERMINADA ||
      (!pertoDe(legal, data_validade) && diferentes(legal, data_validade) > 1))
  return [
    ...(impossiveis ? (['datas_impossiveis'] as const) : []),
    ...(incoerente ? (['validade_incoerente'] as const) : []),
  ]
}

function dosArquivos({ arquivos }: DadosDaFraude): CodigoDeFraude[] {
  const { indicios, ...achados } = arquivos
  const historico = chaves(achados).filter((codigo) => achados[codigo])
  const padroes = indicios.filter((indicio) => PADROES.has(indicio))
  return [
    ...historico,
    ...NOMES_DOS_INDICIOS.filter((indicio) => indicios.includes(indicio)),
    ...(padroes.length > 1 ? (['padrao_nos_dois_lados'] as const) : []),
  ]
}

const PADROES: ReadonlySet<Indicio> = new Set(['grade_de_tela', 'padrao_de_tela', 'padrao_de_impressao'])

const chaves = <K extends string>(tabela: Record<K, unknown>): K[] =>
  Object.keys(tabela).filter((chave): chave is K => chave in tabela)
