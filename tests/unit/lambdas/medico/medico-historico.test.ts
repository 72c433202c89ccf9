import { beforeEach, expect, it } from 'vitest'
import { medicoHistorico } from '#domain/medico/contract.ts'
import { handler } from '#lambdas/medico/medico-historico.lambda.ts'
import * as auditoria from '#lambdas/store/auditoria.ts'
import { titularKey } from '#lambdas/store/keys.ts'
import { ANA, DIEGO, HELENA, IGOR, type Persona } from '#semente/personas.ts'
import { consultar } from '../../../support/consulta.ts'
import { invoke } from '../../../support/invoke.ts'
import { itemsOf } from '../../../support/table.ts'
import { tabelaViva } from '../../../support/tabela-viva.ts'

beforeEach(() => {
  tabelaViva(itemsOf(ANA, DIEGO, HELENA, IGOR))
})
const ler = (como: Persona) => invoke(handler, medicoHistorico, { como })
const minha = { assigned_to: HELENA.usuario.id } as const

it('most recently ended first, with patient, duration and reason, and each patient sees it was read', async () => {
  await consultar({
    id: 'antiga',
    ...minha,
    status: 'finished',
    started_at: '2026-11-19T12:00:00.000Z',
    ended_at: '2026-11-19T12:12:10.000Z',
  })
  const cancelada = await consultar({
    id: 'recente',
    ...minha,
    paciente_id: DIEGO.usuario.id,
    status: 'cancelled',
    especialidade_sugerida: 'cardiologia',
    ended_at: '2026-11-20T12:00:00.000Z',
    motivo_fim: 'presencial',
  })
  await consultar({ id: 'aberta', ...minha, paciente_id: 'p3', status: 'in_progress' })
  await consultar({ id: 'alheia', assigned_to: IGOR.usuario.id, paciente_id: 'p4', status: 'finished' })
  const { status, body } = await ler(HELENA)
  expect(status).toBe(200)
  expect(body).toMatchObject({
    consultas: [
      { id: 'recente' },
      { id: 'antiga', paciente_nome: 'Ana Beatriz Nogueira', status: 'finished', duracao_min: 12 },
    ],
  })
  expect(body).toHaveProperty('consultas.0', {
    id: 'recente',
    especialidade_sugerida: 'cardiologia',
    created_at: cancelada.created_at,
    ended_at: '2026-11-20T12:00:00.000Z',
    motivo_fim: 'presencial',
    status: 'cancelled',
    paciente_nome: 'Diego Ferraz Teixeira',
    duracao_min: null,
  })
  for (const { usuario } of [ANA, DIEGO])
    expect(await auditoria.lista(usuario.id)).toMatchObject([
      { ator_id: HELENA.usuario.id, acao: 'listar', objeto: `historico:${HELENA.usuario.id}` },
    ])
})

it('keeps the name the record was sealed with when the patient closed the account', async () => {
  const { id, nome, cpf, data_nascimento } = ANA.usuario
  tabelaViva([
    ...itemsOf(
      { ...ANA, usuario: { ...ANA.usuario, nome: 'Conta encerrada', closed_at: '2026-11-20T12:00:00.000Z' } },
      HELENA,
    ),
    { ...titularKey(id), entidade: 'titular', nome, cpf, data_nascimento },
  ])
  await consultar({ id: 'c1', ...minha, status: 'finished', ended_at: '2026-11-19T12:12:10.000Z' })
  expect((await ler(HELENA)).body).toMatchObject({ consultas: [{ id: 'c1', paciente_nome: nome }] })
})

it('50 at most, the newest ones, even when one is open', async () => {
  for (let n = 0; n < 55; n++)
    await consultar({
      id: `c${n}`,
      ...minha,
      status: 'finished',
      ended_at: `2026-10-${String(1 + (n % 28)).padStart(2, '0')}T12:00:${String(n).padStart(2, '0')}.000Z`,
    })
  await consultar({ id: 'aberta', ...minha, paciente_id: 'p3', status: 'assigned' })
  const { body } = await ler(HELENA)
  const { consultas } = body as { consultas: { id: string; ended_at: string }[] }
  expect(consultas).toHaveLength(50)
  expect(consultas.map(({ ended_at }) => ended_at)).toEqual(
    consultas
      .map(({ ended_at }) => ended_at)
      .toSorted()
      .toReversed(),
  )
  expect(consultas.map(({ id }) => id)).not.toContain('aberta')
  const { anteriores } = body as { anteriores: string }
  const resto = await invoke(handler, medicoHistorico, { como: HELENA, entrada: { antes_de: anteriores } })
  const segunda = resto.body as { consultas: { id: string }[]; anteriores: string | null }
  expect(segunda).toMatchObject({ anteriores: null })
  expect(new Set([...consultas, ...segunda.consultas].map(({ id }) => id)).size).toBe(55)
  expect(segunda.consultas).toHaveLength(5)
})

it('a patient whose record is gone has no name; nobody but a doctor asks', async () => {
  await consultar({ id: 'c1', ...minha, paciente_id: 'ninguem', status: 'finished' })
  expect((await ler(HELENA)).body).toMatchObject({ consultas: [{ id: 'c1', paciente_nome: null }] })
  expect(await ler(ANA)).toMatchObject({ status: 403, body: { codigo: 'sem_permissao' } })
})
