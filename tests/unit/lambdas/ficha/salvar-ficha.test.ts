import { beforeEach, describe, expect, it } from 'vitest'
import { salvarFicha, verFicha } from '#domain/ficha/contract.ts'
import { ERROS_DA_FICHA, FICHA_MUDOU } from '#domain/ficha/textos.ts'
import { handler as salvar } from '#lambdas/ficha/salvar-ficha.lambda.ts'
import { handler as ver } from '#lambdas/ficha/ver-ficha.lambda.ts'
import * as auditoria from '#lambdas/store/auditoria.ts'
import { ANA, BRUNO, CARLA, HELENA, type Persona } from '#semente/personas.ts'
import { FICHA_VAZIA } from '../../../support/ficha-preenchida.ts'
import { invoke } from '../../../support/invoke.ts'
import { itemsOf } from '../../../support/table.ts'
import { tabelaViva } from '../../../support/tabela-viva.ts'

beforeEach(() => {
  tabelaViva(itemsOf(ANA, BRUNO, CARLA, HELENA))
})

const ler = async () => (await invoke(ver, verFicha, { como: ANA })).body
const guardar = (entrada: object, como: Persona = ANA) =>
  invoke(salvar, salvarFicha, { como, entrada: { ...FICHA_VAZIA, versao: 0, ...entrada } })
const asma = { condicoes: [{ nome: 'Asma' }] }
const alteracoes = async () =>
  (await auditoria.lista(ANA.usuario.id)).map(({ ator_id, acao, objeto }) => [ator_id, acao, objeto])

describe('the health profile', () => {
  it('is none until it is saved, and then what was saved, with who told it and when', async () => {
    expect(await ler()).toEqual({ ficha: null })
    const { status, body } = await guardar({ ...ANA.ficha })
    expect(status).toBe(200)
    expect(body).toMatchObject({
      versao: 1,
      alergias: { resposta: 'lista', fonte: 'paciente', em: expect.any(String) },
      medicamentos: [{ nome: 'Levotiroxina', fonte: 'paciente' }],
    })
    expect(await ler()).toEqual({ ficha: body })
  })

  it('each save is a line of the patient’s access log, and a save of the same is none', async () => {
    const { body: primeira } = await guardar(asma)
    expect((await guardar({ ...asma, versao: 1 })).body).toEqual(primeira)
    await guardar({ condicoes: [{ nome: 'Rinite' }], versao: 1 })
    const linha = [ANA.usuario.id, 'alterar', 'ficha']
    expect(await alteracoes()).toEqual([linha, linha])
  })

  it('of two tabs the later one is told, and loses nothing', async () => {
    await guardar(asma)
    await guardar({ ...asma, altura_cm: 165, versao: 1 })
    const { status, body } = await guardar({ condicoes: [{ nome: 'Rinite' }], versao: 1 })
    expect({ status, body }).toMatchObject({
      status: 409,
      body: { codigo: 'conflito', detail: FICHA_MUDOU },
    })
    expect(await ler()).toMatchObject({ ficha: { versao: 2, condicoes: [{ nome: 'Asma' }] } })
  })

  it('of two saves at once one is stored, with one line of the log', async () => {
    const feitas = await Promise.all([guardar(asma), guardar({ condicoes: [{ nome: 'Rinite' }] })])
    expect(new Set(feitas.map(({ status }) => status))).toEqual(new Set([200, 409]))
    expect(await alteracoes()).toHaveLength(1)
  })

  it('repeats its answer after one that was lost', async () => {
    const primeira = await guardar(asma)
    expect((await guardar(asma)).body).toEqual(primeira.body)
  })

  it('an answer about allergies may change and does not go away', async () => {
    await guardar({ alergias: { resposta: 'nao_sei', itens: [] } })
    expect(await guardar({ ...asma, versao: 1 })).toMatchObject({
      status: 400,
      body: { campos: [{ campo: 'alergias', motivo: ERROS_DA_FICHA.alergias_retiradas }] },
    })
    expect((await guardar({ alergias: { resposta: 'nenhuma', itens: [] }, versao: 1 })).body).toMatchObject({
      alergias: { resposta: 'nenhuma' },
    })
  })

  it('says which field is wrong, by the person’s own life too', async () => {
    expect(await guardar({ cirurgias: [{ nome: 'Amígdalas', ano: 1989 }] })).toMatchObject({
      status: 400,
      body: {
        campos: [{ campo: 'cirurgias.0.ano', motivo: expect.stringMatching(/^Confira o ano: de 1990/) }],
      },
    })
    expect(await guardar({ peso_kg: 1 })).toMatchObject({ status: 400, body: { codigo: 'campos_invalidos' } })
  })

  it('is for patients whose identity is at least under review', async () => {
    expect((await guardar(asma, BRUNO)).status).toBe(200)
    for (const como of [CARLA, HELENA]) expect((await guardar(asma, como)).status).toBe(403)
  })
})
