import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { CONFIANCA_MINIMA } from '#domain/triagem/elegibilidade.ts'
import { ler } from '#domain/triagem/leitura.ts'
import { ACHADO_IDS, LEXICO } from '#domain/triagem/lexico.ts'
import { semAcentos } from '#domain/triagem/normalizacao.ts'
import { PERGUNTAS } from '#domain/triagem/perguntas/perguntas.ts'
import { triar } from '#domain/triagem/protocolo.ts'
import { REGRAS, URGENCIA } from '#domain/triagem/regras.ts'
import type { PerguntasGuiadas } from '#domain/triagem/schema.ts'
import { pedido } from './pedido.ts'

const CAIXAS = [
  'febre',
  'vomitos_persistentes',
  'dispneia',
  'dor_toracica_intensa',
  'deficit_neurologico_agudo',
  'sangramento_ativo',
  'rigidez_nuca',
] as const
type Caixa = (typeof CAIXAS)[number]

function marcar(...caixas: readonly Caixa[]): Partial<PerguntasGuiadas> {
  return Object.fromEntries(caixas.map((caixa) => [caixa, true]))
}

/** 0 nothing, 1 in person, 2 red flag. */
function urgencia(texto: string, guiadas: Partial<PerguntasGuiadas> = {}): number {
  const { red_flag, regras_disparadas } = triar(pedido(texto, { guiadas }))
  return red_flag ? 10 : Math.max(0, ...regras_disparadas.map((regra) => URGENCIA[regra.destino]))
}

const TRECHOS = [
  'dor no peito',
  'falta de ar',
  'febre alta',
  'sem febre',
  'não tenho dor',
  'coceira na pele',
  'há 3 dias',
  'meu filho está',
  'mas',
  'ou',
  'nem',
  ',',
  '.',
  'pescoço duro',
  'vomitando',
  'sangrando muito',
  'grávida',
  'de repente',
  'muito forte',
  'leve',
  'temperatura 39,5',
  'pressão 17x11',
  'nego',
  'já tive',
  'minha mãe teve',
  'quero morrer',
  'à noite',
  'çãé',
  '17/11',
  '88%',
]
const relato = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 300 }),
  fc.array(fc.constantFrom(...TRECHOS), { maxLength: 20 }).map((partes) => partes.join(' ')),
)

describe('caixas guiadas (estados §7)', () => {
  test.each(['dispneia', 'dor_toracica_intensa', 'deficit_neurologico_agudo', 'sangramento_ativo'] as const)(
    '%s sozinha é sinal de alerta, com qualquer relato',
    (caixa) => {
      for (const texto of ['coceira na pele', 'não tenho nada disso', 'asdf']) {
        const resultado = triar(pedido(texto, { guiadas: marcar(caixa) }))
        expect(resultado).toMatchObject({ red_flag: true, ok_para_tele: false })
      }
    },
  )
  test('rigidez na nuca pede exame sozinha, e é alerta com febre, vômitos ou dor de cabeça', () => {
    const relatoNeutro = 'dor no pescoço'
    expect(triar(pedido(relatoNeutro, { guiadas: marcar('rigidez_nuca') }))).toMatchObject({
      red_flag: false,
      ok_para_tele: false,
    })
    expect(triar(pedido(relatoNeutro, { guiadas: marcar('rigidez_nuca', 'febre') })).red_flag).toBe(true)
    expect(
      triar(pedido(relatoNeutro, { guiadas: marcar('rigidez_nuca', 'vomitos_persistentes') })).red_flag,
    ).toBe(true)
    expect(triar(pedido('dor de cabeça', { guiadas: marcar('rigidez_nuca') })).red_flag).toBe(true)
  })
  test('febre alta de dois dias num adulto pode ser vista por vídeo; vômitos persistentes pedem exame', () => {
    const guiadas = { ...marcar('febre'), duracao_dias: 2 }
    expect(triar(pedido('dor no corpo e febre', { guiadas }))).toMatchObject({
      red_flag: false,
      ok_para_tele: true,
    })
    expect(triar(pedido('enjoo', { guiadas: marcar('vomitos_persistentes') }))).toMatchObject({
      red_flag: false,
      ok_para_tele: false,
    })
  })
  test('cada par de caixas é no mínimo tão urgente quanto cada uma', () => {
    for (const a of CAIXAS) {
      for (const b of CAIXAS) {
        expect(urgencia('mal estar', marcar(a, b))).toBeGreaterThanOrEqual(urgencia('mal estar', marcar(a)))
      }
    }
  })
})

describe('propriedades', () => {
  test('nunca falha e responde dentro do contrato para qualquer texto', () => {
    fc.assert(
      fc.property(relato, (texto) => {
        const r = triar(pedido(texto))
        expect(r.conf_ia).toBeGreaterThanOrEqual(0)
        expect(r.conf_ia).toBeLessThanOrEqual(1)
        expect(r.red_flag && r.ok_para_tele).toBe(false)
        expect(r.recomendacoes.length).toBeGreaterThan(0)
      }),
      { numRuns: 400 },
    )
  })
  test('responde sempre o mesmo', () => {
    fc.assert(
      fc.property(relato, (texto) => {
        expect(triar(pedido(texto))).toEqual(triar(pedido(texto)))
      }),
    )
  })
  test('marcar mais uma caixa nunca diminui a urgência', () => {
    fc.assert(
      fc.property(relato, fc.subarray([...CAIXAS]), fc.constantFrom(...CAIXAS), (texto, caixas, outra) => {
        expect(urgencia(texto, marcar(...caixas, outra))).toBeGreaterThanOrEqual(
          urgencia(texto, marcar(...caixas)),
        )
      }),
      { numRuns: 300 },
    )
  })
  /** All of it; what the summary quotes is compared as it sounds. */
  const lido = ({ resumo, ...resto }: ReturnType<typeof triar>) => ({
    ...resto,
    resumo: resumo.map((linha) => semAcentos(linha)),
  })
  test('sem acentos ou em maiúsculas o resultado é o mesmo', () => {
    fc.assert(
      fc.property(relato, (texto) => {
        const simples = texto.normalize('NFD').replaceAll(/\p{M}/gu, '')
        expect(lido(triar(pedido(simples)))).toEqual(lido(triar(pedido(texto))))
      }),
      { numRuns: 300 },
    )
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...TRECHOS), { maxLength: 20 }), (partes) => {
        const texto = partes.join(' ')
        expect(lido(triar(pedido(texto.toUpperCase())))).toEqual(lido(triar(pedido(texto))))
      }),
    )
  })
  test('um texto no limite de 4000 caracteres é lido depressa', () => {
    const texto = 'dor no peito com falta de ar e não tenho febre, '.repeat(90).slice(0, 4000)
    triar(pedido(texto))
    const inicio = performance.now()
    expect(triar(pedido(texto)).red_flag).toBe(true)
    expect(performance.now() - inicio).toBeLessThan(1000)
  })
})

describe('explicação', () => {
  test('cada regra disparada traz fonte e as palavras que a dispararam', () => {
    const r = triar(pedido('dor forte no peito e suor frio', { idade: 50 }))
    expect(r.regras_disparadas.map((regra) => [regra.id, regra.motivos])).toEqual([
      ['dor_toracica_intensa', [{ achado: 'dor_toracica', palavras: 'dor forte no peito' }]],
      [
        'dor_toracica_com_sinais',
        [
          { achado: 'dor_toracica', palavras: 'dor forte no peito' },
          { achado: 'suor_frio', palavras: 'suor frio' },
        ],
      ],
      [
        'dor_toracica_idade',
        [
          { achado: 'dor_toracica', palavras: 'dor forte no peito' },
          { achado: 'idade', palavras: '50 anos' },
        ],
      ],
      [
        'dor_severa',
        [
          { achado: 'dor_indefinida', palavras: 'dor' },
          { achado: 'suor_frio', palavras: 'suor frio' },
        ],
      ],
      ['dor_toracica_outra', [{ achado: 'dor_toracica', palavras: 'dor forte no peito' }]],
    ])
  })
  test('o léxico só absorve achados que existem', () => {
    const ids = new Set<string>(ACHADO_IDS)
    expect(ACHADO_IDS.flatMap((id) => LEXICO[id].absorve).filter((id) => !ids.has(id))).toEqual([])
  })
  test('ids de regra são únicos e toda regra tem fonte', () => {
    expect(new Set(REGRAS.map((regra) => regra.id)).size).toBe(REGRAS.length)
    for (const regra of REGRAS) expect(regra.fonte.length).toBeGreaterThan(10)
  })
  test('resultado inteiro de uma queixa simples', () => {
    const r = triar(
      pedido('dor de garganta há 2 dias, febre baixa', {
        idade: 41,
        guiadas: { comorbidades: ['hipertensão'] },
      }),
    )
    expect({ ...r, achados: undefined, margem: undefined }).toEqual({
      margem: undefined,
      ok_para_tele: true,
      red_flag: false,
      conf_ia: 0.83,
      resumo: [
        'Nas palavras do paciente: “dor de garganta há 2 dias, febre baixa”.',
        'Duração marcada: 1 dia.',
        'Condições marcadas: hipertensão.',
        'Idade: 41 anos.',
      ],
      especialidade_sugerida: 'clinica_medica',
      recomendacoes: [
        'Seu relato pode ser visto em uma consulta por vídeo.',
        'Escolha um lugar claro e silencioso, com boa internet.',
        'Tenha à mão um documento, a lista dos remédios que usa e os exames recentes.',
        'Se aparecer falta de ar, dor no peito, desmaio, confusão, perda de força ou sangramento que não para, ligue 192 (SAMU).',
      ],
      achados: undefined,
      regras_disparadas: [],
      para_outra_pessoa: false,
      idade_considerada: 41,
      perguntas: [{ id: 'febre_fragil', texto: PERGUNTAS.febre_fragil.texto }],
      versao: '6.11.0',
    })
  })
})

describe('autoagressão', () => {
  test('oferece o CVV 188 e o SAMU 192, sem caminho para consulta', () => {
    const r = triar(pedido('penso em me matar'))
    expect(r).toMatchObject({ red_flag: true, ok_para_tele: false, orientacao: 'autoagressao' })
    expect(r.recomendacoes.join(' ')).toContain('188')
    expect(r.recomendacoes.join(' ')).toContain('192')
    expect(r.resumo).toEqual(['Sinal de alerta: “penso em me matar”.'])
  })
})

describe('outra pessoa', () => {
  test('não agenda, e usa a idade escrita', () => {
    const r = triar(pedido('meu filho de 3 anos está com tosse há 2 dias'))
    expect(r).toMatchObject({
      para_outra_pessoa: true,
      ok_para_tele: false,
      red_flag: false,
      idade_considerada: 3,
      especialidade_sugerida: 'pediatria',
    })
  })
  test.each([
    ['nariz escorrendo e espirrando, filha de 4 anos, brinca e come, sem febre', 32, true],
    ['meu bebê de 8 meses está com assadura na fralda, sem febre', 26, true],
    ['Minha unha do dedão do pé está grossa e amarelada há um ano, e minha neta tem nojo', 73, false],
    ['Estou com o joelho doendo quando desço escada, e meu filho quer que eu opere', 67, false],
  ])('pediatria é para a criança de quem se fala, e não para quem a cita: %s', (texto, idade, crianca) => {
    const { especialidade_sugerida } = triar(pedido(texto, { idade }))
    expect(especialidade_sugerida === 'pediatria').toBe(crianca)
  })
  test('a idade suposta de outra pessoa pesa nas regras e não é dita como se tivesse sido escrita', () => {
    const r = triar(pedido('minha mãe está com tosse'))
    expect(r.idade_considerada).toBe(60)
    expect(r.resumo.join(' ')).not.toContain('60')
  })
  test('uma idade mais de um ano longe da verificada é de outra pessoa', () => {
    const tosse = pedido('tosse há 2 dias', { idade: 30 })
    expect(triar(tosse, undefined, 31).para_outra_pessoa).toBe(false)
    expect(triar(tosse, undefined, 34)).toMatchObject({ para_outra_pessoa: true, ok_para_tele: false })
  })
  test('o feto e quem só é citado não são o paciente', () => {
    for (const texto of [
      'peguei gripe do meu filho, estou com tosse',
      'minha mãe acha que estou com rinite',
      'moro com meu pai e tenho coceira na pele',
      'meu marido me bateu ontem',
      'minha filha me machucou o olho com a unha',
    ]) {
      expect({ texto, outra: triar(pedido(texto)).para_outra_pessoa }).toEqual({ texto, outra: false })
    }
  })
})

describe('o que não é de agora, ou não é', () => {
  test.each([
    ['bati a cabeça de leve na porta, não toma nada pra afinar o sangue, não desmaiei', false],
    ['minha mãe não toma a insulina faz 3 dias e está vomitando e confusa', true],
    ['minha vó teve AVC, eu só quero ver o colesterol', false],
    ['minha vó está com a boca torta e a fala enrolada desde hoje', true],
    ['uma cobra me pegou em 2015 na roça do meu pai, agora quero consulta por causa de uma mancha', false],
    ['a cobra me pegou agora na roça', true],
  ])('%s', (texto, alerta) => {
    expect(triar(pedido(texto)).red_flag).toBe(alerta)
  })
})

describe('o que parece outra coisa', () => {
  const achados = (texto: string) => ler(texto).achados.map(({ id }) => id)
  test.each([
    ['umbigo do RN fedendo', 'recem_nascido', true],
    ['RN com 12 dias espirrando', 'recem_nascido', true],
    ['moro em Natal, RN, e estou com tosse', 'recem_nascido', false],
    ['minha recém-nascida soluça muito', 'abscesso', false],
    ['tenho uma nascida no braço', 'abscesso', true],
    ['engoli um caroço de azeitona', 'caroco', false],
    ['apareceu um caroço no pescoço', 'caroco', true],
    ['mama no peito e está ganhando peso', 'aperto_peito', false],
    ['sinto um peso no peito', 'aperto_peito', true],
    ['meu bebê de 4 meses tomou vacina ontem', 'procedimento', false],
    ['preciso vacinar meu filho', 'procedimento', true],
    ['socorro, alguém me ajuda com essa alergia', 'violencia', false],
    ['levei um soco do meu namorado', 'violencia', true],
  ] as const)('%s: %s é %s', (texto, achado, ha) => {
    expect(achados(texto).includes(achado)).toBe(ha)
  })
})

describe('medidas e tempo', () => {
  test.each([
    ['febre de 39,5', { temperatura: 39.5 }],
    ['temperatura 38 graus', { temperatura: 38 }],
    ['pressão 17x11', { pressao_sistolica: 170, pressao_diastolica: 110 }],
    ['pressão 170/110', { pressao_sistolica: 170, pressao_diastolica: 110 }],
    ['minha pressao ta 18 por 12', { pressao_sistolica: 180, pressao_diastolica: 120 }],
    ['glicemia 450', { glicemia: 450 }],
    ['saturação 88%', { saturacao: 88 }],
    ['o aparelhinho do dedo marca 86', { saturacao: 86 }],
    ['o aparelhinho da pressão marca 86', {}],
    ['o aparelhinho do dedo marca batimento 88', { frequencia_cardiaca: 88 }],
    ['o aparelhinho do dedo marca 88 bpm', { frequencia_cardiaca: 88 }],
  ])('%s', (texto, medidas) => {
    expect(ler(texto).medidas).toEqual(medidas)
  })
  test.each([
    ['tosse há 2 dias', 2],
    ['tosse faz uma semana', 7],
    ['tosse desde ontem', 1],
    ['tosse há 6 horas', 0.25],
    ['tosse há uns 3 meses', 90],
    ['tosse desde 10/03', 5],
    ['tosse', undefined],
  ])('%s', (texto, dias) => {
    expect(ler(texto, [], '2026-03-15').duracao_dias).toBe(dias)
  })
})

describe('um relato em que tudo é um achado não é emergência pelo jeito de ser escrito', () => {
  test.each([
    ['Estou com febre de 38 há 2 dias e tosse', 34],
    ['Meu filho está com febre de 38 há 2 dias e tosse', 34],
    ['Estou com febre e tosse há dois dias', 34],
    ['Febre de 38,5 há 3 dias, tosse e dor de garganta', 28],
    ['Estou com dor de cabeça há 12 horas', 34],
    ['Febre de 38 e dor de cabeça, tenho 34 anos', 34],
  ])('%s', (texto, idade) => {
    const { red_flag, perguntas = [] } = triar(pedido(texto, { idade }))
    expect(red_flag).toBe(false)
    expect(perguntas).toHaveLength(3)
  })
  test('e pode ser agendado: o que não eleva também não faz duvidar', () => {
    const { ok_para_tele, conf_ia } = triar(pedido('Estou com dor de cabeça há 12 horas', { idade: 36 }))
    expect(ok_para_tele).toBe(true)
    expect(conf_ia).toBeGreaterThanOrEqual(CONFIANCA_MINIMA)
  })
  test('mas um número que não é a febre pode ser de muita coisa', () => {
    const { regras_disparadas } = triar(pedido('Febre de 38 e dor de cabeça, tomei 30', { idade: 34 }))
    expect(regras_disparadas[0]?.id).toBe('sinais_aprendidos_emergencia')
  })
})

test('o limite de confiança do agendamento é o da especificação', () => {
  expect(CONFIANCA_MINIMA).toBe(0.65)
})

describe('tempo, pessoa e figura', () => {
  test.each([
    ['em dois mil e dezoito tive um derrame, fiquei com a mão direita meio boba e nunca mais deu nada'],
    ['minha boca é torta desde a paralisia de 2015, a mesma coisa até hoje'],
    ['tive uma convulsão há mais de vinte e cinco anos, sarei e preciso da receita'],
    ['a facada do IPVA doeu, mas vim por causa das espinhas'],
    ['o surto na creche chegou aqui: olho vermelho com lágrima clara, sem dor'],
    ['o plantão me matou, só estou cansada e queria uma orientação sobre o sono'],
    ['minha mãe vai me matar se eu reprovar, estou nervoso com a prova'],
    ['queria sumir para uma praia, só preciso de férias, estou cansada do trabalho'],
    ['tomo marevan, INR 2,4, zero sangramento, vim só renovar a receita'],
    ['meu pai e meu tio infartaram antes dos 55, eu não sinto nada e quero um check-up'],
  ])('%s: nada disso é de agora', (texto) => {
    expect(triar(pedido(texto, { idade: 40 })).red_flag).toBe(false)
  })
  test.each([
    ['em dois mil e dezoito tive um derrame e hoje a fala ficou enrolada de novo'],
    ['minha boca é torta desde 2015, a mesma coisa, mas ontem o braço perdeu a força'],
    ['levei uma facada na barriga no bolso da calça tem sangue'],
    ['queria sumir, não aguento mais viver'],
    ['meu marido vai me matar se eu for embora, ele me bateu ontem e estou com o braço quebrado'],
    ['já fiz dez jatos da bombinha e continuo com muita falta de ar'],
    ['começou ontem na novela uma dor no peito que vai para o braço'],
    ['nada de febre, mas estou com falta de ar'],
    ['apaguei no meio da rua e acordei no chão'],
    ['minha filha tem três anos e engoliu uma bateria'],
  ])('%s: e isto é', (texto) => {
    expect(triar(pedido(texto, { idade: 55 })).red_flag).toBe(true)
  })
})
