import { beforeEach, describe, expect, it, vi } from 'vitest'
import { ehDoTitular, medicoPorCrm } from '#lambdas/providers/cfm.ts'
import { comTitular } from '#lambdas/providers/inscricao-do-medico.ts'
import { soap } from '../../../support/cadastros.ts'
import { segredosVivos } from '../../../support/pool-vivo.ts'
import { tabelaViva } from '../../../support/tabela-viva.ts'

const ANA = { crm: '123456', uf: 'SP' }
const TITULAR = { cpf: '52998224725', data_nascimento: '1985-05-15' }
const vo = (conteudo: string) =>
  soap(
    `<ns2:ConsultarResponse xmlns:ns2="http://servico.cfm.org.br/"><dadosMedico>${conteudo}</dadosMedico></ns2:ConsultarResponse>`,
  )
const validado = (resultado: string) =>
  soap(
    `<ns2:ValidarResponse xmlns:ns2="http://servico.cfm.org.br/"><resultadoConsulta>${resultado}</resultadoConsulta></ns2:ValidarResponse>`,
  )
const ativa = (mais = '', antes = '<crm>123456</crm>') =>
  vo(`${antes}${mais}<nome>ANA COSTA</nome><situacao>A</situacao><tipoInscricao>P</tipoInscricao><uf>SP</uf>`)

const pedidos: { url: string; headers: unknown; body: unknown; method: unknown }[] = []

/** The council answers these, one after the other; an error is a network that fails. */
function responde(...respostas: (Response | Error)[]): void {
  vi.stubGlobal('fetch', async (url: string, { headers, body, method }: RequestInit) => {
    pedidos.push({ url, headers, body, method })
    const resposta = respostas.shift()
    if (!resposta || resposta instanceof Error) throw resposta ?? new Error('asked too often')
    return resposta
  })
}

beforeEach(() => {
  segredosVivos()
  pedidos.length = 0
})

describe('a question', () => {
  it('is the envelope of the WSDL: no prefix inside the operation, an empty SOAPAction', async () => {
    responde(ativa())
    await medicoPorCrm(ANA)
    expect(pedidos).toEqual([
      {
        method: 'POST',
        url: 'http://127.0.0.1:9/cfm/WebServiceConsultaMedicos/ServicoConsultaMedicos',
        headers: { 'content-type': 'text/xml; charset=utf-8', soapaction: '""' },
        body: '<soapenv:Envelope xmlns:soapenv="http://schemas.xmlsoap.org/soap/envelope/" xmlns:ser="http://servico.cfm.org.br/"><soapenv:Body><ser:Consultar><crm>123456</crm><uf>SP</uf><chave>chave-de-teste</chave></ser:Consultar></soapenv:Body></soapenv:Envelope>',
      },
    ])
  })

  it('of whose it is carries CPF and birth date', async () => {
    responde(validado('true'))
    expect(await ehDoTitular(ANA, TITULAR)).toBe(true)
    expect(pedidos[0]?.body).toBe(
      '<soapenv:Envelope xmlns:soapenv="http://schemas.xmlsoap.org/soap/envelope/" xmlns:ser="http://servico.cfm.org.br/"><soapenv:Body><ser:Validar><crm>123456</crm><uf>SP</uf><cpf>52998224725</cpf><dataNascimento>15/05/1985</dataNascimento><chave>chave-de-teste</chave></ser:Validar></soapenv:Body></soapenv:Envelope>',
    )
  })

  it.each([
    [{ crm: '52123456', uf: 'RJ' }, '<crm>123456</crm>'],
    [{ crm: '52123456', uf: 'SP' }, '<crm>52123456</crm>'],
    [{ crm: '521234', uf: 'RJ' }, '<crm>521234</crm>'],
  ])('asks for %o by the number the council keeps', async (inscricao, crm) => {
    responde(vo('<codigoErro>8101</codigoErro>'))
    await medicoPorCrm(inscricao)
    expect(pedidos[0]?.body).toContain(crm)
  })
})

describe('an answer', () => {
  it('is taken for what is needed, with each RQE', async () => {
    responde(
      ativa(
        [
          'CARDIOLOGIA - RQE Nº: 1111',
          'CLÍNICA MÉDICA - RQE N&#186; 2222',
          'PEDIATRIA - RQE No. 033',
          'ACUPUNTURA',
          '',
        ]
          .map((linha) => `<especialidade>${linha}</especialidade>`)
          .join(''),
      ),
    )
    expect(await medicoPorCrm(ANA)).toEqual({
      nome: 'Ana Costa',
      situacao: 'ativo',
      especialidades: [
        { especialidade: 'CARDIOLOGIA', rqe: '1111' },
        { especialidade: 'CLÍNICA MÉDICA', rqe: '2222' },
        { especialidade: 'PEDIATRIA', rqe: '033' },
      ],
    })
  })

  it.each([
    ['A', 'ativo'],
    ['B', 'suspenso'],
    ['C', 'cassado'],
    ['E', 'cancelado'],
    ['F', 'falecido'],
    ['G', 'transferido'],
    ['I', 'interditado'],
    ['J', 'suspenso'],
    ['L', 'cancelado'],
    ['M', 'suspenso'],
    ['N', 'interditado'],
    ['O', 'suspenso'],
    ['P', 'aposentado'],
    ['R', 'suspenso'],
    ['S', 'suspenso'],
    ['T', 'transferido'],
    ['X', 'suspenso'],
  ])('says %s: %s', async (letra, situacao) => {
    responde(vo(`<nome>ANA COSTA</nome><situacao>${letra}</situacao>`))
    expect(await medicoPorCrm(ANA)).toMatchObject({ situacao })
  })

  it('of a student from abroad is no doctor’s, however regular', async () => {
    responde(
      vo('<crm>300-EMFE-123456</crm><nome>ANA</nome><situacao>A</situacao><tipoInscricao>E</tipoInscricao>'),
    )
    expect(await medicoPorCrm(ANA)).toMatchObject({ situacao: 'estudante' })
  })

  it.each([
    ['52-123456', 'RJ'],
    ['123456-P', 'SP'],
    ['0123456', 'SP'],
  ])('may show the number as %s', async (crm, uf) => {
    responde(vo(`<crm>${crm}</crm><nome>ANA</nome><situacao>A</situacao><uf>${uf}</uf>`))
    expect(await medicoPorCrm({ crm: '123456', uf })).toMatchObject({ nome: 'Ana' })
  })

  it('may say that it knows nobody', async () => {
    responde(vo('<codigoErro>8101</codigoErro>'))
    expect(await medicoPorCrm(ANA)).toBeNull()
  })
})

describe('the council is', () => {
  const codigo = (valor: string) => vo(`<codigoErro>${valor}</codigoErro>`)
  const falha = soap('<soap:Fault><faultcode>soap:Server</faultcode></soap:Fault>', 500)

  it.each<readonly [string, Response | Error]>([
    ['its network', new Error('socket hang up')],
    ['a status', new Response('', { status: 503 })],
    ['too many questions', new Response('', { status: 429 })],
    ['a fault', falha],
    ['a fault with 200', soap('<soap:Fault><faultstring>x</faultstring></soap:Fault>')],
    ...['1010', '1060', '2010', '2030', '2040'].map((valor) => [`code ${valor}`, codigo(valor)] as const),
  ])('asked once more after %s', async (_nome, primeira) => {
    responde(primeira, ativa())
    expect(await medicoPorCrm(ANA)).toMatchObject({ nome: 'Ana Costa' })
    expect(pedidos.length).toBe(2)
  })

  it('away when it fails twice', async () => {
    responde(codigo('2010'), new Response('', { status: 500 }))
    await expect(medicoPorCrm(ANA)).rejects.toMatchObject({ name: 'ConselhoIndisponivel' })
    expect(pedidos.length).toBe(2)
  })

  it.each<readonly [string, Response]>([
    ...['3010', '4000', '4010', '4020', '4030', '4040', '9999'].map(
      (valor) => [`refusing with ${valor}`, codigo(valor)] as const,
    ),
    ['at a wrong address', new Response('', { status: 404 })],
    ['answering a page', new Response('<html><p>manutenção</html>')],
    [
      'answering half',
      new Response('<soap:Envelope xmlns:soap="http://schemas.xmlsoap.org/soap/envelope/"><soap:Body><n'),
    ],
    ['answering another operation', validado('true')],
    ['answering nothing', soap('<ns2:ConsultarResponse xmlns:ns2="http://servico.cfm.org.br/"/>')],
    ['saying an unknown state', vo('<nome>ANA</nome><situacao>Z</situacao>')],
    ['saying no state', vo('<nome>ANA</nome>')],
    ['naming nobody', vo('<situacao>A</situacao>')],
    ['telling of another doctor', ativa('', '<crm>654321</crm>')],
  ])('no help when it is %s, and is not asked again', async (_nome, resposta) => {
    responde(resposta)
    await expect(medicoPorCrm(ANA)).rejects.toMatchObject({ name: 'ConselhoIndisponivel' })
    expect(pedidos.length).toBe(1)
  })

  it('never named with its key in what it failed with', async () => {
    responde(codigo('3010'))
    const error: unknown = await medicoPorCrm(ANA).catch((motivo: unknown) => motivo)
    if (!(error instanceof Error)) throw new Error('it was answered')
    expect(JSON.stringify([error.message, error.stack, error.cause])).not.toContain('chave-de-teste')
  })
})

describe('whose a registration is', () => {
  const now = new Date('2026-11-20T12:00:00Z')
  const registro = { nome: 'ANA COSTA', situacao: 'ativo', especialidades: [] }
  beforeEach(() => void tabelaViva([]))

  it('is the person’s when the council says so', async () => {
    responde(validado('1'))
    expect(await comTitular(registro, ANA, TITULAR, now)).toEqual({ ...registro, do_titular: true })
  })

  it('is another’s only if the council also still answers who it is', async () => {
    responde(validado('false'), ativa())
    expect(await comTitular(registro, ANA, TITULAR, now)).toMatchObject({ do_titular: false })
    // To a key it does not take it says false as well.
    responde(validado('false'), vo('<codigoErro>3010</codigoErro>'))
    await expect(comTitular(registro, ANA, TITULAR, now)).rejects.toMatchObject({
      name: 'ConselhoIndisponivel',
    })
  })

  it('is not asked about one that is refused anyway', async () => {
    responde()
    const suspenso = { ...registro, situacao: 'suspenso' }
    expect(await comTitular(suspenso, ANA, TITULAR, now)).toBe(suspenso)
    expect(await comTitular(null, ANA, TITULAR, now)).toBeNull()
    expect(pedidos).toEqual([])
  })
})
