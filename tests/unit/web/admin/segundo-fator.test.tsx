// @vitest-environment jsdom
import { cleanup, configure, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { SituacaoDoSegundoFator } from '#domain/acesso/segundo-fator.ts'
import { LUCIA } from '#semente/personas.ts'
import { dismissToast } from '../../../../web/src/components/toast-store.ts'
import { SegundoFator } from '../../../../web/src/features/admin/segundo-fator.tsx'
import { SoAdmin } from '../../../../web/src/features/admin/so-admin.tsx'
import {
  FalhaDoCodigo,
  ligarAutenticador,
  prepararAutenticador,
} from '../../../../web/src/features/acesso/autenticador.ts'
import { sair } from '../../../../web/src/lib/sessao/sessao.ts'
import { aviso, lugar } from '../../../support/tela.tsx'
import { abrir } from './apoio.tsx'

// A busy machine may take its time; a wrong screen still fails.
configure({ asyncUtilTimeout: 8_000 })

vi.mock('../../../../web/src/lib/api.ts', { spy: true })
vi.mock('../../../../web/src/features/acesso/autenticador.ts', { spy: true })
vi.mock('../../../../web/src/lib/sessao/sessao.ts', { spy: true })

const CHAVE = 'ABCDEFGHIJKLMNOP'

beforeEach(() => {
  vi.clearAllMocks()
  vi.mocked(sair).mockResolvedValue()
  vi.mocked(prepararAutenticador).mockResolvedValue({
    chave: CHAVE,
    endereco: `otpauth://totp/Acolhe:${LUCIA.usuario.email}?secret=${CHAVE}&issuer=Acolhe`,
  })
  vi.mocked(ligarAutenticador).mockResolvedValue()
})
afterEach(() => {
  cleanup()
  dismissToast()
})

const ver = (segundo_fator?: SituacaoDoSegundoFator) => {
  abrir(<SegundoFator />, LUCIA, segundo_fator)
  return userEvent.setup()
}
const ate = async (codigo: string, user: ReturnType<typeof userEvent.setup>) => {
  await user.click(screen.getByRole('button', { name: 'Ligar um aplicativo' }))
  await user.type(await screen.findByLabelText('Código de 6 dígitos'), codigo)
}

describe('the screen of the second factor', () => {
  it('shows the key as a drawing and as text, turns it on and signs out', async () => {
    const user = ver('por_ligar')
    await ate('123 456', user)
    expect(prepararAutenticador).toHaveBeenCalledOnce()
    expect(
      screen.getByRole('img', { name: 'QR code da chave, para o aplicativo autenticador' }),
    ).toBeDefined()
    expect(screen.getByText('ABCD EFGH IJKL MNOP')).toBeDefined()
    await user.click(screen.getByRole('button', { name: 'Ligar' }))
    await waitFor(() => expect(sair).toHaveBeenCalledOnce())
    expect(ligarAutenticador).toHaveBeenCalledWith('123456')
    await waitFor(() => expect(lugar()).toBe('/'))
    expect(aviso()).toMatchObject({ title: 'Verificação em duas etapas ligada' })
  })

  it.each([
    ['codigo', 'Este código não confere. Digite o que o aplicativo mostra agora.'],
    ['muitas', 'Muitas tentativas. Aguarde alguns minutos e tente de novo.'],
  ] as const)('says what is wrong with a code (%s), and takes the next one', async (motivo, frase) => {
    vi.mocked(ligarAutenticador).mockRejectedValueOnce(new FalhaDoCodigo(motivo))
    const user = ver('desligado')
    await ate('000000', user)
    await user.click(screen.getByRole('button', { name: 'Ligar' }))
    expect(await screen.findByText(frase)).toBeDefined()
    await user.clear(screen.getByLabelText('Código de 6 dígitos'))
    await user.type(screen.getByLabelText('Código de 6 dígitos'), '123456')
    await user.click(screen.getByRole('button', { name: 'Ligar' }))
    await waitFor(() => expect(sair).toHaveBeenCalledOnce())
  })

  it('with one already on, a sign-in from before is sent to sign in again', async () => {
    const user = ver('entrar_de_novo')
    await user.click(screen.getByRole('button', { name: 'Entrar de novo' }))
    expect(sair).toHaveBeenCalledOnce()
    expect(lugar()).toBe('/')
  })

  it('offers another application to whoever has one', () => {
    ver('em_dia')
    expect(screen.getByRole('button', { name: 'Trocar de aplicativo' })).toBeDefined()
  })
})

describe('the other screens of the administrators', () => {
  it.each([
    ['por_ligar', '/seguranca'],
    ['entrar_de_novo', '/seguranca'],
    ['desligado', '/admin'],
    ['em_dia', '/admin'],
  ] as const)('%s: stands at %s', async (situacao, onde) => {
    abrir(<SoAdmin>conteúdo</SoAdmin>, LUCIA, situacao)
    await waitFor(() => expect(lugar()).toBe(onde))
  })
})
