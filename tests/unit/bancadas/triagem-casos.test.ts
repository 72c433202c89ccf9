import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { ESPECIALIDADE_IDS } from '../../../domain/base/especialidades.ts'
import { pedidoDeTriagemSchema } from '../../../domain/triagem/schema.ts'
import { CASOS } from '../../../bancadas/triagem/casos.ts'
import type { Caso, Grupo } from '../../../bancadas/triagem/caso.ts'
import { metadeDe } from '../../../bancadas/triagem/divisao.ts'

const doGrupo = (grupo: Grupo) => CASOS.filter((caso) => caso.grupo === grupo)
const sindromes = (casos: readonly Caso[]) => new Set(casos.map((caso) => caso.sindrome))
const fechados = (casos: readonly Caso[]) => casos.filter(({ id }) => metadeDe(id) === 'fechado')

const series = [...new Set(CASOS.map(({ grupo, sindrome }) => `${grupo}-${sindrome}`))]
const porSindrome = series.map((prefixo): [string, Caso[]] => [
  prefixo,
  CASOS.filter(({ grupo, sindrome }) => `${grupo}-${sindrome}` === prefixo),
])

describe('the composition of the triage cases', () => {
  it('has at least 420 cases', () => {
    expect(CASOS.length).toBeGreaterThanOrEqual(420)
  })

  it.each([
    ['emergencia', 190],
    ['tele', 130],
    ['presencial', 65],
    ['adversarial', 45],
  ] as const)('has enough of %s', (grupo, minimo) => {
    expect(doGrupo(grupo).length).toBeGreaterThanOrEqual(minimo)
  })

  it('covers at least 45 emergency syndromes', () => {
    expect(sindromes(doGrupo('emergencia')).size).toBeGreaterThanOrEqual(45)
  })

  it('covers every specialty among the tele cases', () => {
    const aceitas = new Set(doGrupo('tele').flatMap(({ especialidades }) => especialidades))
    expect([...aceitas].sort()).toEqual([...ESPECIALIDADE_IDS].sort())
  })

  it('varies age, sex and boxes, and leaves most boxes empty', () => {
    const ticados = CASOS.filter(({ pedido }) =>
      Object.values(pedido.perguntas_guiadas).some((valor) => valor === true),
    )
    expect(ticados.length).toBeGreaterThanOrEqual(40)
    expect(ticados.length).toBeLessThan(CASOS.length / 2)
    for (const sexo of ['M', 'F'] as const) {
      expect(CASOS.filter(({ pedido }) => pedido.sexo === sexo).length).toBeGreaterThan(CASOS.length * 0.4)
    }
    const idades = CASOS.map(({ pedido }) => pedido.idade)
    expect(idades.filter((idade) => idade < 13).length).toBeGreaterThanOrEqual(30)
    expect(idades.filter((idade) => idade >= 65).length).toBeGreaterThanOrEqual(50)
  })

  it('writes at least a third of the reports carelessly: no accents, or chat spelling', () => {
    const descuidado =
      /^[\p{ASCII}\s]*$|(^|\s)(nao|ta|to|q|hj|mto|mt|mta|tb|pq|qdo|qd|d|ja|so|ha)(?=[\s,.]|$)/u
    const escritos = CASOS.filter(({ pedido }) => descuidado.test(pedido.sintomas_texto))
    expect(escritos.length).toBeGreaterThanOrEqual(CASOS.length / 3)
  })
})

describe('each triage case', () => {
  it('has an id of its own', () => {
    expect(new Set(CASOS.map(({ id }) => id)).size).toBe(CASOS.length)
  })

  it('has words of its own', () => {
    expect(new Set(CASOS.map(({ pedido }) => pedido.sintomas_texto)).size).toBe(CASOS.length)
  })

  it.each(CASOS)('$id is a request the operation takes', (caso) => {
    const lido = z.safeParse(pedidoDeTriagemSchema, { ...caso.pedido, paciente_id: 'p' })
    expect(lido.error?.issues).toBeUndefined()
    expect(lido.data?.sintomas_texto).toBe(caso.pedido.sintomas_texto)
  })

  it.each(CASOS)('$id says why, and from which source', ({ razao }) => {
    expect(razao).toMatch(/^.{4,} \(.{5,}\)\.$/)
  })

  it.each(CASOS.filter(({ grupo }) => grupo !== 'adversarial'))(
    '$id has the urgency of its group',
    ({ grupo, urgencia }) => expect(urgencia).toBe(grupo),
  )

  it.each(CASOS)('$id names specialties unless it is an emergency', ({ urgencia, especialidades }) => {
    expect(especialidades.length > 0).toBe(urgencia !== 'emergencia')
    for (const especialidade of especialidades) expect(ESPECIALIDADE_IDS).toContain(especialidade)
  })

  it.each(porSindrome)('%s counts its cases from 1 without gaps', (prefixo, casos) => {
    expect(casos.map(({ id }) => id)).toEqual(
      casos.map((_, indice) => `${prefixo}-${String(indice + 1).padStart(2, '0')}`),
    )
  })
})

describe('the split of the triage cases', () => {
  it('keeps a third closed, of the whole and of each group', () => {
    const parte = (casos: readonly Caso[]) => Math.abs(fechados(casos).length / casos.length - 1 / 3)
    expect(parte(CASOS)).toBeLessThanOrEqual(0.03)
    for (const grupo of ['emergencia', 'tele', 'presencial', 'adversarial'] as const) {
      expect(parte(doGrupo(grupo))).toBeLessThanOrEqual(0.03)
    }
  })

  it.each(porSindrome.filter(([, casos]) => casos.length >= 3))('%s is in both halves', (_, casos) => {
    const quantos = fechados(casos).length
    expect(quantos).toBeGreaterThanOrEqual(1)
    expect(quantos).toBeLessThan(casos.length)
  })

  it('does not always close the same place of a trio', () => {
    const lugares = new Set(fechados(CASOS).map(({ id }) => (Number(id.slice(-2)) - 1) % 3))
    expect(lugares).toEqual(new Set([0, 1, 2]))
  })

  it('never moves a case: the assignment of known ids is fixed', () => {
    const conhecidos = [
      'emergencia-avc-01',
      'emergencia-avc-02',
      'emergencia-avc-03',
      'tele-pele-04',
      'tele-pele-05',
      'tele-pele-06',
    ]
    expect(conhecidos.map(metadeDe)).toMatchInlineSnapshot(`
      [
        "aberto",
        "aberto",
        "fechado",
        "fechado",
        "aberto",
        "aberto",
      ]
    `)
  })
})
