import { describe, expect, it } from 'vitest'
import { eventosDe } from '#domain/eventos/eventos.ts'
import { mudancaLida } from '#domain/eventos/mudanca-lida.ts'
import type { Imagem, Mudanca } from '#domain/eventos/mudanca.ts'
import { avisosDe } from '#domain/tempo-real/difusoes.ts'

const mudanca = (antes: Imagem | undefined, depois: Imagem): Mudanca => ({
  id: 'm1',
  tipo: antes ? 'MODIFY' : 'INSERT',
  em: '2026-11-20T10:00:00.000Z',
  antes,
  depois,
})
const consulta = (status: string): Imagem => ({
  entidade: 'consulta',
  id: 'c1',
  paciente_id: 'p1',
  especialidade_sugerida: 'cardiologia',
  status,
})
const usuario = (kyc_status: string): Imagem => ({
  entidade: 'usuario',
  id: 'u1',
  tipo: 'paciente',
  kyc_status,
  access_tier: 'restricted',
})

describe('a change that has another spelling', () => {
  it('is told in our own', () => {
    const [evento] = eventosDe(mudanca(consulta('queued'), consulta('accepted')))
    expect(evento?.detalhe).toMatchObject({ de: 'queued', para: 'assigned' })
    expect(avisosDe(mudanca(consulta('queued'), consulta('accepted')))[0]?.evento).toBe('consulta.accepted')
  })

  it('of the same status is none', () => {
    expect(eventosDe(mudanca(consulta('accepted'), consulta('assigned')))).toEqual([])
    expect(eventosDe(mudanca(usuario('under_review'), usuario('pending')))).toEqual([])
  })

  it('of what has no other spelling stays as it is', () => {
    const outra = mudanca(undefined, { entidade: 'mensagem', status: 'accepted' })
    expect(mudancaLida(outra)).toBe(outra)
  })
})

describe('a change of name that waited for the identity check', () => {
  const alteracao_pendente = { campo: 'nome', valor: 'Ana Nova', anterior: 'Ana', em: 'x' }
  const antes = { ...usuario('pending'), nome: 'Ana', alteracao_pendente }
  it.each([
    ['applied by an approval', { ...usuario('approved'), nome: 'Ana Nova' }, undefined],
    ['withdrawn', { ...usuario('approved'), nome: 'Ana' }, true],
    ['dropped by a rejection', { ...usuario('rejected'), nome: 'Ana' }, undefined],
  ])('%s: the event tells the one from the other', (_, depois, desistiu) => {
    const ditos = eventosDe(mudanca(antes, depois)).map(({ tipo, detalhe }) => ({
      desistiu: undefined,
      tipo,
      ...detalhe,
    }))
    expect(ditos).toMatchObject([{ tipo: 'kyc.status', desistiu }])
  })
})

describe('a bond with a dependant', () => {
  const vinculo = (status: string, motivos: readonly string[] = []): Imagem => ({
    entidade: 'vinculo',
    responsavel_id: 'u1',
    dependente_id: 'd1',
    status,
    motivos,
  })

  it('tells each status it passes to, and nothing else that is written in it', () => {
    const ditos = (antes: Imagem | undefined, depois: Imagem) =>
      eventosDe(mudanca(antes, depois)).map(({ tipo, detalhe }) => ({ tipo, ...detalhe }))
    const comum = { tipo: 'vinculo.status', responsavel_id: 'u1', dependente_id: 'd1' }
    expect(ditos(undefined, vinculo('pendente'))).toMatchObject([{ ...comum, de: null, para: 'pendente' }])
    expect(ditos(vinculo('pendente'), vinculo('confirmado'))).toMatchObject([
      { ...comum, de: 'pendente', para: 'confirmado' },
    ])
    expect(ditos(vinculo('pendente'), vinculo('pendente', ['A filiação não foi lida.']))).toEqual([])
  })
})
