import { beforeEach, describe, expect, it } from 'vitest'
import { verifyCrm } from '#domain/medico/contract-crm.ts'
import { inscricaoNoConselho } from '#domain/base/inscricao-no-conselho.ts'
import { VERSAO_DOS_ACEITES } from '#domain/medico/textos-cadastro.ts'
import { handler } from '#lambdas/medico/verify-crm.lambda.ts'
import * as contas from '#lambdas/store/contas.ts'
import { inscrever } from '#lambdas/store/crm.ts'
import { write } from '#lambdas/store/table.ts'
import { travar } from '#lambdas/store/unicos.ts'
import { ANA, HELENA, IGOR, JULIA, type PersonaMedica } from '#semente/personas.ts'
import { invoke } from '../../../support/invoke.ts'
import { AGORA, type Cena, cena, DIA, em } from './conselho.ts'

let mundo: Cena
beforeEach(async () => {
  mundo = await cena()
  return () => mundo.fim()
})

const problema = (
  status: number,
  codigo: string,
  resto: { readonly detail: string; readonly [nome: string]: unknown },
) => ({
  status,
  body: {
    type: `https://acolhe.app/erros/${codigo}`,
    status,
    codigo,
    request_id: 'req-1',
    error: resto.detail,
    ...resto,
  },
})

const rapida = ({ medico, usuario }: PersonaMedica, dados: Readonly<Record<string, unknown>> = {}) =>
  invoke(handler, verifyCrm, {
    entrada: { crm: medico.crm, uf: medico.uf, nome_informado: usuario.nome, ...dados },
  })

describe('verify-crm, quick', () => {
  it('says that an active CRM is this name’s, and nothing else about it', async () => {
    mundo.conhecer(HELENA)
    expect(await rapida(HELENA)).toMatchObject({ status: 200, body: { verificacao_status: 'verified' } })
    expect((await rapida(HELENA)).body).toEqual({ verificacao_status: 'verified' })
    expect((await rapida(HELENA, { nome_informado: 'Heléna P Vasconcelos', uf: 'sp' })).body).toEqual({
      verificacao_status: 'verified',
    })
  })

  it.each([
    ['unknown', undefined, { motivos: ['O CRM não foi encontrado nesta UF.'] }],
    ['suspended', { situacao: 'suspenso' }, { motivos: ['A situação do CRM no conselho é "suspenso".'] }],
    // Whose it is instead is nobody's business.
    ['of another name', { nome: 'IGOR SANTANA RIBEIRO' }, {}],
  ])('rejects one that is %s, and says what keeps it from working', async (_nome, conselho, dito) => {
    if (conselho) mundo.conhecer(HELENA, conselho)
    expect(await rapida(HELENA)).toMatchObject({ status: 200 })
    expect((await rapida(HELENA)).body).toEqual({ verificacao_status: 'rejected', ...dito })
  })

  it('asks the council once a day for a doctor it knows, and again for one it does not', async () => {
    mundo.conhecer(HELENA)
    await rapida(HELENA)
    await rapida(HELENA)
    expect(mundo.perguntas).toEqual(['Consultar 123456/SP'])
    mundo.passar(DIA)
    await rapida(HELENA)
    expect(mundo.perguntas).toHaveLength(2)
    await rapida(IGOR)
    await rapida(IGOR)
    expect(mundo.perguntas.slice(2)).toEqual(Array(2).fill('Consultar 65432/BA'))
  })

  it('remembers nobody who is not active, and forgets who no longer is', async () => {
    mundo.conhecer(HELENA, { situacao: 'suspenso' })
    expect((await rapida(HELENA)).body).toMatchObject({ verificacao_status: 'rejected' })
    mundo.conhecer(HELENA)
    expect((await rapida(HELENA)).body).toEqual({ verificacao_status: 'verified' })
    mundo.conhecer(HELENA, { situacao: 'suspenso' })
    mundo.passar(DIA)
    await rapida(HELENA)
    expect(mundo.tabela.of('conselho')).toEqual([])
  })

  it('says when the council is away', async () => {
    mundo.cair()
    const { status, body } = await rapida(HELENA)
    expect({ status, body }).toEqual(
      problema(503, 'provedor_indisponivel', {
        title: 'Serviço temporariamente indisponível',
        detail: 'Nada foi perdido. Tente novamente em alguns instantes.',
      }),
    )
    expect(mundo.perguntas).toHaveLength(2)
  })

  it('is limited per address', async () => {
    mundo.conhecer(HELENA)
    for (let vez = 0; vez < 60; vez++) expect((await rapida(HELENA)).status).toBe(200)
    const { status, body } = await rapida(HELENA)
    expect({ status, body }).toEqual(
      problema(429, 'muitas_tentativas', {
        title: 'Muitas tentativas',
        detail: 'Aguarde alguns minutos antes de tentar novamente.',
        retry_after: 3600,
      }),
    )
  })

  it.each([
    [{ crm: 'abc' }, 'crm', 'CRM inválido.'],
    [{ uf: 'XX' }, 'uf', 'UF inválida.'],
    [{ nome_informado: 'Helena' }, 'nome_informado', 'Informe nome e sobrenome.'],
    [{ cpf: HELENA.usuario.cpf }, 'medico_id', 'Usuário não autenticado'],
  ])('refuses %o', async (dados, campo, motivo) => {
    const { status, body } = await rapida(HELENA, dados)
    expect(status).toBe(400)
    expect((body as { campos: unknown[] }).campos[0]).toEqual({ campo, motivo })
  })
})

const ACEITES = { termo_verificacao: true, termo_nome_oficial: true }
const completa = (
  persona: PersonaMedica,
  dados: Readonly<Record<string, unknown>> = {},
  headers: Readonly<Record<string, string>> = mundo.pool.entrar(persona.usuario.id),
) => {
  const { usuario, medico } = persona
  return invoke(handler, verifyCrm, {
    headers,
    entrada: {
      medico_id: usuario.id,
      nome_informado: usuario.nome,
      cpf: usuario.cpf,
      crm: medico.crm,
      uf: medico.uf,
      especialidades_informadas: [],
      aceites: ACEITES,
      ...dados,
    },
  })
}
const pediatria = [{ especialidade: 'pediatria', rqe: '0123' }]

describe('verify-crm, full', () => {
  it('writes the official name, the status and the specialties of an active CRM', async () => {
    mundo.conhecer(JULIA, {
      nome: 'JULIA AMARAL PIRES',
      especialidades: [{ especialidade: 'Pediatria', rqe: '123' }],
    })
    const { status, body } = await completa(JULIA, { especialidades_informadas: pediatria })
    expect({ status, body }).toEqual({
      status: 200,
      body: {
        verificacao_status: 'verified',
        nome_oficial: 'Julia Amaral Pires',
        status_crm: 'VERIFIED',
        especialidades: [
          {
            especialidade: 'pediatria',
            rqe_informado: '0123',
            verificado: true,
            motivo: 'RQE confirmado no conselho.',
          },
        ],
        motivos: [],
      },
    })
    expect(mundo.medico(JULIA)).toMatchObject({
      status_crm: 'VERIFIED',
      nome_oficial: 'Julia Amaral Pires',
      especialidades_json: [{ specialty: 'pediatria', rqe: '0123' }],
      aceites_crm: { ...ACEITES, versao: VERSAO_DOS_ACEITES, em: AGORA.toISOString() },
      verificado_em: AGORA.toISOString(),
      gsi4pk: expect.stringMatching(/^PRAZO#medico#\d$/),
      gsi4sk: `${em(DIA).toISOString()}#medico#${JULIA.usuario.id}`,
    })
    expect(mundo.linhas(JULIA)).toEqual([
      expect.objectContaining({ especialidade: 'pediatria', verificado: true, rqe: '0123', origem: 'rqe' }),
      expect.objectContaining({
        especialidade: 'clinica_medica',
        verificado: true,
        rqe: null,
        origem: 'crm',
      }),
    ])
    // Her identity is not verified yet: the council alone lifts nothing.
    expect(mundo.usuario(JULIA)).toMatchObject({ kyc_status: 'pending', access_tier: 'blocked' })
  })

  it('is partial when a specialty is not confirmed, and lets work in the others', async () => {
    mundo.conhecer(JULIA)
    await mundo.perfil(JULIA, { kyc_status: 'approved', access_tier: 'restricted' })
    const { body } = await completa(JULIA, { especialidades_informadas: pediatria })
    expect(body).toEqual({
      verificacao_status: 'partial',
      nome_oficial: 'Júlia Amaral Pires',
      status_crm: 'PARTIAL',
      especialidades: [
        {
          especialidade: 'pediatria',
          rqe_informado: '0123',
          verificado: false,
          motivo: 'Especialidade sem registro no conselho.',
        },
      ],
      motivos: ['Especialidade sem registro no conselho.'],
    })
    expect(mundo.usuario(JULIA)).toMatchObject({ access_tier: 'full' })
    expect(
      mundo.linhas(JULIA).map(({ especialidade, verificado, motivo }) => [especialidade, verificado, motivo]),
    ).toEqual([
      ['pediatria', false, 'Especialidade sem registro no conselho.'],
      ['clinica_medica', true, undefined],
    ])
  })

  it.each([
    ['unknown', undefined, ['O CRM não foi encontrado nesta UF.']],
    ['suspended', { situacao: 'suspenso' }, ['A situação do CRM no conselho é "suspenso".']],
    [
      'of another name',
      { nome: 'JULIA AMARAL DE SOUZA' },
      ['O último sobrenome no conselho não é o informado.'],
    ],
  ])('rejects a CRM that is %s, with the reason, and gives nothing', async (_nome, conselho, motivos) => {
    if (conselho) mundo.conhecer(JULIA, conselho)
    await mundo.perfil(JULIA, { kyc_status: 'approved', access_tier: 'restricted' })
    const { status, body } = await completa(JULIA, { especialidades_informadas: pediatria })
    expect({ status, body }).toEqual({
      status: 200,
      body: {
        verificacao_status: 'rejected',
        nome_oficial: null,
        status_crm: 'REJECTED',
        especialidades: [
          {
            especialidade: 'pediatria',
            rqe_informado: '0123',
            verificado: false,
            motivo: 'O CRM não foi confirmado.',
          },
        ],
        motivos,
      },
    })
    expect(mundo.medico(JULIA)).toMatchObject({ status_crm: 'REJECTED' })
    expect(mundo.medico(JULIA)).not.toHaveProperty('gsi4pk')
    expect(mundo.linhas(JULIA).map(({ verificado }) => verificado)).toEqual([false])
    expect(mundo.usuario(JULIA)).toMatchObject({ access_tier: 'restricted' })
  })

  it('rejects the CRM of a namesake: number, CPF and birth date are of one person', async () => {
    mundo.conhecer(JULIA, { titular: { cpf: JULIA.usuario.cpf, data_nascimento: '1970-01-01' } })
    expect((await completa(JULIA)).body).toMatchObject({
      status_crm: 'REJECTED',
      motivos: ['O CRM não é de quem tem o seu CPF e a sua data de nascimento.'],
    })
  })

  it('keeps what was informed while the council is away, to ask again by itself', async () => {
    mundo.cair()
    const { status, body } = await completa(JULIA, { especialidades_informadas: pediatria })
    expect({ status, body }).toMatchObject({ status: 503, body: { codigo: 'provedor_indisponivel' } })
    expect(mundo.medico(JULIA)).toMatchObject({
      status_crm: 'PENDING',
      especialidades_json: [{ specialty: 'pediatria', rqe: '0123' }],
      aceites_crm: ACEITES,
      gsi4sk: `${em(15 * 60).toISOString()}#medico#${JULIA.usuario.id}`,
    })
    mundo.voltar()
    mundo.conhecer(JULIA)
    expect((await completa(JULIA)).body).toMatchObject({ verificacao_status: 'verified' })
  })

  it('says the same when it is repeated, and drops what was not confirmed and is no longer informed', async () => {
    mundo.conhecer(JULIA)
    const primeira = await completa(JULIA, { especialidades_informadas: pediatria })
    expect((await completa(JULIA, { especialidades_informadas: pediatria })).body).toEqual(primeira.body)
    await completa(JULIA)
    expect(mundo.linhas(JULIA).map(({ especialidade }) => especialidade)).toEqual(['clinica_medica'])
  })

  it('keeps what the council confirmed before, and says so: the form begins empty', async () => {
    mundo.conhecer(JULIA, {
      especialidades: [
        { especialidade: 'Pediatria', rqe: '123' },
        { especialidade: 'Neurologia', rqe: '45' },
      ],
    })
    const neurologia = (rqe: string) => [{ especialidade: 'neurologia', rqe }]
    const errada = { especialidades_informadas: [...pediatria, ...neurologia('54')] }
    expect((await completa(JULIA, errada)).body).toMatchObject({ verificacao_status: 'partial' })
    expect((await completa(JULIA, { especialidades_informadas: neurologia('45') })).body).toMatchObject({
      verificacao_status: 'verified',
      especialidades: [
        { especialidade: 'neurologia', rqe_informado: '45', verificado: true },
        { especialidade: 'pediatria', rqe_informado: '0123', verificado: true },
      ],
    })
    expect(mundo.medico(JULIA)).toMatchObject({
      especialidades_json: [
        { specialty: 'neurologia', rqe: '45' },
        { specialty: 'pediatria', rqe: '0123' },
      ],
    })
    // Typed again, it is what was typed that the council is asked about.
    const outroRqe = { especialidades_informadas: [{ especialidade: 'pediatria', rqe: '321' }] }
    expect((await completa(JULIA, outroRqe)).body).toMatchObject({
      verificacao_status: 'partial',
      especialidades: [
        { especialidade: 'pediatria', rqe_informado: '321', verificado: false },
        { especialidade: 'neurologia', verificado: true },
      ],
    })
  })

  it('asks the council anew: a CRM suspended since the first step is rejected, with the reason', async () => {
    mundo.conhecer(JULIA)
    expect((await rapida(JULIA)).body).toEqual({ verificacao_status: 'verified' })
    mundo.conhecer(JULIA, { situacao: 'suspenso' })
    expect((await completa(JULIA)).body).toMatchObject({
      verificacao_status: 'rejected',
      motivos: ['A situação do CRM no conselho é "suspenso".'],
    })
    expect(mundo.medico(JULIA)).toMatchObject({ status_crm: 'REJECTED' })
  })

  it('approves nothing by what the council said in the first step, while it is away', async () => {
    mundo.conhecer(JULIA)
    await rapida(JULIA)
    mundo.cair()
    expect(await completa(JULIA, { especialidades_informadas: pediatria })).toMatchObject({
      status: 503,
      body: {
        codigo: 'provedor_indisponivel',
        detail: 'Nada foi perdido. Tente novamente em alguns instantes.',
      },
    })
    expect(mundo.medico(JULIA)).toMatchObject({
      status_crm: 'PENDING',
      especialidades_json: [{ specialty: 'pediatria', rqe: '0123' }],
      aceites_crm: ACEITES,
      gsi4sk: `${em(15 * 60).toISOString()}#medico#${JULIA.usuario.id}`,
    })
  })

  it('takes a confirmed CRM from nobody the first time the council does not know it', async () => {
    expect(await completa(HELENA)).toMatchObject({ status: 503, body: { codigo: 'provedor_indisponivel' } })
    expect(mundo.medico(HELENA)).toMatchObject({ status_crm: 'VERIFIED', sumiu_em: AGORA.toISOString() })
    expect(mundo.usuario(HELENA)).toMatchObject({ access_tier: 'full' })
    expect((await completa(HELENA)).body).toMatchObject({
      verificacao_status: 'rejected',
      motivos: ['O CRM não foi encontrado nesta UF.'],
    })
    expect(mundo.usuario(HELENA)).toMatchObject({ access_tier: 'restricted' })
  })

  it('asks the council every time', async () => {
    mundo.conhecer(JULIA)
    expect((await completa(JULIA, { especialidades_informadas: pediatria })).body).toMatchObject({
      verificacao_status: 'partial',
    })
    mundo.conhecer(JULIA, { especialidades: [{ especialidade: 'Pediatria', rqe: '123' }] })
    for (let vez = 0; vez < 2; vez++)
      expect((await completa(JULIA, { especialidades_informadas: pediatria })).body).toMatchObject({
        verificacao_status: 'verified',
      })
    expect(mundo.perguntas.filter((pergunta) => pergunta.startsWith('Consultar'))).toHaveLength(3)
  })

  it('does not confirm a CRM that is another account’s for good', async () => {
    mundo.conhecer(JULIA)
    const { crm, uf } = JULIA.medico
    const identidade = { tipo: 'medico', crm: inscricaoNoConselho({ crm, uf }) } as const
    const [deOutro] = await travar({ usuario_id: 'outro', identidade, agora: AGORA, provados: ['crm'] })
    if (deOutro) await write(deOutro.write)
    await mundo.perfil(JULIA, { kyc_status: 'approved', access_tier: 'restricted' })
    expect((await completa(JULIA)).body).toMatchObject({
      verificacao_status: 'rejected',
      motivos: ['Este CRM já está associado a uma conta existente.'],
    })
    expect(mundo.usuario(JULIA)).toMatchObject({ access_tier: 'restricted' })
  })

  it('takes a CRM from whoever only said it was theirs, once the identity is proven', async () => {
    mundo.conhecer(JULIA)
    const ninguem = { ...IGOR.usuario, id: 'outro', kyc_status: 'pending', email_confirmado: false } as const
    await inscrever(ninguem, JULIA.medico, AGORA)
    expect((await completa(JULIA)).body).toMatchObject({ verificacao_status: 'rejected' })
    await mundo.perfil(JULIA, { kyc_status: 'approved', access_tier: 'restricted' })
    expect((await completa(JULIA)).body).toMatchObject({ verificacao_status: 'verified' })
    expect(await contas.identidadeDe(JULIA.usuario)).toMatchObject({ identidade: { crm: '40123/RS' } })
    expect(
      mundo.tabela.of('unico').map(({ usuario_id, provisorio_ate }) => [usuario_id, provisorio_ate]),
    ).toEqual([[JULIA.usuario.id, undefined]])
  })

  it('is the own account’s only', async () => {
    mundo.conhecer(HELENA)
    const alheia = completa(HELENA, {}, mundo.pool.entrar(JULIA.usuario.id))
    expect(await alheia).toMatchObject({ status: 404, body: { codigo: 'nao_encontrado' } })
    expect(await completa(HELENA, {}, {})).toMatchObject({ status: 401, body: { codigo: 'nao_autenticado' } })
    const paciente = completa(
      HELENA,
      { medico_id: ANA.usuario.id, nome_informado: ANA.usuario.nome, cpf: ANA.usuario.cpf },
      mundo.pool.entrar(ANA.usuario.id),
    )
    expect(await paciente).toMatchObject({ status: 403, body: { codigo: 'sem_permissao' } })
    expect(mundo.perguntas).toEqual([])
  })

  it.each([
    [{ crm: '999' }, 'crm', 'Este CRM não é o do seu cadastro.'],
    [{ cpf: ANA.usuario.cpf }, 'cpf', 'Este CPF não é o da sua conta.'],
    [{ nome_informado: 'Helena Prado Vasconcelos' }, 'nome_informado', 'Este nome não é o da sua conta.'],
  ])('checks the stored registration, not what a body says: %o', async (dados, campo, motivo) => {
    expect(await completa(JULIA, dados)).toMatchObject({
      status: 400,
      body: { codigo: 'campos_invalidos', campos: [{ campo, motivo }] },
    })
  })

  it.each([[undefined], [{ termo_verificacao: true, termo_nome_oficial: false }]])(
    'needs both acceptances: %o',
    async (aceites) => {
      expect(await completa(JULIA, { aceites })).toMatchObject({
        status: 400,
        body: {
          campos: [{ campo: 'aceites', motivo: 'Você deve aceitar todos os termos para prosseguir.' }],
        },
      })
    },
  )

  it.each([
    [[{ especialidade: 'pediatria', rqe: '1234567' }], 'Informe o RQE desta especialidade.'],
    [[...pediatria, ...pediatria], 'Informe cada especialidade uma vez.'],
    [[{ especialidade: 'astrologia', rqe: '1' }], 'Especialidade desconhecida.'],
  ])('refuses the specialties %o', async (especialidades_informadas, motivo) => {
    const { body } = await completa(JULIA, { especialidades_informadas })
    expect(body).toMatchObject({ campos: [{ motivo }] })
  })

  it('is limited per account', async () => {
    mundo.conhecer(JULIA)
    for (let vez = 0; vez < 20; vez++) expect((await completa(JULIA)).status).toBe(200)
    expect(await completa(JULIA)).toMatchObject({ status: 429, body: { retry_after: 3600 } })
  })
})
