import { beforeEach, describe, expect, it } from 'vitest'
import { CAMPOS_UNICOS, type CampoUnico } from '#domain/cadastro/duplicados.ts'
import type { Usuario } from '#domain/cadastro/usuario.ts'
import { PRAZOS } from '#domain/base/prazos.ts'
import * as contas from '#lambdas/store/contas.ts'
import { write } from '#lambdas/store/table.ts'
import { dono, soltar, travar } from '#lambdas/store/unicos.ts'
import { ANA, CARLA } from '#semente/personas.ts'
import { segredosVivos } from '../../../support/pool-vivo.ts'
import { tabelaViva } from '../../../support/tabela-viva.ts'

const AGORA = new Date('2026-11-23T12:00:00Z')
const DEPOIS = new Date(AGORA.getTime() + PRAZOS.trava_provisoria.ms + 1)
const { cpf, telefone } = ANA.usuario

/** Somebody who typed Ana's CPF and phone. */
const INTRUSO: Usuario = { ...CARLA.usuario, cpf, telefone }

beforeEach(() => {
  tabelaViva()
  segredosVivos()
})

const tomar = async (usuario_id: string, agora: Date, ...provados: readonly CampoUnico[]) => {
  const travas = await travar({
    usuario_id,
    identidade: { tipo: 'paciente', cpf, telefone },
    agora,
    provados,
    ...(provados.length > 0 && { desloca: true }),
  })
  await write(...travas.map((trava) => trava.write))
}
const donos = async (agora: Date) => [
  await dono('cpf', cpf, 'paciente', agora),
  await dono('telefone', telefone, 'paciente', agora),
]

describe('what somebody only said is theirs', () => {
  it('is not theirs for good by the confirmation of their e-mail: the owner signs up 48 hours later', async () => {
    await contas.criar(INTRUSO, AGORA)
    await contas.confirmarEmail(INTRUSO, AGORA, true)
    expect(await donos(AGORA)).toEqual([INTRUSO.id, INTRUSO.id])
    expect(await dono('email', INTRUSO.email, 'paciente', DEPOIS)).toBe(INTRUSO.id)
    expect(await donos(DEPOIS)).toEqual([undefined, undefined])
    await expect(contas.criar({ ...ANA.usuario, kyc_status: 'pending' }, AGORA)).rejects.toMatchObject({
      codigo: 'duplicado',
    })
    await contas.criar({ ...ANA.usuario, kyc_status: 'pending' }, DEPOIS)
    expect(await donos(DEPOIS)).toEqual([ANA.usuario.id, ANA.usuario.id])
  })

  it('does not give way to a new value of an account that was approved with another', async () => {
    await tomar('intruso', AGORA)
    const identidade = { tipo: 'paciente', telefone } as const
    const pedido = { usuario_id: 'aprovada', identidade, agora: AGORA, provados: CAMPOS_UNICOS }
    await expect(travar(pedido)).rejects.toMatchObject({ codigo: 'duplicado' })
  })

  it('gives way at once to whoever proved it, and comes back to nobody', async () => {
    await tomar('intruso', AGORA)
    await tomar('dona', AGORA, 'cpf', 'telefone')
    expect(await donos(AGORA)).toEqual(['dona', 'dona'])
    await expect(tomar('intruso', DEPOIS, 'cpf', 'telefone')).rejects.toMatchObject({ codigo: 'duplicado' })
  })

  it('is held no longer by saying it again, and again once it ran out', async () => {
    await tomar('intruso', AGORA)
    await tomar('intruso', new Date(DEPOIS.getTime() - 1000))
    expect(await donos(DEPOIS)).toEqual([undefined, undefined])
    await tomar('intruso', DEPOIS)
    expect(await donos(DEPOIS)).toEqual(['intruso', 'intruso'])
  })
})

describe('what was proven', () => {
  it('stays so, whatever is said later', async () => {
    await tomar('dona', AGORA, 'cpf')
    await tomar('dona', AGORA)
    expect(await donos(DEPOIS)).toEqual(['dona', undefined])
  })

  it('is taken from nobody, and an e-mail only from whoever let it run out', async () => {
    await tomar('dona', AGORA, ...CAMPOS_UNICOS)
    await expect(tomar('outra', DEPOIS, ...CAMPOS_UNICOS)).rejects.toMatchObject({ codigo: 'duplicado' })
    const doEmail = (usuario_id: string, agora: Date) =>
      travar({ usuario_id, identidade: { tipo: 'paciente', email: 'a@b.co' }, agora, provados: ['email'] })
    const [intruso] = await travar({
      usuario_id: 'intruso',
      identidade: { tipo: 'paciente', email: 'a@b.co' },
      agora: AGORA,
      provados: [],
    })
    if (intruso) await write(intruso.write)
    await expect(doEmail('dona', AGORA)).rejects.toMatchObject({ codigo: 'duplicado' })
    expect(await doEmail('dona', DEPOIS)).toHaveLength(1)
  })
})

describe('giving up', () => {
  it('gives up what is one’s own and leaves what became another’s', async () => {
    await tomar('intruso', AGORA)
    await tomar('dona', DEPOIS, 'cpf')
    const soltas = await soltar('intruso', { tipo: 'paciente', cpf, telefone })
    await write(...soltas)
    expect(await donos(DEPOIS)).toEqual(['dona', 'dona'])
  })
})
