import type { AchadoDaRede, ViaDaRede } from '#domain/sala/teste-de-rede.ts'

/** Milliseconds. A relay that was not reached by then will not carry a call either. */
const ESPERA = 10_000
/** Once the slower way is found, how long the faster one is waited for. */
const MAIS_UM_POUCO = 2_000

/**
 * Asks these relays for a place, as a call would, with no other way allowed; a place is given back at once. Nobody is
 * called and nothing is filmed or heard.
 */
export function procurarRetransmissor(iceServers: RTCIceServer[]): Promise<AchadoDaRede> {
  const inicio = performance.now()
  const conexao = new RTCPeerConnection({ iceServers, iceTransportPolicy: 'relay' })
  return new Promise((resolve) => {
    let achado: AchadoDaRede = { via: null, ms: 0 }
    const terminar = () => {
      clearTimeout(prazo)
      conexao.close()
      resolve(achado)
    }
    let prazo = setTimeout(terminar, ESPERA)
    conexao.addEventListener('icecandidate', ({ candidate }) => {
      if (!candidate) return terminar()
      const via = viaDe(candidate)
      if (achado.via === null || via === 'udp') achado = { via, ms: Math.round(performance.now() - inicio) }
      if (via === 'udp') return terminar()
      clearTimeout(prazo)
      prazo = setTimeout(terminar, MAIS_UM_POUCO)
    })
    conexao.createDataChannel('teste')
    conexao.setLocalDescription().catch(terminar)
  })
}

/** Of W3C WebRTC, what TypeScript does not know yet. */
type Candidato = RTCIceCandidate & { readonly relayProtocol?: string | null; readonly url?: string | null }

/** Of browsers that do not say it, the address of the relay does. */
function viaDe({ relayProtocol, url }: Candidato): ViaDaRede {
  if (relayProtocol) return relayProtocol === 'udp' ? 'udp' : 'tcp'
  return url?.startsWith('turn:') && !url.includes('transport=tcp') ? 'udp' : 'tcp'
}
