import { hojeEm } from '#domain/base/campos.ts'
import { blocosDeTextract } from '#domain/kyc/texto/blocos.ts'
import type { Lado } from '#domain/kyc/documento/documentos.ts'
import { type Leitura, lerDocumento } from '#domain/kyc/documento/leitura.ts'
import type { Titular } from '#domain/kyc/documento/titular.ts'
import { lerTexto } from '#lambdas/aws/textract.ts'
import { codigosEm } from './codigos.ts'

interface Pedido {
  readonly lado: Lado
  /** The person the document is claimed to belong to. */
  readonly titular: Titular
  readonly now: Date
  readonly prazoMs: number
}

/** Reads one side of a document from a picture below 5 MB: its print and its QR code. @throws LeituraIndisponivel */
export async function lerLado(imagem: Uint8Array, { lado, titular, now, prazoMs }: Pedido): Promise<Leitura> {
  const [blocos, codigos] = await Promise.all([lerTexto(imagem, prazoMs), codigosEm(imagem)])
  return lerDocumento(blocosDeTextract(blocos), { lado, hoje: hojeEm(now), codigos, titular })
}
