/** Taking a picture in the browser: measures of P §9, texts of P §2.9 and §8. */

export const LADOS_DA_CAMERA = ['user', 'environment'] as const
/** The front camera looks at the user, the rear one at the surroundings. */
export type LadoDaCamera = (typeof LADOS_DA_CAMERA)[number]

export const CAMERA = {
  largura: 1280,
  altura: 720,
  /** Width to height of a selfie. */
  proporcao: 3 / 4,
  qualidade: 0.9,
  /** Milliseconds. */
  espera_do_video: 5_000,
  /** How often `play()` is repeated after a failure, and after how many milliseconds. */
  repeticoes_do_play: 2,
  intervalo_do_play: 500,
} as const

/** Only where the stage lets a picture take the camera's place. */
export const IMAGEM_NO_LUGAR = {
  botao: 'Usar uma imagem',
  campo: 'Imagem no lugar da câmera',
} as const

export const TEXTOS_DA_CAMERA = {
  idle: 'Toque para acessar a câmera',
  asking: 'Solicitando acesso à câmera',
  rosto: 'Posicione seu rosto no centro da tela',
  documento: 'Encaixe o documento inteiro na moldura',
  abrir: 'Abrir Câmera',
  cancelar: 'Cancelar',
  trocar: 'Trocar câmera',
  capturar: 'Capturar',
  repetir: 'Tentar Novamente',
  usar: 'Usar foto',
  foto: 'Foto tirada agora',
  pronta: 'Câmera pronta',
  capturada: 'Foto tirada. Confira e use, ou tente novamente.',
} as const

export const ERROS_DA_CAMERA = {
  permissao: 'Permissão da câmera negada. Ative no browser e tente novamente.',
  ausente: 'Nenhuma câmera encontrada no dispositivo.',
  ocupada: 'Câmera já está em uso por outro aplicativo.',
  requisitos: 'Câmera não suporta os requisitos solicitados.',
  interno: 'Erro interno do componente. Tente recarregar a página.',
  acesso: 'Erro ao acessar a câmera',
  captura: 'Erro ao capturar foto',
  troca: 'Erro ao alternar câmera',
} as const
export type ErroDaCamera = keyof typeof ERROS_DA_CAMERA

/** Toast beside the screen's own message. */
export const TOAST_DA_CAMERA = {
  titulo: 'Erro na câmera',
  padrao: 'Não foi possível acessar a câmera. Verifique as permissões.',
} as const

const POR_NOME: Readonly<Record<string, ErroDaCamera>> = {
  NotAllowedError: 'permissao',
  PermissionDeniedError: 'permissao',
  SecurityError: 'permissao',
  NotFoundError: 'ausente',
  DevicesNotFoundError: 'ausente',
  NotReadableError: 'ocupada',
  TrackStartError: 'ocupada',
  OverconstrainedError: 'requisitos',
  ConstraintNotSatisfiedError: 'requisitos',
  TypeError: 'interno',
}

/** What a failure of `getUserMedia` means, from the exception's name (Media Capture and Streams, §10.2). */
export const erroDaCamera = (nome: string): ErroDaCamera => POR_NOME[nome] ?? 'acesso'

/** The largest centred part of a frame with a proportion (width to height); the whole frame without one. */
export function recorte(largura: number, altura: number, proporcao: number | null) {
  const alvo = proporcao ?? largura / altura
  const w = Math.min(largura, Math.round(altura * alvo))
  const h = Math.min(altura, Math.round(largura / alvo))
  return { x: Math.round((largura - w) / 2), y: Math.round((altura - h) / 2), largura: w, altura: h }
}
