import { logoAbaixo, passou } from '../decisao/decisao.ts'
import type { Indicio } from '../imagem/indicios.ts'
import { type MarcoRespondido, type Marcos, marcosDe } from './marcos.ts'

/** A face as Rekognition's DetectFaces describes it. */
export interface RostoDetectado {
  readonly Confidence?: number
  readonly BoundingBox?: { readonly Width?: number; readonly Height?: number }
  readonly Landmarks?: readonly MarcoRespondido[]
  readonly Pose?: { readonly Roll?: number; readonly Yaw?: number; readonly Pitch?: number }
  readonly Quality?: { readonly Brightness?: number; readonly Sharpness?: number }
  readonly EyesOpen?: Juizo
  readonly FaceOccluded?: Juizo
  readonly Sunglasses?: Juizo
}

interface Juizo {
  readonly Value?: boolean
  /** Of the value, 0 to 100. */
  readonly Confidence?: number
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
  rosto_coberto: 'Parte do rosto está coberta.',
  oculos_escuros: 'Tire os óculos escuros.',
  foto_de_tela: 'A selfie parece ser a foto de uma tela.',
  foto_impressa: 'A selfie parece ser a foto de um papel impresso.',
} as const
type MotivoDaVivacidade = keyof typeof MOTIVOS_DA_VIVACIDADE

interface Vivacidade {
  readonly nota: number
  readonly motivos: readonly MotivoDaVivacidade[]
  /** Only a hint stands in the way: a person looks at the picture. */
  readonly revisao: boolean
}

/** A part of the score below this is named as a reason. */
const PARTE_MINIMA = 0.85

/** 0 at `de`, 1 from `ate` on, a straight line between; `de` above `ate` falls. */
const rampa = (valor: number, de: number, ate: number): number =>
  Math.min(1, Math.max(0, (valor - de) / (ate - de)))

/**
 * What of `sim` may be believed: 1 when so judged, falling with the confidence in the contrary; 0 when not answered.
 */
const juizo = ({ Value, Confidence = 100 }: Juizo = {}, sim: boolean): number => {
  if (Value === undefined) return 0
  return Value === sim ? 1 : 1 - rampa(Confidence, 50, 80)
}

type Parte = Exclude<MotivoDaVivacidade, 'sem_rosto' | 'foto_de_tela' | 'foto_impressa'>

/** Hints on the selfie's own pixels that it shows a picture of a person. */
const DE_FOTO = [
  ['grade_de_tela', 'foto_de_tela'],
  ['padrao_de_tela', 'foto_de_tela'],
  ['padrao_de_impressao', 'foto_impressa'],
] as const satisfies readonly (readonly [Indicio, MotivoDaVivacidade])[]

/**
 * Passive liveness of a selfie, 0 to 1: half the weakest of its nine parts and half their mean, so that one failing
 * part cannot be bought back by the others (a part at 0 leaves at most 0.44). A hint of a screen or of print lowers
 * what passed to just below the minimum, for a person to judge: a pattern on the wall makes nobody a fraud. It proves
 * one person looking into the camera in a usable picture; it does not prove against a good replayed photo.
 */
export function vivacidade(rostos: readonly RostoDetectado[], indicios: readonly Indicio[] = []): Vivacidade {
  const [rosto, ...outros] = doMaior(rostos)
  if (!rosto) return { nota: 0, motivos: ['sem_rosto'], revisao: false }
  const partes = partesDe(rosto, outros)
  const notas = Object.values(partes)
  const media = notas.reduce((total, nota) => total + nota, 0) / notas.length
  const nota = (Math.min(...notas) + media) / 2
  const fracas: readonly MotivoDaVivacidade[] = chaves(partes).filter((parte) => partes[parte] < PARTE_MINIMA)
  const deFoto = DE_FOTO.flatMap(([indicio, motivo]) => (indicios.includes(indicio) ? [motivo] : []))
  const motivos = [...fracas, ...deFoto]
  return passou('liveness', nota) && deFoto.length > 0
    ? { nota: logoAbaixo('liveness'), motivos, revisao: true }
    : { nota, motivos, revisao: false }
}

/** The largest face is the one that took the picture; small ones are people passing by, and still one too many. */
const doMaior = (rostos: readonly RostoDetectado[]): RostoDetectado[] =>
  rostos.toSorted((a, b) => tamanho(b) - tamanho(a))

/** Where eyes and mouth of whoever took the picture are. */
export const marcosDaSelfie = (rostos: readonly RostoDetectado[]): Marcos | undefined =>
  marcosDe(doMaior(rostos)[0]?.Landmarks ?? [])

function partesDe(rosto: RostoDetectado, outros: readonly RostoDetectado[]): Record<Parte, number> {
  const { Yaw = 90, Pitch = 90, Roll = 90 } = rosto.Pose ?? {}
  const { Brightness = 0, Sharpness = 0 } = rosto.Quality ?? {}
  return {
    mais_de_um_rosto: outros.some((outro) => tamanho(outro) > tamanho(rosto) * 0.1) ? 0 : 1,
    rosto_incerto: rampa(rosto.Confidence ?? 0, 50, 95),
    rosto_pequeno: rampa(tamanho(rosto), 0.01, 0.04),
    sem_nitidez: rampa(Sharpness, 8, 40),
    // A dark skin in the light of a room measures about 15: below 13 little is left to compare.
    iluminacao: Math.min(rampa(Brightness, 6, 16), rampa(Brightness, 99, 93)),
    nao_esta_de_frente: Math.min(
      rampa(Math.abs(Yaw), 45, 22),
      rampa(Math.abs(Pitch), 45, 25),
      rampa(Math.abs(Roll), 50, 25),
    ),
    olhos_fechados: juizo(rosto.EyesOpen, true),
    rosto_coberto: juizo(rosto.FaceOccluded, false),
    oculos_escuros: juizo(rosto.Sunglasses, false),
  }
}

const tamanho = ({ BoundingBox }: RostoDetectado): number =>
  (BoundingBox?.Width ?? 0) * (BoundingBox?.Height ?? 0)

const chaves = <K extends string>(tabela: Record<K, unknown>): K[] =>
  Object.keys(tabela).filter((chave): chave is K => chave in tabela)
