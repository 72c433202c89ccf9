/** A face as Rekognition's DetectFaces describes it. */
export interface RostoDetectado {
  readonly Confidence?: number
  readonly BoundingBox?: { readonly Width?: number; readonly Height?: number }
  readonly Pose?: { readonly Roll?: number; readonly Yaw?: number; readonly Pitch?: number }
  readonly Quality?: { readonly Brightness?: number; readonly Sharpness?: number }
  readonly EyesOpen?: { readonly Value?: boolean; readonly Confidence?: number }
}

/** Reasons, in the order they are judged. */
export const MOTIVOS_DA_VIVACIDADE = {
  sem_rosto: 'Nenhum rosto foi encontrado na selfie.',
  mais_de_um_rosto: 'Há mais de uma pessoa na selfie.',
  rosto_incerto: 'O rosto não pôde ser visto com clareza.',
  rosto_pequeno: 'O rosto está longe da câmera.',
  sem_nitidez: 'A selfie está sem nitidez.',
  iluminacao: 'A selfie está escura ou clara demais.',
  nao_esta_de_frente: 'O rosto não está de frente para a câmera.',
  olhos_fechados: 'Os olhos estão fechados.',
} as const
export type MotivoDaVivacidade = keyof typeof MOTIVOS_DA_VIVACIDADE

export interface Vivacidade {
  readonly nota: number
  readonly motivos: readonly MotivoDaVivacidade[]
}

/** A part of the score below this is named as a reason. */
const PARTE_MINIMA = 0.85

/** 0 at `de`, 1 from `ate` on, a straight line between; `de` above `ate` falls. */
const rampa = (valor: number, de: number, ate: number): number =>
  Math.min(1, Math.max(0, (valor - de) / (ate - de)))

/**
 * Passive liveness of a selfie, 0 to 1: half the weakest of its parts and half their mean, so that one failing part
 * cannot be bought back by the others (a part at 0 leaves at most 0.43). It proves one person looking into the camera
 * in a usable picture; it does not prove against a replayed photo, which Face Liveness does where the stage has it.
 */
export function vivacidade(rostos: readonly RostoDetectado[]): Vivacidade {
  // The largest face is the one that took the picture; small ones are people passing by, and still one too many.
  const [rosto, ...outros] = [...rostos].sort((a, b) => tamanho(b) - tamanho(a))
  if (!rosto) return { nota: 0, motivos: ['sem_rosto'] }
  const { Yaw = 90, Pitch = 90, Roll = 90 } = rosto.Pose ?? {}
  const { Brightness = 0, Sharpness = 0 } = rosto.Quality ?? {}
  const olhos = rosto.EyesOpen
  const partes: Record<Exclude<MotivoDaVivacidade, 'sem_rosto'>, number> = {
    mais_de_um_rosto: outros.some((outro) => tamanho(outro) > tamanho(rosto) * 0.1) ? 0 : 1,
    rosto_incerto: rampa(rosto.Confidence ?? 0, 50, 95),
    rosto_pequeno: rampa(tamanho(rosto), 0.01, 0.04),
    sem_nitidez: rampa(Sharpness, 10, 50),
    iluminacao: Math.min(rampa(Brightness, 8, 20), rampa(Brightness, 99, 93)),
    nao_esta_de_frente: Math.min(
      rampa(Math.abs(Yaw), 45, 22),
      rampa(Math.abs(Pitch), 45, 25),
      rampa(Math.abs(Roll), 50, 25),
    ),
    olhos_fechados: olhos?.Value === true ? 1 : 1 - rampa(olhos?.Confidence ?? 100, 50, 80),
  }
  const notas = Object.values(partes)
  const media = notas.reduce((total, nota) => total + nota, 0) / notas.length
  return {
    nota: (Math.min(...notas) + media) / 2,
    motivos: chaves(partes).filter((motivo) => partes[motivo] < PARTE_MINIMA),
  }
}

const tamanho = ({ BoundingBox }: RostoDetectado): number =>
  (BoundingBox?.Width ?? 0) * (BoundingBox?.Height ?? 0)

const chaves = <K extends string>(tabela: Record<K, unknown>): K[] =>
  Object.keys(tabela).filter((chave): chave is K => chave in tabela)
