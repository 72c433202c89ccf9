import { afterAll } from 'vitest'
import { achados } from './modelo.ts'

afterAll(() => {
  if (achados.length > 0) throw new Error(`Answers that the models do not know:\n${achados.join('\n')}`)
})
