import { DeleteObjectCommand } from '@aws-sdk/client-s3'
import { GetCommand } from '@aws-sdk/lib-dynamodb'
import { beforeEach, describe, expect, it } from 'vitest'
import { cleanupTempFiles } from '#domain/kyc/contract.ts'
import { handler } from '#lambdas/kyc/cleanup-temp-files.lambda.ts'
import { handler as decision } from '#lambdas/kyc/kyc-decision.lambda.ts'
import { handler as retomar } from '#lambdas/kyc/kyc-retomar.lambda.ts'
import { kycKey } from '#lambdas/store/keys.ts'
import * as kyc from '#lambdas/kyc/store/situacao.ts'
import * as envios from '#lambdas/kyc/store/envios.ts'
import { ALWAYS, update, write } from '#lambdas/store/table.ts'
import { ANA, CARLA } from '#semente/personas.ts'
import { CONTEXT, invoke } from '../../../support/invoke.ts'
import { type Cenario, cenario, foto } from './cenario.ts'
import { etapa, iniciarCorrida, pedidoDe } from './corrida.ts'

const { id } = CARLA.usuario

let mundo: Cenario
beforeEach(() => {
  mundo = cenario(ANA, CARLA)
})

const limpar = async (mudanca: object = {}) => {
  const entrada = { bucket_name: 'kyc-uploads', max_age_hours: 0.1, prefix: 'temp_', ...mudanca }
  const { status, body } = await invoke(handler, cleanupTempFiles, { como: CARLA, entrada })
  return { status, body }
}
const haMinutos = (minutos: number) => new Date(Date.now() - minutos * 60_000).toISOString()

describe('cleanup-temp-files', () => {
  it("deletes the caller's own old uploads and nobody else's", async () => {
    const velha = await mundo.enviar(CARLA, 'selfie', await foto('#111111'), haMinutos(7))
    const nova = await mundo.enviar(CARLA, 'selfie', await foto('#222222'), haMinutos(5))
    const dela = await mundo.enviar(ANA, 'selfie', await foto('#333333'), haMinutos(60))
    mundo.fotos.set(`${CARLA.usuario.id}/selfie_1.jpg`, new Uint8Array(1))
    expect(await limpar({ dry_run: true })).toEqual({
      status: 200,
      body: { success: true, files_found: 1, files_deleted: 0, dry_run: true },
    })
    expect(await limpar()).toEqual({
      status: 200,
      body: { success: true, files_found: 1, files_deleted: 1, dry_run: false },
    })
    expect([...mundo.fotos.keys()]).toEqual([nova, dela, `${CARLA.usuario.id}/selfie_1.jpg`])
    expect(mundo.of('kyc_envio').map(({ caminho }) => caminho)).not.toContain(velha)
  })

  it('keeps what a side was read from, and only that', async () => {
    const [lida, trocada] = [
      await mundo.enviar(CARLA, 'documento_frente', await foto('#111111'), haMinutos(60)),
      await mundo.enviar(CARLA, 'documento_frente', await foto('#222222'), haMinutos(61)),
    ]
    for (const caminho of [trocada, lida])
      await kyc.guardarLado(id, 'frente', { caminho, sha256: 'f', aceito: true }, new Date())
    expect(await limpar()).toMatchObject({ body: { files_found: 1, files_deleted: 1 } })
    expect([...mundo.fotos.keys()]).toEqual([lida])
    expect(mundo.kyc(id)).toMatchObject({ lado_frente: { caminho: lida } })
    expect(await envios.find(id, lida)).toMatchObject({ caminho: lida })
  })

  it('keeps what an open run has not looked at, running or waiting, until it is over', async () => {
    const { document_files, selfie_path } = await iniciarCorrida(mundo, CARLA)
    const enviadas = [...document_files, selfie_path]
    const NADA = { body: { files_found: 0, files_deleted: 0 } }
    expect(await limpar({ max_age_hours: 0 })).toMatchObject(NADA)
    await etapa(decision, { ...pedidoDe(CARLA), falhou: 'uploading', erro: 'InternalError' })
    expect(mundo.kyc(id)).toMatchObject({ current_state: 'em_analise' })
    expect(await limpar({ max_age_hours: 0 })).toMatchObject(NADA)
    expect([...mundo.fotos.keys()]).toEqual(enviadas)
    const { pk, sk } = kycKey(id)
    await write(update({ pk, sk }, { set: { current_state: 'rejected' } }, ALWAYS))
    expect(await limpar({ max_age_hours: 0 })).toMatchObject({ body: { files_found: 3, files_deleted: 3 } })
    expect([...mundo.fotos.keys()]).toEqual([])
  })

  it('takes nothing that is used in this very moment', async () => {
    const caminho = await mundo.enviar(CARLA, 'documento_frente', await foto('#111111'), haMinutos(7))
    const { pk, sk } = kycKey(id)
    const antes = structuredClone(mundo.items.get(`${pk}|${sk}`))
    await kyc.guardarLado(id, 'frente', { caminho, sha256: 'f', aceito: true }, new Date())
    // The side was stored after the cleaning had read where the check stands.
    mundo.tabela.on(GetCommand, { Key: { pk, sk } }).resolves({ Item: antes })
    expect(await limpar()).toMatchObject({ body: { files_found: 1, files_deleted: 0 } })
    expect(mundo.fotos.has(caminho)).toBe(true)
    expect(await envios.find(id, caminho)).toMatchObject({ caminho })
  })

  it('gives an upload up before its picture goes: nobody reads a side from it any more', async () => {
    const caminho = await mundo.enviar(CARLA, 'documento_frente', await foto('#111111'), haMinutos(7))
    mundo.s3.on(DeleteObjectCommand).rejectsOnce(new Error('away'))
    expect(await limpar()).toMatchObject({ status: 500 })
    expect(await envios.find(id, caminho)).toBeUndefined()
    await expect(
      kyc.guardarLado(id, 'frente', { caminho, sha256: 'f', aceito: true }, new Date()),
    ).rejects.toMatchObject({ name: 'ConditionFailed' })
    expect(mundo.kyc(id)).not.toHaveProperty('lado_frente')
    await retomar({}, CONTEXT)
    expect(mundo.of('kyc_envio')).toEqual([])
  })

  it.each([{ bucket_name: 'prontuario-docs' }, { prefix: '' }, { max_age_hours: -1 }])(
    'refuses to delete anything else: %o',
    async (mudanca) => {
      expect((await limpar(mudanca)).status).toBe(400)
    },
  )
})
