import {
  GetSecretValueCommand,
  PutSecretValueCommand,
  SecretsManagerClient,
} from '@aws-sdk/client-secrets-manager'
import { mockClient } from 'aws-sdk-client-mock'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { CAMPOS_UNICOS } from '#domain/cadastro/duplicados.ts'
import { comChave } from '#lambdas/store/hmac.ts'
import { guardado } from '#lambdas/store/hmac-guardado.ts'
import * as bloqueios from '#lambdas/kyc/store/bloqueios.ts'
import * as marcas from '#lambdas/kyc/store/marcas.ts'
import * as supressoes from '#lambdas/store/supressoes.ts'
import { write } from '#lambdas/store/table.ts'
import { dono, soltar, travar } from '#lambdas/store/unicos.ts'
import { mover, porMover } from '#semente/chaves/refazer.ts'
import { concluir, ler, podeRefazer, preparar, trocar } from '#semente/chaves/troca.ts'
import { ANA, BRUNO } from '#semente/personas.ts'
import { tabelaViva } from '../../support/tabela-viva.ts'

const { id, cpf, email, tipo } = ANA.usuario
const OUTRO = BRUNO.usuario.id
const FORA = 'devolve@exemplo.com.br'
const FOTO = { sha256: 'ab'.repeat(32), impressao: '0'.repeat(16), impressao_fina: '0'.repeat(64) }
const DAS_CHAVES = /^(UNICO|SUPRESSAO|MARCA|BLOQUEIO)#/

let tabela: ReturnType<typeof tabelaViva>
let segredo: string

/** Functions read the secret again after five minutes. */
const depois = (minutos: number) => vi.setSystemTime(Date.now() + minutos * 60_000)
const agora = () => new Date()

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  depois(6)
  tabela = tabelaViva()
  segredo = JSON.stringify({ chave: 'a primeira', proposito: 'chaves' })
  const secrets = mockClient(SecretsManagerClient)
  secrets.on(GetSecretValueCommand).callsFake(async () => ({ SecretString: segredo }))
  secrets.on(PutSecretValueCommand).callsFake(async ({ SecretString }: { SecretString: string }) => {
    segredo = SecretString
    return {}
  })
  await tomar(id, { email, cpf })
  await supressoes.registrar(
    { aviso: 'a1', enderecos: [FORA], motivo: 'devolvido', definitiva: true, em: agora().toISOString() },
    agora(),
  )
  const provas = { numeros: ['12345678900'], documentos: [FOTO], selfie: FOTO }
  const escritas = await marcas.marcar({ usuario_id: id, cpf }, provas, agora().toISOString())
  await write(...escritas)
  await write(await bloqueios.gravar(cpf, agora().toISOString()))
  await write(await marcas.marcarRosto({ usuario_id: id, cpf }, agora().toISOString()))
})

async function tomar(usuario_id: string, valores: { email?: string; cpf?: string }): Promise<void> {
  const identidade = { tipo, ...valores }
  const travas = await travar({ usuario_id, identidade, agora: agora(), provados: CAMPOS_UNICOS })
  await write(...travas.map((trava) => trava.write))
}

/** What must hold whatever step a change of keys is at. */
async function tudoVale(): Promise<void> {
  expect([
    await dono('email', email, tipo, agora()),
    await dono('cpf', cpf, tipo, agora()),
    await dono('cpf', '11144477735', tipo, agora()),
  ]).toEqual([id, id, undefined])
  await expect(tomar(OUTRO, { cpf })).rejects.toMatchObject({ codigo: 'duplicado' })
  expect(await supressoes.motivoDe(FORA, agora())).toBe('devolvido')
  expect(await bloqueios.tem(cpf)).toBe(true)
  const outraPessoa = { usuario_id: OUTRO, cpf: BRUNO.usuario.cpf }
  expect(await marcas.numeroDeOutro('12345678900', outraPessoa)).toBe(true)
  expect(await marcas.selfieDeOutro(FOTO, outraPessoa)).toBe('de_outro')
  expect(await marcas.rostoDeOutro([await marcas.rostoOpaco(id)], outraPessoa)).toBe(true)
  // A second account of the same person is told by the CPF.
  expect(await marcas.numeroDeOutro('12345678900', { usuario_id: OUTRO, cpf })).toBe(false)
}

const antigos = async () => {
  const atual = await ler()
  return [...tabela.items.values()].filter((item) => porMover(item, atual))
}
const refazer = async () => {
  const atual = await podeRefazer(agora())
  for (const item of await antigos()) await mover(item, atual)
}

describe('changing the key of what stays', () => {
  it('holds at every step, moves everything, and leaves nothing under the old key', async () => {
    const antes = [...tabela.items.keys()].filter((key) => DAS_CHAVES.test(key))
    const rosto = `MARCA#${await marcas.rostoOpaco(id)}`
    await tudoVale()
    await preparar(agora())
    depois(6)
    await tudoVale()
    depois(6)
    await trocar(agora())
    await tudoVale()
    depois(12)
    await tudoVale()
    await refazer()
    await tudoVale()
    expect(await antigos()).toEqual([])
    await concluir(0, agora())
    depois(6)
    await tudoVale()
    const ficaram = antes.filter((key) => tabela.items.has(key))
    expect(ficaram.every((key) => key.startsWith(rosto))).toBe(true)
    expect(JSON.parse(segredo)).toMatchObject({ chave: 'a primeira', proposito: 'chaves' })
    expect(JSON.parse(segredo)).not.toHaveProperty('troca')
  })

  it('may be done again, each time around the one before', async () => {
    for (let vez = 0; vez < 2; vez += 1) {
      await preparar(agora())
      depois(12)
      await trocar(agora())
      depois(12)
      await refazer()
      await concluir(0, agora())
      depois(6)
    }
    await tudoVale()
    expect((await ler()).camadas).toHaveLength(2)
  })

  it.each([
    ['with none open', 0],
    ['while another is open', 1],
  ])('a table from before two changes is brought up to the key in use, %s', async (_, abertas) => {
    const copia = [...tabela.items].map(([key, item]) => [key, structuredClone(item)] as const)
    const mudar = async (aberta: boolean) => {
      await preparar(agora())
      depois(12)
      await trocar(agora())
      depois(12)
      if (aberta) return
      await refazer()
      await concluir(0, agora())
      depois(12)
    }
    await mudar(false)
    await mudar(false)
    if (abertas) await mudar(true)
    tabela.items.clear()
    for (const [key, item] of copia) tabela.items.set(key, item)
    expect(await antigos()).toHaveLength(copia.filter(([key]) => DAS_CHAVES.test(key)).length)
    await refazer()
    await refazer()
    expect(await antigos()).toEqual([])
    await tudoVale()
    const { escrita } = await guardado('email', email)
    const trava = tabela.items.get(`UNICO#email#${escrita}|UNICO`)
    expect(trava?.['camadas']).toBe(2 + abertas)
  })

  it('a value is taken once, by whichever form it is written', async () => {
    const livre = '11144477735'
    await preparar(agora())
    depois(12)
    // Read before the change, written after it.
    const identidade = { tipo, cpf: livre }
    const antes = await travar({ usuario_id: id, identidade, agora: agora(), provados: CAMPOS_UNICOS })
    await trocar(agora())
    depois(6)
    await tomar(OUTRO, { cpf: livre })
    await expect(write(...antes.map((trava) => trava.write))).rejects.toThrow('Condition')
    expect(await dono('cpf', livre, tipo, agora())).toBe(OUTRO)
  })

  it('a lock given up or said again while the key changes stands in one place at most', async () => {
    await preparar(agora())
    depois(12)
    await trocar(agora())
    depois(12)
    await tomar(id, { cpf })
    const doCpf = () => [...tabela.items.keys()].filter((key) => key.startsWith('UNICO#cpf'))
    expect(doCpf()).toHaveLength(1)
    await write(...(await soltar(id, { tipo, email, cpf })))
    expect(doCpf()).toEqual([])
    await refazer()
    expect(await dono('email', email, tipo, agora())).toBeUndefined()
  })

  it('goes no step before every function knows the one before, nor ends with something left', async () => {
    await expect(trocar(agora())).rejects.toThrow('Nenhuma troca')
    await preparar(agora())
    await expect(preparar(agora())).rejects.toThrow('já está em andamento')
    await expect(trocar(agora())).rejects.toThrow('Espere mais 10 min')
    await expect(podeRefazer(agora())).rejects.toThrow('Antes: npm run chaves -- trocar')
    depois(12)
    await trocar(agora())
    await expect(podeRefazer(agora())).rejects.toThrow('Espere mais 10 min')
    depois(12)
    await expect(concluir((await antigos()).length, agora())).rejects.toThrow('na forma antiga')
  })

  it('whoever learned the first key alone can test no guess any more', async () => {
    await preparar(agora())
    depois(12)
    await trocar(agora())
    depois(12)
    await refazer()
    await concluir(0, agora())
    depois(6)
    const { escrita } = await guardado('cpf:paciente', cpf)
    expect(escrita).not.toBe(comChave('a primeira', `cpf:paciente\n${cpf}`))
    const chaves = [...tabela.items.keys()].join()
    expect(chaves).toContain(escrita)
    expect(chaves).not.toContain(comChave('a primeira', `cpf:paciente\n${cpf}`))
  })
})
