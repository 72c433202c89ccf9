// @vitest-environment jsdom
import { cleanup, configure, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { CameraCapture } from '../../../../web/src/features/kyc/camera/camera-capture.tsx'
import { dismissToast } from '../../../../web/src/components/toast-store.ts'
import { config } from '../../../../web/src/lib/config.ts'
import { fingirMidia, imagem } from './apoio.ts'
import { aviso } from '../../../support/tela.tsx'

vi.mock('../../../../web/src/lib/config.ts')

// A busy machine may take its time; a wrong screen still fails.
configure({ asyncUtilTimeout: 8_000 })

class Trilha extends EventTarget {
  readonly stop = vi.fn()
}
let trilha: Trilha
let midia: ReturnType<typeof fingirMidia>
const getUserMedia = vi.fn<(pedido: MediaStreamConstraints) => Promise<unknown>>()
const enumerateDevices = vi.fn<() => Promise<unknown>>()

const estagio = (extra: object = {}) =>
  vi.mocked(config).mockResolvedValue({
    region: 'sa-east-1',
    user_pool_id: 'sa-east-1_abc',
    user_pool_client_id: 'abc',
    socket_url: '/ws',
    cartao: { adaptador: 'embutido', chave_publica: 'pk' },
    ...extra,
  })

beforeEach(() => {
  estagio()
  midia = fingirMidia()
  trilha = new Trilha()
  getUserMedia.mockReset().mockImplementation(() => {
    trilha = new Trilha()
    return Promise.resolve({ active: true, getTracks: () => [trilha] })
  })
  enumerateDevices.mockResolvedValue([{ kind: 'videoinput' }, { kind: 'videoinput' }])
  vi.stubGlobal('navigator', Object.assign(navigator, { mediaDevices: { getUserMedia, enumerateDevices } }))
})
afterEach(() => {
  cleanup()
  dismissToast()
  sessionStorage.clear()
  vi.restoreAllMocks()
})

function abrir(props: Partial<Parameters<typeof CameraCapture>[0]> = {}) {
  const onFoto = vi.fn<(foto: File) => void>()
  const onCancelar = vi.fn<() => void>()
  const tela = render(<CameraCapture uso="rosto" onFoto={onFoto} {...props} />)
  return { onFoto, onCancelar, user: userEvent.setup(), ...tela }
}
const botao = (name: string) => screen.getByRole('button', { name })

describe('camera capture (P §2.9, §4.7)', () => {
  it('goes from idle over asking to ready, and from the picture back to ready', async () => {
    const { user, onFoto } = abrir()
    expect(screen.getByText('Toque para acessar a câmera')).toBeDefined()
    let permitir: (stream: unknown) => void = () => undefined
    getUserMedia.mockReturnValueOnce(new Promise((resolve) => (permitir = resolve)))
    await user.click(botao('Abrir Câmera'))
    expect(screen.getAllByText('Solicitando acesso à câmera').length).toBe(2)
    permitir({ active: true, getTracks: () => [trilha] })
    await user.click(await screen.findByRole('button', { name: 'Capturar' }))
    await user.click(await screen.findByRole('button', { name: 'Tentar Novamente' }))
    expect(await screen.findByText('Posicione seu rosto no centro da tela')).toBeDefined()
    expect(getUserMedia).toHaveBeenCalledOnce()
    await user.click(botao('Capturar'))
    await user.click(await screen.findByRole('button', { name: 'Usar foto' }))
    const [[foto]] = onFoto.mock.calls as [[File]]
    expect([foto.name, foto.type]).toEqual(['selfie.jpg', 'image/jpeg'])
    expect(trilha.stop).toHaveBeenCalled()
    expect(screen.getByText('Toque para acessar a câmera')).toBeDefined()
  })

  it('asks the front camera for 1280×720 and takes a mirrored 3:4 JPEG of quality 0.9', async () => {
    const { user } = abrir()
    await user.click(botao('Abrir Câmera'))
    await user.click(await screen.findByRole('button', { name: 'Capturar' }))
    await screen.findByRole('button', { name: 'Usar foto' })
    expect(getUserMedia).toHaveBeenCalledWith({
      audio: false,
      video: { facingMode: { ideal: 'user' }, width: { ideal: 1280 }, height: { ideal: 720 } },
    })
    expect(midia.desenho.scale).toHaveBeenCalledWith(-1, 1)
    expect(midia.desenho.drawImage.mock.calls[0]?.slice(1)).toEqual([370, 0, 540, 720, 0, 0, 540, 720])
    expect(midia.toBlob.mock.calls[0]?.slice(1)).toEqual(['image/jpeg', 0.9])
  })

  it('takes a document with the rear camera, whole and unmirrored, at once', async () => {
    const { user } = abrir({ uso: 'documento', automatico: true })
    await user.click(await screen.findByRole('button', { name: 'Capturar' }))
    await screen.findByRole('button', { name: 'Usar foto' })
    expect(getUserMedia.mock.calls[0]?.[0].video).toMatchObject({ facingMode: { ideal: 'environment' } })
    expect(midia.desenho.scale).not.toHaveBeenCalled()
    expect(midia.desenho.drawImage.mock.calls[0]?.slice(1, 5)).toEqual([0, 0, 1280, 720])
  })

  it('remembers the side chosen for the session', async () => {
    const primeira = abrir()
    await primeira.user.click(botao('Abrir Câmera'))
    await primeira.user.click(await screen.findByRole('button', { name: 'Trocar câmera' }))
    await screen.findByRole('button', { name: 'Capturar' })
    primeira.unmount()
    const segunda = abrir()
    await segunda.user.click(botao('Abrir Câmera'))
    await screen.findByRole('button', { name: 'Capturar' })
    expect(getUserMedia.mock.lastCall?.[0].video).toMatchObject({ facingMode: { ideal: 'environment' } })
  })

  it('offers no switch with a single camera', async () => {
    enumerateDevices.mockResolvedValue([{ kind: 'videoinput' }, { kind: 'audioinput' }])
    const { user } = abrir()
    await user.click(botao('Abrir Câmera'))
    await screen.findByRole('button', { name: 'Capturar' })
    expect(screen.queryByRole('button', { name: 'Trocar câmera' })).toBeNull()
  })

  it('cancelling resets to idle and lets the camera go, also one that is allowed too late', async () => {
    const { user } = abrir()
    let permitir: (stream: unknown) => void = () => undefined
    getUserMedia.mockReturnValueOnce(new Promise((resolve) => (permitir = resolve)))
    await user.click(botao('Abrir Câmera'))
    await user.click(botao('Cancelar'))
    expect(screen.getByText('Toque para acessar a câmera')).toBeDefined()
    const tarde = new Trilha()
    permitir({ active: true, getTracks: () => [tarde] })
    await waitFor(() => expect(tarde.stop).toHaveBeenCalledOnce())
    expect(screen.getByText('Toque para acessar a câmera')).toBeDefined()
  })

  it('lets the camera go when its screen is left', async () => {
    const { user, unmount } = abrir()
    await user.click(botao('Abrir Câmera'))
    await screen.findByRole('button', { name: 'Capturar' })
    unmount()
    expect(trilha.stop).toHaveBeenCalled()
  })

  it.each([
    ['NotAllowedError', 'Permissão da câmera negada. Ative no browser e tente novamente.', undefined],
    ['NotFoundError', 'Nenhuma câmera encontrada no dispositivo.', undefined],
    ['NotReadableError', 'Câmera já está em uso por outro aplicativo.', undefined],
    ['OverconstrainedError', 'Câmera não suporta os requisitos solicitados.', undefined],
    ['TypeError', 'Erro interno do componente. Tente recarregar a página.', undefined],
    ['AbortError', 'Erro ao acessar a câmera', 'Não foi possível acessar a câmera. Verifique as permissões.'],
  ])('%s is told on the screen and in a toast, and can be tried again', async (nome, texto, noToast) => {
    const { user } = abrir()
    getUserMedia.mockRejectedValueOnce(new DOMException('não', nome))
    await user.click(botao('Abrir Câmera'))
    expect((await screen.findByRole('alert')).textContent).toBe(texto)
    expect(aviso()).toEqual({
      title: 'Erro na câmera',
      description: noToast ?? texto,
      variant: 'destructive',
    })
    await user.click(botao('Tentar Novamente'))
    expect(await screen.findByRole('button', { name: 'Capturar' })).toBeDefined()
  })

  it('a switch that fails and a picture that fails have their own words', async () => {
    const { user } = abrir()
    await user.click(botao('Abrir Câmera'))
    await screen.findByRole('button', { name: 'Trocar câmera' })
    getUserMedia.mockRejectedValueOnce(new DOMException('não', 'NotReadableError'))
    await user.click(botao('Trocar câmera'))
    expect((await screen.findByRole('alert')).textContent).toBe('Erro ao alternar câmera')
    await user.click(botao('Tentar Novamente'))
    midia.toBlob.mockImplementationOnce((pronto) => pronto(null))
    await user.click(await screen.findByRole('button', { name: 'Capturar' }))
    expect((await screen.findByRole('alert')).textContent).toBe('Erro ao capturar foto')
  })

  it('repeats play() twice and then gives up', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 100 })
    const { user } = abrir()
    midia.play.mockRejectedValue(new DOMException('não', 'AbortError'))
    await user.click(botao('Abrir Câmera'))
    expect((await screen.findByRole('alert')).textContent).toBe('Erro ao acessar a câmera')
    expect(midia.play).toHaveBeenCalledTimes(3)
    vi.useRealTimers()
  })

  it('says so where the browser has no camera to offer', async () => {
    vi.stubGlobal('navigator', Object.assign(navigator, { mediaDevices: undefined }))
    const { user } = abrir()
    await user.click(botao('Abrir Câmera'))
    expect((await screen.findByRole('alert')).textContent).toBe('Erro ao acessar a câmera')
  })

  it('takes a chosen picture for the camera’s where the stage allows it, cut as the camera’s and not mirrored', async () => {
    estagio({ imagem_no_lugar_da_camera: true })
    vi.stubGlobal('createImageBitmap', vi.fn().mockResolvedValue({ width: 1600, height: 1600 }))
    const { user, onFoto } = abrir()
    await screen.findByRole('button', { name: 'Usar uma imagem' })
    await user.upload(screen.getByLabelText('Imagem no lugar da câmera'), imagem('eu.jpg'))
    await user.click(await screen.findByRole('button', { name: 'Usar foto' }))
    const [[foto]] = onFoto.mock.calls as [[File]]
    expect([foto.name, foto.type]).toEqual(['selfie.jpg', 'image/jpeg'])
    expect(midia.desenho.scale).not.toHaveBeenCalled()
    expect(midia.desenho.drawImage.mock.calls[0]?.slice(1)).toEqual([200, 0, 1200, 1600, 0, 0, 1200, 1600])
    expect(getUserMedia).not.toHaveBeenCalled()
  })

  it('says so when the chosen file is no picture', async () => {
    estagio({ imagem_no_lugar_da_camera: true })
    vi.stubGlobal('createImageBitmap', vi.fn().mockRejectedValue(new Error('no picture')))
    const { user } = abrir()
    await screen.findByRole('button', { name: 'Usar uma imagem' })
    await user.upload(screen.getByLabelText('Imagem no lugar da câmera'), imagem('eu.jpg'))
    expect((await screen.findByRole('alert')).textContent).toBe('Erro ao capturar foto')
  })

  it('takes a JPEG, a PNG or a WebP of 10 MB at most (P §5)', async () => {
    estagio({ imagem_no_lugar_da_camera: true })
    vi.stubGlobal('createImageBitmap', vi.fn().mockResolvedValue({ width: 1600, height: 1600 }))
    const { user } = abrir()
    await screen.findByRole('button', { name: 'Usar uma imagem' })
    const campo = screen.getByLabelText<HTMLInputElement>('Imagem no lugar da câmera')
    expect(campo.accept).toBe('image/jpeg,image/png,image/webp')
    await userEvent.setup({ applyAccept: false }).upload(campo, imagem('eu.gif', 10, 'image/gif'))
    expect((await screen.findByRole('alert')).textContent).toBe('Formato inválido. Use JPEG, PNG ou WebP.')
    await user.upload(campo, imagem('eu.webp', 10, 'image/webp'))
    expect(await screen.findByRole('button', { name: 'Usar foto' })).toBeDefined()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('offers no picture in the camera’s place anywhere else', async () => {
    abrir()
    await waitFor(() => expect(config).toHaveBeenCalled())
    expect(screen.queryByRole('button', { name: 'Usar uma imagem' })).toBeNull()
  })
})
