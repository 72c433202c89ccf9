// @vitest-environment jsdom
import { cleanup, configure, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { TOQUE, TOQUE_NA_CONTA } from '#domain/toque/textos-das-telas.ts'
import { ToqueNaFila } from '../../../../web/src/features/toque/toque-na-fila.tsx'
import { ToqueNaConta } from '../../../../web/src/features/toque/toque-na-conta.tsx'
import { recusa, servidor } from '../../../support/api-falsa.ts'
import { abrirTela } from '../../../support/tela.tsx'
import { navegadorComPush } from './navegador-falso.ts'

configure({ asyncUtilTimeout: 8_000 })
vi.mock('../../../../web/src/lib/api.ts', { spy: true })

const CHAVE = `B${'A'.repeat(86)}`
/** Some other device. */
const OUTRO = 'outro'
let ligados: string[]

function comServidor() {
  const respostas = servidor({ 'ver-toque': null, 'ligar-toque': {}, 'desligar-toque': {} })
  respostas['ver-toque'].mockImplementation(async () => ({
    chave: CHAVE,
    aparelhos: ligados.map((id) => ({ id, ligado_em: '2026-11-26T10:00:00.000Z' })),
  }))
  respostas['ligar-toque'].mockImplementation(async ({ endpoint }: { endpoint: string }) => {
    ligados.push(await idDe(endpoint))
    return {}
  })
  respostas['desligar-toque'].mockImplementation(async ({ id }: { id: string }) => {
    ligados = ligados.filter((outro) => outro !== id)
    return {}
  })
  return respostas
}
const idDe = async (endpoint: string) =>
  Buffer.from(await crypto.subtle.digest('SHA-256', Buffer.from(endpoint))).toString('base64url')

let navegador: ReturnType<typeof navegadorComPush> | undefined
beforeEach(() => {
  ligados = []
})
afterEach(() => {
  cleanup()
  navegador?.desfazer()
  navegador = undefined
})

it('asks the browser only after a press, and says what happens without it', async () => {
  navegador = navegadorComPush()
  const respostas = comServidor()
  abrirTela(<ToqueNaFila textos={TOQUE} />)
  expect(await screen.findByText(TOQUE.sem)).toBeTruthy()
  expect(navegador.register).toHaveBeenCalledWith('/toque.js')
  expect(navegador.requestPermission).not.toHaveBeenCalled()
  const botao = await screen.findByRole('button', { name: TOQUE.ligar })
  await vi.waitFor(() => expect(botao).toHaveProperty('disabled', false))
  await userEvent.click(botao)
  expect(await screen.findByText(TOQUE.ligado)).toBeTruthy()
  expect(navegador.pushManager.subscribe).toHaveBeenCalledWith({
    userVisibleOnly: true,
    applicationServerKey: CHAVE,
  })
  expect(respostas['ligar-toque']).toHaveBeenCalledWith({
    endpoint: 'https://fcm.googleapis.com/fcm/send/daqui',
    p256dh: 'ponto',
    auth: 'segredo',
  })
})

it('says where to allow it once the person refused', async () => {
  navegador = navegadorComPush('denied')
  const respostas = comServidor()
  abrirTela(<ToqueNaFila textos={TOQUE} />)
  const botao = await screen.findByRole('button', { name: TOQUE.ligar })
  await vi.waitFor(() => expect(botao).toHaveProperty('disabled', false))
  await userEvent.click(botao)
  expect(await screen.findByText(TOQUE.bloqueado)).toBeTruthy()
  expect(respostas['ligar-toque']).not.toHaveBeenCalled()
})

it('stays off, and says what helps, when the server does not take it', async () => {
  navegador = navegadorComPush()
  const respostas = comServidor()
  respostas['ligar-toque'].mockRejectedValue(recusa('campos_invalidos'))
  abrirTela(<ToqueNaFila textos={TOQUE} />)
  const botao = await screen.findByRole('button', { name: TOQUE.ligar })
  await vi.waitFor(() => expect(botao).toHaveProperty('disabled', false))
  await userEvent.click(botao)
  expect(await screen.findByText(TOQUE.falha.title)).toBeTruthy()
  expect(screen.getByRole('button', { name: TOQUE.ligar })).toBeTruthy()
})

it('is not there in a browser that cannot', () => {
  servidor({})
  abrirTela(<ToqueNaFila textos={TOQUE} />)
  expect(screen.queryByText(TOQUE.titulo)).toBeNull()
})

it('is turned off in the account, here and on the others', async () => {
  navegador = navegadorComPush()
  comServidor()
  await navegador.pushManager.subscribe({ applicationServerKey: CHAVE })
  ligados = [await idDe('https://fcm.googleapis.com/fcm/send/daqui'), OUTRO]
  abrirTela(<ToqueNaConta tipo="paciente" />)
  expect(await screen.findByText(TOQUE_NA_CONTA.ligado)).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: TOQUE_NA_CONTA.desligar_outros }))
  await vi.waitFor(() => expect(screen.queryByText(TOQUE_NA_CONTA.outros(1))).toBeNull())
  expect(screen.getByText(TOQUE_NA_CONTA.ligado)).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: TOQUE_NA_CONTA.desligar }))
  expect(await screen.findByText(TOQUE_NA_CONTA.desligado)).toBeTruthy()
  expect(ligados).toEqual([])
  expect(await navegador.pushManager.getSubscription()).toBeNull()
})
