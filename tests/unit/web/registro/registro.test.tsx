// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, configure, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { DomainError, problema } from '#domain/base/erros.ts'
import { acrescentarAdendo, concluirRegistro, verRegistro } from '#domain/registro/contract.ts'
import { EM_BRANCO, type RegistroLido } from '#domain/registro/registro.ts'
import { RegistroDaConsulta } from '../../../../web/src/features/registro/registro.tsx'
import { ApiError, call, NetworkError } from '../../../../web/src/lib/api.ts'
import { anunciar } from '../../../../web/src/lib/sessao/sessao-guardada.ts'

configure({ asyncUtilTimeout: 8_000 })
vi.mock('../../../../web/src/lib/api.ts', async (original) => ({
  ...(await original<Record<string, unknown>>()),
  call: vi.fn(),
}))

const LIDO: RegistroLido = {
  ...EM_BRANCO,
  consulta_id: 'c1',
  status: 'aberto',
  versao: 3,
  updated_at: '2026-11-21T12:00:00.000Z',
  medico: { nome: 'Helena', crm: '123456', uf: 'SP' },
  adendos: [],
}
const recusa = (
  codigo: 'conflito' | 'registro_incompleto' | 'transicao_invalida',
  campos?: { campo: string; motivo: string }[],
) => new ApiError(problema(new DomainError(codigo, campos && { campos }), 'r'))

let guardado: { registro: RegistroLido | null; escreve: boolean; escreve_ate: string | null }
const CONSULTA_SEM_REDE = '9f0f4a52-6d0e-4a57-9a3c-3f1f3a0f7c11'
const salvar = vi.fn<(entrada: Record<string, unknown>) => unknown>()
const outros: Record<string, (entrada: Record<string, unknown>) => unknown> = {}

beforeEach(() => {
  guardado = { registro: null, escreve: true, escreve_ate: null }
  salvar.mockReset().mockImplementation(({ versao }) => ({
    versao: Number(versao) + 1,
    salvo_em: '2026-11-21T17:32:00.000Z',
  }))
  vi.mocked(call).mockImplementation(async (operation, input) => {
    const { metodo, caminho } = operation
    if (caminho === verRegistro.caminho)
      return metodo === 'GET' ? guardado : salvar(input as Record<string, unknown>)
    const responder = outros[caminho]
    if (!responder) throw new Error(`not expected: ${caminho}`)
    return responder(input as Record<string, unknown>)
  })
})
afterEach(() => {
  cleanup()
  sessionStorage.clear()
  // As a reload does: what is in memory is gone, and nobody is signed in here.
  anunciar()
})

const abrir = (resumo?: string) =>
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <MemoryRouter>
        <RegistroDaConsulta consulta_id="c1" resumo={resumo} />
      </MemoryRouter>
    </QueryClientProvider>,
  )
const salvo = () => screen.findByText(/^Salvo às/)
const enviado = () => salvar.mock.lastCall?.[0]

describe('the record while it is written', () => {
  it('is saved as typed, over the version before, and says so', async () => {
    abrir('Dor de garganta há 2 dias')
    await userEvent.click(await screen.findByRole('button', { name: 'Usar o resumo da triagem' }))
    await userEvent.type(screen.getByLabelText('Conduta'), 'Repouso')
    await salvo()
    expect(enviado()).toMatchObject({ queixa: 'Dor de garganta há 2 dias', conduta: 'Repouso' })
    const versao = Number(enviado()?.['versao']) + 1
    await userEvent.type(screen.getByLabelText('Conduta'), '.')
    await waitFor(() => expect(enviado()).toMatchObject({ versao, conduta: 'Repouso.' }))
  })

  it('finds a hypothesis by words in any order, from the keyboard alone', async () => {
    abrir()
    const rolar = vi.spyOn(HTMLInputElement.prototype, 'scrollIntoView')
    await userEvent.type(await screen.findByRole('combobox', { name: 'Procurar hipótese' }), 'aguda amigd')
    // What it offers stands below it, where a panel may end.
    expect(rolar).toHaveBeenCalledWith({ block: 'nearest' })
    expect((await screen.findAllByRole('option'))[0]?.textContent).toBe('J03 Amigdalite aguda')
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await userEvent.keyboard('j02.9{Enter}')
    await salvo()
    await waitFor(() => expect(enviado()?.['hipoteses']).toHaveLength(2))
    const primeira = String(salvar.mock.lastCall?.[0]['hipoteses']).split(',')[0]
    expect(primeira).toMatch(/^J03\d$/)
    await userEvent.click(screen.getByRole('button', { name: 'Tornar J02.9 a principal' }))
    await waitFor(() => expect(enviado()?.['hipoteses']).toEqual(['J029', primeira]))
  })

  it('keeps what was typed when the server is away, and after a reload', async () => {
    salvar.mockRejectedValue(new NetworkError(new Error('off')))
    abrir()
    await userEvent.type(await screen.findByLabelText('Queixa'), 'Tosse')
    expect(await screen.findByText(/^Não foi salvo: sem conexão/)).toBeTruthy()
    cleanup()
    anunciar()
    salvar.mockImplementation(() => ({ versao: 1, salvo_em: '2026-11-21T17:32:00.000Z' }))
    abrir()
    expect(await screen.findByDisplayValue('Tosse')).toBeTruthy()
    await salvo()
    expect(enviado()).toMatchObject({ versao: 0, queixa: 'Tosse' })
  })

  it.each(['in the same tab', 'after a reload'])(
    'goes on from what it sent itself when the answer got lost, %s: there is nothing to choose',
    async (quando) => {
      guardado = { ...guardado, registro: LIDO }
      salvar.mockImplementation(({ versao, conduta }) => {
        const registro = guardado.registro ?? LIDO
        if (versao !== registro.versao) throw recusa('conflito')
        guardado = {
          ...guardado,
          registro: { ...registro, versao: registro.versao + 1, conduta: String(conduta) },
        }
        if (versao === LIDO.versao) throw new NetworkError(new Error('killed'))
        return { versao: registro.versao + 1, salvo_em: '2026-11-21T17:32:00.000Z' }
      })
      abrir()
      await userEvent.type(await screen.findByLabelText('Conduta'), 'Repouso')
      expect(await screen.findByText(/^Não foi salvo: sem conexão/)).toBeTruthy()
      if (quando === 'after a reload') {
        await userEvent.type(screen.getByLabelText('Conduta'), ' e')
        cleanup()
        anunciar()
        abrir()
      }
      await userEvent.type(await screen.findByLabelText('Conduta'), ' água')
      await salvo()
      expect(guardado.registro?.conduta).toMatch(/^Repouso( e)? água$/)
      expect(screen.queryByRole('alert')).toBeNull()
    },
  )

  it('keeps of what was never answered only so much, and nothing of what was refused', async () => {
    const { salvamentoDe } = await import('../../../../web/src/features/registro/salvamento.ts')
    const escrito = salvamentoDe(CONSULTA_SEM_REDE)
    const doRascunho = () =>
      JSON.parse(sessionStorage.getItem(`acolhe:rascunho:registro:${CONSULTA_SEM_REDE}`) ?? '{}')
    escrito.lido(null)
    salvar.mockImplementation(() => {
      throw recusa('registro_incompleto', [{ campo: 'conduta', motivo: 'Escreva a conduta.' }])
    })
    escrito.digitar({ queixa: 'Recusada' })
    await escrito.agora().catch(() => undefined)
    salvar.mockImplementation(() => {
      throw new NetworkError(new Error('off'))
    })
    for (let vez = 0; vez < 60; vez++) {
      escrito.digitar({ queixa: `Tosse ${vez}` })
      await escrito.agora().catch(() => undefined)
    }
    await escrito.agora().catch(() => undefined)
    escrito.parar()
    const queixas = doRascunho().semResposta.map(({ queixa }: { queixa: string }) => queixa)
    expect(queixas).toHaveLength(20)
    expect([queixas[0], queixas.at(-1)]).toEqual(['Tosse 0', 'Tosse 59'])
  })

  it('after another tab saved shows both and lets the person choose: nothing is lost', async () => {
    guardado = { ...guardado, registro: LIDO }
    salvar.mockImplementationOnce(() => {
      guardado = { ...guardado, registro: { ...LIDO, versao: 4, conduta: 'Da outra aba' } }
      throw recusa('conflito')
    })
    abrir()
    await userEvent.type(await screen.findByLabelText('Conduta'), 'Desta')
    const aviso = await screen.findByRole('alert')
    expect(within(aviso).getByText('Da outra aba')).toBeTruthy()
    expect(screen.getByDisplayValue('Desta')).toBeTruthy()
    await userEvent.click(within(aviso).getByRole('button', { name: 'Ficar com o desta tela' }))
    await salvo()
    expect(enviado()).toMatchObject({ versao: 4, conduta: 'Desta' })
  })

  it('closed meanwhile, leaves the text that was not saved on the screen', async () => {
    guardado = { ...guardado, registro: LIDO }
    salvar.mockImplementation(() => {
      throw recusa('transicao_invalida')
    })
    abrir()
    await userEvent.type(await screen.findByLabelText('Conduta'), 'Tarde')
    expect(await screen.findByText('O registro foi fechado antes deste texto ser salvo')).toBeTruthy()
    expect(screen.getByDisplayValue('Tarde')).toBeTruthy()
  })

  it('of a consultation that ended otherwise is concluded, or says at the fields what is missing', async () => {
    guardado = {
      registro: { ...LIDO, queixa: 'Tosse' },
      escreve: true,
      escreve_ate: '2026-11-22T12:00:00.000Z',
    }
    outros[concluirRegistro.caminho] = () => {
      throw recusa('registro_incompleto', [{ campo: 'conduta', motivo: 'Escreva a conduta.' }])
    }
    abrir()
    await userEvent.click(await screen.findByRole('button', { name: 'Concluir registro' }))
    expect(await screen.findByText('Escreva a conduta.')).toBeTruthy()
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Conduta')))
  })
})

describe('a closed record', () => {
  it('is read, and takes addenda', async () => {
    const registro: RegistroLido = {
      ...LIDO,
      status: 'fechado',
      fechado_em: '2026-11-21T12:30:00.000Z',
      queixa: 'Tosse',
      hipoteses: [{ codigo: 'R05', descricao: 'Tosse' }],
    }
    guardado = { registro, escreve: false, escreve_ate: null }
    outros[acrescentarAdendo.caminho] = ({ texto }) => ({
      ...registro,
      adendos: [{ id: 'a1', texto, em: '2026-11-21T13:00:00.000Z' }],
    })
    abrir()
    expect(await screen.findByText('R05 · Tosse')).toBeTruthy()
    await userEvent.type(screen.getByLabelText('Adendo'), 'Raio-x normal.')
    await userEvent.click(screen.getByRole('button', { name: 'Acrescentar adendo' }))
    expect(await screen.findByText('Raio-x normal.')).toBeTruthy()
    expect(salvar).not.toHaveBeenCalled()
  })

  const FECHADO: RegistroLido = { ...LIDO, status: 'fechado', fechado_em: '2026-11-21T12:30:00.000Z' }
  const recarregar = () => {
    cleanup()
    anunciar()
    abrir()
  }

  it('keeps an addendum over a reload, under the key it was sent with', async () => {
    guardado = { registro: FECHADO, escreve: false, escreve_ate: null }
    const chaves: unknown[] = []
    const chamadas = vi.mocked(call).mock.calls
    outros[acrescentarAdendo.caminho] = ({ texto }) => {
      chaves.push(chamadas.at(-1)?.[2]?.headers?.['idempotency-key'])
      if (chaves.length === 1) throw new NetworkError('the answer is lost')
      return { ...FECHADO, adendos: [{ id: 'a1', texto, em: '2026-11-21T13:00:00.000Z' }] }
    }
    abrir()
    await userEvent.type(await screen.findByLabelText('Adendo'), 'Raio-x normal.')
    await userEvent.click(screen.getByRole('button', { name: 'Acrescentar adendo' }))
    await waitFor(() => expect(chaves).toHaveLength(1))
    recarregar()
    expect(await screen.findByLabelText('Adendo')).toHaveProperty('value', 'Raio-x normal.')
    await userEvent.click(screen.getByRole('button', { name: 'Acrescentar adendo' }))
    expect(await screen.findByText('Raio-x normal.')).toBeTruthy()
    expect(chaves[1]).toBe(chaves[0])
    recarregar()
    expect(await screen.findByLabelText('Adendo')).toHaveProperty('value', '')
  })

  it('begins an addendum with what it was closed without, after a reload', async () => {
    guardado = { ...guardado, registro: { ...LIDO, queixa: 'Tosse' } }
    salvar.mockImplementation(() => {
      throw recusa('transicao_invalida')
    })
    abrir()
    await userEvent.type(await screen.findByLabelText('Conduta'), 'Tarde')
    expect(await screen.findByText('O registro foi fechado antes deste texto ser salvo')).toBeTruthy()
    const registro = { ...FECHADO, queixa: 'Tosse' }
    guardado = { registro, escreve: false, escreve_ate: null }
    outros[acrescentarAdendo.caminho] = ({ texto }) => ({
      ...registro,
      adendos: [{ id: 'a1', texto, em: '2026-11-21T13:00:00.000Z' }],
    })
    recarregar()
    expect(await screen.findByLabelText('Adendo')).toHaveProperty('value', 'Conduta: Tarde')
    await userEvent.click(screen.getByRole('button', { name: 'Acrescentar adendo' }))
    expect(await screen.findByText('Conduta: Tarde')).toBeTruthy()
    recarregar()
    expect(await screen.findByLabelText('Adendo')).toHaveProperty('value', '')
  })

  it('keeps what is written while an addendum is on its way', async () => {
    const registro: RegistroLido = { ...LIDO, status: 'fechado', fechado_em: '2026-11-21T12:30:00.000Z' }
    guardado = { registro, escreve: false, escreve_ate: null }
    let responder: () => void = () => undefined
    outros[acrescentarAdendo.caminho] = ({ texto }) =>
      new Promise((resolve) => {
        responder = () =>
          resolve({ ...registro, adendos: [{ id: 'a1', texto, em: '2026-11-21T13:00:00.000Z' }] })
      })
    abrir()
    await userEvent.type(await screen.findByLabelText('Adendo'), 'Raio-x normal.')
    await userEvent.click(screen.getByRole('button', { name: 'Acrescentar adendo' }))
    await userEvent.type(screen.getByLabelText('Adendo'), ' Sem febre.')
    responder()
    expect(await screen.findByText('Raio-x normal.')).toBeTruthy()
    expect(screen.getByLabelText('Adendo')).toHaveProperty('value', 'Raio-x normal. Sem febre.')
  })

  it('that was never written says that its time is over', async () => {
    guardado = { registro: null, escreve: false, escreve_ate: null }
    abrir()
    expect(await screen.findByText('O prazo para registrar esta consulta terminou.')).toBeTruthy()
  })
})
