import { ROTULOS_DO_DETECTOR } from '#domain/kyc/captura/video.ts'

/**
 * Keeps the few labels of the detector that no setting reaches in Portuguese: those of its camera selector and of its
 * progress bar (FaceLivenessDetector 3.6.8, `CameraSelector`, `MatchIndicator`). For the `ref` of what it is in.
 */
export function traduzirRotulos(raiz: HTMLElement | null) {
  if (raiz === null) return undefined
  const observador = new MutationObserver(() => traduzir(raiz))
  observador.observe(raiz, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ['aria-valuetext'],
  })
  traduzir(raiz)
  return () => observador.disconnect()
}

const { camera, progresso, preenchido } = ROTULOS_DO_DETECTOR

function traduzir(raiz: HTMLElement): void {
  for (const { firstChild: texto } of raiz.querySelectorAll('label'))
    if (texto?.nodeValue?.startsWith('Camera')) texto.nodeValue = texto.nodeValue.replace('Camera', camera)
  for (const barra of raiz.querySelectorAll('[role="progressbar"]')) {
    const valor = preenchido(barra.getAttribute('aria-valuenow') ?? '0')
    if (barra.getAttribute('aria-valuetext') === valor) continue
    barra.setAttribute('aria-label', progresso)
    barra.setAttribute('aria-valuetext', valor)
  }
}
