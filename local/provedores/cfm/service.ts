import type { AwsRequest, AwsResponse } from '../../aws/service.ts'
import { Storage } from '../../storage.ts'
import { Faults } from '../faults.ts'
import { ApiError, parseBody, rendered, sameSecret } from '../json-api.ts'
import { json, type Provider } from '../provider.ts'
import { type Doctor, doctorKey, seedSchema, voOf } from './doctors.ts'
import { answer, type Call, parseCall, SoapFault } from './soap.ts'

interface CfmOptions {
  readonly folder: string
  /** Eight characters, in the body of every question. */
  readonly chave?: string
}

export interface Cfm extends Provider {
  /** The next questions are answered with these codes instead, one each. */
  fail(...codes: readonly string[]): void
}

const PATH = '/WebServiceConsultaMedicos/ServicoConsultaMedicos'

/** The medical council's web service: it knows whom it was told of and invents nobody. */
export async function createCfm(options: CfmOptions): Promise<Cfm> {
  const chave = options.chave ?? 'cfmlocal'
  const storage = await Storage.open(options.folder)
  const faults = new Faults()
  let failures: string[] = []

  /** In the order its manual gives. */
  const refusal = ({ crm, uf, chave: given }: Call['args']): string | undefined => {
    if (!/^\d+$/.test(crm ?? '') || Number(crm) === 0) return '4010'
    if (!uf) return '4000'
    if (!given) return '4020'
    return sameSecret(given, chave) ? failures.shift() : '3010'
  }
  const find = ({ crm = '', uf = '' }: Call['args']) =>
    storage.get<Doctor>(doctorKey(uf, crm.replace(/^0+(?=\d)/, '')))

  const consultar = async (args: Call['args']): Promise<AwsResponse> => {
    const codigoErro = refusal(args)
    if (codigoErro) return answer('Consultar', { dadosMedico: { codigoErro } })
    const doctor = await find(args)
    return answer('Consultar', { dadosMedico: doctor ? voOf(doctor) : { codigoErro: '8101' } })
  }

  /** Never a code: whatever is wrong, also the key, is a false. */
  const validar = async (args: Call['args']): Promise<AwsResponse> => {
    const doctor = refusal(args) ? undefined : await find(args)
    const born = doctor?.data_nascimento?.split('-').toReversed().join('/')
    const same = doctor?.cpf !== undefined && doctor.cpf === args.cpf && born === args.dataNascimento
    return answer('Validar', { resultadoConsulta: same })
  }

  const call = async (request: AwsRequest): Promise<AwsResponse> => {
    if (!/^text\/xml\b/i.test(request.headers['content-type'] ?? '')) return { status: 415 }
    try {
      const { operation, args } = parseCall(request.body.toString('utf8'))
      return operation === 'Consultar' ? await consultar(args) : await validar(args)
    } catch (error) {
      if (error instanceof SoapFault) return error.response
      throw error
    }
  }

  /** The door of whoever runs this cloud: adds doctors, or replaces them, while it runs. */
  const seed = async (request: AwsRequest): Promise<AwsResponse> => {
    if (!sameSecret(request.headers['x-api-key'] ?? '', chave))
      throw new ApiError(401, 'nao_autorizado', 'Chave ausente ou inválida.')
    const { medicos } = parseBody(request, seedSchema)
    await storage.batch(medicos.map((medico) => [doctorKey(medico.uf, medico.crm), medico]))
    return json(200, { medicos: medicos.length })
  }

  return {
    name: 'cfm',
    faults,
    fail: (...codes) => void failures.push(...codes),
    handle: (request) =>
      faults.run(
        request,
        (status) => ({ status }),
        () =>
          rendered(async () => {
            if (request.method === 'POST' && request.path === PATH) return call(request)
            if (request.method === 'POST' && request.path === '/_semente') return seed(request)
            return { status: 404 }
          }),
      ),
    close: async () => {
      faults.clear()
      failures = []
      await storage.close()
    },
  }
}
