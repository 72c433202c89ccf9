import { createHash, timingSafeEqual } from 'node:crypto'
import type { ZodType } from 'zod'
import type { AwsRequest, AwsResponse } from '../aws/service.ts'
import { json } from './provider.ts'

/** An error of the JSON providers: `{codigo, mensagem, campos?}`. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly codigo: string,
    message: string,
    readonly campos?: readonly string[],
  ) {
    super(message)
  }

  get response(): AwsResponse {
    return json(this.status, {
      codigo: this.codigo,
      mensagem: this.message,
      ...(this.campos ? { campos: this.campos } : {}),
    })
  }
}

/** Runs `work`, rendering an `ApiError` it throws. */
export async function rendered(work: () => Promise<AwsResponse>): Promise<AwsResponse> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof ApiError) return error.response
    throw error
  }
}

/** The JSON body as the schema reads it; 400 `json_invalido`, 422 `dados_invalidos` with the fields. */
export function parseBody<T>(request: AwsRequest, schema: ZodType<T>): T {
  let raw: unknown
  try {
    raw = JSON.parse(request.body.toString('utf8'))
  } catch {
    throw new ApiError(400, 'json_invalido', 'O corpo não é um JSON válido.')
  }
  const parsed = schema.safeParse(raw)
  if (parsed.success) return parsed.data
  const campos = parsed.error.issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys' ? issue.keys : [issue.path.join('.')],
  )
  throw new ApiError(422, 'dados_invalidos', 'Há campos faltando ou inválidos.', [...new Set(campos)])
}

/** Whether two secrets are equal, in a time that does not tell where they differ. */
export const sameSecret = (given: string, expected: string): boolean => {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(given), digest(expected))
}
