import { GetObjectTaggingCommand, S3Client } from '@aws-sdk/client-s3'
import { optionalEnv } from '#lambdas/runtime/env.ts'

/**
 * The outside scan of an upload. Every file is looked through by our own rules first
 * (`domain/kyc/imagem/varredura.ts`); a stage may ask GuardDuty Malware Protection for S3 besides, which tags each
 * object with what it found.
 */

const ETIQUETA = 'GuardDutyMalwareScanStatus'
/** What stands in the tag (GuardDuty user guide, "Monitoring S3 object scans by using tags"). */
const SERVE: Readonly<Record<string, boolean>> = {
  NO_THREATS_FOUND: true,
  THREATS_FOUND: false,
  // Locked, or larger than any photo: nobody could look into it.
  UNSUPPORTED: false,
}

/** The scan has not ended yet, or could not be made; the workflow asks again, and then goes on later. */
export class VarreduraPendente extends Error {
  constructor(situacao: string) {
    super(`The upload is not scanned: ${situacao}`)
    this.name = 'VarreduraPendente'
  }
}

const client = new S3Client({})

/** Whether an upload in this bucket may be used. @throws VarreduraPendente */
export async function passouPelaVarredura(balde: string, caminho: string): Promise<boolean> {
  if (optionalEnv('VARREDURA') === undefined) return true
  const { TagSet = [] } = await client.send(new GetObjectTaggingCommand({ Bucket: balde, Key: caminho }))
  const situacao = TagSet.find(({ Key }) => Key === ETIQUETA)?.Value ?? 'not yet'
  const serve = SERVE[situacao]
  if (serve === undefined) throw new VarreduraPendente(situacao)
  return serve
}
