// @vitest-environment jsdom
import { cleanup, configure, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ACEITE_NA_CONTA, VERSAO_LEGAL } from '#domain/legal/aceite.ts'
import { CONTA, PRIVACIDADE } from '#domain/cadastro/textos-da-conta.ts'
import { dismissToast } from '../../../../web/src/components/toast-store.ts'
import { MinhaConta } from '../../../../web/src/features/conta/minha-conta.tsx'
import { NetworkError } from '../../../../web/src/lib/api.ts'
import { lerPerfil } from '../../../../web/src/lib/sessao/perfil.ts'
import { salvarArquivo } from '../../../../web/src/lib/salvar-arquivo.ts'
import { sair, usuarioAtual } from '../../../../web/src/lib/sessao/sessao.ts'
import { abrir, aviso, CODIGO, PERFIL, recusa, responder, type Respostas } from './apoio.tsx'
import { lugar } from '../../../support/tela.tsx'

configure({ asyncUtilTimeout: 8_000 })
vi.mock('../../../../web/src/lib/sessao/sessao.ts')
vi.mock('../../../../web/src/lib/sessao/perfil.ts')
vi.mock('../../../../web/src/lib/salvar-arquivo.ts')
vi.mock('../../../../web/src/lib/api.ts', async (original) => ({
  ...(await original<Record<string, unknown>>()),
  call: vi.fn(),
}))

const TEO_CONFIRMADO = {
  dependente_id: 't1',
  nome: 'Téo',
  data_nascimento: '2022-06-10',
  idade: 4,
  relacao: 'mae',
  status: 'confirmado',
  ate: '2040-06-10',
  motivos: [],
  falta_guarda: false,
}

const ATUALIZAR = 'POST /functions/critical-data-update'

function conta(respostas: Respostas = {}, perfil: Partial<typeof PERFIL> = {}) {
  vi.mocked(lerPerfil).mockResolvedValue({ ...PERFIL, ...perfil })
  responder({ ...CODIGO, ...respostas })
  abrir(<MinhaConta />)
}
/** A section of the screen, by its title. */
const secao = (name: string) => within(screen.getByRole('region', { name }))
const clicar = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
async function editar(campo: string, valor?: string) {
  await clicar(`Editar ${campo}`)
  const input = await screen.findByLabelText(campo)
  if (valor !== undefined) {
    await userEvent.clear(input)
    await userEvent.type(input, valor)
  }
}
async function passarPeloCodigo(codigo = '123456') {
  await clicar('Enviar Código')
  await userEvent.type(await screen.findByLabelText('Código de 6 dígitos'), codigo)
  await clicar('Verificar')
}

beforeEach(() => {
  vi.clearAllMocks()
  sessionStorage.clear()
  vi.mocked(usuarioAtual).mockResolvedValue({ id: 'u1', email: PERFIL.email })
})
afterEach(() => {
  cleanup()
  dismissToast()
})

describe('Minha Conta (P §2.16, §4.6)', () => {
  it.each([
    ['devolvido', /As mensagens que enviamos a este e-mail voltam\./],
    ['reclamado', /Nossas mensagens foram marcadas como indesejadas/],
  ] as const)('says what to do when mail to the address is %s', async (email_com_problema, texto) => {
    conta({}, { email_com_problema })
    expect(await screen.findByText(texto)).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Editar E-mail' })).toBeTruthy()
  })

  it.each([
    ['2025-03', true],
    [VERSAO_LEGAL, false],
  ])('accepted in version %s, says that the terms changed since: %s', async (versao, mudaram) => {
    conta({}, { aceite_legal: { versao, em: '2025-03-10T12:00:00.000Z' } })
    await screen.findByText(new RegExp(`versão ${versao}, aceitos em`))
    expect(screen.queryByText(ACEITE_NA_CONTA.mudaram(VERSAO_LEGAL)) !== null).toBe(mudaram)
  })

  it('shows the four fields as people write them, and what is locked', async () => {
    conta()
    expect(await screen.findByRole('heading', { name: 'Minha Conta' })).toBeTruthy()
    expect(screen.getByText('Verificação: Verificado')).toBeTruthy()
    for (const texto of [
      'Nome Completo',
      'Ana Beatriz Nogueira',
      'Telefone',
      '(11) 98765-0001',
      'E-mail',
      'ana@exemplo.com.br',
      'CPF',
      '529.982.247-25',
    ])
      expect(screen.getByText(texto)).toBeTruthy()
    expect(screen.getAllByText('Campo bloqueado após verificação KYC aprovada')).toHaveLength(4)
  })

  it.each([
    ['rejected', 'Rejeitado'],
    ['pending', 'Pendente'],
  ] as const)('says %s as %s', async (kyc_status, rotulo) => {
    conta({}, { kyc_status })
    expect(await screen.findByText(`Verificação: ${rotulo}`)).toBeTruthy()
    expect(screen.queryByText('Campo bloqueado após verificação KYC aprovada')).toBeNull()
  })

  it.each([
    ['blocked', 'Bloqueado'],
    ['restricted', 'Em verificação'],
    ['full', 'Aprovado'],
  ] as const)('says the tier %s as %s (P §3)', async (access_tier, rotulo) => {
    conta({}, { access_tier })
    expect(await screen.findByText(`Acesso: ${rotulo}`)).toBeTruthy()
  })

  it('says that the data could not be read', async () => {
    vi.mocked(lerPerfil).mockRejectedValue(recusa('erro_interno'))
    abrir(<MinhaConta />)
    expect(await screen.findByText('Erro ao carregar dados do usuário.')).toBeTruthy()
    expect(aviso()).toEqual(['Erro ao carregar dados', undefined, 'destructive'])
    cleanup()
    vi.mocked(lerPerfil).mockRejectedValue(recusa('nao_autenticado'))
    abrir(<MinhaConta />)
    await waitFor(() =>
      expect(aviso()).toEqual(['Erro de autenticação', 'Faça login para continuar.', 'destructive']),
    )
  })

  it('closes the editor of an unchanged value without asking anybody', async () => {
    conta()
    await editar('Telefone')
    await clicar('Salvar')
    expect(await screen.findByRole('button', { name: 'Editar Telefone' })).toBeTruthy()
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('refuses a value that is none', async () => {
    conta()
    await editar('Telefone', '119')
    expect(await screen.findByText('Formato inválido')).toBeTruthy()
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Salvar' }).disabled).toBe(true)
  })

  it('changes the phone after the code, with one key in header and body', async () => {
    const atualizar = vi.fn<Respostas[string]>(() => ({
      success: true,
      requires_re_kyc: false,
      audit_id: 'a',
    }))
    conta({ [ATUALIZAR]: atualizar })
    await editar('Telefone', '31912345678')
    expect(screen.getByLabelText<HTMLInputElement>('Telefone').value).toBe('(31) 91234-5678')
    await clicar('Salvar')
    expect(await screen.findByRole('dialog', { name: 'Verificação de Segurança' })).toBeTruthy()
    expect(
      screen.getByText('Enviaremos um código de 6 dígitos para seu email para confirmar que é você.', {
        exact: false,
      }),
    ).toBeTruthy()
    vi.mocked(lerPerfil).mockResolvedValue({ ...PERFIL, telefone: '31912345678' })
    await passarPeloCodigo()
    expect(await screen.findByText('(31) 91234-5678')).toBeTruthy()
    expect(aviso()).toEqual([
      'Campo atualizado',
      'Suas informações foram atualizadas com sucesso.',
      'default',
    ])
    const [corpo, headers] = atualizar.mock.calls[0] ?? []
    expect(corpo).toEqual({
      field_name: 'telefone',
      new_value: '31912345678',
      change_reason: 'User profile update',
      idempotency_key: expect.stringMatching(/^telefone_31912345678_\d+_[a-z0-9]+$/),
    })
    expect(headers).toEqual({ 'idempotency-key': corpo?.['idempotency_key'] })
  })

  it('needs no code before the account is verified', async () => {
    conta(
      { [ATUALIZAR]: () => ({ success: true, requires_re_kyc: false, audit_id: 'a' }) },
      { kyc_status: 'rejected' },
    )
    await editar('Nome Completo', 'Ana Nova Silva')
    await clicar('Salvar')
    await waitFor(() => expect(aviso()?.[0]).toBe('Campo atualizado'))
  })

  it('warns before a name is changed, and leads to the new check after 2 s', async () => {
    const atualizar = vi.fn<Respostas[string]>(() => ({
      success: true,
      requires_re_kyc: true,
      audit_id: 'a',
    }))
    conta({ [ATUALIZAR]: atualizar })
    await editar('Nome Completo', 'Ana Nova Silva')
    expect(screen.getAllByText('Campo bloqueado após verificação KYC aprovada').length).toBeGreaterThan(0)
    await clicar('Continuar e refazer KYC')
    await passarPeloCodigo()
    await waitFor(() =>
      expect(aviso()).toEqual([
        'Campo atualizado',
        'Suas alterações requerem nova verificação KYC. Você será redirecionado...',
        'default',
      ]),
    )
    expect(lugar()).toBe('/conta')
    await waitFor(() => expect(lugar()).toBe('/kyc-retry'))
    expect(atualizar.mock.calls[0]?.[0]).toMatchObject({
      change_reason: 'User requested change with re-KYC',
    })
  })

  it.each([
    [
      recusa('muitas_tentativas', { retry_after: 86400 }),
      'Muitas alterações',
      'Limite de alterações atingido. Aguarde 24 horas.',
    ],
    [
      recusa('campo_bloqueado', { extra: { requires_re_kyc: true } }),
      'Campo bloqueado',
      'Este campo não pode ser alterado após a verificação KYC. Para alterar, será necessário refazer a verificação completa.',
    ],
    [recusa('campo_bloqueado'), 'Campo bloqueado', 'Este campo não pode ser alterado no momento.'],
    [recusa('duplicado'), 'Dados em uso', 'Este dado já está sendo usado por outra conta.'],
    [
      recusa('consulta_aberta', { detail: 'Termine a consulta.' }),
      'Erro na atualização',
      'Termine a consulta.',
    ],
    [new Error('?'), 'Erro na atualização', 'Tente novamente em alguns instantes.'],
    [new NetworkError('x'), 'Erro de conectividade', 'Verifique sua conexão e tente novamente.'],
  ])('says %s and shows the previous value again', async (error, titulo, texto) => {
    conta({
      [ATUALIZAR]: () => {
        throw error
      },
    })
    await editar('Telefone', '31912345678')
    await clicar('Salvar')
    await passarPeloCodigo()
    await waitFor(() => expect(aviso()).toEqual([titulo, texto, 'destructive']))
    expect(await screen.findByText('(11) 98765-0001')).toBeTruthy()
    expect(secao(CONTA.dados).getByText(titulo)).toBeTruthy()
    await clicar('Editar Telefone')
    expect(screen.queryByText(titulo)).toBeNull()
  })

  it.each([
    ['was never confirmed', { email_confirmado: false }],
    ['returns what is mailed to it', { email_com_problema: 'devolvido' as const }],
  ])('corrects an address that %s without a code mailed to it', async (_, perfil) => {
    const atualizar = vi.fn<Respostas[string]>(() => ({
      success: true,
      requires_re_kyc: false,
      audit_id: 'a',
    }))
    conta({ [ATUALIZAR]: atualizar }, perfil)
    await editar('E-mail', 'certa@exemplo.com.br')
    expect(screen.getByText(CONTA.com_prova)).toBeTruthy()
    await clicar('Salvar')
    await waitFor(() => expect(aviso()?.[0]).toBe('Campo atualizado'))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(atualizar.mock.calls[0]?.[0]).toMatchObject({ new_value: 'certa@exemplo.com.br' })
  })

  it('asks for the code when the server wants one after all', async () => {
    let vezes = 0
    conta(
      {
        [ATUALIZAR]: () => {
          if (++vezes === 1) throw recusa('segundo_fator_necessario')
          return { success: true, requires_re_kyc: false, audit_id: 'a' }
        },
      },
      { kyc_status: 'pending' },
    )
    await editar('Telefone', '31912345678')
    await clicar('Salvar')
    await passarPeloCodigo()
    await waitFor(() => expect(aviso()?.[0]).toBe('Campo atualizado'))
  })
})

describe('privacy and the way out', () => {
  it('saves own data as PDF and as JSON, named by the day in São Paulo', async () => {
    conta({
      'POST /usuarios/eu/exportacao/pdf': () => ({
        nome: 'meus-dados.pdf',
        tipo: 'application/pdf',
        conteudo_base64: btoa('%PDF'),
      }),
      'POST /usuarios/eu/exportacao': () => ({ gerado_em: '2026-11-22T01:30:00.000Z' }),
    })
    await clicar('Baixar em PDF')
    await waitFor(() => expect(salvarArquivo).toHaveBeenCalledOnce())
    const [nome, bytes, tipo] = vi.mocked(salvarArquivo).mock.lastCall ?? []
    expect([nome, tipo]).toEqual(['meus-dados.pdf', 'application/pdf'])
    expect(String.fromCharCode(...(bytes as Uint8Array))).toBe('%PDF')
    await clicar('Baixar em JSON')
    await waitFor(() =>
      expect(salvarArquivo).toHaveBeenLastCalledWith(
        'acolhe-meus-dados-2026-11-21.json',
        '{\n  "gerado_em": "2026-11-22T01:30:00.000Z"\n}',
        'application/json',
      ),
    )
  })

  it('lists who saw the record, and the accepted terms', async () => {
    conta({
      'GET /usuarios/eu/acessos': () => ({
        acessos: [
          {
            sequencia: 3,
            em: '2026-11-21T12:02:00.000Z',
            quem: 'Dr(a). Helena',
            o_que: 'Leu uma consulta',
            vezes: 2,
          },
          {
            sequencia: 2,
            em: '2026-11-21T12:01:00.000Z',
            quem: 'Você',
            o_que: 'Leu o prontuário',
            vezes: 1,
          },
        ],
        total: 2,
        integro: false,
      }),
      'GET /usuarios/eu/consentimentos': () => ({ consentimentos: [] }),
    })
    await clicar('Mostrar acessos')
    const lista = within(screen.getByRole('region', { name: 'Quem viu meu prontuário' }))
    expect(await lista.findByText('Dr(a). Helena leu uma consulta, 2 vezes')).toBeTruthy()
    expect(lista.getByText(/Encontramos uma falha neste registro/)).toBeTruthy()
    await clicar('Mostrar termos')
    expect(await screen.findByText('Você ainda não aceitou nenhum termo.')).toBeTruthy()
  })

  it('lists who saw the record of a child, and the terms accepted for them', async () => {
    const acessos = vi.fn<(corpo: unknown) => object>(() => ({ acessos: [], total: 0, integro: true }))
    const termos = vi.fn<(corpo: unknown) => object>(() => ({ consentimentos: [] }))
    conta({
      'GET /dependentes': () => ({ dependentes: [TEO_CONFIRMADO] }),
      'GET /usuarios/eu/acessos': acessos,
      'GET /usuarios/eu/consentimentos': termos,
    })
    for (const [botao, titulo, vazio, lidas] of [
      ['Mostrar acessos', 'Quem viu meu prontuário', 'Ninguém acessou os dados de Téo até agora.', acessos],
      ['Mostrar termos', 'Termos aceitos', 'Nenhum termo foi aceito para Téo até agora.', termos],
    ] as const) {
      await clicar(botao)
      await userEvent.selectOptions(await secao(titulo).findByLabelText('De quem'), 'Téo')
      expect(await secao(titulo).findByText(vazio)).toBeTruthy()
      expect(lidas.mock.lastCall?.[0]).toEqual({ paciente_id: 't1' })
    }
  })

  it('names a lost connection where a list could not be read, and reads it again', async () => {
    const lidas = vi.fn<() => object>(() => ({ consentimentos: [] }))
    lidas.mockImplementationOnce(() => {
      throw new NetworkError('x')
    })
    conta({ 'GET /usuarios/eu/consentimentos': lidas })
    await clicar('Mostrar termos')
    expect(await screen.findByText('Erro de conectividade')).toBeTruthy()
    await clicar('Tentar Novamente')
    expect(await screen.findByText('Você ainda não aceitou nenhum termo.')).toBeTruthy()
  })

  it('signs out everywhere', async () => {
    const encerrar = vi.fn<(corpo: unknown) => object>(() => ({ encerradas: true }))
    conta({ 'POST /acesso/saida': encerrar })
    await clicar('Sair de todos os aparelhos')
    await waitFor(() => expect(sair).toHaveBeenCalledOnce())
    expect(encerrar.mock.lastCall?.[0]).toEqual({ aparelhos: 'todos' })
    expect(lugar()).toBe('/')
  })

  it('stays, and says so, when the other devices could not be signed out', async () => {
    const falhas = [new NetworkError('x'), recusa('erro_interno')]
    conta({
      'POST /acesso/saida': () => {
        const falha = falhas.shift()
        if (falha) throw falha
        return { encerradas: true }
      },
    })
    await clicar('Sair de todos os aparelhos')
    await waitFor(() =>
      expect(aviso()).toEqual([
        'Erro de conectividade',
        'Verifique sua conexão e tente novamente.',
        'destructive',
      ]),
    )
    expect(await secao('Segurança').findByText('Erro de conectividade')).toBeTruthy()
    await clicar('Sair de todos os aparelhos')
    await waitFor(() => expect(aviso()?.[0]).toBe('Erro ao encerrar as sessões'))
    expect(await secao('Segurança').findByText('Erro ao encerrar as sessões')).toBeTruthy()
    expect(secao('Segurança').queryByText('Erro de conectividade')).toBeNull()
    expect(sair).not.toHaveBeenCalled()
    expect(lugar()).toBe('/conta')
    await clicar('Sair de todos os aparelhos')
    await waitFor(() => expect(lugar()).toBe('/'))
  })

  it('says beside its buttons that the data could not be saved, until they are', async () => {
    let falha: Error | undefined = recusa('muitas_tentativas')
    conta({
      'POST /usuarios/eu/exportacao': () => {
        if (falha) throw falha
        return { gerado_em: '2026-11-21T12:00:00.000Z' }
      },
    })
    await clicar('Baixar em JSON')
    const dito = await secao(PRIVACIDADE.exportar.titulo).findByText(PRIVACIDADE.exportar.muitas.title)
    falha = undefined
    await clicar('Baixar em JSON')
    await waitFor(() => expect(salvarArquivo).toHaveBeenCalledOnce())
    expect(dito.isConnected).toBe(false)
  })

  it('says beside its button that the link was not sent again, until it is', async () => {
    let falha: Error | undefined = new NetworkError('x')
    conta(
      {
        'POST /acesso/confirmacao': () => {
          if (falha) throw falha
          return {}
        },
      },
      { email_confirmado: false },
    )
    await clicar(CONTA.reenviar)
    const dito = await secao(CONTA.dados).findByText('Erro de conectividade')
    falha = undefined
    await clicar(CONTA.reenviar)
    await waitFor(() => expect(aviso()?.[0]).toBe(CONTA.reenviado.title))
    expect(dito.isConnected).toBe(false)
  })

  it('a link asked for too often says how long to wait, and of no change', async () => {
    conta(
      {
        'POST /acesso/confirmacao': () => {
          throw recusa('muitas_tentativas', { retry_after: 1500 })
        },
      },
      { email_confirmado: false },
    )
    await clicar(CONTA.reenviar)
    await waitFor(() =>
      expect(aviso()).toEqual([
        'Muitos links pedidos',
        'Confira também o lixo eletrônico, ou peça outro em 25 minutos.',
        'destructive',
      ]),
    )
  })

  it('closes the account after the word and the code, and says goodbye', async () => {
    const recibo = {
      protocolo: 'p1',
      encerrada_em: '2026-11-21T12:00:00.000Z',
      apagado: ['Fotos'],
      mantido: [],
      concluido: true,
    }
    conta({ 'POST /usuarios/eu/encerramento': () => recibo })
    await clicar('Encerrar minha conta')
    const confirmar = await screen.findByRole<HTMLButtonElement>('button', { name: 'Encerrar conta' })
    expect(confirmar.disabled).toBe(true)
    await userEvent.type(screen.getByLabelText('Digite ENCERRAR para confirmar'), 'encerrar')
    await userEvent.click(confirmar)
    await passarPeloCodigo()
    await waitFor(() => expect(lugar()).toBe('/despedida'))
    await waitFor(() => expect(sair).toHaveBeenCalledOnce())
    expect(JSON.parse(sessionStorage.getItem('recibo_do_encerramento') ?? '')).toEqual(recibo)
  })

  it('says why an account cannot be closed now', async () => {
    let aberta = true
    conta({
      'POST /usuarios/eu/encerramento': () => {
        if (aberta) throw recusa('consulta_aberta')
        return {}
      },
    })
    const encerrar = async () => {
      await clicar('Encerrar minha conta')
      await userEvent.type(await screen.findByLabelText('Digite ENCERRAR para confirmar'), 'ENCERRAR')
      await clicar('Encerrar conta')
      await passarPeloCodigo()
    }
    await encerrar()
    await waitFor(() =>
      expect(aviso()).toEqual([
        'Não foi possível encerrar a conta',
        'Acompanhe a consulta aberta antes de solicitar outra.',
        'destructive',
      ]),
    )
    expect(await secao('Encerrar conta').findByText('Não foi possível encerrar a conta')).toBeTruthy()
    expect(lugar()).toBe('/conta')
    aberta = false
    await encerrar()
    await waitFor(() => expect(lugar()).toBe('/despedida'))
  })

  it('a doctor is told what stays with their name, and what stands in the way', async () => {
    conta({}, { tipo: 'medico', papeis: ['medico'] })
    expect(await screen.findByText(/ficam guardados por 20 anos com seu nome e CRM/)).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Encerrar minha conta' }))
    expect(await screen.findByText(/repasse a receber impedem o encerramento/)).toBeTruthy()
  })
})
