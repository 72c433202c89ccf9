import { DeleteObjectCommand, S3Client } from '@aws-sdk/client-s3'
import { TransactWriteCommand } from '@aws-sdk/lib-dynamodb'
import { mockClient } from 'aws-sdk-client-mock'
import { beforeEach, describe, expect, it } from 'vitest'
import { SENHA_CONHECIDA } from '#domain/acesso/senhas-conhecidas.ts'
import * as cadastro from '#domain/cadastro/contract.ts'
import { VERSAO_LEGAL } from '#domain/legal/aceite.ts'
import { handler } from '#lambdas/cadastro/cadastrar.lambda.ts'
import { handler as retomar } from '#lambdas/cadastro/retomar-encerramentos.lambda.ts'
import * as corridas from '#lambdas/kyc/store/corridas.ts'
import { usuarioKey } from '#lambdas/store/keys.ts'
import { ALWAYS, update, write } from '#lambdas/store/table.ts'
import { triar } from '../../../support/consulta.ts'
import { CONTEXT, invoke } from '../../../support/invoke.ts'
import { correioVivo, poolVivo, segredosVivos } from '../../../support/pool-vivo.ts'
import { tabelaViva } from '../../../support/tabela-viva.ts'

const MARINA = {
  nome: 'Marina  Costa Reis',
  cpf: '529.982.247-25',
  email: ' Marina@Exemplo.com.br',
  telefone: '(11) 98765-4321',
  data_nascimento: '14/03/1990',
  password: 'Segura2026',
  aceite_legal: { versao: VERSAO_LEGAL },
  tipo: 'paciente',
}
const OUTRA = { ...MARINA, nome: 'Outra Pessoa', email: 'outra@exemplo.com.br', telefone: '11911112222' }

const problema = (status: number, codigo: string, resto: object) => ({
  status,
  body: { type: `https://acolhe.app/erros/${codigo}`, status, codigo, request_id: 'req-1', ...resto },
})
const JA_EXISTE = problema(409, 'ja_existe', {
  title: 'Usuário já existe',
  detail: 'Este e-mail já possui uma conta. Faça login para continuar.',
})

let tabela: ReturnType<typeof tabelaViva>
let pool: ReturnType<typeof poolVivo>
let correio: ReturnType<typeof correioVivo>

beforeEach(() => {
  tabela = tabelaViva()
  pool = poolVivo()
  correio = correioVivo()
  segredosVivos()
})

async function cadastrar(entrada: object, headers: Record<string, string> = {}) {
  const { status, body } = await invoke(handler, cadastro.cadastrar, { entrada: { ...entrada }, headers })
  return { status, body }
}

describe('cadastrar', () => {
  it('asks for the acceptance of the legal pages that are in force, and keeps which and when', async () => {
    for (const aceite_legal of [undefined, {}, { versao: '2020-01' }])
      expect(await cadastrar({ ...MARINA, aceite_legal })).toMatchObject({
        status: 400,
        body: { codigo: 'campos_invalidos' },
      })
    expect(tabela.of('usuario')).toEqual([])
    await cadastrar(MARINA)
    expect(tabela.of('usuario')).toMatchObject([
      { aceite_legal: { versao: VERSAO_LEGAL, em: expect.stringMatching(/^\d{4}-.*Z$/) as string } },
    ])
  })

  it('refuses a password of the leaked lists before anything is made', async () => {
    expect(await cadastrar({ ...MARINA, password: 'Senha2026' })).toMatchObject({
      status: 400,
      body: { campos: [{ campo: 'password', motivo: SENHA_CONHECIDA }] },
    })
    expect(pool.logins.size).toBe(0)
  })

  it('makes sign-in, profile, locks and a draft of the identity check, and mails the confirmation', async () => {
    const answer = await cadastrar(MARINA)
    const [login] = [...pool.logins.values()]
    expect(answer).toEqual({
      status: 200,
      body: { id: login?.id, email: 'marina@exemplo.com.br', confirmacao_enviada: true },
    })
    expect(login).toMatchObject({ email: 'marina@exemplo.com.br', verificado: false, senha: 'Segura2026' })
    expect(tabela.of('usuario')).toEqual([
      {
        entidade: 'usuario',
        id: login?.id,
        nome: 'Marina Costa Reis',
        cpf: '52998224725',
        email: 'marina@exemplo.com.br',
        telefone: '11987654321',
        data_nascimento: '1990-03-14',
        tipo: 'paciente',
        kyc_status: 'pending',
        access_tier: 'blocked',
        email_confirmado: false,
        aceite_legal: { versao: VERSAO_LEGAL, em: expect.any(String) },
        password_set: true,
        created_at: expect.any(String),
        updated_at: expect.any(String),
      },
    ])
    expect(tabela.of('kyc')).toEqual([
      {
        entidade: 'kyc',
        user_id: login?.id,
        current_state: 'draft',
        state_data: {},
        locked_fields: '[]',
        updated_at: expect.any(String),
      },
    ])
    const travas = tabela.of('unico')
    expect(travas.map(({ campo, usuario_id }) => ({ campo, usuario_id }))).toEqual(
      ['email', 'cpf', 'telefone'].map((campo) => ({ campo, usuario_id: login?.id })),
    )
    const horas = travas.map(({ provisorio_ate }) => (Date.parse(String(provisorio_ate)) - Date.now()) / 36e5)
    for (const hora of horas) expect(hora).toBeCloseTo(48, 1)
    const [mensagem, ...mais] = await correio.recebidas()
    expect(mais).toEqual([])
    expect(mensagem?.para).toEqual(['marina@exemplo.com.br'])
    expect(mensagem?.link.origin + String(mensagem?.link.pathname)).toBe(
      'http://127.0.0.1:4600/auth/callback',
    )
    expect(mensagem?.link.searchParams.get('mode')).toBe('paciente')
    expect(mensagem?.segredos.get('confirmacao')).toMatch(/^[\w-]{43}$/)
  })

  it('keeps no personal data in keys', async () => {
    await cadastrar(MARINA)
    const chaves = [...tabela.items.keys()].join('\n')
    for (const dado of ['52998224725', '11987654321', 'marina', '127.0.0.1'])
      expect(chaves).not.toContain(dado)
  })

  it('names every wrong field with the message of the specification', async () => {
    expect(
      await cadastrar({
        nome: 'Marina',
        cpf: '111.111.111-11',
        email: 'a@b',
        telefone: '1',
        data_nascimento: '31/02/1990',
        password: 'curta',
        tipo: 'gato',
      }),
    ).toEqual(
      problema(400, 'campos_invalidos', {
        title: 'Campos inválidos',
        detail: 'Corrija os campos destacados para continuar.',
        campos: [
          { campo: 'nome', motivo: 'Informe nome e sobrenome.' },
          { campo: 'cpf', motivo: 'CPF inválido.' },
          { campo: 'email', motivo: 'E-mail inválido.' },
          { campo: 'telefone', motivo: 'Informe um celular válido com DDD (11 dígitos).' },
          { campo: 'data_nascimento', motivo: 'Data de nascimento inválida.' },
          { campo: 'password', motivo: 'Mínimo 8 caracteres, com letra e número.' },
          { campo: 'tipo', motivo: 'Escolha paciente ou médico.' },
          {
            campo: 'aceite_legal',
            motivo: 'Leia e aceite os Termos de uso e a Política de privacidade para continuar.',
          },
        ],
      }),
    )
    expect(pool.logins.size).toBe(0)
  })

  it('takes the birth date as a plain ISO date too, and refuses who is not 18 and who is not born', async () => {
    expect((await cadastrar({ ...MARINA, data_nascimento: '1990-03-14' })).status).toBe(200)
    expect(tabela.of('usuario')[0]?.['data_nascimento']).toBe('1990-03-14')
    const motivo =
      'A conta é para maiores de 18 anos. Menores são atendidos pela conta de um responsável, que os adiciona em Dependentes.'
    expect(await cadastrar({ ...OUTRA, data_nascimento: '2020-01-01' })).toEqual(
      problema(422, 'menor_de_idade', {
        title: 'Idade mínima de 18 anos',
        detail: motivo,
        campos: [{ campo: 'data_nascimento', motivo }],
      }),
    )
    expect((await cadastrar({ ...OUTRA, data_nascimento: '01/01/2999' })).body).toMatchObject({
      codigo: 'campos_invalidos',
      campos: [{ campo: 'data_nascimento', motivo: 'Data de nascimento inválida.' }],
    })
  })

  it('refuses an e-mail that has an account, and names a CPF or phone that is taken', async () => {
    await cadastrar(MARINA)
    expect(await cadastrar(MARINA)).toEqual(JA_EXISTE)
    expect(await cadastrar({ ...OUTRA, email: MARINA.email, cpf: '11144477735' })).toEqual(JA_EXISTE)
    const emUso = (detail: string, duplicate_type: string) =>
      problema(409, 'duplicado', {
        title: 'Dados em uso',
        detail,
        duplicate_found: true,
        duplicate_type,
      })
    expect(await cadastrar(OUTRA)).toEqual(emUso('Este CPF já está associado a uma conta existente.', 'cpf'))
    expect(await cadastrar({ ...OUTRA, cpf: '11144477735', telefone: MARINA.telefone })).toEqual(
      emUso('Este telefone já está associado a uma conta existente.', 'telefone'),
    )
    expect(pool.logins.size).toBe(1)
  })

  it('lets the same CPF and phone be a patient and a doctor under two e-mails', async () => {
    await cadastrar(MARINA)
    const { nome, email } = OUTRA
    const doutora = { ...MARINA, nome, email, tipo: 'medico', crm: '123456', uf: 'SP', variante: 'B' }
    expect((await cadastrar(doutora)).status).toBe(200)
  })

  it('lets one of two win who sign up with the same CPF at once', async () => {
    const answers = await Promise.all([cadastrar(MARINA), cadastrar(OUTRA)])
    expect(answers.map(({ status }) => Number(status)).sort((a, b) => a - b)).toEqual([200, 409])
    expect(tabela.of('usuario')).toHaveLength(1)
    expect(tabela.of('unico').filter(({ campo }) => campo === 'cpf')).toHaveLength(1)
  })

  it('puts the condition of every lock and of the profile into one transaction', async () => {
    await cadastrar(MARINA)
    const [transaction] = tabela.client.commandCalls(TransactWriteCommand)
    const writes = transaction?.args[0].input.TransactItems ?? []
    const feitas = writes.map(({ Put: posto, ConditionCheck: lido }) => [
      posto?.Item?.['entidade'] ?? lido?.Key?.['sk'],
      (posto ?? lido)?.ConditionExpression,
    ])
    expect(feitas).toEqual([
      ['unico', 'attribute_not_exists(#pk)'],
      ['unico', 'attribute_not_exists(#pk)'],
      ['unico', 'attribute_not_exists(#pk)'],
      ['usuario', 'attribute_not_exists(#pk)'],
      ['kyc', 'attribute_not_exists(#pk)'],
      ['ENCERRAMENTO', 'attribute_not_exists(#pk)'],
    ])
  })

  it('completes on a retry what a crash left before the profile, or before the password', async () => {
    tabela.falhar()
    expect((await cadastrar(MARINA)).status).toBe(500)
    expect([...pool.logins.values()].map(({ senha }) => senha)).toEqual([null])
    pool.falhar()
    expect((await cadastrar(MARINA)).status).toBe(500)
    expect(tabela.of('usuario')).toHaveLength(1)
    expect(await cadastrar({ ...OUTRA, email: MARINA.email, cpf: '11144477735' })).toEqual(JA_EXISTE)
    expect((await cadastrar(MARINA)).status).toBe(200)
    expect([...pool.logins.values()].map(({ senha }) => senha)).toEqual(['Segura2026'])
    expect(await cadastrar(MARINA)).toEqual(JA_EXISTE)
  })

  it('answers a repeated request as the first time when its key says so, and sends no second mail', async () => {
    const chave = { 'x-idempotency-key': 'f3b1c2d4-0000-4000-8000-000000000001' }
    const first = await cadastrar(MARINA, chave)
    expect(await cadastrar({ ...MARINA, password: 'Diferente9' }, chave)).toEqual(first)
    expect([...pool.logins.values()].map(({ senha }) => senha)).toEqual(['Segura2026'])
    expect(await correio.recebidas()).toHaveLength(1)
    expect(await cadastrar({ ...OUTRA, email: MARINA.email, cpf: '11144477735' }, chave)).toEqual(JA_EXISTE)
  })

  it('gives an address that was never confirmed within 48 hours to whoever registers it next', async () => {
    await cadastrar(MARINA)
    const antigo = [...pool.logins.keys()][0]
    for (const item of tabela.items.values())
      if ('provisorio_ate' in item) Object.assign(item, { provisorio_ate: '2020-01-01T00:00:00.000Z' })
    const { status, body } = await cadastrar({ ...OUTRA, email: MARINA.email })
    expect(status).toBe(200)
    expect(tabela.of('usuario').map(({ id, nome }) => ({ id, nome }))).toEqual([
      { id: (body as { id: string }).id, nome: 'Outra Pessoa' },
    ])
    expect(pool.logins.has(String(antigo))).toBe(false)
  })

  describe('an address that lapsed, under which an identity was sent', () => {
    const imagens = ['copia', 'quarentena'].map((onde) => `${onde}/selfie.jpg`)
    let antigo: string
    beforeEach(async () => {
      const { body } = await cadastrar(MARINA)
      antigo = (body as { id: string }).id
      const corrida = corridas.criacaoWrite({
        id: 'corrida-1',
        usuario_id: antigo,
        correlation_id: 'kyc_1_a',
        tipo: 'paciente',
        status: 'rejected',
        vez: 1,
        arquivos: [
          { finalidade: 'selfie', caminho: 'copia/selfie.jpg', quarentena: 'quarentena/selfie.jpg' },
        ],
        resultados: {},
        reasons: [],
        created_at: '2026-01-05T12:00:00.000Z',
        updated_at: '2026-01-05T12:00:00.000Z',
      })
      await write(corrida, update(usuarioKey(antigo), { set: { kyc_status: 'rejected' } }, ALWAYS))
      // It was approved before: only the address it corrected since is not its own for good.
      for (const item of tabela.items.values())
        if (item['campo'] === 'email') Object.assign(item, { provisorio_ate: '2020-01-01T00:00:00.000Z' })
        else if (item['entidade'] === 'unico') Reflect.deleteProperty(item, 'provisorio_ate')
    })

    it('has everything of it erased by the schedule, and its values are free', async () => {
      const s3 = mockClient(S3Client)
      s3.on(DeleteObjectCommand).resolves({})
      const { status, body } = await cadastrar({ ...OUTRA, email: MARINA.email, cpf: '11144477735' })
      expect(status).toBe(200)
      await retomar({}, CONTEXT)
      const apagadas = s3.commandCalls(DeleteObjectCommand).map(({ args: [{ input }] }) => input.Key)
      expect(new Set(apagadas)).toEqual(new Set(imagens))
      const restos = [...tabela.items.keys()].filter((chave) => chave.startsWith(`USUARIO#${antigo}|`))
      expect(restos).toEqual([`USUARIO#${antigo}|ENCERRAMENTO`])
      expect(tabela.of('unico').every(({ usuario_id }) => usuario_id !== antigo)).toBe(true)
      expect([...pool.logins.keys()]).toEqual([(body as { id: string }).id])
    })

    it('never uses its id again, also when a crash left its sign-in', async () => {
      await cadastrar({ ...OUTRA, email: MARINA.email, cpf: '11144477735' })
      pool.logins.clear()
      pool.com(antigo, 'terceira@exemplo.com.br')
      const { status, body } = await cadastrar({
        ...OUTRA,
        email: 'terceira@exemplo.com.br',
        cpf: '15350946056',
        telefone: '11933334444',
      })
      expect(status).toBe(200)
      expect((body as { id: string }).id).not.toBe(antigo)
      expect(pool.logins.has(antigo)).toBe(false)
    })

    it('stays whose medical record it is', async () => {
      await triar({ paciente_id: antigo })
      expect(await cadastrar({ ...OUTRA, email: MARINA.email, cpf: '11144477735' })).toEqual(JA_EXISTE)
      expect(tabela.of('usuario').map(({ id }) => id)).toEqual([antigo])
    })
  })

  it('completes the profile of a session without one, and asks anybody else for a password', async () => {
    const { password: _password, ...sem } = MARINA
    expect((await cadastrar(sem)).body).toMatchObject({
      codigo: 'campos_invalidos',
      campos: [{ campo: 'password', motivo: 'Mínimo 8 caracteres, com letra e número.' }],
    })
    pool.com('sub-1', 'marina@exemplo.com.br')
    const sessao = pool.entrar('sub-1')
    expect((await cadastrar({ ...sem, email: 'alheio@exemplo.com.br' }, sessao)).status).toBe(404)
    expect((await cadastrar(sem, sessao)).body).toEqual({
      id: 'sub-1',
      email: 'marina@exemplo.com.br',
      confirmacao_enviada: true,
    })
    expect(await cadastrar(sem, sessao)).toEqual(JA_EXISTE)
  })

  it('holds one address to 20 sign-ups an hour', async () => {
    const tentativas = Array.from({ length: 21 }, (_, i) => i)
    const codes: number[] = []
    for (const i of tentativas)
      codes.push(
        Number((await cadastrar({ ...OUTRA, cpf: MARINA.cpf, email: `p${i}@exemplo.com.br` })).status),
      )
    expect(codes.slice(0, 20)).toEqual([200, ...Array.from({ length: 19 }, () => 409)])
    expect(codes[20]).toBe(429)
  })
})
