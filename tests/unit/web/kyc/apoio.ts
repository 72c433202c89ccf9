import { vi } from 'vitest'

/** What jsdom has no notion of: object addresses, playing video, drawing. */
export function fingirMidia() {
  URL.createObjectURL = () => 'blob:imagem'
  URL.revokeObjectURL = () => undefined
  const play = vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue()
  vi.spyOn(HTMLVideoElement.prototype, 'videoWidth', 'get').mockReturnValue(1280)
  vi.spyOn(HTMLVideoElement.prototype, 'videoHeight', 'get').mockReturnValue(720)
  const desenho = { translate: vi.fn(), scale: vi.fn(), drawImage: vi.fn() }
  HTMLCanvasElement.prototype.getContext = vi.fn().mockReturnValue(desenho)
  const toBlob = vi
    .spyOn(HTMLCanvasElement.prototype, 'toBlob')
    .mockImplementation((pronto) => pronto(new Blob(['jpeg'], { type: 'image/jpeg' })))
  return { play, desenho, toBlob }
}

export const imagem = (nome = 'frente.jpg', bytes = 10, type = 'image/jpeg') =>
  new File([new Uint8Array(bytes)], nome, { type })
