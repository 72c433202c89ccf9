// @vitest-environment jsdom
import { cleanup, configure, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { Recrutamento } from '../../../../web/src/features/medico/recrutamento/recrutamento.tsx'
import { abrirTela, lugar } from '../../../support/tela.tsx'

// A busy machine may take its time; a wrong screen still fails.
configure({ asyncUtilTimeout: 8_000 })

beforeEach(() => {
  abrirTela(<Recrutamento />, { em: '/medico-junte-se' })
})
afterEach(cleanup)

describe('recruitment (D §2.3)', () => {
  it('has its heading and the call to action that leads to the onboarding', async () => {
    expect(
      screen.getByRole('heading', { level: 1, name: 'Junte-se ao nosso time de especialistas' }),
    ).toBeTruthy()
    const [acao] = screen.getAllByRole('link', { name: 'QUERO FAZER PARTE' })
    if (!acao) throw new Error('no call to action')
    await userEvent.click(acao)
    expect(lugar()).toBe('/onboarding-medico')
  })

  it('names the four differentiators and the opportunities', () => {
    const titulos = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
    expect(titulos.slice(0, 4)).toEqual(['Sob demanda', 'Tecnologia', '100% seguro', 'Repasse instantâneo'])
    expect(screen.getByText(/LGPD, regras do CFM e documentos assinados com ICP-Brasil/)).toBeTruthy()
    const oportunidades = screen.getByRole('heading', { level: 2, name: 'Oportunidades' }).closest('section')
    expect(within(oportunidades ?? document.body).getAllByRole('listitem')).toHaveLength(4)
  })

  it('answers the four questions, one open at a time', () => {
    const respostas = [
      'O pagamento é liberado após cada consulta finalizada e segue para a conta que você cadastrar. Você acompanha cada repasse no seu painel.',
      'É preciso ter CRM ativo. A conferência é feita automaticamente no conselho; para atender em uma especialidade, o RQE também é conferido.',
      'Não. Os horários são livres: você entra na fila quando quiser e pausa quando precisar, sem escala.',
      'O valor varia conforme a especialidade. Cada repasse aparece no seu painel com o valor exato.',
    ]
    const itens = respostas.map((texto) => screen.getByText(texto).closest('details'))
    expect(itens.every(Boolean)).toBe(true)
    expect(new Set(itens.map((item) => item?.name))).toHaveLength(1)
    expect(itens.map((item) => item?.open)).toEqual([false, false, false, false])
  })

  it('leads back to the start', async () => {
    const [volta] = screen.getAllByRole('link', { name: 'Voltar ao início' })
    if (!volta) throw new Error('no way back')
    await userEvent.click(volta)
    expect(lugar()).toBe('/')
  })
})
