import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb'
import { PutCommand, TransactWriteCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { marshall } from '@aws-sdk/util-dynamodb'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Consulta } from '#domain/consulta/consulta.ts'
import { aiTriage } from '#domain/triagem/contract.ts'
import { AVISO_IA } from '#domain/triagem/textos.ts'
import { triagemSchema } from '#domain/triagem/triagem.ts'
import { consultaAbertaKey, fichaKey, limiteKey } from '#lambdas/store/keys.ts'
import { itemOf } from '#lambdas/store/consultas.ts'
import { type Item, write } from '#lambdas/store/table.ts'
import * as triagens from '#lambdas/triagem/store/triagens.ts'
import { handler } from '#lambdas/triagem/ai-triage.lambda.ts'
import { ANA, BRUNO, CARLA, HELENA } from '#semente/personas.ts'
import { fichaDe } from '../../../support/ficha-preenchida.ts'
import { invoke } from '../../../support/invoke.ts'
import { itemsOf, mockTable } from '../../../support/table.ts'
import { tabelaViva } from '../../../support/tabela-viva.ts'
import { pedido } from '../../domain/triagem/pedido.ts'

const AGORA = new Date('2026-11-10T15:00:00.000Z')
/** ANA is 36 on that day. */
const ANOS = 36
const UUID = expect.stringMatching(/^[0-9a-f-]{36}$/) as string

beforeEach(() => {
  vi.useFakeTimers({ now: AGORA, toFake: ['Date'] })
})

const daAna = (texto: string, resto: Parameters<typeof pedido>[1] = {}) => ({
  ...pedido(texto, { idade: ANOS, ...resto }),
  paciente_id: ANA.usuario.id,
})

const LEVE = 'Estou com coriza e dor de garganta leve desde ontem'
const GRAVE = 'Dor forte no peito que vai para o braço esquerdo e suor frio'

/** A table of these items in which an attempt is counted, or refused where its limit is among them. */
function mesa(itens: readonly Item[]) {
  const client = mockTable([...itens])
  const cheio = itens.find(({ entidade }) => entidade === 'limite')
  client.on(UpdateCommand).callsFake(({ Key }: { Key: { pk: string; sk: string } }) => {
    if (Key.sk !== 'LIMITE') return {}
    if (cheio?.pk === Key.pk)
      throw new ConditionalCheckFailedException({ message: 'cheio', $metadata: {}, Item: marshall(cheio) })
    return { Attributes: { desde: AGORA.getTime(), tentativas: 1, bloqueado_ate: null, versao: 1 } }
  })
  return client
}

function guardadas(client: ReturnType<typeof mockTable>) {
  return client
    .commandCalls(TransactWriteCommand)
    .flatMap(({ args }) => args[0].input.TransactItems ?? [])
    .map(({ Put, Update }) => Put?.Item ?? Update)
}

describe('ai-triage', () => {
  it('reads the health profile beside the report, keeps what it read, and tells the queue nothing of it', async () => {
    const ficha = fichaDe({ medicamentos: [{ nome: 'Varfarina' }] })
    const client = mesa([...itemsOf(ANA), { ...fichaKey(ANA.usuario.id), ...ficha }])
    const entrada = daAna('Bati a cabeça ontem na porta e ficou um galo, estou bem')

    const { body } = await invoke(handler, aiTriage, { como: ANA, entrada })

    expect(body).toMatchObject({ red_flag: true })
    const [guardada] = guardadas(client)
    expect(guardada).toMatchObject({
      entrada: { da_ficha: ['Varfarina'], perguntas_guiadas: { comorbidades: [] } },
      regras_disparadas: expect.arrayContaining([
        expect.objectContaining({ id: 'sangramento_anticoagulante' }),
      ]),
    })
    expect(JSON.stringify(body)).not.toContain('Varfarina')
  })

  it('answers by the protocol and stores the whole triage', async () => {
    const client = mesa(itemsOf(ANA))
    const entrada = { ...daAna(LEVE), com_ia: true, aviso_versao: AVISO_IA.versao }

    const { status, body } = await invoke(handler, aiTriage, { como: ANA, entrada })

    expect(status).toBe(200)
    expect(body).toEqual({
      triagem_id: UUID,
      ok_para_tele: true,
      red_flag: false,
      conf_ia: expect.any(Number) as number,
      resumo: expect.arrayContaining([expect.any(String)]) as string[],
      especialidade_sugerida: 'clinica_medica',
      recomendacoes: expect.arrayContaining([expect.any(String)]) as string[],
      para_outra_pessoa: false,
      idade_considerada: ANOS,
      ia_usada: false,
      leitura: 'ia_fora',
      consulta_cancelada: false,
    })
    const { triagem_id } = aiTriage.saida.parse(body)
    const [triagem, ponteiro] = guardadas(client)
    const { idade, sexo, sintomas_texto, perguntas_guiadas } = entrada
    expect(triagemSchema.parse(triagem)).toEqual({
      id: triagem_id,
      paciente_id: ANA.usuario.id,
      created_at: AGORA.toISOString(),
      consulta_id: null,
      aviso_versao: AVISO_IA.versao,
      com_ia: true,
      ia_usada: false,
      entrada: { idade, sexo, sintomas_texto, perguntas_guiadas },
      achados: expect.arrayContaining([
        expect.objectContaining({ id: 'coriza', origem: 'texto', presente: true }),
      ]) as unknown[],
      regras_disparadas: [],
      versao_protocolo: '6.11.0',
      ok_para_tele: true,
      red_flag: false,
      conf_ia: aiTriage.saida.parse(body).conf_ia,
      resumo: aiTriage.saida.parse(body).resumo,
      especialidade_sugerida: 'clinica_medica',
      recomendacoes: aiTriage.saida.parse(body).recomendacoes,
      para_outra_pessoa: false,
      idade_considerada: ANOS,
    })
    expect(triagem).toMatchObject({
      pk: `USUARIO#${ANA.usuario.id}`,
      sk: `TRIAGEM#${AGORA.toISOString()}#${triagem_id}`,
      entidade: 'triagem',
    })
    expect(triagem).not.toHaveProperty('ttl')
    expect(ponteiro).toEqual({
      pk: `USUARIO#${ANA.usuario.id}`,
      sk: 'ULTIMA_TRIAGEM',
      entidade: 'ultima_triagem',
      triagem_id,
      em: AGORA.toISOString(),
      ato: expect.any(String) as string,
    })
  })

  it('is one triage when it is sent twice at once, and again a moment later', async () => {
    const tabela = tabelaViva(itemsOf(ANA))
    const entrada = daAna(LEVE)
    const juntas = await Promise.all([1, 2].map(() => invoke(handler, aiTriage, { como: ANA, entrada })))
    const depois = await invoke(handler, aiTriage, { como: ANA, entrada })
    const ids = [...juntas, depois].map(({ body }) => aiTriage.saida.parse(body).triagem_id)
    expect(new Set(ids).size).toBe(1)
    expect(tabela.of('triagem')).toHaveLength(1)
  })

  it('is another one with other answers, and the newest by its instant is the one a request takes', async () => {
    const tabela = tabelaViva(itemsOf(ANA))
    await Promise.all(
      [LEVE, 'Estou com tosse seca há três dias'].map((texto) =>
        invoke(handler, aiTriage, { como: ANA, entrada: daAna(texto) }),
      ),
    )
    const [ultima] = await triagens.doPaciente(ANA.usuario.id, 1)
    expect(tabela.of('ultima_triagem')).toMatchObject([{ triagem_id: ultima?.id }])
  })

  it('is another one once a consultation took it, or two minutes later', async () => {
    tabelaViva(itemsOf(ANA))
    const triar = async () => {
      const { body } = await invoke(handler, aiTriage, { como: ANA, entrada: daAna(LEVE) })
      return aiTriage.saida.parse(body).triagem_id
    }
    const primeira = await triar()
    const [triagem] = await triagens.doPaciente(ANA.usuario.id, 1)
    if (triagem) await write(...triagens.usoWrites(triagem, 'c1'))
    const segunda = await triar()
    vi.setSystemTime(AGORA.getTime() + 121_000)
    expect(new Set([primeira, segunda, await triar()]).size).toBe(3)
  })

  it('takes a body of the specification alone: nobody asked is read without AI', async () => {
    const client = mesa(itemsOf(ANA))
    const { status, body } = await invoke(handler, aiTriage, { como: ANA, entrada: daAna(LEVE) })
    expect(status).toBe(200)
    expect(body).toMatchObject({ leitura: 'sem_ia' })
    expect(guardadas(client)[0]).toMatchObject({ com_ia: false, aviso_versao: null, ia_usada: false })
  })

  it('keeps the weak rule that the learned evidence set aside, and does not answer it', async () => {
    const client = mesa(itemsOf(ANA))
    const entrada = daAna('quero renovar a receita da pílula e tirar dúvida do preventivo')
    const { body } = await invoke(handler, aiTriage, { como: ANA, entrada })
    expect(body).toMatchObject({ ok_para_tele: true })
    expect(body).not.toHaveProperty('regras_postas_de_lado')
    expect(triagemSchema.parse(guardadas(client)[0])).toMatchObject({
      regras_disparadas: [],
      regras_postas_de_lado: [{ id: 'procedimento', destino: 'dias' }],
    })
  })

  it('answers a person under review too', async () => {
    mesa(itemsOf(BRUNO))
    const entrada = { ...pedido(LEVE, { idade: 41 }), paciente_id: BRUNO.usuario.id }
    const { status, body } = await invoke(handler, aiTriage, { como: BRUNO, entrada })
    expect(status).toBe(200)
    expect(body).toMatchObject({ para_outra_pessoa: false, idade_considerada: 41 })
  })

  it('reads an age far from the birth date as somebody else: orientation, no booking', async () => {
    mesa(itemsOf(ANA))
    const { body } = await invoke(handler, aiTriage, { como: ANA, entrada: daAna(LEVE, { idade: 8 }) })
    expect(body).toMatchObject({ para_outra_pessoa: true, ok_para_tele: false, idade_considerada: 8 })
  })

  it.each([
    ['another person', { paciente_id: BRUNO.usuario.id }, 404, 'nao_encontrado'],
    ['an old notice', { aviso_versao: '2020-1' }, 400, 'campos_invalidos'],
    ['no text', { sintomas_texto: '   ' }, 400, 'campos_invalidos'],
  ])('refuses %s and stores nothing', async (_, mudanca, status, codigo) => {
    const client = mesa(itemsOf(ANA))
    const answer = await invoke(handler, aiTriage, { como: ANA, entrada: { ...daAna(LEVE), ...mudanca } })
    expect(answer).toMatchObject({ status, body: { codigo } })
    expect(client.commandCalls(TransactWriteCommand)).toEqual([])
    expect(client.commandCalls(PutCommand)).toEqual([])
  })

  it.each([
    ['nobody', undefined, 401, 'nao_autenticado'],
    ['a blocked patient', CARLA, 403, 'conta_bloqueada'],
    ['a doctor', HELENA, 403, 'sem_permissao'],
  ])('refuses %s', async (_, como, status, codigo) => {
    mesa(itemsOf(CARLA, HELENA))
    const answer = await invoke(handler, aiTriage, { ...(como && { como }), entrada: daAna(LEVE) })
    expect(answer).toMatchObject({ status, body: { codigo } })
  })

  it('refuses symptoms that are older than the person', async () => {
    mesa(itemsOf(ANA))
    const entrada = daAna(LEVE)
    const velhas = {
      ...entrada,
      idade: 2,
      perguntas_guiadas: { ...entrada.perguntas_guiadas, duracao_dias: 1200 },
    }
    expect(await invoke(handler, aiTriage, { como: ANA, entrada: velhas })).toMatchObject({
      status: 400,
      body: {
        campos: [
          {
            campo: 'perguntas_guiadas.duracao_dias',
            motivo: 'Os sintomas não podem ter começado antes do nascimento. Confira os dias e a idade.',
          },
        ],
      },
    })
  })

  it('is limited, and still says where help is', async () => {
    const bloqueado: Item = {
      ...limiteKey('triagem', ANA.usuario.id),
      entidade: 'limite',
      desde: AGORA.getTime() - 60_000,
      tentativas: 30,
      bloqueado_ate: AGORA.getTime() + 600_000,
      versao: 30,
    }
    const client = mesa([...itemsOf(ANA), bloqueado])
    const { status, body } = await invoke(handler, aiTriage, { como: ANA, entrada: daAna(GRAVE) })
    expect(status).toBe(429)
    expect(body).toEqual({
      type: 'https://acolhe.app/erros/muitas_tentativas',
      title: 'Muitas tentativas',
      status: 429,
      detail:
        'Você fez muitas triagens em pouco tempo. Aguarde alguns minutos; se está se sentindo mal, ligue 192 (SAMU).',
      codigo: 'muitas_tentativas',
      request_id: 'req-1',
      error: expect.any(String) as string,
      retry_after: 600,
    })
    expect(JSON.stringify(client.commandCalls(TransactWriteCommand))).not.toContain('TRIAGEM#')
  })
})

describe('a red flag', () => {
  const aberta: Consulta = {
    id: 'c1',
    paciente_id: ANA.usuario.id,
    status: 'pending',
    especialidade_sugerida: 'clinica_medica',
    triagem_id: 't0',
    triagem_resumo_ia: 'resumo',
    triagem_conf_ia: 0.8,
    red_flag: false,
    medicos_excluidos: [],
    created_at: '2026-11-10T14:50:00.000Z',
    updated_at: '2026-11-10T14:50:00.000Z',
  }
  const comAberta = (consulta: Consulta): Item[] => [
    ...itemsOf(ANA),
    itemOf(consulta),
    { ...consultaAbertaKey(ANA.usuario.id), entidade: 'trava', consulta_id: consulta.id },
  ]

  it('marks and cancels the open request, after the triage is stored', async () => {
    const client = mesa(comAberta(aberta))
    const { body } = await invoke(handler, aiTriage, { como: ANA, entrada: daAna(GRAVE) })
    expect(body).toMatchObject({ red_flag: true, ok_para_tele: false, consulta_cancelada: true })
    const [primeira, , mudanca] = guardadas(client)
    expect(primeira).toMatchObject({ entidade: 'triagem', red_flag: true })
    expect(mudanca).toMatchObject({ Key: { pk: 'CONSULTA#c1', sk: 'CONSULTA' } })
    expect(Object.values(mudanca?.['ExpressionAttributeValues'] as object)).toEqual(
      expect.arrayContaining(['cancelled', true, 'red_flag']),
    )
  })

  it('leaves a consultation a doctor already has', async () => {
    const client = mesa(comAberta({ ...aberta, status: 'assigned', assigned_to: HELENA.usuario.id }))
    const { body } = await invoke(handler, aiTriage, { como: ANA, entrada: daAna(GRAVE) })
    expect(body).toMatchObject({ red_flag: true, consulta_cancelada: false })
    expect(client.commandCalls(TransactWriteCommand)).toHaveLength(1)
  })

  it("of somebody else does not end one's own request", async () => {
    const client = mesa(comAberta(aberta))
    const { body } = await invoke(handler, aiTriage, {
      como: ANA,
      entrada: daAna('Minha mãe está com dor forte no peito e suor frio', { idade: 70 }),
    })
    expect(body).toMatchObject({ red_flag: true, para_outra_pessoa: true, consulta_cancelada: false })
    expect(client.commandCalls(TransactWriteCommand)).toHaveLength(1)
  })

  it('is told even when the request cannot be cancelled', async () => {
    const client = mesa(comAberta(aberta))
    client.on(TransactWriteCommand).resolvesOnce({}).rejects(new Error('table is away'))
    const { status, body } = await invoke(handler, aiTriage, { como: ANA, entrada: daAna(GRAVE) })
    expect(status).toBe(200)
    expect(body).toMatchObject({ red_flag: true, consulta_cancelada: false })
  })
})
