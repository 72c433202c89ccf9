import { DeleteObjectCommand } from '@aws-sdk/client-s3'
import { beforeEach, describe, expect, it } from 'vitest'
import * as cadastro from '#domain/cadastro/contract.ts'
import { contaDe } from '#domain/acesso/machine.ts'
import { handler as criarPerfil } from '#lambdas/cadastro/usuario-eu.lambda.ts'
import * as auditoria from '#lambdas/store/auditoria.ts'
import { dono } from '#lambdas/store/unicos.ts'
import { write } from '#lambdas/store/table.ts'
import * as vinculos from '#lambdas/store/vinculos.ts'
import * as usuarios from '#lambdas/store/usuarios.ts'
import { LIA, semearDependente, TEO, vinculoConfirmado } from '#semente/dependentes.ts'
import { ANA, CARLA } from '#semente/personas.ts'
import { consultar, triar } from '../../../support/consulta.ts'
import { guardarFicha } from '../../../support/ficha-guardada.ts'
import { invoke } from '../../../support/invoke.ts'
import { cenaDoEncerramento, comCodigo, encerrar, IMAGENS_DA_ANA } from './encerramento.ts'

const { id, nome, cpf, email, telefone, data_nascimento } = ANA.usuario
let cena: Awaited<ReturnType<typeof cenaDoEncerramento>>

beforeEach(async () => {
  cena = await cenaDoEncerramento()
})

const daqui = (anos: number) => new RegExp(`^${new Date().getUTCFullYear() + anos}-\\d{2}-\\d{2}$`)
const doAcesso = {
  o_que: 'Registro de quem acessou ou alterou seus dados, sem seu nome e seus contatos',
  por_que: 'Faz parte do prontuário e comprova o sigilo (Lei nº 13.787/2018)',
  ate: expect.stringMatching(daqui(20)) as unknown,
}
const DO_DEPENDENTE = {
  o_que: 'Nome, CPF e data de nascimento dos seus dependentes, e a sua declaração de responsabilidade',
  por_que: 'Faz parte do prontuário deles (Lei nº 13.787/2018)',
  ate: expect.stringMatching(daqui(20)) as unknown,
}
const APAGADO = [
  'Nome, CPF, data de nascimento, e-mail e telefone do seu perfil',
  'Fotos do seu documento e suas selfies',
  'Resultados da verificação de identidade',
  'Seu login, sua senha e as sessões abertas',
]
const guardado = () => JSON.stringify([...cena.tabela.items])
const daPessoa = () =>
  [...cena.tabela.items.keys()]
    .filter((chave) => chave.startsWith(`USUARIO#${id}|`))
    .map((chave) => chave.split('|')[1] ?? '')

describe('encerrar-conta', () => {
  it('without a medical record leaves nothing that names the person', async () => {
    await guardarFicha()
    await comCodigo(id)
    expect(await encerrar(ANA)).toEqual({
      status: 200,
      body: {
        protocolo: expect.any(String),
        encerrada_em: expect.any(String),
        apagado: [...APAGADO, 'Sua ficha de saúde, se você a preencheu'],
        mantido: [doAcesso],
        concluido: true,
      },
    })
    for (const valor of [nome, cpf, email, telefone, data_nascimento]) expect(guardado()).not.toContain(valor)
    expect(cena.apagadas.toSorted()).toEqual(IMAGENS_DA_ANA.toSorted())
    expect(cena.pool.logins.has(id)).toBe(false)
    expect(cena.tabela.of('kyc_marca')).toEqual([])
    expect(daPessoa().toSorted()).toEqual(['CONSULTA_ABERTA', 'ENCERRAMENTO', 'PERFIL'])
    const perfil = await usuarios.find(id)
    expect(perfil && contaDe(perfil)).toBe('closed')
    for (const [campo, valor] of [
      ['cpf', cpf],
      ['email', email],
      ['telefone', telefone],
    ] as const)
      expect(await dono(campo, valor, 'paciente', new Date())).toBeUndefined()
    expect((await auditoria.lista(id)).map(({ acao }) => acao)).toEqual(['encerrar'])
  })

  it('keeps the medical record, whose it is, and says until when', async () => {
    await guardarFicha()
    await triar()
    await consultar({ status: 'finished', ended_at: '2026-11-21T12:00:00.000Z' }, { status: 'repassado' })
    await comCodigo(id)
    const { body } = await encerrar(ANA)
    expect(body).toMatchObject({
      mantido: [
        {
          o_que:
            'Prontuário: consultas, triagens, ficha de saúde, termos aceitos e documentos médicos, com seu nome, CPF e data de nascimento',
          por_que:
            'A lei manda guardar o prontuário por 20 anos a partir do último registro (Lei nº 13.787/2018, art. 6º)',
          ate: expect.stringMatching(/^2046-\d{2}-\d{2}$/),
        },
        doAcesso,
        {
          o_que: 'Comprovantes de pagamento',
          por_que: 'Obrigação fiscal (Código Tributário Nacional, arts. 173 e 174)',
          ate: expect.stringMatching(daqui(5)),
        },
      ],
    })
    expect(await usuarios.titular(id)).toEqual({ nome, cpf, data_nascimento })
    for (const entidade of ['triagem', 'ficha']) expect(cena.tabela.of(entidade)).toHaveLength(1)
    expect(cena.tabela.of('consulta')).toHaveLength(1)
    expect(guardado()).not.toContain(email)
    expect(guardado()).not.toContain(telefone)
  })

  it('demands the code', async () => {
    expect(await encerrar(ANA)).toMatchObject({ status: 403, body: { codigo: 'segundo_fator_necessario' } })
    expect((await usuarios.find(id))?.nome).toBe(nome)
  })

  it('waits for an open consultation, and for money that is held', async () => {
    await consultar({ status: 'finished' }, { status: 'a_capturar' })
    await comCodigo(id)
    expect(await encerrar(ANA)).toMatchObject({ status: 409, body: { codigo: 'dinheiro_retido' } })
    cena = await cenaDoEncerramento()
    await consultar({ status: 'pending' }, null)
    await comCodigo(id)
    expect(await encerrar(ANA)).toMatchObject({
      status: 409,
      body: {
        codigo: 'consulta_aberta',
        detail: 'Cancele ou termine a consulta aberta antes de encerrar a conta.',
      },
    })
    expect((await usuarios.find(id))?.nome).toBe(nome)
  })

  describe('of an adult who asked for a child', () => {
    const doTeo = (pagamento: Parameters<typeof consultar>[1]) =>
      consultar(
        {
          paciente_id: TEO.dependente_id,
          responsavel_id: id,
          status: 'finished',
          ended_at: '2026-11-21T12:00:00.000Z',
        },
        pagamento,
      )
    beforeEach(async () => {
      await semearDependente(TEO, id, new Date())
      await comCodigo(id)
    })
    it('waits for the money of the child’s consultation as for their own', async () => {
      await doTeo({ status: 'falhou' })
      const detail = expect.stringMatching(
        /^A cobrança de uma consulta foi recusada\. Pague com outro cartão/,
      )
      expect(await encerrar(ANA)).toMatchObject({ status: 409, body: { codigo: 'dinheiro_retido', detail } })
      expect((await usuarios.find(id))?.nome).toBe(nome)
    })
    it('deletes every picture of the proof, also one that the bond does not name', async () => {
      await encerrar(ANA)
      const copia = `${id}/dependente_${TEO.dependente_id}`
      expect(cena.apagadas).toEqual(
        expect.arrayContaining([`${copia}_frente.jpg`, `${copia}_verso.jpg`, `${copia}_guarda.jpg`]),
      )
    })
    it('ends the bond, which is part of the child’s record', async () => {
      expect((await encerrar(ANA)).body).toMatchObject({ mantido: [DO_DEPENDENTE, doAcesso] })
      expect(await vinculos.find(id, TEO.dependente_id)).toMatchObject({
        status: 'encerrado',
        nome: TEO.nome,
      })
    })
    it('keeps nothing of a child whose bond was never proven, and no reviewer waits for it', async () => {
      const emRevisao = { ...vinculoConfirmado(LIA, id, new Date()), status: 'em_revisao' as const }
      const vence_em = new Date(Date.now() + 86_400_000).toISOString()
      await write(vinculos.vinculoWrite({ ...emRevisao, vence_em }, undefined))
      expect(await vinculos.emRevisao()).toHaveLength(1)
      await encerrar(ANA)
      expect(await vinculos.emRevisao()).toEqual([])
      expect(guardado()).not.toContain(LIA.nome)
      expect(guardado()).toContain(TEO.nome)
    })
    it('says what is kept of it, and keeps who asked', async () => {
      await doTeo({ status: 'repassado' })
      const { body } = await encerrar(ANA)
      expect(body).toMatchObject({
        mantido: [
          { o_que: expect.stringContaining('Prontuário') as unknown },
          DO_DEPENDENTE,
          doAcesso,
          { o_que: 'Comprovantes de pagamento' },
        ],
      })
      expect(await usuarios.titular(id)).toMatchObject({ nome, cpf })
    })
  })

  it('answers the same receipt when asked again, and nothing else to that session', async () => {
    await comCodigo(id)
    const primeira = await encerrar(ANA)
    expect(await encerrar(ANA)).toEqual(primeira)
    expect(await invoke(criarPerfil, cadastro.usuarioEu, { como: ANA })).toMatchObject({ status: 401 })
  })

  it('is closed at once even when something cannot be erased now, and goes on when asked again', async () => {
    cena.s3.on(DeleteObjectCommand).rejects(new Error('away'))
    await comCodigo(id)
    expect(await encerrar(ANA)).toMatchObject({ status: 200, body: { concluido: false } })
    expect((await usuarios.find(id))?.nome).toBe('Conta encerrada')
    expect(daPessoa()).toContain('CORRIDA#corrida-1')
    cena.s3.on(DeleteObjectCommand).resolves({})
    expect(await encerrar(ANA)).toMatchObject({ status: 200, body: { concluido: true } })
    expect(daPessoa()).not.toContain('CORRIDA#corrida-1')
  })

  it('writes nothing when the transaction does not arrive', async () => {
    await comCodigo(id)
    cena.tabela.falhar()
    expect((await encerrar(ANA)).status).toBe(500)
    expect((await usuarios.find(id))?.nome).toBe(nome)
    expect(cena.apagadas).toEqual([])
    expect((await encerrar(ANA)).status).toBe(200)
  })

  it('closes an account that was never verified, and leaves others alone', async () => {
    await comCodigo(CARLA.usuario.id)
    expect((await encerrar(CARLA)).status).toBe(200)
    expect(await usuarios.find(id)).toEqual(ANA.usuario)
    expect(cena.apagadas).toEqual([])
  })

  it('asks for the word', async () => {
    expect(await encerrar(ANA, { confirmacao: 'encerrar' })).toMatchObject({
      status: 400,
      body: { campos: [{ campo: 'confirmacao', motivo: 'Digite ENCERRAR para confirmar.' }] },
    })
  })
})
