import { describe, expect, it } from 'vitest'
import type { Kyc } from '../../../../web/src/features/kyc/kyc.ts'
import {
  documentoAceito,
  selfieRecusada,
  situacaoDaSelfie,
} from '../../../../web/src/features/cadastro/situacao.ts'
import { retomar } from '../../../../web/src/features/cadastro/retomada.ts'
import { destinoDaNovaTentativa, refazendo } from '../../../../web/src/features/kyc/destino.ts'
import type { Perfil } from '../../../../web/src/lib/sessao/perfil.ts'
import { COM_DOCUMENTO, KYC, PERFIL } from './apoio.ts'

const perfil = (dados: Partial<Perfil> = {}): Perfil => ({ ...PERFIL, ...dados })
const passo = (n: 0 | 1 | 2, rejeitada = false) => ({ tipo: 'passo', passo: n, rejeitada })

describe('where a registration goes on (estados §1, P §2.8, §4.4)', () => {
  const REJEITADA: Kyc = { ...KYC, current_state: 'rejected', kyc_status: 'rejected' }
  it.each<[string, Perfil | null, Kyc | undefined, unknown]>([
    ['no profile', null, undefined, passo(0)],
    ['state not known yet', perfil(), undefined, null],
    ['nothing sent', perfil(), KYC, passo(1)],
    [
      'one side accepted',
      perfil(),
      { ...KYC, documento: { documento_tipo: 'RG', frente: 'f', verso: null, frente_basta: false } },
      passo(1),
    ],
    ['document accepted', perfil(), COM_DOCUMENTO, passo(2)],
    ['a run under way', perfil(), { ...KYC, current_state: 'facematch' }, passo(2)],
    ['in analysis', perfil({ access_tier: 'restricted' }), { ...KYC, current_state: 'em_analise' }, passo(2)],
    ['re-KYC', perfil({ access_tier: 'restricted' }), KYC, passo(1)],
    ['rejected', perfil({ kyc_status: 'rejected' }), { ...REJEITADA, passos: ['documento'] }, passo(1, true)],
    ['rejected for what nothing here changes', perfil({ kyc_status: 'rejected' }), REJEITADA, passo(2, true)],
    [
      'approved',
      perfil({ kyc_status: 'approved', access_tier: 'full' }),
      undefined,
      { tipo: 'sair', para: '/triagem' },
    ],
    [
      'doctor, not full',
      perfil({ tipo: 'medico', papeis: ['medico'] }),
      undefined,
      { tipo: 'sair', para: '/onboarding-medico' },
    ],
    [
      'doctor, full',
      perfil({ tipo: 'medico', papeis: ['medico'], kyc_status: 'approved', access_tier: 'full' }),
      undefined,
      { tipo: 'sair', para: '/medico-dashboard' },
    ],
    [
      'doctor approved without a verified CRM',
      perfil({ tipo: 'medico', papeis: ['medico'], kyc_status: 'approved', access_tier: 'restricted' }),
      undefined,
      { tipo: 'sair', para: '/onboarding-medico' },
    ],
  ])('%s', (_, quem, kyc, esperado) => {
    expect(retomar(quem, kyc, false)).toEqual(esperado)
  })

  it('another try begins with the document, whatever the last one was rejected for', () => {
    expect(retomar(perfil({ kyc_status: 'rejected' }), REJEITADA, true)).toEqual(passo(1, true))
  })

  it('a document counts with both sides', () => {
    expect([documentoAceito(KYC), documentoAceito(COM_DOCUMENTO)]).toEqual([false, true])
  })
})

describe('the selfie step', () => {
  it.each<[Partial<Kyc>, 'idle' | 'uploading' | 'ocr' | 'complete' | 'error', string]>([
    [{}, 'idle', 'livre'],
    [{}, 'error', 'livre'],
    [{}, 'uploading', 'rodando'],
    [{ current_state: 'rejected', kyc_status: 'rejected' }, 'ocr', 'rodando'],
    [{ current_state: 'fraud' }, 'idle', 'rodando'],
    [{ current_state: 'approved', kyc_status: 'approved' }, 'complete', 'aprovada'],
    [{ current_state: 'em_analise' }, 'complete', 'em_analise'],
    [{ current_state: 'rejected', kyc_status: 'rejected' }, 'complete', 'rejeitada'],
  ])('%o with %s is %s', (kyc, fase, situacao) => {
    expect(situacaoDaSelfie({ ...KYC, ...kyc }, fase)).toBe(situacao)
  })

  it('knows when the face was the problem', () => {
    expect(selfieRecusada({ passos: ['selfie'] })).toBe(true)
    expect(selfieRecusada({ passos: ['documento', 'selfie'] })).toBe(false)
    expect(selfieRecusada({ passos: [] })).toBe(false)
  })
})

describe('the retry page on load (P §4.4)', () => {
  const sessao = { id: 'u1', email: 'a@b.test' }
  it.each<[string, Perfil | null | undefined, Kyc | undefined, string | null]>([
    ['not known', undefined, undefined, null],
    ['no profile', null, undefined, '/cadastro-paciente'],
    ['approved', perfil({ kyc_status: 'approved' }), undefined, '/triagem'],
    ['full', perfil({ access_tier: 'full' }), undefined, '/triagem'],
    ['rejected', perfil({ kyc_status: 'rejected' }), undefined, null],
    ['pending', perfil(), KYC, '/cadastro-paciente'],
    [
      'in analysis',
      perfil({ access_tier: 'restricted' }),
      { ...KYC, current_state: 'em_analise' },
      '/cadastro-paciente',
    ],
    ['re-KYC', perfil({ access_tier: 'restricted' }), KYC, null],
  ])('%s', (_, quem, kyc, destino) => {
    expect(destinoDaNovaTentativa(sessao, quem, kyc)).toBe(destino)
  })

  it('nobody signed in registers', () => {
    expect(destinoDaNovaTentativa(null, undefined, undefined)).toBe('/cadastro-paciente')
    expect(refazendo({ access_tier: 'blocked' }, KYC)).toBe(false)
  })
})
