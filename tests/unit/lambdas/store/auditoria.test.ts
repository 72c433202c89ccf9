import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { lancamentoSchema } from '#domain/eventos/auditoria.ts'
import * as auditoria from '#lambdas/store/auditoria.ts'
import { auditoriaKey } from '#lambdas/store/keys.ts'
import { write } from '#lambdas/store/table.ts'
import { tabelaViva } from '../../../support/tabela-viva.ts'

const fato = fc.record({
  ator_id: fc.string(),
  acao: fc.string(),
  objeto: fc.string(),
  em: fc.date({ noInvalidDate: true }).map((d) => d.toISOString()),
})
const fatos = fc.array(fato, { minLength: 1, maxLength: 12 })

const chain = async (paciente_id: string, lista: readonly Omit<auditoria.Fato, 'paciente_id'>[]) => {
  for (const um of lista) await auditoria.registrar({ ...um, paciente_id })
}

describe('the access log of a patient', () => {
  it('holds whatever was written, line by line and in order', async () => {
    await fc.assert(
      fc.asyncProperty(fatos, async (lista) => {
        tabelaViva()
        await chain('p1', lista)
        expect(await auditoria.verificar('p1')).toEqual({ integra: true, linhas: lista.length })
        const linhas = await auditoria.lista('p1')
        expect(linhas.map(({ ator_id, acao, objeto, em }) => ({ ator_id, acao, objeto, em }))).toEqual(lista)
        expect(linhas.map(({ anterior }) => anterior)).toEqual([
          '',
          ...linhas.slice(0, -1).map(({ hash }) => hash),
        ])
      }),
      { numRuns: 50 },
    )
  })

  it('says where it was changed, whatever was changed', async () => {
    const campo = fc.constantFrom('ator_id', 'acao', 'objeto', 'em', 'anterior', 'hash', 'paciente_id')
    await fc.assert(
      fc.asyncProperty(fatos, campo, fc.nat(), fc.string(), async (lista, nome, onde, valor) => {
        const { items } = tabelaViva()
        await chain('p1', lista)
        const sequencia = (onde % lista.length) + 1
        const { pk, sk } = auditoriaKey('p1', sequencia)
        const linha = items.get(`${pk}|${sk}`)
        if (!linha) throw new Error('no such line')
        fc.pre(linha[nome] !== valor)
        items.set(`${pk}|${sk}`, { ...linha, [nome]: valor })
        expect(await auditoria.verificar('p1')).toEqual({ integra: false, sequencia })
      }),
      { numRuns: 50 },
    )
  })

  it('holds where several did the same at once, and says so when any of them is changed', async () => {
    const { items } = tabelaViva()
    const um = {
      paciente_id: 'p1',
      acao: 'ler_na_fila',
      objeto: 'consulta:c1',
      em: '2026-11-20T10:00:00.000Z',
    }
    await auditoria.registrar({ ...um, ator_id: 'm0' })
    await auditoria.registrarCom({ ...um, ator_id: 'm1' }, (linha) => write(linha), ['m2', 'm3'])
    await auditoria.registrar({ ...um, ator_id: 'm4' })
    expect((await auditoria.lista('p1')).map(({ ator_id, sequencia }) => [ator_id, sequencia])).toEqual([
      ['m0', 1],
      ['m1', 2],
      ['m2', 3],
      ['m3', 4],
      ['m4', 5],
    ])
    expect(await auditoria.verificar('p1')).toEqual({ integra: true, linhas: 5 })
    const { pk, sk } = auditoriaKey('p1', 2)
    const guardada = items.get(`${pk}|${sk}`)
    if (!guardada) throw new Error('no such line')
    for (const mudada of [{ ator_id: 'x' }, { outros: ['m2', 'x'] }, { outros: ['m2'] }, { hash: 'x' }]) {
      items.set(`${pk}|${sk}`, { ...guardada, ...mudada })
      expect(await auditoria.verificar('p1')).toMatchObject({ integra: false })
    }
  })

  it('says where a line was taken out', async () => {
    const { items } = tabelaViva()
    const um = { ator_id: 'm1', acao: 'ler', objeto: 'consulta:c1', em: '2026-11-20T10:00:00.000Z' }
    await chain('p1', [um, um, um])
    const { pk, sk } = auditoriaKey('p1', 2)
    items.delete(`${pk}|${sk}`)
    expect(await auditoria.verificar('p1')).toEqual({ integra: false, sequencia: 2 })
  })

  it('keeps one chain for many writers at once, and a chain for each patient', async () => {
    tabelaViva()
    const escritas = Array.from({ length: 10 }, (_, i) => ({
      paciente_id: `p${i % 2}`,
      ator_id: `m${i}`,
      acao: 'ler',
      objeto: 'consulta:c1',
      em: '2026-11-20T10:00:00.000Z',
    }))
    const linhas = await Promise.all(escritas.map(auditoria.registrar))
    for (const linha of linhas) expect(lancamentoSchema.safeParse(linha).success).toBe(true)
    for (const paciente of ['p0', 'p1']) {
      expect(await auditoria.verificar(paciente)).toEqual({ integra: true, linhas: 5 })
      const atores = (await auditoria.lista(paciente)).map(({ ator_id }) => ator_id)
      expect(new Set(atores)).toEqual(
        new Set(escritas.filter((e) => e.paciente_id === paciente).map((e) => e.ator_id)),
      )
    }
  })

  it('of nobody is empty and whole', async () => {
    tabelaViva()
    expect(await auditoria.verificar('p1')).toEqual({ integra: true, linhas: 0 })
  })
})
