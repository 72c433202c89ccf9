import { hojeEm } from '#domain/cadastro/campos.ts'
import { blocosDeTextract } from '#domain/kyc/blocos.ts'
import type { Lado } from '#domain/kyc/documentos.ts'
import { type Leitura, lerDocumento } from '#domain/kyc/leitura.ts'
import { lerTexto } from '#lambdas/providers/textract.ts'

/** Reads one side of a document from a picture below 5 MB. @throws LeituraIndisponivel */
export async function lerLado(
  imagem: Uint8Array,
  lado: Lado,
  { now, prazoMs }: { readonly now: Date; readonly prazoMs: number },
): Promise<Leitura> {
  return lerDocumento(blocosDeTextract(await lerTexto(imagem, prazoMs)), lado, hojeEm(now))
}
