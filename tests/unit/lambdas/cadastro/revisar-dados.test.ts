import {
  AdminUpdateUserAttributesCommand,
  AliasExistsException,
} from '@aws-sdk/client-cognito-identity-provider'
import { beforeEach, describe, expect, it } from 'vitest'
import { LIMITES_DO_SERVIDOR } from '#domain/base/limites-por-operacao.ts'
import * as cadastro from '#domain/cadastro/contract.ts'
import { handler } from '#lambdas/cadastro/revisar-dados.lambda.ts'
import * as usuarioEu from '#lambdas/cadastro/usuario-eu.lambda.ts'
import * as contas from '#lambdas/store/contas.ts'
import * as doisFatores from '#lambdas/acesso/store/codigos-por-email.ts'
import { kycKey } from '#lambdas/store/keys.ts'
import * as sessoes from '#lambdas/store/sessoes.ts'
import * as supressoes from '#lambdas/store/supressoes.ts'
import * as usuarios from '#lambdas/store/usuarios.ts'
import { ANA, BRUNO, CARLA, type Persona } from '#semente/personas.ts'
import { invoke } from '../../../support/invoke.ts'
import { correioVivo, poolVivo, segredosVivos } from '../../../support/pool-vivo.ts'
import { sessaoGuardada } from '../../../support/sessao-guardada.ts'
import { tabelaViva } from '../../../support/tabela-viva.ts'

let tabela: ReturnType<typeof tabelaViva>
let pool: ReturnType<typeof poolVivo>
let correio: ReturnType<typeof correioVivo>

beforeEach(async () => {
  tabela = tabelaViva()
  pool = poolVivo()
  correio = correioVivo()
  segredosVivos()
  for (const { usuario } of [ANA, BRUNO, CARLA]) {
    await contas.criar(usuario, new Date())
    pool.com(usuario.id, usuario.email)
  }
})

const revisar = (como: Persona, entrada: object) =>
  invoke(handler, cadastro.revisarDados, { como, entrada: { ...entrada } })
const { usuario } = CARLA
const travasDe = (id: string) =>
  tabela
    .of('unico')
    .filter(({ usuario_id }) => usuario_id === id)
    .map(({ campo }) => campo)

describe('revisar-dados', () => {
  it('changes what was given, moves the locks and answers the own profile', async () => {
    const antes = new Set(tabela.items.keys())
    const { status, body } = await revisar(CARLA, {
      cpf: '153.509.460-56',
      telefone: '(31) 91234-5678',
      data_nascimento: '01/02/1999',
    })
    expect({ status, body }).toEqual({
      status: 200,
      body: {
        ...usuario,
        cpf: '15350946056',
        telefone: '31912345678',
        data_nascimento: '1999-02-01',
        updated_at: expect.any(String),
        papeis: ['paciente'],
        segundo_fator: 'desligado',
        etapa_cadastro: 'documento',
      },
    })
    expect(travasDe(usuario.id)).toEqual(['email', 'cpf', 'telefone'])
    const soltas = [...antes].filter((chave) => !tabela.items.has(chave))
    expect(soltas.map((chave) => chave.split('#')[1])).toEqual(['cpf:paciente', 'telefone:paciente'])
    const { body: lido } = await invoke(usuarioEu.handler, cadastro.usuarioEu, { como: CARLA })
    expect(lido).toEqual(body)
  })

  it('corrects nothing when the pool cannot follow with the e-mail', async () => {
    const entrada = { email: 'nova@exemplo.com.br', telefone: '(31) 91234-5678' }
    const existe = new AliasExistsException({ $metadata: {}, message: 'exists' })
    for (const [erro, resposta] of [
      [existe, { status: 409, body: { codigo: 'duplicado', duplicate_type: 'email' } }],
      [new Error('away'), { status: 503, body: { codigo: 'provedor_indisponivel' } }],
    ] as const) {
      const travas = travasDe(usuario.id)
      pool.client.on(AdminUpdateUserAttributesCommand).rejects(erro)
      expect(await revisar(CARLA, entrada)).toMatchObject(resposta)
      expect(await usuarios.find(usuario.id)).toEqual({ ...usuario, updated_at: expect.any(String) })
      expect(new Set(travasDe(usuario.id))).toEqual(new Set(travas))
    }
    expect(await correio.recebidas()).toEqual([])
    pool = poolVivo()
    pool.com(usuario.id, usuario.email)
    expect((await revisar(CARLA, entrada)).status).toBe(200)
    expect(pool.logins.get(usuario.id)?.email).toBe('nova@exemplo.com.br')
    expect((await correio.recebidas()).map(({ para }) => para)).toEqual([['nova@exemplo.com.br']])
  })

  it('makes a new e-mail unconfirmed, signs in with it and mails its confirmation', async () => {
    const { body } = await revisar(CARLA, { email: 'nova@exemplo.com.br' })
    expect(body).toMatchObject({ email: 'nova@exemplo.com.br', email_confirmado: false })
    expect(pool.logins.get(usuario.id)).toMatchObject({ email: 'nova@exemplo.com.br', verificado: false })
    const [mensagem] = await correio.recebidas()
    expect(mensagem?.para).toEqual(['nova@exemplo.com.br'])
    expect(mensagem?.segredos.has('confirmacao')).toBe(true)
  })

  it('a repeat after a crash before the mail still mails the confirmation; other corrections mail nothing', async () => {
    await contas.revisar(usuario, { email: 'nova@exemplo.com.br' }, new Date())
    expect((await revisar(CARLA, { email: 'nova@exemplo.com.br' })).status).toBe(200)
    expect(pool.logins.get(usuario.id)?.email).toBe('nova@exemplo.com.br')
    const mandadas = await correio.recebidas()
    expect(mandadas.map(({ para }) => para)).toEqual([['nova@exemplo.com.br']])
    expect(mandadas[0]?.segredos.has('confirmacao')).toBe(true)
    expect((await revisar(CARLA, { telefone: '(31) 91234-5678' })).status).toBe(200)
    expect(await correio.recebidas()).toHaveLength(1)
  })

  it('refuses data of another account and changes nothing', async () => {
    const { status, body } = await revisar(CARLA, { cpf: ANA.usuario.cpf, nome: 'Carla Nova Silva' })
    expect({ status, body }).toEqual({
      status: 409,
      body: {
        type: 'https://acolhe.app/erros/duplicado',
        title: 'Dados em uso',
        status: 409,
        detail: 'Este CPF já está associado a uma conta existente.',
        codigo: 'duplicado',
        request_id: 'req-1',
        duplicate_found: true,
        duplicate_type: 'cpf',
      },
    })
    expect(await usuarios.find(usuario.id)).toEqual(usuario)
  })

  it('is closed once approved, and while somebody looks at the data', async () => {
    expect((await revisar(ANA, { nome: 'Ana Outra Silva' })).body).toEqual({
      type: 'https://acolhe.app/erros/campo_bloqueado',
      title: 'Campo bloqueado',
      status: 403,
      detail:
        'Este campo não pode ser alterado após a verificação KYC. Para alterar, será necessário refazer a verificação completa.',
      codigo: 'campo_bloqueado',
      request_id: 'req-1',
      requires_re_kyc: true,
    })
    expect((await revisar(BRUNO, { nome: 'Bruno Outro Silva' })).body).toMatchObject({
      codigo: 'verificacao_pendente',
    })
    const { pk, sk } = kycKey(usuario.id)
    Object.assign(tabela.items.get(`${pk}|${sk}`) ?? {}, { current_state: 'facematch' })
    expect((await revisar(CARLA, { nome: 'Carla Nova Silva' })).body).toMatchObject({ codigo: 'conflito' })
    expect((await usuarios.find(usuario.id))?.nome).toBe(usuario.nome)
  })

  it('refuses minors', async () => {
    expect((await revisar(CARLA, { data_nascimento: '2020-01-01' })).body).toMatchObject({
      codigo: 'menor_de_idade',
    })
  })
  it('leaves an address that was confirmed only with a code, and tells it', async () => {
    await contas.confirmarEmail(usuario, new Date(), true)
    expect((await revisar(CARLA, { email: 'nova@exemplo.com.br' })).body).toMatchObject({
      codigo: 'segundo_fator_necessario',
    })
    expect((await usuarios.find(usuario.id))?.email).toBe(usuario.email)
    const pedido = { usuario_id: usuario.id, acao: 'critical_data_change', sessao: 's' } as const
    const { codigo } = await doisFatores.emitir(pedido, new Date())
    expect(await doisFatores.conferir(pedido, codigo, new Date())).toBe(true)
    expect((await revisar(CARLA, { email: 'nova@exemplo.com.br' })).status).toBe(200)
    const para = (await correio.recebidas()).flatMap((mensagem) => mensagem.para)
    expect(para.toSorted()).toEqual([usuario.email, 'nova@exemplo.com.br'].toSorted())
    // The code is used up.
    await contas.confirmarEmail({ ...usuario, email: 'nova@exemplo.com.br' }, new Date(), true)
    expect((await revisar(CARLA, { email: 'outra@exemplo.com.br' })).status).toBe(403)
  })

  it('an address that returns what is mailed to it gives way to a new proof, because no code would arrive', async () => {
    await contas.confirmarEmail(usuario, new Date(), true)
    await supressoes.registrar(
      { aviso: 'a1', enderecos: [usuario.email], motivo: 'devolvido', definitiva: true, em: '' },
      new Date(),
    )
    const entrada = { email: 'nova@exemplo.com.br' }
    const sessao = await sessaoGuardada(usuario.id, { em: new Date(Date.now() - 60_000) })
    const mudar = () => invoke(handler, cadastro.revisarDados, { como: CARLA, entrada, sessao })
    expect((await mudar()).body).toMatchObject({ codigo: 'login_recente_necessario' })
    await sessoes.confirmar(usuario.id, sessao, false, new Date())
    expect((await mudar()).status).toBe(200)
  })

  it('says of no more values than a precheck would whether somebody has them', async () => {
    const probes = Array.from({ length: 8 }, () => revisar(CARLA, { cpf: ANA.usuario.cpf }))
    const codigos = (await Promise.all(probes)).map(({ body }) => (body as { codigo: string }).codigo)
    const { maxAttempts } = LIMITES_DO_SERVIDOR.precheck_cpf
    expect(codigos.filter((codigo) => codigo === 'duplicado')).toHaveLength(maxAttempts)
    expect(codigos.filter((codigo) => codigo === 'muitas_tentativas')).toHaveLength(8 - maxAttempts)
  })

  it('sends strangers few messages, however many addresses are typed', async () => {
    const respostas: unknown[] = []
    for (let i = 0; i < 30; i++)
      respostas.push((await revisar(CARLA, { email: `x${i}@exemplo.com.br` })).status)
    const { maxAttempts } = LIMITES_DO_SERVIDOR.revisao_conta
    expect(respostas.filter((status) => status === 200)).toHaveLength(maxAttempts)
    expect(await correio.recebidas()).toHaveLength(maxAttempts)
  })
})
