import { correlationId } from './correlacao.ts'

/** What the browser tells the server when something went wrong: never what a person typed. */
interface EventoDeErro {
  readonly tipo: 'rota_inexistente' | 'falha_de_tela' | 'falha_de_ocr' | 'falha_ao_iniciar'
  /** Path without query or fragment, which may carry tokens. */
  readonly caminho: string
  readonly mensagem?: string
}

/** Fire and forget: a report that cannot be sent must not disturb the screen. */
export function reportError(evento: EventoDeErro): void {
  const corpo = JSON.stringify({ ...evento, correlation_id: correlationId })
  navigator.sendBeacon('/api/erros-navegador', new Blob([corpo], { type: 'application/json' }))
}
