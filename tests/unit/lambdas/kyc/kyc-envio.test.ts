import { beforeEach, describe, expect, it } from 'vitest'
import { criarEnvio } from '#domain/kyc/contract.ts'
import { handler } from '#lambdas/kyc/kyc-envio.lambda.ts'
import { ANA, CARLA } from '#semente/personas.ts'
import { invoke } from '../../../support/invoke.ts'
import { type Cenario, cenario, problema } from './cenario.ts'

let mundo: Cenario
beforeEach(() => {
  mundo = cenario(ANA, CARLA)
})

const pedir = async (entrada: object, como = CARLA) => {
  const { status, body } = await invoke(handler, criarEnvio, { como, entrada: { ...entrada } })
  return { status, body }
}
const FRENTE = {
  finalidade: 'documento_frente',
  tipo_conteudo: 'image/jpeg',
  tamanho: 2_000_000,
  documento_tipo: 'CNH',
}

describe('kyc-envio', () => {
  it('signs a form for exactly one picture of the own folder, and remembers it', async () => {
    const { status, body } = await pedir(FRENTE)
    const { id } = CARLA.usuario
    expect(status).toBe(200)
    expect(body).toEqual({
      url: expect.stringContaining('kyc-uploads'),
      campos: expect.any(Object),
      caminho: expect.stringMatching(new RegExp(`^${id}/temp_documento_frente_\\d{13}_[0-9a-f]{18}\\.jpg$`)),
      expira_em: expect.any(String),
    })
    const { campos, caminho, expira_em } = body as {
      campos: Record<string, string>
      caminho: string
      expira_em: string
    }
    const politica: unknown = JSON.parse(Buffer.from(campos.Policy ?? '', 'base64').toString())
    expect(politica).toMatchObject({
      conditions: expect.arrayContaining([
        ['eq', '$key', caminho],
        ['eq', '$Content-Type', 'image/jpeg'],
        ['content-length-range', 2_000_000, 2_000_000],
        { bucket: 'kyc-uploads' },
      ]),
    })
    const { expiration } = politica as { expiration: string }
    expect(Math.abs(Date.parse(expiration) - Date.parse(expira_em))).toBeLessThan(5_000)
    expect(Date.parse(expira_em) - Date.now()).toBeLessThanOrEqual(300_000)
    expect(campos).toMatchObject({ key: caminho, 'Content-Type': 'image/jpeg' })
    expect(mundo.of('kyc_envio')).toEqual([
      {
        entidade: 'kyc_envio',
        usuario_id: id,
        caminho,
        finalidade: 'documento_frente',
        tipo_conteudo: 'image/jpeg',
        documento_tipo: 'CNH',
        created_at: expect.any(String),
        gsi4pk: expect.stringMatching(/^PRAZO#kyc_envio#\d$/),
        gsi4sk: expect.stringContaining(caminho),
      },
    ])
  })

  it.each([
    ['another type', { tipo_conteudo: 'image/webp' }, 'tipo_conteudo'],
    ['more than 10 MB', { tamanho: 10 * 1024 * 1024 + 1 }, 'tamanho'],
    ['nothing', { tamanho: 0 }, 'tamanho'],
  ])('refuses %s in the words of the specification', async (_nome, mudanca, campo) => {
    expect(await pedir({ ...FRENTE, ...mudanca })).toEqual(
      problema(400, 'campos_invalidos', {
        title: 'Campos inválidos',
        detail: 'Corrija os campos destacados para continuar.',
        campos: [{ campo, motivo: 'Somente JPG/PNG até 10MB são aceitos.' }],
      }),
    )
    expect(mundo.of('kyc_envio')).toEqual([])
  })

  it('asks for the document type of a side, not of a selfie', async () => {
    const { documento_tipo: _sem, ...semTipo } = FRENTE
    expect(await pedir(semTipo)).toEqual(
      problema(400, 'campos_invalidos', {
        title: 'Campos inválidos',
        detail: 'Corrija os campos destacados para continuar.',
        campos: [{ campo: 'documento_tipo', motivo: 'Selecione o tipo de documento' }],
      }),
    )
    expect((await pedir({ ...semTipo, finalidade: 'selfie' })).status).toBe(200)
  })

  it('refuses who is approved already', async () => {
    expect(await pedir(FRENTE, ANA)).toEqual(
      problema(409, 'transicao_invalida', {
        title: 'Ação não disponível',
        detail: 'Sua identidade já foi verificada.',
      }),
    )
  })
})
