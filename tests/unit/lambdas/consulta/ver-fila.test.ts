import { beforeEach, describe, expect, it } from 'vitest'
import { verFila } from '#domain/consulta/contract.ts'
import { handler as fila } from '#lambdas/consulta/ver-fila.ts'
import * as auditoria from '#lambdas/store/auditoria.ts'
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

  it('lists who waits, oldest first, over all shards, and logs each read', async () => {
    const paciente = (letra: string) => ({
      ...DIEGO,
      usuario: { ...DIEGO.usuario, id: `paciente-${letra}`, nome: `Paciente ${letra}` },
    })
    const pacientes = [paciente('a'), paciente('b'), paciente('c')]
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
        { id: 'consulta-0', paciente: { nome: 'Paciente a', telefone: '41987650004' } },
        { id: 'consulta-1', paciente: { nome: 'Paciente b' } },
        { id: 'consulta-2', paciente: { nome: 'Paciente c' } },
      ],
    })
    expect(await auditoria.lista('paciente-a')).toMatchObject([
      { ator_id: HELENA.usuario.id, acao: 'ler_na_fila', objeto: 'consulta:consulta-0' },
    ])
  })

  it('shows exactly the declared fields of a row', async () => {
    const consulta = await consultar()
    await naFila(HELENA)
    expect((await read(HELENA)).body).toEqual({
      consultas: [
        {
          id: CONSULTA,
          especialidade_sugerida: 'clinica_medica',
          triagem_resumo_ia: consulta.triagem_resumo_ia,
          triagem_conf_ia: 0.82,
          created_at: consulta.created_at,
          queued_at: consulta.queued_at,
          paciente: { nome: 'Ana Beatriz Nogueira', telefone: '11987650001' },
        },
      ],
    })
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
    expect(await auditoria.lista(ANA.usuario.id)).toEqual([])
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
