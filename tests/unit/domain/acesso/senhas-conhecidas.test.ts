import { describe, expect, it } from 'vitest'
import { senhaConhecida } from '#domain/acesso/senhas-conhecidas.ts'
import { senhasDaFonte } from '../../../../docs/gerar/senhas-comuns.ts'

describe('senhas-conhecidas', () => {
  it('knows every password of its source, however it is capitalised, at least the 3,000 most used', () => {
    const fonte = senhasDaFonte()
    expect(fonte.length).toBeGreaterThan(3000)
    expect(fonte.filter((senha) => !senhaConhecida(senha))).toEqual([])
    expect(fonte.filter((senha) => !senhaConhecida(senha.toUpperCase()))).toEqual([])
  })

  it.each([
    'Senha2026',
    'senha@123',
    'Flamengo1981',
    'saúde12345',
    'TeAmo123!',
    'Brasil123456789',
    'Acolhe2026',
    'Telemedicina1!',
  ])('a Brazilian’s first thought, %s', (senha) => expect(senhaConhecida(senha)).toBe(true))

  it.each(['Segura2026', 'NovaSenha1', 'flamengo7-ipanema', 'três palavras e 1 número', 'senha48210377'])(
    'lets %s through',
    (senha) => expect(senhaConhecida(senha)).toBe(false),
  )
})
