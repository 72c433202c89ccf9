import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'

const RAIZ = path.resolve(import.meta.dirname, '../..')

/** Everything the bench keeps between the pieces of a long run. */
export const PASTA = path.join(RAIZ, '.build/bench-kyc')

/** A name for the present text of these files and folders: what they made before is not taken for theirs. */
export function fontesDe(...caminhos: readonly string[]): string {
  const hash = createHash('sha256')
  for (const caminho of caminhos.flatMap((nome) => arquivos(path.join(RAIZ, nome))))
    hash.update(readFileSync(caminho))
  return hash.digest('hex').slice(0, 16)
}

/** All that decides a case: rules, engines, drawings and the bench itself. */
export const fontesDoBench = (): string =>
  fontesDe(
    'domain/kyc',
    'domain/base/campos.ts',
    'lambdas/kyc',
    'lambdas/aws/textract.ts',
    'lambdas/aws/rekognition.ts',
    'lambdas/aws/colecao.ts',
    'lambdas/providers/cpf.ts',
    'lambdas/providers/cpf-token.ts',
    'local/aws/textract',
    'local/aws/rekognition',
    'semente/gerar',
    'bancadas/kyc',
  )

function arquivos(caminho: string): string[] {
  if (!statSync(caminho).isDirectory()) return [caminho]
  return readdirSync(caminho, { recursive: true, encoding: 'utf8' })
    .map((nome) => path.join(caminho, nome))
    .filter((nome) => statSync(nome).isFile())
    .toSorted()
}
