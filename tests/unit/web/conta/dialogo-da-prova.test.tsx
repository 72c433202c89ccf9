// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { exportarDados } from '#domain/documento/contract.ts'
import { ProvaDeIdentidade } from '../../../../web/src/app/prova-de-identidade.tsx'
import { call } from '../../../../web/src/lib/api.ts'
import { lerPerfil } from '../../../../web/src/lib/sessao/perfil.ts'
import { token, usuarioAtual } from '../../../../web/src/lib/sessao/sessao.ts'
import { PERFIL } from './apoio.tsx'
import { abrirTela } from '../../../support/tela.tsx'

vi.mock('../../../../web/src/lib/sessao/sessao.ts')
vi.mock('../../../../web/src/lib/sessao/perfil.ts')

const pedidos: string[] = []
let provada: boolean
const recusa = (status: number, codigo: string, campos: unknown[] = []) =>
  Response.json({ codigo, status, title: '', detail: 'Confirme.', campos }, { status })

beforeEach(() => {
  pedidos.length = 0
  provada = false
  vi.mocked(token).mockResolvedValue('t')
  vi.mocked(usuarioAtual).mockResolvedValue({ id: 'u1', email: PERFIL.email })
  vi.mocked(lerPerfil).mockResolvedValue(PERFIL)
  vi.stubGlobal('fetch', async (url: string, { body }: { readonly body: string }) => {
    pedidos.push(`${url} ${body}`)
    if (!url.endsWith('/acesso/prova'))
      return provada ? Response.json({ gerado_em: 'x' }) : recusa(403, 'login_recente_necessario')
    const { por, senha, codigo } = JSON.parse(body) as Record<string, string>
    if (por === 'senha')
      return senha === 'Certa123'
        ? Response.json({ passo: 'codigo', desafio: 'd' })
        : recusa(400, 'campos_invalidos', [{ campo: 'senha', motivo: 'Digite a sua senha atual.' }])
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
