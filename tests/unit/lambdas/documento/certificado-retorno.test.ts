import { describe, expect, it, vi } from 'vitest'
import { certificadoRetorno } from '#domain/documento/contract-certificado.ts'
import { handler as retornar } from '#lambdas/documento/certificado-retorno.lambda.ts'
import * as sessoes from '#lambdas/store/sessoes-de-assinatura.ts'
import { HELENA, IGOR } from '#semente/personas.ts'
import { passarPelaPagina } from '../../../support/certificado.ts'
import { invoke } from '../../../support/invoke.ts'
import { itemsOf } from '../../../support/table.ts'
import { put, write, ALWAYS } from '#lambdas/store/table.ts'
import { comAssinador, conectada, OUTRA, pedida } from './assinador.ts'

const assinador = comAssinador()
const { asked } = assinador
const { id, cpf, nome, data_nascimento } = HELENA.usuario

const voltar = (entrada: Record<string, string>, como = HELENA) =>
  invoke(retornar, certificadoRetorno, { como, entrada })
const dentroDe = (href: string) => Object.fromEntries(new URL(href).searchParams)

describe('documento/certificado-retorno', () => {
  it('was refused by its holder', async () => {
    expect(await conectada({ decisao: 'recusar' })).toMatchObject({ status: 'recusado', certificado: null })
  })

  it('was somebody else’s certificate: nothing is kept, and the token is given back', async () => {
    expect(await conectada({ decisao: 'outra', cpf: OUTRA.cpf })).toMatchObject({ status: 'divergente' })
    expect(asked.some(({ path }) => path.endsWith('/revoke'))).toBe(true)
    expect(await sessoes.find(id)).not.toHaveProperty('token')
  })

  it.each(['vencido', 'revogado'] as const)('a certificate that is %s is not taken', async (estado) => {
    await assinador.semear([{ nome, cpf, data_nascimento, situacao: estado }])
    // Lists are read anew after an hour.
    vi.setSystemTime(Date.now() + 2 * 3_600_000)
    try {
      expect(await conectada()).toMatchObject({ status: 'invalido' })
    } finally {
      vi.useRealTimers()
      // A certificate that is good again.
      await assinador.semear([{ nome, cpf, data_nascimento, situacao: 'vencido' }])
      await assinador.semear([{ ...OUTRA, cpf, nome, situacao: 'revogado' }])
      await assinador.semear([{ nome, cpf, data_nascimento }])
    }
  })

  it.each([2, 5])('handed over %i times at once, the code is exchanged once, and opens', async (vezes) => {
    const entrada = dentroDe((await passarPelaPagina(await pedida())).href)
    const antes = asked.length
    const respostas = await Promise.all(Array.from({ length: vezes }, () => voltar(entrada)))
    expect(respostas.map(({ status }) => status)).toEqual(Array.from({ length: vezes }, () => 200))
    expect(asked.slice(antes).filter(({ path }) => path.endsWith('/token'))).toHaveLength(1)
    expect(asked.slice(antes).filter(({ path }) => path.endsWith('/revoke'))).toEqual([])
    expect(await sessoes.find(id)).toMatchObject({ status: 'conectado' })
    expect((await voltar(entrada)).body).toMatchObject({ status: 'conectado' })
  })

  it('a chain that leads to no trusted root is not taken', async () => {
    const { julgar } = await import('#lambdas/documento/certificado/confianca.ts')
    const { certificados } = await import('./cadeia-de-teste.ts')
    expect(await julgar(certificados[2], new Date())).toEqual({ ok: false, defeito: 'nao_assina' })
    // Of the other test chain, whose issuer nobody serves.
    expect(await julgar(certificados[0], new Date())).toEqual({ ok: false, defeito: 'indisponivel' })
  })

  it.each([
    ['the provider away', { kind: 'status', status: 503, path: /\/token$/ }],
    ['half a token', { kind: 'half', path: /\/token$/ }],
    ['no certificate to be had', { kind: 'nonsense', path: /certificate-discovery$/ }],
  ] as const)('%s: says so, and nothing is open', async (_caso, fault) => {
    const endereco = await pedida()
    const volta = await passarPelaPagina(endereco)
    assinador.psc.faults.add(fault)
    expect((await voltar(dentroDe(volta.href))).body).toMatchObject({ status: 'indisponivel' })
    expect(await sessoes.find(id)).not.toHaveProperty('token')
  })

  it('opens for whoever asked alone: another’s state, an old one and a code used twice open nothing', async () => {
    for (const item of itemsOf(IGOR)) await write(put(item, ALWAYS))
    const velha = await passarPelaPagina(await pedida())
    const nova = await passarPelaPagina(await pedida())
    expect(await voltar(dentroDe(velha.href))).toMatchObject({ status: 404 })
    expect(await voltar(dentroDe(nova.href), IGOR)).toMatchObject({ status: 404 })
    expect((await voltar(dentroDe(nova.href))).body).toMatchObject({ status: 'conectado' })
    // Sent again it is answered as it stands.
    expect((await voltar(dentroDe(nova.href))).body).toMatchObject({ status: 'conectado' })
  })
})
