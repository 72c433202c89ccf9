import { CONFIANCA_MINIMA } from './elegibilidade.ts'
import type { Especialidade } from '../base/especialidades.ts'
import { confianca } from './confianca.ts'
import type { Situacao } from './condicao.ts'
import { escolherEspecialidade } from './especialidade.ts'
import { comoDoDependente } from './de-dependente.ts'
import { type Achado, type Leitura, ler, vale } from './leitura.ts'
import { type AchadoId, LEXICO } from './lexico.ts'
import { recomendar } from './recomendacoes.ts'
import { disparar, emergencia, type RegraDisparada } from './regras.ts'
import type { Orientacao } from './regras/regra.ts'
import { desmentidoPor, escolherPerguntas } from './perguntas/escolher.ts'
import { PERGUNTAS } from './perguntas/perguntas.ts'
import { achadosDasRespostas } from './perguntas/de-perigo.ts'
import type { PerguntaId, Resposta } from './perguntas/resposta.ts'
import type { PedidoDeTriagem, PerguntasGuiadas } from './schema.ts'
import { resumir } from './resumo.ts'
import { semOsCitados } from './aprendido/citados.ts'
import { decidir, NADA_MAIS_DITO, semNovidade } from './aprendido/decidir.ts'
import { type Evidencia, evidenciaDe } from './aprendido/evidencia.ts'
import type { Tabelas } from './aprendido/tabela.ts'

/** Version of lexicon, rules and learned weights together, stored with each triage. */
export const VERSAO_DO_PROTOCOLO = '6.11.0'

/** What the protocol answers: P §3's result plus what explains it. */
export interface ResultadoDoProtocolo {
  readonly ok_para_tele: boolean
  readonly red_flag: boolean
  /** 0..1, meaning and formula in `confianca.ts` */
  readonly conf_ia: number
  readonly resumo: string[]
  readonly especialidade_sugerida: Especialidade
  /** how far the specialty leads the next, 0..1 */
  readonly margem: number
  readonly recomendacoes: string[]
  readonly achados: readonly Achado[]
  readonly regras_disparadas: readonly RegraDisparada[]
  /** rules that fired and were set aside: weak ones by the learned evidence, others by a denial; absent when none */
  readonly regras_postas_de_lado?: readonly RegraDisparada[]
  /** Somebody else's complaint: orientation only, no booking (estados §1). */
  readonly para_outra_pessoa: boolean
  /** years, the age the rules used */
  readonly idade_considerada: number
  /** what to ask before guessing; absent when nothing is, or when the report comes with answers */
  readonly perguntas?: { readonly id: PerguntaId; readonly texto: string }[]
  readonly orientacao?: Orientacao
  readonly versao: string
}

/** The request, with what the health profile of the signed-in person says beside it. */
export interface PedidoComFicha extends PedidoDeTriagem {
  /** Told by the adult who answers for the patient; `idade` is the patient's by their birth date. */
  readonly de_dependente?: true
  readonly da_ficha?: readonly string[]
}

const TOLERANCIA_DE_IDADE = 1
const IDADE_MAIS_VELHA = 60
const IDADE_DE_CRIANCA = 5

type Caixa = Exclude<keyof PerguntasGuiadas, 'duracao_dias' | 'comorbidades'>

/** What each guided box of P §2.12 says, as findings. */
const CAIXAS: Readonly<Record<Caixa, { achados: readonly AchadoId[]; intenso: boolean; palavras: string }>> =
  {
    febre: { achados: ['febre', 'febre_alta'], intenso: false, palavras: 'febre alta (>38°C)' },
    vomitos_persistentes: {
      achados: ['vomito_persistente', 'vomito'],
      intenso: false,
      palavras: 'vômitos persistentes',
    },
    dispneia: { achados: ['falta_ar'], intenso: false, palavras: 'falta de ar' },
    dor_toracica_intensa: { achados: ['dor_toracica'], intenso: true, palavras: 'dor no peito intensa' },
    deficit_neurologico_agudo: {
      achados: ['deficit_neurologico'],
      intenso: false,
      palavras: 'perda súbita de força/fala/visão',
    },
    sangramento_ativo: { achados: ['sangramento_ativo'], intenso: true, palavras: 'sangramento ativo' },
    rigidez_nuca: { achados: ['rigidez_nuca'], intenso: false, palavras: 'rigidez na nuca' },
  }

const CAIXA_IDS = Object.keys(CAIXAS).filter((id): id is Caixa => id in CAIXAS)

function achadosDasCaixas(guiadas: PerguntasGuiadas): Achado[] {
  return CAIXA_IDS.filter((caixa) => guiadas[caixa]).flatMap((caixa) =>
    CAIXAS[caixa].achados.map((id) => ({
      id,
      rotulo: LEXICO[id].rotulo,
      origem: 'guiada' as const,
      presente: true,
      passado: false,
      pessoa: 'eu' as const,
      intenso: CAIXAS[caixa].intenso,
      subito: false,
      palavras: CAIXAS[caixa].palavras,
    })),
  )
}

/** The findings that count, one per id, keeping whatever makes one of them stronger. */
function contar(achados: readonly Achado[]): Map<AchadoId, Achado> {
  const contados = new Map<AchadoId, Achado>()
  for (const achado of achados.filter(vale)) {
    const outro = contados.get(achado.id)
    contados.set(
      achado.id,
      outro === undefined
        ? achado
        : { ...outro, intenso: outro.intenso || achado.intenso, subito: outro.subito || achado.subito },
    )
  }
  return contados
}

/** The age the rules use, years: the other person's when it is about one. */
export function idadeConsiderada(pedido: Pick<PedidoDeTriagem, 'idade'>, leitura: Leitura): number {
  if (leitura.idade_da_outra !== undefined) return leitura.idade_da_outra
  if (leitura.outra_pessoa === undefined) return pedido.idade
  if (leitura.outra_mais_velha) return Math.max(pedido.idade, IDADE_MAIS_VELHA)
  const crianca = leitura.achados.some(
    (a) => a.id === 'lactente' || (a.id === 'crianca' && a.pessoa === 'outra'),
  )
  return crianca ? Math.min(pedido.idade, IDADE_DE_CRIANCA) : pedido.idade
}

/** A reading without the conditions told beside the text. */
const soDoTexto = (leitura: Leitura): Leitura => ({
  ...leitura,
  achados: leitura.achados.filter(({ origem }) => origem === 'texto'),
})

/** Whether the age given is more than a year off the verified one: then it is about somebody else (estados §1). */
function idadeDeOutraPessoa(informada: number, verificada: number | undefined): boolean {
  return verificada !== undefined && Math.abs(informada - verificada) > TOLERANCIA_DE_IDADE
}

/** How long it has been, as it is usually said. */
const HA_QUANTO_TEMPO =
  /(?:há|ha|faz|fazem|por|durante) (?:uns |umas |mais de |quase |cerca de )?\d+ ?(?:horas?|hs?|dias?|semanas?|mês|mes|meses)(?![\wà-ú])/giu

/**
 * Whether every word is read as a finding, and every number of two digits as a fever, as how long it has been or as the
 * age that is known; another may be a week or a dose.
 */
const todoLido = ({ cobertura, medidas }: Leitura, { sintomas_texto, idade }: PedidoDeTriagem): boolean =>
  cobertura === 1 &&
  (sintomas_texto.replaceAll(HA_QUANTO_TEMPO, ' ').match(/\d\d+(?:[.,]\d+)?/g) ?? []).every((numero) =>
    [medidas.temperatura, idade].includes(Number(numero.replace(',', '.'))),
  )

/** What the request says, before any rule of the answer looks at it. */
interface Lido {
  /** What was ticked or answered. */
  readonly ditos: readonly Achado[]
  /** All that was told. */
  readonly inteira: Leitura
  /** The same without what is only mentioned. */
  readonly leitura: Leitura
  readonly situacao: Situacao
  /** How many rules of an emergency the text fired before what is only mentioned was left out. */
  readonly urgentes: number
  readonly evidencia: Evidencia
  /** The evidence the rules are weighed with: less of it where every word is already a finding. */
  readonly pesada: Evidencia
}

function lerPedido(pedido: PedidoComFicha, hoje?: string, tabelas?: Tabelas): Lido {
  const { perguntas_guiadas: guiadas, respostas = [], da_ficha = [] } = pedido
  const ditos = [...achadosDasCaixas(guiadas), ...achadosDasRespostas(respostas)]
  const lida = ler(pedido.sintomas_texto, [...guiadas.comorbidades, ...da_ficha], hoje)
  const inteira = pedido.de_dependente ? comoDoDependente(lida, pedido.idade) : lida
  const idade = idadeConsiderada(pedido, inteira)
  const quem = { idade, sexo: pedido.sexo, dias: guiadas.duracao_dias }
  // Learned from words alone: a condition told beside them adds to the rules and takes no weight from the words.
  const evidencia = evidenciaDe(pedido.sintomas_texto, soDoTexto(inteira), quem, tabelas)
  const situacaoDe = (leitura: Leitura): Situacao => ({
    achados: contar([...ditos, ...leitura.achados]),
    medidas: leitura.medidas,
    duracao_dias: Math.max(guiadas.duracao_dias, leitura.duracao_dias ?? 0),
    idade,
  })
  const urgentes = disparar(situacaoDe(soDoTexto(inteira))).filter(({ destino }) =>
    emergencia(destino),
  ).length
  // What was ticked or answered stands, and so does what is told beside it.
  const leitura =
    urgentes > 0 && ditos.length === 0
      ? semOsCitados(pedido.sintomas_texto, inteira, { evidencia, urgentes }, quem, tabelas)
      : inteira
  const pesada = todoLido(inteira, pedido) ? semNovidade(evidencia) : evidencia
  return { ditos, inteira, leitura, situacao: situacaoDe(leitura), urgentes, evidencia, pesada }
}

interface Julgado {
  readonly perguntas: readonly PerguntaId[]
  readonly disparadas: readonly RegraDisparada[]
  readonly postas_de_lado: readonly RegraDisparada[]
}

/** What the rules say of it, what is asked because of them, and which of them stand after the answers. */
function julgar(
  { ditos, situacao, urgentes, evidencia, pesada }: Lido,
  respostas: readonly Resposta[],
): Julgado {
  const todas = disparar(situacao)
  const dito = {
    ...NADA_MAIS_DITO,
    respondidos: new Set(ditos.map(({ id }) => id)),
    citado: urgentes > 0 && !todas.some(({ destino }) => emergencia(destino)),
  }
  // A danger that is there adds to what was read, and nothing denied beside it matters.
  const perguntas = respostas.some(({ pergunta, resposta }) => resposta === 'sim' && pergunta !== 'novo')
    ? []
    : escolherPerguntas(situacao, decidir(todas, pesada, situacao.idade, dito).regras, evidencia)
  const desmentido = desmentidoPor(perguntas, respostas)
  const desmentidas = desmentido.tudo ? todas.filter(({ destino }) => emergencia(destino)) : []
  const { regras, postas_de_lado } = decidir(
    todas.filter((regra) => !desmentidas.includes(regra)),
    pesada,
    situacao.idade,
    { ...dito, desmentido },
  )
  return { perguntas, disparadas: regras, postas_de_lado: [...desmentidas, ...postas_de_lado] }
}

/**
 * The deterministic clinical protocol: reads the request, fires the rules, weighs the words by what was
 * learned, answers. Each rule that holds counts, the most urgent decides, and a denial in the text never
 * unticks a box. What was learned may raise urgency, set aside weak rules and never one of an emergency, and
 * say of a word of danger that it is only mentioned (`citados.ts`), before any rule reads it. Where it is not
 * clear of an emergency of the rules they are asked about, and set aside by a Não to all that was asked
 * (`perguntas/confirmar.ts`). `hoje` (YYYY-MM-DD) lets it read "desde 12/03"; `idadeVerificada` (years) tells
 * when the age is another person's; `tabelas` stand for the learned ones where those are validated. Pure,
 * deterministic, never throws on any text.
 */
export function triar(
  pedido: PedidoComFicha,
  hoje?: string,
  idadeVerificada?: number,
  tabelas?: Tabelas,
): ResultadoDoProtocolo {
  const lido = lerPedido(pedido, hoje, tabelas)
  const { ditos, inteira, leitura, evidencia, pesada } = lido
  const { idade } = lido.situacao
  const { perguntas, disparadas, postas_de_lado } = julgar(lido, pedido.respostas ?? [])
  const achados = [...ditos, ...leitura.achados]
  const { especialidade, margem } = escolherEspecialidade(
    [...ditos, ...inteira.achados],
    { idade, idade_dita: pedido.idade, sexo: pedido.sexo },
    evidencia.especialidades,
  )
  const conf_ia = confianca({ leitura: { ...leitura, achados }, disparadas, evidencia: pesada, margem })
  const para_outra_pessoa =
    leitura.outra_pessoa !== undefined || idadeDeOutraPessoa(pedido.idade, idadeVerificada)
  const orientacao =
    disparadas.find((regra) => regra.orientacao === 'autoagressao')?.orientacao ??
    disparadas.find((regra) => regra.orientacao !== undefined)?.orientacao
  return {
    ok_para_tele: disparadas.length === 0 && !para_outra_pessoa,
    red_flag: disparadas.some((regra) => emergencia(regra.destino)),
    conf_ia,
    resumo: resumir({ pedido, achados, disparadas }),
    especialidade_sugerida: especialidade,
    margem,
    recomendacoes: recomendar({
      relato: pedido.sintomas_texto,
      disparadas,
      para_outra_pessoa,
      pouco_entendido: conf_ia < CONFIANCA_MINIMA,
    }),
    achados,
    regras_disparadas: disparadas,
    ...(postas_de_lado.length > 0 && { regras_postas_de_lado: postas_de_lado }),
    para_outra_pessoa,
    idade_considerada: idade,
    ...(perguntas.length > 0 &&
      !pedido.respostas && {
        perguntas: perguntas.map((id) => ({ id, texto: PERGUNTAS[id].texto })),
      }),
    ...(orientacao && { orientacao }),
    versao: VERSAO_DO_PROTOCOLO,
  }
}
