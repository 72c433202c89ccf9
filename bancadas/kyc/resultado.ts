import type { Corrida } from '#domain/kyc/corrida.ts'
import { TEXTOS_DO_DOCUMENTO } from '#domain/kyc/textos.ts'
import { compararCampos } from './campos.ts'
import type { Caso } from './casos.ts'
import type { LadoDoDocumento, LayoutDoDocumento } from '#semente/gerar/documento.ts'

/** What became of one case; what is kept of it between the pieces of a long run. */
export interface Resultado {
  readonly id: string
  readonly tipo: Caso['tipo']
  readonly layout: LayoutDoDocumento
  readonly status: Corrida['status']
  readonly motivos: readonly string[]
  /** The stage that refused or asked for a person, the decision when none did. */
  readonly etapa: string
  readonly notas: Readonly<Record<string, number | null>>
  /** Each required field that is text: read exactly or not; empty where fields do not count. */
  readonly campos: Readonly<Record<string, boolean>>
  /** What was expected and what was read, of the required ones that differ. */
  readonly diferencas: Readonly<Record<string, readonly [esperado: string, lido: string]>>
  /** What is printed besides: read exactly or not. */
  readonly opcionais: Readonly<Record<string, boolean>>
  /** Of an unreadable picture: refused, and for that very side. */
  readonly motivoCerto: boolean | null
  readonly tempo: { readonly total: number; readonly motores: number; readonly chamadas: number }
}

export function resultadoDe(caso: Caso, corrida: Corrida, tempo: Resultado['tempo']): Resultado {
  const { reasons, resultados, leitura_frente, leitura_verso } = corrida
  const status = statusDe(corrida)
  const { obrigatorios, outros, diferencas } = compararCampos(caso, leitura_frente, leitura_verso)
  const parou = Object.entries(resultados).find(([, { veredito }]) => veredito !== 'aprovado')
  return {
    id: caso.id,
    tipo: caso.tipo,
    layout: caso.layout,
    status,
    motivos: reasons.length > 0 ? reasons : (resultados.ocr?.reasons ?? []),
    etapa: parou?.[0] ?? 'decision',
    notas: Object.fromEntries(Object.entries(resultados).map(([etapa, { score }]) => [etapa, score])),
    campos: obrigatorios,
    diferencas,
    opcionais: outros,
    motivoCerto:
      caso.ilegiveis.length === 0 ? null : explicado(caso.ilegiveis, resultados.ocr?.reasons ?? [], status),
    tempo,
  }
}

/** A run that was only read is as far as the reading came. */
export const statusDe = ({ status, resultados }: Corrida): Corrida['status'] => {
  if (status !== 'em_andamento') return status
  const veredito = resultados.ocr?.veredito ?? resultados.uploading?.veredito
  return veredito === 'aprovado' ? 'approved' : veredito === 'em_analise' ? 'em_analise' : 'rejected'
}

/** Refused by the reading, with P §8's sentence for just the sides that cannot be read. */
function explicado(
  ilegiveis: readonly LadoDoDocumento[],
  motivos: readonly string[],
  status: Corrida['status'],
): boolean {
  const [frase = ''] = motivos
  const lado = ilegiveis.length === 2 ? 'ambos' : (ilegiveis[0] ?? 'ambos')
  const { ilegivel, insuficiente } = TEXTOS_DO_DOCUMENTO
  return status === 'rejected' && (frase === ilegivel[lado] || frase === insuficiente[lado])
}
