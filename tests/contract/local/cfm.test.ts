import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { ehDoTitular, medicoPorCrm } from '#lambdas/providers/cfm.ts'
import { type Cfm, createCfm } from '../../../local/provedores/cfm/service.ts'
import { segredosVivos } from '../../support/pool-vivo.ts'
import { providerPort, temporaryFolder } from '../../support/provedores.ts'

const CHAVE = 'chave-de-teste'
const MARIA = {
  crm: '123456',
  uf: 'SP',
  nome: 'Maria Aparecida de Araújo',
  cpf: '52998224725',
  data_nascimento: '1987-03-14',
  especialidades: [{ especialidade: 'Cardiologia', rqe: '45678' }],
} as const
const PORTA = '/WebServiceConsultaMedicos/ServicoConsultaMedicos'

let port: Awaited<ReturnType<typeof providerPort>>
let disk: Awaited<ReturnType<typeof temporaryFolder>>
let provider: Cfm

const open = async () => {
  provider = await createCfm({ folder: disk.folder, chave: CHAVE })
  port.mount([{ prefix: '/cfm', provider }])
}
beforeAll(async () => {
  await import('../../support/env.ts')
  port = await providerPort()
  disk = await temporaryFolder()
  await open()
  await seed({ medicos: [MARIA] })
})
beforeEach(() => {
  segredosVivos()
  vi.stubEnv('URL_CFM', `${port.url}/cfm`)
  provider.faults.clear()
})
afterAll(async () => {
  await port.close()
  await provider.close()
  await disk.remove()
})

const seed = async (corpo: unknown, chave = CHAVE) => {
  const response = await fetch(`${port.url}/cfm/_semente`, {
    method: 'POST',
    headers: { 'x-api-key': chave },
    body: JSON.stringify(corpo),
  })
  return { status: response.status, body: (await response.json()) as unknown }
}
const call = async (operacao: string, conteudo: string, tipo = 'text/xml; charset=utf-8') => {
  const response = await fetch(`${port.url}/cfm${PORTA}`, {
    method: 'POST',
    headers: { 'content-type': tipo, soapaction: '""' },
    body: `<e:Envelope xmlns:e="http://schemas.xmlsoap.org/soap/envelope/" xmlns:s="http://servico.cfm.org.br/"><e:Body><s:${operacao}>${conteudo}</s:${operacao}></e:Body></e:Envelope>`,
  })
  return { status: response.status, text: await response.text() }
}
const resposta = (conteudo: string) =>
  `<soap:Envelope xmlns:soap="http://schemas.xmlsoap.org/soap/envelope/"><soap:Body>${conteudo}</soap:Body></soap:Envelope>`
const vo = (conteudo: string) =>
  resposta(
    `<ns2:ConsultarResponse xmlns:ns2="http://servico.cfm.org.br/"><dadosMedico>${conteudo}</dadosMedico></ns2:ConsultarResponse>`,
  )
const k = `<chave>${CHAVE}</chave>`

describe('Consultar', () => {
  it('answers as the WSDL has it, without what there is nothing to say of', async () => {
    expect(await call('Consultar', `<crm>123456</crm><uf>SP</uf>${k}`)).toEqual({
      status: 200,
      text: vo(
        '<crm>123456</crm><dataAtualizacao>01/11/2026</dataAtualizacao><especialidade>CARDIOLOGIA - RQE Nº: 45678</especialidade><nome>MARIA APARECIDA DE ARAÚJO</nome><situacao>A</situacao><tipoInscricao>P</tipoInscricao><uf>SP</uf>',
      ),
    })
  })

  it.each([
    ['4010', `<crm>0</crm><uf>SP</uf>${k}`],
    ['4010', `<crm>12a</crm><uf>SP</uf>${k}`],
    ['4000', `<crm>123456</crm>${k}`],
    ['4020', '<crm>123456</crm><uf>SP</uf>'],
    ['3010', '<crm>123456</crm><uf>SP</uf><chave>outra</chave>'],
    ['8101', `<crm>654321</crm><uf>SP</uf>${k}`],
    ['8101', `<crm>123456</crm><uf>sp</uf>${k}`],
  ])('answers %s with 200', async (codigo, conteudo) => {
    expect(await call('Consultar', conteudo)).toEqual({
      status: 200,
      text: vo(`<codigoErro>${codigo}</codigoErro>`),
    })
  })

  it('shows a number in its way: with the prefix in RJ, with the kind of a provisional or foreign one', async () => {
    await seed({
      medicos: [
        { crm: '1234', uf: 'RJ', nome: 'Beatriz Rocha' },
        { crm: '1235', uf: 'SP', nome: 'Diego Prates', tipo_inscricao: 'V' },
        { crm: '1236', uf: 'SP', nome: 'Elisa Moura', tipo_inscricao: 'E' },
      ],
    })
    const crm = async (numero: string, uf: string) =>
      /<crm>(.*)<\/crm>/.exec((await call('Consultar', `<crm>${numero}</crm><uf>${uf}</uf>${k}`)).text)?.[1]
    expect(await Promise.all([crm('1234', 'RJ'), crm('1235', 'SP'), crm('1236', 'SP')])).toEqual([
      '52-1234',
      '1235-P',
      '300-EMFE-1236',
    ])
    expect(await medicoPorCrm({ crm: '1234', uf: 'RJ' })).toMatchObject({ situacao: 'ativo' })
    expect(await medicoPorCrm({ crm: '1235', uf: 'SP' })).toMatchObject({ situacao: 'ativo' })
    expect(await medicoPorCrm({ crm: '1236', uf: 'SP' })).toMatchObject({ situacao: 'estudante' })
  })
})

describe('Validar', () => {
  const validar = async (conteudo: string) =>
    /<resultadoConsulta>(.*)<\/resultadoConsulta>/.exec((await call('Validar', conteudo)).text)?.[1]
  const certo = '<cpf>52998224725</cpf><dataNascimento>14/03/1987</dataNascimento>'

  it('is true for number, CPF and birth date of one person, and false for everything else', async () => {
    expect(await call('Validar', `<crm>123456</crm><uf>SP</uf>${certo}${k}`)).toEqual({
      status: 200,
      text: resposta(
        '<ns2:ValidarResponse xmlns:ns2="http://servico.cfm.org.br/"><resultadoConsulta>true</resultadoConsulta></ns2:ValidarResponse>',
      ),
    })
    for (const conteudo of [
      `<crm>123456</crm><uf>SP</uf><cpf>11144477735</cpf><dataNascimento>14/03/1987</dataNascimento>${k}`,
      `<crm>123456</crm><uf>SP</uf><cpf>52998224725</cpf><dataNascimento>1987-03-14</dataNascimento>${k}`,
      `<crm>123456</crm><uf>SP</uf>${k}`,
      `<crm>654321</crm><uf>SP</uf>${certo}${k}`,
      `<crm>123456</crm><uf>SP</uf>${certo}<chave>outra</chave>`,
      // Told of without CPF.
      `<crm>1234</crm><uf>RJ</uf>${certo}${k}`,
    ])
      expect(await validar(conteudo)).toBe('false')
  })
})

describe('what is not of the WSDL', () => {
  it.each([
    ['an operation nobody contracted', 'ConsultaCompleta', `<crm>1</crm>${k}`],
    ['arguments with a prefix', 'Consultar', `<s:crm>123456</s:crm><s:uf>SP</s:uf>`],
    ['another order', 'Consultar', `${k}<crm>123456</crm><uf>SP</uf>`],
    ['no XML', 'Consultar', '<crm>'],
  ])('%s is a fault', async (_nome, operacao, conteudo) => {
    const { status, text } = await call(operacao, conteudo)
    expect(status).toBe(500)
    expect(text).toContain('<soap:Fault><faultcode>soap:Client</faultcode>')
  })

  it('SOAP 1.2 and other addresses are refused', async () => {
    expect((await call('Consultar', k, 'application/soap+xml')).status).toBe(415)
    expect((await fetch(`${port.url}/cfm/medicos/SP/123456`)).status).toBe(404)
  })
})

describe('the product', () => {
  it('reads what it answers', async () => {
    expect(await medicoPorCrm(MARIA)).toEqual({
      nome: 'Maria Aparecida de Araújo',
      situacao: 'ativo',
      especialidades: [{ especialidade: 'CARDIOLOGIA', rqe: '45678' }],
    })
    expect(await ehDoTitular(MARIA, MARIA)).toBe(true)
    expect(await ehDoTitular(MARIA, { ...MARIA, cpf: '11144477735' })).toBe(false)
    expect(await ehDoTitular(MARIA, { ...MARIA, data_nascimento: '1971-01-02' })).toBe(false)
    expect(await medicoPorCrm({ crm: '999', uf: 'AC' })).toBeNull()
  })

  it.each([
    ['a code of its database', () => provider.fail('1010')],
    ['a code of its network', () => provider.fail('2040')],
    ['a status', () => provider.faults.add({ kind: 'status', status: 429 })],
    ['a cut', () => provider.faults.add({ kind: 'drop' })],
  ])('asks once more after %s', async (_nome, falhar) => {
    falhar()
    expect(await medicoPorCrm(MARIA)).toMatchObject({ situacao: 'ativo' })
  })

  it.each([
    ['nonsense', () => provider.faults.add({ kind: 'nonsense' }), 'ConselhoIndisponivel'],
    ['half an answer', () => provider.faults.add({ kind: 'half' }), 'ConselhoIndisponivel'],
    ['silence', () => provider.faults.add({ kind: 'hang', times: 2 }), 'ProvedorDemorou'],
    ['two failures', () => provider.fail('2010', '2030'), 'ConselhoIndisponivel'],
  ])('takes nothing from %s', async (_nome, falhar, name) => {
    vi.stubEnv('PRAZOS', '{"tempo_do_conselho":100}')
    falhar()
    await expect(medicoPorCrm(MARIA)).rejects.toMatchObject({ name })
  })
})

describe('the door of whoever runs it', () => {
  it('adds and replaces doctors, who outlive a restart', async () => {
    const joana = { crm: '0777', uf: 'MG', nome: 'Joana Reis', situacao: 'S' }
    expect(await seed({ medicos: [joana] })).toEqual({ status: 200, body: { medicos: 1 } })
    expect(await seed({ medicos: [{ ...joana, situacao: 'C' }] })).toMatchObject({ status: 200 })
    await provider.close()
    await open()
    expect(await medicoPorCrm({ crm: '777', uf: 'MG' })).toMatchObject({ situacao: 'cassado' })
  })

  it('is all or nothing, and asks for the key', async () => {
    const bom = { crm: '888', uf: 'MG', nome: 'Rui Dias' }
    expect(await seed({ medicos: [bom, { ...bom, crm: '889', situacao: 'famoso' }] })).toEqual({
      status: 422,
      body: {
        codigo: 'dados_invalidos',
        mensagem: 'Há campos faltando ou inválidos.',
        campos: ['medicos.1.situacao'],
      },
    })
    expect(await medicoPorCrm(bom)).toBeNull()
    expect(await seed({ medicos: [bom] }, 'outra')).toMatchObject({ status: 401 })
  })
})
