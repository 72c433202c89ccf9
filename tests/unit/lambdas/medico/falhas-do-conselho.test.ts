import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { verifyCrm } from '#domain/medico/contract-crm.ts'
import { crmMachine } from '#domain/medico/machine.ts'
import { handler as rever } from '#lambdas/medico/rever-crm.lambda.ts'
import { handler as verificar } from '#lambdas/medico/verify-crm.lambda.ts'
import { HELENA, JULIA } from '#semente/personas.ts'
import type { Resposta } from '../../../support/cadastros.ts'
import { CONTEXT, invoke } from '../../../support/invoke.ts'
import { type Cena, cena, DIA } from './conselho.ts'

/**
 * A council that fails at each step it is asked in, in each way it can: the doctor hears the sentence of a service that
 * is away, nothing that was known is lost, and the registration stays in a state of its machine until it answers again.
 */

const envelope = (corpo: string) =>
  `<soap:Envelope xmlns:soap="http://schemas.xmlsoap.org/soap/envelope/"><soap:Body>${corpo}</soap:Body></soap:Envelope>`
const codigo = (valor: string): Resposta => ({
  status: 200,
  corpo: envelope(
    `<r:ConsultarResponse xmlns:r="http://servico.cfm.org.br/"><dadosMedico><codigoErro>${valor}</codigoErro></dadosMedico></r:ConsultarResponse>`,
  ),
})

const FALTAS: readonly (readonly [string, Resposta])[] = [
  ['500', { status: 500 }],
  ['401', { status: 401 }],
  ['403', { status: 403 }],
  ['404', { status: 404 }],
  ['429', { status: 429 }],
  ['503', { status: 503 }],
  ['its database (1010)', codigo('1010')],
  ['its network (2040)', codigo('2040')],
  ['a key it does not take (3010)', codigo('3010')],
  ['a question it does not take (4010)', codigo('4010')],
  ['a fault', { status: 500, corpo: envelope('<soap:Fault><faultstring>x</faultstring></soap:Fault>') }],
  ['a page', { status: 200, corpo: '<html><p>manutenção</html>' }],
  ['half an answer', { status: 200, corpo: envelope('<r:Consultar').slice(0, 90) }],
  ['nothing', { status: 200, corpo: '' }],
  ['silence', 'nunca'],
]

const { PRAZOS } = process.env
let mundo: Cena
beforeEach(async () => {
  mundo = await cena()
  // Who never answers is not waited for as long as in the product.
  process.env['PRAZOS'] = JSON.stringify({ tempo_do_conselho: 30 })
})
afterEach(() => {
  process.env['PRAZOS'] = PRAZOS
  mundo.fim()
})

const INDISPONIVEL = { status: 503, body: { codigo: 'provedor_indisponivel' } }
const completa = () =>
  invoke(verificar, verifyCrm, {
    headers: mundo.pool.entrar(JULIA.usuario.id),
    entrada: {
      medico_id: JULIA.usuario.id,
      nome_informado: JULIA.usuario.nome,
      cpf: JULIA.usuario.cpf,
      crm: JULIA.medico.crm,
      uf: JULIA.medico.uf,
      especialidades_informadas: [{ especialidade: 'pediatria', rqe: '0123' }],
      aceites: { termo_verificacao: true, termo_nome_oficial: true },
    },
  })

describe.each(FALTAS)('the council answers with %s', (_nome, resposta) => {
  it('the quick check says that it is away', async () => {
    mundo.responder(resposta)
    const { crm, uf } = HELENA.medico
    const entrada = { crm, uf, nome_informado: HELENA.usuario.nome }
    expect(await invoke(verificar, verifyCrm, { entrada })).toMatchObject(INDISPONIVEL)
    mundo.voltar()
    mundo.conhecer(HELENA)
    expect((await invoke(verificar, verifyCrm, { entrada })).body).toEqual({ verificacao_status: 'verified' })
  })

  it('at the end of the sign-up what was informed waits, and is asked again by itself', async () => {
    mundo.responder(resposta)
    expect(await completa()).toMatchObject(INDISPONIVEL)
    expect(mundo.medico(JULIA)).toMatchObject({ status_crm: 'PENDING' })
    expect(crmMachine.statuses).toContain('PENDING')
    mundo.voltar()
    mundo.conhecer(JULIA, { especialidades: [{ especialidade: 'Pediatria', rqe: '123' }] })
    mundo.passar(16 * 60)
    await rever({}, CONTEXT)
    expect(mundo.medico(JULIA)).toMatchObject({ status_crm: 'VERIFIED' })
  })

  it('a verified doctor stays verified, and is asked about again', async () => {
    mundo.conhecer(HELENA)
    await rever({}, CONTEXT)
    expect(mundo.medico(HELENA)).toMatchObject({ status_crm: 'VERIFIED' })
    mundo.responder(resposta)
    mundo.passar(DIA)
    await rever({}, CONTEXT)
    expect(mundo.medico(HELENA)).toMatchObject({ status_crm: 'VERIFIED' })
    expect(mundo.usuario(HELENA)).toMatchObject({ access_tier: 'full' })
  })
})
