import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { custoPorConsulta } from '../../../../bancadas/escala/custos.ts'
import { escrever } from '../../../../bancadas/escala/escrever.ts'
import { HIPOTESES } from '../../../../bancadas/escala/hipoteses.ts'
import { leiturasCheias } from '../../../../bancadas/escala/leituras.ts'
import type { Uso } from '../../../../bancadas/escala/contagem.ts'
import { lerPerfil, passoDe } from '../../../../bancadas/escala/perfil.ts'
import { PRECOS } from '../../../../bancadas/escala/precos.ts'
import { quentes } from '../../../../bancadas/escala/quentes.ts'
import { presentes, vezes } from '../../../../bancadas/escala/volume.ts'

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

  it('a fuller queue is dearer to read by a patient and a sight for each row, up to a page', () => {
    const reler = ({ porDia, espera }: { porDia: number; espera: number }) => {
      const { usos } = passoDe(perfil, 'reler_fila')
      const vistas = usos.filter(({ particao }) => particao.startsWith('VISTA#'))
      expect(vistas).toHaveLength(1)
      return leiturasCheias(vistas[0] as Uso, perfil, presentes({ porDia, espera }), 8)
    }
    const linhas = presentes({ porDia: 100_000, espera: 0.5 }).esperandoNaMaior
    expect(reler({ porDia: 100, espera: 1 })).toBe(0.5)
    expect(reler({ porDia: 100_000, espera: 0.5 })).toBeCloseTo(0.5 + (linhas - 1), 10)
    expect(reler({ porDia: 1_000_000, espera: 5 })).toBe(0.5 + 49)
  })

  it('each free doctor sees an arrival once for the first time; the rest is rereading, which writes nothing', () => {
    for (const porDia of [1_000, 100_000, 1_000_000]) {
      const { ver_chegada = 0, reler_fila = 0 } = vezes(volume(porDia))
      const livres = presentes(volume(porDia)).livresNaMaior * HIPOTESES.especialidades.clinica_medica
      expect(ver_chegada).toBe(Math.max(1, livres))
      expect(reler_fila).toBeGreaterThan(ver_chegada)
    }
    const escritas = (nome: string) =>
      passoDe(perfil, nome).usos.reduce((total, uso) => total + uso.escritas, 0)
    expect([escritas('ver_chegada') > 0, escritas('reler_fila')]).toEqual([true, 0])
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
