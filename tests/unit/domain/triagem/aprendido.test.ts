import { statSync } from 'node:fs'
import path from 'node:path'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ler } from '#domain/triagem/leitura.ts'
import { ACHADO_IDS } from '#domain/triagem/lexico.ts'
import { triar } from '#domain/triagem/protocolo.ts'
import { disparar, type RegraDisparada, URGENCIA } from '#domain/triagem/regras.ts'
import { ID_APRENDIDA, LIMIARES, NADA_MAIS_DITO, decidir } from '#domain/triagem/aprendido/decidir.ts'
import { aprendidas } from '#domain/triagem/aprendido/aprendidas.ts'
import {
  type Evidencia,
  evidenciaDe,
  POR_VIDEO,
  URGENTE,
  URGENTE_E_NAO_VIDEO,
} from '#domain/triagem/aprendido/evidencia.ts'
import aprendido from '#domain/triagem/aprendido/pesos.json' with { type: 'json' }
import { radical } from '#domain/triagem/aprendido/radical.ts'
import { chaveDe, pesar } from '#domain/triagem/aprendido/tabela.ts'
import { DE_MEDIDA, tracosDe } from '#domain/triagem/aprendido/tracos.ts'
import { corpus, hashDoCorpus } from '../../../../bancadas/triagem/aprendizado/corpus.ts'
import { chavesDe, treinar } from '../../../../bancadas/triagem/aprendizado/treino.ts'
import { fere } from '../../../support/triagem/redacao.ts'
import { pedido } from './pedido.ts'

const ADULTO = 40
const LIMITE_DE_BYTES = 4 * 1024 * 1024
const QUEM = { idade: ADULTO, sexo: 'F', dias: 1 } as const

const tracos = (texto: string) => [...tracosDe(texto, ler(texto), QUEM).keys()].sort()
const evidencia = (emergencia: number, video = 0): Evidencia => ({
  emergencia,
  urgente: emergencia,
  video,
  conhecidas: 10,
  sinais_de_emergencia: ['palavra que pesou'],
  sinais_de_presencial: ['outra palavra'],
})
const regra = (id: string, destino: RegraDisparada['destino']): RegraDisparada => ({
  id,
  sindrome: 's',
  destino,
  frase: 'f',
  fonte: 'f',
  motivos: [],
})
const maiorUrgencia = ({ regras_disparadas }: ReturnType<typeof triar>) =>
  Math.max(0, ...regras_disparadas.map(({ destino }) => URGENCIA[destino]))
const ids = (regras: readonly RegraDisparada[]) => regras.map(({ id }) => id)

describe('os pesos', () => {
  test('foram aprendidos do corpus como ele está: senão, rode npm run triagem:aprender', async () => {
    expect(hashDoCorpus(await corpus())).toBe(aprendido.corpus)
  })
  test('cabem na função', () => {
    const arquivo = path.join(import.meta.dirname, '../../../../domain/triagem/aprendido/pesos.json')
    expect(statSync(arquivo).size).toBeLessThanOrEqual(LIMITE_DE_BYTES)
  })
  test('nenhum achado pesa na urgência, que as regras já dizem; nenhuma medida pesa contra uma emergência', () => {
    const { chaves, pesos, colunas } = aprendidas().urgencia
    const linha = (nome: string) => chaves.indexOf(chaveDe(nome))
    expect(ACHADO_IDS.filter((id) => linha(`f ${id}`) >= 0)).toEqual([])
    const medidas = DE_MEDIDA.map(linha).filter((i) => i >= 0)
    expect(medidas.length).toBeGreaterThan(3)
    for (const i of medidas) {
      for (const coluna of [URGENTE, URGENTE_E_NAO_VIDEO])
        expect(pesos[i * colunas.length + coluna]).toBeGreaterThanOrEqual(0)
      // What speaks for video sets rules aside.
      expect(pesos[i * colunas.length + POR_VIDEO]).toBeLessThanOrEqual(0)
    }
  })
  test('o mesmo treino dá sempre os mesmos pesos, e aprende o que separa', () => {
    const exemplos = Array.from({ length: 40 }, (_, i) => ({
      chaves: chavesDe(i % 2 === 0 ? ['s aperto', 's comum'] : ['s coceira', 's comum']),
      parte: i % 4 === 0 ? 'uma' : 'outra',
      peso: 1,
      rotulos: [i % 2 === 0 ? (1 as const) : (-1 as const)],
    }))
    const opcoes = {
      minimo: 2,
      custo: () => 1,
      deUmLado: { chaves: new Set(chavesDe(['s coceira'])), lados: [1 as const] },
    }
    const tabela = treinar(exemplos, opcoes)
    expect(treinar(exemplos, opcoes)).toEqual(tabela)
    const soma = (nome: string) => pesar(tabela, new Map([[nome, 'dita']])).somas?.[0]
    expect(soma('s aperto')).toBeGreaterThan(0.5)
    expect(soma('s coceira')).toBeCloseTo(0)
    expect(soma('s nunca vista')).toBeUndefined()
  })
  test('o que um autor só diz não conta', () => {
    const exemplos = Array.from({ length: 8 }, (_, i) => ({
      chaves: chavesDe(i < 4 ? ['s de um', 's dos dois'] : ['s dos dois']),
      parte: i < 4 ? 'um' : 'outro',
      peso: 1,
      rotulos: [i % 2 === 0 ? (1 as const) : (-1 as const)],
    }))
    const tabela = treinar(exemplos, { minimo: 2, deVarios: true, custo: () => 1 })
    expect(tabela.chaves).toEqual(chavesDe(['s dos dois']))
  })
})

describe('os traços', () => {
  test('formas de uma palavra são um radical; palavra curta fica inteira', () => {
    expect(new Set(['sangrando', 'sangrou', 'sangra'].map(radical)).size).toBe(1)
    expect(radical('dor')).toBe('dor')
  })
  test('o negado, o passado e o da família são outros traços', () => {
    const outros = [
      ['não tenho dor no peito', 's dor', 's nao:dor'],
      ['nego febre', 's febre', 's nao:febr'],
      ['tive infarto há 10 anos', 's infart', 's antes:infart'],
      ['meu pai teve infarto, eu não sinto nada', 's infart', 's familia:infart'],
    ] as const
    for (const [texto, sim, outro] of outros) {
      const lidos = tracos(texto)
      expect([texto, lidos.includes(sim)]).toEqual([texto, false])
      expect([texto, lidos.some((nome) => nome.startsWith(outro))]).toEqual([texto, true])
    }
  })
  test('o que não se consegue é um sinal inteiro, e não uma negação', () => {
    expect(tracos('não consigo respirar')).toContain('b nao nao:consig')
    expect(tracos('o sangue não para')).toContain('b nao nao:para')
  })
  test('um par não depende de qual palavra veio antes e não atravessa frases', () => {
    const pares = (texto: string) => tracos(texto).filter((nome) => nome.startsWith('p '))
    expect(pares('peito doendo')).toEqual(pares('doendo peito'))
    expect(pares('peito doendo').length).toBe(1)
    expect(pares('Coceira. Tontura.')).toEqual([])
  })
})

/** What a person who denied it says beside the report. */
const negando = (desmentido: Partial<(typeof NADA_MAIS_DITO)['desmentido']>): typeof NADA_MAIS_DITO => ({
  ...NADA_MAIS_DITO,
  desmentido: { ...NADA_MAIS_DITO.desmentido, ...desmentido },
})

describe('a decisão', () => {
  test('uma emergência fica como está, diga o aprendido o que disser', () => {
    const regras = [regra('a', 'pronto_socorro'), regra('b', 'dias')]
    fc.assert(
      fc.property(fc.double({ noNaN: true }), fc.double({ noNaN: true }), (e, v) => {
        expect(decidir(regras, evidencia(e, v), ADULTO)).toEqual({ regras, postas_de_lado: [] })
      }),
    )
  })
  test('só eleva de um limiar em diante, com as palavras e a fonte ditas', () => {
    const { regras } = decidir([], evidencia(LIMIARES.emergencia), ADULTO)
    expect(regras).toEqual([
      {
        id: ID_APRENDIDA.emergencia,
        sindrome: 'sinais aprendidos',
        destino: 'pronto_socorro',
        frase: 'O conjunto do que foi relatado pede atendimento agora',
        fonte:
          'Aprendido das vinhetas e paráfrases escritas para este produto, sem regra clínica que o confirme; revisão clínica pendente',
        motivos: [{ achado: 'sinal_aprendido', palavras: 'palavra que pesou' }],
      },
    ])
    expect(ids(decidir([], evidencia(LIMIARES.emergencia - 0.05), ADULTO).regras)).toEqual([
      ID_APRENDIDA.presencial,
    ])
    const doExame = [regra('a', 'hoje')]
    const acima = decidir(doExame, evidencia(LIMIARES.emergencia), ADULTO).regras
    expect(ids(acima)).toEqual([ID_APRENDIDA.emergencia, 'a'])
    const deNove = (emergencia: number) => ({ ...evidencia(emergencia), conhecidas: 9 })
    expect(ids(decidir(doExame, deNove(LIMIARES.emergencia), ADULTO).regras)).toEqual(['a'])
    const mais = deNove(LIMIARES.emergencia_de_poucas_palavras)
    expect(ids(decidir(doExame, mais, ADULTO).regras)).toEqual(ids(acima))
    expect(ids(decidir(doExame, { ...mais, conhecidas: 3 }, ADULTO).regras)).toEqual(['a'])
    // What is as much an exam's as an emergency's is no emergency.
    const doPresencial = { ...evidencia(9), urgente: LIMIARES.urgente - 0.05 }
    expect(ids(decidir(doExame, doPresencial, ADULTO).regras)).toEqual(['a'])
    for (const { frase } of acima.slice(0, 1)) expect(fere(frase)).toBeNull()
  })
  test('o que as respostas desmentem só deixa de elevar o que o aprendido elevava por pouco, nunca uma regra', () => {
    const desmentido = negando({ nada_de_novo: true, perigos_negados: true, tudo: true })
    const pouco = evidencia(LIMIARES.emergencia)
    expect(ids(decidir([], pouco, ADULTO).regras)).toEqual([ID_APRENDIDA.emergencia])
    expect(decidir([], pouco, ADULTO, desmentido).regras).toEqual([])
    expect(
      ids(decidir([], pouco, ADULTO, negando({ nada_de_novo: true, perigos_negados: true })).regras),
    ).toEqual([ID_APRENDIDA.emergencia])
    const muito = evidencia(LIMIARES.perguntar)
    expect(ids(decidir([], muito, ADULTO, desmentido).regras)).toEqual([ID_APRENDIDA.emergencia])
    for (const destino of ['samu', 'pronto_socorro'] as const) {
      const regras = [regra('a', destino)]
      expect(decidir(regras, evidencia(-9, 9), ADULTO, desmentido)).toEqual({ regras, postas_de_lado: [] })
    }
  })
  test('na dúvida pede um exame, que só quem nega os perigos perguntados não precisa fazer', () => {
    const duvida = evidencia(LIMIARES.duvida + 0.05)
    const { regras } = decidir([], duvida, ADULTO)
    expect(ids(regras)).toEqual([ID_APRENDIDA.presencial])
    expect(regras[0]?.motivos).toEqual([{ achado: 'sinal_aprendido', palavras: 'palavra que pesou' }])
    expect(decidir([], evidencia(LIMIARES.duvida), ADULTO).regras).toEqual([])
    expect(decidir([], { ...duvida, conhecidas: 3 }, ADULTO).regras).toEqual([])
    // Of few words more is asked, and of hardly any still more.
    const de = (conhecidas: number, quanto: number) =>
      ids(decidir([], { ...evidencia(quanto), conhecidas }, ADULTO).regras)
    expect(de(7, LIMIARES.duvida_de_poucas_palavras)).toEqual([])
    expect(de(7, LIMIARES.duvida_de_poucas_palavras + 0.05)).toEqual([ID_APRENDIDA.presencial])
    expect(de(3, LIMIARES.duvida_de_quase_nenhuma)).toEqual([])
    expect(de(3, LIMIARES.duvida_de_quase_nenhuma + 0.05)).toEqual([ID_APRENDIDA.presencial])
    expect(de(2, LIMIARES.duvida_de_quase_nenhuma + 0.05)).toEqual([])
    const respondido = negando({ perigos_negados: true })
    expect(decidir([], duvida, ADULTO, respondido).regras).toEqual([])
    expect(ids(decidir([], evidencia(0, LIMIARES.presencial), ADULTO, respondido).regras)).toEqual([
      ID_APRENDIDA.presencial,
    ])
  })
  test('negar os perigos não manda ao vídeo o que as palavras quase diziam', () => {
    const tudo = negando({ perigos_negados: true, tudo: true })
    const quase = evidencia(LIMIARES.duvida_negada, LIMIARES.video_apesar_da_duvida - 0.05)
    expect(ids(decidir([], quase, ADULTO, tudo).regras)).toEqual([ID_APRENDIDA.presencial])
    const menos = { ...quase, emergencia: LIMIARES.duvida_negada - 0.05 }
    expect(decidir([], menos, ADULTO, tudo).regras).toEqual([])
    expect(decidir([], { ...quase, video: LIMIARES.video_apesar_da_duvida }, ADULTO, tudo).regras).toEqual([])
    expect(decidir([], quase, ADULTO, negando({ ...tudo.desmentido, nada_de_novo: true })).regras).toEqual([])
  })
  test('perto de um perigo pede exame com menos a favor dele, a não ser que se neguem os perigos', () => {
    const perto = evidencia(LIMIARES.perto_do_perigo, LIMIARES.presencial_perto_do_perigo)
    expect(ids(decidir([], perto, ADULTO).regras)).toEqual([ID_APRENDIDA.presencial])
    expect(decidir([], { ...perto, emergencia: LIMIARES.perto_do_perigo - 0.05 }, ADULTO).regras).toEqual([])
    expect(decidir([], perto, ADULTO, negando({ perigos_negados: true })).regras).toEqual([])
  })
  test('o perigo tido por só citado deixa um exame onde nada fala pelo vídeo', () => {
    const citado = { ...NADA_MAIS_DITO, citado: true }
    const relato = evidencia(LIMIARES.citado, LIMIARES.presencial_se_citado - 0.05)
    expect(ids(decidir([], relato, ADULTO, citado).regras)).toEqual([ID_APRENDIDA.presencial])
    expect(decidir([], relato, ADULTO).regras).toEqual([])
    expect(decidir([], { ...relato, video: LIMIARES.presencial_se_citado }, ADULTO, citado).regras).toEqual(
      [],
    )
    expect(decidir([], { ...relato, emergencia: LIMIARES.citado - 0.05 }, ADULTO, citado).regras).toEqual([])
    const negado = { ...negando({ perigos_negados: true }), citado: true }
    expect(decidir([], relato, ADULTO, negado).regras).toEqual([])
  })
  test('sem regra, pede exame pessoalmente; a frase não conclui nada', () => {
    const { regras } = decidir([], evidencia(0, LIMIARES.presencial), ADULTO)
    expect(ids(regras)).toEqual([ID_APRENDIDA.presencial])
    expect(regras[0]?.motivos).toEqual([{ achado: 'sinal_aprendido', palavras: 'outra palavra' }])
    expect(fere(regras[0]?.frase ?? '')).toBeNull()
  })
  test('põe de lado só regra fraca sozinha, e guarda qual', () => {
    const fraca = regra('procedimento', 'dias')
    expect(decidir([fraca], evidencia(-1, LIMIARES.video), ADULTO)).toEqual({
      regras: [],
      postas_de_lado: [fraca],
    })
    for (const outra of [regra('violencia', 'hoje'), regra('pinta', 'dias'), regra('mama', 'dias')]) {
      const regras = [outra, fraca]
      expect(decidir(regras, evidencia(-1, 9), ADULTO)).toEqual({ regras, postas_de_lado: [] })
    }
    // Near a danger nothing is set aside.
    expect(decidir([fraca], evidencia(LIMIARES.sem_ceder, 9), ADULTO).regras).toEqual([fraca])
  })
  test('negados os perigos, a fraca cede antes; a que não é fraca, nunca', () => {
    const negados = negando({ perigos_negados: true })
    const pouco = evidencia(0, LIMIARES.video_sem_perigo)
    for (const id of ['procedimento', 'crianca_febre_alta', 'trauma_leve']) {
      const fraca = regra(id, 'dias')
      expect(decidir([fraca], pouco, ADULTO).regras).toEqual([fraca])
      expect(decidir([fraca], pouco, ADULTO, negados).postas_de_lado).toEqual([fraca])
      const menos = evidencia(0, LIMIARES.video_sem_perigo - 0.05)
      expect(decidir([fraca], menos, ADULTO, negados).regras).toEqual([fraca])
    }
    expect(decidir([regra('mama', 'dias')], evidencia(0, 9), ADULTO, negados).postas_de_lado).toEqual([])
  })
  test('o que foi marcado ou respondido não se põe de lado', () => {
    const motivos = [{ achado: 'febre' as const, palavras: 'febre alta (>38°C)' }]
    const marcada = { ...regra('febre_prolongada', 'hoje'), motivos }
    expect(decidir([marcada], evidencia(-1, 9), ADULTO).postas_de_lado).toEqual([marcada])
    const respondida = { ...NADA_MAIS_DITO, respondidos: new Set(['febre']) }
    expect(decidir([marcada], evidencia(-1, 9), ADULTO, respondida).regras).toEqual([marcada])
  })
  test('de criança não pede exame, e põe de lado só com clareza; de um bebê, nunca', () => {
    expect(decidir([], evidencia(-1, -9), 6).regras).toEqual([])
    const fraca = regra('procedimento', 'dias')
    expect(decidir([fraca], evidencia(-1, LIMIARES.video), 6).postas_de_lado).toEqual([])
    expect(decidir([fraca], evidencia(-1, LIMIARES.video_claro), 6).postas_de_lado).toEqual([fraca])
    expect(decidir([fraca], evidencia(-1, 9), 0).postas_de_lado).toEqual([])
    expect(ids(decidir([], evidencia(9), 6).regras)).toEqual([ID_APRENDIDA.emergencia])
  })
})

const RELATOS: readonly string[] = [
  'Estou com coriza desde ontem.',
  'Quero renovar minha receita.',
  'Tenho coceira na pele há dias.',
  'Meu joelho dói ao subir escada.',
  'Preciso mostrar um exame que veio normal.',
]
const ALARMES: readonly string[] = [
  'Estou com dor forte no peito e suando frio.',
  'Não consigo respirar.',
  'Minha boca ficou torta de repente.',
  'Vomitei sangue hoje.',
  'Quero me matar.',
]

describe('palavras de perigo só citadas', () => {
  test.each([
    'quero sumir pra praia, férias, vida boa, só estou cansada. preciso renovar o anticoncepcional',
    'essa rinite vai me matar kkk, 20 espirros seguidos, sem febre, respirando bem. qual antialérgico?',
  ])('não são achados: %s', (texto) => {
    expect(triar(pedido(texto)).red_flag).toBe(false)
  })
  test('o que foi marcado continua valendo ao lado delas', () => {
    const texto = 'quero sumir pra praia, férias, vida boa, preciso renovar o anticoncepcional'
    expect(triar(pedido(texto, { guiadas: { dispneia: true } })).red_flag).toBe(true)
  })
})

describe('no protocolo', () => {
  test('um sinal de alarme a mais nunca baixa a urgência, ao lado do que for', () => {
    fc.assert(
      fc.property(
        fc.shuffledSubarray([...RELATOS]),
        fc.constantFrom(...ALARMES),
        fc.nat(5),
        (leves, alarme, onde) => {
          const texto = leves.toSpliced(onde, 0, alarme).join(' ')
          expect(triar(pedido(texto)).red_flag).toBe(true)
        },
      ),
      { numRuns: 100 },
    )
  })
  test.each([
    'dor de cabeça',
    'febre baixa',
    'dor de barriga',
    'dor nas costas',
    'dor no joelho',
    'dor de garganta',
    'diarreia',
    'enjoo',
    'tontura',
    'manchas na pele',
    'cólica',
    'cansaço',
  ])('uma queixa comum dita em poucas palavras não é uma emergência: %s', (queixa) => {
    for (const relato of [`Estou com ${queixa} desde ontem`, `${queixa} e um pouco de mal-estar há 3 dias`])
      expect(triar(pedido(relato)).red_flag).toBe(false)
  })
  test.each([
    ['a respiração que vai bem e a que só parece', 'meu filho respira bem rápido'],
    ['o que matou um bicho que mordeu', 'o cachorro que me mordeu morreu de raiva'],
    ['um bebê, e não o verbo', 'Bebê muito molinho, não mama'],
    ['um tiro sem quem o deu', 'tiro na mão'],
    ['sangue que sai, e não o doado', 'vomitando e dando sangue vivo'],
    ['o que alguém da família teve, sem mais nada', 'minha filha teve febre e convulsão'],
    ['o que um filho teve, de quem pergunta o que fazer', 'Minha filha teve uma convulsão, o que eu faço?'],
    ['um mal súbito', 'minha mãe teve um mal súbito'],
    ['um infarto de agora', 'meu marido teve um infarto agora'],
    ['um infarto de quem pergunta o que fazer', 'meu marido teve um infarto, o que eu faço?'],
    ['o que o marido teve', 'Meu marido teve uma convulsão e eu estou com medo'],
    ['o que a mãe teve, de quem pede ajuda', 'minha mãe teve um AVC, me ajuda'],
    ['o rosto torto de quem acordou com ele', 'acordou com o rosto torto'],
    ['quem não acorda de noite nem chamando', 'minha mãe não acorda de noite nem chamando'],
    ['sangue em uma fralda', 'encho uma fralda de sangue por hora'],
    [
      'o que a pessoa fez depois de dizer o que não há',
      'quatro dias sem segurar nem água, desmaiei levantando',
    ],
    ['uma comparação com nunca', 'dor no peito nunca tive igual'],
    ['um nunca que deixou de ser', 'convulsão nunca, até hoje de manhã'],
    ['um ataque que não é de pânico', 'meu filho teve um ataque e se debateu no chão'],
    ['quem não acorda a noite inteira', 'meu bebê não acorda a noite toda, chamo e nada'],
    ['quem não sabe onde está', 'meu pai acordou sem saber de nada, não sabe onde está nem quem eu sou'],
    ['quem bebeu e está gelado', 'bebeu muito, está gelado e não acorda'],
    ['horas de choro', 'meu bebê chora há 12 horas sem parar'],
    ['a cara que cai, e não quem cai de cara', 'a cara dele caiu de um lado, de repente'],
    ['uma voz que manda', 'ouço uma voz mandando eu me matar'],
    ['um pé que ficou torto', 'caí e o pé ficou torto'],
    ['uma roda por cima', 'caminhão passou por cima do meu pé'],
    ['o que está arrancado, e não a unha', 'o dedão saiu na makita'],
    [
      'dois perigos ditos às claras em uma frase comprida',
      'A novela acabou tarde, a vizinha veio aqui, a janta queimou, e o portão caiu: um tiro pegou meu ombro e o braço está morto.',
    ],
  ])('não esconde %s', (_, relato) => {
    expect(triar(pedido(relato)).red_flag).toBe(true)
  })
  test.each([
    [
      'o infarto de um parente, para quem se previne',
      'Meu pai teve infarto, o que devo fazer para prevenir? Não sinto nada.',
    ],
    ['minha família', 'Meu pai teve um infarto aos 50, queria saber que exames fazer. Não sinto nada.'],
    [
      'quem caiu de cara e está bem',
      'Caiu de cara no tapete ontem, chorou na hora, hoje está normal e brincando.',
    ],
    [
      'um ataque de pânico que passou',
      'Tive um ataque de pânico ontem, já tive outros. Passou em vinte minutos, estou bem.',
    ],
    ['o que nunca houve', 'Queria parar de fumar. Convulsão nunca. Depressão não.'],
    [
      'uma roda por cima de um buraco',
      'Meu carro passou por cima do buraco ontem. Queria renovar a losartana, estou bem.',
    ],
    [
      'quem não responde a uma mensagem',
      'Enjoo leve com a caneta, a médica não responde o zap. Bebo água e como.',
    ],
  ])('não é uma emergência %s', (_, relato) => {
    expect(triar(pedido(relato)).red_flag).toBe(false)
  })
  test('o que se diz que vai bem não é o contrário', () => {
    expect(triar(pedido('Vergões que coçam. Sem inchaço na boca, respiro bem.')).red_flag).toBe(false)
  })
  test('caixas não entram no aprendido: só o texto pesa', () => {
    const { regras_disparadas } = triar(pedido('mal estar', { guiadas: { febre: true } }))
    expect(regras_disparadas).toEqual([])
  })
  test.each([
    [
      'virose aqui em casa, eu vomitei 2 vezes ontem, hoje só diarreia aguada umas 4, bebo soro, xixi claro. não gravida',
      30,
      'Gravidez de 12 semanas',
    ],
    [
      'meu ex não larga do meu pé me bateu ano passado mas já tem medida protetiva tá preso eu tô bem só não consigo dormir com a lembrança',
      35,
      'Gravidez de 12 semanas',
    ],
    [
      'minha filha de 3 anos tá com corrimento na calcinha amarelado com cheiro ruim, coceira, arde',
      34,
      'uso anticoagulante',
    ],
  ])('uma condição dita ao lado nunca baixa a urgência: %s', (texto, idade, condicao) => {
    const sem = triar(pedido(texto, { idade }))
    const com = triar(pedido(texto, { idade, guiadas: { comorbidades: [condicao] } }))
    expect(maiorUrgencia(com)).toBeGreaterThanOrEqual(maiorUrgencia(sem))
  })
  test('o que nunca se viu não pesa nada', () => {
    for (const texto of ['', 'xyzw qwrt', '😀']) {
      const { emergencia, video } = evidenciaDe(texto, ler(texto), QUEM)
      expect({ emergencia, video }).toEqual({ emergencia: 0, video: 0 })
    }
  })
  test('as palavras que pesaram são do relato', () => {
    const texto = 'pontada no peito quando respiro, coração acelerado, fiquei sem fôlego'
    const { sinais_de_emergencia } = evidenciaDe(texto, ler(texto), QUEM)
    expect(sinais_de_emergencia.length).toBeGreaterThan(0)
    for (const sinal of sinais_de_emergencia)
      for (const palavra of sinal.split(/ … | /))
        expect(
          ler(texto)
            .achados.map((a) => a.palavras)
            .join(' ') +
            ' ' +
            texto.normalize('NFD').replaceAll(/\p{M}/gu, ''),
        ).toContain(palavra)
  })
  test('sem regra nenhuma da mão, nada se dispara do vazio', () => {
    const vazio = { achados: new Map(), medidas: {}, duracao_dias: 1, idade: ADULTO }
    expect(decidir(disparar(vazio), { ...evidencia(0), conhecidas: 0 }, ADULTO)).toEqual({
      regras: [],
      postas_de_lado: [],
    })
  })
})
