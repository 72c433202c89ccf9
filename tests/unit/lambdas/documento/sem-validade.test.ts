import { afterEach, describe, expect, it, vi } from 'vitest'
import { handler as assinar } from '#lambdas/documento/assinar.lambda.ts'
import * as documentos from '#lambdas/store/documentos.ts'
import { ANA } from '#semente/personas.ts'
import { CONTEXT } from '../../../support/invoke.ts'
import { comAssinador, conectada, evento } from './assinador.ts'
import { DOCUMENTO, guardar } from './cenario.ts'
import { textoDoPdf } from './texto-do-pdf.ts'

vi.mock('#lambdas/documento/fontes.ts', async () => ({ FONTES: (await import('./cenario.ts')).FONTES }))
// Read anew each time: the product remembers a secret for minutes.
vi.mock('#lambdas/aws/segredos.ts', async (original) => {
  const { segredo } = await original<{ segredo: (nome: string) => unknown }>()
  return { segredo: (nome: string) => (nome === 'icp-brasil' ? DITOS[dito](psc().roots) : segredo(nome)) }
})

const DITOS = {
  'that its root signs tests': (roots: string) => ({ raizes: '', de_teste: roots }),
  'that its root is a real one': (roots: string) => ({ raizes: roots, de_teste: '' }),
  nothing: (roots: string) => ({ raizes: roots }),
}
type Dito = keyof typeof DITOS
let dito: Dito = 'nothing'
const assinador = comAssinador()
const psc = () => assinador.psc

afterEach(() => {
  vi.unstubAllEnvs()
})

describe('what a signed document says of its certificate, where the stage says', () => {
  it.each<[Dito, string, boolean]>([
    ['that its root signs tests', 'prod', true],
    ['that its root is a real one', 'dev', false],
    ['nothing', 'dev', true],
    ['nothing', 'prod', false],
  ])('%s, in %s: no validity is %s', async (oQue, estagio, marcado) => {
    dito = oQue
    vi.stubEnv('ESTAGIO', estagio)
    await conectada()
    const id = `${DOCUMENTO}-${estagio}`
    await guardar({ id })
    expect(await assinar(evento(id), CONTEXT)).toEqual({ batchItemFailures: [] })
    expect((await documentos.find(id))?.status).toBe('signed')
    const escrito = textoDoPdf(assinador.files.get(`${ANA.usuario.id}/${id}.pdf`) ?? Buffer.alloc(0))
    expect(escrito.includes('SEM VALIDADE')).toBe(marcado)
    expect(escrito.includes('Assinado digitalmente com certificado ICP-Brasil por')).toBe(!marcado)
  })
})
