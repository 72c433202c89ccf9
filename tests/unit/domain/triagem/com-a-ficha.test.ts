import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { triarComFicha } from '#domain/triagem/com-a-ficha.ts'
import { triar } from '#domain/triagem/protocolo.ts'
import { URGENCIA } from '#domain/triagem/regras.ts'
import { LEXICO } from '#domain/triagem/lexico.ts'
import { pedido } from './pedido.ts'

const HOJE = '2026-11-26'
const IDADE = 36
const triarDe = (texto: string, da_ficha: readonly string[]) =>
  triarComFicha(pedido(texto, { idade: IDADE }), da_ficha, HOJE, IDADE)
const urgencia = ({ regras_disparadas }: ReturnType<typeof triar>) =>
  Math.max(0, ...regras_disparadas.map(({ destino }) => URGENCIA[destino]))

describe('the protocol with the health profile', () => {
  const PANCADA = 'Bati a cabeça ontem na porta e ficou um galo, estou bem'

  it('raises what a condition makes urgent, and says with what', () => {
    expect(triarDe(PANCADA, []).protocolo.red_flag).toBe(false)
    const { protocolo, da_ficha } = triarDe(PANCADA, ['Varfarina'])
    expect(protocolo.red_flag).toBe(true)
    expect(da_ficha).toEqual(['Varfarina'])
  })

  it('tells nobody in the queue: the summary says only what was written and ticked', () => {
    const { protocolo } = triarDe('Dor de garganta há 2 dias, sem febre.', ['Hipotireoidismo', 'Asma'])
    expect(protocolo.resumo.join(' ')).not.toMatch(/Hipotireoidismo|Asma/)
  })

  it('says nothing of a triage about somebody else', () => {
    const texto = 'Meu filho bateu a cabeça ontem na porta e ficou um galo'
    const { protocolo, da_ficha } = triarDe(texto, ['Varfarina'])
    expect(protocolo).toEqual(triar(pedido(texto, { idade: IDADE }), HOJE, IDADE))
    expect(da_ficha).toEqual([])
  })

  it('is the protocol alone without a profile', () =>
    expect(triarDe(PANCADA, []).protocolo).toEqual(triar(pedido(PANCADA, { idade: IDADE }), HOJE, IDADE)))

  it.each([
    ['Estou com Assunto de dermatologia e Sangramento pelo nariz desde ontem', 'Pressão alta'],
    ['Estou com Tontura e Escape de quem começou ou trocou a pílula desde ontem', 'Gravidez'],
    ['Estou com Inchaço no corpo todo e Dor de cabeça desde ontem', 'Gravidez'],
  ])('is no less urgent for a condition that stands beside it: %s, with %s', (texto, condicao) => {
    const sem = triar(pedido(texto, { idade: IDADE }), HOJE, IDADE)
    expect(urgencia(triarDe(texto, [condicao]).protocolo)).toBeGreaterThanOrEqual(urgencia(sem))
  })

  it('is as unsure as it was where the profile would make it surer', () => {
    const texto = 'Ando com febre e muito cansaço, não sei o que é'
    const sem = triar(pedido(texto, { idade: IDADE }), HOJE, IDADE)
    const com = triar({ ...pedido(texto, { idade: IDADE }), da_ficha: ['Leucemia'] }, HOJE, IDADE)
    expect(com.conf_ia).toBeGreaterThan(sem.conf_ia)
    expect(triarDe(texto, ['Leucemia']).protocolo.conf_ia).toBe(sem.conf_ia)
  })

  const rotulos = Object.values(LEXICO).map(({ rotulo }) => rotulo)
  it('never lowers an urgency and never makes surer, whatever the profile says', () =>
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom(...rotulos), { minLength: 1, maxLength: 3 }),
        fc.array(fc.oneof(fc.constantFrom(...rotulos), fc.string()), { minLength: 1, maxLength: 4 }),
        (queixas, ficha) => {
          const texto = `Estou com ${queixas.join(' e ')}`
          const sem = triar(pedido(texto, { idade: IDADE }), HOJE, IDADE)
          const { protocolo } = triarDe(texto, ficha)
          expect(urgencia(protocolo)).toBeGreaterThanOrEqual(urgencia(sem))
          expect(protocolo.red_flag || !sem.red_flag).toBe(true)
          expect(protocolo.ok_para_tele && !sem.ok_para_tele).toBe(false)
          expect(protocolo.conf_ia).toBeLessThanOrEqual(sem.conf_ia)
        },
      ),
      { numRuns: 100 },
    ))
})
