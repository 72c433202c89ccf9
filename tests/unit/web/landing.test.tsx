// @vitest-environment jsdom
import { cleanup, configure, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { formatarReais, PRECOS } from '#domain/pagamento/precos.ts'
import { Landing } from '../../../web/src/features/landing/landing.tsx'
import { servidor } from '../../support/api-falsa.ts'
import { abrirTela, lugar } from '../../support/tela.tsx'

// A busy machine may take its time; a wrong screen still fails.
configure({ asyncUtilTimeout: 8_000 })

vi.mock('../../../web/src/lib/api.ts', { spy: true })

function abrir() {
  const onEntrar = vi.fn<(modo: string) => void>()
  const onVoltar = vi.fn<() => void>()
  abrirTela(<Landing onEntrar={onEntrar} onVoltar={onVoltar} onPrepararLogin={() => undefined} />)
  return { onEntrar, onVoltar, user: userEvent.setup() }
}

const scrollTo = vi.fn<(options: ScrollToOptions) => void>()
beforeEach(() => {
  vi.stubGlobal('scrollTo', scrollTo)
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  scrollTo.mockClear()
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  window.scrollY = 0
})

describe('landing (P §2.3)', () => {
  it('says one price, the one that is charged, wherever it says any', () => {
    abrir()
    const ditos = document.body.textContent?.match(/R\$\s[\d.,]*\d/g) ?? []
    expect(ditos).toHaveLength(4)
    for (const dito of ditos) expect(dito.replace(' ', '\u00A0')).toBe(formatarReais(PRECOS.consulta))
  })

  it.each([
    ['Agende sua consulta Agora', 'Já possuo cadastro', 'paciente'],
    ['Sou Médico', 'Sou parte do time', 'medico'],
  ])('%s → %s opens the login in mode %s', async (heroi, escolha, modo) => {
    const { user, onEntrar } = abrir()
    await user.click(screen.getByRole('button', { name: heroi }))
    await user.click(await screen.findByRole('button', { name: escolha }))
    expect(onEntrar).toHaveBeenCalledExactlyOnceWith(modo)
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it.each([
    ['Agende sua consulta Agora', 'Quero me cadastrar', '/cadastro-paciente'],
    ['Sou Médico', 'Quero fazer parte', '/medico-junte-se'],
  ])('%s → %s goes to %s', async (heroi, escolha, destino) => {
    const { user } = abrir()
    await user.click(screen.getByRole('button', { name: heroi }))
    await user.click(await screen.findByRole('button', { name: escolha }))
    expect(lugar()).toBe(destino)
  })

  it.each([
    ['Como funciona', 'como-funciona'],
    ['Equipe', 'equipe'],
    ['Dúvidas', 'faq'],
  ])('%s scrolls to #%s, 80 px short of it', async (nome, id) => {
    const { user } = abrir()
    const secao = document.getElementById(id)
    expect(secao).not.toBeNull()
    vi.spyOn(secao ?? document.body, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 1000, 1, 1))
    window.scrollY = 200
    await user.click(
      within(screen.getByRole('navigation', { name: 'Principal' })).getByRole('button', { name: nome }),
    )
    expect(scrollTo).toHaveBeenCalledExactlyOnceWith({ top: 1120, behavior: 'smooth' })
    expect(document.activeElement).toBe(secao)
  })

  it('restyles its header after 20 px', async () => {
    abrir()
    const header = screen.getByRole('banner')
    const roll = (to: number) => {
      window.scrollY = to
      window.dispatchEvent(new Event('scroll'))
    }
    expect(header.dataset['rolou']).toBe('false')
    roll(20)
    expect(header.dataset['rolou']).toBe('false')
    roll(21)
    await waitFor(() => expect(header.dataset['rolou']).toBe('true'))
  })

  it('toggles the mobile menu', async () => {
    const { user } = abrir()
    await user.click(screen.getByRole('button', { name: 'Abrir menu' }))
    const close = screen.getByRole('button', { name: 'Fechar menu' })
    expect(close.getAttribute('aria-expanded')).toBe('true')
    await user.keyboard('{Escape}')
    expect(screen.getByRole('button', { name: 'Abrir menu' }).getAttribute('aria-expanded')).toBe('false')
  })

  it('shows four steps, four verified doctors and four testimonials of five stars', () => {
    abrir()
    const titles = (id: string) =>
      within(document.getElementById(id) ?? document.body)
        .getAllByRole('heading', { level: 3 })
        .map((heading) => heading.textContent)
    expect(titles('como-funciona')).toEqual([
      'Cadastro',
      'Triagem Inteligente',
      'Consulta com Especialista',
      'Documento assinado digitalmente',
    ])
    expect(titles('equipe')).toHaveLength(4)
    expect(
      within(document.getElementById('equipe') ?? document.body).getAllByText('✓ CRM Verificado'),
    ).toHaveLength(4)
    expect(screen.getAllByText('5 de 5 estrelas')).toHaveLength(4)
    expect(screen.getByRole('link', { name: 'Faça parte do time' }).getAttribute('href')).toBe(
      '/medico-junte-se',
    )
  })

  it('links the legal texts', () => {
    abrir()
    const legal = within(screen.getByRole('navigation', { name: 'Documentos legais' })).getAllByRole('link')
    expect(legal.map((link) => link.getAttribute('href'))).toEqual([
      '/termos-de-uso',
      '/privacidade',
      '/telemedicina',
    ])
  })
})

describe('what the landing claims', () => {
  const ALEGADO = [
    /agência nacional de saúde/,
    '4,9/5',
    'criptografia de ponta a ponta',
    'tempo médio até o atendimento',
    '✓ CRM Verificado',
    'Quem já foi acolhido',
  ]

  it('stands where the stage allows it', () => {
    abrir()
    for (const texto of ALEGADO) expect(screen.queryAllByText(texto)).not.toEqual([])
  })

  it('is gone, with the invented numbers of the invented doctors, where nothing proves it', () => {
    vi.stubGlobal('ALEGACOES_LIGADAS', [])
    abrir()
    for (const texto of ALEGADO) expect(screen.queryAllByText(texto)).toEqual([])
    expect(screen.queryByText('CRM/SP 900101')).toBeNull()
    expect(screen.getByText('dados protegidos')).toBeDefined()
    expect(screen.getByText('Dra. Yumi Tanabe')).toBeDefined()
    expect(screen.getByText('Perfis ilustrativos.')).toBeDefined()
    // In the place of the two figures stand facts of the product: the strip is as long with them as without.
    expect(screen.getAllByText(/^(30 minutos|QR code)$/)).toHaveLength(2)
  })

  it('is what the server says its counts prove, with their number and period', async () => {
    vi.stubGlobal('ALEGACOES_LIGADAS', [])
    vi.stubGlobal('ALEGACOES_CONTADAS', ['nota'])
    const provada = { n: 120, de: '2026-08-28', ate: '2026-11-25' }
    servidor({
      'ver-evidencias': {
        evidencias: [
          { alegacao: 'nota', ...provada },
          // Proved too, but this stage leaves it off.
          { alegacao: 'tempo_medio', ...provada },
        ],
      },
    })
    abrir()
    expect(screen.queryByText('4,9/5')).toBeNull()
    expect(await screen.findByText('4,9/5')).toBeDefined()
    screen.getByText('Nota média de ao menos 120 opiniões, de 28/08/2026 a 25/11/2026.')
    expect(screen.queryByText('tempo médio até o atendimento')).toBeNull()
  })

  it('is not claimed where the counts prove nothing', async () => {
    vi.stubGlobal('ALEGACOES_LIGADAS', [])
    vi.stubGlobal('ALEGACOES_CONTADAS', ['nota', 'tempo_medio'])
    const { 'ver-evidencias': ver } = servidor({ 'ver-evidencias': { evidencias: [] } })
    abrir()
    await waitFor(() => expect(ver).toHaveBeenCalledOnce())
    await ver.mock.results[0]?.value
    for (const texto of ALEGADO) expect(screen.queryAllByText(texto)).toEqual([])
    expect(screen.getByText('QR code')).toBeDefined()
  })

  it.each([
    [true, 2],
    [false, 0],
  ])('says AI in the step and in the answer where the stage has a model: %s', async (temIa, vezes) => {
    vi.stubGlobal('IA_NA_TRIAGEM', temIa)
    vi.resetModules()
    const { PASSOS, DUVIDAS } = await import('../../../web/src/features/landing/conteudo.ts')
    const ditos = [...PASSOS, ...DUVIDAS].map((dito) => JSON.stringify(dito))
    expect(ditos.filter((dito) => /\bIA\b/.test(dito))).toHaveLength(vezes)
    expect(ditos.filter((dito) => dito.includes('riagem') && dito.includes('diagnóstico?'))).toHaveLength(1)
  })
})
