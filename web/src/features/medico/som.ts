/** D §9: the new-consultation sound plays at volume 0.3. */
const VOLUME = 0.3

/** Two soft notes, hertz and seconds from the start. */
const NOTAS = [
  { hz: 660, em: 0 },
  { hz: 880, em: 0.16 },
] as const
const DURACAO = 0.32

let contexto: AudioContext | undefined

/** Browsers let a page sound only after a touch or a key: to be called from one. */
export function prepararSom(): void {
  contexto ??= new AudioContext()
  contexto.resume().catch(() => undefined)
}

/** The sound of a new consultation; none when the page was not touched yet, rather than a late one. */
export function tocarAviso(): void {
  if (contexto?.state !== 'running') return
  for (const { hz, em } of NOTAS) tocarNota(contexto, hz, contexto.currentTime + em)
}

function tocarNota(audio: AudioContext, hz: number, em: number): void {
  const nota = audio.createOscillator()
  const volume = audio.createGain()
  nota.frequency.value = hz
  volume.gain.setValueAtTime(0, em)
  volume.gain.linearRampToValueAtTime(VOLUME, em + 0.02)
  volume.gain.exponentialRampToValueAtTime(0.001, em + DURACAO)
  nota.connect(volume).connect(audio.destination)
  nota.start(em)
  nota.stop(em + DURACAO)
}
