import { logoAbaixo, MINIMOS, passou } from '../decisao/decisao.ts'
import type { Marcos } from './marcos.ts'

/** Rekognition's default threshold. */
const LIMIAR_DE_SEMELHANCA = 80

/** From here up to the threshold two faces may be one person's at another age or in another light: a person looks. */
const SEMELHANCA_EM_DUVIDA = 75

/** Rekognition's smallest face, in pixels: what is smaller cannot be compared. */
const RETRATO_MINIMO = 40

/** Below this confidence what was taken for a face is more likely a pattern: a fingerprint, a piece of a QR code. */
const ROSTO_PROVAVEL = 50

/**
 * A card's ghost image is far smaller than its portrait; another face from this share of its area on is another
 * portrait.
 */
const OUTRO_RETRATO = 0.5

/** A faint ghost image still resembles its portrait; below this similarity a face is somebody else's. */
const OUTRA_PESSOA = 50

/** A face of a picture, held against the selfie's. */
export interface RostoComparado {
  /** Rekognition's Similarity, 0 to 100. */
  readonly semelhanca: number
  /** Rekognition's Confidence that it is a face, 0 to 100. */
  readonly confianca: number
  /** Size in pixels of the picture. */
  readonly largura: number
  readonly altura: number
  /** Where its eyes and mouth are. */
  readonly marcos?: Marcos | undefined
  /** It is the portrait once more, printed small and faint. */
  readonly fantasma?: true | undefined
}

export type MotivoDoRetrato =
  | 'selfie_sem_rosto'
  | 'retrato_ausente'
  | 'retrato_no_verso'
  | 'retrato_pequeno'
  | 'rostos_diferentes'
  | 'rostos_quase_iguais'
  | 'outro_rosto_no_documento'

interface Comparacao {
  /** 0 to 1. */
  readonly nota: number
  readonly motivo: MotivoDoRetrato | null
  /** Only a person can tell which of the faces is the holder's. */
  readonly revisao: boolean
}

/**
 * Score of the `facematch` stage from Rekognition's Similarity (0 to 100): two straight lines that meet at the stage's
 * minimum where the similarity is the threshold, so that exactly what matches passes. A stage may ask for a higher
 * threshold. No compared face is 0.
 */
export function notaDaSemelhanca(similaridade: number | undefined, limiar = LIMIAR_DE_SEMELHANCA): number {
  if (similaridade === undefined) return 0
  const minimo = MINIMOS.facematch
  return similaridade < limiar
    ? (similaridade / limiar) * minimo
    : minimo + ((similaridade - limiar) / (100 - limiar)) * (1 - minimo)
}

/**
 * The document against the selfie. The portrait is the largest face of the front: neither its ghost image nor a
 * picture held beside it may stand for it. It must be on the front, large enough to be compared, and the only one of
 * its size; a face that can be compared and is somebody else's is for a person to judge. `null`: the selfie shows no
 * face. `verso`: faces of the back, where no layout of the catalogue has a portrait.
 */
export function compararRetrato(
  frente: readonly RostoComparado[] | null,
  verso: readonly RostoComparado[] | null,
): Comparacao {
  if (frente === null) return recusa('selfie_sem_rosto')
  const [retrato, ...outros] = provaveis(frente)
  const [doVerso] = provaveis(verso ?? [])
  if (doVerso && area(doVerso) >= OUTRO_RETRATO * (retrato ? area(retrato) : 0))
    return recusa('retrato_no_verso')
  if (!retrato) return recusa('retrato_ausente')
  if (Math.min(retrato.largura, retrato.altura) < RETRATO_MINIMO) return recusa('retrato_pequeno')
  const nota = notaDaSemelhanca(retrato.semelhanca)
  if (!passou('facematch', nota)) {
    const revisao = retrato.semelhanca >= SEMELHANCA_EM_DUVIDA
    return { nota, motivo: revisao ? 'rostos_quase_iguais' : 'rostos_diferentes', revisao }
  }
  return outros.some((outro) => estranho(outro, retrato))
    ? { nota: logoAbaixo('facematch'), motivo: 'outro_rosto_no_documento', revisao: true }
    : { nota, motivo: null, revisao: false }
}

const area = ({ largura, altura }: RostoComparado): number => largura * altura

/** What is likely a face, the largest first; no pattern resembles the selfie. */
const provaveis = (rostos: readonly RostoComparado[]): readonly RostoComparado[] =>
  rostos
    .filter(({ confianca, semelhanca }) => confianca >= ROSTO_PROVAVEL || semelhanca >= LIMIAR_DE_SEMELHANCA)
    .toSorted((a, b) => area(b) - area(a))

const estranho = (outro: RostoComparado, retrato: RostoComparado): boolean =>
  area(outro) >= OUTRO_RETRATO * area(retrato) || (pareceOutro(outro) && outro.fantasma !== true)

/** Large enough to be compared, and somebody else's as far as likeness tells. */
const pareceOutro = ({ largura, altura, semelhanca }: RostoComparado): boolean =>
  Math.min(largura, altura) >= RETRATO_MINIMO && semelhanca < OUTRA_PESSOA

/** Small faces of a front that seem somebody else's: a ghost image too faint to resemble anybody is among them. */
export function talvezFantasmas(frente: readonly RostoComparado[]): RostoComparado[] {
  const [retrato, ...outros] = provaveis(frente)
  return outros.filter(
    (outro) => pareceOutro(outro) && area(outro) < OUTRO_RETRATO * (retrato ? area(retrato) : 0),
  )
}

/** The face of a front that stands for the document's portrait. */
export const retratoDe = (frente: readonly RostoComparado[]): RostoComparado | undefined =>
  provaveis(frente)[0]

const recusa = (motivo: MotivoDoRetrato): Comparacao => ({ nota: 0, motivo, revisao: false })
