export interface Medidor {
  readonly parar: () => void
}

/** Milliseconds between readings: enough for a bar that follows a voice. */
const A_CADA = 120

/** Tells how loud a stream's microphone is, 0 to 100, until stopped. Nothing is recorded. */
export function medirVolume(stream: MediaStream, onVolume: (volume: number) => void): Medidor {
  const contexto = new AudioContext()
  const analisador = contexto.createAnalyser()
  analisador.fftSize = 512
  contexto.createMediaStreamSource(stream).connect(analisador)
  const onda = new Uint8Array(analisador.fftSize)
  const timer = setInterval(() => {
    analisador.getByteTimeDomainData(onda)
    onVolume(volumeDe(onda))
  }, A_CADA)
  return {
    parar: () => {
      clearInterval(timer)
      void contexto.close()
    },
  }
}

/** Root mean square of a wave of bytes around 128, scaled so that ordinary speech fills most of 0 to 100. */
function volumeDe(onda: Uint8Array): number {
  const soma = onda.reduce((total, valor) => total + ((valor - 128) / 128) ** 2, 0)
  return Math.min(100, Math.round(Math.sqrt(soma / onda.length) * 300))
}
