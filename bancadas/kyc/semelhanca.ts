import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { ligarReferencia, type Referencia } from './referencia.ts'
import type { Imagens } from './caso-de-familia.ts'
import { fontesDe, PASTA } from './pasta.ts'

/**
 * How alike the reference engine finds the portrait on the card's front and the selfie, 0 to 1; null when one of them
 * shows it no face. Measured beside the product: what the engine itself cannot tell says nothing of our rules.
 */
export async function semelhanca(
  { documento_frente, selfie }: Imagens,
  memoria: boolean,
): Promise<number | null> {
  const pasta = path.join(PASTA, 'semelhanca', fontesDe('bancadas/kyc/referencia.ts'))
  const chave = createHash('sha256').update(documento_frente).update(selfie).digest('hex').slice(0, 32)
  const arquivo = path.join(pasta, `${chave}.json`)
  if (memoria && existsSync(arquivo)) return JSON.parse(readFileSync(arquivo, 'utf8')) as number | null
  const motor = await ligado()
  const [a, b] = [await motor.retrato(documento_frente), await motor.maior(selfie)]
  const igual = a && b ? motor.semelhanca(a, b) : null
  mkdirSync(pasta, { recursive: true })
  writeFileSync(arquivo, JSON.stringify(igual))
  return igual
}

let motor: Promise<Referencia> | undefined
const ligado = (): Promise<Referencia> => (motor ??= ligarReferencia())
