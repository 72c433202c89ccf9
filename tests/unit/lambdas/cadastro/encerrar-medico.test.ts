import { beforeEach, describe, expect, it } from 'vitest'
import * as cadastro from '#domain/cadastro/contract.ts'
import { handler } from '#lambdas/cadastro/encerrar-conta.lambda.ts'
import { reciboDe } from '#lambdas/documento/recibo.ts'
import * as auditoria from '#lambdas/store/auditoria.ts'
import * as consultas from '#lambdas/store/consultas.ts'
import * as documentos from '#lambdas/store/documentos.ts'
import * as fatores from '#lambdas/store/fatores.ts'
import * as medicos from '#lambdas/store/medicos.ts'
import * as pagamentos from '#lambdas/store/pagamentos.ts'
import * as presencas from '#lambdas/store/presencas.ts'
import { write } from '#lambdas/store/table.ts'
import { dono } from '#lambdas/store/unicos.ts'
import * as usuarios from '#lambdas/store/usuarios.ts'
import { HELENA } from '#semente/personas.ts'
import { cadastrarMedicos, CONSULTA, consultar, emSala } from '../../../support/consulta.ts'
import { invoke } from '../../../support/invoke.ts'
import { correioVivo } from '../../../support/pool-vivo.ts'
import { sessaoGuardada } from '../../../support/sessao-guardada.ts'
import { guardar as guardarDocumento } from '../documento/cenario.ts'
import { cenaDoEncerramento, comCodigo } from './encerramento.ts'

const { id, nome, cpf, email, telefone, data_nascimento } = HELENA.usuario
const { crm, uf, nome_oficial } = HELENA.medico
const ENTRADA = { confirmacao: 'ENCERRAR' }
let cena: Awaited<ReturnType<typeof cenaDoEncerramento>>
let correio: ReturnType<typeof correioVivo>

beforeEach(async () => {
  cena = await cenaDoEncerramento()
  correio = correioVivo()
  await cadastrarMedicos()
})

/** Asked by a sign-in this old, with the second factor unless told. */
async function encerrar({ haMs = 0, segundo_fator = true, codigo = true } = {}) {
  if (codigo) await comCodigo(id)
  const sessao = await sessaoGuardada(id, { em: new Date(Date.now() - haMs), segundo_fator })
  const { status, body } = await invoke(handler, cadastro.encerrarConta, {
    como: HELENA,
    sessao,
    entrada: ENTRADA,
  })
  return { status, body }
}
const aberta = async () => expect((await usuarios.find(id))?.closed_at).toBeUndefined()
const atendida = (pagamento: 'capturado' | 'a_repassar' | 'repassado' | 'liberado' | 'falhou') =>
  consultar(
    { status: 'finished', assigned_to: id, ended_at: '2026-11-21T12:00:00.000Z' },
    { status: pagamento },
  )

describe('a doctor closes their account', () => {
  it('keeps the name and CRM their documents carry, the CPF of their receipts, and nothing else of them', async () => {
    const consulta = await atendida('repassado')
    await write(
      pagamentos.lancamentoWrite(
        { consulta_id: CONSULTA },
        { id: 'capturado:pi_1', tipo: 'capturado', valor: 15_000, em: '2026-11-21T12:00:05.000Z' },
      ),
    )
    const recibo = await reciboDe(consulta)
    expect(recibo.medico).toMatchObject({ cpf, crm })
    await presencas.sair(id)
    const { status, body } = await encerrar()
    expect(status).toBe(200)
    expect(body).toMatchObject({
      concluido: true,
      mantido: [
        {
          o_que: 'Prontuários que você escreveu e documentos que você assinou, com seu nome e CRM',
          ate: expect.stringMatching(/^2046-/) as unknown,
        },
        {},
        { o_que: 'Repasses recebidos e recibos das suas consultas, com seu nome, CPF e CRM' },
      ],
    })
    expect(await medicos.find(id)).toMatchObject({ crm, uf, nome_oficial, dados_fiscais_json: null })
    expect(await medicos.especialidades(id)).toEqual([])
    expect(await presencas.find(id)).toBeUndefined()
    expect(await dono('crm', `${crm}/${uf}`, 'medico', new Date())).toBeUndefined()
    const guardado = JSON.stringify([...cena.tabela.items])
    for (const valor of [data_nascimento, email, telefone]) expect(guardado).not.toContain(valor)
    expect(guardado.split(cpf)).toHaveLength(2)
    expect(await reciboDe(consulta)).toEqual(recibo)
    expect(cena.pool.logins.has(id)).toBe(false)
    // Nobody asks the council about them any more.
    expect(JSON.stringify(cena.tabela.of('medico').filter((item) => item['id'] === id))).not.toContain(
      'gsi4pk',
    )
  })

  it('who was never paid leaves no CPF behind, though a hold was released', async () => {
    await atendida('liberado')
    expect((await encerrar()).status).toBe(200)
    expect(JSON.stringify([...cena.tabela.items])).not.toContain(cpf)
  })

  it('sends the receipt to the address the account had', async () => {
    await encerrar()
    const [recibo, ...outras] = await correio.recebidas()
    expect(outras).toEqual([])
    expect(recibo).toMatchObject({ para: [email], assunto: 'Sua conta do Acolhe foi encerrada' })
    expect(recibo?.texto).toContain('Protocolo:')
    expect(recibo?.texto).toContain(nome.split(' ')[0])
  })

  it.each([
    ['capturado', /^Aguarde a cobrança e o repasse/],
    ['a_repassar', /configure-a no Dashboard; se está, aguarde ou fale com o suporte/],
    ['falhou', /foi recusada, e o paciente foi chamado .* fale com o suporte/],
  ] as const)(
    'not while money is on its way to them (%s), and says who has to act',
    async (pagamento, texto) => {
      await atendida(pagamento)
      const detail = expect.stringMatching(texto)
      expect(await encerrar()).toMatchObject({ status: 409, body: { codigo: 'dinheiro_retido', detail } })
      await aberta()
    },
  )

  it('not in the middle of a consultation', async () => {
    await consultar(emSala(HELENA), { status: 'autorizado' })
    expect((await consultas.atualDoMedico(id))?.id).toBe(CONSULTA)
    expect(await encerrar()).toMatchObject({ status: 409, body: { codigo: 'consulta_aberta' } })
    await aberta()
  })

  it('not with a document that waits for their signature', async () => {
    await atendida('repassado')
    await guardarDocumento({ medico_id: id })
    expect(await encerrar()).toMatchObject({ status: 409, body: { codigo: 'transicao_invalida' } })
    await aberta()
  })

  it('who can never sign it takes it along: it is discarded with the account', async () => {
    await atendida('repassado')
    await medicos.mudar(id, { status_crm: 'REJECTED' }, new Date())
    const { id: documento_id, paciente_id } = await guardarDocumento({ medico_id: id })
    expect((await encerrar()).status).toBe(200)
    expect(await documentos.find(documento_id)).toMatchObject({ status: 'descartado' })
    expect(await documentos.byPaciente(paciente_id)).toEqual([])
    expect(await auditoria.lista(paciente_id)).toMatchObject([{ ator_id: id, acao: 'descartar' }])
  })

  it('not by a sign-in left open, one without the second factor, nor without the code', async () => {
    expect(await encerrar({ haMs: 60 * 60_000 })).toMatchObject({
      body: { codigo: 'login_recente_necessario' },
    })
    await fatores.ligar(id, new Date())
    expect(await encerrar({ segundo_fator: false })).toMatchObject({
      body: { codigo: 'autenticador_necessario' },
    })
    cena = await cenaDoEncerramento()
    await cadastrarMedicos()
    expect(await encerrar({ codigo: false })).toMatchObject({ body: { codigo: 'segundo_fator_necessario' } })
    await aberta()
  })
})
