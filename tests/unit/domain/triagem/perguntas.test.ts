import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Situacao } from '#domain/triagem/condicao.ts'
import { desmentidoPor, escolherPerguntas } from '#domain/triagem/perguntas/escolher.ts'
import { perguntasQueConfirmam } from '#domain/triagem/perguntas/confirmar.ts'
import { perigosProvaveis } from '#domain/triagem/perguntas/de-perigo.ts'
import { type Pergunta, PERGUNTAS } from '#domain/triagem/perguntas/perguntas.ts'
import {
  MAXIMO_DE_PERGUNTAS,
  PERGUNTA_IDS,
  PERGUNTAS_DE_FATO,
  type PerguntaDeFato,
  type PerguntaId,
  RESPOSTAS,
} from '#domain/triagem/perguntas/resposta.ts'
import type { Achado } from '#domain/triagem/leitura.ts'
import { triar } from '#domain/triagem/protocolo.ts'
import { emergencia, REGRAS, type RegraDisparada } from '#domain/triagem/regras.ts'
import { decidir, LIMIARES } from '#domain/triagem/aprendido/decidir.ts'
import type { Evidencia } from '#domain/triagem/aprendido/evidencia.ts'
import { pedidoDeTriagemSchema } from '#domain/triagem/schema.ts'
import { FATO_IDS } from '../../../../bancadas/triagem/fatos.ts'
import { pedido } from './pedido.ts'

const evidencia = (emergencia: number): Evidencia => ({
  emergencia,
  urgente: emergencia,
  video: 0,
  conhecidas: 12,
  sinais_de_emergencia: [],
  sinais_de_presencial: [],
})
const FEBRE: Achado = {
  id: 'febre',
  rotulo: 'Febre',
  origem: 'texto',
  presente: true,
  passado: false,
  pessoa: 'eu',
  intenso: false,
  subito: false,
  palavras: 'febre',
}
const ADULTO: Situacao = { achados: new Map(), medidas: {}, duracao_dias: 1, idade: 40 }
const GARGANTA = 'garganta inflamada há dois dias'
const ids = (texto: string) => (triar(pedido(texto)).perguntas ?? []).map(({ id }) => id)
const com = (texto: string, ...respostas: NonNullable<ReturnType<typeof pedido>['respostas']>) =>
  triar(pedido(texto, { respostas }))

describe('as perguntas', () => {
  test('garganta inflamada: pergunta do remédio que a torna perigosa, e Sim manda ao pronto-socorro', () => {
    expect(triar(pedido(GARGANTA)).red_flag).toBe(false)
    expect(ids(GARGANTA)).toContain('antitireoidiano')
    const sim = com(GARGANTA, { pergunta: 'antitireoidiano', resposta: 'sim' })
    expect(sim.red_flag).toBe(true)
    expect(sim.regras_disparadas.map(({ id }) => id)).toContain('remedio_e_infeccao')
    expect(sim.resumo.join(' ')).toContain(`${PERGUNTAS.antitireoidiano.texto} Sim.`)
  })
  test('Não e Não sei não mudam a urgência; o que vem respondido não é perguntado de novo', () => {
    for (const resposta of ['nao', 'nao_sei'] as const) {
      const lida = com(GARGANTA, { pergunta: 'antitireoidiano', resposta })
      expect(lida.ok_para_tele).toBe(triar(pedido(GARGANTA)).ok_para_tele)
      expect(lida.perguntas).toBeUndefined()
    }
  })
  test('na dúvida pergunta do que é perigo em qualquer queixa, e Sim manda ao pronto-socorro', () => {
    const texto = 'tosse há 3 dias'
    expect(triar(pedido(texto)).red_flag).toBe(false)
    expect(ids(texto)).toContain('sinal_geral')
    for (const pergunta of ['sinal_geral', 'piora_depressa'] as const)
      expect(com(texto, { pergunta, resposta: 'sim' }).red_flag).toBe(true)
  })
  test('com febre, pergunta de quem não pode esperar com ela', () => {
    const texto = 'febre e tosse desde ontem'
    expect(triar(pedido(texto)).red_flag).toBe(false)
    expect(ids(texto)).toContain('febre_fragil')
    expect(com(texto, { pergunta: 'febre_fragil', resposta: 'sim' }).red_flag).toBe(true)
  })
  test('primeiro do perigo que mais se esperaria, pelo que as histórias contam', () => {
    const esperados = (...ordem: PerguntaDeFato[]) =>
      perigosProvaveis(ADULTO, {
        ...evidencia(0),
        sim: new Map(PERGUNTAS_DE_FATO.map((id) => [id, ordem.includes(id) ? -ordem.indexOf(id) : -9])),
      }).slice(0, ordem.length)
    for (const ordem of [
      ['em_risco', 'sangra_sem_parar', 'sinal_geral'],
      ['perdeu_a_visao', 'exposicao_agora', 'em_risco'],
    ] as const)
      expect(esperados(...ordem)).toEqual(ordem)
    // Of what was read a little less is enough; of what was not, nobody asks.
    const de = (achados: Situacao['achados']) =>
      perigosProvaveis(
        { ...ADULTO, achados },
        {
          ...evidencia(0),
          sim: new Map(PERGUNTAS_DE_FATO.map((id) => [id, id === 'antitireoidiano' ? -0.9 : 0])),
        },
      )
    expect(de(new Map())).not.toContain('antitireoidiano')
    expect(de(new Map([['dor_garganta', { ...FEBRE, id: 'dor_garganta' }]]))[0]).toBe('antitireoidiano')
  })
  test('de tristeza pergunta se a pessoa corre perigo, e Sim diz a quem ligar', () => {
    const texto = 'estou triste e não durmo'
    expect(ids(texto)).toContain('em_risco')
    const sim = com(texto, { pergunta: 'em_risco', resposta: 'sim' })
    expect(sim).toMatchObject({ red_flag: true, ok_para_tele: false, orientacao: 'em_risco' })
    for (const numero of ['192', '188', '190', '180', '100'])
      expect(sim.recomendacoes.join(' ')).toContain(numero)
  })
  test('não pergunta onde o aprendido diz com clareza que não é nada', () => {
    expect(ids('Quero renovar minha receita de losartana, pressão boa, não sinto nada.')).toEqual([])
  })
  test('nada se pergunta a quem já está em emergência', () => {
    expect(ids('dor forte no peito que vai para o braço e suor frio')).toEqual([])
  })
  test('o que só o aprendido elevou por pouco se pergunta; o que ele diz com força, não', () => {
    const perguntadas = (emergencia: number) =>
      escolherPerguntas(
        ADULTO,
        decidir([], evidencia(emergencia), ADULTO.idade).regras,
        evidencia(emergencia),
      )
    expect(perguntadas(LIMIARES.emergencia)).toEqual(['sinal_geral', 'piora_depressa', 'em_risco'])
    expect(perguntadas(LIMIARES.perguntar)).toEqual([])
  })
  test('só o Não a todas as três o desmente: uma pulada, um Sim ou um Não sei deixam tudo como estava', () => {
    const nao = (...perguntas: PerguntaId[]) =>
      perguntas.map((pergunta) => ({ pergunta, resposta: 'nao' as const }))
    const perguntas = ['sinal_geral', 'piora_depressa', 'em_risco'] as const
    const tres = nao(...perguntas)
    expect(desmentidoPor(perguntas, tres)).toEqual({ nada_de_novo: false, perigos_negados: true, tudo: true })
    const menos = [
      [],
      tres.slice(0, 2),
      [...tres.slice(0, 2), { pergunta: 'em_risco', resposta: 'sim' } as const],
      [...tres.slice(0, 2), { pergunta: 'em_risco', resposta: 'nao_sei' } as const],
      // what nobody asked
      nao('sinal_geral', 'piora_depressa', 'febre_fragil'),
    ]
    for (const respostas of menos)
      expect(desmentidoPor(perguntas, respostas)).toEqual({
        nada_de_novo: false,
        perigos_negados: false,
        tudo: false,
      })
    expect(desmentidoPor(['novo', 'sinal_geral'], nao('novo', 'sinal_geral'))).toEqual({
      nada_de_novo: true,
      perigos_negados: false,
      tudo: false,
    })
  })
  test('cada pergunta serve à idade: de remédio de adulto ou sexo não se pergunta a quem tem quatro anos', () => {
    const perguntadas = (texto: string, idade: number) =>
      (triar(pedido(texto, { idade })).perguntas ?? []).map(({ id }) => id)
    const deAdulto = new Set<PerguntaId>([
      'antitireoidiano',
      'anticoagulante',
      'glifozina',
      'isotretinoina',
      'exposicao_agora',
    ])
    for (const texto of [GARGANTA, 'manchas na pele que coçam', 'dor de cabeça', 'dor de barriga']) {
      expect(perguntadas(texto, 4)).toContain('sinal_geral')
      expect(perguntadas(texto, 4).filter((id) => deAdulto.has(id))).toEqual([])
    }
    expect(perguntadas(GARGANTA, 40)).toContain('antitireoidiano')
  })
  test('de começo súbito ou piora depressa não se pergunta do que dura há semanas', () => {
    const perguntadas = (duracao_dias: number) =>
      (triar(pedido('tosse', { guiadas: { duracao_dias } })).perguntas ?? []).map(({ id }) => id)
    expect(perguntadas(3)).toContain('piora_depressa')
    expect(perguntadas(20)).not.toContain('piora_depressa')
  })
  test('respostas nunca baixam uma emergência dita com clareza, e um Sim nunca baixa nada', () => {
    const textos = [
      'quero me matar',
      'vomitei sangue',
      GARGANTA,
      'dor de cabeça',
      'tristeza e insônia',
      'diarreia',
    ]
    const resposta = fc.record({
      pergunta: fc.constantFrom(...PERGUNTA_IDS),
      resposta: fc.constantFrom(...RESPOSTAS),
    })
    const urgencia = ({ red_flag, regras_disparadas }: ReturnType<typeof triar>) =>
      red_flag ? 2 : Math.min(1, regras_disparadas.length)
    fc.assert(
      fc.property(fc.constantFrom(...textos), fc.array(resposta, { maxLength: 3 }), (texto, respostas) => {
        const antes = triar(pedido(texto))
        const depois = com(texto, ...respostas)
        const soSim = respostas.every((uma) => uma.resposta === 'sim')
        const minimo = antes.red_flag || soSim ? urgencia(antes) : 0
        expect(urgencia(depois)).toBeGreaterThanOrEqual(minimo)
      }),
      { numRuns: 60 },
    )
  })
  test('um exame que só uma regra fraca pede: pergunta-se se é novo, e o que um médico já viu e não mudou é do vídeo', () => {
    const texto = 'Meu joelho incha e trava quando ando muito, já tenho artrose há anos. Queria orientação.'
    const antes = triar(pedido(texto, { idade: 60 }))
    expect(antes.regras_disparadas.map(({ id }) => id)).toEqual(['articulacao'])
    expect(antes.perguntas?.[0]?.id).toBe('novo')
    const respondido = (resposta: (typeof RESPOSTAS)[number]) =>
      triar(pedido(texto, { idade: 60, respostas: [{ pergunta: 'novo', resposta }] }))
    expect(respondido('nao').ok_para_tele).toBe(true)
    expect(respondido('nao').regras_postas_de_lado?.map(({ id }) => id)).toEqual(['articulacao'])
    for (const resposta of ['sim', 'nao_sei'] as const) expect(respondido(resposta).ok_para_tele).toBe(false)
  })
  test('três no máximo, cada uma uma vez, só as que existem', () => {
    const aceito = (respostas: unknown) =>
      pedidoDeTriagemSchema.safeParse({ ...pedido(GARGANTA), respostas }).success
    const sim = (pergunta: string) => ({ pergunta, resposta: 'sim' })
    expect(aceito([sim('litio')])).toBe(true)
    expect(aceito([sim('litio'), sim('litio')])).toBe(false)
    expect(aceito([sim('inventada')])).toBe(false)
    expect(aceito([...PERGUNTA_IDS].slice(0, MAXIMO_DE_PERGUNTAS + 1).map(sim))).toBe(false)
  })
  test('toda pergunta tem fonte, termina em interrogação e fala do mesmo vocabulário das vinhetas', () => {
    for (const id of PERGUNTA_IDS) {
      expect(PERGUNTAS[id].texto.endsWith('?')).toBe(true)
      expect(PERGUNTAS[id].fonte.length).toBeGreaterThan(10)
    }
    const fatos = new Set<string>(FATO_IDS)
    expect(PERGUNTA_IDS.filter((id) => !fatos.has(id))).toEqual(['novo'])
  })
})

describe('palavras de perigo em um relato pouco claro', () => {
  const BOMBINHA = 'Renovar receita da bombinha. Uso quando dá falta de ar no frio.'
  const nao = (...perguntas: PerguntaId[]) =>
    perguntas.map((pergunta) => ({ pergunta, resposta: 'nao' as const }))
  const regra = (id: string): RegraDisparada => {
    const uma = REGRAS.find((outra) => outra.id === id)
    if (!uma) throw new Error(`There is no rule ${id}`)
    return { ...uma, motivos: [] }
  }

  test('o alerta continua, e pergunta-se se é mesmo assim: só o Não a tudo o que se perguntou o desmente', () => {
    const lida = triar(pedido(BOMBINHA))
    expect(lida.red_flag).toBe(true)
    expect(ids(BOMBINHA)).toEqual(['falta_de_ar', 'sinal_geral', 'piora_depressa'])
    const tres = nao('falta_de_ar', 'sinal_geral', 'piora_depressa')
    const desmentida = com(BOMBINHA, ...tres)
    expect(desmentida.ok_para_tele).toBe(true)
    expect(desmentida.regras_postas_de_lado?.map(({ id }) => id)).toEqual(['dispneia'])
    const menos = [
      [],
      tres.slice(0, 2),
      nao('novo', 'sinal_geral', 'piora_depressa'),
      ...(['sim', 'nao_sei'] as const).map((resposta) => [
        ...tres.slice(1),
        { pergunta: 'falta_de_ar' as const, resposta },
      ]),
    ]
    for (const respostas of menos) expect(com(BOMBINHA, ...respostas).red_flag).toBe(true)
  })
  test('dito com clareza não se pergunta, e Não a tudo não muda nada', () => {
    for (const texto of ['falta de ar', 'desmaiei hoje', 'vomitei sangue', 'dor no peito forte']) {
      expect(ids(texto)).toEqual([])
      for (const pergunta of PERGUNTA_IDS)
        expect(
          com(texto, ...nao(...new Set([pergunta, 'sinal_geral', 'piora_depressa'] as const))).red_flag,
        ).toBe(true)
    }
  })
  test('o que foi marcado em uma caixa não se pergunta', () => {
    const marcado = pedido(BOMBINHA, { guiadas: { dispneia: true } })
    expect(triar(marcado).perguntas).toBeUndefined()
    const respondido = { ...marcado, respostas: nao('falta_de_ar', 'sinal_geral', 'piora_depressa') }
    expect(triar(respondido).red_flag).toBe(true)
  })
  test('cada regra tem a sua pergunta, e basta uma sem pergunta para que nada se pergunte', () => {
    const perguntadas = (e: number, idade: number, ...regras: string[]) =>
      perguntasQueConfirmam(regras.map(regra), evidencia(e), { ...ADULTO, idade })
    expect(perguntadas(-1, 40, 'sangramento_digestivo')).toEqual([
      'sangue_por_dentro',
      'sinal_geral',
      'piora_depressa',
    ])
    expect(perguntadas(-1, 40, 'dispneia', 'consciencia')).toEqual([
      'falta_de_ar',
      'perdeu_os_sentidos',
      'sinal_geral',
    ])
    expect(perguntadas(-1, 40, 'dispneia', 'consciencia', 'alergia_grave', 'perda_visao')).toEqual([])
    for (const outra of [
      'autoagressao',
      'violencia_sexual',
      'saturacao_baixa',
      'trauma_grave',
      'crianca_perigo',
    ])
      expect(perguntadas(-9, 40, 'dispneia', outra)).toEqual([])
    expect(perguntadas(LIMIARES.perguntar, 40, 'dispneia')).toEqual([])
    expect(perguntadas(-9, 0.5, 'dispneia')).toEqual([])
    // Few words that do not weigh against it are clear.
    for (const conhecidas of [7, 8])
      expect(
        perguntasQueConfirmam([regra('dispneia')], { ...evidencia(0), conhecidas }, ADULTO).length > 0,
      ).toBe(conhecidas === 8)
    expect(perguntadas(-9, 40, 'articulacao')).toEqual([])
  })
  test('o que foi medido, ou está em uma condição dita ao lado, não se pergunta', () => {
    const com_condicao = pedido(BOMBINHA, { guiadas: { comorbidades: ['insuficiência cardíaca'] } })
    expect(triar(com_condicao).perguntas?.[0]?.id).toBe('falta_de_ar')
    const motivado = (...achados: RegraDisparada['motivos'][number]['achado'][]) =>
      perguntasQueConfirmam(
        [{ ...regra('febre_imunidade'), motivos: achados.map((achado) => ({ achado, palavras: '' })) }],
        evidencia(-1),
        {
          ...ADULTO,
          achados: new Map([
            ['febre', { ...FEBRE, origem: 'texto' as const }],
            ['imunossupressao', { ...FEBRE, id: 'imunossupressao' as const, origem: 'comorbidade' as const }],
          ]),
        },
      )
    expect(motivado('febre', 'idade', 'duracao')).toContain('febre_fragil')
    expect(motivado('febre', 'imunossupressao')).toEqual([])
    expect(motivado('temperatura')).toEqual([])
    const medida = { ...ADULTO, medidas: { saturacao: 80 } }
    expect(perguntasQueConfirmam([regra('dispneia')], evidencia(-1), medida)).toEqual([])
  })
  test('as regras que uma pergunta confirma existem e pedem atendimento agora', () => {
    const confirmadas = PERGUNTA_IDS.flatMap((id) => {
      const { confirma = [] }: Pergunta = PERGUNTAS[id]
      return confirma
    })
    expect(confirmadas.length).toBeGreaterThan(20)
    expect(new Set(confirmadas).size).toBe(confirmadas.length)
    const urgentes = new Set(REGRAS.filter(({ destino }) => emergencia(destino)).map(({ id }) => id))
    expect(confirmadas.filter((id) => !urgentes.has(id))).toEqual([])
  })
  test('nada perguntado não é nada negado', () => {
    for (const respostas of [[], nao('sinal_geral', 'piora_depressa', 'em_risco')])
      expect(Object.values(desmentidoPor([], respostas))).toEqual([false, false, false])
  })
})
