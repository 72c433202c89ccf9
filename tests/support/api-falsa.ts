import { type Mock, vi } from 'vitest'
import { type Codigo, DomainError, problema } from '#domain/base/erros.ts'
import { ApiError, call } from '../../web/src/lib/api.ts'

/** A refusal as the browser receives it. */
export const recusa = (codigo: Codigo, extra: Readonly<Record<string, unknown>> = {}): ApiError =>
  new ApiError(problema(new DomainError(codigo, { extra }), 'r1'))

/**
 * Answers of the server by operation name; an operation without one is an error of the test. `call` must be mocked.
 * The answers are mocks, to be changed and counted.
 */
export function servidor<N extends string>(respostas: Record<N, unknown>): Record<N, Mock> {
  const mocks = {} as Record<N, Mock>
  for (const nome of Object.keys(respostas) as N[]) mocks[nome] = vi.fn(async () => respostas[nome])
  vi.mocked(call).mockImplementation(async (operation, input) => {
    const nome = 'nome' in operation ? String(operation.nome) : ''
    const mock = (mocks as Readonly<Record<string, Mock>>)[nome]
    if (!mock) throw new Error(`Not expected: ${nome}`)
    return mock(input) as never
  })
  return mocks
}
