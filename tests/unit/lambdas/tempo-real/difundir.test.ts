import { PostToConnectionCommand } from '@aws-sdk/client-apigatewaymanagementapi'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { hojeEm, idadeEm } from '#domain/base/campos.ts'
import type { Consulta } from '#domain/consulta/consulta.ts'
import { PRAZOS } from '#domain/base/prazos.ts'
import { lugarNoAnel, noArco } from '#domain/consulta/anel.ts'
import { arcoDe, GRUPO } from '#domain/consulta/oferta.ts'
import { difundir as contrato } from '#domain/tempo-real/contract.ts'
import type { Destino } from '#domain/tempo-real/canal.ts'
import * as canais from '#lambdas/store/canais.ts'
import * as conexoes from '#lambdas/store/conexoes.ts'
import * as consultas from '#lambdas/store/consultas.ts'
import * as fatores from '#lambdas/store/fatores.ts'
import { especialidadeKey, presencaKey, presencasDaEspecialidade, usuarioKey } from '#lambdas/store/keys.ts'
import { medir } from '#lambdas/consulta/store/situacao-da-fila.ts'
import { ALWAYS, put, remove, update, write } from '#lambdas/store/table.ts'
import { handler } from '#lambdas/tempo-real/difundir.lambda.ts'
import { ANA, BRUNO, HELENA, IGOR, type Persona } from '#semente/personas.ts'
import { CONSULTA, cadastrarMedicos, consultar, naFila } from '../../../support/consulta.ts'
import { CONTEXT } from '../../../support/invoke.ts'
import { sessaoGuardada } from '../../../support/sessao-guardada.ts'
import { itemsOf } from '../../../support/table.ts'
import { tabelaViva } from '../../../support/tabela-viva.ts'
import { chega, loteFiltrado, type MudancaDeTeste, socketsVivos } from '../../../support/tempo-real.ts'

let tabela: ReturnType<typeof tabelaViva>
let sockets: ReturnType<typeof socketsVivos>

beforeEach(async () => {
  tabela = tabelaViva(itemsOf(ANA, BRUNO, HELENA, IGOR))
  sockets = socketsVivos()
  await cadastrarMedicos()
})

/** The person listens on a connection of this name. */
async function ouvir(como: Persona, destino: Destino, conexao_id: string, sessao?: string) {
  const usuario_id = como.usuario.id
  await conexoes.abrir({
    id: conexao_id,
    usuario_id,
    conectado_em: new Date().toISOString(),
    ...(sessao !== undefined && { sessao }),
  })
  await canais.inscrever({ destino, conexao_id, usuario_id }, new Date())
}
const difundir = (...mudancas: MudancaDeTeste[]) => handler(loteFiltrado(contrato, ...mudancas), CONTEXT)
const TUDO_FEITO = { batchItemFailures: [] }
const ditas = () => sockets.ditas.map(({ conexao, mensagem }) => ({ conexao, ...(mensagem as object) }))
const inscritos = () => tabela.of('inscricao').map(({ conexao_id }) => conexao_id)

const passou = (antes: Consulta, depois: Partial<Consulta>): MudancaDeTeste => ({
  antes: consultas.itemOf(antes),
  depois: consultas.itemOf({ ...antes, ...depois }),
})

describe('fan-out', () => {
  it('reaches who listens: the queue’s doctors, the consultation’s patient, nobody else', async () => {
    const consulta = await consultar({ status: 'pending' })
    await ouvir(HELENA, 'fila:clinica_medica', 'helena=')
    await ouvir(IGOR, 'fila:clinica_medica', 'igor=')
    await ouvir(HELENA, 'fila:cardiologia', 'helena-2=')
    await ouvir(ANA, `consulta:${CONSULTA}`, 'ana=')
    await ouvir(BRUNO, `usuario:${BRUNO.usuario.id}`, 'bruno=')
    const em = new Date('2026-11-20T10:00:00.000Z')
    expect(await difundir({ ...passou(consulta, { status: 'queued' }), em })).toEqual(TUDO_FEITO)
    const dados = { consulta_id: CONSULTA, em: em.toISOString() }
    const criada = { canal: 'fila:clinica_medica', evento: 'consulta.created', dados }
    expect(ditas().toSorted((a, b) => (a.conexao < b.conexao ? -1 : 1))).toEqual([
      { conexao: 'ana=', canal: `consulta:${CONSULTA}`, evento: 'consulta.status', dados },
      { conexao: 'helena=', ...criada },
      { conexao: 'igor=', ...criada },
    ])
  })

  it('calls the own account by its name on the wire', async () => {
    await ouvir(ANA, `usuario:${ANA.usuario.id}`, 'ana=')
    await ouvir(BRUNO, `usuario:${BRUNO.usuario.id}`, 'bruno=')
    const antes = { entidade: 'usuario', ...ANA.usuario }
    await difundir({ antes, depois: { ...antes, telefone: '11900000000' } })
    expect(ditas()).toEqual([
      {
        conexao: 'ana=',
        canal: 'kyc-updates',
        evento: 'usuario.updated',
        dados: { usuario_id: ANA.usuario.id, em: expect.any(String) },
      },
    ])
  })

  it('forgets connections that are gone, and goes on with the others', async () => {
    const consulta = await consultar({ status: 'pending' })
    await ouvir(HELENA, 'fila:clinica_medica', 'helena=')
    await ouvir(HELENA, 'fila:cardiologia', 'helena=')
    await ouvir(IGOR, 'fila:clinica_medica', 'igor=')
    sockets.sumiram.add('helena=')
    expect(await difundir(passou(consulta, { status: 'queued' }))).toEqual(TUDO_FEITO)
    expect(ditas().map(({ conexao }) => conexao)).toEqual(['igor='])
    expect(inscritos()).toEqual(['igor='])
    expect(tabela.of('conexao').map(({ id }) => id)).toEqual(['igor='])
  })

  it.each([
    ['a fault of the gateway', { httpStatusCode: 500 }],
    ['too many at once', { httpStatusCode: 429 }],
    ['the network', undefined],
  ])('is tried again from that change on: %s', async (_nome, metadata) => {
    const consulta = await consultar({ status: 'pending' })
    await ouvir(IGOR, 'fila:clinica_medica', 'igor=')
    sockets.falham.set('igor=', Object.assign(new Error('away'), metadata && { $metadata: metadata }))
    const outra = { antes: { entidade: 'limite', n: 1 }, depois: { entidade: 'limite', n: 2 } }
    const failed = passou(consulta, { status: 'queued' })
    expect(await difundir(outra, failed, outra)).toEqual({ batchItemFailures: [{ itemIdentifier: '2' }] })
    sockets.falham.clear()
    expect(await difundir(failed, outra)).toEqual(TUDO_FEITO)
    expect(ditas()).toMatchObject([{ conexao: 'igor=', evento: 'consulta.created' }])
  })

  it('holds up nobody behind one who is slow, and reaches no more at a time than it may', async () => {
    const consulta = await consultar({ status: 'pending' })
    const rapidas = Array.from({ length: 70 }, (_, n) => `rapida-${n}=`)
    await ouvir(HELENA, 'fila:clinica_medica', 'lenta=')
    for (const conexao of rapidas) await ouvir(IGOR, 'fila:clinica_medica', conexao)
    let soltar = () => {}
    const presa = new Promise<void>((resolve) => {
      soltar = resolve
    })
    let [agora, maximo, feitas] = [0, 0, 0]
    sockets.client.on(PostToConnectionCommand).callsFake(async ({ ConnectionId }) => {
      maximo = Math.max(maximo, ++agora)
      if (ConnectionId === 'lenta=') await presa
      else await Promise.resolve()
      agora--
      feitas++
    })
    const difundido = difundir(passou(consulta, { status: 'queued' }))
    await expect.poll(() => feitas).toBe(rapidas.length)
    soltar()
    expect(await difundido).toEqual(TUDO_FEITO)
    expect(feitas).toBe(rapidas.length + 1)
    expect(maximo).toBe(50)
  })

  it('is not tried again when it is old news, or when the message itself is refused', async () => {
    const consulta = await consultar({ status: 'pending' })
    await ouvir(IGOR, 'fila:clinica_medica', 'igor=')
    sockets.falham.set('igor=', new Error('away'))
    const em = new Date(Date.now() - 61_000)
    expect(await difundir({ ...passou(consulta, { status: 'queued' }), em })).toEqual(TUDO_FEITO)
    sockets.falham.set('igor=', Object.assign(new Error('no'), { $metadata: { httpStatusCode: 413 } }))
    expect(await difundir(passou(consulta, { status: 'queued' }))).toEqual(TUDO_FEITO)
  })
})

describe('who waits hears of the specialty’s doctors', () => {
  const presenca = (mais: object = {}) => ({
    entidade: 'presenca',
    medico_id: HELENA.usuario.id,
    especialidade: 'clinica_medica',
    last_seen_at: new Date().toISOString(),
    ...mais,
  })

  it('once for all beats of a moment, in that specialty only', async () => {
    await consultar({ id: 'c1' })
    await consultar({ id: 'c2', paciente_id: BRUNO.usuario.id })
    await consultar({ id: 'c3', paciente_id: 'p3', especialidade_sugerida: 'cardiologia' })
    await ouvir(ANA, 'consulta:c1', 'ana=')
    await ouvir(BRUNO, 'consulta:c2', 'bruno=')
    await ouvir(IGOR, 'consulta:c3', 'outro=')
    await difundir({ depois: presenca() }, { depois: presenca({ medico_id: IGOR.usuario.id }) })
    expect(
      ditas()
        .map(({ conexao }) => conexao)
        .toSorted(),
    ).toEqual(['ana=', 'bruno='])
    expect(ditas()[0]).toMatchObject({ evento: 'doctor.heartbeat' })
  })

  it('again after the pause, also when a doctor left', async () => {
    await consultar({ id: 'c1' })
    await ouvir(ANA, 'consulta:c1', 'ana=')
    const agora = Date.now()
    expect(await medir('clinica_medica', new Date(agora - 5001))).toBeDefined()
    expect(await medir('clinica_medica', new Date(agora - 3000))).toBeUndefined()
    await difundir({ antes: presenca() })
    expect(ditas()).toMatchObject([{ conexao: 'ana=', evento: 'doctor.heartbeat' }])
  })

  it('one of many callers at the same moment', async () => {
    const agora = new Date()
    const answers = await Promise.all(Array.from({ length: 8 }, async () => medir('cardiologia', agora)))
    expect(answers.filter(Boolean)).toHaveLength(1)
  })

  it('a doctor in a consultation beats for that one only', async () => {
    await consultar({ id: 'c1' })
    await ouvir(ANA, 'consulta:c1', 'ana=')
    await ouvir(BRUNO, 'consulta:c9', 'bruno=')
    await difundir({ depois: presenca({ consulta_id: 'c9' }) })
    expect(ditas()).toMatchObject([{ conexao: 'bruno=', evento: 'doctor.heartbeat' }])
  })
})

describe('an offer', () => {
  const LIVRES = 40
  const idsDe = (quantos: number) => Array.from({ length: quantos }, (_, n) => `medico-${n}`)
  const medicos = idsDe(LIVRES)
  const id = 'consulta-oferecida'
  const ditosDe = (evento: string) =>
    sockets.ditas
      .filter(({ mensagem }) => (mensagem as { evento: string }).evento === evento)
      .map(({ conexao }) => conexao)
      .toSorted()

  /** So many doctors are free, as their beats of this moment say; they listen from now on. */
  async function livres(ids: readonly string[], agora: Date) {
    for (const medico_id of ids) {
      const em = agora.toISOString()
      const presenca = { medico_id, especialidade: 'clinica_medica', entrou_em: em, last_seen_at: em }
      const achada = { gsi2pk: presencasDaEspecialidade('clinica_medica'), gsi2sk: `${em}#${medico_id}` }
      await write(put({ ...presencaKey(medico_id), entidade: 'presenca', ...presenca, ...achada }, ALWAYS))
      await conexoes.abrir({ id: medico_id, usuario_id: medico_id, conectado_em: em })
      await canais.inscrever(
        { destino: 'fila:clinica_medica', conexao_id: medico_id, usuario_id: medico_id },
        agora,
      )
    }
  }
  const bate = (em: Date) => ({
    em,
    depois: { entidade: 'presenca', medico_id: medicos[0], especialidade: 'clinica_medica' },
  })
  const alcancados = (queued_at: string, agora: Date, ids = medicos) => {
    const arco = arcoDe({ id, queued_at }, ids.length, agora)
    return ids.filter((medico) => noArco(arco, lugarNoAnel(medico))).toSorted()
  }

  it('reaches a group of many free doctors, and a further one with each step, told once', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    onTestFinished(() => void vi.useRealTimers())
    const agora = new Date()
    const queued_at = agora.toISOString()
    const consulta = await consultar({ id, queued_at })
    await livres(medicos, agora)
    await difundir(bate(agora))
    sockets.ditas.length = 0
    await difundir(passou({ ...consulta, status: 'pending' }, { status: 'queued' }))
    const primeiros = alcancados(queued_at, agora)
    expect(primeiros.length).toBeGreaterThan(0)
    expect(primeiros.length).toBeLessThan(LIVRES)
    expect(ditosDe('consulta.created')).toEqual(primeiros)

    const depois = new Date(agora.getTime() + 21_000)
    vi.setSystemTime(depois)
    sockets.ditas.length = 0
    await difundir(bate(depois))
    const todos = alcancados(queued_at, depois)
    expect(ditosDe('consulta.created')).toEqual(todos.filter((medico) => !primeiros.includes(medico)))

    sockets.ditas.length = 0
    await difundir(passou({ ...consulta, queued_at }, { status: 'assigned', assigned_to: 'medico-0' }))
    expect(ditosDe('consulta.accepted')).toEqual(todos)
  })

  it('reaches the doctor its patient asks for alone, and in the next step whom any other has reached', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    onTestFinished(() => void vi.useRealTimers())
    const agora = new Date()
    const [preferido = '', ...outros] = idsDe(GRUPO)
    const consulta = await consultar({ id, queued_at: agora.toISOString(), medico_preferido: preferido })
    await livres([preferido, ...outros], agora)
    await difundir(bate(agora))
    sockets.ditas.length = 0
    await difundir(passou({ ...consulta, status: 'pending' }, { status: 'queued' }))
    expect(ditosDe('consulta.created')).toEqual([preferido])

    const depois = new Date(agora.getTime() + PRAZOS.passo_da_oferta.ms)
    vi.setSystemTime(depois)
    sockets.ditas.length = 0
    await difundir(bate(depois))
    expect(ditosDe('consulta.created')).toEqual(outros.toSorted())
  })

  it('that could not be told is told again the next time', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    onTestFinished(() => void vi.useRealTimers())
    const agora = new Date()
    const queued_at = agora.toISOString()
    await consultar({ id, queued_at })
    await livres(medicos, agora)
    await difundir(bate(agora))
    const primeiros = alcancados(queued_at, agora)
    const depois = new Date(agora.getTime() + 41_000)
    const novos = alcancados(queued_at, depois).filter((medico) => !primeiros.includes(medico))
    for (const medico of novos) sockets.falham.set(medico, new Error('away'))
    vi.setSystemTime(depois)
    expect(await difundir(bate(depois))).toEqual({ batchItemFailures: [{ itemIdentifier: '1' }] })
    sockets.falham.clear()
    sockets.ditas.length = 0
    vi.setSystemTime(depois.getTime() + 5001)
    await difundir(bate(new Date(depois.getTime() + 5001)))
    expect(ditosDe('consulta.created')).toEqual(novos)
  })

  it('reaches everybody when few are free, and when nobody can tell how many', async () => {
    const agora = new Date()
    const consulta = await consultar({ id, queued_at: agora.toISOString(), status: 'pending' })
    await livres(idsDe(GRUPO), agora)
    await difundir(passou(consulta, { status: 'queued' }))
    expect(ditosDe('consulta.created')).toHaveLength(GRUPO)
    await difundir(bate(agora))
    sockets.ditas.length = 0
    await difundir(passou(consulta, { status: 'queued' }))
    expect(ditosDe('consulta.created')).toHaveLength(GRUPO)
  })
})

describe('the row of whoever comes to the queue', () => {
  const entra = async (dados: Partial<Consulta> = {}) =>
    difundir(passou({ ...(await consultar(dados)), status: 'pending' }, { status: 'queued' }))
  const ditoA = (conexao: string) =>
    sockets.ditas
      .filter((dita) => dita.conexao === conexao)
      .map(({ mensagem }) => (mensagem as { dados: Record<string, unknown> }).dados)
  const visto = (por: Persona) =>
    tabela.of('vista_na_fila').some((item) => item[`medico:${por.usuario.id}`] !== undefined)

  it('goes to a doctor of the queue, who is kept in the patient’s access log as having seen it', async () => {
    await ouvir(HELENA, 'fila:clinica_medica', 'uma=')
    await ouvir(HELENA, 'fila:clinica_medica', 'outra=')
    await naFila(HELENA)
    const consulta = await consultar()
    const { triagem_resumo_ia, created_at, queued_at } = consulta
    await difundir(passou({ ...consulta, status: 'pending' }, { status: 'queued' }))
    const linha = {
      id: CONSULTA,
      especialidade_sugerida: 'clinica_medica',
      triagem_resumo_ia,
      triagem_conf_ia: 0.82,
      created_at,
      queued_at,
      paciente: { primeiro_nome: 'Ana', idade: idadeEm(ANA.usuario.data_nascimento, hojeEm(new Date())) },
    }
    for (const conexao of ['uma=', 'outra='])
      expect(ditoA(conexao)).toEqual([{ consulta_id: CONSULTA, em: expect.any(String), linha }])
    expect(tabela.of('vista_na_fila')).toEqual([
      expect.objectContaining({
        consulta_id: CONSULTA,
        paciente_id: ANA.usuario.id,
        [`medico:${HELENA.usuario.id}`]: expect.any(String),
      }),
    ])
  })

  const LONGE_DA_FILA: readonly (readonly [string, () => Promise<unknown>, Partial<Consulta>])[] = [
    ['is not in the queue', async () => undefined, {}],
    ['is in that of another specialty', () => naFila(HELENA, 'cardiologia'), {}],
    ['was silent for too long', () => naFila(HELENA, 'clinica_medica', new Date(Date.now() - 61_000)), {}],
    [
      'is in a consultation',
      async () => {
        await naFila(HELENA)
        await consultar({
          id: 'sua',
          paciente_id: BRUNO.usuario.id,
          status: 'in_progress',
          assigned_to: HELENA.usuario.id,
        })
      },
      {},
    ],
    [
      'is not verified any more',
      async () => {
        await naFila(HELENA)
        const key = especialidadeKey(HELENA.usuario.id, 'clinica_medica')
        await write(update(key, { set: { verificado: false } }, ALWAYS))
      },
      {},
    ],
    ['gave it back', () => naFila(HELENA), { medicos_excluidos: [HELENA.usuario.id] }],
  ]
  it.each(LONGE_DA_FILA)(
    'is kept from a doctor who %s: they hear that there is news',
    async (_, estar, dados) => {
      await ouvir(HELENA, 'fila:clinica_medica', 'helena=')
      await ouvir(IGOR, 'fila:clinica_medica', 'igor=')
      await estar()
      await naFila(IGOR)
      await entra(dados)
      expect(ditoA('helena=')).toEqual([{ consulta_id: CONSULTA, em: expect.any(String) }])
      expect(ditoA('igor=')).toMatchObject([{ linha: { id: CONSULTA } }])
      expect([visto(HELENA), visto(IGOR)]).toEqual([false, true])
    },
  )

  it('is not told when the news come late: the consultation left meanwhile', async () => {
    await ouvir(HELENA, 'fila:clinica_medica', 'helena=')
    await naFila(HELENA)
    const consulta = await consultar({ status: 'cancelled' })
    await difundir(passou({ ...consulta, status: 'pending' }, { status: 'queued' }))
    expect(ditoA('helena=')).toEqual([{ consulta_id: CONSULTA, em: expect.any(String) }])
    expect(visto(HELENA)).toBe(false)
  })

  it('delivered twice, and again after it left, is each time what is true then, and seen once', async () => {
    await ouvir(HELENA, 'fila:clinica_medica', 'helena=')
    await naFila(HELENA)
    const consulta = await consultar()
    const entrou = passou({ ...consulta, status: 'pending' }, { status: 'queued' })
    await difundir(entrou)
    const [vista] = tabela.of('vista_na_fila')
    await difundir(entrou)
    const saida = { status: 'assigned', assigned_to: IGOR.usuario.id } as const
    await write(put(consultas.itemOf({ ...consulta, ...saida }), ALWAYS))
    await difundir(passou(consulta, saida))
    await difundir(entrou)
    const eventos = ditas().map((dita) => (dita as { evento?: string }).evento)
    expect(eventos).toEqual(['consulta.created', 'consulta.created', 'consulta.accepted', 'consulta.created'])
    expect(ditoA('helena=').map((dados) => 'linha' in dados)).toEqual([true, true, false, false])
    expect(tabela.of('vista_na_fila')).toEqual([vista])
  })
})

describe('rights that end', () => {
  const recusado = (conexao: string, canal: string) => ({ conexao, canal, evento: 'recusado', dados: {} })

  it('a lower tier leaves the own account only', async () => {
    await consultar()
    const antes = { entidade: 'usuario', ...ANA.usuario }
    await ouvir(ANA, `usuario:${ANA.usuario.id}`, 'ana=')
    await ouvir(ANA, `consulta:${CONSULTA}`, 'ana=')
    await write(update(usuarioKey(ANA.usuario.id), { set: { access_tier: 'restricted' } }, ALWAYS))
    await difundir({ antes, depois: { ...antes, access_tier: 'restricted' } })
    expect(ditas()).toEqual([
      expect.objectContaining({ conexao: 'ana=', evento: 'usuario.updated' }),
      recusado('ana=', `consulta:${CONSULTA}`),
    ])
    expect(tabela.of('inscricao').map(({ destino }) => destino)).toEqual([`usuario:${ANA.usuario.id}`])
  })

  it('a higher tier takes nothing away', async () => {
    await consultar()
    await ouvir(ANA, `consulta:${CONSULTA}`, 'ana=')
    const depois = { entidade: 'usuario', ...ANA.usuario }
    await difundir({ antes: { ...depois, access_tier: 'restricted' }, depois })
    expect(inscritos()).toEqual(['ana='])
  })

  it('a specialty that is no longer verified, on every tab', async () => {
    await ouvir(HELENA, 'fila:cardiologia', 'a=')
    await ouvir(HELENA, 'fila:clinica_medica', 'a=')
    await ouvir(HELENA, 'fila:cardiologia', 'b=')
    const linha = {
      entidade: 'medico_especialidade',
      medico_id: HELENA.usuario.id,
      especialidade: 'cardiologia',
    }
    await write(
      update(especialidadeKey(HELENA.usuario.id, 'cardiologia'), { set: { verificado: false } }, ALWAYS),
    )
    await difundir({ antes: { ...linha, verificado: true }, depois: { ...linha, verificado: false } })
    expect(tabela.of('inscricao').map(({ destino }) => destino)).toEqual(['fila:clinica_medica'])
    expect(ditas()).toEqual([recusado('a=', 'fila:cardiologia'), recusado('b=', 'fila:cardiologia')])
  })

  it('a doctor who gave a consultation back, even when the news cannot be delivered', async () => {
    const antes = { ...(await consultar()), status: 'assigned', assigned_to: HELENA.usuario.id } as const
    await ouvir(HELENA, `consulta:${CONSULTA}`, 'helena=')
    await ouvir(ANA, `consulta:${CONSULTA}`, 'ana=')
    sockets.falham.set('ana=', new Error('away'))
    const failed = await difundir(passou(antes, { status: 'queued', assigned_to: undefined }))
    expect(failed).toEqual({ batchItemFailures: [{ itemIdentifier: '1' }] })
    expect(inscritos()).toEqual(['ana='])
    expect(ditas().at(-1)).toEqual(recusado('helena=', `consulta:${CONSULTA}`))
  })

  it('a second factor turned on: the sign-in that was not asked for it, and not the one that was', async () => {
    await consultar({ status: 'assigned', assigned_to: HELENA.usuario.id })
    const { id: usuario_id } = HELENA.usuario
    const [sem, com] = [
      await sessaoGuardada(usuario_id),
      await sessaoGuardada(usuario_id, { segundo_fator: true }),
    ]
    for (const destino of [`usuario:${usuario_id}`, 'fila:cardiologia', `consulta:${CONSULTA}`] as const) {
      await ouvir(HELENA, destino, 'sem=', sem)
      await ouvir(HELENA, destino, 'com=', com)
    }
    await fatores.ligar(usuario_id, new Date())
    await difundir({ depois: { entidade: 'segundo_fator', usuario_id } })
    expect(new Set(ditas())).toEqual(
      new Set([recusado('sem=', `consulta:${CONSULTA}`), recusado('sem=', 'fila:cardiologia')]),
    )
    expect(inscritos().filter((conexao) => conexao === 'com=')).toHaveLength(3)
    expect(inscritos()).toHaveLength(4)
  })

  it('an account whose sessions were ended is disconnected', async () => {
    await ouvir(ANA, `usuario:${ANA.usuario.id}`, 'a=')
    await ouvir(BRUNO, `usuario:${BRUNO.usuario.id}`, 'bruno=')
    const antes = { entidade: 'usuario', ...ANA.usuario }
    const depois = { ...antes, sessoes_encerradas_em: '2026-11-21T12:00:00.000Z' }
    expect(await difundir({ antes, depois })).toEqual(TUDO_FEITO)
    expect(sockets.desligadas).toEqual(['a='])
  })

  it('a sign-in that ended is disconnected alone', async () => {
    await ouvir(ANA, `usuario:${ANA.usuario.id}`, 'a=', 'entrada-a')
    await ouvir(ANA, `usuario:${ANA.usuario.id}`, 'b=', 'entrada-b')
    const antes = { entidade: 'sessao', usuario_id: ANA.usuario.id, id: 'entrada-a' }
    await difundir({ antes, depois: { ...antes, encerrada_em: '2026-11-21T12:00:00.000Z' } })
    expect(sockets.desligadas).toEqual(['a='])
  })

  it.each([
    ['a counter', { depois: { entidade: 'limite', n: 1 } }],
    ['a sign-in that was renewed', { antes: { entidade: 'sessao' }, depois: { entidade: 'sessao', n: 1 } }],
    ['a patient’s beat', { depois: { entidade: 'lugar_na_sala', papel: 'paciente', consulta_id: 'c1' } }],
  ])('%s does not even reach it', (_nome, mudanca) => {
    expect(chega(contrato, mudanca)).toBe(false)
  })

  it('an account that is gone is disconnected', async () => {
    await ouvir(ANA, `usuario:${ANA.usuario.id}`, 'a=')
    await ouvir(ANA, `usuario:${ANA.usuario.id}`, 'b=')
    await ouvir(BRUNO, `usuario:${BRUNO.usuario.id}`, 'bruno=')
    sockets.sumiram.add('b=')
    await write(remove(usuarioKey(ANA.usuario.id), ALWAYS))
    expect(await difundir({ antes: { entidade: 'usuario', ...ANA.usuario } })).toEqual(TUDO_FEITO)
    expect(sockets.desligadas).toEqual(['a='])
    expect(inscritos()).toEqual(['bruno='])
    expect(tabela.of('conexao').map(({ id }) => id)).toEqual(['bruno='])
  })
})
