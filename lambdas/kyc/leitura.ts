import { hojeEm } from '#domain/cadastro/campos.ts'
import { blocosDeTextract } from '#domain/kyc/blocos.ts'
import type { Lado } from '#domain/kyc/documentos.ts'
import { type Leitura, lerDocumento } from '#domain/kyc/leitura.ts'
import type { Titular } from '#domain/kyc/titular.ts'
import { lerTexto } from '#lambdas/providers/textract.ts'
import { codigosEm } from './codigos.ts'

interface Pedido {
  readonly lado: Lado
  /** Whose document it is said to be. */
  readonly titular: Titular
  readonly now: Date
  readonly prazoMs: number
}

/** Reads one side of a document from a picture below 5 MB: its print and its QR code. @throws LeituraIndisponivel */
export async function lerLado(imagem: Uint8Array, { lado, titular, now, prazoMs }: Pedido): Promise<Leitura> {
  const [blocos, codigos] = await Promise.all([lerTexto(imagem, prazoMs), codigosEm(imagem)])
  return lerDocumento(blocosDeTextract(blocos), { lado, hoje: hojeEm(now), codigos, titular })
}
