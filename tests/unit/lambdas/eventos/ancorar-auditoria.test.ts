import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { handler } from '#lambdas/eventos/ancorar-auditoria.lambda.ts'
import { caminhoDaAncora } from '#lambdas/aws/ancoras.ts'
import * as atos from '#lambdas/store/atos.ts'
import * as auditoria from '#lambdas/store/auditoria.ts'
import { ancoraKey, atoKey, auditoriaKey } from '#lambdas/store/keys.ts'
import { conferir, janelaDe } from '#semente/auditoria/conferir.ts'
import { baldeVivo } from '../../../support/balde-vivo.ts'
import { CONTEXT } from '../../../support/invoke.ts'
import { segredosVivos } from '../../../support/pool-vivo.ts'
import { tabelaViva } from '../../../support/tabela-viva.ts'

const AS = (hora: string) => new Date(`2026-11-20T${hora}:00.000Z`)
const endereco = ({ pk, sk }: { readonly pk: string; readonly sk: string }) => `${pk}|${sk}`

let items: ReturnType<typeof tabelaViva>['items']
let balde: Map<string, string>
beforeEach(() => {
  vi.useFakeTimers({ now: AS('10:00'), toFake: ['Date'] })
  segredosVivos()
  items = tabelaViva().items
  balde = baldeVivo()
})
afterEach(() => {
  vi.useRealTimers()
})

const ler = async (hora: string, paciente_id: string, ator_id = 'm1') => {
  vi.setSystemTime(AS(hora))
  const em = AS(hora).toISOString()
  await auditoria.registrar({ paciente_id, ator_id, acao: 'ler', objeto: 'consulta:c1', em })
}
const agir = async (hora: string) => {
  vi.setSystemTime(AS(hora))
  await atos.registrar({ ator_id: 'a1', acao: 'kyc_ver', objeto: 'kyc:p1', motivo: null }, AS(hora))
}
const rodar = async (hora: string) => {
  vi.setSystemTime(AS(hora))
  await handler({}, CONTEXT)
}
const falhas = async (hora: string) => (await conferir(AS(hora))).falhas

/** Two patients and an act, over three hours, each told when it was over. */
async function manha(): Promise<void> {
  await ler('10:20', 'p1')
  await ler('10:30', 'p1', 'm2')
  await agir('10:40')
  await rodar('11:10')
  await ler('11:20', 'p2')
  await rodar('12:10')
  await ler('12:20', 'p1', 'm3')
  await rodar('13:10')
}

/** The chain rewritten from its first line on, every hash made anew: what only the table says still holds. */
async function reescrever(paciente_id: string): Promise<void> {
  const linhas = await auditoria.lista(paciente_id)
  for (const { sequencia } of linhas) items.delete(endereco(auditoriaKey(paciente_id, sequencia)))
  for (const { ator_id, acao, objeto, em } of linhas)
    await auditoria.registrar({ paciente_id, ator_id: ator_id === 'm1' ? 'm9' : ator_id, acao, objeto, em })
}

describe('ancorar-auditoria', () => {
  it('tells each hour once, the newest line of each chain and each act, and nothing of who they are', async () => {
    await manha()
    expect([...balde.keys()]).toEqual(['10', '11', '12'].map((hora) => caminhoDaAncora(`2026-11-20T${hora}`)))
    const [dez] = [...balde.values()].map((texto) => JSON.parse(texto) as Record<string, unknown>)
    expect(dez).toMatchObject({
      anterior: '',
      cabecas: [{ paciente_id: 'p1', sequencia: 2 }],
      atos: [{ chave: expect.stringContaining('2026-11-20T10:40') as unknown }],
    })
    expect(JSON.stringify(dez)).not.toContain('m2')
    expect(await conferir(AS('13:30'))).toEqual({ ancoras: 3, registros: 2, linhas: 4, atos: 1, falhas: [] })
  })

  it('catches up with hours that were missed, and repeats what a crash left', async () => {
    await rodar('11:10')
    await ler('11:20', 'p1')
    await ler('14:20', 'p2')
    await rodar('16:10')
    const [, onze] = [...balde.values()]
    items.set(endereco(ancoraKey()), {
      ...ancoraKey(),
      hora: '2026-11-20T11',
      mac: (JSON.parse(onze ?? '') as { mac: string }).mac,
    })
    await rodar('16:20')
    expect([...balde.keys()]).toHaveLength(6)
    expect(await falhas('16:30')).toEqual([])
  })

  it('goes on from what a crash left, also when a line of that hour is found only afterwards', async () => {
    await rodar('11:10')
    const antes = items.get(endereco(ancoraKey()))
    if (!antes) throw new Error('nothing anchored')
    await rodar('12:10')
    items.set(endereco(ancoraKey()), antes)
    await ler('11:59', 'p1')
    await rodar('12:11')
    await rodar('13:10')
    expect(await falhas('13:30')).toEqual([])
  })

  it('leaves an hour that is not over, and one whose last lines may not be found yet', async () => {
    await rodar('11:10')
    await rodar('12:04')
    expect([...balde.keys()]).toEqual([caminhoDaAncora('2026-11-20T10')])
  })
})

describe('a restored table', () => {
  /** As it was after the first hour; then other things are done, under the same numbers. */
  async function restaurada(): Promise<void> {
    await ler('10:20', 'p1')
    await rodar('11:10')
    const copia = [...items].map(([key, item]) => [key, structuredClone(item)] as const)
    await ler('11:20', 'p1', 'm2')
    await agir('11:30')
    await rodar('12:10')
    await ler('12:20', 'p2')
    await rodar('13:10')
    items.clear()
    for (const [key, item] of copia) items.set(key, item)
    await ler('13:20', 'p1', 'm3')
    await rodar('14:10')
    await ler('14:20', 'p1')
    await rodar('15:10')
  }
  const fora = [janelaDe('2026-11-20T11/2026-11-20T12')]

  it('is anchored from where the bucket is, and what the restore left behind is no failure where it is said', async () => {
    await restaurada()
    expect(await falhas('15:30')).toEqual([
      'O registro de p1 foi reescrito até a linha 2.',
      'O registro de p2 tinha 1 linhas, e tem 0.',
      expect.stringMatching(/^O ato .* foi apagado\.$/),
    ])
    expect((await conferir(AS('15:30'), fora)).falhas).toEqual([])
  })

  it('tells a change before or after those hours as ever', async () => {
    await restaurada()
    await reescrever('p1')
    expect((await conferir(AS('15:30'), fora)).falhas).toEqual([
      'O registro de p1 foi reescrito até a linha 1.',
      'O registro de p1 foi reescrito até a linha 2.',
      'O registro de p1 foi reescrito até a linha 3.',
    ])
  })

  it.each(['2026-11-20', '2026-11-20T12/2026-11-20T11', '2026-11-20T12:00/2026-11-20T13:00'])(
    'is not taken for %s',
    (texto) => {
      expect(() => janelaDe(texto)).toThrow('não são duas horas')
    },
  )
})

describe('npm run auditoria -- conferir', () => {
  beforeEach(manha)

  it('finds a chain that was rewritten whole', async () => {
    await reescrever('p1')
    expect(await auditoria.verificar('p1')).toMatchObject({ integra: true })
    expect(await falhas('13:30')).toEqual([
      'O registro de p1 foi reescrito até a linha 2.',
      'O registro de p1 foi reescrito até a linha 3.',
    ])
  })

  it('finds that the newest lines were taken away', async () => {
    items.delete(endereco(auditoriaKey('p1', 3)))
    expect(await auditoria.verificar('p1')).toMatchObject({ integra: true })
    expect(await falhas('13:30')).toEqual(['O registro de p1 tinha 3 linhas, e tem 2.'])
  })

  it('finds that all of somebody’s lines were', async () => {
    items.delete(endereco(auditoriaKey('p2', 1)))
    expect(await falhas('13:30')).toEqual(['O registro de p2 tinha 1 linhas, e tem 0.'])
  })

  it('finds an act that was changed, and one that was taken away', async () => {
    const [ato] = await atos.doMes('2026-11')
    const chave = endereco(atoKey('2026-11', ato?.em ?? '', ato?.id ?? ''))
    const guardado = items.get(chave)
    if (!guardado) throw new Error('no such act')
    items.set(chave, { ...guardado, ator_id: 'a2' })
    expect(await falhas('13:30')).toEqual([`O ato ${ato?.em}#${ato?.id} foi mudado.`])
    items.delete(chave)
    expect(await falhas('13:30')).toEqual([`O ato ${ato?.em}#${ato?.id} foi apagado.`])
  })

  it('finds an anchor that was made without the key, one in another’s place, and one that is gone', async () => {
    const onze = caminhoDaAncora('2026-11-20T11')
    const [texto, dez] = [balde.get(onze) ?? '', balde.get(caminhoDaAncora('2026-11-20T10')) ?? '']
    const gap = 'Faltam âncoras entre 2026-11-20T10 e 2026-11-20T12.'
    for (const outro of [texto.replace('"p2"', '"p3"'), dez, 'x']) {
      balde.set(onze, outro)
      expect(await falhas('13:30')).toEqual([`${onze} não é a âncora que foi guardada ali.`, gap])
    }
    balde.delete(onze)
    expect(await falhas('13:30')).toEqual([gap])
    balde.set(onze, texto)
    balde.delete(caminhoDaAncora('2026-11-20T10'))
    expect(await falhas('13:30')).toEqual(['Faltam as âncoras antes de 2026-11-20T11.'])
  })

  it('says when nothing is told any more', async () => {
    expect(await falhas('15:59')).toEqual([])
    expect(await falhas('16:30')).toEqual(['Nada foi ancorado desde 2026-11-20T12.'])
  })
})
