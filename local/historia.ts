/** One line of the functions' log, as it was written. */
type Linha = Readonly<Record<string, unknown>>

/** The lines of a log file that are the functions' own words; metrics and anything else are left out. */
export const lerLinhas = (texto: string): Linha[] =>
  texto.split('\n').flatMap((linha) => {
    if (!linha.startsWith('{') || linha.includes('"_aws"')) return []
    try {
      return [JSON.parse(linha) as Linha]
    } catch {
      // The last line of a file that is being written.
      return []
    }
  })

/**
 * What happened under an id, in order. Besides a session's correlation id it may be the id of one request, which an
 * error on screen shows, or anything a line names, such as a consultation: then it is the story of those sessions.
 */
export function historiaDe(id: string, linhas: readonly Linha[]): Linha[] {
  const citam = linhas.filter((linha) => Object.values(linha).includes(id))
  const sessoes = new Set(citam.flatMap(({ correlation_id }) => correlation_id ?? []))
  const dela = new Set(citam)
  return linhas
    .filter((linha) => dela.has(linha) || sessoes.has(linha['correlation_id'] ?? ''))
    .toSorted((a, b) => String(a['timestamp']).localeCompare(String(b['timestamp'])))
}

const ASSUNTOS = ['operacao', 'rota', 'etapa', 'evento', 'gatilho', 'agenda', 'function_name'] as const
const DITOS = new Set<string>([
  ...ASSUNTOS,
  'level',
  'message',
  'timestamp',
  'service',
  'function_request_id',
  'cold_start',
  'xray_trace_id',
  'correlation_id',
  'request_id',
])

/** A line for reading: when, how long after the first, who, what, and the rest. */
export function contar(linha: Linha, inicio: number): string {
  const quando = String(linha['timestamp'])
  const depois = `+${Date.parse(quando) - inicio} ms`
  const assunto = ASSUNTOS.map((campo) => linha[campo]).find((valor) => typeof valor === 'string') ?? ''
  const resto = Object.entries(linha)
    .filter(([campo]) => !DITOS.has(campo))
    .map(([campo, valor]) => `${campo}=${typeof valor === 'string' ? valor : JSON.stringify(valor)}`)
  const nivel = linha['level'] === 'INFO' ? '' : `[${String(linha['level'])}] `
  return [quando, depois.padStart(10), assunto.padEnd(28), nivel + String(linha['message']), ...resto].join(
    '  ',
  )
}
