import { soarEm } from './soar-em.ts'

/** Hertz, one after the other: three notes that small speakers carry. */
const NOTAS = [523, 659, 784]
const SEGUNDOS = 0.35

/** Plays a short tune on the chosen speaker of this device; ends when it has ended. */
export async function tocarSom(saida_id?: string): Promise<void> {
  const contexto = new AudioContext()
  try {
    await contexto.resume()
    const volume = contexto.createGain()
    volume.gain.value = 0.25
    volume.connect(saida_id ? await outraSaida(contexto, saida_id) : contexto.destination)
    await Promise.all(NOTAS.map((nota, lugar) => tocar(contexto, volume, nota, lugar * SEGUNDOS)))
  } finally {
    await contexto.close()
  }
}

function tocar(contexto: AudioContext, saida: AudioNode, nota: number, depois: number): Promise<void> {
  const som = contexto.createOscillator()
  som.frequency.value = nota
  som.connect(saida)
  const inicio = contexto.currentTime + depois
  som.start(inicio)
  som.stop(inicio + SEGUNDOS)
  return new Promise((resolve) => {
    som.addEventListener('ended', () => resolve())
  })
}

/** An element plays it: most browsers let those choose their speaker, and few a context. */
async function outraSaida(contexto: AudioContext, saida_id: string): Promise<AudioNode> {
  const saida = contexto.createMediaStreamDestination()
  const elemento = new Audio()
  elemento.srcObject = saida.stream
  await soarEm(elemento, saida_id)
  await elemento.play()
  return saida
}
