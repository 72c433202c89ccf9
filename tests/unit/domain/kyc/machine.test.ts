import { KYC_ETAPAS, kycMachine } from '#domain/kyc/machine.ts'
import { atosDe, decide } from '#domain/base/maquina.ts'
import { expect, it } from 'vitest'

it('goes through the stages in the order of the specification', () => {
  const caminho = [
    'enviar',
    'ler_documento',
    'provar_vida',
    'comparar_rostos',
    'checar_fraude',
    'consultar_cadastro',
    'decidir',
    'aprovar',
  ] as const
  let status = kycMachine.initial
  const vistos = [status]
  for (const ato of caminho) {
    const verdict = decide(kycMachine, status, ato, ato === 'enviar' ? 'paciente' : 'sistema')
    if (!verdict.ok) throw new Error(`${ato} from ${status}: ${verdict.codigo}`)
    status = verdict.to
    vistos.push(status)
  }
  expect(vistos).toEqual(['draft', ...KYC_ETAPAS, 'approved'])
})

it('approves only out of a decision or a review, never by the person', () => {
  const aprovam = atosDe(kycMachine).filter((ato) => kycMachine.acts[ato].to === 'approved')
  expect(aprovam.flatMap((ato) => kycMachine.acts[ato].from)).toEqual(['decision', 'em_analise'])
  expect(aprovam.flatMap((ato) => kycMachine.acts[ato].by)).toEqual(['sistema', 'revisor'])
})

it('asks for pictures again only by itself, and from there the person sends them', () => {
  expect(decide(kycMachine, 'decision', 'pedir_de_novo', 'sistema')).toEqual({ ok: true, to: 'draft' })
  expect(decide(kycMachine, 'decision', 'pedir_de_novo', 'paciente')).toMatchObject({ ok: false })
  expect(decide(kycMachine, 'draft', 'enviar', 'paciente')).toEqual({ ok: true, to: 'uploading' })
})

it.each([...KYC_ETAPAS])('%s that cannot be carried out waits in review', (etapa) => {
  expect(decide(kycMachine, etapa, 'adiar', 'sistema')).toEqual({ ok: true, to: 'em_analise' })
  expect(kycMachine.estados[etapa].prazos.map((p) => p.ato)).toEqual(['adiar'])
})
