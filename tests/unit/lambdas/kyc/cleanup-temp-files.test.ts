import { beforeEach, describe, expect, it } from 'vitest'
import { cleanupTempFiles } from '#domain/kyc/contract.ts'
import { handler } from '#lambdas/kyc/cleanup-temp-files.ts'
import { ANA, CARLA } from '#semente/personas.ts'
import { invoke } from '../../../support/invoke.ts'
import { type Cenario, cenario, foto } from './cenario.ts'

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

  it.each([{ bucket_name: 'prontuario-docs' }, { prefix: '' }, { max_age_hours: -1 }])(
    'refuses to delete anything else: %o',
    async (mudanca) => {
      expect((await limpar(mudanca)).status).toBe(400)
    },
  )
})
