/** The video proof of life in the browser (docs/decisions/010): what is said before, during and after it. */

/** The specification is silent here; the voice is decision 003's. */
export const VIDEO_DA_PROVA = {
  titulo: 'Prova de vida em vídeo',
  texto:
    'Grave um vídeo de poucos segundos para mostrar que é você quem está aqui. Ele é analisado na hora e não é guardado.',
  dicas: [
    'Fique sozinho diante da câmera, em um lugar bem iluminado.',
    'Tire óculos escuros, boné e máscara.',
    'Aproxime o rosto até preencher o contorno e fique parado enquanto a tela muda de cor.',
  ],
  cores:
    'A tela pisca em cores. Se você ou alguém da família tem epilepsia, não faça o vídeo: fale com o suporte.',
  comecar: 'Começar a prova de vida',
  preparando: 'Preparando o vídeo...',
  outra_selfie: 'Tirar outra selfie',
  falhou: 'A prova de vida não foi concluída',
} as const

/** Why a video could not be made, grouped by what the person can do about it. */
export const FALHAS_DO_VIDEO = {
  camera:
    'Não foi possível usar a câmera. Permita o acesso no navegador, feche outros aplicativos e tente novamente.',
  camera_fraca: 'A câmera não tem a qualidade necessária. Tente novamente em outro aparelho.',
  demorou: 'O rosto não preencheu o contorno a tempo. Tente novamente.',
  perto: 'O rosto já estava perto demais no começo. Afaste-se um pouco e tente novamente.',
  varias: 'Há mais de um rosto diante da câmera. Fique sozinho e tente novamente.',
  deitado: 'Deixe o aparelho em pé (na vertical) e tente novamente.',
  conexao: 'A conexão com a análise caiu. Verifique sua internet e tente novamente.',
  interna: 'Não foi possível gravar o vídeo. Recarregue a página e tente novamente.',
} as const
export type FalhaDoVideo = keyof typeof FALHAS_DO_VIDEO

/** The names of Amplify's detector for what ends a video (`LivenessErrorState`). */
const POR_ESTADO: Readonly<Record<string, FalhaDoVideo>> = {
  CAMERA_ACCESS_ERROR: 'camera',
  DEFAULT_CAMERA_NOT_FOUND_ERROR: 'camera',
  CAMERA_FRAMERATE_ERROR: 'camera_fraca',
  TIMEOUT: 'demorou',
  FRESHNESS_TIMEOUT: 'demorou',
  FACE_DISTANCE_ERROR: 'perto',
  MULTIPLE_FACES_ERROR: 'varias',
  MOBILE_LANDSCAPE_ERROR: 'deitado',
  CONNECTION_TIMEOUT: 'conexao',
  SERVER_ERROR: 'conexao',
}

/** What ended a video, from the detector's name for it. */
export const falhaDoVideo = (estado: string): FalhaDoVideo => POR_ESTADO[estado] ?? 'interna'

/** Every sentence of the detector's own, in the words of the product; its defaults are English. */
export const TEXTOS_DO_DETECTOR = {
  a11yVideoLabelText: 'Câmera da prova de vida',
  cameraMinSpecificationsHeadingText: 'A câmera não tem a qualidade necessária',
  cameraMinSpecificationsMessageText: 'Ela precisa de ao menos 320 × 240 pontos e 15 quadros por segundo.',
  cameraNotFoundHeadingText: 'Não foi possível usar a câmera',
  cameraNotFoundMessageText: FALHAS_DO_VIDEO.camera,
  cancelLivenessCheckText: 'Cancelar a prova de vida',
  clientHeaderText: VIDEO_DA_PROVA.falhou,
  clientMessageText: FALHAS_DO_VIDEO.interna,
  connectionTimeoutHeaderText: 'A conexão demorou',
  connectionTimeoutMessageText: FALHAS_DO_VIDEO.conexao,
  errorLabelText: 'Erro',
  faceDistanceHeaderText: 'Perto demais',
  faceDistanceMessageText: FALHAS_DO_VIDEO.perto,
  goodFitAltText: 'Desenho de um rosto que preenche o contorno.',
  goodFitCaptionText: 'Assim',
  hintCanNotIdentifyText: 'Fique de frente para a câmera',
  hintCenterFaceInstructionText:
    'Antes de começar, deixe a câmera no alto e no meio da tela e centralize o rosto. Quando começar, aparece um contorno: aproxime o rosto até preenchê-lo e fique parado até ouvir que a verificação terminou.',
  hintCenterFaceText: 'Centralize o rosto',
  hintCheckCompleteText: 'Vídeo concluído',
  hintConnectingText: 'Conectando...',
  hintFaceDetectedText: 'Rosto encontrado',
  hintFaceOffCenterText: 'O rosto está fora do contorno: centralize-o.',
  hintHoldFaceForFreshnessText: 'Fique parado',
  hintIlluminationNormalText: 'Boa iluminação',
  hintIlluminationTooBrightText: 'Procure um lugar menos claro',
  hintIlluminationTooDarkText: 'Procure um lugar mais claro',
  hintMatchIndicatorText: 'Metade do contorno preenchida. Continue se aproximando.',
  hintMoveFaceFrontOfCameraText: 'Fique de frente para a câmera',
  hintTooCloseText: 'Afaste-se um pouco',
  hintTooFarText: 'Aproxime-se',
  hintTooManyFacesText: 'Fique sozinho diante da câmera',
  hintVerifyingText: 'Analisando...',
  landscapeHeaderText: 'Deixe o aparelho em pé',
  landscapeMessageText: 'Gire o aparelho para a posição vertical.',
  multipleFacesHeaderText: 'Mais de um rosto',
  multipleFacesMessageText: FALHAS_DO_VIDEO.varias,
  photosensitivityWarningBodyText: 'A tela pisca em cores. Tenha cuidado se você é sensível à luz.',
  photosensitivityWarningHeadingText: 'Aviso de fotossensibilidade',
  photosensitivityWarningInfoText: VIDEO_DA_PROVA.cores,
  photosensitivityWarningLabelText: 'Mais sobre o aviso de fotossensibilidade',
  portraitMessageText: 'Mantenha o aparelho na posição vertical até o fim.',
  recordingIndicatorText: 'Gravando',
  retryCameraPermissionsText: 'Tentar Novamente',
  serverHeaderText: 'A análise não respondeu',
  serverMessageText: FALHAS_DO_VIDEO.conexao,
  startScreenBeginCheckText: 'Gravar o vídeo',
  timeoutHeaderText: 'O tempo acabou',
  timeoutMessageText: FALHAS_DO_VIDEO.demorou,
  tooFarAltText: 'Desenho de um rosto dentro do contorno, com espaço em volta.',
  tooFarCaptionText: 'Longe demais',
  tryAgainText: 'Tentar Novamente',
  waitingCameraPermissionText: 'Permita o acesso à câmera.',
} as const

/** What the detector says in English whatever it is told, on its camera selector and its progress bar. */
export const ROTULOS_DO_DETECTOR = {
  camera: 'Câmera',
  progresso: 'Preenchimento do contorno',
  preenchido: (porcento: string) => `${porcento}% preenchido`,
} as const
