import { readFileSync } from 'node:fs'
import path from 'node:path'
import { GRUPO } from '#domain/consulta/oferta.ts'
import { describe, expect, it } from 'vitest'
import { custoPorConsulta, unidadesDaJornada } from '../../../../bancadas/escala/custos.ts'
import { escrever } from '../../../../bancadas/escala/escrever.ts'
import { HIPOTESES } from '../../../../bancadas/escala/hipoteses.ts'
import { leiturasCheias } from '../../../../bancadas/escala/leituras.ts'
import { lerPerfil, passoDe } from '../../../../bancadas/escala/perfil.ts'
import { PRECOS } from '../../../../bancadas/escala/precos.ts'
import { quentes } from '../../../../bancadas/escala/quentes.ts'
import { invocacoes, naJornada, oferta, presentes } from '../../../../bancadas/escala/volume.ts'

const soma = (valores: readonly number[]) => valores.reduce((a, b) => a + b, 0)

describe('the assumptions', () => {
  it('the hours of a day and the specialties add up to all', () => {
    expect(HIPOTESES.chegadasPorHora).toHaveLength(24)
    expect(soma(HIPOTESES.chegadasPorHora)).toBeCloseTo(1, 10)
    expect(soma(Object.values(HIPOTESES.especialidades))).toBeCloseTo(1, 10)
  })

  it('every price names its official page', () => {
    for (const { fonte, usd, por } of Object.values(PRECOS)) {
      expect(fonte).toMatch(/^https:\/\/aws\.amazon\.com\/([\w-]+\/)+pricing\//)
      expect(usd / por).toBeGreaterThan(0)
    }
  })
})

describe('the model', () => {
  const perfil = lerPerfil()
  const volume = (porDia: number) => ({ porDia, espera: 1 })

  it('what is shared by all grows with the volume, on every partition', () => {
    const de = (porDia: number) =>
      new Map(quentes(perfil, volume(porDia), 8).map((q) => [`${q.onde} ${q.particao}`, q.ocupacao]))
    const [pouco, muito] = [de(1_000), de(1_000_000)]
    expect(muito.size).toBeGreaterThan(5)
    for (const [particao, ocupacao] of muito)
      expect(ocupacao).toBeGreaterThan(pouco.get(particao) ?? Infinity)
  })

  it('a doctor reads what waits in the parts of the ring within reach, fewer of them the more are free', () => {
    const { usos } = passoDe(perfil, 'reler_fila')
    const daFila = usos.find(({ particao }) => particao.startsWith('FILA#'))
    if (!daFila) throw new Error('The queue was not read')
    const ler = (livresNaMaior: number, esperandoNaMaior: number) =>
      leiturasCheias(daFila, perfil, { ...presentes(volume(1000)), livresNaMaior, esperandoNaMaior }, 8)
    expect(ler(5, 1)).toBe(8 * 0.5)
    expect(ler(150, 800)).toBeGreaterThan(ler(1500, 800))
    expect(ler(1500, 800)).toBeGreaterThan(ler(1500, 8))
  })

  it('a consultation is offered to all where few are free, and to groups of them where many are', () => {
    const para = (porDia: number, espera: number) =>
      oferta({ porDia, espera }, presentes({ porDia, espera })).medicos
    expect(para(1_000, 3)).toBeCloseTo(presentes(volume(1_000)).livresNaMaior, 10)
    expect(para(100_000, 0.1)).toBe(GRUPO)
    expect(para(1_000_000, 0.1)).toBe(GRUPO)
    expect(para(1_000_000, 1)).toBeCloseTo(3.5 * GRUPO, 10)
  })

  it('does not grow with how many there are: units, calls, money and the fullest partition', () => {
    // Minutes waited as the simulation finds them where doctors suffice.
    const [pouco, muito] = [
      { porDia: 1_000, espera: 2.8 },
      { porDia: 1_000_000, espera: 0.6 },
    ] as const
    const [antes, depois] = [unidadesDaJornada(perfil, pouco, 8), unidadesDaJornada(perfil, muito, 8)]
    expect(depois.leituras).toBeLessThan(1.3 * antes.leituras)
    expect(depois.escritas).toBeLessThan(1.3 * antes.escritas)
    expect(depois.escritas).toBeLessThan(450)
    expect(naJornada(perfil, muito, invocacoes)).toBeLessThan(1.3 * naJornada(perfil, pouco, invocacoes))
    for (const { ocupacao, particao } of quentes(perfil, muito, 8))
      expect([particao, ocupacao < 0.5]).toEqual([particao, true])
  })

  it('more shards spread the queue alone', () => {
    const fila = (shards: number) =>
      quentes(perfil, volume(100_000), shards).find((q) => q.particao.startsWith('FILA#'))?.escritas ?? 0
    expect(fila(16)).toBeCloseTo(fila(8) / 2, 10)
  })

  it('every service costs something, and ten times the people need about ten times the doctors', () => {
    for (const usd of Object.values(custoPorConsulta(perfil, volume(1_000), 8)))
      expect(usd).toBeGreaterThan(0)
    expect(presentes(volume(100_000)).medicos / presentes(volume(10_000)).medicos).toBeCloseTo(10, 1)
  })
})

describe('the document', () => {
  it('gets each table in its place and keeps the rest', () => {
    const antes = 'a\n<!-- tabela:x -->\nvelha\n<!-- fim -->\nb'
    expect(escrever(antes, { x: '| nova |' })).toBe('a\n<!-- tabela:x -->\n\n| nova |\n\n<!-- fim -->\nb')
    expect(() => escrever(antes, { y: '' })).toThrow('não tem lugar para a tabela "y"')
  })

  it('of this repository says which recording and which prices it was made from', () => {
    const texto = readFileSync(path.resolve(import.meta.dirname, '../../../../docs/escala.md'), 'utf8')
    expect(texto).toContain(lerPerfil().medido_em)
    expect(texto).not.toMatch(/<!-- tabela:\w+ -->\n<!-- fim -->/)
  })
})
