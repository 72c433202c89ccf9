import { beforeEach, describe, expect, it } from 'vitest'
import { pedirAviso } from '#domain/consulta/contract.ts'
import { handler } from '#lambdas/consulta/pedir-aviso.lambda.ts'
import * as pedidos from '#lambdas/consulta/store/pedidos-de-aviso.ts'
import * as supressoes from '#lambdas/store/supressoes.ts'
import { ANA, BRUNO } from '#semente/personas.ts'
import { invoke } from '../../../support/invoke.ts'
import { segredosVivos } from '../../../support/pool-vivo.ts'
import { itemsOf } from '../../../support/table.ts'
import { tabelaViva } from '../../../support/tabela-viva.ts'

const pedir = (como = ANA, especialidade = 'cardiologia') =>
  invoke(handler, pedirAviso, { como, entrada: { especialidade } })

describe('pedir-aviso', () => {
  beforeEach(() => {
    tabelaViva(itemsOf(ANA, BRUNO))
    segredosVivos()
  })

  it('keeps it for a day, once however often it is asked', async () => {
    await pedir()
    const { status, body } = await pedir()
    expect(status).toBe(200)
    const { ate } = body as { ate: string }
    expect(Date.parse(ate) - Date.now()).toBeGreaterThan(23 * 3_600_000)
    expect(await pedidos.daEspecialidade('cardiologia', new Date())).toMatchObject([
      { usuario_id: ANA.usuario.id },
    ])
    expect(await pedidos.daEspecialidade('cardiologia', new Date(ate))).toEqual([])
  })

  it('promises nothing to an address that nothing is sent to', async () => {
    const devolucao = {
      aviso: 'a1',
      enderecos: [ANA.usuario.email],
      definitiva: true,
      em: new Date().toISOString(),
    }
    await supressoes.registrar({ ...devolucao, motivo: 'devolvido' }, new Date())
    expect(await pedir()).toMatchObject({ status: 409, body: { codigo: 'email_suprimido' } })
    expect(await pedidos.daEspecialidade('cardiologia', new Date())).toEqual([])
  })

  it('is for patients who may pay, of a specialty there is', async () => {
    expect(await pedir(BRUNO)).toMatchObject({ status: 403 })
    expect(await pedir(ANA, 'astrologia')).toMatchObject({ status: 400 })
  })
})
