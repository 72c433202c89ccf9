import { QueryCommand } from '@aws-sdk/lib-dynamodb'
import { beforeEach, describe, expect, it } from 'vitest'
import * as marcas from '#lambdas/kyc/store/marcas.ts'
import { write } from '#lambdas/store/table.ts'
import { segredosVivos } from '../../../support/pool-vivo.ts'
import { tabelaViva } from '../../../support/tabela-viva.ts'

const OLHADAS = 500
const PARTES = Array.from({ length: 16 }, (_, i) => i)
const EU = { usuario_id: 'eu', cpf: '52998224725' }
const OUTRO = { usuario_id: 'outro', cpf: '11144477735' }

/** A hash whose every part is another one, and the same with these parts turned over: 16 bits of each. */
const IMPRESSAO = PARTES.map((i) => (0x1357 + i * 0x0a31).toString(16).padStart(4, '0'))
const com = (partes: readonly string[], mudar: (parte: number) => number, quais: readonly number[]) =>
  partes.map((parte, i) =>
    quais.includes(i) ? mudar(Number.parseInt(parte, 16)).toString(16).padStart(4, '0') : parte,
  )
const foto = (sha256: string, partes: readonly string[]): marcas.Foto => ({
  sha256,
  impressao: partes.join(''),
  impressao_fina: partes.join(''),
})
const DELA = foto('dela', IMPRESSAO)
/** Saved anew, at its worst: nine bits, each in a part of its own, which leaves the last seven. */
const REGRAVADA = foto(
  'regravada',
  com(IMPRESSAO, (parte) => parte ^ 1, PARTES.slice(0, 9)),
)
const IGUAIS = PARTES.slice(9)

let tabela: ReturnType<typeof tabelaViva>
beforeEach(() => {
  tabela = tabelaViva()
  segredosVivos()
})

const instante = (minuto: number) => new Date(Date.UTC(2026, 0, 1, 0, minuto)).toISOString()
const marcar = (dono: marcas.Dono, documento: marcas.Foto, em: string, numeros: readonly string[] = []) =>
  marcas.marcar(dono, { numeros, documentos: [documento], selfie: foto(dono.usuario_id, IMPRESSAO) }, em)
const aprovar = async (...quem: Parameters<typeof marcar>) => {
  await Promise.all((await marcar(...quem)).map(async (marca) => write(marca)))
}
/** Accounts approved one a minute from here on, whose pictures have these parts in common and nothing else. */
async function multidao(comuns: readonly number[], desde: number, numeros: string[] = []): Promise<void> {
  const resto = PARTES.filter((i) => !comuns.includes(i))
  const partes = com(IMPRESSAO, (parte) => parte ^ 0xffff, resto)
  for (let i = 0; i < OLHADAS; i++) {
    const dono = { usuario_id: `multidao-${i}`, cpf: String(i) }
    // Written past the client, which keeps every question: there are sixteen thousand.
    for (const marca of await marcar(dono, foto(dono.usuario_id, partes), instante(desde + i), numeros))
      if (marca.kind === 'put') tabela.items.set(`${marca.item.pk}|${marca.item.sk}`, marca.item)
  }
}

describe('a picture of another account', () => {
  it('is found by one part that few others have, however many share the other six', async () => {
    await aprovar(OUTRO, DELA, instante(0))
    expect(await marcas.documentoDeOutro(REGRAVADA, EU)).toBe('de_outro')
    await multidao(IGUAIS.slice(1), 1)
    expect(await marcas.documentoDeOutro(REGRAVADA, EU)).toBe('de_outro')
  })

  it('that came before five hundred others by all seven parts may be missed: nobody found proves nothing', async () => {
    await aprovar(OUTRO, DELA, instante(0))
    await multidao(IGUAIS, 1)
    expect(await marcas.documentoDeOutro(REGRAVADA, EU)).toBe('parcial')
    // The very same bytes are known whatever they look like.
    expect(await marcas.documentoDeOutro({ ...REGRAVADA, sha256: 'dela' }, EU)).toBe('de_outro')
  })

  it('that came last is found among any number', async () => {
    await multidao(IGUAIS, 0)
    await aprovar(OUTRO, DELA, instante(OLHADAS))
    expect(await marcas.documentoDeOutro(REGRAVADA, EU)).toBe('de_outro')
  })

  it('is nobody’s where nobody has one like it, and where six parts are everybody’s', async () => {
    expect(await marcas.documentoDeOutro(REGRAVADA, EU)).toBe('de_ninguem')
    await multidao(IGUAIS.slice(1), 0)
    expect(await marcas.documentoDeOutro(REGRAVADA, EU)).toBe('de_ninguem')
  })

  it('is one’s own by the account and by the CPF', async () => {
    await aprovar(EU, DELA, instante(0))
    await aprovar({ ...EU, usuario_id: 'eu-medico' }, DELA, instante(1))
    expect(await marcas.documentoDeOutro(REGRAVADA, EU)).toBe('de_ninguem')
  })
})

it('of any key no more than the newest five hundred are read', async () => {
  await multidao(PARTES, 0, ['123456789'])
  await aprovar(EU, DELA, instante(OLHADAS), ['123456789'])
  tabela.client.resetHistory()
  expect([
    await marcas.documentoDeOutro(REGRAVADA, EU),
    await marcas.selfieDeOutro(foto('nova', IMPRESSAO), EU),
    await marcas.numeroDeOutro('123456789', EU),
  ]).toEqual(['de_outro', 'de_outro', true])
  const perguntas = tabela.client.commandCalls(QueryCommand).map(({ args: [{ input }] }) => input)
  expect(perguntas).toHaveLength(17 + 17 + 1)
  for (const { Limit, ScanIndexForward } of perguntas)
    expect([Limit, ScanIndexForward]).toEqual([OLHADAS, false])
})
