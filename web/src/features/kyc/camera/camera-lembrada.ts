import { LADOS_DA_CAMERA, type LadoDaCamera } from '#domain/kyc/captura/camera.ts'

/** What the camera is used for: a face before the front one, a document before the rear one. */
export type UsoDaCamera = 'rosto' | 'documento'

const PADRAO: Record<UsoDaCamera, LadoDaCamera> = { rosto: 'user', documento: 'environment' }
const chave = (uso: UsoDaCamera) => `camera_lado_${uso}`

/** The side chosen in this session for this use (P §2.9); its own side until somebody chooses. */
export function cameraLembrada(uso: UsoDaCamera): LadoDaCamera {
  const guardado = sessionStorage.getItem(chave(uso))
  return LADOS_DA_CAMERA.find((lado) => lado === guardado) ?? PADRAO[uso]
}

/** Keeps the choice until the browser's session ends. */
export function lembrarCamera(uso: UsoDaCamera, lado: LadoDaCamera): void {
  sessionStorage.setItem(chave(uso), lado)
}
