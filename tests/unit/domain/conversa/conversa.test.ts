import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { nomeLimpo } from '#domain/conversa/anexo.ts'
import { anexoEscrito } from '#domain/conversa/escrita.ts'
import { juntar, type MensagemLida } from '#domain/conversa/mensagem.ts'
import { enviaAte, podeEnviar } from '#domain/conversa/prazo.ts'

const FIM = '2026-11-26T12:00:00.000Z'
const depois = (horas: number) => new Date(Date.parse(FIM) + horas * 3_600_000)

describe('how long one may write', () => {
  it('is for as long as the consultation goes on', () => {
    expect(podeEnviar({ status: 'queued' }, new Date(FIM))).toBe(true)
    expect(enviaAte({ status: 'queued' })).toBeNull()
  })

  it('ends with it where the doctor finished it, and where they never met', () => {
    const finalizada = { status: 'finished', ended_at: FIM, ambos_conectados_em: FIM }
    expect(podeEnviar(finalizada, depois(0))).toBe(false)
    expect(podeEnviar({ status: 'expired', ended_at: FIM }, depois(0))).toBe(false)
  })

  it('is as long as the doctor’s record stays open where the call broke', () => {
    const caiu = { status: 'cancelled', ended_at: FIM, ambos_conectados_em: FIM }
    expect([podeEnviar(caiu, depois(23.9)), podeEnviar(caiu, depois(24))]).toEqual([true, false])
    expect(enviaAte(caiu)).toBe(depois(24).toISOString())
  })
})

describe('what was read', () => {
  const mensagem = (sequencia: number): MensagemLida => ({
    sequencia,
    chave: String(sequencia),
    de: 'paciente',
    em: FIM,
    texto: 'a',
  })

  it('shows each message once and in order, however often and in whatever pieces it comes', () => {
    const lugares = fc.array(fc.integer({ min: 1, max: 30 }))
    fc.assert(
      fc.property(fc.array(lugares), (pedacos) => {
        const lidas = pedacos.reduce<MensagemLida[]>((antes, novas) => juntar(antes, novas.map(mensagem)), [])
        const todas = [...new Set(pedacos.flat())].toSorted((a, b) => a - b)
        expect(lidas.map(({ sequencia }) => sequencia)).toEqual(todas)
      }),
    )
  })
})

describe('a file in words', () => {
  it('has its pages, and a name without what would turn or hide letters', () => {
    const pdf = { id: 'a', tipo: 'application/pdf', tamanho: 1, sha256: '' } as const
    expect(anexoEscrito({ ...pdf, nome: 'hemograma.pdf', paginas: 1 })).toBe('PDF “hemograma.pdf”, 1 página')
    expect(anexoEscrito({ ...pdf, paginas: 3 })).toBe('PDF, 3 páginas')
    expect(anexoEscrito({ ...pdf, tipo: 'image/jpeg' })).toBe('Foto')
    expect(nomeLimpo('  exame\u202efdp.exe\n ')).toBe('examefdp.exe')
    expect(nomeLimpo('a'.repeat(200))).toHaveLength(80)
  })
})
