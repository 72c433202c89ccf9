import { PRONTAS } from './exigencias.ts'
import { limites, linhaDe, longe, tokensDe } from './escopo.ts'
import { indexar, type Ocorrencia } from './indice.ts'
import { ACHADO_IDS, type AchadoId, LEXICO } from './lexico.ts'
import { lerIdadeDeOutra, lerMedidas } from './medidas.ts'
import { negado } from './negacao.ts'
import { lerSujeitos } from './pessoa.ts'
import { lerDuracao } from './tempo.ts'
import type { Medidas, Pessoa } from './tipos.ts'

/** One finding, where it came from and the (normalised) words that said so. */
export interface Achado {
  readonly id: AchadoId
  readonly rotulo: string
  readonly origem: 'texto' | 'guiada' | 'comorbidade' | 'resposta'
  readonly presente: boolean
  /** long over, or elective and already followed: reported, but no rule counts it */
  readonly passado: boolean
  readonly pessoa: Pessoa
  readonly intenso: boolean
  readonly subito: boolean
  readonly palavras: string
}

/** What the protocol understood of a free text. */
export interface Leitura {
  readonly achados: readonly Achado[]
  readonly medidas: Medidas
  /** days, an hour is 1/24 */
  readonly duracao_dias: number | undefined
  /** the words that say it is about somebody else, when nothing is said of the writer */
  readonly outra_pessoa: string | undefined
  /** years, of that other person, when written */
  readonly idade_da_outra: number | undefined
  /** that other person is older by the word used (mãe, avô, idoso) */
  readonly outra_mais_velha: boolean
  /** share of the content words that belong to something understood, 0..1 */
  readonly cobertura: number
}

const procurar = indexar(
  ACHADO_IDS.map((id) => [id, LEXICO[id].padroes] as const),
  PRONTAS,
)

const VAZIAS = new Set(
  'a o as os um uma uns umas de do da dos das no na nos nas em ao aos e ou que com sem para por pelo pela dois duas tres quatro cinco seis sete oito nove dez mais muito muita muitos muitas meu minha meus minhas me eu estou esta tenho tem ha faz desde ja so tambem quando mas se sinto comecou comecei hoje ontem dia dias semana semanas mes meses ano anos hora horas nao foi era ser estava um pouco bem aqui isso essa esse ela ele tudo nada as vezes ai la depois agora tipo assim acho fico fica ficou sei porque tive ter vou quero preciso'.split(
    ' ',
  ),
)

/** Dropped by any overlap with the specific phrase, not only when it lies inside. */
const SOBREPOSTOS: ReadonlySet<AchadoId> = new Set<AchadoId>([
  'dor_toracica',
  'dor_testiculo',
  'engasgo',
  'caroco',
  'prostata_exame',
  'cianose',
  'membro_frio',
  'olho_vermelho',
  'urina_frequente',
  'procedimento',
  'overdose',
  'lesao_que_cresce',
  'visao_lenta',
  'tosse',
])

/**
 * Whether one occurrence is a part of a longer one of the same finding, with no pause before it: the longer phrase
 * decides.
 */
const parteDe = (o: Ocorrencia<AchadoId>, maior: Ocorrencia<AchadoId>, linha: string): boolean =>
  maior.id === o.id &&
  maior.inicio < o.inicio &&
  o.fim <= maior.fim &&
  !linha.slice(maior.inicio, o.inicio).includes(' , ')

function ocorrencias(linha: string): Ocorrencia<AchadoId>[] {
  const todas = procurar(linha)
  return todas.filter(
    (o) =>
      !todas.some(
        (maior) =>
          parteDe(o, maior, linha) ||
          (LEXICO[maior.id].absorve.includes(o.id) &&
            (SOBREPOSTOS.has(o.id)
              ? maior.inicio < o.fim && o.inicio < maior.fim
              : maior.inicio <= o.inicio && o.fim <= maior.fim)),
      ),
  )
}

/** Findings that ask for an exam when new, and not when the person says they are already followed. */
const ELETIVOS: ReadonlySet<AchadoId> = new Set<AchadoId>([
  'caroco',
  'hernia',
  'varizes',
  'prostata_exame',
  'dormencia_dos_pes',
  'sopro',
  'visao_lenta',
  'perda_lenta',
  'deformidade',
  'articulacao_inchada',
  'tosse',
  'ouvido_exame',
  'ciatica_longa',
  'intestino_mudou',
  'lesao_que_cresce',
  'falta_ar_esforco',
  'crianca_exame',
  'flashes_moscas',
])
const ACOMPANHADO =
  / (?:controlad[oa]s?|estavel|estaveis|acompanho|acompanhad[oa]s?|acompanhamento|ja (?:fui|foi|foram) (?:avaliad[oa]s?|vist[oa]s?|investigad[oa]s?|examinad[oa]s?)|ja (?:investiguei|investigado|investigada|tratei|vi|avaliei)|diagnosticad[oa]s?|de sempre|como sempre|iguais|ja viu|a mesma coisa|desde (?:menin[oa]|crianca|sempre)|sem mudanca|nada mudou|nada de novo|renovar(?! (?:o )?(?:meu )?(?:grau|oculos|cnh))|renovo|segunda opiniao|laudo|veio normal|vieram normais|tudo normal|deu normal|exames (?:[a-z]+ ){0,3}normais) /
/** Small injuries and bleeding: told as next to nothing, they ask for nothing. */
const TRIVIAIS: ReadonlySet<AchadoId> = new Set<AchadoId>([
  'ferimento',
  'entorse',
  'lesao_de_tendao',
  'roxo_de_pancada',
  'queimadura',
  'sangramento',
  'sangramento_nariz',
  'sangue_fezes',
  'articulacao_inchada',
  'caroco',
])
const QUASE_NADA =
  / (?:roxinh[oa]|raladinh[oa]|ralad[oa] leve|arranhad(?:inh)?[oa]|arranhaozinho|cortinho|levinh[oa]|de leve|superficial|de raspao|nada demais|de nada|vermelhinh[oa]|tiquinho|nem bolha|sem bolha|pontinha|ja (?:passou|passando|sarou|cicatrizou|melhorou|melhorando)|uma vez so|so uma vez|nao voltou|nunca mais|some em (?:minutos|segundos)|passa em (?:minutos|segundos)|queimadinha|machucadinho|batidinha) /
/** How far around a finding the words that it is followed count, in characters. */
const ARREDORES = 70

/**
 * Whether an elective finding is told as already followed, or a small one as next to nothing, in the sentence around
 * it.
 */
function acompanhado(linha: string, o: Ocorrencia<AchadoId>, inicio: number, fim: number): boolean {
  if (!ELETIVOS.has(o.id) && !TRIVIAIS.has(o.id)) return false
  const trecho = linha.slice(Math.max(inicio, o.inicio - ARREDORES), Math.min(fim, o.fim + ARREDORES))
  const aoRedor = ` ${trecho.trim()} `
  return (ELETIVOS.has(o.id) && ACOMPANHADO.test(aoRedor)) || (TRIVIAIS.has(o.id) && QUASE_NADA.test(aoRedor))
}

const QUALIFICA: ReadonlySet<AchadoId> = new Set<AchadoId>(['intenso', 'subito', 'leve'])
const PROXIMO = 40

function achadosDe(linha: string, origem: 'texto' | 'comorbidade'): Achado[] {
  const sujeitos = lerSujeitos(linha)
  const lidas = ocorrencias(linha).map((o) => {
    const { inicio, fim } = limites(linha, o.inicio)
    const antes = tokensDe(linha.slice(inicio, o.inicio))
    const proprios = tokensDe(linha.slice(o.inicio, o.fim))
    const tokens = [...antes, ...proprios, ...tokensDe(linha.slice(o.fim, fim))]
    return {
      id: o.id,
      inicio: o.inicio,
      fim: o.fim,
      presente: !negado(tokens, antes.length, antes.length + proprios.length),
      passado: longe(linha, o.inicio, inicio, fim) || acompanhado(linha, o, inicio, fim),
      frase: inicio,
    }
  })
  const qualificadores = lidas.filter((o) => QUALIFICA.has(o.id) && o.presente)
  const perto = (id: AchadoId, alvo: (typeof lidas)[number]) =>
    qualificadores.some(
      (q) =>
        q.id === id &&
        q.frase === alvo.frase &&
        q.inicio - alvo.fim <= PROXIMO &&
        alvo.inicio - q.fim <= PROXIMO,
    )
  return lidas.map((o) => ({
    id: o.id,
    rotulo: LEXICO[o.id].rotulo,
    origem,
    presente: o.presente,
    passado: o.passado,
    pessoa: origem === 'comorbidade' ? 'eu' : sujeitos.em(o.inicio),
    intenso: perto('intenso', o),
    subito: perto('subito', o),
    palavras: linha.slice(o.inicio, o.fim).trim(),
  }))
}

/** The same finding said more than once: present wins over denied, and keeps what makes it stronger. */
function unir(achados: readonly Achado[]): Achado[] {
  const unidos = new Map<string, Achado>()
  for (const achado of achados) {
    const vale = achado.presente && !achado.passado && achado.pessoa !== 'familia'
    const chave = `${achado.id} ${vale}`
    const outro = unidos.get(chave)
    unidos.set(
      chave,
      outro === undefined
        ? achado
        : {
            ...outro,
            pessoa: outro.pessoa === 'eu' ? 'eu' : achado.pessoa,
            intenso: outro.intenso || achado.intenso,
            subito: outro.subito || achado.subito,
          },
    )
  }
  return [...unidos.values()]
}

function cobertura(linha: string, achados: readonly Achado[]): number {
  const entendidas = new Set(achados.flatMap((achado) => tokensDe(achado.palavras)))
  const conteudo = tokensDe(linha).filter((token) => /[a-z]{2}/.test(token) && !VAZIAS.has(token))
  if (conteudo.length === 0) return 0
  return conteudo.filter((token) => entendidas.has(token)).length / conteudo.length
}

/** Whether a finding counts: present, not long over, not the family's history. */
export function vale(achado: Achado): boolean {
  return achado.presente && !achado.passado && achado.pessoa !== 'familia'
}

const MAIS_VELHA =
  /(?:^| )(?:mae|maezinha|pai|paizinho|av[o]|vov[o]|vozinh[oa]|sogr[oa]|bisav[oa]|idos[oa]|senhora?)(?= |$)/

/**
 * Reads a free text in lay Brazilian Portuguese (and the listed conditions) into findings.
 * Case, accents, chat spelling and one-letter typos do not matter. Never throws.
 * `hoje` is a plain date YYYY-MM-DD, needed only for "desde 12/03".
 */
export function ler(texto: string, comorbidades: readonly string[] = [], hoje?: string): Leitura {
  const linha = linhaDe(texto)
  const doTexto = achadosDe(linha, 'texto')
  const declaradas = comorbidades
    .flatMap((item) => achadosDe(linhaDe(item), 'comorbidade'))
    .filter((a) => LEXICO[a.id].classe === 'contexto')
  const achados = unir([...doTexto, ...declaradas])
  const queixas = doTexto.filter(
    (a) => vale(a) && LEXICO[a.id].classe !== 'contexto' && LEXICO[a.id].classe !== 'qualificador',
  )
  const sujeitos = lerSujeitos(linha)
  const soDeOutra = sujeitos.outra !== undefined && !queixas.some((a) => a.pessoa === 'eu')
  return {
    achados,
    medidas: lerMedidas(linha),
    duracao_dias: lerDuracao(linha, hoje),
    outra_pessoa: soDeOutra ? sujeitos.outra : undefined,
    idade_da_outra: soDeOutra ? lerIdadeDeOutra(linha) : undefined,
    outra_mais_velha: soDeOutra && MAIS_VELHA.test(sujeitos.outra ?? ''),
    cobertura: cobertura(linha, doTexto),
  }
}
