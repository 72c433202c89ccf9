import { beforeEach, expect, it } from 'vitest'
import { CAMPOS_UNICOS } from '#domain/cadastro/duplicados.ts'
import { buscarAuditoria } from '#domain/admin/contract-atos.ts'
import { handler } from '#lambdas/admin/buscar-auditoria.lambda.ts'
import * as atos from '#lambdas/store/atos.ts'
import * as auditoria from '#lambdas/store/auditoria.ts'
import { auditoriaKey } from '#lambdas/store/keys.ts'
import { EXISTS, update, write } from '#lambdas/store/table.ts'
import { travar } from '#lambdas/store/unicos.ts'
import { semearDependente, TEO } from '#semente/dependentes.ts'
import { ANA, HELENA, LUCIA } from '#semente/personas.ts'
import { invoke } from '../../../support/invoke.ts'
import { segredosVivos } from '../../../support/pool-vivo.ts'
import { itemsOf } from '../../../support/table.ts'
import { tabelaViva } from '../../../support/tabela-viva.ts'

const { id: paciente_id, email } = ANA.usuario
const motivo = 'Pedido da própria paciente.'
const EM = '2026-11-20T10:00:00.000Z'
const leu = { paciente_id, ator_id: HELENA.usuario.id, acao: 'ler', objeto: 'consulta:c1', em: EM }

const buscar = (quem: string, como = LUCIA) =>
  invoke(handler, buscarAuditoria, { como, entrada: { quem, motivo } })
const feitos = () => atos.doMes(new Date().toISOString().slice(0, 7))

beforeEach(async () => {
  segredosVivos()
  tabelaViva(itemsOf(ANA, LUCIA, HELENA))
  await auditoria.registrar(leu)
  await auditoria.registrar({ ...leu, objeto: 'documento:d1' })
  await auditoria.registrar({ ...leu, acao: 'listar', objeto: `historico:${HELENA.usuario.id}` })
})

it('shows a dependant’s, who has a record and no account', async () => {
  const { dependente_id, nome } = TEO
  await semearDependente(TEO, ANA.usuario.id, new Date())
  await auditoria.registrar({ ...leu, paciente_id: dependente_id })
  expect((await buscar(dependente_id)).body).toMatchObject({
    paciente_id: dependente_id,
    paciente: nome,
    integra: true,
  })
})

it('shows who read a patient’s record, the newest first, and keeps the search', async () => {
  const { status, body } = await buscar(paciente_id)
  // By name and in words: an administrator may know who attends, and whom.
  const [ator_id, ator, de_quem] = [HELENA.usuario.id, HELENA.usuario.nome, ANA.usuario.nome]
  const linha = { ator_id, ator, acao: 'ler', em: EM, de_quem }
  expect({ status, body }).toEqual({
    status: 200,
    body: {
      paciente_id,
      paciente: ANA.usuario.nome,
      integra: true,
      linhas: [
        {
          ...linha,
          sequencia: 3,
          acao: 'listar',
          objeto: `historico:${ator_id}`,
          o_que: 'Viu a lista de consultas anteriores',
          de_quem: ator,
        },
        { ...linha, sequencia: 2, objeto: 'documento:d1', o_que: 'Leu um documento médico' },
        { ...linha, sequencia: 1, objeto: 'consulta:c1', o_que: 'Leu uma consulta' },
      ],
    },
  })
  expect(await feitos()).toMatchObject([
    { ator_id: LUCIA.usuario.id, acao: 'auditoria_buscar', objeto: `auditoria:${paciente_id}`, motivo },
  ])
})

it('finds a patient by e-mail', async () => {
  const travas = await travar({
    usuario_id: paciente_id,
    identidade: { tipo: 'paciente', email },
    agora: new Date(),
    provados: CAMPOS_UNICOS,
  })
  await write(...travas.map((trava) => trava.write))
  expect(await buscar(email.toUpperCase())).toMatchObject({ status: 200, body: { paciente_id } })
})

it('says when a line was changed behind the chain’s back', async () => {
  await write(update(auditoriaKey(paciente_id, 1), { set: { ator_id: 'outro' } }, EXISTS))
  expect(await buscar(paciente_id)).toMatchObject({ status: 200, body: { integra: false } })
})

it('knows nobody else, and is nothing for whoever is no admin', async () => {
  expect(await buscar('ninguem')).toMatchObject({ status: 404, body: { codigo: 'nao_encontrado' } })
  expect(await buscar('ninguem@exemplo.com.br')).toMatchObject({ status: 404 })
  expect(await buscar(paciente_id, HELENA)).toMatchObject({ status: 403 })
  expect(await feitos()).toEqual([])
})
