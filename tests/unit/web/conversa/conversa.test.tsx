// @vitest-environment jsdom
import { cleanup, configure, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { MensagemLida } from '#domain/conversa/mensagem.ts'
import { CONVERSA } from '#domain/conversa/textos.ts'
import { canalDaConsulta } from '#domain/tempo-real/canal.ts'
import { ConversaNaPagina } from '../../../../web/src/features/conversa/conversa-na-pagina.tsx'
import { NetworkError } from '../../../../web/src/lib/api.ts'
import { recusa, servidor } from '../../../support/api-falsa.ts'
import { dizer } from '../../../support/canal-falso.ts'
import { abrirTela } from '../../../support/tela.tsx'

configure({ asyncUtilTimeout: 8_000 })
vi.mock('../../../../web/src/lib/api.ts', { spy: true })
vi.mock('../../../../web/src/lib/tempo-real/tempo-real.ts', () => import('../../../support/canal-falso.ts'))

const EM = '2026-11-26T12:00:00.000Z'
const da = (sequencia: number, texto: string, mais: Partial<MensagemLida> = {}): MensagemLida => ({
  sequencia,
  chave: `chave-${sequencia}`,
  de: 'medico',
  em: EM,
  texto,
  ...mais,
})

/** A server that keeps what it is sent, and answers what comes after the last one that is known. */
function abrir({
  guardadas = [] as MensagemLida[],
  escreve = true,
  escreve_ate = null as string | null,
  acabou = false,
} = {}) {
  const respostas = servidor({
    'ver-mensagens': null,
    'enviar-mensagem': null,
    'ver-anexo': { url: 'blob:foto', expira_em: EM },
  })
  respostas['ver-mensagens'].mockImplementation(({ depois_de }: { depois_de: string }) => ({
    mensagens: guardadas.filter(({ sequencia }) => sequencia > Number(depois_de)),
    escreve,
    escreve_ate,
    restam: 10,
  }))
  respostas['enviar-mensagem'].mockImplementation(({ chave, texto }: { chave: string; texto: string }) => {
    if (!guardadas.some((guardada) => guardada.chave === chave))
      guardadas.push(da(guardadas.length + 1, texto, { chave, de: 'paciente' }))
    return guardadas.find((guardada) => guardada.chave === chave)
  })
  abrirTela(<ConversaNaPagina consulta_id="c1" eu="paciente" acabou={acabou} />, { em: '/', rotas: ['/'] })
  return { ...respostas, guardadas }
}
const lista = () => screen.findByRole('log', { name: CONVERSA.lista })
const campo = () => screen.findByRole('textbox', { name: CONVERSA.mensagem })
const escrever = async (texto: string) => userEvent.type(await campo(), `${texto}{Enter}`)

window.matchMedia = () => Object.assign(new EventTarget(), { matches: false }) as MediaQueryList
afterEach(() => {
  cleanup()
  sessionStorage.clear()
})

describe('a photo', () => {
  const FOTO = { id: 'a1', tipo: 'image/jpeg', tamanho: 1, sha256: 'aa' } as const
  const mostrar = async (expira_em: string) => {
    const respostas = abrir({ guardadas: [da(1, '', { anexo: FOTO })] })
    respostas['ver-anexo'].mockResolvedValue({ url: 'https://balde.test/1', expira_em })
    return { respostas, foto: await screen.findByRole('img') }
  }
  it('that a link which still holds does not show is asked for once, and said to be away', async () => {
    const { respostas, foto } = await mostrar(new Date(Date.now() + 300_000).toISOString())
    fireEvent.error(foto)
    expect(await screen.findByText(CONVERSA.sem_foto)).toBeTruthy()
    expect(respostas['ver-anexo']).toHaveBeenCalledOnce()
  })
  it('whose link ended is asked for again', async () => {
    const { respostas, foto } = await mostrar(new Date(Date.now() - 1_000).toISOString())
    fireEvent.error(foto)
    await waitFor(() => expect(respostas['ver-anexo']).toHaveBeenCalledTimes(2))
    expect(screen.queryByText(CONVERSA.sem_foto)).toBeNull()
  })
})

describe('the messages of a consultation', () => {
  it('sends with Enter, shows it once, and asks only for what came since', async () => {
    const { guardadas, ...respostas } = abrir({ guardadas: [da(1, 'Bom dia.')] })
    await escrever('Piorou hoje.')
    expect(await within(await lista()).findAllByText('Piorou hoje.')).toHaveLength(1)
    expect(guardadas).toHaveLength(2)
    expect((await campo()) as HTMLTextAreaElement).toHaveProperty('value', '')
    guardadas.push(da(3, 'Mande uma foto.'))
    dizer(canalDaConsulta('c1'), 'mensagem.nova')
    expect(await screen.findByText('Mande uma foto.')).toBeTruthy()
    expect(respostas['ver-mensagens'].mock.lastCall?.[0]).toMatchObject({ depois_de: '2' })
  })

  it('sends again with the same key after an answer that was lost: one message', async () => {
    const { guardadas, ...respostas } = abrir()
    const guardar = respostas['enviar-mensagem'].getMockImplementation()
    respostas['enviar-mensagem'].mockImplementationOnce(async (entrada: never) => {
      guardar?.(entrada)
      throw new NetworkError(new Error('cut'))
    })
    await escrever('Uma vez só')
    await waitFor(() => expect(respostas['enviar-mensagem']).toHaveBeenCalledTimes(2))
    expect(await within(await lista()).findAllByText('Uma vez só')).toHaveLength(1)
    expect(guardadas).toHaveLength(1)
  })

  it('keeps what was refused, with the reason and another try', async () => {
    const respostas = abrir()
    respostas['enviar-mensagem'].mockRejectedValueOnce(recusa('muitas_tentativas'))
    await escrever('Guarde isto')
    expect(await screen.findByText(/^Não foi enviada: Aguarde/)).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: CONVERSA.tentar }))
    await waitFor(() => expect(screen.queryByText(/^Não foi enviada/)).toBeNull())
    expect(respostas.guardadas).toMatchObject([{ texto: 'Guarde isto' }])
  })

  it('says why a file is not taken, before it is sent', async () => {
    const respostas = abrir()
    await campo()
    const [, arquivos] = document.querySelectorAll<HTMLInputElement>('input[type=file]')
    if (!arquivos) throw new Error('No file input')
    await userEvent.upload(arquivos, new File(['x'], 'planilha.xlsx', { type: 'application/xlsx' }), {
      applyAccept: false,
    })
    expect(await screen.findByText(/^planilha\.xlsx: Envie uma foto/)).toBeTruthy()
    expect(respostas['enviar-mensagem']).not.toHaveBeenCalled()
  })

  it('tells the patient that what they write after the end may not be seen in time', async () => {
    abrir({ escreve_ate: EM, acabou: true })
    expect(await screen.findByText(/mas o médico pode não ver a tempo\./)).toBeTruthy()
  })

  it('sends what a reload of the tab interrupted, with the same key, until it is sent or given up', async () => {
    const { 'enviar-mensagem': antes } = abrir()
    antes.mockReturnValue(new Promise(() => {}))
    await escrever('Dói mais')
    await waitFor(() => expect(antes).toHaveBeenCalledTimes(1))
    const [[primeiro]] = antes.mock.calls as [[{ chave: string }]]
    cleanup()
    const { 'enviar-mensagem': depois, guardadas } = abrir()
    await waitFor(() => expect(guardadas).toMatchObject([{ texto: 'Dói mais', chave: primeiro.chave }]))
    expect(depois).toHaveBeenCalledTimes(1)
    cleanup()
    const { 'enviar-mensagem': nenhuma, 'ver-mensagens': leitura } = abrir()
    await waitFor(() => expect(leitura).toHaveBeenCalled())
    await campo()
    expect(nenhuma).not.toHaveBeenCalled()
  })

  it('gives up for good what was refused', async () => {
    const { 'enviar-mensagem': recusada } = abrir()
    recusada.mockRejectedValue(recusa('prazo_encerrado'))
    await escrever('Tarde')
    await userEvent.click(await screen.findByRole('button', { name: CONVERSA.desistir }))
    cleanup()
    const { 'enviar-mensagem': nenhuma } = abrir()
    await campo()
    expect(nenhuma).not.toHaveBeenCalled()
  })

  it('is read only once the consultation is over, and is not shown when nothing was sent', async () => {
    abrir({ guardadas: [da(1, 'Melhoras.')], escreve: false, acabou: true })
    expect(await screen.findByText('Melhoras.')).toBeTruthy()
    expect(screen.queryByRole('textbox')).toBeNull()
    cleanup()
    const respostas = abrir({ escreve: false, acabou: true })
    await waitFor(() => expect(respostas['ver-mensagens']).toHaveBeenCalled())
    await waitFor(() => expect(screen.queryByRole('region', { name: CONVERSA.titulo })).toBeNull())
  })
})
