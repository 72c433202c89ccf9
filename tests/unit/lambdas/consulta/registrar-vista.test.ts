import { beforeEach, describe, expect, it } from 'vitest'
import { handler as registrar } from '#lambdas/consulta/registrar-vista.lambda.ts'
import * as auditoria from '#lambdas/store/auditoria.ts'
import * as vistas from '#lambdas/consulta/store/vistas-na-fila.ts'
import { ANA, HELENA, IGOR } from '#semente/personas.ts'
import { CONSULTA } from '../../../support/consulta.ts'
import { CONTEXT } from '../../../support/invoke.ts'
import { tabelaViva } from '../../../support/tabela-viva.ts'

const EM = '2026-11-21T12:00:00.000Z'
const VISTA: vistas.Vista = { consulta_id: CONSULTA, paciente_id: ANA.usuario.id, em: EM }
const [helena, igor] = [HELENA.usuario.id, IGOR.usuario.id]
const vista = (...medicos: readonly string[]) => ({ ...VISTA, medicos })

const contar = (...lista: readonly ReturnType<typeof vista>[]) =>
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
    await vistas.anotar(VISTA, [helena, igor])
  })

  it('puts each doctor who saw the patient in the queue into the access log, in a chain that holds', async () => {
    expect(await contar(vista(helena), vista(igor))).toEqual({ batchItemFailures: [] })
    const linha = { acao: 'ler_na_fila', objeto: `consulta:${CONSULTA}`, em: EM }
    expect(await linhas()).toMatchObject([
      { ...linha, ator_id: helena },
      { ...linha, ator_id: igor },
    ])
    expect(await auditoria.verificar(ANA.usuario.id)).toEqual({ integra: true, linhas: 2 })
  })

  it('writes one line for each, however often and in whatever groups it is told, also at the same moment', async () => {
    await Promise.all([
      contar(vista(helena)),
      contar(vista(igor, helena)),
      contar(vista(helena), vista(helena, igor)),
    ])
    expect((await linhas()).map(({ ator_id }) => ator_id).toSorted()).toEqual([helena, igor].toSorted())
  })

  it('keeps the neighbours that one offer reached in one item, a line for each, and none twice', async () => {
    const todos = Array.from({ length: 400 }, (_, n) => `medico-${n}`)
    const parteDe = (medico_id: string) => vistas.chaveDaVista('outra', medico_id).sk
    const vizinhos = todos.filter((medico_id) => parteDe(medico_id) === parteDe('medico-0')).slice(0, 10)
    const oferta = { ...VISTA, consulta_id: 'outra' }
    const tabela = tabelaViva()
    await vistas.anotar(oferta, vizinhos.slice(0, 4))
    await vistas.registrar(oferta, vizinhos.slice(0, 4))
    // The next group overlaps: somebody was told twice.
    const depois = { ...oferta, em: '2026-11-21T12:00:20.000Z' }
    await vistas.anotar(depois, vizinhos.slice(2))
    await vistas.registrar(depois, vizinhos.slice(2))
    await vistas.registrar(depois, vizinhos.slice(2))
    expect(tabela.of('vista_na_fila')).toHaveLength(1)
    expect(tabela.of('auditoria')).toHaveLength(2)
    expect((await linhas()).map(({ ator_id, em }) => [ator_id, em])).toEqual([
      ...vizinhos.slice(0, 4).map((medico_id) => [medico_id, oferta.em]),
      ...vizinhos.slice(4).map((medico_id) => [medico_id, depois.em]),
    ])
    expect(await auditoria.verificar(ANA.usuario.id)).toEqual({ integra: true, linhas: 10 })
    expect([...(await vistas.quemViu('outra', ['estranho', ...vizinhos]))]).toEqual(vizinhos)
  })

  it('asks again for what tells of nobody', async () => {
    expect(await contar({ ...vista(helena), paciente_id: undefined as never })).toEqual({
      batchItemFailures: [{ itemIdentifier: 'm0' }],
    })
    expect(await linhas()).toEqual([])
  })
})
