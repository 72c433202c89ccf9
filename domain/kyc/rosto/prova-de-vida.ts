import { passou } from '../decisao/decisao.ts'
import { notaDaSemelhanca } from './semelhanca.ts'
import { MOTIVOS_DA_VIVACIDADE } from './vivacidade.ts'

/**
 * The video proof of life (Rekognition's Face Liveness), where the stage asks for it: it takes the passive score's
 * place.
 */

/** The model by which the browser finds the face that it frames: Amplify's own, the one file not served by the site. */
export const MODELO_DE_ROSTO =
  'https://cdn.liveness.rekognition.amazonaws.com/face-detection/tensorflow-models/blazeface/1.0.2/model/model.json'

/** What lowered the score of a video, as the service names it (GetFaceLivenessSessionResults, `Feedback`). */
const DO_VIDEO = {
  EYES_CLOSED_DETECTED: 'Os olhos estavam fechados no vídeo.',
  FACE_NOT_ALIGNED: 'O rosto não ficou dentro do contorno no vídeo.',
  FACE_NOT_VISIBLE: 'O rosto não pôde ser visto no vídeo.',
  FACE_OBSTRUCTION_DETECTED: 'Parte do rosto estava coberta no vídeo.',
  HIGH_LIGHTING_DETECTED: 'O vídeo ficou claro demais.',
  LOW_LIGHTING_DETECTED: 'O vídeo ficou escuro demais.',
  LOW_VIDEO_QUALITY_DETECTED: 'O vídeo ficou sem nitidez.',
} as const
type Retorno = keyof typeof DO_VIDEO

const MOTIVOS_DA_PROVA = {
  nao_feita: 'A prova de vida em vídeo não foi concluída. Faça novamente.',
  sem_vida: 'O vídeo não provou que você está diante da câmera. Faça a prova de vida novamente.',
  outra_pessoa: 'O rosto do vídeo não é o da selfie.',
} as const

/** Where the stage asks for no video. */
export const PROVA_DESLIGADA = 'A prova de vida em vídeo não é usada aqui. Envie a selfie.'
/** A run was asked for without one, or too late after it. */
export const PROVA_EXIGIDA = 'Faça a prova de vida em vídeo e envie a selfie em seguida.'

/** A session that was carried through, as the service answers it. */
export interface SessaoConcluida {
  /** 0 to 100. */
  readonly confianca: number
  /** `Feedback` codes; the service may learn new ones. */
  readonly retornos: readonly string[]
}

interface NotaDaProva {
  /** 0 to 1. */
  readonly nota: number
  readonly motivos: readonly string[]
}

/** No session, or one that was not carried through or is over: nothing was seen, the person does it again. */
export const PROVA_NAO_FEITA: NotaDaProva = { nota: 0, motivos: [MOTIVOS_DA_PROVA.nao_feita] }

/** The score of the video alone: the service's confidence that somebody was there, with what to do better. */
export function notaDoVideo({ confianca, retornos }: SessaoConcluida): NotaDaProva {
  const nota = confianca / 100
  if (passou('liveness', nota)) return { nota, motivos: [] }
  return { nota, motivos: [MOTIVOS_DA_PROVA.sem_vida, ...retornos.filter(conhecido).map((r) => DO_VIDEO[r])] }
}

/** A face of the video's best frame, held against the selfie's: similarity 0 to 100, sizes as shares of the frame. */
interface RostoDoVideo {
  readonly semelhanca: number
  readonly largura: number
  readonly altura: number
}

/**
 * The score of a video that proved somebody: it counts only for the person of the selfie, or whoever stands there alive
 * could send somebody else's picture. The largest face is the one that was looked at; the comparison is held to the
 * minimum of document and selfie. `null`: the selfie shows no face.
 */
export function mesmaPessoa(video: NotaDaProva, rostos: readonly RostoDoVideo[] | null): NotaDaProva {
  if (rostos === null) return { nota: 0, motivos: [MOTIVOS_DA_VIVACIDADE.sem_rosto] }
  const [maior] = rostos.toSorted((a, b) => b.largura * b.altura - a.largura * a.altura)
  return passou('facematch', notaDaSemelhanca(maior?.semelhanca))
    ? video
    : { nota: 0, motivos: [MOTIVOS_DA_PROVA.outra_pessoa] }
}

const conhecido = (retorno: string): retorno is Retorno => Object.hasOwn(DO_VIDEO, retorno)
