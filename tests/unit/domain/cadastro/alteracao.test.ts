import { describe, expect, it } from 'vitest'
import { alteracaoDe, CAMPOS_CRITICOS, eDaIdentidade } from '#domain/cadastro/alteracao.ts'
import { comPendente, semPendente } from '#domain/cadastro/usuario.ts'
import { ANA } from '#semente/personas.ts'

const APROVADO = { kyc_status: 'approved', access_tier: 'full', email_confirmado: true } as const
const COMUM = { aceita: false, devolvido: false }
const ACEITA = { aceita: true, devolvido: false }
const NOVO = { kyc_status: 'pending', access_tier: 'blocked', email_confirmado: false } as const

describe('alteracaoDe', () => {
  it.each([
    ['telefone', 'com_codigo', 'com_codigo'],
    ['email', 'com_codigo', 'com_codigo'],
    ['nome', 'pede_nova_verificacao', 'refazer_kyc'],
    ['cpf', 'pede_nova_verificacao', 'refazer_kyc'],
  ] as const)('%s of an approved account: %s, agreed to: %s', (campo, comum, aceita) => {
    expect(alteracaoDe(APROVADO, campo, COMUM)).toBe(comum)
    expect(alteracaoDe(APROVADO, campo, ACEITA)).toBe(aceita)
  })

  it('is the same for a doctor whose CRM is not verified', () => {
    const medico = { ...APROVADO, access_tier: 'restricted' } as const
    expect(alteracaoDe(medico, 'telefone', COMUM)).toBe('com_codigo')
  })

  it.each(CAMPOS_CRITICOS)('%s is free before the check, and closed while somebody looks', (campo) => {
    for (const kyc_status of ['pending', 'rejected'] as const)
      expect(alteracaoDe({ ...NOVO, kyc_status }, campo, ACEITA)).toBe('livre')
    expect(alteracaoDe({ ...NOVO, access_tier: 'restricted' }, campo, ACEITA)).toBe('bloqueado')
  })

  it('leaves an address that was confirmed with a code alone, and nothing else', () => {
    const confirmado = { ...NOVO, email_confirmado: true }
    const modos = CAMPOS_CRITICOS.map((campo) => [campo, alteracaoDe(confirmado, campo, ACEITA)])
    expect(Object.fromEntries(modos)).toEqual({
      nome: 'livre',
      telefone: 'livre',
      email: 'com_codigo',
      cpf: 'livre',
    })
  })

  it('asks for a proof and no code where the code would reach a stranger or nobody', () => {
    const devolvido = { aceita: false, devolvido: true }
    const semConfirmar = { ...APROVADO, email_confirmado: false }
    expect(alteracaoDe(semConfirmar, 'email', COMUM)).toBe('com_prova')
    expect(alteracaoDe(APROVADO, 'email', devolvido)).toBe('com_prova')
    expect(alteracaoDe({ ...NOVO, email_confirmado: true }, 'email', devolvido)).toBe('com_prova')
    expect(alteracaoDe(NOVO, 'email', devolvido)).toBe('livre')
    for (const campo of ['telefone', 'nome', 'cpf'] as const)
      expect(alteracaoDe(semConfirmar, campo, COMUM)).toBe(alteracaoDe(APROVADO, campo, COMUM))
  })

  it('knows what the document says', () => {
    expect(CAMPOS_CRITICOS.filter(eDaIdentidade)).toEqual(['nome', 'cpf'])
  })
})

describe('a change that waits', () => {
  const { usuario } = ANA
  const pendente = {
    ...usuario,
    alteracao_pendente: { campo: 'nome' as const, valor: 'Ana Nova', anterior: usuario.nome, em: '' },
  }
  it('is what the check looks at, from whichever side it is asked', () => {
    expect(comPendente(pendente).nome).toBe('Ana Nova')
    expect(semPendente(comPendente(pendente)).nome).toBe(usuario.nome)
    expect(semPendente(pendente).nome).toBe(usuario.nome)
    expect(comPendente(usuario)).toBe(usuario)
    expect(semPendente(usuario)).toBe(usuario)
  })
})
