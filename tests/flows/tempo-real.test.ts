import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { verConsulta, verFila } from '#domain/consulta/contract.ts'
import { ANA, BRUNO, CARLA, HELENA, IGOR } from '#semente/personas.ts'
import { type CloudProcess, startCloudProcess } from '../support/cloud.ts'
import { api } from '../support/http.ts'
import { Jornada } from '../support/jornada.ts'
import { bilhete, Ouvinte, type Ouvida, recusaDe } from '../support/ouvinte.ts'
import { type Entrada, entrarComo } from '../support/sessao.ts'

let cloud: CloudProcess
let ana: Entrada
let bruno: Entrada
let carla: Entrada
let helena: Entrada
let igor: Entrada
/** The store, writing through the embedded endpoint. */
let loja: Awaited<ReturnType<typeof abrirLoja>>

async function abrirLoja() {
  Object.assign(process.env, await cloud.ambiente())
  const [consultas, canais, conexoes, keys, table, vistas, { consultar }] = await Promise.all([
    import('#lambdas/store/consultas.ts'),
    import('#lambdas/store/canais.ts'),
    import('#lambdas/store/conexoes.ts'),
    import('#lambdas/store/keys.ts'),
    import('#lambdas/store/table.ts'),
    import('#lambdas/consulta/store/vistas-na-fila.ts'),
    import('../support/consulta.ts'),
  ])
  return { consultas, canais, conexoes, keys, table, vistas, consultar }
}

beforeAll(async () => {
  cloud = await startCloudProcess()
  ana = await entrarComo(cloud, ANA)
  bruno = await entrarComo(cloud, BRUNO)
  carla = await entrarComo(cloud, CARLA)
  helena = await entrarComo(cloud, HELENA)
  igor = await entrarComo(cloud, IGOR)
  loja = await abrirLoja()
})
afterAll(async () => {
  await cloud.close()
})

let numero = 0
/** A consultation of Ana's that waits for its payment, and what puts it in the queue. */
async function pedido(especialidade: 'clinica_medica' | 'cardiologia' = 'clinica_medica') {
  numero += 1
  const paciente_id = ana.id
  const antes = await loja.consultar(
    { id: `pedido-${numero}`, paciente_id, status: 'pending', especialidade_sugerida: especialidade },
    null,
  )
  const passar = (dados: object) =>
    loja.table.write(
      loja.table.put(loja.consultas.itemOf({ ...antes, queued_at: antes.created_at, ...dados }), {
        pk: { exists: true },
      }),
    )
  const encerrar = async () => {
    await passar({ status: 'cancelled', motivo_fim: 'paciente' })
    await loja.table.write(loja.table.remove(loja.keys.consultaAbertaKey(ana.id), loja.table.ALWAYS))
  }
  return { id: antes.id, passar, encerrar }
}
const doEvento = (evento: string, consulta_id?: string) => (o: Ouvida) =>
  o.evento === evento && (consulta_id === undefined || o.dados?.['consulta_id'] === consulta_id)

describe('a ticket', () => {
  it('opens one connection, and none without', async () => {
    const ticket = await bilhete(cloud, ana)
    const ouvinte = await Ouvinte.comBilhete(cloud, ticket)
    expect(await recusaDe(cloud, ticket)).toBe(403)
    expect(await recusaDe(cloud, 'inventado')).toBe(403)
    expect(await ouvinte.dizer({ acao: 'ping' }, doEvento('pong'))).toEqual({ evento: 'pong' })
    expect(await ouvinte.dizer({ acao: 'voar' }, doEvento('erro'))).toMatchObject({
      dados: { acao: '$default', codigo: 'corpo_invalido' },
    })
    await ouvinte.fechar()
  })
})

describe('channels', () => {
  it('are for whom they are for', async () => {
    const { id, encerrar } = await pedido()
    const quem: readonly [Entrada, string, string][] = [
      [carla, 'kyc-updates', 'assinado'],
      [bruno, `consulta:${id}`, 'recusado'],
      [ana, `consulta:${id}`, 'assinado'],
      [ana, 'fila:clinica_medica', 'recusado'],
      [helena, `consulta:${id}`, 'recusado'],
      [helena, 'fila:cardiologia', 'assinado'],
      [igor, 'fila:cardiologia', 'recusado'],
    ]
    for (const [pessoa, canal, esperado] of quem) {
      const ouvinte = await Ouvinte.abrir(cloud, pessoa)
      expect([canal, await ouvinte.assinar(canal)]).toEqual([canal, esperado])
      await ouvinte.fechar()
    }
    await encerrar()
  })

  it('a connection that closes leaves nothing behind', async () => {
    const ouvinte = await Ouvinte.abrir(cloud, helena)
    await ouvinte.assinar('fila:cardiologia')
    expect(await loja.canais.inscritos('fila:cardiologia')).toHaveLength(1)
    await ouvinte.fechar()
    await expect.poll(async () => loja.canais.inscritos('fila:cardiologia'), { timeout: 5000 }).toEqual([])
    await expect.poll(async () => loja.conexoes.doUsuario(helena.id), { timeout: 5000 }).toEqual([])
  })
})

describe('a stored change', () => {
  it('reaches the queue and the patient, from entering to leaving it', async () => {
    const [medica, paciente] = [await Ouvinte.abrir(cloud, helena), await Ouvinte.abrir(cloud, ana)]
    const { id, passar, encerrar } = await pedido()
    await medica.assinar('fila:clinica_medica')
    await paciente.assinar(`consulta:${id}`)
    await passar({ status: 'queued' })
    await medica.esperar(doEvento('consulta.created', id))
    await paciente.esperar(doEvento('consulta.status', id))
    const batida = await medica.dizer(
      { acao: 'heartbeat', especialidade: 'clinica_medica' },
      doEvento('presente'),
    )
    expect(batida.dados).toMatchObject({ especialidade: 'clinica_medica' })
    await paciente.esperar(doEvento('doctor.heartbeat', id))
    await passar({ status: 'assigned', assigned_to: helena.id })
    await medica.esperar(doEvento('consulta.accepted', id))
    await medica.assinar(`consulta:${id}`)
    await passar({ status: 'queued', assigned_to: undefined })
    await medica.esperar((o) => o.canal === `consulta:${id}` && o.evento === 'recusado')
    await encerrar()
    await medica.esperar(doEvento('consulta.expired', id))
    await Promise.all([medica.fechar(), paciente.fechar()])
  })

  it('reaches the doctor’s screen each time', async () => {
    const medica = await Ouvinte.abrir(cloud, helena)
    await medica.assinar('fila:clinica_medica')
    for (let n = 0; n < 10; n++) {
      const { id, passar, encerrar } = await pedido()
      await passar({ status: 'queued' })
      expect(await medica.esperar(doEvento('consulta.created', id))).toMatchObject({
        evento: 'consulta.created',
      })
      await encerrar()
    }
    await medica.fechar()
  })
})

it('who comes back is told whether there is anything to read again', async () => {
  const { id, passar, encerrar } = await pedido()
  const ler = async () => {
    const { body } = await api(cloud.origem, ana).call(verConsulta, { id })
    return verConsulta.saida.parse(body).versao
  }
  const voltar = async () => {
    const ouvinte = await Ouvinte.abrir(cloud, ana)
    const canal = `consulta:${id}`
    const { dados } = await ouvinte.dizer({ acao: 'assinar', canal }, (o) => o.canal === canal)
    await ouvinte.fechar()
    return dados?.['versao']
  }
  const lida = await ler()
  expect(lida).toBeDefined()
  expect(await voltar()).toBe(lida)
  await passar({ status: 'assigned', assigned_to: helena.id, assigned_at: new Date().toISOString() })
  const agora = await voltar()
  expect(agora).not.toBe(lida)
  expect(await ler()).toBe(agora)
  await encerrar()
})

it.each([
  ['the doctor hung up', 'medico', 'paciente'],
  ['the patient hung up', 'paciente', 'medico'],
] as const)(
  'who comes back to a call is told whether the other one left meanwhile: %s',
  async (_, quem, cortado) => {
    const jornada = await (await Jornada.nova(cloud)).ate('aceita')
    const { consulta_id } = jornada
    const daSala = ({ evento }: Ouvida) => evento === 'sala.status'
    const entrar = { acao: 'entrar-sala', consulta_id }
    const fica = await jornada.entrar(jornada[quem])
    const cai = await jornada.entrar(jornada[cortado])

    // Only the line breaks: nobody left.
    const desde = fica.ouvidas.length
    cai.socket.terminate()
    expect((await fica.esperar(daSala, desde)).dados).toEqual({
      consulta_id,
      papel: quem,
      situacao: 'dentro',
      outro: false,
    })

    await fica.dizer({ acao: 'sair-sala', consulta_id }, daSala)
    await fica.fechar()
    const deVolta = await Ouvinte.abrir(cloud, jornada[cortado])
    const saiu = { consulta_id, papel: cortado, situacao: 'dentro', outro: false, saiu: true }
    expect((await deVolta.dizer(entrar, daSala)).dados).toEqual(saiu)

    const outraVez = await jornada.entrar(jornada[quem])
    expect((await deVolta.dizer({ ...entrar, continuar: true }, daSala)).dados).toMatchObject({ outro: true })
    await outraVez.fechar()
    await deVolta.fechar()
  },
)

it('a crash forgets no right and keeps no ghost: who comes back hears again', async () => {
  const antes = await Ouvinte.abrir(cloud, helena)
  await antes.assinar('fila:cardiologia')
  await cloud.restart()
  const depois = await Ouvinte.abrir(cloud, helena)
  expect(await depois.assinar('fila:cardiologia')).toBe('assinado')
  const { id, passar, encerrar } = await pedido('cardiologia')
  await passar({ status: 'queued' })
  await depois.esperar(doEvento('consulta.created', id))
  await expect
    .poll(async () => (await loja.canais.inscritos('fila:cardiologia')).length, { timeout: 5000 })
    .toBe(1)
  await encerrar()
  await depois.fechar()
})

it('killed as it offers a consultation, it loses none: who comes back reads it, and hears that it left', async () => {
  const antes = await Ouvinte.abrir(cloud, helena)
  await antes.assinar('fila:cardiologia')
  await antes.dizer({ acao: 'heartbeat', especialidade: 'cardiologia' }, doEvento('presente'))
  const { id, passar, encerrar } = await pedido('cardiologia')
  await passar({ status: 'queued' })
  await cloud.restart()
  const depois = await Ouvinte.abrir(cloud, helena)
  await depois.assinar('fila:cardiologia')
  await depois.dizer({ acao: 'heartbeat', especialidade: 'cardiologia' }, doEvento('presente'))
  const { consultas } = await api(cloud.origem, helena).ok(verFila, { especialidade: 'cardiologia' })
  expect(consultas.map((linha) => linha.id)).toEqual([id])
  expect(await loja.vistas.quemViu(id, [helena.id])).toEqual(new Set([helena.id]))
  await passar({ status: 'assigned', assigned_to: helena.id })
  await depois.esperar(doEvento('consulta.accepted', id))
  await encerrar()
  await depois.fechar()
})
