// @vitest-environment jsdom
import type { FaceLivenessDetectorCoreProps } from '@aws-amplify/ui-react-liveness'
import { act, cleanup, configure, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { FALHAS_DO_VIDEO } from '#domain/kyc/captura/video.ts'
import { DomainError, problema } from '#domain/base/erros.ts'
import { MODELO_DE_ROSTO } from '#domain/kyc/rosto/prova-de-vida.ts'
import { PassoSelfie } from '../../../../web/src/features/cadastro/passos/passo-selfie.tsx'
import { ProvaDeVida } from '../../../../web/src/features/kyc/vida/prova-de-vida.tsx'
import { traduzirRotulos } from '../../../../web/src/features/kyc/vida/rotulos-do-detector.ts'
import { ApiError, call, NetworkError } from '../../../../web/src/lib/api.ts'
import { config } from '../../../../web/src/lib/config.ts'
import { COM_DOCUMENTO } from '../cadastro/apoio.ts'
import { fingirMidia } from './apoio.ts'
import { abrirTela } from '../../../support/tela.tsx'

configure({ asyncUtilTimeout: 8_000 })

const detector = vi.hoisted(() => ({ props: undefined as FaceLivenessDetectorCoreProps | undefined }))
vi.mock('@aws-amplify/ui-react-liveness', () => ({
  FaceLivenessDetectorCore: (props: FaceLivenessDetectorCoreProps) => {
    detector.props = props
    return <p>gravando</p>
  },
}))
vi.mock('../../../../web/src/lib/api.ts', { spy: true })
vi.mock('../../../../web/src/lib/config.ts', { spy: true })

const ESTAGIO = {
  region: 'sa-east-1',
  user_pool_id: 'sa-east-1_x',
  user_pool_client_id: 'c',
  socket_url: '/ws',
  cartao: { adaptador: 'embutido', chave_publica: 'pk' },
} as const
const pedidas: string[] = []
let responder: () => unknown

beforeEach(() => {
  vi.clearAllMocks()
  pedidas.length = 0
  detector.props = undefined
  responder = () => ({ sessao: `sessao-${pedidas.length}`, regiao: 'us-east-1', expira_em: '' })
  vi.mocked(config).mockResolvedValue({ ...ESTAGIO, prova_de_vida: { identity_pool_id: 'sa-east-1:pool' } })
  vi.mocked(call).mockImplementation((async (
    { nome }: { nome: string },
    entrada: { correlation_id: string },
  ) => {
    if (nome !== 'kyc-prova-de-vida') throw new Error(`unexpected ${nome}`)
    pedidas.push(entrada.correlation_id)
    return responder()
  }) as unknown as typeof call)
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

function abrir() {
  const onFeita = vi.fn()
  const onOutraSelfie = vi.fn()
  abrirTela(<ProvaDeVida onFeita={onFeita} onOutraSelfie={onOutraSelfie} />)
  return { user: userEvent.setup(), onFeita, onOutraSelfie }
}
type Usuario = ReturnType<typeof userEvent.setup>
const comecar = async (user: Usuario) => {
  await user.click(screen.getByRole('button', { name: 'Começar a prova de vida' }))
}
const gravando = async (): Promise<FaceLivenessDetectorCoreProps> => {
  await screen.findByText('gravando')
  if (!detector.props) throw new Error('no detector')
  return detector.props
}

describe('the video proof of life', () => {
  it('says what will happen, and asks for nothing before it is wanted', async () => {
    const { user, onOutraSelfie } = abrir()
    expect(screen.getByRole('heading', { name: 'Prova de vida em vídeo' })).toBeDefined()
    expect(screen.getByText(/A tela pisca em cores/)).toBeDefined()
    await user.click(screen.getByRole('button', { name: 'Tirar outra selfie' }))
    expect(onOutraSelfie).toHaveBeenCalledOnce()
    expect(pedidas).toEqual([])
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it("streams to its own session, in Portuguese, with the site's own WebAssembly", async () => {
    const { user, onFeita } = abrir()
    await comecar(user)
    const { sessionId, region, displayText, config: opcoes, onAnalysisComplete } = await gravando()
    expect({ sessionId, region }).toEqual({ sessionId: 'sessao-1', region: 'us-east-1' })
    expect(opcoes).toEqual({
      binaryPath: '/assets/tfjs/',
      faceModelUrl: MODELO_DE_ROSTO,
      credentialProvider: expect.any(Function),
    })
    expect(displayText).toMatchObject({ hintTooFarText: 'Aproxime-se', tryAgainText: 'Tentar Novamente' })
    expect(onFeita).not.toHaveBeenCalled()
    await act(() => onAnalysisComplete())
    expect(onFeita.mock.calls).toEqual([pedidas])
    expect(pedidas).toEqual([expect.stringMatching(/^kyc_\d+_\w{7}$/)])
    // If nothing comes of it, the next video needs a session of its own.
    expect(screen.queryByText('gravando')).toBeNull()
  })

  it.each([
    ['CAMERA_ACCESS_ERROR', 'camera'],
    ['CAMERA_FRAMERATE_ERROR', 'camera_fraca'],
    ['TIMEOUT', 'demorou'],
    ['FACE_DISTANCE_ERROR', 'perto'],
    ['MULTIPLE_FACES_ERROR', 'varias'],
    ['MOBILE_LANDSCAPE_ERROR', 'deitado'],
    ['SERVER_ERROR', 'conexao'],
    ['RUNTIME_ERROR', 'interna'],
  ] as const)('%s is told, and tried again with another session for the same run', async (state, falha) => {
    const { user, onFeita } = abrir()
    await comecar(user)
    const { onError } = await gravando()
    act(() => onError?.({ state, error: new Error(state) }))
    expect((await screen.findByRole('alert')).textContent).toBe(
      `A prova de vida não foi concluída${FALHAS_DO_VIDEO[falha]}`,
    )
    expect(screen.queryByText('gravando')).toBeNull()
    await comecar(user)
    expect((await gravando()).sessionId).toBe('sessao-2')
    expect(screen.queryByRole('alert')).toBeNull()
    expect(pedidas[1]).toBe(pedidas[0])
    expect(onFeita).not.toHaveBeenCalled()
  })

  it('given up, it is where it was', async () => {
    const { user } = abrir()
    await comecar(user)
    const { onUserCancel } = await gravando()
    act(() => onUserCancel?.())
    expect(await screen.findByRole('button', { name: 'Começar a prova de vida' })).toBeDefined()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it.each([
    [
      'the server refuses',
      () => {
        throw new ApiError(problema(new DomainError('muitas_tentativas'), 'r1'))
      },
      'Aguarde alguns minutos antes de tentar novamente.',
    ],
    [
      'there is no network',
      () => {
        throw new NetworkError(new TypeError('fetch'))
      },
      'Verifique sua conexão e tente novamente.',
    ],
  ])('says why when %s', async (_nome, falhar, frase) => {
    const { user } = abrir()
    responder = falhar
    await comecar(user)
    expect((await screen.findByRole('alert')).textContent).toBe(`A prova de vida não foi concluída${frase}`)
    expect(screen.queryByText('gravando')).toBeNull()
  })

  it('of a stage without its pool is no session', async () => {
    vi.mocked(config).mockResolvedValue(ESTAGIO)
    const { user } = abrir()
    await comecar(user)
    expect((await screen.findByRole('alert')).textContent).toContain(FALHAS_DO_VIDEO.interna)
    expect(pedidas).toEqual([])
  })
})

describe('the step of the selfie', () => {
  const passo = (onSelfie: () => void) =>
    abrirTela(
      <PassoSelfie
        textos={{ titulo: 'Selfie', texto: 't', aprovada: 'a', botao: 'b', esperando: 'e' }}
        kyc={COM_DOCUMENTO}
        verificacao={{ fase: 'idle', progresso: 0, erro: null, iniciar: vi.fn(), reiniciar: vi.fn() }}
        modoSeguro={false}
        focar={false}
        finalizando={false}
        documento={{ fase: 'vazio', completo: false, lados: {} } as never}
        onSelfie={onSelfie}
        onVoltar={vi.fn()}
        onRevisarDados={vi.fn()}
        onFinalizar={vi.fn()}
        onReler={vi.fn()}
        onSemSelfie={vi.fn()}
      />,
    )
  async function fotografar(user: Usuario) {
    fingirMidia()
    const trilha = Object.assign(new EventTarget(), { stop: () => undefined })
    vi.stubGlobal(
      'navigator',
      Object.assign(navigator, {
        mediaDevices: {
          getUserMedia: () => Promise.resolve({ active: true, getTracks: () => [trilha] }),
          enumerateDevices: () => Promise.resolve([]),
        },
      }),
    )
    await user.click(screen.getByRole('button', { name: 'Abrir Câmera' }))
    await user.click(await screen.findByRole('button', { name: 'Capturar' }))
    await user.click(await screen.findByRole('button', { name: 'Usar foto' }))
  }
  afterEach(() => vi.unstubAllGlobals())

  it('sends the selfie after the video, for the very run the video was made for', async () => {
    const onSelfie = vi.fn()
    passo(onSelfie)
    const user = userEvent.setup()
    await waitFor(() => expect(config).toHaveBeenCalled())
    await fotografar(user)
    expect(onSelfie).not.toHaveBeenCalled()
    await comecar(user)
    const { onAnalysisComplete } = await gravando()
    await act(() => onAnalysisComplete())
    expect(onSelfie.mock.calls).toEqual([[{ selfie: expect.any(File), correlation_id: pedidas[0] }]])
  })

  it('sends the selfie alone where the stage asks for no video', async () => {
    vi.mocked(config).mockResolvedValue(ESTAGIO)
    const onSelfie = vi.fn()
    passo(onSelfie)
    await fotografar(userEvent.setup())
    expect(onSelfie.mock.calls).toEqual([[{ selfie: expect.any(File) }]])
    expect(screen.queryByText('Prova de vida em vídeo')).toBeNull()
  })
})

describe('the labels of the detector that nothing sets', () => {
  it('are Portuguese too, also those that come and change later', async () => {
    const raiz = document.createElement('div')
    raiz.innerHTML = '<label>Camera:</label><label>Outro</label>'
    const parar = traduzirRotulos(raiz)
    expect([...raiz.querySelectorAll('label')].map(({ textContent }) => textContent)).toEqual([
      'Câmera:',
      'Outro',
    ])
    const barra = document.createElement('div')
    barra.setAttribute('role', 'progressbar')
    barra.setAttribute('aria-valuenow', '40')
    barra.setAttribute('aria-label', 'MatchIndicator')
    barra.setAttribute('aria-valuetext', '40% face fit')
    raiz.append(barra)
    await waitFor(() => expect(barra.getAttribute('aria-valuetext')).toBe('40% preenchido'))
    expect(barra.getAttribute('aria-label')).toBe('Preenchimento do contorno')
    barra.setAttribute('aria-valuenow', '60')
    barra.setAttribute('aria-valuetext', '60% face fit')
    await waitFor(() => expect(barra.getAttribute('aria-valuetext')).toBe('60% preenchido'))
    parar?.()
  })
})
