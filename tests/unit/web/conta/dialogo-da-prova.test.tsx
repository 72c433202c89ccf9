// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { TEXTOS_DA_PROVA } from '#domain/acesso/prova.ts'
import { exportarDados } from '#domain/documento/contract.ts'
import { ProvaDeIdentidade } from '../../../../web/src/app/prova-de-identidade.tsx'
import { toastStore } from '../../../../web/src/components/toast-store.ts'
import { ondeGuarda, provarComChave } from '../../../../web/src/features/acesso/chaves.ts'
import { call } from '../../../../web/src/lib/api.ts'
import { lerPerfil, type Perfil } from '../../../../web/src/lib/sessao/perfil.ts'
import { token, usuarioAtual } from '../../../../web/src/lib/sessao/sessao.ts'
import { PERFIL } from './apoio.tsx'
import { abrirTela } from '../../../support/tela.tsx'

vi.mock('../../../../web/src/lib/sessao/sessao.ts')
vi.mock('../../../../web/src/lib/sessao/perfil.ts')
vi.mock('../../../../web/src/features/acesso/chaves.ts', async (original) => ({
  ...(await original<Record<string, unknown>>()),
  ondeGuarda: vi.fn(),
  provarComChave: vi.fn(),
}))

const pedidos: string[] = []
let provada: boolean
let chaves: readonly object[]
const recusa = (status: number, codigo: string, campos: unknown[] = []) =>
  Response.json({ codigo, status, title: '', detail: 'Confirme.', campos }, { status })

beforeEach(() => {
  pedidos.length = 0
  provada = false
  chaves = []
  vi.mocked(ondeGuarda).mockReset()
  vi.mocked(token).mockResolvedValue('t')
  vi.mocked(usuarioAtual).mockResolvedValue({ id: 'u1', email: PERFIL.email })
  vi.mocked(lerPerfil).mockResolvedValue(PERFIL)
  vi.stubGlobal('fetch', async (url: string, { body }: { readonly body: string }) => {
    pedidos.push(`${url} ${body}`)
    if (url.endsWith('/acesso/chaves')) return Response.json({ chaves })
    if (url.endsWith('/csrf-protection')) return Response.json({ csrf_token: 't' })
    if (url.endsWith('/two-factor-auth'))
      return Response.json({
        message: '',
        ...(body.includes('"verify":true') ? { verified: true } : { expires_in: 900 }),
      })
    if (!url.endsWith('/acesso/prova'))
      return provada ? Response.json({ gerado_em: 'x' }) : recusa(403, 'login_recente_necessario')
    const { por, senha, codigo } = JSON.parse(body) as Record<string, string>
    if (por === 'senha')
      return senha === 'Certa123'
        ? Response.json({ passo: 'codigo', desafio: 'd' })
        : recusa(400, 'campos_invalidos', [{ campo: 'senha', motivo: 'Digite a sua senha atual.' }])
    if (por === 'email') return recusa(403, 'segundo_fator_necessario')
    if (codigo !== '123456') return recusa(422, 'codigo_invalido')
    provada = true
    return Response.json({ passo: 'provado' })
  })
  abrirTela(<ProvaDeIdentidade />)
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

describe('of whoever has no password', () => {
  const aberta = (perfil: Partial<Perfil>) => {
    vi.mocked(ondeGuarda).mockReturnValue('aqui')
    vi.mocked(lerPerfil).mockResolvedValue({ ...PERFIL, password_set: false, ...perfil })
  }
  const botao = (name: string) => screen.findByRole('button', { name })

  it('a doctor’s passkey is asked for, and no code that would be refused', async () => {
    aberta({ tipo: 'medico' })
    chaves = [{ id: 'k1' }]
    vi.mocked(provarComChave).mockRejectedValueOnce(new Error('?'))
    const ato = call(exportarDados, {})
    await userEvent.click(await botao('Usar chave de acesso'))
    expect((await screen.findByRole('alert')).textContent).toContain('Chave de acesso não aceita')
    expect(screen.queryByRole('button', { name: 'Receber código por e-mail' })).toBeNull()
    vi.mocked(provarComChave).mockImplementationOnce(async () => {
      provada = true
    })
    await userEvent.click(await botao('Usar chave de acesso'))
    expect(await ato).toEqual({ gerado_em: 'x' })
    expect(pedidos.filter((pedido) => pedido.includes('/functions/'))).toEqual([])
  })

  it('a patient may have the code instead, and who has no passkey is asked for nothing else', async () => {
    aberta({})
    chaves = [{ id: 'k1' }]
    void call(exportarDados, {}).catch(() => undefined)
    await userEvent.click(await botao('Receber código por e-mail'))
    await userEvent.click(await botao('Cancelar'))
    cleanup()
    abrirTela(<ProvaDeIdentidade />)
    chaves = []
    void call(exportarDados, {}).catch(() => undefined)
    expect(await botao('Enviar Código')).toBeDefined()
  })

  it('a code that is not enough is told, and not by silence', async () => {
    aberta({ tipo: 'medico' })
    const ato = call(exportarDados, {}).catch((error: unknown) => error)
    await userEvent.click(await botao('Enviar Código'))
    await userEvent.type(await screen.findByLabelText('Código de 6 dígitos'), '123456{enter}')
    expect(await ato).toMatchObject({ problema: { codigo: 'login_recente_necessario' } })
    expect(toastStore.snapshot()[0]).toMatchObject({ description: TEXTOS_DA_PROVA.nao_por_email.description })
  })
})

describe('the dialog that asks who it is', () => {
  it('asks password and code, says what was wrong, and the act goes on by itself', async () => {
    const ato = call(exportarDados, {})
    await userEvent.type(await screen.findByLabelText('Senha'), 'Errada123{enter}')
    expect(await screen.findByText('Digite a sua senha atual.')).toBeDefined()
    await userEvent.clear(screen.getByLabelText('Senha'))
    await userEvent.type(screen.getByLabelText('Senha'), 'Certa123{enter}')
    await userEvent.type(await screen.findByLabelText('Código de 6 dígitos'), '123456{enter}')
    expect(await ato).toEqual({ gerado_em: 'x' })
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(pedidos.filter((pedido) => !pedido.includes('/prova'))).toHaveLength(2)
  })

  it('given up, the act is refused as it was, and is asked for once', async () => {
    const ato = call(exportarDados, {}).catch((error: unknown) => error)
    await userEvent.click(await screen.findByRole('button', { name: 'Cancelar' }))
    expect(await ato).toMatchObject({ problema: { codigo: 'login_recente_necessario' } })
    expect(pedidos).toHaveLength(1)
  })
})
