// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { ANA, HELENA } from '#semente/personas.ts'
import { dismissToast } from '../../../../web/src/components/toast-store.ts'
import { Dashboard } from '../../../../web/src/features/medico/dashboard.tsx'
import { NetworkError } from '../../../../web/src/lib/api.ts'
import { recusa, servidor } from '../../../support/api-falsa.ts'
import { aviso, lugar } from '../../../support/tela.tsx'
import { abrirComo } from './apoio.tsx'

vi.mock('../../../../web/src/lib/api.ts', { spy: true })
vi.mock('../../../../web/src/lib/sessao/sessao.ts')

const NUMEROS = {
  consultas_este_mes: 4,
  consultas_finalizadas: 3,
  taxa_de_aceite: 60,
  valor_estimado: 30_000,
  consultas_pendentes: 1,
  consultas_canceladas: 1,
  total_de_consultas: 5,
  repasses: {
    feitos: { quantidade: 1, valor: 10_000 },
    a_repassar: { quantidade: 2, valor: 20_000 },
    recusadas: { quantidade: 0, valor: 0 },
    nao_cobradas: { quantidade: 0, valor: 0 },
  },
}
const abrir = (persona = HELENA as typeof ANA) => {
  const respostas = servidor({ 'medico-dashboard': NUMEROS })
  abrirComo(persona, '/medico-dashboard', <Dashboard />)
  return respostas
}
const texto = (nome: string) => screen.findByRole('region', { name: nome })

afterEach(() => {
  cleanup()
  dismissToast()
})

describe('doctor dashboard (D §2.8)', () => {
  it('six cards with their figures', async () => {
    abrir()
    const esperados = {
      'Consultas este Mês': '4',
      'Consultas Finalizadas': '3',
      'Taxa de Aceite %': '60%',
      'Valor Estimado': 'R$ 300,00',
      'Consultas Pendentes': '1',
      'Total de Consultas': '5',
    }
    for (const [nome, valor] of Object.entries(esperados))
      expect(within(await texto(nome)).getByText(valor)).toBeDefined()
  })

  it('has no rate for whoever has no consultation yet', async () => {
    const zeros = { taxa_de_aceite: 0, total_de_consultas: 0 }
    servidor({ 'medico-dashboard': { ...NUMEROS, ...zeros } })
    abrirComo(HELENA, '/medico-dashboard', <Dashboard />)
    expect(within(await texto('Taxa de Aceite %')).getByText('—')).toBeDefined()
    expect(within(await texto('Desempenho')).getByText('—')).toBeDefined()
  })

  it('Desempenho and Financeiro with the average a consultation, and the finished ones as paid', async () => {
    abrir()
    const desempenho = within(await texto('Desempenho'))
    expect(desempenho.getByText('Canceladas').nextSibling?.textContent).toBe('1')
    const financeiro = within(await texto('Financeiro'))
    expect(financeiro.getByText('Média por consulta').nextSibling?.textContent).toBe('R$\u00A0100,00')
    expect(financeiro.getByText('Consultas pagas').nextSibling?.textContent).toBe('3')
    expect(financeiro.getByText('Valor Estimado').nextSibling?.textContent).toBe('R$\u00A0300,00')
  })

  it('one net value a consultation, and how it comes from what the patient pays', async () => {
    abrir()
    const financeiro = within(await texto('Financeiro'))
    expect(financeiro.getByText('Pago pelo paciente').nextSibling?.textContent).toBe('R$\u00A0150,00')
    expect(financeiro.getByText('Taxa da plataforma').nextSibling?.textContent).toBe('-R$\u00A050,00')
    expect(financeiro.getByText(/R\$ 5,85 do processamento do cartão \(3,9%\)/)).toBeTruthy()
    expect(screen.getByText(/R\$ 100,00 líquidos por consulta finalizada/)).toBeTruthy()
    expect(document.body.textContent).not.toContain('80,00')
  })

  it('the real payout stands in its own card: made, and waiting', async () => {
    abrir()
    const repasses = within(await texto('Repasses'))
    // Sent is not at the bank: a card's money takes a month.
    expect(
      repasses.getByText(/^O dinheiro de um cartão fica disponível cerca de 30 dias depois da cobrança\./),
    ).toBeTruthy()
    expect(repasses.getByText('Enviado').closest('dt')?.nextSibling?.textContent).toBe(
      'R$\u00A0100,001 consulta',
    )
    expect(repasses.getByText('A repassar').closest('dt')?.nextSibling?.textContent).toBe(
      'R$\u00A0200,002 consultas',
    )
  })

  it('says which finished ones were not charged, and that nothing is paid out for them', async () => {
    const uma = { quantidade: 1, valor: 10_000 }
    servidor({
      'medico-dashboard': {
        ...NUMEROS,
        repasses: { ...NUMEROS.repasses, recusadas: uma, nao_cobradas: uma },
      },
    })
    abrirComo(HELENA, '/medico-dashboard', <Dashboard />)
    const repasses = within(await texto('Repasses'))
    for (const nome of ['Cobrança pendente', 'Não cobradas'])
      expect(repasses.getByText(nome).closest('dt')?.nextSibling?.textContent).toBe(
        'R$\u00A0100,001 consulta',
      )
    expect(repasses.getByText(/não há repasse por elas/)).toBeTruthy()
    cleanup()
    abrir()
    expect((await texto('Repasses')).textContent).not.toMatch(/Cobrança pendente|Não cobradas/)
  })

  it.each([
    [recusa('erro_interno'), 'Erro ao carregar dashboard', 'Não foi possível carregar as estatísticas.'],
    [new NetworkError(undefined), 'Erro de conectividade', 'Verifique sua conexão e tente novamente.'],
  ])('a failed reading is told to the letter, and tried again (%s)', async (falha, title, description) => {
    const pessoa = userEvent.setup()
    const respostas = servidor({ 'medico-dashboard': NUMEROS })
    respostas['medico-dashboard'].mockRejectedValueOnce(falha)
    abrirComo(HELENA, '/medico-dashboard', <Dashboard />)
    expect(await screen.findByText(title)).toBeDefined()
    expect(aviso()).toEqual({ title, description, variant: 'destructive' })
    await pessoa.click(screen.getByRole('button', { name: 'Tentar Novamente' }))
    expect(await texto('Consultas este Mês')).toBeDefined()
    await waitFor(() => expect(screen.queryByText(title)).toBeNull())
  })

  it('who is not a doctor goes to the doctors’ onboarding', () => {
    const respostas = abrir(ANA)
    expect(lugar()).toBe('/doctor-onboarding')
    expect(respostas['medico-dashboard']).not.toHaveBeenCalled()
  })
})
