import { aceitarDocumento, type DocumentoLido } from '#domain/kyc/documento/aceitacao.ts'
import { type BlocoDeTextract, blocosDeTextract } from '#domain/kyc/texto/blocos.ts'
import { type Decisao, decidir, MINIMOS } from '#domain/kyc/decisao/decisao.ts'
import { avaliarFraude } from '#domain/kyc/decisao/fraude.ts'
import { lerDocumento } from '#domain/kyc/documento/leitura.ts'
import type { Titular } from '#domain/kyc/documento/titular.ts'
import { ARQUIVOS_SEM_SINAL } from '#semente/verificacao.ts'

/** A document under an account, from what was read to the verdict, where nothing but the document speaks. */

const HOJE = '2026-11-21'

interface Respostas {
  readonly frente: readonly BlocoDeTextract[]
  readonly verso: readonly BlocoDeTextract[]
  /** What the QR code of the back says. */
  readonly codigos?: readonly string[]
}

export function lerLados({ frente, verso, codigos = [] }: Respostas, titular: Titular): DocumentoLido {
  const daFrente = lerDocumento(blocosDeTextract(frente), { lado: 'frente', hoje: HOJE, titular })
  const doVerso = lerDocumento(blocosDeTextract(verso), { lado: 'verso', hoje: HOJE, titular, codigos })
  return aceitarDocumento(daFrente, doVerso)
}

const PERFEITA = { nota: 1, motivos: [] }

/** The face agrees, the registry agrees, no picture was seen before. */
export function vereditoDe(lido: DocumentoLido, titular: Titular): Decisao['veredito'] {
  const { nota, duvidas, achados, campos, layout, validade_conferida } = lido
  const fraude = avaliarFraude(
    {
      formulario: titular,
      documento: campos,
      achados,
      layout,
      validade_conferida,
      hoje: HOJE,
      arquivos: ARQUIVOS_SEM_SINAL,
      contas_no_aparelho: 1,
    },
    MINIMOS.fraud,
  )
  // What only a person can judge is kept below the minimum, as the stage keeps it.
  const ocr = duvidas.length > 0 ? { nota: 0.69, motivos: duvidas, revisao: true } : { nota, motivos: [] }
  return decidir({ ocr, liveness: PERFEITA, facematch: PERFEITA, fraud: fraude, consultario: PERFEITA })
    .veredito
}
