// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ERROS_DA_FICHA, FICHA_MUDOU } from '#domain/ficha/textos.ts'
import { ANA } from '#semente/personas.ts'
import { dismissToast } from '../../../../web/src/components/toast-store.ts'
import { FichaDeSaude } from '../../../../web/src/features/ficha/ficha.tsx'
import { usuarioAtual } from '../../../../web/src/lib/sessao/sessao.ts'
import { fichaDe } from '../../../support/ficha-preenchida.ts'
import { recusa, servidor } from '../../../support/api-falsa.ts'
import { abrir, aviso, PERFIL } from '../conta/apoio.tsx'

vi.mock('../../../../web/src/lib/api.ts', { spy: true })
vi.mock('../../../../web/src/lib/sessao/sessao.ts')

const GUARDADA = fichaDe(ANA.ficha)

function abrirCom(ficha: unknown) {
  const respostas = servidor({ 'ver-ficha': { ficha }, 'usuario-eu': PERFIL, 'salvar-ficha': GUARDADA })
  abrir(<FichaDeSaude />, '/ficha-de-saude')
  return { respostas, user: userEvent.setup() }
}
const salvar = () => screen.findByRole('button', { name: 'Salvar ficha' })
const campo = (nome: string) => screen.getByLabelText<HTMLInputElement>(nome)

beforeEach(() => {
  sessionStorage.clear()
  vi.mocked(usuarioAtual).mockResolvedValue({ id: PERFIL.id, email: PERFIL.email })
})
afterEach(() => {
  cleanup()
  dismissToast()
  vi.clearAllMocks()
})

describe('the health profile (decision 036)', () => {
  it('of whoever filled in none says where to begin', async () => {
    abrirCom(null)
    expect(await screen.findByText(/Comece pelas alergias/)).toBeTruthy()
    expect(screen.getByRole('heading', { level: 1, name: 'Ficha de saúde' })).toBeTruthy()
    await salvar()
    expect(screen.queryByText('Gravidez')).toBeNull()
  })

  it('shows what is stored, and sends it back with the version it was read at', async () => {
    const { respostas, user } = abrirCom({ ...GUARDADA, versao: 7 })
    await salvar()
    expect(campo('Alergia a').value).toBe('Dipirona')
    expect(campo('Medicamento').value).toBe('Levotiroxina')
    expect(campo('Ano (opcional)').value).toBe('2009')
    expect(campo('Peso em kg (opcional)').value).toBe('63,5')
    expect(screen.getByText(/^Atualizada em \d\d\/\d\d\/\d{4}/)).toBeTruthy()
    await user.clear(campo('Dose (opcional)'))
    await user.type(campo('Dose (opcional)'), '75 mcg')
    await user.click(await salvar())
    await waitFor(() => expect(aviso()?.[0]).toBe('Ficha salva'))
    expect(respostas['salvar-ficha'].mock.calls).toEqual([
      [
        {
          ...ANA.ficha,
          versao: 7,
          medicamentos: [{ nome: 'Levotiroxina', dose: '75 mcg', frequencia: 'Uma vez ao dia, em jejum' }],
        },
      ],
    ])
  })

  it('a list grows and shrinks, the focus with it', async () => {
    const { respostas, user } = abrirCom(null)
    await salvar()
    await user.click(screen.getByRole('button', { name: 'Adicionar condição' }))
    expect(document.activeElement).toBe(campo('Condição'))
    await user.keyboard('Asma')
    await user.click(screen.getByRole('button', { name: 'Adicionar condição' }))
    const [, segunda] = screen.getAllByLabelText('Condição')
    expect(document.activeElement).toBe(segunda)
    await user.click(screen.getByRole('button', { name: 'Remover Condição 2' }))
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Adicionar condição' }))
    await user.click(await salvar())
    await waitFor(() => expect(respostas['salvar-ficha']).toHaveBeenCalledOnce())
    expect(respostas['salvar-ficha'].mock.calls[0]).toEqual([
      expect.objectContaining({ versao: 0, condicoes: [{ nome: 'Asma' }], alergias: undefined }),
    ])
  })

  it('says at the field what is wrong, there, and sends nothing', async () => {
    const { respostas, user } = abrirCom(null)
    await user.type(await screen.findByLabelText('Peso em kg (opcional)'), 'muito')
    await user.click(screen.getByRole('radio', { name: 'Tenho alergia' }))
    await user.click(await salvar())
    expect(screen.getByText(ERROS_DA_FICHA.substancia)).toBeTruthy()
    expect(screen.getByText(ERROS_DA_FICHA.peso_kg)).toBeTruthy()
    expect(document.activeElement).toBe(campo('Alergia a'))
    expect(respostas['salvar-ficha']).not.toHaveBeenCalled()
    await user.type(campo('Alergia a'), 'Látex')
    expect(screen.queryByText(ERROS_DA_FICHA.substancia)).toBeNull()
    expect(screen.getByText(ERROS_DA_FICHA.peso_kg)).toBeTruthy()
  })

  it('shows what only the server knows at its field', async () => {
    const { respostas, user } = abrirCom(GUARDADA)
    const motivo = 'Confira o ano: de 1990 a 2026.'
    respostas['salvar-ficha'].mockRejectedValue(
      recusa('campos_invalidos', { campos: [{ campo: 'cirurgias.0.ano', motivo }] }),
    )
    await user.click(await salvar())
    expect(await screen.findByText(motivo)).toBeTruthy()
    await waitFor(() => expect(document.activeElement).toBe(campo('Ano (opcional)')))
  })

  it('a pregnancy is asked about where there may be one, and its weeks where there is', async () => {
    const { respostas, user } = abrirCom(null)
    await user.selectOptions(await screen.findByLabelText('Sexo biológico'), 'Feminino')
    const gravidez = within(screen.getByRole('radiogroup', { name: /Gravidez/ }))
    expect(screen.queryByLabelText('Semanas de gravidez (opcional)')).toBeNull()
    await user.click(gravidez.getByRole('radio', { name: 'Sim' }))
    await user.type(campo('Semanas de gravidez (opcional)'), '12')
    await user.click(await salvar())
    await waitFor(() =>
      expect(respostas['salvar-ficha'].mock.calls[0]).toEqual([
        expect.objectContaining({ sexo: 'F', gravidez: { resposta: 'sim', semanas: 12 } }),
      ]),
    )
  })

  it('saved elsewhere meanwhile: nothing is overwritten, and the current one can be opened', async () => {
    const { respostas, user } = abrirCom(GUARDADA)
    respostas['salvar-ficha'].mockRejectedValue(recusa('conflito'))
    await user.type(await screen.findByLabelText('Condição'), ' de Hashimoto')
    await user.click(await salvar())
    const alerta = await screen.findByRole('alert')
    expect(alerta.textContent).toContain(FICHA_MUDOU)
    expect(campo('Condição').value).toBe('Hipotireoidismo de Hashimoto')
    respostas['ver-ficha'].mockResolvedValue({
      ficha: { ...fichaDe({ condicoes: [{ nome: 'Asma' }] }), versao: 2 },
    })
    await user.click(within(alerta).getByRole('button', { name: 'Abrir a ficha atual' }))
    await waitFor(() => expect(campo('Condição').value).toBe('Asma'))
    respostas['salvar-ficha'].mockResolvedValue(GUARDADA)
    await user.click(await salvar())
    await waitFor(() =>
      expect(respostas['salvar-ficha'].mock.lastCall).toEqual([expect.objectContaining({ versao: 2 })]),
    )
  })

  it('what is typed outlives a reload, over the version it was typed on', async () => {
    const { user } = abrirCom(GUARDADA)
    await user.type(await screen.findByLabelText('Condição'), ' leve')
    cleanup()
    const { respostas } = abrirCom({ ...GUARDADA, versao: 2 })
    await salvar()
    expect(campo('Condição').value).toBe('Hipotireoidismo leve')
    await user.click(await salvar())
    await waitFor(() =>
      expect(respostas['salvar-ficha'].mock.lastCall).toEqual([expect.objectContaining({ versao: 1 })]),
    )
  })

  it('what is typed while it is saved stays, over the version just saved', async () => {
    const { respostas, user } = abrirCom(GUARDADA)
    let responder: (salva: unknown) => void = () => undefined
    respostas['salvar-ficha'].mockReturnValueOnce(new Promise((resolve) => (responder = resolve)))
    await user.type(await screen.findByLabelText('Condição'), ' leve')
    await user.click(await salvar())
    await user.type(campo('Condição'), ' e antigo')
    responder({ ...GUARDADA, versao: 5 })
    await waitFor(() => expect(aviso()?.[0]).toBe('Ficha salva'))
    expect(campo('Condição').value).toBe('Hipotireoidismo leve e antigo')
    cleanup()
    const depois = abrirCom({ ...GUARDADA, versao: 5 })
    await salvar()
    expect(campo('Condição').value).toBe('Hipotireoidismo leve e antigo')
    await user.click(await salvar())
    await waitFor(() =>
      expect(depois.respostas['salvar-ficha'].mock.lastCall).toEqual([
        expect.objectContaining({ versao: 5 }),
      ]),
    )
  })

  it('that cannot be read says so, and is read again', async () => {
    const respostas = servidor({ 'ver-ficha': { ficha: null }, 'usuario-eu': PERFIL })
    respostas['ver-ficha'].mockRejectedValueOnce(recusa('erro_interno'))
    abrir(<FichaDeSaude />, '/ficha-de-saude')
    const alerta = await screen.findByRole('alert')
    expect(alerta.textContent).toContain('Não foi possível abrir sua ficha')
    await userEvent.click(within(alerta).getByRole('button', { name: 'Tentar Novamente' }))
    await salvar()
  })

  it('that could not be saved says so and keeps what is typed', async () => {
    const { respostas, user } = abrirCom(GUARDADA)
    respostas['salvar-ficha'].mockRejectedValue(recusa('erro_interno'))
    await user.type(await screen.findByLabelText('Condição'), ' leve')
    await user.click(await salvar())
    expect(await screen.findByText('A ficha não foi salva')).toBeTruthy()
    expect(campo('Condição').value).toBe('Hipotireoidismo leve')
  })
})
