import { BatchGetCommand } from '@aws-sdk/lib-dynamodb'
import { beforeEach, describe, expect, it } from 'vitest'
import { hojeEm, idadeEm } from '#domain/base/campos.ts'
import { PRAZOS } from '#domain/base/prazos.ts'
import { verFila } from '#domain/consulta/contract.ts'
import { lugarNoAnel, noArco } from '#domain/consulta/anel.ts'
import { arcoDe } from '#domain/consulta/oferta.ts'
import { enviar } from '#lambdas/conversa/enviar.ts'
import { handler as fila } from '#lambdas/consulta/ver-fila.lambda.ts'
import * as consultas from '#lambdas/store/consultas.ts'
import { situacaoDaFilaKey } from '#lambdas/store/keys.ts'
import * as resumos from '#lambdas/store/resumos.ts'
import { chaveDaVista, viu } from '#lambdas/consulta/store/vistas-na-fila.ts'
import { ALWAYS, get, put, write } from '#lambdas/store/table.ts'
import { ANA, DIEGO, HELENA, IGOR } from '#semente/personas.ts'
import { CONSULTA, cadastrarMedicos, consultar, haPouco, naFila } from '../../../support/consulta.ts'
import { invoke } from '../../../support/invoke.ts'
import { itemsOf } from '../../../support/table.ts'
import { tabelaViva } from '../../../support/tabela-viva.ts'

beforeEach(async () => {
  tabelaViva(itemsOf(ANA, DIEGO, HELENA, IGOR))
  await cadastrarMedicos()
})

describe('ver-fila', () => {
  const read = (como: typeof ANA, especialidade = 'clinica_medica') =>
    invoke(fila, verFila, { como, entrada: { especialidade } })
  const vista = (consulta: string, por = HELENA) => get(chaveDaVista(consulta, por.usuario.id))
  const viuEm = async (consulta: string, por = HELENA) => viu(await vista(consulta, por), por.usuario.id)

  it('tells how much who waits has sent, and none of it', async () => {
    await consultar()
    await naFila(HELENA)
    expect((await read(HELENA)).body).toMatchObject({ consultas: [{ id: CONSULTA }] })
    expect(JSON.stringify((await read(HELENA)).body)).not.toContain('enviados')
    const autor_id = ANA.usuario.id
    for (const texto of ['Segredo', 'Outro'])
      await enviar({ texto }, { consulta_id: CONSULTA, autor_id, chave: texto, now: new Date() })
    const { body } = await read(HELENA)
    expect(body).toMatchObject({ consultas: [{ enviados: { textos: 2, anexos: 0 } }] })
    expect(JSON.stringify(body)).not.toContain('Segredo')
  })

  it('lists who waits, oldest first, over all shards, and keeps who saw whom', async () => {
    const paciente = (letra: string) => ({
      ...DIEGO,
      usuario: { ...DIEGO.usuario, id: `paciente-${letra}`, nome: `${letra} Sobrenome` },
    })
    const pacientes = [paciente('Alba'), paciente('Bento'), paciente('Caio')]
    tabelaViva(itemsOf(HELENA, ...pacientes))
    await cadastrarMedicos()
    for (const [i, { usuario }] of pacientes.entries())
      await consultar({ id: `consulta-${i}`, paciente_id: usuario.id, queued_at: haPouco((3 - i) * 10_000) })
    await consultar({
      id: 'excluida',
      paciente_id: 'outro',
      medicos_excluidos: [HELENA.usuario.id],
    })
    await naFila(HELENA)
    const { status, body } = await read(HELENA, 'Clínica Médica')
    expect(status).toBe(200)
    expect(body).toMatchObject({
      consultas: [
        { id: 'consulta-0', paciente: { primeiro_nome: 'Alba' } },
        { id: 'consulta-1', paciente: { primeiro_nome: 'Bento' } },
        { id: 'consulta-2', paciente: { primeiro_nome: 'Caio' } },
      ],
    })
    expect(await vista('consulta-0')).toEqual({
      ...chaveDaVista('consulta-0', HELENA.usuario.id),
      entidade: 'vista_na_fila',
      consulta_id: 'consulta-0',
      paciente_id: 'paciente-Alba',
      [`medico:${HELENA.usuario.id}`]: expect.any(String) as string,
      ttl: expect.any(Number) as number,
    })
    expect(await vista('consulta-2')).toMatchObject({ paciente_id: 'paciente-Caio' })
    expect(await vista('excluida')).toBeUndefined()
  })

  it('tells what triage summed up, which stands beside the consultation', async () => {
    const { triagem_resumo_ia: _, ...consulta } = await consultar()
    await write(put(consultas.itemOf(consulta), ALWAYS), resumos.criacaoWrite(CONSULTA, 'Febre há 2 dias'))
    await naFila(HELENA)
    expect((await read(HELENA)).body).toMatchObject({ consultas: [{ triagem_resumo_ia: 'Febre há 2 dias' }] })
  })

  it('keeps the first time a doctor saw somebody, and that of each doctor', async () => {
    await consultar()
    await naFila(HELENA)
    await naFila(IGOR)
    await read(HELENA)
    const primeira = await vista(CONSULTA)
    await read(HELENA)
    expect(await vista(CONSULTA)).toEqual(primeira)
    expect(await viuEm(CONSULTA, IGOR)).toBe(false)
    await read(IGOR)
    expect([await viuEm(CONSULTA), await viuEm(CONSULTA, IGOR)]).toEqual([true, true])
  })

  it('says to two tabs that look at the same moment the same', async () => {
    await consultar()
    await naFila(HELENA)
    const [uma, outra] = await Promise.all([read(HELENA), read(HELENA)])
    expect(uma).toMatchObject({ status: 200, body: { consultas: [{ id: CONSULTA }] } })
    expect(outra).toEqual(uma)
  })

  it('reads who the rows are about a moment late, which is half the price, and who asks at once', async () => {
    const { client } = tabelaViva(itemsOf(ANA, HELENA))
    await cadastrarMedicos()
    await consultar()
    await naFila(HELENA)
    client.resetHistory()
    expect((await read(HELENA)).status).toBe(200)
    const pedidos = client.commandCalls(BatchGetCommand).flatMap(({ args: [{ input }] }) => {
      const [pedido] = Object.values(input.RequestItems ?? {})
      return pedido ? [[pedido.Keys?.length, pedido.ConsistentRead]] : []
    })
    expect(pedidos).toEqual([
      // The profile and the mark of a second factor with them, and how many doctors are free.
      [6, true],
      [4, false],
    ])
  })

  it('shows a doctor among many what is offered to them, and everything to each after a while', async () => {
    const em = new Date()
    const livres = 400
    const medida = { em: em.toISOString(), livres, silencio_ate: em.toISOString() }
    const novas = Array.from({ length: 60 }, (_, n) => ({ id: `nova-${n}`, queued_at: haPouco(1000) }))
    const antigas = Array.from({ length: 3 }, (_, n) => ({
      id: `antiga-${n}`,
      queued_at: haPouco(PRAZOS.oferta_a_todos.ms),
    }))
    const todas = [...antigas, ...novas]
    const pacientes = todas.map(({ id }) => ({ ...DIEGO, usuario: { ...DIEGO.usuario, id: `de-${id}` } }))
    tabelaViva(itemsOf(HELENA, IGOR, ...pacientes))
    await cadastrarMedicos()
    for (const dados of todas) await consultar({ ...dados, paciente_id: `de-${dados.id}` })
    await write(put({ ...situacaoDaFilaKey('clinica_medica'), ...medida }, ALWAYS))
    const oferecidaA = (medico: typeof HELENA) =>
      novas.filter(({ id, queued_at }) =>
        noArco(arcoDe({ id, queued_at }, livres, em), lugarNoAnel(medico.usuario.id)),
      )
    for (const medico of [HELENA, IGOR]) {
      await naFila(medico)
      const { consultas } = verFila.saida.parse((await read(medico)).body)
      const esperadas = [...antigas, ...oferecidaA(medico)].map(({ id }) => id)
      expect(esperadas.length).toBeLessThan(novas.length)
      expect(consultas.map(({ id }) => id).toSorted()).toEqual(esperadas.toSorted())
      for (const { id } of novas) expect((await vista(id, medico)) !== undefined).toBe(esperadas.includes(id))
    }
  })

  it('shows in its first step a consultation to the doctor it asks for alone, then to each', async () => {
    const pede = (id: string, paciente: typeof ANA, ms: number) =>
      consultar({
        id,
        paciente_id: paciente.usuario.id,
        queued_at: haPouco(ms),
        medico_preferido: IGOR.usuario.id,
      })
    await pede('nova', ANA, 1000)
    await pede('de-antes', DIEGO, PRAZOS.passo_da_oferta.ms)
    for (const medico of [HELENA, IGOR]) await naFila(medico)
    const ids = async (medico: typeof HELENA) =>
      verFila.saida.parse((await read(medico)).body).consultas.map(({ id }) => id)
    expect(await ids(HELENA)).toEqual(['de-antes'])
    expect(await ids(IGOR)).toEqual(['de-antes', 'nova'])
  })

  it('tells who has not accepted the first name, the age and the triage, and nothing that finds the person', async () => {
    const consulta = await consultar({ informacoes_adicionais: 'Meu telefone é 11987650001.' })
    await naFila(HELENA)
    const { body } = await read(HELENA)
    expect(body).toEqual({
      consultas: [
        {
          id: CONSULTA,
          especialidade_sugerida: 'clinica_medica',
          triagem_resumo_ia: consulta.triagem_resumo_ia,
          triagem_conf_ia: 0.82,
          created_at: consulta.created_at,
          queued_at: consulta.queued_at,
          paciente: {
            primeiro_nome: 'Ana',
            idade: idadeEm(ANA.usuario.data_nascimento, hojeEm(new Date())),
          },
        },
      ],
    })
    const dito = JSON.stringify(body)
    for (const pessoal of ['Nogueira', ANA.usuario.telefone, ANA.usuario.cpf, ANA.usuario.id])
      expect(dito).not.toContain(pessoal)
  })

  it('offers no other to a doctor in a consultation', async () => {
    await consultar()
    await naFila(HELENA)
    await consultar({
      id: 'sua',
      paciente_id: DIEGO.usuario.id,
      status: 'in_progress',
      assigned_to: HELENA.usuario.id,
    })
    expect(await read(HELENA)).toMatchObject({
      status: 409,
      body: { codigo: 'fora_da_fila', detail: 'A fila volta a aparecer quando sua consulta terminar.' },
    })
    expect(await vista(CONSULTA)).toBeUndefined()
  })

  it('is for verified doctors of the specialty who are in its queue', async () => {
    await consultar()
    expect(await read(HELENA)).toMatchObject({ status: 409, body: { codigo: 'fora_da_fila' } })
    expect(await read(HELENA, 'dermatologia')).toMatchObject({
      status: 403,
      body: { codigo: 'sem_permissao' },
    })
    expect(await read(HELENA, 'astrologia')).toMatchObject({
      status: 400,
      body: { campos: [{ campo: 'especialidade', motivo: 'Especialidade desconhecida.' }] },
    })
    expect(await read(ANA)).toMatchObject({ status: 403, body: { codigo: 'sem_permissao' } })
  })
})
