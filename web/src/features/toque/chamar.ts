/** Calls somebody back to the open page: a sound, a buzz, and a title that stays until they look. */

const NOTAS = [660, 880]
const NOTA_S = 0.25
const VOLUME = 0.15
/** Long after the last note. */
const FIM_MS = 2000

export function chamar(frase: string): void {
  tocarNotas()
  // Not in every browser; one that refuses stays still.
  if ('vibrate' in navigator) navigator.vibrate([200, 100, 200])
  intitular(frase)
}

/** A browser plays only where the person did something on the page before; elsewhere its clock stands still. */
function tocarNotas(): void {
  if (!('AudioContext' in window)) return
  const contexto = new AudioContext()
  const volume = contexto.createGain()
  volume.gain.value = VOLUME
  volume.connect(contexto.destination)
  for (const [n, frequencia] of NOTAS.entries()) {
    const nota = contexto.createOscillator()
    nota.frequency.value = frequencia
    nota.connect(volume)
    nota.start(n * NOTA_S)
    nota.stop((n + 1) * NOTA_S)
  }
  setTimeout(() => void contexto.close(), FIM_MS)
}

/** What the title was before anybody was called; undefined while nobody is. */
let antes: string | undefined

/** Whoever looks at the page needs no title; whoever comes back to it finds the old one. */
function intitular(frase: string): void {
  if (document.visibilityState === 'visible') return
  if (antes === undefined) {
    antes = document.title
    document.addEventListener('visibilitychange', voltar)
  }
  document.title = `● ${frase}`
}

function voltar(): void {
  if (document.visibilityState !== 'visible') return
  document.removeEventListener('visibilitychange', voltar)
  // Another screen, come meanwhile, has a title of its own.
  if (document.title.startsWith('● ')) document.title = antes ?? document.title
  antes = undefined
}
