import { describe, expect, it, vi } from 'vitest'
import { certificadoConectar, certificadoSituacao } from '#domain/documento/contract-certificado.ts'
import { handler as conectar } from '#lambdas/documento/certificado-conectar.lambda.ts'
import { handler as situacao } from '#lambdas/documento/certificado-situacao.lambda.ts'
import { sessaoDeAssinaturaKey } from '#lambdas/store/keys.ts'
import * as sessoes from '#lambdas/store/sessoes-de-assinatura.ts'
import { ALWAYS, update, write } from '#lambdas/store/table.ts'
import { ANA, HELENA } from '#semente/personas.ts'
import { invoke } from '../../../support/invoke.ts'
import { comAssinador, conectada } from './assinador.ts'

const assinador = comAssinador()
const { id, cpf } = HELENA.usuario

const pedir = (entrada: Record<string, unknown>) =>
  invoke(conectar, certificadoConectar, { como: HELENA, entrada })
/** The first match of a page's text. */
const naPagina = async (url: string, padrao: RegExp): Promise<string> =>
  padrao.exec(await (await fetch(url)).text())?.[1] ?? ''

describe('documento/certificado-conectar', () => {
  it.each(['vidaas', 'birdid', 'safeid', 'serproid'] as const)('opens at %s', async (provedor) => {
    expect(await conectada({ provedor })).toMatchObject({ status: 'conectado', provedor })
  })

  it('opens with the single-use code of the app, which is never kept', async () => {
    const codigo = await naPagina(`${assinador.url}/birdid/_celular/${cpf}`, /agora: (\d{6})/)
    const com = (valor: string) => pedir({ provedor: 'birdid', modo: 'codigo', codigo: valor })
    const errado = codigo === '000000' ? '111111' : '000000'
    expect((await com(errado)).body).toMatchObject({ situacao: { status: 'recusado' } })
    expect((await com(codigo)).body).toMatchObject({ situacao: { status: 'conectado' } })
    expect(JSON.stringify(await sessoes.find(id))).not.toContain(codigo)
    expect((await com(codigo)).body).toMatchObject({ situacao: { status: 'recusado' } })
  })

  it.each([
    [{ provedor: 'safeid', modo: 'codigo', codigo: '123456' }, 'modo'],
    [{ provedor: 'birdid', modo: 'codigo' }, 'codigo'],
    [{ provedor: 'certisign', modo: 'pagina' }, 'provedor'],
    [{ provedor: 'vidaas', modo: 'pagina', horas: 169 }, 'horas'],
    [{ provedor: 'vidaas', modo: 'pagina', horas: 0 }, 'horas'],
  ] as const)('refuses %j by its field', async (entrada, campo) => {
    expect(await pedir(entrada)).toMatchObject({ status: 400, body: { campos: [{ campo }] } })
  })

  it('asked for again, the open one ends at its provider too', async () => {
    await conectada({ provedor: 'vidaas' })
    assinador.asked.length = 0
    expect((await pedir({ provedor: 'birdid', modo: 'pagina' })).body).toMatchObject({
      situacao: { status: 'aguardando' },
    })
    expect(assinador.asked.map(({ path }) => path)).toEqual(['/psc/vidaas/v0/oauth/revoke'])
    await pedir({ provedor: 'birdid', modo: 'pagina' })
    expect(assinador.asked).toHaveLength(1)
  })

  it('is given also when the one before cannot be opened, its key replaced', async () => {
    await conectada({ provedor: 'vidaas' })
    const estragado = { set: { token: Buffer.alloc(64).toString('base64') } }
    await write(update(sessaoDeAssinaturaKey(id), estragado, ALWAYS))
    expect(await pedir({ provedor: 'birdid', modo: 'pagina' })).toMatchObject({
      status: 200,
      body: { situacao: { status: 'aguardando' } },
    })
  })

  it('that ended while the telephone was being rung stays ended', async () => {
    assinador.psc.faults.add({ kind: 'delay', ms: 500, path: /authorize$/ })
    const pedindo = pedir({ provedor: 'vidaas', modo: 'aviso' })
    await vi.waitFor(() => expect(assinador.asked.some(({ path }) => path.endsWith('authorize'))).toBe(true))
    await sessoes.encerrar(id, new Date())
    expect((await pedindo).body).toMatchObject({ situacao: { status: 'encerrado' } })
    expect(await sessoes.find(id)).not.toHaveProperty('aviso')
  })

  it('is asked for twenty times an hour at most, and by no patient', async () => {
    for (let i = 0; i < 20; i++)
      expect(await pedir({ provedor: 'vidaas', modo: 'pagina' })).toHaveProperty('status', 200)
    expect(await pedir({ provedor: 'vidaas', modo: 'pagina' })).toMatchObject({ status: 429 })
    expect(await invoke(situacao, certificadoSituacao, { como: ANA })).toMatchObject({ status: 403 })
  })
})
