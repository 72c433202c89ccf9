// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { DomainError, problema } from '#domain/base/erros.ts'
import { dismissToast, toastStore } from '../../../../web/src/components/toast-store.ts'
import { enviarLinkDeAcesso, pedirNovaSenha } from '../../../../web/src/features/acesso/pedidos.ts'
import { servidor } from './servidor.ts'

vi.mock(import('../../../../web/src/lib/sessao/sessao.ts'), async (original) => ({
  ...(await original()),
  token: () => Promise.resolve(undefined),
}))

const LIMITE = '/api/functions/advanced-rate-limiting-v2'
const REDEFINIR = '/api/acesso/redefinicao'
const LINK = '/api/acesso/link'
const RECEBIDO = [200, { recebido: true }] as const
const checagem = (allowed: boolean, attemptsRemaining: number, retryAfter = 0) =>
  [200, { allowed, retryAfter, attemptsRemaining }] as const

const aviso = () => {
  const [ultimo] = toastStore.snapshot()
  return ultimo && [ultimo.title, ultimo.description, ultimo.variant]
}
let numero = 0
let email = ''

beforeEach(() => {
  // The browser's own count lives as long as the page.
  email = `pessoa${numero++}@exemplo.test`
})
afterEach(() => {
  dismissToast()
  vi.unstubAllGlobals()
})

describe("'Receber link por email'", () => {
  it('asks for the mode and says it was sent', async () => {
    const pedidos = servidor({ [LINK]: [RECEBIDO] })
    await enviarLinkDeAcesso(email, 'medico')
    expect(pedidos).toEqual([{ caminho: LINK, corpo: { email, mode: 'medico' }, autorizacao: null }])
    expect(aviso()?.[0]).toBe('Link de acesso enviado!')
  })

  it('tells a failure with the server’s sentence, or the lost connection', async () => {
    servidor({ [LINK]: [[429, problema(new DomainError('muitas_tentativas'), 'r')], 'sem rede'] })
    await enviarLinkDeAcesso(email, 'paciente')
    expect(aviso()).toEqual([
      'Erro ao enviar link',
      'Aguarde alguns minutos antes de tentar novamente.',
      'destructive',
    ])
    await enviarLinkDeAcesso(email, 'paciente')
    expect(aviso()).toEqual([
      'Erro de conectividade',
      'Verifique sua conexão e tente novamente.',
      'destructive',
    ])
  })
})

describe("'Esqueci minha senha'", () => {
  const PRAZO_DO_LINK = 'Se este e-mail tiver uma conta, o link chega em instantes e vale por 15 minutos.'

  it.each([
    [3, 'Você tem mais 2 tentativas restantes'],
    [2, 'Esta é sua última tentativa antes do bloqueio temporário'],
    [1, PRAZO_DO_LINK],
  ])(
    'with %i tries left it checks, sends and says what is left after it: %s',
    async (restantes, descricao) => {
      const pedidos = servidor({ [LIMITE]: [checagem(true, restantes)], [REDEFINIR]: [RECEBIDO] })
      const noLugar = await pedirNovaSenha(email, 'paciente')
      expect(noLugar?.description).toContain(PRAZO_DO_LINK)
      expect(noLugar?.description).toContain(descricao)
      expect(pedidos.map(({ caminho, corpo }) => [caminho, corpo])).toEqual([
        [
          LIMITE,
          {
            identifier: email,
            attempt_type: 'password_reset',
            config: { maxAttempts: 3, windowMs: 3_600_000, blockDurationMs: 3_600_000 },
          },
        ],
        [REDEFINIR, { email, mode: 'paciente' }],
      ])
      expect(aviso()).toEqual(['Link para redefinir senha enviado!', descricao, 'default'])
    },
  )

  it('sends nothing once the limit is hit', async () => {
    const pedidos = servidor({ [LIMITE]: [checagem(false, 0, 370)] })
    await pedirNovaSenha(email, 'paciente')
    expect(pedidos).toHaveLength(1)
    expect(aviso()).toEqual([
      'Limite de redefinição atingido',
      'Limite de redefinição de senha atingido. Tente novamente em 7 minutos.',
      'destructive',
    ])
  })

  it('needs an e-mail', async () => {
    const pedidos = servidor({})
    await pedirNovaSenha('  ', 'paciente')
    expect(pedidos).toEqual([])
    expect(aviso()?.[0]).toBe('Email é obrigatório para verificar limite de redefinição')
  })

  it('goes on when limits cannot be checked, and counts here until the block', async () => {
    servidor({ [LIMITE]: [[503, {}]], [REDEFINIR]: [RECEBIDO] })
    const titulos: (string | undefined)[] = []
    const parar = toastStore.subscribe(() => titulos.push(aviso()?.[0]))
    for (let i = 0; i < 4; i++) await pedirNovaSenha(email, 'paciente')
    parar()
    expect(titulos.filter((t) => t === 'Não foi possível verificar limites. Prosseguindo...')).toHaveLength(3)
    expect(titulos.at(-1)).toBe('Limite de redefinição atingido')
  })

  it('records an attempt that did not reach the server', async () => {
    const pedidos = servidor({ [LIMITE]: [checagem(true, 3)], [REDEFINIR]: ['sem rede'] })
    await pedirNovaSenha(email, 'paciente')
    expect(pedidos.at(-1)?.corpo).toEqual({
      identifier: email,
      attempt_type: 'password_reset',
      record_only: true,
      successful: false,
    })
    expect(aviso()?.[0]).toBe('Erro de conectividade')
  })
})
