import { createHash } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Usuario } from '#domain/cadastro/usuario.ts'
import { criarConsulta } from '#domain/consulta/contract.ts'
import { TERMO, TEXTO_DO_TERMO } from '#domain/legal/termo.ts'
import { handler } from '#lambdas/consulta/criar-consulta.lambda.ts'
import * as consentimentos from '#lambdas/consulta/store/consentimentos.ts'
import * as consultas from '#lambdas/store/consultas.ts'
import { usuarioKey } from '#lambdas/store/keys.ts'
import * as medicos from '#lambdas/store/medicos.ts'
import { ALWAYS, put, write } from '#lambdas/store/table.ts'
import * as triagens from '#lambdas/triagem/store/triagens.ts'
import { ANA, BRUNO, HELENA, LUCIA } from '#semente/personas.ts'
import { CONSULTA, cadastrarMedicos, consultar, haPouco, naFila, triar } from '../../../support/consulta.ts'
import { guardarFicha } from '../../../support/ficha-guardada.ts'
import { invoke } from '../../../support/invoke.ts'
import { itemsOf } from '../../../support/table.ts'
import { tabelaViva } from '../../../support/tabela-viva.ts'

let tabela: ReturnType<typeof tabelaViva>

beforeEach(async () => {
  tabela = tabelaViva(itemsOf(ANA, BRUNO, HELENA, LUCIA))
  await cadastrarMedicos()
  await guardarFicha()
})

const pedido = {
  paciente_id: ANA.usuario.id,
  consentimento: { versao: TERMO.versao, aceito: true },
}
const criar = (entrada: Record<string, unknown> = {}, como = ANA) =>
  invoke(handler, criarConsulta, { como, entrada: { ...pedido, ...entrada } })
const aberta = () => consultas.abertaDoPaciente(ANA.usuario.id)

describe('criar-consulta', () => {
  it('stores what the triage says, the consent, the lock and the use of the triage', async () => {
    const triagem = await triar()
    const { status, body } = await criar({
      informacoes_adicionais: '  alergia a dipirona ',
      especialidade_sugerida: 'cardiologia',
      triagem_resumo_ia: 'outra coisa',
      status: 'queued',
    })
    const stored = await aberta()
    expect(status).toBe(200)
    expect(body).toEqual({
      id: stored?.id,
      paciente_id: ANA.usuario.id,
      status: 'pending',
      especialidade_sugerida: 'clinica_medica',
      triagem_resumo_ia: 'Dor de garganta há 2 dias\nSem febre',
      triagem_conf_ia: 0.82,
      red_flag: false,
      informacoes_adicionais: 'alergia a dipirona',
      created_at: stored?.created_at,
      updated_at: stored?.created_at,
      vence_em: new Date(Date.parse(stored?.created_at ?? '') + 3_600_000).toISOString(),
      medico: null,
      paciente: null,
      pagamento: null,
      versao: expect.any(String),
    })
    expect(stored?.triagem_id).toBe(triagem.id)
    expect((await triagens.doPaciente(ANA.usuario.id))[0]?.consulta_id).toBe(stored?.id)
    expect(await consentimentos.doPaciente(ANA.usuario.id)).toEqual([
      {
        paciente_id: ANA.usuario.id,
        consulta_id: stored?.id,
        versao: TERMO.versao,
        sha256: createHash('sha256').update(TEXTO_DO_TERMO).digest('hex'),
        aceito_em: stored?.created_at,
      },
    ])
  })

  it('answers the pending one again on reload and back', async () => {
    await triar()
    const [first, second] = [await criar(), await criar()]
    expect(second).toEqual(first)
    expect(tabela.of('consulta')).toHaveLength(1)
  })

  it('makes one of two simultaneous requests', async () => {
    await triar()
    const [a, b] = await Promise.all([criar(), criar()])
    expect(a?.body).toEqual(b?.body)
    expect(tabela.of('consulta')).toHaveLength(1)
  })

  it('replaces a pending one whose hour is over, even before the reconciler came', async () => {
    await consultar({ status: 'pending', vence_em: haPouco(1) }, null)
    await triar()
    expect((await criar()).status).toBe(200)
    expect((await consultas.find(CONSULTA))?.status).toBe('expired')
    expect((await aberta())?.id).not.toBe(CONSULTA)
  })

  it('refuses a second consultation and names the open one', async () => {
    await consultar()
    await triar()
    expect(await criar()).toMatchObject({
      status: 409,
      body: { codigo: 'consulta_aberta', consulta_id: CONSULTA },
    })
  })

  it('goes to clinica_medica, and says so, when nobody is verified in the specialty', async () => {
    await triar({ especialidade_sugerida: 'pediatria' })
    expect((await criar()).body).toMatchObject({
      especialidade_sugerida: 'clinica_medica',
      especialidade_da_triagem: 'pediatria',
    })
  })

  describe('counts as attending who may attend', () => {
    const verificado = (medico_id: string) =>
      medicos.especialidadeWrite({
        medico_id,
        especialidade: 'pediatria',
        verificado: true,
        rqe: '1',
        origem: 'rqe',
      })
    const perfil = (id: string, dados: Partial<Usuario>) =>
      put({ ...usuarioKey(id), entidade: 'usuario', ...HELENA.usuario, id, ...dados }, ALWAYS)
    const pedida = async () => {
      await triar({ especialidade_sugerida: 'pediatria' })
      return (await criar()).body
    }

    it('nobody whose identity is not verified, or no longer', async () => {
      await write(
        verificado('sem-documento'),
        perfil('sem-documento', { kyc_status: 'pending', access_tier: 'blocked' }),
        verificado('de-novo'),
        perfil('de-novo', { kyc_status: 'pending', access_tier: 'restricted' }),
        verificado('sem-perfil'),
      )
      expect(await pedida()).toMatchObject({
        especialidade_sugerida: 'clinica_medica',
        especialidade_da_triagem: 'pediatria',
      })
    })

    it('the one who may, however many before them may not', async () => {
      const outros = Array.from({ length: 60 }, (_, n) => `a${String(n).padStart(2, '0')}`)
      await write(...outros.map(verificado), verificado('b'), perfil('b', {}))
      expect(await pedida()).toMatchObject({ especialidade_sugerida: 'pediatria' })
    })
  })

  it('keeps a specialty that somebody is verified in', async () => {
    await triar({ especialidade_sugerida: 'cardiologia' })
    const { body } = await criar()
    expect(body).toMatchObject({ especialidade_sugerida: 'cardiologia' })
    expect(body).not.toHaveProperty('especialidade_da_triagem')
  })

  it.each([
    ['no triage', null, 'triagem_necessaria', 'Faça a triagem antes de solicitar uma consulta.'],
    [
      'one older than 24 h',
      { created_at: haPouco(24 * 3_600_000 + 1000) },
      'triagem_necessaria',
      'Faça a triagem antes de solicitar uma consulta.',
    ],
    [
      'a used one',
      { consulta_id: 'outra' },
      'triagem_necessaria',
      'Faça a triagem antes de solicitar uma consulta.',
    ],
    [
      'a red flag',
      { red_flag: true, ok_para_tele: false },
      'consulta_bloqueada',
      'Sinais de alerta detectados. Procure atendimento de urgência imediatamente.',
    ],
    [
      'not suitable',
      { ok_para_tele: false },
      'triagem_nao_elegivel',
      'Recomendamos avaliação presencial para seu caso.',
    ],
    [
      'low confidence',
      { conf_ia: 0.64 },
      'triagem_nao_elegivel',
      'Confiança insuficiente na análise. Recomendamos avaliação presencial.',
    ],
    [
      'for somebody else',
      { para_outra_pessoa: true },
      'triagem_nao_elegivel',
      'Esta triagem é sobre outra pessoa e serve só de orientação. Para pedir a consulta de uma criança ou de quem depende de você, adicione a pessoa em Dependentes e escolha-a no começo da triagem.',
    ],
  ])('refuses with %s', async (_what, dados, codigo, detail) => {
    if (dados) await triar(dados)
    expect(await criar()).toMatchObject({ status: 409, body: { codigo, detail } })
    expect(await aberta()).toBeUndefined()
  })

  it.each([
    ['no health profile', undefined],
    ['one that does not answer it', { condicoes: [{ nome: 'asma' }] }],
  ])('asks for the answer about allergies with %s, after what the triage says', async (_what, digitada) => {
    tabela = tabelaViva(itemsOf(ANA))
    if (digitada) await guardarFicha(digitada)
    expect(await criar()).toMatchObject({ body: { codigo: 'triagem_necessaria' } })
    await triar()
    expect(await criar()).toMatchObject({
      status: 409,
      body: {
        codigo: 'alergias_necessarias',
        detail: 'Responda na ficha de saúde se você tem alergias e solicite de novo.',
        campos: [{ campo: 'alergias', motivo: 'Diga se você tem alergias: nenhuma, não sei ou quais.' }],
      },
    })
    expect(await aberta()).toBeUndefined()
  })

  it.each(['nenhuma', 'nao_sei'] as const)('"%s" is an answer', async (resposta) => {
    tabela = tabelaViva(itemsOf(ANA))
    await guardarFicha({ alergias: { resposta, itens: [] } })
    await triar()
    expect((await criar()).status).toBe(200)
  })

  it('looks at the newest triage only: a milder older one does not help', async () => {
    await triar({ id: 'antiga', created_at: haPouco(600_000) })
    await triar({ id: 'nova', red_flag: true, ok_para_tele: false })
    expect(await criar()).toMatchObject({ status: 409, body: { codigo: 'consulta_bloqueada' } })
  })

  it('refuses another person, an unconfirmed e-mail, another term and no term', async () => {
    await triar()
    expect(await criar({ paciente_id: 'outra' })).toMatchObject({
      status: 404,
      body: { codigo: 'nao_encontrado' },
    })
    expect(await criar({ consentimento: { versao: '2020-01', aceito: true } })).toMatchObject({
      status: 409,
      body: { codigo: 'consentimento_necessario' },
    })
    expect(await criar({ consentimento: { versao: TERMO.versao, aceito: false } })).toMatchObject({
      status: 400,
      body: { campos: [{ campo: 'consentimento.aceito' }] },
    })
    expect(await criar({}, BRUNO)).toMatchObject({ status: 403, body: { codigo: 'verificacao_pendente' } })
    expect(await criar({}, HELENA)).toMatchObject({ status: 403, body: { codigo: 'sem_permissao' } })
    expect(await criar({ paciente_id: LUCIA.usuario.id }, LUCIA)).toMatchObject({
      status: 403,
      body: { codigo: 'sem_permissao' },
    })
    tabelaViva(itemsOf({ ...ANA, usuario: { ...ANA.usuario, email_confirmado: false } }))
    expect(await criar()).toMatchObject({ status: 403, body: { codigo: 'email_nao_confirmado' } })
  })

  describe('with the doctor of an earlier consultation', () => {
    const medico_preferido = HELENA.usuario.id
    const anterior = {
      id: 'c0000000-0000-4000-8000-0000000000a1',
      status: 'finished',
      assigned_to: medico_preferido,
      ended_at: haPouco(60_000),
    } as const
    const preferencia = async (entrada: Record<string, unknown> = { medico_preferido }) =>
      ((await criar(entrada)).body as { preferencia?: unknown }).preferencia

    it('who is free in its specialty, is offered them first', async () => {
      await triar()
      await consultar(anterior)
      await naFila(HELENA)
      expect(await preferencia()).toEqual({ medico: HELENA.medico.nome_oficial, situacao: 'primeiro' })
      expect((await aberta())?.medico_preferido).toBe(medico_preferido)
    })

    it('who is offline, or free for another specialty alone, is a request like any other, and says so', async () => {
      const ausente = { medico: HELENA.medico.nome_oficial, situacao: 'ausente' }
      await triar()
      await consultar(anterior)
      expect(await preferencia()).toEqual(ausente)
      expect((await aberta())?.medico_preferido).toBeUndefined()
    })

    it('who never attended this patient, is refused', async () => {
      await triar()
      await naFila(HELENA)
      expect(await criar({ medico_preferido })).toMatchObject({ status: 404 })
      await consultar({ ...anterior, status: 'cancelled' })
      expect(await criar({ medico_preferido })).toMatchObject({ status: 404 })
      expect(await aberta()).toBeUndefined()
    })
  })
})
