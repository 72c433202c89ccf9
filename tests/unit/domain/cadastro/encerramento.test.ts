import { describe, expect, it } from 'vitest'
import { contaDe, contaMachine } from '#domain/acesso/machine.ts'
import { PERFIL_ENCERRADO, reciboDe } from '#domain/cadastro/encerramento.ts'
import { allowedActs } from '#domain/base/maquina.ts'

const FATOS = {
  tipo: 'paciente' as const,
  protocolo: 'p1',
  encerrada_em: '2026-11-21T12:00:00.000Z',
  ultimo_registro: null,
  houve_pagamento: false,
  concluido: true,
}

describe('reciboDe', () => {
  it('names every class that is kept with its end', () => {
    const ate = (fatos: Partial<Parameters<typeof reciboDe>[0]>) =>
      reciboDe({ ...FATOS, ...fatos }).mantido.map((classe) => classe.ate)
    expect(ate({})).toEqual(['2046-11-21'])
    expect(ate({ ultimo_registro: '2024-02-29T10:00:00.000Z', houve_pagamento: true })).toEqual([
      '2044-02-29',
      '2046-11-21',
      '2031-11-21',
    ])
    const bissexto = { encerrada_em: '2028-02-29T12:00:00.000Z', houve_pagamento: true }
    expect(ate(bissexto)).toEqual(['2048-02-29', '2033-03-01'])
  })
})

describe('a closed account', () => {
  it('is closed whatever its fields say, and nothing leaves it', () => {
    const perfil = { ...PERFIL_ENCERRADO, closed_at: '2026-11-21T12:00:00.000Z' }
    expect(contaDe(perfil)).toBe('closed')
    expect(contaDe({ kyc_status: 'approved', access_tier: 'full', closed_at: '2026' })).toBe('closed')
    expect(allowedActs(contaMachine, 'closed', 'paciente')).toEqual([])
  })
})
