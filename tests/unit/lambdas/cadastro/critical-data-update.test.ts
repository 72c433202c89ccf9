import {
  AdminUpdateUserAttributesCommand,
  AliasExistsException,
} from '@aws-sdk/client-cognito-identity-provider'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import * as cadastro from '#domain/cadastro/contract.ts'
import { handler } from '#lambdas/cadastro/critical-data-update.lambda.ts'
import * as auditoria from '#lambdas/store/auditoria.ts'
import * as contas from '#lambdas/store/contas.ts'
import * as doisFatores from '#lambdas/acesso/store/codigos-por-email.ts'
import { consultaAbertaKey, kycKey, usuarioKey } from '#lambdas/store/keys.ts'
import * as fatores from '#lambdas/store/fatores.ts'
import * as sessoes from '#lambdas/store/sessoes.ts'
import * as supressoes from '#lambdas/store/supressoes.ts'
import { NEW, put, write } from '#lambdas/store/table.ts'
import * as usuarios from '#lambdas/store/usuarios.ts'
import { ANA, BRUNO, CARLA, type Persona } from '#semente/personas.ts'
import { invoke } from '../../../support/invoke.ts'
import { correioVivo, poolVivo, segredosVivos } from '../../../support/pool-vivo.ts'
import { sessaoGuardada } from '../../../support/sessao-guardada.ts'
import { tabelaViva } from '../../../support/tabela-viva.ts'

const { usuario } = ANA
const { id } = usuario
let tabela: ReturnType<typeof tabelaViva>
let pool: ReturnType<typeof poolVivo>
let correio: ReturnType<typeof correioVivo>

beforeEach(async () => {
  vi.useRealTimers()
  tabela = tabelaViva()
  pool = poolVivo()
  correio = correioVivo()
  segredosVivos()
  for (const persona of [ANA, BRUNO, CARLA]) {
    await contas.criar(persona.usuario, new Date())
    pool.com(persona.usuario.id, persona.usuario.email)
  }
})

let chaves = 0
const chamar = async (entrada: Record<string, unknown>, como: Persona = ANA) => {
  const idempotency_key = `chave-${++chaves}-de-teste`
  const corpo = { change_reason: 'User profile update', idempotency_key, ...entrada }
  const { status, body } = await invoke(handler, cadastro.criticalDataUpdate, {
    como,
    entrada: corpo,
    headers: { 'idempotency-key': corpo.idempotency_key },
  })
  return { status, body }
}
const comCodigo = async (usuario_id = id) => {
  const pedido = { usuario_id, acao: 'critical_data_change', sessao: 's' } as const
  const { codigo } = await doisFatores.emitir(pedido, new Date())
  expect(await doisFatores.conferir(pedido, codigo, new Date())).toBe(true)
}
const mudar = async (field_name: string, new_value: string, mais: object = {}) => {
  await comCodigo()
  return chamar({ field_name, new_value, ...mais })
}
const refazer = (field_name: string, new_value: string) =>
  mudar(field_name, new_value, { change_reason: 'User requested change with re-KYC' })
const travas = (de = id) =>
  tabela
    .of('unico')
    .filter(({ usuario_id }) => usuario_id === de)
    .map(({ campo }) => String(campo))
const sucesso = (requires_re_kyc: boolean, sequencia = 1) => ({
  status: 200,
  body: { success: true, requires_re_kyc, audit_id: `${id}:${sequencia}` },
})

describe('critical-data-update of an approved account', () => {
  it('changes the phone after a code: profile, locks and access log together', async () => {
    expect(await mudar('telefone', '(31) 91234-5678')).toEqual(sucesso(false))
    expect(await usuarios.find(id)).toEqual({
      ...usuario,
      telefone: '31912345678',
      updated_at: expect.any(String),
    })
    expect(travas()).toEqual(['email', 'cpf', 'telefone'])
    expect(await auditoria.lista(id)).toEqual([
      expect.objectContaining({ ator_id: id, acao: 'alterar', objeto: 'usuario:telefone', sequencia: 1 }),
    ])
    expect(await auditoria.verificar(id)).toEqual({ integra: true, linhas: 1 })
    expect(JSON.stringify(tabela.of('alteracao'))).not.toContain('31912345678')
  })

  it('demands the code, uses it up, and asks for it on every way', async () => {
    const recusa = {
      status: 403,
      body: {
        type: 'https://acolhe.app/erros/segundo_fator_necessario',
        title: 'Verificação de Segurança',
        status: 403,
        detail: 'Confirme o código de 6 dígitos enviado para o seu e-mail e tente novamente.',
        codigo: 'segundo_fator_necessario',
        request_id: 'req-1',
        error: expect.any(String) as string,
      },
    }
    expect(await chamar({ field_name: 'telefone', new_value: '31912345678' })).toEqual(recusa)
    const reKyc = { change_reason: 'User requested change with re-KYC' }
    expect(await chamar({ field_name: 'nome', new_value: 'Ana Nova Silva', ...reKyc })).toEqual(recusa)
    expect((await mudar('telefone', '31912345678')).status).toBe(200)
    expect(await chamar({ field_name: 'email', new_value: 'nova@exemplo.com.br' })).toEqual(recusa)
  })

  it('of two changes with one code one wins', async () => {
    await comCodigo()
    const respostas = await Promise.all([
      chamar({ field_name: 'telefone', new_value: '31912345678' }),
      chamar({ field_name: 'email', new_value: 'nova@exemplo.com.br' }),
    ])
    expect(respostas.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  it('moves the sign-in with the e-mail, which has to be confirmed again', async () => {
    expect(await mudar('email', 'Nova@Exemplo.com.br')).toEqual(sucesso(false))
    expect(await usuarios.find(id)).toMatchObject({ email: 'nova@exemplo.com.br', email_confirmado: false })
    expect(pool.logins.get(id)).toMatchObject({ email: 'nova@exemplo.com.br', verificado: false })
    const [mensagem, aviso, ...mais] = await correio.recebidas()
    expect(mais).toEqual([])
    expect(mensagem?.para).toEqual(['nova@exemplo.com.br'])
    expect(mensagem?.segredos.has('confirmacao')).toBe(true)
    expect([aviso?.para, aviso?.assunto]).toEqual([[usuario.email], 'O e-mail da sua conta foi alterado'])
    expect(aviso?.texto).not.toContain('nova@exemplo.com.br')
  })

  it('takes the change of e-mail back when the pool cannot follow', async () => {
    pool.client.on(AdminUpdateUserAttributesCommand).rejects(new Error('away'))
    const entrada = { field_name: 'email', new_value: 'nova@exemplo.com.br' }
    await comCodigo()
    expect(await chamar(entrada)).toMatchObject({ status: 503, body: { codigo: 'provedor_indisponivel' } })
    expect(await usuarios.find(id)).toEqual({ ...usuario, updated_at: expect.any(String) })
    expect(travas().toSorted()).toEqual(['cpf', 'email', 'telefone'])
    expect((await auditoria.lista(id)).map(({ acao }) => acao)).toEqual(['alterar', 'desfazer_alteracao'])
    const existe = new AliasExistsException({ $metadata: {}, message: 'exists' })
    pool.client.on(AdminUpdateUserAttributesCommand).rejects(existe)
    expect(await mudar('email', 'nova@exemplo.com.br')).toMatchObject({
      status: 409,
      body: { codigo: 'duplicado', duplicate_type: 'email' },
    })
    expect((await usuarios.find(id))?.email).toBe(usuario.email)
  })

  it('a repeat finishes what a crash left between table and pool', async () => {
    const chave = { idempotency_key: 'a-mesma-chave' }
    pool.client.on(AdminUpdateUserAttributesCommand).callsFake(() => {
      // The process ends here: nothing after it is carried out.
      tabela.falhar()
      throw new Error('crash')
    })
    expect((await mudar('email', 'nova@exemplo.com.br', chave)).status).toBe(500)
    expect((await usuarios.find(id))?.email).toBe('nova@exemplo.com.br')
    pool = poolVivo()
    pool.com(id, usuario.email)
    expect(await chamar({ field_name: 'email', new_value: 'nova@exemplo.com.br', ...chave })).toEqual(
      sucesso(false),
    )
    expect(pool.logins.get(id)?.email).toBe('nova@exemplo.com.br')
  })

  it('refuses name and CPF until a new identity check is agreed to', async () => {
    for (const [campo, valor] of [
      ['nome', 'Ana Nova Silva'],
      ['cpf', '15350946056'],
    ] as const)
      expect(await mudar(campo, valor)).toEqual({
        status: 403,
        body: {
          type: 'https://acolhe.app/erros/campo_bloqueado',
          title: 'Campo bloqueado',
          status: 403,
          detail:
            'Este campo não pode ser alterado após a verificação KYC. Para alterar, será necessário refazer a verificação completa.',
          codigo: 'campo_bloqueado',
          request_id: 'req-1',
          error: expect.any(String) as string,
          requires_re_kyc: true,
        },
      })
  })

  it('keeps a new name waiting for the identity check, which begins again', async () => {
    expect(await refazer('nome', '  Ana  Nova Silva ')).toEqual(sucesso(true))
    expect(await usuarios.find(id)).toEqual({
      ...usuario,
      kyc_status: 'pending',
      access_tier: 'restricted',
      updated_at: expect.any(String),
      alteracao_pendente: {
        campo: 'nome',
        valor: 'Ana Nova Silva',
        anterior: usuario.nome,
        em: expect.any(String),
      },
    })
    const { pk, sk } = kycKey(id)
    expect(tabela.items.get(`${pk}|${sk}`)).toMatchObject({ current_state: 'draft', locked_fields: '[]' })
    expect(await chamar({ field_name: 'telefone', new_value: '31912345678' })).toMatchObject({
      status: 403,
      body: { requires_re_kyc: false, detail: 'Este campo não pode ser alterado no momento.' },
    })
  })

  it('holds both CPFs while the new one waits', async () => {
    await refazer('cpf', '153.509.460-56')
    expect(travas().toSorted()).toEqual(['cpf', 'cpf', 'email', 'telefone'])
    expect(await usuarios.find(id)).toMatchObject({
      cpf: usuario.cpf,
      alteracao_pendente: { campo: 'cpf', valor: '15350946056', anterior: usuario.cpf },
    })
  })

  it('does not begin the identity check again while a consultation is open', async () => {
    await write(put({ ...consultaAbertaKey(id), entidade: 'trava', consulta_id: 'c1' }, NEW))
    expect(await refazer('nome', 'Ana Nova Silva')).toMatchObject({
      status: 409,
      body: {
        codigo: 'consulta_aberta',
        detail: 'Termine a consulta em andamento antes de alterar este dado.',
      },
    })
    expect(await usuarios.find(id)).toEqual(usuario)
    expect((await mudar('telefone', '31912345678')).status).toBe(200)
  })

  it("refuses another account's data and changes nothing", async () => {
    expect(await mudar('telefone', CARLA.usuario.telefone)).toMatchObject({
      status: 409,
      body: { codigo: 'duplicado', duplicate_found: true, duplicate_type: 'telefone' },
    })
    expect(await usuarios.find(id)).toEqual(usuario)
    expect(await auditoria.lista(id)).toEqual([])
  })

  it('lets a field change once a day', async () => {
    expect((await mudar('telefone', '31912345678')).status).toBe(200)
    expect(await mudar('telefone', '31912345679')).toEqual({
      status: 429,
      body: {
        type: 'https://acolhe.app/erros/muitas_tentativas',
        title: 'Muitas tentativas',
        status: 429,
        detail: 'Limite de alterações atingido. Aguarde 24 horas.',
        codigo: 'muitas_tentativas',
        request_id: 'req-1',
        error: expect.any(String) as string,
        retry_after: 86400,
      },
    })
    expect((await mudar('email', 'nova@exemplo.com.br')).status).toBe(200)
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 86_401_000 })
    expect((await mudar('telefone', '31912345679')).status).toBe(200)
  })

  it('answers a repeated request as the first time, and no other under its key', async () => {
    const chave = { idempotency_key: 'a-mesma-chave' }
    const primeira = await mudar('telefone', '31912345678', chave)
    const deNovo = { field_name: 'telefone', new_value: '31 91234-5678', ...chave }
    expect(await chamar(deNovo)).toEqual(primeira)
    expect(await auditoria.lista(id)).toHaveLength(1)
    expect(await chamar({ ...deNovo, new_value: '31900000000' })).toMatchObject({
      status: 409,
      body: { codigo: 'conflito' },
    })
  })

  it('writes nothing when the transaction does not arrive', async () => {
    await comCodigo()
    tabela.falhar()
    const entrada = { field_name: 'telefone', new_value: '31912345678' }
    expect((await chamar(entrada)).status).toBe(500)
    expect(await usuarios.find(id)).toEqual(usuario)
    expect((await chamar(entrada)).status).toBe(200)
  })

  it('asks for the same key in header and body, a valid value and another one than now', async () => {
    const { status, body } = await invoke(handler, cadastro.criticalDataUpdate, {
      como: ANA,
      entrada: {
        field_name: 'nome',
        new_value: 'Ana Nova',
        change_reason: 'User profile update',
        idempotency_key: 'chave-do-corpo',
      },
    })
    expect({ status, body }).toMatchObject({
      status: 400,
      body: {
        campos: [{ campo: 'idempotency-key', motivo: 'O cabeçalho e o corpo devem trazer a mesma chave.' }],
      },
    })
    expect(await mudar('cpf', '11111111111')).toMatchObject({
      status: 400,
      body: { campos: [{ campo: 'new_value', motivo: 'CPF inválido.' }] },
    })
    expect(await mudar('telefone', usuario.telefone)).toMatchObject({
      status: 400,
      body: { campos: [{ campo: 'new_value', motivo: 'Informe um valor diferente do atual.' }] },
    })
  })
})

describe('critical-data-update of an address that a code does not reach', () => {
  const NOVA = { field_name: 'email', new_value: 'certa@exemplo.com.br' }
  const HA_POUCO = new Date(Date.now() - 60_000)
  let sessao: string
  beforeEach(async () => {
    sessao = await sessaoGuardada(id, { em: HA_POUCO })
  })
  const sem = async (fatos: object) => {
    const { pk, sk } = usuarioKey(id)
    Object.assign(tabela.items.get(`${pk}|${sk}`) ?? {}, fatos)
  }
  const devolver = (motivo: 'devolvido' | 'reclamado') =>
    supressoes.registrar(
      { aviso: motivo, enderecos: [usuario.email], motivo, definitiva: true, em: '' },
      new Date(),
    )
  const provar = (segundo_fator = false) => sessoes.confirmar(id, sessao, segundo_fator, new Date())
  const corrigir = async (new_value = NOVA.new_value) => {
    const idempotency_key = `chave-${++chaves}-de-teste`
    const { status, body } = await invoke(handler, cadastro.criticalDataUpdate, {
      como: ANA,
      sessao,
      entrada: { ...NOVA, new_value, change_reason: 'User profile update', idempotency_key },
      headers: { 'idempotency-key': idempotency_key },
    })
    return { status, body }
  }
  const PEDE_PROVA = { status: 403, body: { codigo: 'login_recente_necessario' } }

  it('that was never confirmed: by a new proof, not by a session that was just opened, nor by its code', async () => {
    await sem({ email_confirmado: false })
    expect(await corrigir()).toMatchObject(PEDE_PROVA)
    await comCodigo()
    expect(await corrigir()).toMatchObject(PEDE_PROVA)
    await provar()
    expect(await corrigir()).toEqual(sucesso(false))
    expect(await usuarios.find(id)).toMatchObject({ email: NOVA.new_value, email_confirmado: false })
    expect(pool.logins.get(id)).toMatchObject({ email: NOVA.new_value, verificado: false })
  })

  it('a slip in a change is mended the same day, again and again', async () => {
    await provar()
    await comCodigo()
    expect((await corrigir('errada@exemplo.com.br')).status).toBe(200)
    expect((await corrigir('outra@exemplo.com.br')).status).toBe(200)
    expect((await corrigir()).status).toBe(200)
    expect((await usuarios.find(id))?.email).toBe(NOVA.new_value)
  })

  it('that returns what is mailed to it: by a new proof; one that complained still takes a code', async () => {
    await provar()
    await devolver('reclamado')
    expect(await corrigir()).toMatchObject({ body: { codigo: 'segundo_fator_necessario' } })
    await devolver('devolvido')
    expect((await corrigir()).status).toBe(200)
  })

  it('that is confirmed and works: never by a proof alone', async () => {
    await provar()
    expect(await corrigir()).toMatchObject({ status: 403, body: { codigo: 'segundo_fator_necessario' } })
    expect((await usuarios.find(id))?.email).toBe(usuario.email)
  })

  it('of whoever has a second factor: only in a session that showed it', async () => {
    await sem({ email_confirmado: false })
    await fatores.ligar(id, new Date())
    await provar()
    expect(await corrigir()).toMatchObject({ status: 403, body: { codigo: 'autenticador_necessario' } })
    await provar(true)
    expect((await corrigir()).status).toBe(200)
  })

  it('that is confirmed, of whoever has a second factor: the mailed code does not stand for it', async () => {
    await fatores.ligar(id, new Date())
    await provar()
    await comCodigo()
    expect(await corrigir()).toMatchObject({ status: 403, body: { codigo: 'autenticador_necessario' } })
    await provar(true)
    expect((await corrigir()).status).toBe(200)
  })

  it('that is confirmed while it is being mended stays', async () => {
    await sem({ email_confirmado: false })
    await provar()
    const depois = await usuarios.find(id)
    if (!depois) throw new Error('no profile')
    const [, resposta] = await Promise.all([contas.confirmarEmail(depois, new Date(), true), corrigir()])
    const agora = await usuarios.find(id)
    expect([resposta.status, agora?.email, agora?.email_confirmado]).toEqual(
      resposta.status === 200 ? [200, NOVA.new_value, false] : [409, usuario.email, true],
    )
  })
})

describe('critical-data-update before approval', () => {
  it('needs no code and no new check', async () => {
    expect(await chamar({ field_name: 'nome', new_value: 'Carla Nova Silva' }, CARLA)).toEqual({
      status: 200,
      body: { success: true, requires_re_kyc: false, audit_id: `${CARLA.usuario.id}:1` },
    })
    expect((await usuarios.find(CARLA.usuario.id))?.nome).toBe('Carla Nova Silva')
  })

  it('is closed while somebody looks at the data', async () => {
    expect(await chamar({ field_name: 'nome', new_value: 'Bruno Novo Silva' }, BRUNO)).toMatchObject({
      status: 403,
      body: { codigo: 'campo_bloqueado', requires_re_kyc: false },
    })
    const { pk, sk } = kycKey(CARLA.usuario.id)
    Object.assign(tabela.items.get(`${pk}|${sk}`) ?? {}, { current_state: 'facematch' })
    expect(await chamar({ field_name: 'nome', new_value: 'Carla Nova Silva' }, CARLA)).toMatchObject({
      status: 409,
      body: { codigo: 'conflito' },
    })
  })
})
