import { SESClient, SendRawEmailCommand } from '@aws-sdk/client-ses'
import { mockClient } from 'aws-sdk-client-mock'
import PostalMime from 'postal-mime'
import { beforeEach, expect, it, vi } from 'vitest'
import { decidirDependente, revisaoDeDependente } from '#domain/dependente/contract-revisao.ts'
import { encerrarVinculo } from '#domain/dependente/contract.ts'
import { handler as decidir } from '#lambdas/dependente/decidir-dependente.lambda.ts'
import { handler as encerrar } from '#lambdas/dependente/encerrar-vinculo.lambda.ts'
import { handler as vencer } from '#lambdas/dependente/vencer-vinculos.lambda.ts'
import { handler as ver } from '#lambdas/dependente/revisao-de-dependente.lambda.ts'
import { handler } from '#lambdas/email/avisar-vinculo.lambda.ts'
import { responsavelKey } from '#lambdas/store/keys.ts'
import { EXISTS, remove, write } from '#lambdas/store/table.ts'
import { TEO } from '#semente/dependentes.ts'
import { ANA, LUCIA, type Persona } from '#semente/personas.ts'
import { CONTEXT, invoke } from '../../../support/invoke.ts'
import { segredosVivos } from '../../../support/pool-vivo.ts'
import { fila } from '../../../support/tempo-real.ts'
import {
  adicionado,
  emAnalise,
  enviada,
  guardado,
  MARCOS,
  mundoComTeo,
  provarComo,
} from '../dependente/cenario.ts'
import type { Cenario } from '../kyc/cenario.ts'
import { revisor } from '../kyc/em-analise.ts'

const ses = mockClient(SESClient)
let mundo: Cenario
let enviadas: { para: string[]; assunto: string | undefined; texto: string }[]

beforeEach(async () => {
  mundo = mundoComTeo()
  segredosVivos()
  await revisor(LUCIA.usuario)
  enviadas = []
  ses.reset()
  ses
    .on(SendRawEmailCommand)
    .callsFake(async (envio: { Destinations: string[]; RawMessage: { Data: Buffer } }) => {
      const { subject, text } = await new PostalMime().parse(envio.RawMessage.Data)
      enviadas.push({ para: envio.Destinations, assunto: subject, texto: text ?? '' })
      return { MessageId: `m${enviadas.length}` }
    })
})

/** The bond of this adult, as a person decided it. */
async function decidido(
  como: Persona,
  decisao: 'confirmar' | 'recusar',
  digitado: object = {},
): Promise<string> {
  const dependente_id = await adicionado(como, digitado)
  const [frente, guarda] = [await enviada(mundo, 'frente', como), await enviada(mundo, 'guarda', como)]
  await provarComo(como, { dependente_id, frente, guarda })
  const qual = { responsavel_id: como.usuario.id, dependente_id }
  const { vista } = (await invoke(ver, revisaoDeDependente, { como: LUCIA, entrada: qual })).body as {
    vista: string
  }
  const entrada = { ...qual, vista, decisao, motivo: 'Lido com atenção.' }
  expect(await invoke(decidir, decidirDependente, { como: LUCIA, entrada })).toMatchObject({ status: 200 })
  return dependente_id
}

const avisada = (dependente_id: string, { usuario }: Persona, para: string) =>
  handler(
    fila({
      tipo: 'vinculo.status',
      detalhe: {
        id: `e-${usuario.id}-${para}`,
        em: new Date().toISOString(),
        responsavel_id: usuario.id,
        dependente_id,
        de: 'em_revisao',
        para,
      },
    }),
    CONTEXT,
  )

it('what a person decided is mailed once to whoever asked, and says nobody’s name', async () => {
  const dependente_id = await decidido(ANA, 'recusar')
  await avisada(dependente_id, ANA, 'recusado')
  await avisada(dependente_id, ANA, 'recusado')
  expect(enviadas).toMatchObject([
    { para: [ANA.usuario.email], assunto: 'Não foi possível confirmar seu dependente' },
  ])
  expect(enviadas[0]?.texto).not.toContain(TEO.nome.split(' ')[0])
})

it('who sent everything is told when nobody looked at it in time, and not what they withdrew themselves', async () => {
  const dependente_id = await emAnalise(mundo)
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 31 * 24 * 60 * 60 * 1000 })
  await vencer({}, CONTEXT)
  vi.useRealTimers()
  await avisada(dependente_id, ANA, 'encerrado')
  expect(enviadas).toMatchObject([
    { para: [ANA.usuario.email], assunto: 'Não conferimos a tempo os documentos do seu dependente' },
  ])
  await emAnalise(mundo)
  await invoke(encerrar, encerrarVinculo, { como: ANA, entrada: { dependente_id } })
  await avisada(dependente_id, ANA, 'encerrado')
  expect(enviadas).toHaveLength(1)
})

it('who answers already is told of another, and the other is not told of them', async () => {
  const dependente_id = await decidido(ANA, 'confirmar')
  await avisada(dependente_id, ANA, 'confirmado')
  expect(enviadas.map(({ para, assunto }) => [para[0], assunto])).toEqual([
    [ANA.usuario.email, 'Seu dependente foi confirmado'],
  ])
  await decidido(MARCOS, 'confirmar')
  await avisada(dependente_id, MARCOS, 'confirmado')
  expect(enviadas.slice(1).map(({ para, assunto }) => [para[0], assunto])).toEqual([
    [MARCOS.usuario.email, 'Seu dependente foi confirmado'],
    [ANA.usuario.email, 'Outra pessoa também responde por seu dependente'],
  ])
})

it.each([
  ['a child', {}],
  ['an adult ward, whose bond ends on no day', { relacao: 'curador', data_nascimento: '1951-02-03' }],
])('who answers since before there was a list of them is told too: %s', async (_, digitado) => {
  mundo.cadastros.pessoas.set(TEO.cpf, { ...TEO, ...digitado })
  const dependente_id = await decidido(ANA, 'confirmar', digitado)
  await write(remove(responsavelKey(dependente_id, ANA.usuario.id), EXISTS))
  await decidido(MARCOS, 'confirmar', digitado)
  await avisada(dependente_id, MARCOS, 'confirmado')
  expect(enviadas.map(({ para, assunto }) => [para[0], assunto])).toEqual([
    [MARCOS.usuario.email, 'Seu dependente foi confirmado'],
    [ANA.usuario.email, 'Outra pessoa também responde por seu dependente'],
  ])
})

it('who no longer answers is not told, and what is no longer true is not mailed', async () => {
  const dependente_id = await decidido(ANA, 'confirmar')
  await invoke(encerrar, encerrarVinculo, { como: ANA, entrada: { dependente_id } })
  expect(await guardado(dependente_id)).toMatchObject({ status: 'encerrado' })
  await avisada(dependente_id, ANA, 'confirmado')
  await decidido(MARCOS, 'confirmar')
  await avisada(dependente_id, MARCOS, 'confirmado')
  expect(enviadas.map(({ para }) => para[0])).toEqual([MARCOS.usuario.email])
})
