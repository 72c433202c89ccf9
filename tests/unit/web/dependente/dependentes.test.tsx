// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Dependente } from '#domain/dependente/vista.ts'
import { DECLARACAO } from '#domain/dependente/declaracao.ts'
import { DEPENDENTES, ERROS_DO_DEPENDENTE, MOTIVOS_DA_PROVA } from '#domain/dependente/textos.ts'
import { LIA, TEO } from '#semente/dependentes.ts'
import { dismissToast } from '../../../../web/src/components/toast-store.ts'
import { Dependentes } from '../../../../web/src/features/dependente/dependentes.tsx'
import { usuarioAtual } from '../../../../web/src/lib/sessao/sessao.ts'
import { servidor } from '../../../support/api-falsa.ts'
import { abrir, aviso, PERFIL, recusa } from '../conta/apoio.tsx'

vi.mock('../../../../web/src/lib/api.ts', { spy: true })
vi.mock('../../../../web/src/lib/sessao/sessao.ts')

const teo: Dependente = {
  dependente_id: TEO.dependente_id,
  nome: TEO.nome,
  data_nascimento: TEO.data_nascimento,
  idade: 4,
  relacao: 'mae',
  status: 'confirmado',
  ate: '2040-06-10',
  motivos: [],
  falta_guarda: false,
}

function abrirCom(dependentes: readonly Dependente[], respostas: Readonly<Record<string, unknown>> = {}) {
  const mocks = servidor({
    'meus-dependentes': { dependentes },
    'usuario-eu': PERFIL,
    'adicionar-dependente': { ...teo, nome: LIA.nome, dependente_id: LIA.dependente_id, status: 'pendente' },
    'encerrar-vinculo': { ...teo, status: 'encerrado' },
    'enviar-prova': { url: 'https://balde.teste/', campos: { key: 'k' }, caminho: 'c1', expira_em: 'x' },
    'provar-vinculo': teo,
    ...respostas,
  })
  abrir(<Dependentes />, '/dependentes')
  return { mocks, user: userEvent.setup() }
}
const botao = (nome: string | RegExp) => screen.findByRole('button', { name: nome })
const foto = () => new File(['x'], 'rg.jpg', { type: 'image/jpeg' })

beforeEach(() => {
  vi.mocked(usuarioAtual).mockResolvedValue({ id: PERFIL.id, email: PERFIL.email })
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => new Response(null, { status: 204 })),
  )
})
afterEach(() => {
  cleanup()
  dismissToast()
  vi.unstubAllGlobals()
  vi.clearAllMocks()
})

describe('the dependants of an adult (decision 038)', () => {
  it('a confirmed one leads to their triage and their health profile', async () => {
    abrirCom([teo])
    expect(
      (await screen.findByRole('link', { name: `Fazer triagem para ${TEO.nome}` })).getAttribute('href'),
    ).toBe(`/triagem?de=${TEO.dependente_id}`)
    expect(screen.getByRole('link', { name: `Ficha de saúde de ${TEO.nome}` })).toBeTruthy()
    expect(screen.getByText('4 anos · Mãe')).toBeTruthy()
    expect(screen.getByText(DEPENDENTES.ate('10/06/2040'))).toBeTruthy()
  })

  it('a new one is added with what was declared', async () => {
    const { mocks, user } = abrirCom([])
    await user.click(await botao(DEPENDENTES.adicionar))
    await user.type(screen.getByLabelText(DEPENDENTES.nome), LIA.nome)
    await user.type(screen.getByLabelText(DEPENDENTES.cpf), LIA.cpf)
    await user.type(screen.getByLabelText(DEPENDENTES.nascimento), '20052026')
    await user.selectOptions(screen.getByLabelText(DEPENDENTES.relacao), 'mae')
    await user.click(screen.getByLabelText(DEPENDENTES.aceito))
    await user.click(await botao(DEPENDENTES.adicionar))
    await waitFor(() => expect(aviso()?.[0]).toBe(DEPENDENTES.adicionado.title))
    expect(mocks['adicionar-dependente'].mock.calls).toEqual([
      [
        {
          nome: LIA.nome,
          cpf: LIA.cpf,
          data_nascimento: LIA.data_nascimento,
          relacao: 'mae',
          declaracao: { versao: DECLARACAO.versao, aceita: true },
        },
      ],
    ])
    expect(await screen.findByRole('heading', { name: LIA.nome })).toBeTruthy()
  })

  it('what is missing is said at its field, and nothing is sent', async () => {
    const { mocks, user } = abrirCom([])
    await user.click(await botao(DEPENDENTES.adicionar))
    await user.type(screen.getByLabelText(DEPENDENTES.nome), LIA.nome)
    await user.click(await botao(DEPENDENTES.adicionar))
    expect(screen.getByText(ERROS_DO_DEPENDENTE.relacao)).toBeTruthy()
    expect(screen.getByText(ERROS_DO_DEPENDENTE.declaracao)).toBeTruthy()
    expect(document.activeElement).toBe(screen.getByLabelText(DEPENDENTES.cpf))
    expect(mocks['adicionar-dependente']).not.toHaveBeenCalled()
  })

  it('the server’s refusal stands at its field, and what was typed stays', async () => {
    const { mocks, user } = abrirCom([])
    mocks['adicionar-dependente'].mockRejectedValue(
      recusa('campos_invalidos', { campos: [{ campo: 'cpf', motivo: ERROS_DO_DEPENDENTE.cpf_com_conta }] }),
    )
    await user.click(await botao(DEPENDENTES.adicionar))
    await user.type(screen.getByLabelText(DEPENDENTES.nome), LIA.nome)
    await user.type(screen.getByLabelText(DEPENDENTES.cpf), LIA.cpf)
    await user.type(screen.getByLabelText(DEPENDENTES.nascimento), '20052026')
    await user.selectOptions(screen.getByLabelText(DEPENDENTES.relacao), 'mae')
    await user.click(screen.getByLabelText(DEPENDENTES.aceito))
    await user.click(await botao(DEPENDENTES.adicionar))
    expect(await screen.findByText(ERROS_DO_DEPENDENTE.cpf_com_conta)).toBeTruthy()
    expect(screen.getByLabelText<HTMLInputElement>(DEPENDENTES.nome).value).toBe(LIA.nome)
  })

  it('the document is sent and confirms, or says what else is needed', async () => {
    const pendente = { ...teo, status: 'pendente' } as const
    const { mocks, user } = abrirCom([pendente], {
      'provar-vinculo': { ...pendente, falta_guarda: true, motivos: [MOTIVOS_DA_PROVA.outra_filiacao] },
    })
    await user.click(await botao(DEPENDENTES.enviar))
    expect(screen.getByText(ERROS_DO_DEPENDENTE.documento)).toBeTruthy()
    await user.upload(screen.getByLabelText(DEPENDENTES.frente), foto())
    await user.click(await botao(DEPENDENTES.enviar))
    expect(await screen.findByText(MOTIVOS_DA_PROVA.outra_filiacao)).toBeTruthy()
    expect(screen.getByLabelText(DEPENDENTES.guarda)).toBeTruthy()
    expect(mocks['provar-vinculo'].mock.calls).toEqual([[{ dependente_id: TEO.dependente_id, frente: 'c1' }]])
    mocks['provar-vinculo'].mockResolvedValue(teo)
    await user.upload(screen.getByLabelText(DEPENDENTES.frente), foto())
    await user.click(await botao(DEPENDENTES.enviar))
    await waitFor(() => expect(aviso()?.[0]).toBe(DEPENDENTES.confirmado))
    expect(await screen.findByText(DEPENDENTES.status.confirmado)).toBeTruthy()
  })

  it('is removed only after the question', async () => {
    const { mocks, user } = abrirCom([teo])
    await user.click(await botao(`Remover ${TEO.nome}`))
    expect(mocks['encerrar-vinculo']).not.toHaveBeenCalled()
    await user.click(await botao('Remover'))
    await waitFor(() => expect(screen.queryByRole('heading', { name: TEO.nome })).toBeNull())
  })
})
