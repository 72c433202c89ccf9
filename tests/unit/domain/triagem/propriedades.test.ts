import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ACHADO_IDS, type AchadoId, LEXICO } from '#domain/triagem/lexico.ts'
import type { Situacao } from '#domain/triagem/condicao.ts'
import { ler } from '#domain/triagem/leitura.ts'
import { triar } from '#domain/triagem/protocolo.ts'
import { disparar, URGENCIA } from '#domain/triagem/regras.ts'
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

/** A situation made of findings said plainly. */
function situacao(ids: readonly AchadoId[], idade = 40): Situacao {
  const achados = ids.map((id) => ({
    id,
    rotulo: LEXICO[id].rotulo,
    origem: 'texto' as const,
    presente: true,
    passado: false,
    pessoa: 'eu' as const,
    intenso: false,
    subito: false,
    palavras: id,
  }))
  return { achados: new Map(achados.map((a) => [a.id, a])), medidas: {}, duracao_dias: 1, idade }
}
const peso = (ids: readonly AchadoId[]) => URGENCIA[disparar(situacao(ids))[0]?.destino ?? 'dias'] ?? 0

/** Whole sentences of the writer's own, each clear without the others. */
const FRASES = [
  'Estou com coriza desde ontem.',
  'Tenho dor forte no peito.',
  'Estou com febre de 39 graus.',
  'Minha garganta dói.',
  'Estou vomitando sem parar.',
  'Não tenho falta de ar.',
  'Sinto coceira na pele.',
  'Minha fala ficou enrolada de repente.',
  'Torci o tornozelo.',
  'Estou com pescoço duro.',
] as const

/** What a person may deny, and how. */
const NEGAVEIS = [
  'falta de ar',
  'dor no peito',
  'febre',
  'desmaio',
  'convulsão',
  'sangue nas fezes',
  'dor de cabeça',
  'vômitos',
  'rigidez na nuca',
  'suor frio',
  'sangramento',
  'visão dupla',
  'manchas roxas',
  'inchaço nas pernas',
  'sangue na urina',
  'chiado no peito',
  'formigamento',
] as const
const NEGACOES = ['sem', 'não tenho', 'nego', 'não sinto', 'nunca tive', 'não estou com'] as const

describe('um achado a mais', () => {
  test('nunca diminui a urgência, qualquer que seja', () => {
    fc.assert(
      fc.property(
        fc.subarray([...ACHADO_IDS], { maxLength: 6 }),
        fc.constantFrom(...ACHADO_IDS),
        (ids, outro) => {
          expect(peso([...ids, outro])).toBeGreaterThanOrEqual(peso(ids))
        },
      ),
      { numRuns: 600 },
    )
  })
})

describe('a forma de escrever', () => {
  test('acentos, maiúsculas e a ordem de frases independentes não mudam o desfecho', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray([...FRASES], { minLength: 1 }), fc.boolean(), (frases, alto) => {
        const texto = frases.join(' ')
        const outro = frases.toSorted().join(' ')
        const escrito = alto ? outro.toUpperCase() : outro.normalize('NFD').replaceAll(/\p{M}/gu, '')
        const desfecho = (t: string) => {
          const { red_flag, ok_para_tele, especialidade_sugerida, conf_ia } = triar(pedido(t))
          return { red_flag, ok_para_tele, especialidade_sugerida, conf_ia }
        }
        expect(desfecho(escrito)).toEqual(desfecho(texto))
      }),
      { numRuns: 200 },
    )
  })

  test('o que se nega não dispara nada', () => {
    fc.assert(
      fc.property(fc.constantFrom(...NEGACOES), fc.constantFrom(...NEGAVEIS), (nega, achado) => {
        const r = triar(pedido(`Coriza há 2 dias, ${nega} ${achado}.`))
        expect(r.regras_disparadas.map(({ id }) => id)).toEqual([])
        expect(
          ler(`${nega} ${achado}`)
            .achados.filter(({ presente, id }) => presente && LEXICO[id].classe === 'queixa')
            .map(({ id }) => id),
        ).toEqual([])
      }),
      { numRuns: NEGACOES.length * NEGAVEIS.length * 3 },
    )
  })
})

/** 0 video, 1 in person, 2 emergency: what each box alone, and each pair, gives a 30-year-old woman (estados §7). */
const SOZINHA: Readonly<Record<Caixa, 0 | 1 | 2>> = {
  febre: 0,
  vomitos_persistentes: 1,
  dispneia: 2,
  dor_toracica_intensa: 2,
  deficit_neurologico_agudo: 2,
  sangramento_ativo: 2,
  rigidez_nuca: 1,
}
const EMERGENCIA_JUNTAS = new Set(['febre rigidez_nuca', 'vomitos_persistentes rigidez_nuca'])

function nivel(...caixas: readonly Caixa[]): number {
  const guiadas: Partial<PerguntasGuiadas> = Object.fromEntries(caixas.map((caixa) => [caixa, true]))
  const r = triar(pedido('mal estar', { guiadas }))
  if (r.red_flag) return 2
  return r.ok_para_tele ? 0 : 1
}

describe('as sete caixas', () => {
  test.each(CAIXAS)('%s sozinha', (caixa) => {
    expect(nivel(caixa)).toBe(SOZINHA[caixa])
  })

  test.each(CAIXAS.flatMap((a, i) => CAIXAS.slice(i + 1).map((b) => [a, b] as const)))(
    '%s com %s',
    (a, b) => {
      const esperado = EMERGENCIA_JUNTAS.has(`${a} ${b}`) ? 2 : Math.max(SOZINHA[a], SOZINHA[b])
      expect(nivel(a, b)).toBe(esperado)
    },
  )
})
