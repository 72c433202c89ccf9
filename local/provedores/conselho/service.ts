import type { z } from 'zod'
import type { AwsRequest, AwsResponse } from '../../aws/service.ts'
import { Storage } from '../../storage.ts'
import { Faults } from '../faults.ts'
import { ApiError, parseBody, rendered, sameSecret } from '../json-api.ts'
import { json, type Provider } from '../provider.ts'
import { createRouter } from '../router.ts'
import {
  cpfKey,
  cpfSchema,
  crmSchema,
  entriesOf,
  type Medico,
  medicoKey,
  type Pessoa,
  registrosSchema,
  ufSchema,
} from './registros.ts'

export interface ConselhoOptions {
  readonly folder: string
  readonly apiKey?: string
  /** Records to begin with; one that is already known is left as it is, so changes made later stay. */
  readonly registros?: z.input<typeof registrosSchema>
}

type Operation = (params: Readonly<Record<string, string>>, request: AwsRequest) => Promise<AwsResponse>

/** The council registry: doctors by CRM and state, people by CPF. It knows whom it was told of and invents nobody. */
export async function createConselho(options: ConselhoOptions): Promise<Provider> {
  const apiKey = options.apiKey ?? 'conselho_local'
  const storage = await Storage.open(options.folder)
  const faults = new Faults()

  const medico: Operation = async ({ uf = '', crm = '' }) => {
    const checkedUf = ufSchema.safeParse(uf.toUpperCase())
    const checkedCrm = crmSchema.safeParse(crm)
    if (!checkedUf.success) throw new ApiError(400, 'uf_invalida', 'Esta UF não existe.')
    if (!checkedCrm.success) throw new ApiError(400, 'crm_invalido', 'O CRM tem de 1 a 8 dígitos.')
    const found = await storage.get<Medico>(medicoKey(checkedUf.data, checkedCrm.data))
    if (!found) throw new ApiError(404, 'nao_encontrado', 'Nenhum médico com este CRM nesta UF.')
    return json(200, found)
  }

  const pessoa: Operation = async ({ cpf = '' }) => {
    const checked = cpfSchema.safeParse(cpf)
    if (!checked.success) throw new ApiError(400, 'cpf_invalido', 'Este CPF não é válido.')
    const found = await storage.get<Pessoa>(cpfKey(checked.data))
    if (!found) throw new ApiError(404, 'nao_encontrado', 'Nenhuma pessoa com este CPF.')
    return json(200, found)
  }

  const seed: Operation = async (_params, request) => {
    const registros = parseBody(request, registrosSchema)
    await storage.batch(entriesOf(registros))
    return json(200, { medicos: registros.medicos.length, cpfs: registros.cpfs.length })
  }

  const find = createRouter<Operation>([
    { method: 'GET', path: '/medicos/:uf/:crm', handler: medico },
    { method: 'GET', path: '/cpf/:cpf', handler: pessoa },
    { method: 'POST', path: '/_semente', handler: seed },
  ])

  const answer = async (request: AwsRequest): Promise<AwsResponse> => {
    if (!sameSecret(request.headers['x-api-key'] ?? '', apiKey))
      throw new ApiError(401, 'nao_autorizado', 'Chave de API ausente ou inválida.')
    const match = find(request.method, request.path)
    if (!match) throw new ApiError(404, 'endereco_desconhecido', 'Este endereço não existe.')
    return match.handler(match.params, request)
  }

  await addUnknown(storage, options.registros ?? {})
  return {
    name: 'conselho',
    faults,
    handle: (request) =>
      faults.run(
        request,
        (status) => new ApiError(status, 'indisponivel', 'O cadastro do conselho está fora do ar.').response,
        () => rendered(() => answer(request)),
      ),
    close: async () => {
      faults.clear()
      await storage.close()
    },
  }
}

async function addUnknown(storage: Storage, registros: z.input<typeof registrosSchema>): Promise<void> {
  const entries = entriesOf(registrosSchema.parse(registros))
  const known = await Promise.all(entries.map(([key]) => storage.get(key)))
  await storage.batch(entries.filter((_entry, index) => known[index] === undefined))
}
