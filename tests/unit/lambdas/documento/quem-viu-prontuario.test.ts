import { beforeEach, describe, expect, it } from 'vitest'
import { quemViuProntuario } from '#domain/documento/contract.ts'
import { handler } from '#lambdas/documento/quem-viu-prontuario.ts'
import * as auditoria from '#lambdas/store/auditoria.ts'
import { auditoriaKey } from '#lambdas/store/keys.ts'
import { ANA, CARLA, type Persona } from '#semente/personas.ts'
import { invoke } from '../../../support/invoke.ts'
import { cenaDaExportacao, DA_HELENA } from './exportacao.ts'

const { id } = ANA.usuario
let cena: Awaited<ReturnType<typeof cenaDaExportacao>>

beforeEach(async () => {
  cena = await cenaDaExportacao()
})

const ver = async (como: Persona) => {
  const { status, body } = await invoke(handler, quemViuProntuario, { como })
  return { status, body }
}

describe('quem-viu-prontuario', () => {
  it('tells who, when and what, newest first, in words', async () => {
    const fatos = [
      [id, 'alterar', 'usuario:telefone'],
      ['operador', 'listar', 'documentos:c1'],
    ] as const
    for (const [ator_id, acao, objeto] of fatos)
      await auditoria.registrar({ paciente_id: id, ator_id, acao, objeto, em: '2026-11-21T03:00:00.000Z' })
    expect(await ver(ANA)).toEqual({
      status: 200,
      body: {
        acessos: [
          {
            sequencia: 3,
            em: '2026-11-21T03:00:00.000Z',
            quem: 'Equipe do Acolhe',
            o_que: 'Viu a lista de documentos médicos',
          },
          { sequencia: 2, em: '2026-11-21T03:00:00.000Z', quem: 'Você', o_que: 'Alterou o telefone' },
          { sequencia: 1, em: '2026-11-21T02:10:00.000Z', quem: DA_HELENA, o_que: 'Leu uma consulta' },
        ],
        total: 3,
        integro: true,
      },
    })
  })

  it('is the own log only, and empty for somebody new', async () => {
    expect(await ver(CARLA)).toEqual({ status: 200, body: { acessos: [], total: 0, integro: true } })
  })

  it('says when a line was changed', async () => {
    const { pk, sk } = auditoriaKey(id, 1)
    Object.assign(cena.tabela.items.get(`${pk}|${sk}`) ?? {}, { ator_id: 'ninguem' })
    expect((await ver(ANA)).body).toMatchObject({ integro: false })
  })
})
