import { createHash } from 'node:crypto'
import type { Jornada } from '../../tests/support/jornada.ts'

/**
 * What a journey had been told, to be found again: statuses of consultation and payment, and the signed file by its
 * digest.
 */
export interface Lido {
  readonly email: string
  readonly consulta_id: string
  readonly documento_id: string
  readonly status: string
  readonly pagamento: string | undefined
  readonly arquivo: string | undefined
}

export async function lido(jornada: Jornada): Promise<Lido> {
  const vista = await jornada.ver()
  return {
    email: jornada.paciente.usuario.email,
    consulta_id: jornada.consulta_id,
    documento_id: jornada.documento_id,
    status: vista.status,
    pagamento: vista.pagamento?.status,
    arquivo: jornada.documento_id ? digest(await jornada.baixar()) : undefined,
  }
}

export const digest = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex')
