// @vitest-environment jsdom
import { act, cleanup, configure, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { TelaDaChamada } from '../../../../web/src/features/sala/tela-da-chamada.tsx'
import { useChamada } from '../../../../web/src/features/sala/use-chamada.ts'
import { NetworkError } from '../../../../web/src/lib/api.ts'
import { lerPerfil } from '../../../../web/src/lib/sessao/perfil.ts'
import { usuarioAtual } from '../../../../web/src/lib/sessao/sessao.ts'
import { recusa, servidor } from '../../../support/api-falsa.ts'
import { ID, paraMedica, perfil, vista } from './consulta-de-teste.ts'
import { dizer } from '../../../support/canal-falso.ts'
import { abrirTela, lugar } from '../../../support/tela.tsx'

configure({ asyncUtilTimeout: 8_000 })
vi.mock('../../../../web/src/lib/api.ts', { spy: true })
vi.mock('../../../../web/src/lib/sessao/sessao.ts')
vi.mock('../../../../web/src/lib/sessao/perfil.ts')
vi.mock('../../../../web/src/lib/log.ts')
vi.mock('../../../../web/src/lib/tempo-real/tempo-real.ts', () => import('../../../support/canal-falso.ts'))
vi.mock('../../../../web/src/features/sala/use-chamada.ts')

/** As the document form: what is typed in it must not be lost. */
function Formulario() {
  const [texto, setTexto] = useState('')
  return <textarea aria-label="Conteúdo" value={texto} onChange={({ target }) => setTexto(target.value)} />
}

/** The call itself is of a test of its own: this is what it says. */
const diz = (vista: object) =>
  vi.mocked(useChamada).mockReturnValue({
    vista: { estado: 'aguardando_paciente', remoto: null, outro: null, soAudio: null, desde: null, ...vista },
    locais: { microfone: true, camera: true, imagem: null, falhas: {}, disponiveis: [] },
    aparelhos: {},
    escolherSoAudio: escolher,
    sair: vi.fn(),
    entrarDeNovo: vi.fn(),
  } as never)
const escolher = vi.fn()

function abrir(quem: 'ana' | 'helena', semServidores = false, falha?: Error, outraVista: object = {}) {
  escolher.mockClear()
  vi.mocked(usuarioAtual).mockResolvedValue({ id: quem, email: 'x@exemplo.test' })
  vi.mocked(lerPerfil).mockResolvedValue(perfil(quem))
  diz({ semServidores, ...outraVista })
  const respostas = servidor({
    'ver-consulta': quem === 'helena' ? paraMedica() : vista(),
    'ver-ice': { ice_servers: [] },
    'ver-mensagens': { mensagens: [], escreve: true, escreve_ate: null, restam: 10 },
    'ver-prontuario': { triagens: [], devolucoes: [], consultas: [], documentos: [] },
  })
  if (falha) respostas['ver-consulta'].mockRejectedValueOnce(falha)
  abrirTela(<TelaDaChamada prescricao={() => <Formulario />} />, {
    em: `/chamada/${ID}`,
    rotas: ['/chamada/:id'],
  })
  return { ...respostas, escolher }
}
const botao = (name: string) => screen.findByRole('button', { name })

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

describe('who helps the two browsers meet', () => {
  /** What the call asks with, once it is on the screen. */
  const servidores = async () => {
    await botao('Sair')
    const [{ servidores: pedir } = { servidores: undefined }] = vi.mocked(useChamada).mock.lastCall ?? []
    if (!pedir) throw new Error('Not in the call')
    return pedir
  }

  it('is asked anew when what they gave is older than a minute, and not sooner', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const respostas = abrir('ana')
    const pedir = await servidores()
    const dados = (username: string) => [{ urls: ['turn:relay.test'], username, credential: 'x' }]
    respostas['ver-ice'].mockResolvedValue({ ice_servers: dados('depois') })
    vi.setSystemTime(Date.now() + 59_000)
    expect(await pedir()).toEqual([])
    expect(respostas['ver-ice']).toHaveBeenCalledTimes(1)
    vi.setSystemTime(Date.now() + 20 * 60_000)
    expect(await pedir()).toEqual(dados('depois'))
    expect(respostas['ver-ice']).toHaveBeenCalledTimes(2)
  })

  it('is asked once each time: the call tries again by itself, and the screen stays', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const respostas = abrir('ana')
    const pedir = await servidores()
    respostas['ver-ice'].mockRejectedValue(recusa('provedor_indisponivel'))
    vi.setSystemTime(Date.now() + 20 * 60_000)
    await expect(pedir()).rejects.toThrow('Nada foi perdido. Tente novamente em alguns instantes.')
    expect(respostas['ver-ice']).toHaveBeenCalledTimes(2)
    expect(await botao('Sair')).toBeTruthy()
  })

  it('is said to be missing', async () => {
    const frase =
      'Não conseguimos preparar a chamada com os servidores de vídeo. Estamos tentando de novo, não feche esta página.'
    abrir('ana')
    await botao('Sair')
    expect(screen.queryByText(frase)).toBeNull()
    cleanup()
    abrir('ana', true)
    expect(await screen.findByText(frase)).toBeTruthy()
  })
})

it('without a connection it stays, says so, and goes on when asked again (P §8)', async () => {
  abrir('ana', false, new NetworkError(undefined))
  expect(await screen.findByRole('heading', { level: 1, name: 'Erro de conectividade' })).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Tentar Novamente' }))
  expect(await botao('Sair')).toBeTruthy()
})

it.each([
  ['ana', 'Helena Prado', ['Dr(a). CRM 123456/SP', 'Médico Responsável']],
  ['helena', 'Ana Beatriz', ['Paciente']],
] as const)('names to %s who is on the other side: %s (P §2.15)', async (quem, nome, abaixo) => {
  abrir(quem)
  expect(await screen.findByRole('heading', { level: 1, name: nome })).toBeTruthy()
  for (const texto of abaixo) expect(screen.getByText(texto)).toBeTruthy()
})

it.each([
  [{ de: 'eu', motivo: 'rede' }, /^Sua internet está fraca: a chamada segue só com áudio/],
  [{ de: 'outro', motivo: 'rede' }, /^A internet de Helena Prado está fraca/],
  [{ de: 'outro', motivo: 'escolha' }, 'Helena Prado escolheu seguir só com áudio.'],
] as const)('says why nothing is seen, and that it is heard: %o', async (soAudio, texto) => {
  abrir('ana', false, undefined, { estado: 'conectada', soAudio, outro: { microfone: true, camera: true } })
  const dita = await screen.findByText(texto)
  expect(dita.closest('output')).toBeTruthy()
})

it('lets the person go on without pictures, and have them again', async () => {
  const escolherSoAudio = abrir('ana').escolher
  await userEvent.click(await botao('Dispositivos'))
  await userEvent.click(screen.getByRole('checkbox', { name: /^Só com áudio/ }))
  expect(escolherSoAudio.mock.calls).toEqual([[true]])
})

describe('the consultation is taken from the call', () => {
  const dizerQueMudou = () => act(() => void dizer(`consulta:${ID}`, 'consulta.status'))

  it('the patient whose doctor did not come is led to where one waits', async () => {
    const { 'ver-consulta': ver } = abrir('ana')
    await botao('Sair')
    ver.mockResolvedValue(vista({ status: 'queued', medico: null }))
    dizerQueMudou()
    await waitFor(() => expect(lugar()).toBe(`/status-consulta/${ID}`))
  })

  it('the doctor who was not in it is told what became of the patient', async () => {
    const { 'ver-consulta': ver } = abrir('helena')
    await botao('Sair')
    ver.mockRejectedValue(recusa('fora_da_sala'))
    dizerQueMudou()
    expect(await screen.findByRole('heading', { level: 1, name: 'O paciente voltou à fila' })).toBeTruthy()
  })

  it('of one that ended without care nobody is led to documents', async () => {
    const { 'ver-consulta': ver } = abrir('helena')
    await botao('Sair')
    ver.mockResolvedValue(paraMedica({ status: 'cancelled', motivo_fim: 'paciente' }))
    diz({ estado: 'encerrada' })
    dizerQueMudou()
    expect(await screen.findByRole('link', { name: 'Voltar à sala' })).toBeTruthy()
    expect(screen.queryByRole('link', { name: 'Gerar documentos' })).toBeNull()
  })
})

it('is dark whatever the device prefers, and only while it is shown', async () => {
  abrir('ana')
  await botao('Sair')
  expect(document.documentElement.classList.contains('noite')).toBe(true)
  cleanup()
  expect(document.documentElement.classList.contains('noite')).toBe(false)
})

describe('beside the call (D §2.10)', () => {
  it('the doctor writes and reads the record without leaving it, and loses nothing in between', async () => {
    const pessoa = userEvent.setup()
    const respostas = abrir('helena')
    await pessoa.click(await botao('Prescrição'))
    await pessoa.type(screen.getByLabelText('Conteúdo'), 'Uso oral.')
    expect(respostas['ver-prontuario']).not.toHaveBeenCalled()
    await pessoa.click(await botao('Prontuário'))
    expect(await screen.findByText('Primeira consulta do paciente nesta plataforma.')).toBeTruthy()
    expect(screen.getByRole('main', { name: 'Chamada de vídeo' })).toBeTruthy()
    await pessoa.click(await botao('Prescrição'))
    expect(screen.getByLabelText<HTMLTextAreaElement>('Conteúdo').value).toBe('Uso oral.')
    expect(screen.queryByText('Primeira consulta do paciente nesta plataforma.')).toBeNull()
    await pessoa.click(await botao('Prescrição'))
    expect(screen.queryByRole('textbox')).toBeNull()
    await pessoa.click(await botao('Prescrição'))
    expect(screen.getByLabelText<HTMLTextAreaElement>('Conteúdo').value).toBe('Uso oral.')
  })

  it('the patient has neither', async () => {
    abrir('ana')
    await botao('Sair')
    expect(screen.queryByRole('button', { name: 'Prontuário' })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Prescrição' })).toBeNull()
  })
})
