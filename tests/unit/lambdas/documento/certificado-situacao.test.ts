import { describe, expect, it } from 'vitest'
import type { SituacaoDoCertificado } from '#domain/documento/certificado.ts'
import { certificadoConectar, certificadoSituacao } from '#domain/documento/contract-certificado.ts'
import { handler as conectar } from '#lambdas/documento/certificado-conectar.lambda.ts'
import { handler as situacao } from '#lambdas/documento/certificado-situacao.lambda.ts'
import { abrir } from '#lambdas/documento/selo.ts'
import * as sessoes from '#lambdas/store/sessoes-de-assinatura.ts'
import { HELENA, IGOR } from '#semente/personas.ts'
import { invoke } from '../../../support/invoke.ts'
import { comAssinador, conectada } from './assinador.ts'

const assinador = comAssinador()
const { id, cpf } = HELENA.usuario

const ver = async () =>
  (await invoke(situacao, certificadoSituacao, { como: HELENA })).body as SituacaoDoCertificado
const pedir = (entrada: Record<string, unknown>) =>
  invoke(conectar, certificadoConectar, { como: HELENA, entrada })
/** The first match of a page's text. */
const naPagina = async (url: string, padrao: RegExp): Promise<string> =>
  padrao.exec(await (await fetch(url)).text())?.[1] ?? ''

describe('documento/certificado-situacao', () => {
  it('opens on the provider’s page, for as long as was asked', async () => {
    expect(await ver()).toMatchObject({ status: 'ausente', esperando: 0 })
    const aberta = await conectada({ horas: 24 })
    expect(aberta).toMatchObject({
      status: 'conectado',
      provedor: 'vidaas',
      certificado: { titular: 'HELENA PRADO VASCONCELOS', emissor: 'AC Saude de Teste Acolhe' },
    })
    const horas = (Date.parse(aberta.expira_em ?? '') - Date.now()) / 3_600_000
    expect(Math.round(horas * 10) / 10).toBe(24)
    expect(await ver()).toEqual(aberta)
  })

  it('keeps the token sealed, for this doctor alone', async () => {
    await conectada()
    const guardada = await sessoes.find(id)
    expect(JSON.stringify(guardada)).not.toMatch(/psc_[\w-]{20}/)
    const selado = guardada?.token ?? ''
    expect(await abrir(selado, id)).toMatch(/^psc_/)
    await expect(abrir(selado, IGOR.usuario.id)).rejects.toThrow('unable to authenticate')
    for (const resto of ['verificador', 'estado', 'aviso']) expect(guardada).not.toHaveProperty(resto)
  })

  it('followed from several screens at once, what was approved is exchanged once', async () => {
    await pedir({ provedor: 'vidaas', modo: 'aviso' })
    const pedido = await naPagina(`${assinador.url}/vidaas/_celular/${cpf}`, /href="([^"]+)"/)
    await fetch(pedido, { method: 'POST', body: new URLSearchParams({ decisao: 'aprovar' }) })
    const antes = assinador.asked.length
    await Promise.all([ver(), ver(), ver()])
    expect(assinador.asked.slice(antes).filter(({ path }) => path.endsWith('/token'))).toHaveLength(1)
    expect(await ver()).toMatchObject({ status: 'conectado' })
  })

  it('rings the telephone and follows it until its holder decided', async () => {
    expect((await pedir({ provedor: 'vidaas', modo: 'aviso' })).body).toMatchObject({
      endereco: null,
      situacao: { status: 'aguardando', modo: 'aviso' },
    })
    expect(await ver()).toMatchObject({ status: 'aguardando' })
    const pedido = await naPagina(`${assinador.url}/vidaas/_celular/${cpf}`, /href="([^"]+)"/)
    await fetch(pedido, { method: 'POST', body: new URLSearchParams({ decisao: 'aprovar' }) })
    expect(await ver()).toMatchObject({ status: 'conectado' })
  })
})
