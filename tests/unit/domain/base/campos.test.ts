import {
  dataBr,
  dataIso,
  erroDaConfirmacao,
  erroDaDataDeNascimento,
  erroDaIdade,
  erroDaSenha,
  erroDoCpf,
  erroDoEmail,
  erroDoNome,
  erroDoTelefone,
  esquemas,
  forcaDaSenha,
  formatarData,
  formatarTelefone,
  hojeEm,
  idadeEm,
  MENSAGENS,
} from '#domain/base/campos.ts'
import { digitoDoCpf, formatarCpf } from '#domain/base/cpf.ts'
import { dataDeNascimento } from '#domain/cadastro/entrada.ts'
import * as fc from 'fast-check'
import * as z from 'zod/mini'
import { describe, expect, it } from 'vitest'

const hoje = '2026-11-21'

describe('validators', () => {
  it.each([
    ['Ana Lima', null],
    ['José d’Ávila Júnior', null],
    ['Maria e Silva', null],
    ['Ana', MENSAGENS.nome],
    ['Ana L', MENSAGENS.nome],
    ['A. B.', MENSAGENS.nome],
    ['Ana P. Lima', MENSAGENS.nome_caracteres],
    ['Ganhou.R.mil.resgate.em.www.golpe Lima', MENSAGENS.nome_caracteres],
    ['Ana\u3164 Lima Sá', MENSAGENS.nome_caracteres],
    ['Ana\u200b Lima Sá', MENSAGENS.nome_caracteres],
    ['Ana\u0301\u0301\u0301\u0301 Lima', MENSAGENS.nome_caracteres],
    ['Аnа Limа', MENSAGENS.nome_caracteres],
    ['Ａｎａ Lima', MENSAGENS.nome_caracteres],
    ['Anaª Lima', MENSAGENS.nome_caracteres],
    ['Ana -Lima Sá', MENSAGENS.nome_caracteres],
    ['Ana 123', MENSAGENS.nome],
    ['   ', MENSAGENS.nome],
    ['Ana <b>', MENSAGENS.nome],
    [`Ana ${'a'.repeat(116)}`, null],
    [`Ana ${'a'.repeat(117)}`, MENSAGENS.nome_longo],
  ])('nome %s', (nome, erro) => expect(erroDoNome(nome)).toBe(erro))

  it.each([
    ['ana@exemplo.com.br', null],
    ['ana.lima+x@a-b.co', null],
    ['ana@exemplo', MENSAGENS.email],
    ['ana exemplo@x.com', MENSAGENS.email],
    ['a@b@c.com', MENSAGENS.email],
    ['.ana@x.com', MENSAGENS.email],
    ['ana..l@x.com', MENSAGENS.email],
    ['ana@x..com', MENSAGENS.email],
    ['', MENSAGENS.email],
    [`${'a'.repeat(250)}@x.com`, MENSAGENS.email],
  ])('email %s', (email, erro) => expect(erroDoEmail(email)).toBe(erro))

  it.each([
    ['(11) 98765-4321', null],
    ['11987654321', null],
    ['1198765432', MENSAGENS.telefone],
    ['+55 11 98765-4321', MENSAGENS.telefone],
    ['+1 415 555 0100', MENSAGENS.telefone],
    ['', MENSAGENS.telefone],
  ])('telefone %s', (telefone, erro) => expect(erroDoTelefone(telefone)).toBe(erro))

  it.each([
    ['529.982.247-25', null],
    ['52998224725', null],
    ['529.982.247-24', MENSAGENS.cpf],
    ['111.111.111-11', MENSAGENS.cpf],
    ['5299822472', MENSAGENS.cpf],
    ['', MENSAGENS.cpf],
  ])('cpf %s', (cpf, erro) => expect(erroDoCpf(cpf)).toBe(erro))

  it.each([
    ['abcdefg1', null, 'forte'],
    ['abcdefgh', MENSAGENS.password, 'ok'],
    ['12345678', MENSAGENS.password, 'ok'],
    ['abc1', MENSAGENS.password, 'fraca'],
    ['', MENSAGENS.password, 'fraca'],
    ['a1'.padEnd(99, 'x'), null, 'forte'],
    ['a1'.padEnd(100, 'x'), MENSAGENS.password_longa, 'forte'],
  ])('password %s', (senha, erro, forca) =>
    expect([erroDaSenha(senha), forcaDaSenha(senha)]).toEqual([erro, forca]),
  )

  it('compares the confirmation', () =>
    expect([erroDaConfirmacao('abc', 'abc'), erroDaConfirmacao('abc', 'abd')]).toEqual([
      null,
      'As senhas não coincidem.',
    ]))

  it.each([
    ['01/01/1990', null],
    ['29/02/2000', null],
    ['21/11/2026', null],
    ['22/11/2026', MENSAGENS.data_nascimento_invalida],
    ['31/12/1899', MENSAGENS.data_nascimento_invalida],
    ['29/02/2023', MENSAGENS.data_nascimento_invalida],
    ['31/04/1990', MENSAGENS.data_nascimento_invalida],
    ['1990-01-01', MENSAGENS.data_nascimento_invalida],
    ['1/1/1990', MENSAGENS.data_nascimento],
    ['', MENSAGENS.data_nascimento],
  ])('data_nascimento %s', (data, erro) => expect(erroDaDataDeNascimento(data, hoje)).toBe(erro))
})

describe('CPF', () => {
  const nove = fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 9, maxLength: 9 })
  const comDigito = (d: readonly number[]) => d.concat(digitoDoCpf(d))
  const cpf = nove
    .map(comDigito)
    .map(comDigito)
    .filter((d) => new Set(d).size > 1)

  it('takes every number with right check digits, masked or not', () => {
    fc.assert(
      fc.property(cpf, (d) => {
        expect(erroDoCpf(d.join(''))).toBeNull()
        expect(erroDoCpf(formatarCpf(d.join('')))).toBeNull()
      }),
    )
  })
  it('notices any one wrong digit', () => {
    fc.assert(
      fc.property(cpf, fc.nat(10), fc.integer({ min: 1, max: 9 }), (d, i, desvio) => {
        const errado = d.map((digito, j) => (j === i ? (digito + desvio) % 10 : digito))
        expect(erroDoCpf(errado.join(''))).toBe(MENSAGENS.cpf)
      }),
    )
  })
})

describe('age', () => {
  it('turns 18 on the birthday, not before', () => {
    expect(erroDaIdade('2008-11-21', hoje)).toBeNull()
    expect(erroDaIdade('2008-11-22', hoje)).toBe(MENSAGENS.menor_de_idade)
    expect(idadeEm('1990-11-21', hoje)).toBe(36)
    expect(idadeEm('1990-11-22', hoje)).toBe(35)
  })
  it('lets who was born on 29 February come of age on 1 March', () => {
    expect(idadeEm('2008-02-29', '2026-02-28')).toBe(17)
    expect(idadeEm('2008-02-29', '2026-03-01')).toBe(18)
  })
  it("takes São Paulo's day, not Greenwich's", () =>
    expect(hojeEm(new Date('2026-11-21T02:59:00Z'))).toBe('2026-11-20'))
})

describe('dates and masks', () => {
  it('goes to the stored form and back', () => {
    expect(dataIso('05/03/1988')).toBe('1988-03-05')
    expect(dataBr('1988-03-05')).toBe('05/03/1988')
    expect([dataIso('5/3/1988'), dataBr('1988-02-30'), dataBr('05/03/1988')]).toEqual([null, null, null])
  })
  it.each([
    ['', '', '', ''],
    ['1', '1', '(1', '1'],
    ['123', '123', '(12) 3', '12/3'],
    ['12345', '123.45', '(12) 345', '12/34/5'],
    ['1234567890', '123.456.789-0', '(12) 3456-7890', '12/34/5678'],
    ['12345678901', '123.456.789-01', '(12) 34567-8901', '12/34/5678'],
    ['123456789012', '123.456.789-01', '(12) 34567-8901', '12/34/5678'],
  ])('%s as CPF, phone and date', (texto, cpf, telefone, data) =>
    expect([formatarCpf(texto), formatarTelefone(texto), formatarData(texto)]).toEqual([cpf, telefone, data]),
  )
  it.each([
    ['+55 11 91234-5678', '(11) 91234-5678'],
    ['5511912345678', '(11) 91234-5678'],
    ['011 91234-5678', '(11) 91234-5678'],
    ['+55 (0)11 91234-5678', '(11) 91234-5678'],
    ['55991234567', '(55) 99123-4567'],
    ['(55) 99123-45678', '(55) 99123-4567'],
    ['5555991234567', '(55) 99123-4567'],
    ['5591991234567', '(91) 99123-4567'],
    ['+351 912 345 678', '+351 912 345 678'],
    ['+1 415 555 0100', '+1 415 555 0100'],
  ])('a phone pasted as %s is %s', (colado, mostrado) => expect(formatarTelefone(colado)).toBe(mostrado))
  it('a phone typed with its country, digit by digit, ends without it', () => {
    const digitado = (texto: string) => Array.from(texto).reduce((ate, d) => formatarTelefone(ate + d), '')
    expect(['+5511912345678', '5511912345678'].map(digitado)).toEqual(Array(2).fill('(11) 91234-5678'))
  })
  it('masks what is already masked the same way', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom(...Array.from('0123456789 ./-()ab+')), maxLength: 20 }),
        (texto) => {
          for (const mascara of [formatarCpf, formatarTelefone, formatarData])
            expect(mascara(mascara(texto))).toBe(mascara(texto))
        },
      ),
    )
  })
})

describe('the schemas of the fields', () => {
  const esquema = z.object({ ...esquemas, data_nascimento: dataDeNascimento })
  const dados = {
    nome: ' Ana  Lima ',
    cpf: '529.982.247-25',
    email: ' Ana@Exemplo.com ',
    telefone: '(11) 98765-4321',
    data_nascimento: '05/03/1988',
    password: 'segredo1',
  }
  const erros = (entrada: unknown) =>
    Object.fromEntries(
      (esquema.safeParse(entrada).error?.issues ?? []).map((i) => [i.path.join('.'), i.message]),
    )

  it('answers the stored form', () =>
    expect(esquema.parse(dados)).toEqual({
      nome: 'Ana Lima',
      cpf: '52998224725',
      email: 'ana@exemplo.com',
      telefone: '11987654321',
      data_nascimento: '1988-03-05',
      password: 'segredo1',
    }))
  it('names each wrong field with its own message', () =>
    expect(
      erros({
        nome: 'Ana',
        cpf: '1',
        email: 'x',
        telefone: '1',
        data_nascimento: '1',
        password: 'x',
        passwordConfirm: 'y',
      }),
    ).toEqual({
      nome: MENSAGENS.nome,
      cpf: MENSAGENS.cpf,
      email: MENSAGENS.email,
      telefone: MENSAGENS.telefone,
      data_nascimento: MENSAGENS.data_nascimento,
      password: MENSAGENS.password,
    }))
  it('says a missing field in Portuguese, ', () => {
    expect(erros({ ...dados, nome: undefined, cpf: 7 })).toEqual({ nome: MENSAGENS.nome, cpf: MENSAGENS.cpf })
  })
})
