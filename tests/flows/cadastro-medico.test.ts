import { randomInt } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { usuarioEu } from '#domain/cadastro/contract.ts'
import { acceptConsulta } from '#domain/consulta/contract.ts'
import { doctorPresence, medicoEu, minhaPresenca } from '#domain/medico/contract.ts'
import { salvarMedico, verifyCrm } from '#domain/medico/contract-crm.ts'
import { passarUmMinuto } from '../support/agendas.ts'
import { type CloudProcess, startCloudProcess } from '../support/cloud.ts'
import { api, type Dados } from '../support/http.ts'
import { Jornada } from '../support/jornada.ts'
import { loja, novoMedico, novoPaciente, type Pessoa } from '../support/pessoas.ts'
import { conhecerMedicos, type MedicoConhecido } from '../support/portas-dos-cadastros.ts'
import { eventually } from '../support/provedores.ts'

let cloud: CloudProcess

beforeAll(async () => {
  cloud = await startCloudProcess({ semente: false })
})
afterAll(async () => {
  await cloud.close()
})

/** What the council knows from now on. */
const conselhoConhece = (registro: MedicoConhecido) => conhecerMedicos(cloud, registro)

/** What it says of this doctor. */
const titular = ({ usuario: { nome, cpf, data_nascimento } }: Pessoa) => ({ nome, cpf, data_nascimento })

const inscricao = () => ({ crm: String(randomInt(1_000_000, 9_999_999)), uf: 'SC' }) as const
const rapida = (dados: Dados) => api(cloud.origem).call(verifyCrm, dados)

/** Variant A's last step: the registration, then the check of all of it. */
async function finalizar(
  medica: Pessoa,
  { crm, uf }: Pick<MedicoConhecido, 'crm' | 'uf'>,
  especialidades: Dados[] = [],
) {
  const dela = api(cloud.origem, medica)
  await dela.ok(salvarMedico, {
    id: medica.id,
    crm,
    uf,
    status_crm: 'PENDING',
    especialidade: null,
    dados_fiscais_json: null,
  })
  return dela.call(verifyCrm, {
    medico_id: medica.id,
    nome_informado: medica.usuario.nome,
    cpf: medica.usuario.cpf,
    crm,
    uf,
    especialidades_informadas: especialidades,
    aceites: { termo_verificacao: true, termo_nome_oficial: true },
  })
}

/** The identity check ended well, whether before or after the council answered. */
async function identidadeAprovada({ id }: Pessoa): Promise<void> {
  const { table, keys } = await loja(cloud)
  await table.write(
    table.update(
      keys.usuarioKey(id),
      { set: { kyc_status: 'approved', access_tier: 'restricted' } },
      table.EXISTS,
    ),
  )
}

/**
 * A day has gone by for this doctor, as far as the council is concerned. The cloud asks every minute by itself too:
 * what it heard before is written before this ends, so that no answer of yesterday puts off tomorrow's question.
 */
async function passarUmDia({ id }: Pessoa): Promise<void> {
  const { table, keys } = await loja(cloud)
  const gsi4sk = `${new Date(Date.now() - 1000).toISOString()}#medico#${id}`
  await table.write(table.update(keys.medicoKey(id), { set: { gsi4sk } }, { gsi4pk: { exists: true } }))
  await passarUmMinuto(cloud)
  await eventually('the cloud at rest', async () => (await cloud.parada()) || undefined)
}

describe('the quick check', () => {
  it('confirms a name in another spelling, and nobody else’s', async () => {
    const { crm, uf } = inscricao()
    await conselhoConhece({ crm, uf, nome: 'MARINA APARECIDA LOPES CARDOSO' })
    const respostas = await Promise.all(
      ['Marina Lopes Cardoso', 'márina cardoso', 'Otávio Brandão Nunes'].map((nome_informado) =>
        rapida({ crm, uf, nome_informado }),
      ),
    )
    expect(respostas.map(({ status, body }) => [status, body])).toEqual([
      [200, { verificacao_status: 'verified' }],
      [200, { verificacao_status: 'verified' }],
      [200, { verificacao_status: 'rejected' }],
    ])
  })

  it('rejects a CRM that is suspended or unknown', async () => {
    const suspenso = { ...inscricao(), nome: 'Renata Farias Couto' }
    await conselhoConhece({ ...suspenso, situacao: 'S' })
    const dito = async ({ crm, uf }: { crm: string; uf: string }) =>
      (await rapida({ crm, uf, nome_informado: suspenso.nome })).body
    expect(await dito(suspenso)).toEqual({
      verificacao_status: 'rejected',
      motivos: ['A situação do CRM no conselho é "suspenso".'],
    })
    expect(await dito(inscricao())).toEqual({
      verificacao_status: 'rejected',
      motivos: ['O CRM não foi encontrado nesta UF.'],
    })
  })
})

describe("'Finalizar Cadastro'", () => {
  it('is partial when one RQE is not registered; whichever comes second lifts the tier', async () => {
    const medica = await novoMedico(cloud, [])
    const dela = api(cloud.origem, medica)
    const registro = inscricao()
    await conselhoConhece({
      ...registro,
      ...titular(medica),
      especialidades: [{ especialidade: 'Pediatria', rqe: '31001' }],
    })
    await identidadeAprovada(medica)
    expect((await dela.ok(usuarioEu)).access_tier).toBe('restricted')
    const { status, body } = await finalizar(medica, registro, [
      { especialidade: 'pediatria', rqe: '31001' },
      { especialidade: 'cardiologia', rqe: '7' },
    ])
    expect({ status, body }).toEqual({
      status: 200,
      body: {
        verificacao_status: 'partial',
        nome_oficial: medica.usuario.nome,
        status_crm: 'PARTIAL',
        especialidades: [
          {
            especialidade: 'pediatria',
            rqe_informado: '31001',
            verificado: true,
            motivo: 'RQE confirmado no conselho.',
          },
          {
            especialidade: 'cardiologia',
            rqe_informado: '7',
            verificado: false,
            motivo: 'Especialidade sem registro no conselho.',
          },
        ],
        motivos: ['Especialidade sem registro no conselho.'],
      },
    })
    expect((await dela.ok(usuarioEu)).access_tier).toBe('full')
    expect(await dela.ok(medicoEu)).toMatchObject({ crm: registro.crm, status_crm: 'PARTIAL' })
    const entrar = (especialidade: string) =>
      dela.call(doctorPresence, { medico_id: medica.id, especialidade })
    expect((await entrar('pediatria')).status).toBe(200)
    expect((await entrar('clinica_medica')).status).toBe(200)
    expect((await entrar('cardiologia')).status).toBe(403)
  })

  it('rejects a CRM of another name, and accepts the corrected one', async () => {
    const medica = await novoMedico(cloud, [])
    const [alheio, proprio] = [inscricao(), inscricao()]
    await conselhoConhece({ ...alheio, ...titular(medica), nome: 'OTÁVIO BRANDÃO NUNES' })
    await conselhoConhece({ ...proprio, ...titular(medica) })
    expect((await finalizar(medica, alheio)).body).toMatchObject({
      verificacao_status: 'rejected',
      nome_oficial: null,
      status_crm: 'REJECTED',
      motivos: [
        'O primeiro nome no conselho não é o informado.',
        'O último sobrenome no conselho não é o informado.',
      ],
    })
    expect((await finalizar(medica, proprio)).body).toMatchObject({
      verificacao_status: 'verified',
      status_crm: 'VERIFIED',
    })
    // The council's word alone opens nothing: the identity is still to be verified.
    expect((await api(cloud.origem, medica).ok(usuarioEu)).access_tier).toBe('blocked')
  })

  it('lets one account have a CRM', async () => {
    const [primeira, segunda] = [await novoMedico(cloud, []), await novoMedico(cloud, [])]
    const registro = inscricao()
    await conselhoConhece({ ...registro, ...titular(primeira) })
    expect((await finalizar(primeira, registro)).status).toBe(200)
    await expect(finalizar(segunda, registro)).rejects.toMatchObject({ status: 409 })
  })
})

it('a doctor whom the daily re-check finds suspended leaves the queue, and the patient keeps the place', async () => {
  const medica = await novoMedico(cloud, [])
  const dela = api(cloud.origem, medica)
  const registro = { ...inscricao(), ...titular(medica) }
  await conselhoConhece(registro)
  await identidadeAprovada(medica)
  expect((await finalizar(medica, registro)).body).toMatchObject({ verificacao_status: 'verified' })
  const jornada = await Jornada.nova(cloud, { medico: medica, paciente: await novoPaciente(cloud) })
  await jornada.ate('aceita')
  const { queued_at } = await jornada.ver()

  await passarUmDia(medica)
  expect(await jornada.ver()).toMatchObject({ status: 'assigned' })

  await conselhoConhece({ ...registro, situacao: 'S' })
  await passarUmDia(medica)
  expect(await jornada.esperarStatus('queued')).toMatchObject({ queued_at, medico: null })
  expect(await jornada.livro()).toEqual([['autorizado', 15_000]])
  expect(await dela.ok(usuarioEu)).toMatchObject({ kyc_status: 'approved', access_tier: 'restricted' })
  expect(await dela.ok(medicoEu)).toMatchObject({ status_crm: 'REJECTED', especialidades: [] })
  for (const [operacao, dados] of [
    [doctorPresence, { medico_id: medica.id, especialidade: 'clinica_medica' }],
    [minhaPresenca, {}],
    [acceptConsulta, { consulta_id: jornada.consulta_id, medico_id: medica.id }],
  ] as const)
    expect(await dela.call(operacao, dados)).toMatchObject({
      status: 403,
      body: { codigo: 'verificacao_pendente' },
    })

  const outra = await Jornada.nova(cloud, { paciente: jornada.paciente, medico: await novoMedico(cloud) })
  outra.consulta_id = jornada.consulta_id
  expect(await outra.aceitar()).toEqual({ ok: true })

  // Reinstated, she registers again and works on.
  await conselhoConhece(registro)
  expect((await finalizar(medica, registro)).body).toMatchObject({ verificacao_status: 'verified' })
  await eventually('full again', async () =>
    (await dela.ok(usuarioEu)).access_tier === 'full' ? true : undefined,
  )
})
