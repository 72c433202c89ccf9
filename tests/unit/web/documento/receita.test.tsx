// @vitest-environment jsdom
import { cleanup, configure, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { DomainError, problema } from '#domain/base/erros.ts'
import { RECEITA } from '#domain/documento/receita/textos.ts'
import { dismissToast } from '../../../../web/src/components/toast-store.ts'
import { FormularioDeDocumento } from '../../../../web/src/features/documento/formulario-do-documento.tsx'
import { useRascunho } from '../../../../web/src/features/documento/use-rascunho.ts'
import { ApiError, call } from '../../../../web/src/lib/api.ts'
import { abrirTela, leituras } from '../../../support/tela.tsx'

configure({ asyncUtilTimeout: 8_000 })
vi.mock('../../../../web/src/lib/tempo-real/tempo-real.ts', () => import('../../../support/canal-falso.ts'))
vi.mock('../../../../web/src/lib/api.ts', async (original) => ({
  ...(await original<Record<string, unknown>>()),
  call: vi.fn(),
}))

const CONSULTA = { medico: { nome_oficial: 'Helena', crm: '1', uf: 'SP' }, pagamento: null }
const documento = { id: 'd1', consulta_id: 'c1', tipo: 'receita', status: 'created', file_url: 'temp_url' }

const Formulario = () => <FormularioDeDocumento consulta_id="c1" rascunho={useRascunho('c1', 'receita')} />

function abrir(emitir: (dito: object) => unknown = () => documento, documentos: readonly object[] = []) {
  const respostas: Readonly<Record<string, (dito: object) => unknown>> = {
    'GET /consultas/{id}': () => CONSULTA,
    'GET /consultas/{id}/prontuario': () => ({ documentos }),
    'GET /documents': () => ({ documentos: [] }),
    'POST /documents': emitir,
  }
  vi.mocked(call).mockImplementation(async (operation, input) => {
    const responder = respostas[`${operation.metodo} ${operation.caminho}`]
    if (!responder) throw new Error(`not expected: ${operation.metodo} ${operation.caminho}`)
    return responder(input as object)
  })
  abrirTela(<Formulario />, { em: '/', rotas: ['/'], queries: leituras() })
}

const gerar = () => userEvent.click(screen.getByRole('button', { name: 'Gerar Documento' }))
const item = (n: number) => within(screen.getByRole('group', { name: new RegExp(`^Item ${n}`) }))
const campo = (n: number, nome: keyof typeof RECEITA.campos) =>
  item(n).getByLabelText<HTMLInputElement>(RECEITA.campos[nome], { selector: 'input, select' })
const adicionar = async (texto?: string) => {
  await userEvent.click(screen.getByRole('button', { name: RECEITA.adicionar }))
  if (texto !== undefined) await userEvent.keyboard(texto)
}

beforeEach(() => {
  vi.clearAllMocks()
  sessionStorage.clear()
})
afterEach(() => {
  cleanup()
  dismissToast()
})

it('issues two items picked by keyboard, in the order they were put in', async () => {
  const emitir = vi.fn(() => documento)
  abrir(emitir)
  await userEvent.type(await screen.findByLabelText('Conteúdo *'), 'Uso oral.')
  await adicionar('loratadina{ArrowDown}{Enter}')
  expect(campo(1, 'via').value).toBe('oral')
  expect(campo(1, 'apresentacao').value).toBe('10 mg, comprimido')
  await userEvent.click(campo(1, 'dose'))
  await userEvent.keyboard('{ArrowDown}{Enter}')
  await userEvent.type(campo(1, 'frequencia'), '1 vez{ArrowDown}{Enter}')
  // What was typed stays as typed: Enter takes nothing that no arrow marked, and issues nothing.
  await userEvent.type(campo(1, 'duracao'), 'por 1 dia{Enter}')
  expect(item(1).getByText('1 comprimido por via oral, 1 vez ao dia, por 1 dia.')).toBeTruthy()
  await adicionar('Chá de camomila')
  await userEvent.click(screen.getByRole('button', { name: RECEITA.subir(2) }))
  await adicionar()
  expect(emitir).not.toHaveBeenCalled()
  await gerar()
  await waitFor(() => expect(emitir).toHaveBeenCalledTimes(1))
  expect(emitir).toHaveBeenCalledWith(
    expect.objectContaining({
      cientes: [],
      itens: [
        { medicamento: 'Chá de camomila' },
        {
          medicamento: 'Loratadina',
          apresentacao: '10 mg, comprimido',
          dose: '1 comprimido',
          via: 'oral',
          frequencia: '1 vez ao dia',
          duracao: 'por 1 dia',
        },
      ],
    }),
  )
  await waitFor(() => expect(screen.queryByRole('group')).toBeNull())
})

it('asks for the medicine of an item that says only how to use it, until it is there or gone', async () => {
  const emitir = vi.fn(() => documento)
  abrir(emitir)
  await userEvent.type(await screen.findByLabelText('Conteúdo *'), 'Uso oral.')
  await adicionar()
  await userEvent.type(campo(1, 'dose'), '1 colher')
  await gerar()
  expect(await screen.findByText(RECEITA.falta, { selector: 'p' })).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: RECEITA.tirar(1) }))
  expect(document.activeElement).toBe(screen.getByRole('button', { name: RECEITA.adicionar }))
  await gerar()
  await waitFor(() => expect(emitir).toHaveBeenCalledTimes(1))
})

it('shows each warning of the server, and goes on only with those that were ticked', async () => {
  const cientes: unknown[] = []
  const campos = ['a', 'b'].map((chave) => ({ campo: chave, motivo: `Alergia ${chave}` }))
  abrir((dito) => {
    const { cientes: vistos } = dito as { cientes: string[] }
    cientes.push(vistos)
    const faltam = campos.filter((aviso) => !vistos.includes(aviso.campo))
    if (faltam.length > 0)
      throw new ApiError(problema(new DomainError('alertas_da_receita', { campos: faltam }), 'r'))
    return documento
  })
  await userEvent.type(await screen.findByLabelText('Conteúdo *'), 'Uso oral.')
  await gerar()
  expect((await screen.findByRole('alert')).textContent).toContain(RECEITA.alertas.titulo)
  await userEvent.click(screen.getByLabelText('Alergia a'))
  await gerar()
  await waitFor(() => expect(cientes).toHaveLength(2))
  expect(screen.getByLabelText<HTMLInputElement>('Alergia a').checked).toBe(true)
  await userEvent.click(screen.getByLabelText('Alergia b'))
  await gerar()
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
  expect(cientes).toEqual([[], ['a'], ['a', 'b']])
})

it('repeats the doctor’s last prescription, to be looked over', async () => {
  const emitido = { medicamento: 'Loratadina', via: 'oral', titulo: 'Loratadina', modo: 'Por via oral.' }
  const medico = { nome: 'Helena', crm: '1', uf: 'SP' }
  abrir(undefined, [{ tipo: 'receita', conteudo: 'Uso oral.', itens: [emitido], medico }])
  await userEvent.click(await screen.findByRole('button', { name: RECEITA.repetir.botao }))
  expect(await screen.findByText(RECEITA.repetir.feito)).toBeTruthy()
  expect(campo(1, 'medicamento').value).toBe('Loratadina')
  expect(campo(1, 'via').value).toBe('oral')
  expect(screen.getByLabelText<HTMLTextAreaElement>('Conteúdo *').value).toBe('Uso oral.')
})

it('keeps the medicines of the list after a reload', async () => {
  abrir()
  await screen.findByLabelText('Conteúdo *')
  await adicionar('loratadina{ArrowDown}{Enter}')
  cleanup()
  abrir()
  await screen.findByLabelText('Conteúdo *')
  expect(campo(1, 'medicamento').value).toBe('Loratadina')
  expect(campo(1, 'via').value).toBe('oral')
})

it('says that there is none to repeat', async () => {
  abrir()
  await userEvent.click(await screen.findByRole('button', { name: RECEITA.repetir.botao }))
  expect(await screen.findByText(RECEITA.repetir.nenhuma)).toBeTruthy()
})

it('another medicine of the list takes the dose of the one before away', async () => {
  abrir()
  await screen.findByLabelText('Conteúdo *')
  await adicionar('dipirona gotas{ArrowDown}{Enter}')
  await userEvent.type(campo(1, 'dose'), '20 gotas')
  await userEvent.clear(campo(1, 'medicamento'))
  await userEvent.type(campo(1, 'medicamento'), 'loratadina{ArrowDown}{Enter}')
  expect(campo(1, 'apresentacao').value).toBe('10 mg, comprimido')
  expect(campo(1, 'dose').value).toBe('')
})
