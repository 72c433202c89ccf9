// @vitest-environment jsdom
import type { QueryClient } from '@tanstack/react-query'
import { act, cleanup, configure, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { decidirAcesso } from '#domain/acesso/guarda.ts'
import { problema, DomainError } from '#domain/base/erros.ts'
import { dizer, responder } from '../../support/canal-falso.ts'
import { Guarda } from '../../../web/src/app/guarda.tsx'
import { dismissToast, toastStore } from '../../../web/src/components/toast-store.ts'
import { ApiError, NetworkError } from '../../../web/src/lib/api.ts'
import { lerPerfil, type Perfil } from '../../../web/src/lib/sessao/perfil.ts'
import { usuarioAtual } from '../../../web/src/lib/sessao/sessao.ts'
import { CHAVE_DA_SESSAO } from '../../../web/src/lib/sessao/use-perfil.ts'
import { abrirTela, estado, leituras, lugar } from '../../support/tela.tsx'

// A busy machine may take its time; a wrong screen still fails.
configure({ asyncUtilTimeout: 8_000 })

vi.mock('../../../web/src/lib/sessao/sessao.ts')
vi.mock('../../../web/src/lib/sessao/perfil.ts')
vi.mock('../../../web/src/lib/tempo-real/tempo-real.ts', () => import('../../support/canal-falso.ts'))

const PACIENTE: Perfil = {
  id: 'u1',
  nome: 'Ana Souza',
  email: 'ana@exemplo.test',
  cpf: '12345678909',
  telefone: '11999998888',
  data_nascimento: '1990-02-01',
  tipo: 'paciente',
  kyc_status: 'approved',
  access_tier: 'full',
  email_confirmado: true,
  password_set: true,
  created_at: '2026-11-01T12:00:00.000Z',
  updated_at: '2026-11-01T12:00:00.000Z',
  papeis: ['paciente'],
  etapa_cadastro: 'completo',
}

interface Caso {
  readonly nivel?: 'restricted' | 'full'
  readonly perfil?: Partial<Perfil> | null | Error
  readonly sessao?: boolean
  readonly modo?: 'paciente' | 'medico'
  readonly queries?: QueryClient
  readonly em?: string
}

function abrir({
  nivel = 'full',
  perfil = {},
  sessao = true,
  modo = 'paciente',
  queries = leituras(),
  em = '/guardada',
}: Caso) {
  vi.mocked(usuarioAtual).mockResolvedValue(sessao ? { id: 'u1', email: 'ana@exemplo.test' } : undefined)
  if (perfil instanceof Error) vi.mocked(lerPerfil).mockRejectedValue(perfil)
  else vi.mocked(lerPerfil).mockResolvedValue(perfil && { ...PACIENTE, ...perfil })
  abrirTela(
    <Guarda nivel={nivel} modo={modo}>
      <h1>Conteúdo guardado</h1>
    </Guarda>,
    { em, rotas: [em], queries },
  )
}

const recusa = (codigo: ConstructorParameters<typeof DomainError>[0]) =>
  new ApiError(problema(new DomainError(codigo), 'r1'))

beforeEach(() => {
  vi.clearAllMocks()
})
afterEach(() => {
  cleanup()
  dismissToast()
})

describe('the guard (P §2.11, §4.3, §6, estados §1)', () => {
  it('says it is checking, then shows the screen to full', async () => {
    abrir({})
    expect(screen.getByText('Verificando acesso...')).toBeDefined()
    expect(await screen.findByRole('heading', { name: 'Conteúdo guardado' })).toBeDefined()
    expect([lugar(), estado()]).toEqual(['/guardada', null])
  })

  it.each(['usuario.updated', 'kyc.completed', 'assinado'] as const)(
    '%s is asked about at once on the open screen, whichever way the tier moved (P §4.3)',
    async (evento) => {
      abrir({})
      await screen.findByText('Conteúdo guardado')
      vi.mocked(lerPerfil).mockResolvedValue({ ...PACIENTE, access_tier: 'blocked', kyc_status: 'rejected' })
      expect(dizer('kyc-updates', evento)).toBe(1)
      expect(await screen.findByRole('heading', { name: 'Conta Bloqueada' })).toBeDefined()
      vi.mocked(lerPerfil).mockResolvedValue(PACIENTE)
      dizer('kyc-updates', evento)
      expect(await screen.findByText('Conteúdo guardado')).toBeDefined()
    },
  )

  it('leads to the second factor when a message of the open screen is refused for lack of it, and of nothing else', async () => {
    abrir({ perfil: { tipo: 'medico' }, modo: 'medico' })
    await screen.findByText('Conteúdo guardado')
    const { title, detail } = problema(new DomainError('autenticador_necessario'), 'r1')
    const recusar = (codigo: string) =>
      act(() => responder({ evento: 'erro', dados: { acao: 'heartbeat', codigo, title, detail } }))
    recusar('sem_permissao')
    expect(lugar()).toBe('/guardada')
    const lidas = vi.mocked(lerPerfil).mock.calls.length
    recusar('autenticador_necessario')
    await waitFor(() => expect(lugar()).toBe('/seguranca'))
    expect(vi.mocked(lerPerfil).mock.calls.length).toBeGreaterThan(lidas)
  })

  it('restricted sees restricted screens', async () => {
    abrir({ nivel: 'restricted', perfil: { kyc_status: 'pending', access_tier: 'restricted' } })
    expect(await screen.findByText('Conteúdo guardado')).toBeDefined()
  })

  it("restricted on a full screen: 'Verificação em Andamento', badges, no retry, and the way back", async () => {
    abrir({ perfil: { kyc_status: 'pending', access_tier: 'restricted' } })
    expect(await screen.findByRole('heading', { name: 'Verificação em Andamento' })).toBeDefined()
    expect(
      screen.getByText(
        'Sua identidade está sendo verificada. Algumas funcionalidades estão temporariamente indisponíveis.',
      ),
    ).toBeDefined()
    expect(screen.getByText('Em análise')).toBeDefined()
    expect(screen.getByText('Restrito')).toBeDefined()
    expect(screen.queryByText('Conteúdo guardado')).toBeNull()
    expect(screen.queryByRole('link', { name: 'Tentar Verificação Novamente' })).toBeNull()
    screen.getByRole('button', { name: 'Voltar' }).click()
    await waitFor(() => expect([lugar(), estado()]).toEqual(['/', null]))
  })

  it.each(['restricted', 'full'] as const)(
    "rejected at %s: 'Conta Bloqueada' with the retry",
    async (nivel) => {
      abrir({ nivel, perfil: { kyc_status: 'rejected', access_tier: 'blocked' } })
      expect(await screen.findByRole('heading', { name: 'Conta Bloqueada' })).toBeDefined()
      expect(screen.getByText('Sua conta foi bloqueada. Entre em contato com o suporte.')).toBeDefined()
      expect(
        screen.getByRole('link', { name: 'Baixar meus arquivos e dados ou encerrar a conta' }),
      ).toBeDefined()
      expect(
        screen
          .getByRole('link', { name: 'Falar com o suporte: contato@acolhe.example' })
          .getAttribute('href'),
      ).toBe('mailto:contato@acolhe.example?subject=Conta%20Bloqueada')
      expect(screen.getByText('Reprovado')).toBeDefined()
      expect(screen.getByText('Bloqueado')).toBeDefined()
      const retry = screen.getByRole('link', { name: 'Tentar Verificação Novamente' })
      expect(retry.getAttribute('href')).toBe('/kyc-retry')
    },
  )

  it.each([
    [{ kyc_status: 'pending', access_tier: 'blocked' }, '/cadastro-paciente'],
    [{ tipo: 'medico', kyc_status: 'pending', access_tier: 'blocked' }, '/onboarding-medico'],
    [{ tipo: 'medico', kyc_status: 'approved', access_tier: 'restricted' }, '/onboarding-medico'],
    [null, '/cadastro-paciente'],
  ] as const)('%o goes on with the registration at %s', async (perfil, para) => {
    abrir({ perfil })
    await waitFor(() => expect([lugar(), estado()]).toEqual([para, null]))
    expect(toastStore.snapshot().filter(({ open }) => open)).toEqual([])
  })

  it("a sign-in without a profile on a doctor's screen goes on with the doctor's registration (D §2.2)", async () => {
    abrir({ perfil: null, modo: 'medico' })
    await waitFor(() => expect([lugar(), estado()]).toEqual(['/onboarding-medico', null]))
  })

  it.each(['/triagem', '/solicitacao'])('nobody on %s: toast and /patient-onboarding', async (em) => {
    abrir({ nivel: 'restricted', sessao: false, em })
    await waitFor(() => expect([lugar(), estado()]).toEqual(['/patient-onboarding', null]))
    expect(toastStore.snapshot()[0]).toMatchObject({
      title: 'Erro de autenticação',
      description: 'Faça login para continuar',
      variant: 'destructive',
    })
    expect(lerPerfil).not.toHaveBeenCalled()
  })

  it.each(['/', '/despedida'])(
    'whoever just left, and is on the way to %s, is asked for no login and led nowhere else',
    async (proximo) => {
      const queries = leituras()
      window.history.replaceState(null, '', '/conta')
      abrir({ queries })
      await screen.findByRole('heading', { name: 'Conteúdo guardado' })
      window.history.pushState(null, '', proximo)
      queries.setQueryData(CHAVE_DA_SESSAO, null)
      await waitFor(() => expect(screen.queryByRole('heading', { name: 'Conteúdo guardado' })).toBeNull())
      expect([lugar(), estado()]).toEqual(['/guardada', null])
      expect(toastStore.snapshot().filter(({ open }) => open)).toEqual([])
    },
  )

  it.each([
    { nivel: 'full', em: '/conta', modo: 'paciente' },
    { nivel: 'full', em: '/medico/dashboard', modo: 'medico' },
    { nivel: 'restricted', em: '/inicio', modo: 'paciente' },
    { nivel: 'restricted', em: '/certificado/retorno', modo: 'medico' },
  ] as const)('nobody on $em: / with the login dialog ($modo)', async ({ nivel, em, modo }) => {
    abrir({ nivel, sessao: false, modo, em })
    await waitFor(() => expect([lugar(), estado()]).toEqual(['/', { login: modo }]))
    expect(toastStore.snapshot().filter(({ open }) => open)).toEqual([])
  })

  it('a check that fails denies and says so', async () => {
    abrir({ perfil: recusa('erro_interno') })
    expect(await screen.findByRole('heading', { name: 'Acesso Negado' })).toBeDefined()
    expect(screen.getByText('Você não tem permissão para acessar esta área.')).toBeDefined()
    expect(toastStore.snapshot()[0]).toMatchObject({
      title: 'Erro',
      description: 'Erro ao verificar permissões de acesso',
      variant: 'destructive',
      open: true,
    })
  })

  it('without a network nobody is denied: it says so and asks again', async () => {
    abrir({ perfil: new NetworkError('x') })
    expect(await screen.findByRole('heading', { level: 1, name: 'Erro de conectividade' })).toBeDefined()
    expect(screen.getByText('Verifique sua conexão e tente novamente.')).toBeDefined()
    expect(screen.queryByText('Acesso Negado')).toBeNull()
    expect(toastStore.snapshot()[0]).toMatchObject({ title: 'Erro de conectividade', variant: 'destructive' })
    vi.mocked(lerPerfil).mockResolvedValue(PACIENTE)
    await userEvent.click(screen.getByRole('button', { name: 'Tentar Novamente' }))
    expect(await screen.findByText('Conteúdo guardado')).toBeDefined()
  })

  it('a check asked too often denies silently', async () => {
    abrir({ perfil: recusa('muitas_tentativas') })
    expect(await screen.findByRole('heading', { name: 'Acesso Negado' })).toBeDefined()
    expect(toastStore.snapshot().filter(({ open }) => open)).toEqual([])
  })
})

describe('the decision', () => {
  const tipos = ['paciente', 'medico'] as const
  const kyc = ['pending', 'approved', 'rejected'] as const
  const tiers = ['blocked', 'restricted', 'full'] as const
  const todos = tipos.flatMap((tipo) =>
    kyc.flatMap((kyc_status) => tiers.map((access_tier) => ({ tipo, kyc_status, access_tier }))),
  )

  it.each(todos)('shows to %o exactly what the tier allows', (quem) => {
    const mostra = (nivel: 'restricted' | 'full') => decidirAcesso(nivel, quem).tipo === 'mostrar'
    expect([mostra('restricted'), mostra('full')]).toEqual([
      quem.access_tier !== 'blocked',
      quem.access_tier === 'full',
    ])
    expect(decidirAcesso('publico', quem)).toEqual({ tipo: 'mostrar' })
  })

  it.each(todos.filter((quem) => quem.access_tier !== 'full'))(
    'offers a retry to %o only if rejected',
    (quem) => {
      const decisao = decidirAcesso('full', quem)
      expect(decisao.tipo === 'recusa' && decisao.novaTentativa).toBe(quem.kyc_status === 'rejected')
    },
  )
})

describe('a change that waits for the identity check', () => {
  it('leads from the card to where it is done', async () => {
    abrir({
      perfil: {
        kyc_status: 'pending',
        access_tier: 'restricted',
        alteracao_pendente: { campo: 'nome', valor: 'Ana Nova', anterior: 'Ana Souza', em: '' },
      },
    })
    const link = await screen.findByRole('link', { name: 'Continuar verificação' })
    expect(link.getAttribute('href')).toBe('/kyc-retry')
  })
})

it('whoever was out and signed in on the landing page meanwhile is let in', async () => {
  const queries = leituras()
  abrir({ sessao: false, queries })
  await waitFor(() => expect(lugar()).not.toBe('/guardada'))
  cleanup()
  await waitFor(() => expect(queries.getQueryData(CHAVE_DA_SESSAO)).toBeUndefined())
  abrir({ queries })
  expect(await screen.findByRole('heading', { name: 'Conteúdo guardado' })).toBeDefined()
  expect(lugar()).toBe('/guardada')
})
