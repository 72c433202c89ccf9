// @vitest-environment jsdom
import { act, cleanup, configure, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { type InitialEntry } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import type { DocumentoVisto } from '#domain/documento/documento.ts'
import { TEXTOS_USUAIS, USAR_TEXTO_USUAL } from '#domain/documento/textos-usuais.ts'
import { ATESTADO } from '#domain/documento/textos-atestado.ts'
import { ADENDO, ARQUIVOS, FINALIZAR } from '#domain/documento/textos.ts'
import { DomainError, problema } from '#domain/base/erros.ts'
import { dismissToast, toastStore } from '../../../../web/src/components/toast-store.ts'
import { baixarTexto } from '../../../../web/src/features/documento/baixar-texto.ts'
import { FinalizarConsulta } from '../../../../web/src/features/documento/finalizar-consulta.tsx'
import { MeusArquivos } from '../../../../web/src/features/documento/meus-arquivos.tsx'
import { Validar } from '../../../../web/src/features/documento/validar.tsx'
import { salvarArquivo } from '../../../../web/src/lib/salvar-arquivo.ts'
import { ApiError, call, NetworkError } from '../../../../web/src/lib/api.ts'
import { dizer } from '../../../support/canal-falso.ts'
import { CHAVE_DA_SESSAO, CHAVE_DO_PERFIL } from '../../../../web/src/lib/sessao/use-perfil.ts'
import { abrirTela, estado, leituras, lugar } from '../../../support/tela.tsx'
import { PERFIL } from '../cadastro/apoio.ts'

configure({ asyncUtilTimeout: 8_000 })
vi.mock('../../../../web/src/lib/tempo-real/tempo-real.ts', () => import('../../../support/canal-falso.ts'))
vi.mock('../../../../web/src/features/documento/baixar-texto.ts')
vi.mock('../../../../web/src/lib/salvar-arquivo.ts')
vi.mock('../../../../web/src/lib/api.ts', async (original) => ({
  ...(await original<Record<string, unknown>>()),
  call: vi.fn(),
}))

type Respostas = Readonly<
  Record<string, (input: Readonly<Record<string, unknown>>, headers?: unknown) => unknown>
>

function abrir(
  tela: ReactNode,
  rota: string,
  em: InitialEntry,
  respostas: Respostas,
  tipo: 'paciente' | 'medico' = 'paciente',
) {
  const queries = leituras()
  queries.setQueryData(CHAVE_DA_SESSAO, { id: PERFIL.id, email: PERFIL.email })
  queries.setQueryData(CHAVE_DO_PERFIL, { ...PERFIL, tipo, papeis: [tipo] })
  vi.mocked(call).mockImplementation(async (operation, input, options) => {
    const responder = respostas[`${operation.metodo} ${operation.caminho}`]
    if (!responder) throw new Error(`not expected: ${operation.metodo} ${operation.caminho}`)
    return responder(z.parse(z.record(z.string(), z.unknown()), input), options?.headers)
  })
  abrirTela(tela, { em, rotas: [rota], queries })
}

const avisos = () => toastStore.snapshot().map(({ title, description }) => [title, description])
const recusa = (...args: ConstructorParameters<typeof DomainError>) =>
  new ApiError(problema(new DomainError(...args), 'r'))

const documento = (dados: Partial<DocumentoVisto> = {}): DocumentoVisto => ({
  id: 'd1',
  consulta_id: 'c1',
  tipo: 'receita',
  status: 'created',
  file_url: 'temp_url',
  created_at: '2026-11-21T12:30:00.000Z',
  ...dados,
})
const assinado = documento({
  status: 'signed',
  file_url: 'ana/d1.pdf',
  signed_at: '2026-11-21T12:30:05.000Z',
})

beforeEach(() => {
  vi.clearAllMocks()
  sessionStorage.clear()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  dismissToast()
})

const finalizar = (respostas: Respostas, tipo: 'paciente' | 'medico' = 'medico') =>
  abrir(
    <FinalizarConsulta />,
    '/finalizar-consulta/:id?',
    { pathname: '/finalizar-consulta', state: { consultaId: 'c1' } },
    {
      'GET /documents': () => ({ documentos: [] }),
      'GET /consultas/{id}': () => ({ pagamento: null }),
      ...respostas,
    },
    tipo,
  )
const preencher = async (medicamentos = 'Dipirona 500 mg') => {
  await userEvent.type(await screen.findByLabelText('Conteúdo *'), 'Uso oral.')
  await userEvent.type(screen.getByLabelText('Medicamentos e posologia'), medicamentos)
}

describe('FinalizarConsulta', () => {
  it('has a status box from the moment it is asked for', async () => {
    let responder: (feito: DocumentoVisto) => void = () => undefined
    finalizar({
      'POST /documents': () => new Promise<DocumentoVisto>((resolve) => (responder = resolve)),
      'GET /documents/{id}': () => documento(),
    })
    await preencher()
    await userEvent.click(screen.getByRole('button', { name: 'Gerar Documento' }))
    expect(await screen.findByText('Criando documento...', { selector: 'output *' })).toBeTruthy()
    act(() => responder(documento()))
    expect(await screen.findByText('Pendente')).toBeTruthy()
    expect(screen.queryByText('Criando documento...')).toBeNull()
  })

  it('keeps what was just issued when a list read before it answers after it', async () => {
    const listas: ((lista: unknown) => void)[] = []
    finalizar({
      'GET /documents': () => new Promise((resolve) => listas.push(resolve)),
      'POST /documents': () => documento(),
      'GET /documents/{id}': () => documento(),
    })
    await preencher()
    await userEvent.click(screen.getByRole('button', { name: 'Gerar Documento' }))
    expect(await screen.findByText('Pendente')).toBeTruthy()
    const [deAntes, relida] = listas
    await act(async () => deAntes?.({ documentos: [] }))
    expect(screen.getByText('Pendente')).toBeTruthy()
    const antigo = documento({ id: 'd0', tipo: 'exame', status: 'signed' })
    await act(async () => relida?.({ documentos: [documento(), antigo] }))
    expect(await screen.findByRole('article', { name: 'Solicitação de Exame' })).toBeTruthy()
    expect(screen.getByText('Pendente')).toBeTruthy()
    expect(listas).toHaveLength(2)
  })

  it('issues a certificate with its days, and the diagnosis only with the patient’s wish beside it', async () => {
    const criar = vi.fn<(entrada: unknown) => DocumentoVisto>(() => documento({ tipo: 'atestado' }))
    finalizar({ 'POST /documents': criar, 'GET /documents/{id}': () => documento({ tipo: 'atestado' }) })
    await userEvent.selectOptions(await screen.findByLabelText('Tipo de documento *'), 'atestado')
    await userEvent.type(screen.getByLabelText('Conteúdo *'), 'Atesto.')
    await userEvent.type(screen.getByLabelText(ATESTADO.dias), '3')
    expect(screen.queryByLabelText(ATESTADO.autorizado)).toBeNull()
    await userEvent.type(screen.getByLabelText(ATESTADO.codigo), 'J06.9')
    await userEvent.click(screen.getByLabelText(ATESTADO.autorizado))
    await userEvent.click(screen.getByRole('button', { name: 'Gerar Documento' }))
    await waitFor(() => expect(criar).toHaveBeenCalledOnce())
    expect(criar.mock.calls[0]?.[0]).toMatchObject({
      tipo: 'atestado',
      dias: 3,
      cid: 'J06.9',
      cid_autorizado: true,
    })
  })

  it('sends no fields of a certificate that were left empty, and shows at the field what was refused', async () => {
    const criar = vi.fn<(entrada: unknown) => never>(() => {
      throw recusa('campos_invalidos', { campos: [{ campo: 'cid', motivo: ATESTADO.codigo_invalido }] })
    })
    finalizar({ 'POST /documents': criar })
    await userEvent.selectOptions(await screen.findByLabelText('Tipo de documento *'), 'atestado')
    await userEvent.type(screen.getByLabelText('Conteúdo *'), 'Atesto.')
    await userEvent.click(screen.getByRole('button', { name: 'Gerar Documento' }))
    expect(await screen.findByText(ATESTADO.codigo_invalido)).toBeTruthy()
    for (const campo of ['dias', 'cid', 'cid_autorizado'])
      expect(criar.mock.calls[0]?.[0]).not.toHaveProperty(campo)
  })

  it('issues a document, then says it is signed only when it is', async () => {
    const criar = vi.fn(() => documento())
    let atual = documento()
    finalizar({ 'POST /documents': criar, 'GET /documents/{id}': () => atual })
    expect(await screen.findByText('Gere documentos com assinatura digital ICP-Brasil')).toBeTruthy()
    await preencher()
    await userEvent.click(screen.getByRole('button', { name: 'Gerar Documento' }))
    expect(await screen.findByText('Pendente')).toBeTruthy()
    expect(criar.mock.calls).toEqual([
      [
        {
          consulta_id: 'c1',
          tipo: 'receita',
          file_url: 'temp_url',
          status: 'created',
          conteudo: 'Uso oral.',
          itens: [],
          cientes: [],
          medicamentos: 'Dipirona 500 mg',
          observacoes: '',
          retorno: '',
        },
        { 'idempotency-key': expect.stringMatching(/^[0-9a-f-]{36}$/) as unknown },
      ],
    ])
    expect(screen.getByLabelText<HTMLTextAreaElement>('Conteúdo *').value).toBe('')

    const antes = performance.now()
    await userEvent.click(screen.getByRole('button', { name: 'Verificar Assinatura' }))
    expect(screen.getByRole('button', { name: 'Verificando...' })).toBeTruthy()
    await waitFor(() => expect(avisos()[0]?.[0]).toBe('Assinatura pendente'))
    expect(performance.now() - antes).toBeGreaterThanOrEqual(1_990)
    atual = assinado
    await userEvent.click(screen.getByRole('button', { name: 'Verificar Assinatura' }))
    expect(await screen.findByText('Concluído')).toBeTruthy()
    expect(screen.getByText('Criado em: 21/11/2026 09:30')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Ver documento' })).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Download Documento' })).toBeTruthy()
  })

  it('believes the list that has it signed over an answer from before', async () => {
    let lista = [documento()]
    finalizar({
      'GET /documents': () => ({ documentos: lista }),
      'GET /documents/{id}': () => documento(),
    })
    expect(await screen.findByText('Pendente')).toBeTruthy()
    lista = [assinado]
    act(() => void dizer('consulta:c1', 'documento.status'))
    expect(await screen.findByText('Concluído')).toBeTruthy()
  })

  it('24 h after the end it issues an addendum, to a document or to the consultation', async () => {
    const criar = vi.fn((_dito: object) => documento({ id: 'd9', tipo: 'relatorio' }))
    finalizar({
      'GET /consultas/{id}': () => ({ pagamento: null, ended_at: '2020-01-01T12:00:00.000Z' }),
      'GET /documents': () => ({
        documentos: [{ ...assinado, tipo: 'relatorio' }],
      }),
      'GET /documents/{id}': () => documento({ id: 'd9', tipo: 'relatorio' }),
      'POST /documents': criar,
    })
    expect(await screen.findByText('Passaram 24 horas do fim da consulta')).toBeTruthy()
    expect(screen.getByRole('heading', { name: 'Novo adendo' })).toBeTruthy()
    const emitir = async () => {
      await userEvent.type(screen.getByLabelText('Conteúdo *'), 'Onde se lê 3, leia-se 5.')
      await userEvent.click(screen.getByRole('button', { name: 'Gerar Documento' }))
    }
    await userEvent.selectOptions(await screen.findByLabelText('Adendo a'), 'd1')
    const tipo = screen.getByLabelText<HTMLSelectElement>('Tipo de documento *')
    expect(Array.from(tipo.options, ({ label }) => label)).toEqual(['Relatório Médico'])
    await emitir()
    await waitFor(() => expect(criar).toHaveBeenCalledTimes(1))
    expect(criar.mock.lastCall?.[0]).toMatchObject({ tipo: 'relatorio', adendo: { documento_id: 'd1' } })
    await waitFor(() => expect(screen.getByLabelText<HTMLTextAreaElement>('Conteúdo *').value).toBe(''))
    await emitir()
    await waitFor(() => expect(criar).toHaveBeenCalledTimes(2))
    expect(criar.mock.lastCall?.[0]).toMatchObject({ tipo: 'relatorio', adendo: {} })
  })

  it('within the 24 h an addendum to a signed one is begun from its box, or given up', async () => {
    const criar = vi.fn((_dito: object) => documento({ id: 'd9', tipo: 'relatorio' }))
    finalizar({
      'GET /consultas/{id}': () => ({
        pagamento: null,
        status: 'finished',
        ended_at: new Date().toISOString(),
      }),
      'GET /documents': () => ({ documentos: [documento({ id: 'd0' }), { ...assinado, tipo: 'relatorio' }] }),
      'GET /documents/{id}': ({ id }) => documento({ id: String(id), tipo: 'relatorio' }),
      'POST /documents': criar,
    })
    const caixa = within(await screen.findByRole('article', { name: 'Relatório Médico' }))
    await userEvent.click(caixa.getByRole('button', { name: ADENDO.acrescentar }))
    expect(screen.getByRole('heading', { name: 'Novo adendo' })).toBeTruthy()
    expect(screen.getByText(ADENDO.a_assinado.titulo)).toBeTruthy()
    const original = screen.getByLabelText<HTMLSelectElement>('Adendo a')
    expect(original.value).toBe('d1')
    expect(original.options).toHaveLength(2)
    await userEvent.type(screen.getByLabelText('Conteúdo *'), 'Onde se lê 10, leia-se 1.')
    await userEvent.click(screen.getByRole('button', { name: 'Gerar Documento' }))
    await waitFor(() => expect(criar).toHaveBeenCalledOnce())
    expect(criar.mock.lastCall?.[0]).toMatchObject({ tipo: 'relatorio', adendo: { documento_id: 'd1' } })
    expect(await screen.findByRole('heading', { name: 'Novo documento' })).toBeTruthy()
    await userEvent.click(caixa.getByRole('button', { name: ADENDO.acrescentar }))
    await userEvent.selectOptions(screen.getByLabelText('Adendo a'), '')
    expect(screen.getByRole('heading', { name: 'Novo documento' })).toBeTruthy()
  })

  it('an unsigned one is discarded after a question, and a refusal says why', async () => {
    let lista = [documento()]
    const descartar = vi
      .fn<() => DocumentoVisto>()
      .mockImplementationOnce(() => {
        throw recusa('transicao_invalida', { detail: FINALIZAR.ja_assinado })
      })
      .mockImplementation(() => {
        lista = []
        return documento({ status: 'descartado' })
      })
    finalizar({
      'GET /documents': () => ({ documentos: lista }),
      'GET /documents/{id}': () => documento(),
      'POST /documents/{id}/descarte': descartar,
    })
    const descartado = async () => {
      await userEvent.click(await screen.findByRole('button', { name: 'Descartar' }))
      const pergunta = within(await screen.findByRole('dialog', { name: 'Descartar este documento?' }))
      await userEvent.click(pergunta.getByRole('button', { name: 'Descartar documento' }))
    }
    await descartado()
    expect(await screen.findByText(FINALIZAR.ja_assinado)).toBeTruthy()
    await descartado()
    expect(await screen.findByText('Nenhum documento gerado nesta consulta até agora.')).toBeTruthy()
    expect(descartar).toHaveBeenCalledTimes(2)
  })

  it('becomes an addendum when the server says that the time is over', async () => {
    finalizar({
      'POST /documents': () => {
        throw recusa('prazo_encerrado', { detail: 'Passaram 24 horas.' })
      },
    })
    await preencher()
    expect(screen.queryByLabelText('Adendo a')).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Gerar Documento' }))
    expect(await screen.findByLabelText('Adendo a')).toBeTruthy()
    expect(screen.getByLabelText<HTMLTextAreaElement>('Conteúdo *').value).toBe('Uso oral.')
  })

  it('offers the four types of the specification, then the two the patient’s files list', async () => {
    finalizar({})
    const tipo = await screen.findByLabelText('Tipo de documento *')
    expect(Array.from(tipo.querySelectorAll('option'), ({ textContent }) => textContent)).toEqual([
      'Selecione',
      'Receita Médica',
      'Atestado Médico',
      'Relatório Médico',
      'Encaminhamento',
      'Solicitação de Exame',
      'Prontuário',
    ])
  })

  it('tells the doctor calmly of a refused capture', async () => {
    finalizar({ 'GET /consultas/{id}': () => ({ pagamento: { status: 'falhou', valor: 15_000 } }) })
    expect(await screen.findByText('Pagamento pendente')).toBeTruthy()
    expect(screen.getByText(/os documentos não dependem disso/)).toBeTruthy()
  })

  it('says when the charge was given up after a finish, that nothing is paid out for it', async () => {
    finalizar({
      'GET /consultas/{id}': () => ({ status: 'finished', pagamento: { status: 'liberado', valor: 15_000 } }),
    })
    expect(await screen.findByText('Consulta não cobrada')).toBeTruthy()
    expect(screen.getByText(/não há repasse por ela/)).toBeTruthy()
  })

  it.each(['a_capturar', 'repassado'])('says nothing of a payment that is %s', async (status) => {
    const ver = vi.fn(() => ({ pagamento: { status, valor: 15_000 } }))
    finalizar({ 'GET /consultas/{id}': ver })
    await screen.findByText('Nenhum documento gerado nesta consulta até agora.')
    await waitFor(() => expect(ver).toHaveBeenCalledTimes(1))
    expect(screen.queryByText('Pagamento pendente')).toBeNull()
  })

  it('offers the usual text of a type that has one, while nothing is written, and leads to it', async () => {
    finalizar({})
    const tipo = await screen.findByLabelText('Tipo de documento *')
    const conteudo = screen.getByLabelText('Conteúdo *')
    // At once: who goes on to the next field at the same moment is not brought back.
    fireEvent.click(screen.getByRole('button', { name: USAR_TEXTO_USUAL }))
    expect(document.activeElement).toBe(conteudo)
    expect(conteudo).toHaveProperty('value', TEXTOS_USUAIS.receita)
    expect(screen.queryByRole('button', { name: USAR_TEXTO_USUAL })).toBeNull()
    await userEvent.clear(conteudo)
    await userEvent.selectOptions(tipo, 'relatorio')
    expect(screen.queryByRole('button', { name: USAR_TEXTO_USUAL })).toBeNull()
  })

  it('asks for type and content', async () => {
    finalizar({})
    await userEvent.selectOptions(await screen.findByLabelText('Tipo de documento *'), '')
    await userEvent.click(screen.getByRole('button', { name: 'Gerar Documento' }))
    expect(avisos()).toEqual([['Campos obrigatórios', 'Preencha o tipo e conteúdo do documento']])
    expect(screen.getByText('Escolha o tipo do documento.')).toBeTruthy()
    expect(screen.getByText('Preencha o conteúdo do documento.')).toBeTruthy()
  })

  it('suggests when to return, and leads back to the queue', async () => {
    finalizar({})
    expect(await screen.findByPlaceholderText('Retorno em 7 dias')).toBeTruthy()
    expect(screen.getByRole('heading', { level: 1, name: 'Finalizar Consulta' })).toBeTruthy()
    await userEvent.click(screen.getByRole('link', { name: 'Voltar à Fila' }))
    expect(lugar()).toBe('/fila-medico')
  })

  it('shows medications for a prescription only', async () => {
    finalizar({})
    await userEvent.selectOptions(await screen.findByLabelText('Tipo de documento *'), 'atestado')
    expect(screen.queryByLabelText('Medicamentos e posologia')).toBeNull()
  })

  it('keeps what was refused to be corrected, with the reason at its field', async () => {
    const motivo = 'Não é possível prescrever por aqui: Clonazepam (lista B).'
    finalizar({
      'POST /documents': () => {
        throw recusa('substancia_controlada', { detail: motivo, campos: [{ campo: 'medicamentos', motivo }] })
      },
    })
    await preencher('Clonazepam 2 mg')
    await userEvent.click(screen.getByRole('button', { name: 'Gerar Documento' }))
    expect(await screen.findByText(motivo)).toBeTruthy()
    expect(avisos()).toEqual([['Erro ao gerar documento', motivo]])
    expect(screen.getByLabelText<HTMLTextAreaElement>('Medicamentos e posologia').value).toBe(
      'Clonazepam 2 mg',
    )
  })

  it('repeats with the same key after an answer that never came', async () => {
    const chaves: unknown[] = []
    finalizar({
      'POST /documents': (_input, headers) => {
        chaves.push(headers)
        if (chaves.length === 1) throw new Error('network')
        return documento()
      },
      'GET /documents/{id}': () => documento(),
    })
    await preencher()
    await userEvent.click(screen.getByRole('button', { name: 'Gerar Documento' }))
    await waitFor(() => expect(chaves).toHaveLength(1))
    expect(await screen.findByText('Erro ao gerar documento')).toBeTruthy()
    await userEvent.click(await screen.findByRole('button', { name: 'Gerar Documento' }))
    expect(await screen.findByText('Pendente')).toBeTruthy()
    expect(screen.queryByText('Erro ao gerar documento')).toBeNull()
    expect(chaves[0]).toEqual(chaves[1])
  })

  it.each([
    ['that was lost', () => new NetworkError('Sem rede.')],
    ['of a function that died', () => recusa('erro_interno')],
  ])('after an answer %s, a correction is not taken for what may be issued already', async (_qual, falha) => {
    const emitidos = new Map<unknown, unknown>()
    let perdida = true
    finalizar({
      // As the server does.
      'POST /documents': ({ conteudo }, headers) => {
        const { 'idempotency-key': chave } = z.parse(z.object({ 'idempotency-key': z.string() }), headers)
        if ((emitidos.get(chave) ?? conteudo) !== conteudo)
          throw recusa('conflito', { detail: FINALIZAR.outro_emitido })
        emitidos.set(chave, conteudo)
        if (!perdida) return documento({ id: `d${emitidos.size}` })
        perdida = false
        throw falha()
      },
      'GET /documents': () => ({ documentos: [...emitidos].map((_, i) => documento({ id: `d${i + 1}` })) }),
      'GET /documents/{id}': ({ id }) => documento({ id: String(id) }),
    })
    const gerar = () => userEvent.click(screen.getByRole('button', { name: 'Gerar Documento' }))
    await preencher()
    await gerar()
    // It is there, although nobody said so.
    expect(await screen.findAllByText('Pendente')).toHaveLength(1)
    await userEvent.type(screen.getByLabelText('Conteúdo *'), ' Em jejum.')
    await gerar()
    expect(await screen.findByText(FINALIZAR.outro_emitido)).toBeTruthy()
    expect(emitidos.size).toBe(1)
    await gerar()
    await waitFor(() => expect(screen.getAllByText('Pendente')).toHaveLength(2))
    expect([...emitidos.values()]).toEqual(['Uso oral.', 'Uso oral. Em jejum.'])
  })

  it('keeps what is written and its key after a reload, until it is issued', async () => {
    const chaves: unknown[] = []
    const respostas: Respostas = {
      'POST /documents': (_input, headers) => {
        chaves.push(headers)
        if (chaves.length === 1) throw new NetworkError('Sem rede.')
        return documento()
      },
      'GET /documents/{id}': () => documento(),
    }
    finalizar(respostas)
    await preencher()
    await userEvent.click(screen.getByRole('button', { name: 'Gerar Documento' }))
    await waitFor(() => expect(chaves).toHaveLength(1))
    cleanup()
    finalizar(respostas)
    const conteudo = await screen.findByLabelText<HTMLTextAreaElement>('Conteúdo *')
    expect(conteudo.value).toBe('Uso oral.')
    await userEvent.click(screen.getByRole('button', { name: 'Gerar Documento' }))
    expect(await screen.findByText('Pendente')).toBeTruthy()
    expect(chaves[1]).toEqual(chaves[0])
    cleanup()
    finalizar(respostas)
    expect(await screen.findByLabelText('Conteúdo *')).toHaveProperty('value', '')
  })

  it('keeps to which document an addendum is after a reload, and shows it', async () => {
    const respostas: Respostas = {
      'GET /consultas/{id}': () => ({ pagamento: null, ended_at: '2020-01-01T12:00:00.000Z' }),
      'GET /documents': () => ({ documentos: [{ ...assinado, tipo: 'relatorio' }] }),
    }
    finalizar(respostas)
    await screen.findByRole('option', { name: /^Relatório Médico, / })
    await userEvent.selectOptions(screen.getByLabelText('Adendo a'), 'd1')
    cleanup()
    finalizar(respostas)
    await screen.findByRole('option', { name: /^Relatório Médico, / })
    expect(screen.getByLabelText('Adendo a')).toHaveProperty('value', 'd1')
    expect(screen.getByLabelText('Tipo de documento *')).toHaveProperty('value', 'relatorio')
  })

  it('keeps what is written while another is on its way, and asks for it with another key', async () => {
    let responder: (feito: DocumentoVisto) => void = () => undefined
    const chaves: unknown[] = []
    finalizar({
      'POST /documents': (_input, headers) => {
        chaves.push(headers)
        return new Promise<DocumentoVisto>((resolve) => (responder = resolve))
      },
      'GET /documents/{id}': () => documento(),
    })
    await preencher()
    await userEvent.click(screen.getByRole('button', { name: 'Gerar Documento' }))
    await userEvent.selectOptions(screen.getByLabelText('Tipo de documento *'), 'atestado')
    await userEvent.type(screen.getByLabelText('Conteúdo *'), ' Atesto.')
    act(() => responder(documento()))
    expect(await screen.findByText('Pendente')).toBeTruthy()
    expect(screen.getByLabelText('Conteúdo *')).toHaveProperty('value', 'Uso oral. Atesto.')
    expect(screen.getByLabelText('Tipo de documento *')).toHaveProperty('value', 'atestado')
    await userEvent.click(await screen.findByRole('button', { name: 'Gerar Documento' }))
    await waitFor(() => expect(chaves).toHaveLength(2))
    expect(chaves[1]).not.toEqual(chaves[0])
  })

  it('says beside its button that the file was not opened, or the signature not read', async () => {
    let semRede = true
    const rede = <T,>(resposta: T): T => {
      if (semRede) throw new NetworkError('Sem rede.')
      return resposta
    }
    const aberto = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue()
    finalizar({
      'GET /documents': () => ({ documentos: [documento()] }),
      'GET /documents/{id}': () => rede(assinado),
      'POST /documents/{id}/link': () => rede({ url: 'https://arquivos.test/d1', expira_em: '' }),
    })
    const caixa = async () => within(await screen.findByRole('article', { name: /^Receita/ }))
    await userEvent.click(await (await caixa()).findByRole('button', { name: 'Verificar Assinatura' }))
    expect(await (await caixa()).findByText('Erro de conectividade')).toBeTruthy()
    expect(screen.getAllByText('Erro de conectividade')).toHaveLength(1)
    semRede = false
    await userEvent.click((await caixa()).getByRole('button', { name: 'Verificar Assinatura' }))
    const baixar = await (await caixa()).findByRole('button', { name: 'Download Documento' })
    expect((await caixa()).queryByText('Erro de conectividade')).toBeNull()
    semRede = true
    await userEvent.click(baixar)
    expect(await (await caixa()).findByText('Erro de conectividade')).toBeTruthy()
    semRede = false
    await userEvent.click(await (await caixa()).findByRole('button', { name: 'Download Documento' }))
    await waitFor(() => expect(aberto).toHaveBeenCalledOnce())
    expect((await caixa()).queryByText('Erro de conectividade')).toBeNull()
  })

  it('says that the provider is away while the document waits', async () => {
    finalizar({
      'GET /documents': () => ({ documentos: [documento({ falha: 'indisponivel' })] }),
      'GET /documents/{id}': () => documento({ falha: 'indisponivel' }),
    })
    expect(await screen.findByText('Assinatura integração temporariamente indisponível')).toBeTruthy()
  })

  it('saves the preview as a text file', async () => {
    finalizar({})
    await preencher()
    await userEvent.click(screen.getByRole('button', { name: 'Download Prévia' }))
    const [nome, texto] = vi.mocked(baixarTexto).mock.lastCall ?? []
    expect(nome).toMatch(/^documento_receita_([a-z-]+_)?\d{4}-\d\d-\d\d-\d\dh\d\d\.txt$/)
    expect(texto).toContain('Medicamentos e posologia:\nDipirona 500 mg')
  })

  it('ends with a word and goes back to the queue it came from; without a consultation it leads home', async () => {
    const ver = vi.fn(() => ({ pagamento: null, especialidade_sugerida: 'cardiologia' }))
    finalizar({ 'GET /consultas/{id}': ver })
    await waitFor(() => expect(ver).toHaveBeenCalled())
    await userEvent.click(await screen.findByRole('button', { name: 'Concluir' }))
    expect(lugar()).toBe('/fila-medico')
    expect(estado()).toEqual({ especialidade: 'cardiologia' })
    expect(avisos()).toEqual([['Consulta finalizada!', undefined]])
    cleanup()
    abrir(<FinalizarConsulta />, '/finalizar-consulta/:id?', '/finalizar-consulta', {})
    expect(lugar()).toBe('/')
  })

  it('ends with what still waits for a signature', async () => {
    finalizar({
      'GET /documents': () => ({ documentos: [documento(), documento({ id: 'd2' }), assinado] }),
      'GET /documents/{id}': ({ id }) => documento({ id: String(id) }),
    })
    expect(await screen.findAllByText('Pendente')).toHaveLength(2)
    await userEvent.click(screen.getByRole('button', { name: 'Concluir' }))
    expect(avisos()).toEqual([['Consulta finalizada!', '2 documentos esperam a sua assinatura.']])
  })

  it('who is not a doctor goes to the doctors’ onboarding', () => {
    finalizar({}, 'paciente')
    expect(lugar()).toBe('/doctor-onboarding')
  })
})

describe('MeusArquivos', () => {
  const arquivos = (respostas: Respostas) =>
    abrir(<MeusArquivos />, '/meus-arquivos', '/meus-arquivos', {
      'GET /recibos': () => ({ recibos: [] }),
      ...respostas,
    })

  it('has a receipt for each consultation that was charged, saved as a file', async () => {
    vi.mocked(salvarArquivo).mockClear()
    const baixar = vi.fn(() => ({
      nome: 'acolhe-recibo-2026-11-20.pdf',
      tipo: 'application/pdf',
      conteudo_base64: btoa('%PDF'),
    }))
    arquivos({
      'GET /documents': () => ({ documentos: [] }),
      'GET /recibos': () => ({
        recibos: [
          {
            consulta_id: 'c1',
            atendida_em: '2026-11-21T02:40:00.000Z',
            medico: { nome: 'Helena', crm: '123456', uf: 'SP' },
            de: 'Teo',
          },
        ],
      }),
      'POST /consultas/{id}/recibo': baixar,
    })
    await userEvent.click(await screen.findByRole('button', { name: 'Baixar recibo de 20/11/2026' }))
    await waitFor(() => expect(salvarArquivo).toHaveBeenCalled())
    const [nome, bytes, tipo] = vi.mocked(salvarArquivo).mock.lastCall ?? []
    expect([nome, tipo]).toEqual(['acolhe-recibo-2026-11-20.pdf', 'application/pdf'])
    expect(new TextDecoder().decode(bytes as Uint8Array)).toBe('%PDF')
    expect(screen.getByText('De Teo')).toBeTruthy()
  })

  it('says of one that waits for an hour that its doctor has not signed it yet', async () => {
    const agora = { created_at: new Date().toISOString() }
    arquivos({ 'GET /documents': () => ({ documentos: [documento(), documento({ id: 'd2', ...agora })] }) })
    expect(await screen.findAllByText('Criado')).toHaveLength(2)
    expect(screen.getAllByText(ARQUIVOS.por_assinar)).toHaveLength(1)
  })

  it('lists each document with its state, and downloads by a link of its own', async () => {
    const aberto = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      abertos.push([this.href, this.target])
    })
    const abertos: string[][] = []
    arquivos({
      'GET /documents': () => ({
        documentos: [
          documento({
            id: 'd2',
            tipo: 'relatorio',
            adendo: { consulta_em: '2026-11-20T12:00:00.000Z' },
          }),
          assinado,
          documento({ id: 'd3', tipo: 'exame', status: 'delivered', file_url: 'ana/d3.pdf' }),
        ],
      }),
      'POST /documents/{id}/link': () => ({ url: 'https://arquivos.test/d1', expira_em: '' }),
    })
    expect(await screen.findByRole('heading', { name: 'Relatório' })).toBeTruthy()
    expect(screen.getByText('Adendo à consulta encerrada em 20/11/2026 09:00')).toBeTruthy()
    expect(screen.getByText('Criado')).toBeTruthy()
    expect(screen.getByText('Assinado')).toBeTruthy()
    expect(screen.getAllByText('Criado em: 21/11/2026 09:30')).toHaveLength(3)
    expect(screen.getByText('Entregue')).toBeTruthy()
    expect(screen.getByRole('heading', { name: 'Meus Arquivos' })).toBeTruthy()
    expect(
      screen.getByText('Seu prontuário é confidencial e acessado apenas por você e pelo médico responsável.'),
    ).toBeTruthy()
    expect(screen.getAllByText('Baixar')).toHaveLength(2)
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Não disponível' }).disabled).toBe(true)
    await userEvent.click(screen.getByRole('button', { name: /^Baixar Receita Médica/ }))
    await waitFor(() => expect(abertos).toEqual([['https://arquivos.test/d1', '_blank']]))
    aberto.mockRestore()
  })

  it('shows a document the moment it is issued, and the moment it is signed', async () => {
    let documentos: DocumentoVisto[] = []
    arquivos({ 'GET /documents': () => ({ documentos }) })
    expect(await screen.findByText('Nenhum arquivo encontrado')).toBeTruthy()
    documentos = [documento()]
    dizer('kyc-updates', 'documento.status')
    expect(await screen.findByText('Criado')).toBeTruthy()
    documentos = [assinado]
    dizer('kyc-updates', 'documento.status')
    expect(await screen.findByText('Assinado')).toBeTruthy()
  })

  it('says when there are none, when they cannot be read, and when a download fails', async () => {
    arquivos({ 'GET /documents': () => ({ documentos: [] }) })
    expect(await screen.findByText('Nenhum arquivo encontrado')).toBeTruthy()
    expect(screen.getByText('Você ainda não possui documentos médicos.')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Ver minhas consultas' }).getAttribute('href')).toBe(
      '/minhas-consultas',
    )
    cleanup()
    arquivos({
      'GET /documents': () => {
        throw recusa('erro_interno')
      },
    })
    expect(await screen.findByText('Erro ao carregar arquivos')).toBeTruthy()
    cleanup()
    let desligado = true
    arquivos({
      'GET /documents': () => {
        if (desligado) throw new NetworkError('offline')
        return { documentos: [assinado] }
      },
    })
    expect(await screen.findByText('Erro de conectividade')).toBeTruthy()
    expect(screen.getByText('Verifique sua conexão e tente novamente.')).toBeTruthy()
    desligado = false
    await userEvent.click(screen.getByRole('button', { name: 'Tentar Novamente' }))
    expect(await screen.findByRole('button', { name: /^Baixar Receita Médica/ })).toBeTruthy()
    cleanup()
    arquivos({
      'GET /documents': () => ({ documentos: [assinado] }),
      'POST /documents/{id}/link': () => {
        throw recusa('erro_interno')
      },
    })
    await userEvent.click(await screen.findByRole('button', { name: /^Baixar Receita Médica/ }))
    await waitFor(() =>
      expect(avisos()).toEqual([['Erro no download', 'Não foi possível baixar o arquivo.']]),
    )
    cleanup()
    arquivos({
      'GET /documents': () => ({ documentos: [assinado] }),
      'POST /documents/{id}/link': () => {
        throw recusa('transicao_invalida')
      },
    })
    await userEvent.click(await screen.findByRole('button', { name: /^Baixar Receita Médica/ }))
    await waitFor(() =>
      expect(avisos()).toEqual([
        ['Arquivo não disponível', 'Este arquivo ainda não está disponível para download.'],
      ]),
    )
    cleanup()
    let semRede = true
    const aberto = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue()
    arquivos({
      'GET /documents': () => ({ documentos: [assinado] }),
      'POST /documents/{id}/link': () => {
        if (semRede) throw new NetworkError('offline')
        return { url: 'https://arquivos.test/d1', expira_em: '' }
      },
    })
    await userEvent.click(await screen.findByRole('button', { name: /^Baixar Receita Médica/ }))
    await waitFor(() =>
      expect(avisos()).toEqual([['Erro de conectividade', 'Verifique sua conexão e tente novamente.']]),
    )
    const dito = await within(screen.getByRole('listitem')).findByText('Erro de conectividade')
    semRede = false
    await userEvent.click(await screen.findByRole('button', { name: /^Baixar Receita Médica/ }))
    await waitFor(() => expect(aberto).toHaveBeenCalledOnce())
    expect(dito.isConnected).toBe(false)
  })
})

describe('Validar', () => {
  const validar = (responder: () => unknown) =>
    abrir(<Validar />, '/validar/:codigo', '/validar/abc', { 'GET /validar/{codigo}': responder })
  const VALIDACAO = {
    codigo: 'abc',
    tipo: 'receita',
    situacao: 'assinado',
    emitido_em: '2026-11-21T12:30:00.000Z',
    assinado_em: '2026-11-21T12:30:05.000Z',
    medico: { nome: 'Helena Prado', crm: '123456', uf: 'SP' },
    paciente: 'A. B. N.',
    adendo: null,
    adendos_em: [],
  }

  it('shows who issued it, and where the file is checked', async () => {
    validar(() => VALIDACAO)
    expect(await screen.findByText('Assinado digitalmente')).toBeTruthy()
    expect(screen.getByText('Dr(a). Helena Prado')).toBeTruthy()
    expect(screen.getByText('123456/SP')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'validar.iti.gov.br' })).toBeTruthy()
  })

  it('an addendum leads to its original, and an original says when it was added to', async () => {
    const adendo = {
      consulta_em: '2026-11-20T12:00:00.000Z',
      documento: { tipo: 'receita', codigo: 'orig', emitido_em: '2026-11-20T11:30:00.000Z' },
    }
    validar(() => ({ ...VALIDACAO, adendo }))
    expect(await screen.findByRole('heading', { name: 'Adendo: Receita Médica' })).toBeTruthy()
    expect(screen.getByText(/Adendo ao documento "Receita Médica" emitido em 20 de novembro/)).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Conferir o original' }).getAttribute('href')).toBe(
      '/validar/orig',
    )
    cleanup()
    validar(() => ({ ...VALIDACAO, adendos_em: ['2026-11-23T12:00:00.000Z'] }))
    expect(await screen.findByText('Complementado por adendo em')).toBeTruthy()
    expect(screen.getByText(/23 de novembro de 2026/)).toBeTruthy()
  })

  it('warns while there is no signature, and knows no other code', async () => {
    validar(() => ({ ...VALIDACAO, situacao: 'aguardando_assinatura', assinado_em: null }))
    expect(await screen.findByText('Aguardando assinatura')).toBeTruthy()
    cleanup()
    validar(() => {
      throw recusa('nao_encontrado')
    })
    expect(await screen.findByRole('heading', { level: 1, name: 'Documento não encontrado' })).toBeTruthy()
  })
})
