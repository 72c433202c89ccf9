// @vitest-environment jsdom
import { cleanup, configure, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { DomainError, problema } from '#domain/base/erros.ts'
import type { Kyc } from '../../../../web/src/features/kyc/kyc.ts'
import { dismissToast } from '../../../../web/src/components/toast-store.ts'
import { NovaTentativa } from '../../../../web/src/features/kyc/nova-tentativa.tsx'
import { ApiError, call } from '../../../../web/src/lib/api.ts'
import { lerPerfil, type Perfil } from '../../../../web/src/lib/sessao/perfil.ts'
import { token, usuarioAtual } from '../../../../web/src/lib/sessao/sessao.ts'
import { KYC, PERFIL } from '../cadastro/apoio.ts'
import { abrirTela, aviso, estado, lugar } from '../../../support/tela.tsx'

// A busy machine may take its time; a wrong screen still fails.
configure({ asyncUtilTimeout: 8_000 })

vi.mock('../../../../web/src/lib/api.ts', { spy: true })
vi.mock('../../../../web/src/lib/sessao/sessao.ts', { spy: true })
vi.mock('../../../../web/src/lib/sessao/perfil.ts')
vi.mock('../../../../web/src/lib/tempo-real/tempo-real.ts')

const REJEITADO: Perfil = { ...PERFIL, kyc_status: 'rejected' }
const limites: unknown[] = []
let kyc: Kyc
let limite: (entrada: { record_only?: boolean }) => unknown

beforeEach(() => {
  vi.clearAllMocks()
  limites.length = 0
  kyc = {
    ...KYC,
    current_state: 'rejected',
    kyc_status: 'rejected',
    reasons: ['O CPF não confere.'],
    tentativas: { usadas: 2, maximo: 3, proxima_em: null },
  }
  limite = () => ({ allowed: true, retryAfter: 0, attemptsRemaining: 2 })
  vi.mocked(usuarioAtual).mockResolvedValue({ id: 'u1', email: 'ana@exemplo.test' })
  vi.mocked(token).mockResolvedValue('t0k3n')
  vi.mocked(call).mockImplementation((async (
    { nome }: { nome: string },
    entrada: object,
    opcoes?: { headers?: object },
  ) => {
    if (nome === 'kyc-eu') return kyc
    limites.push({ ...entrada, headers: opcoes?.headers })
    return limite(entrada)
  }) as unknown as typeof call)
})
afterEach(() => {
  cleanup()
  dismissToast()
  vi.useRealTimers()
})

function abrir(perfil: Perfil = REJEITADO) {
  vi.mocked(lerPerfil).mockResolvedValue(perfil)
  abrirTela(<NovaTentativa />, { em: '/kyc-retry', rotas: ['/kyc-retry'] })
  return userEvent.setup()
}
const tentar = () => screen.findByRole<HTMLButtonElement>('button', { name: 'Tentar Novamente' })
/** What the button stands in. */
const recado = async () => (await tentar()).closest('section') as HTMLElement

describe('/kyc-retry (P §2.10)', () => {
  it('greets, tells the status, the tries, the reasons and tips', async () => {
    abrir()
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Verificação Rejeitada')
    expect(screen.getByText('Olá, Ana')).toBeDefined()
    expect(screen.getByText('Status KYC: Rejeitado')).toBeDefined()
    expect(screen.getByText('Tentativas usadas: 2 / 3')).toBeDefined()
    expect(screen.getByText('O CPF não confere.')).toBeDefined()
    expect(screen.queryByRole('timer')).toBeNull()
    expect(screen.getByRole('link', { name: 'Voltar ao Início' }).getAttribute('href')).toBe('/')
  })

  it.each([
    [['dados' as const], ['Confira se seus dados estão iguais aos do documento.']],
    [
      ['selfie' as const],
      [
        'Procure um lugar bem iluminado, com a luz à sua frente.',
        'Na selfie, tire óculos escuros, boné e máscara e olhe para a câmera.',
      ],
    ],
  ])('gives tips for what is to be done again: %j', async (passos, dicas) => {
    kyc = { ...kyc, passos }
    abrir()
    const titulo = await screen.findByRole('heading', { name: 'Dicas para a nova tentativa' })
    const itens = [...(titulo.parentElement?.querySelectorAll('li') ?? [])].map((item) => item.textContent)
    expect(itens).toEqual(dicas)
  })

  it('checks and records a try, then goes to the registration after 1.5 s', async () => {
    const user = abrir()
    await user.click(await tentar())
    expect(await screen.findByRole('button', { name: 'Iniciando nova tentativa...' })).toBeDefined()
    expect(lugar()).toBe('/kyc-retry')
    await waitFor(() => expect([lugar(), estado()]).toEqual(['/cadastro-paciente', { novaTentativa: true }]))
    const headers = { authorization: 'Bearer t0k3n' }
    const config = { maxAttempts: 3, windowMs: 86_400_000, blockDurationMs: 86_400_000 }
    expect(limites).toEqual([
      { identifier: 'u1', attempt_type: 'kyc_retry', config, headers },
      { identifier: 'u1', attempt_type: 'kyc_retry', record_only: true, successful: false, headers },
    ])
  })

  it.each([
    [
      'answered',
      () => ({ allowed: false, retryAfter: 90, attemptsRemaining: 0 }),
      'Aguarde 2 minutos antes de tentar novamente.',
    ],
    [
      'refused',
      () => {
        throw new ApiError(problema(new DomainError('muitas_tentativas', { retry_after: 400 }), 'r'))
      },
      'Aguarde 7 minutos antes de tentar novamente.',
    ],
  ])('a blocked try, %s, says for how long', async (_, resposta, description) => {
    limite = resposta
    const user = abrir()
    await user.click(await tentar())
    await waitFor(() =>
      expect(aviso()).toEqual({
        title: 'Tentativa bloqueada',
        description,
        variant: 'destructive',
      }),
    )
    expect((await tentar()).disabled).toBe(false)
    expect(within(await recado()).getByText(description)).toBeDefined()
    expect(lugar()).toBe('/kyc-retry')
  })

  it('a failure is told beside the button until the next try, and nothing is recorded', async () => {
    limite = () => {
      throw new ApiError(problema(new DomainError('erro_interno'), 'r'))
    }
    const user = abrir()
    await user.click(await tentar())
    await waitFor(() => expect(aviso()?.title).toBe('Erro ao iniciar nova tentativa'))
    expect(limites.length).toBe(1)
    expect(within(await recado()).getByText('Erro ao iniciar nova tentativa')).toBeDefined()
    limite = () => ({ allowed: true, retryAfter: 0, attemptsRemaining: 2 })
    await user.click(await tentar())
    expect(await screen.findByRole('button', { name: 'Iniciando nova tentativa...' })).toBeDefined()
    expect(screen.queryByText('Erro ao iniciar nova tentativa')).toBeNull()
  })

  it('used up: counts down and sends to support', async () => {
    const fim = Date.now() + 2 * 3_600_000 + 5 * 60_000
    kyc = { ...kyc, tentativas: { usadas: 3, maximo: 3, proxima_em: new Date(fim).toISOString() } }
    abrir()
    expect(await screen.findByText('Limite de tentativas excedido')).toBeDefined()
    expect(screen.getByText('Entre em contato com o suporte para assistência')).toBeDefined()
    expect(screen.getByRole('timer').textContent).toMatch(/^2h [45]m \d+s$/)
    expect(screen.getByText(/^Próxima tentativa disponível em:/)).toBeDefined()
    expect((await tentar()).disabled).toBe(true)
  })

  it('leads on who does not belong here', async () => {
    kyc = { ...KYC, current_state: 'draft' }
    abrir(PERFIL)
    await waitFor(() => expect(lugar()).toBe('/cadastro-paciente'))
  })

  it('a check to be done again after a change of data is no rejection', async () => {
    kyc = { ...KYC, access_tier: 'restricted' }
    abrir({ ...PERFIL, access_tier: 'restricted' })
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Refaça sua verificação')
    expect(screen.getByRole('link', { name: 'Continuar' }).getAttribute('href')).toBe('/cadastro-paciente')
  })

  it('a change made by mistake is withdrawn, and leads back to the account', async () => {
    const pendente = { campo: 'nome', valor: 'Ana Sousa', anterior: 'Ana Souza', em: '' } as const
    kyc = { ...KYC, access_tier: 'restricted' }
    const chamada = vi.mocked(call).getMockImplementation()
    const desistir = vi.fn<() => Perfil>(() => ({ ...PERFIL, kyc_status: 'approved', access_tier: 'full' }))
    vi.mocked(call).mockImplementation((async (operacao: { nome: string }, entrada: object) =>
      operacao.nome === 'desistir-da-alteracao'
        ? desistir()
        : chamada?.(operacao as never, entrada)) as unknown as typeof call)
    desistir.mockImplementationOnce(() => {
      throw new ApiError(problema(new DomainError('verificacao_pendente'), 'r'))
    })
    const user = abrir({ ...PERFIL, access_tier: 'restricted', alteracao_pendente: pendente })
    const botao = () => screen.findByRole('button', { name: 'Desistir da alteração' })
    expect(await screen.findByText(/^Mudou por engano\?/)).toBeDefined()
    expect(screen.getByRole('heading', { name: 'Dicas para o envio' })).toBeDefined()
    await user.click(await botao())
    await waitFor(() => expect(aviso()?.title).toBe('Não foi possível desfazer a alteração'))
    await user.click(await botao())
    await waitFor(() => expect(lugar()).toBe('/conta'))
    expect(aviso()?.title).toBe('Alteração desfeita')
  })

  it('a status that cannot be read is told and can be asked for again', async () => {
    vi.mocked(call).mockRejectedValueOnce(new ApiError(problema(new DomainError('erro_interno'), 'r')))
    const user = abrir()
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe(
      'Erro ao verificar status do usuário',
    )
    await user.click(await tentar())
    expect(await screen.findByText('Status KYC: Rejeitado')).toBeDefined()
  })
})
