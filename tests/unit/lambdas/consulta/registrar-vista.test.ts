import { beforeEach, describe, expect, it } from 'vitest'
import { handler as registrar } from '#lambdas/consulta/registrar-vista.lambda.ts'
import * as auditoria from '#lambdas/store/auditoria.ts'
import * as vistas from '#lambdas/store/vistas-na-fila.ts'
import { ANA, HELENA, IGOR } from '#semente/personas.ts'
import { CONSULTA } from '../../../support/consulta.ts'
import { CONTEXT } from '../../../support/invoke.ts'
import { tabelaViva } from '../../../support/tabela-viva.ts'

const EM = '2026-11-21T12:00:00.000Z'
const vista = (medico = HELENA): vistas.Vista => ({
  consulta_id: CONSULTA,
  paciente_id: ANA.usuario.id,
  medico_id: medico.usuario.id,
  em: EM,
})

const contar = (...lista: readonly vistas.Vista[]) =>
  registrar(
    {
      Records: lista.map((detail, i) => ({
        messageId: `m${i}`,
        body: JSON.stringify({
          id: `e${i}`,
          'detail-type': 'fila.vista',
          time: EM,
          detail: { id: `e${i}`, ...detail },
        }),
      })) as never,
    },
    CONTEXT,
  )

const linhas = () => auditoria.lista(ANA.usuario.id)

describe('registrar-vista', () => {
  beforeEach(async () => {
    tabelaViva()
    await vistas.anotar(vista())
    await vistas.anotar(vista(IGOR))
  })

  it('puts each doctor who saw the patient in the queue into the access log, in a chain that holds', async () => {
    expect(await contar(vista(), vista(IGOR))).toEqual({ batchItemFailures: [] })
    const linha = { acao: 'ler_na_fila', objeto: `consulta:${CONSULTA}`, em: EM }
    expect(await linhas()).toMatchObject([
      { ...linha, ator_id: HELENA.usuario.id },
      { ...linha, ator_id: IGOR.usuario.id },
    ])
    expect(await auditoria.verificar(ANA.usuario.id)).toEqual({ integra: true, linhas: 2 })
  })

  it('writes one line however often it is told, also at the same moment', async () => {
    await Promise.all([contar(vista()), contar(vista()), contar(vista(), vista())])
    expect(await linhas()).toHaveLength(1)
  })

  it('asks again for what tells of nobody', async () => {
    expect(await contar({ ...vista(), paciente_id: undefined as never })).toEqual({
      batchItemFailures: [{ itemIdentifier: 'm0' }],
    })
    expect(await linhas()).toEqual([])
  })
})
