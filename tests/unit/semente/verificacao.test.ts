import { beforeEach, describe, expect, it } from 'vitest'
import { vereditoFeito } from '#domain/kyc/corrida.ts'
import { aceitarDocumento } from '#domain/kyc/documento/aceitacao.ts'
import { DIVERGENCIAS } from '#domain/kyc/documento/mecanica.ts'
import { achadoDoDocumento } from '#domain/kyc/documento/achado.ts'
import { SINAIS_DE_FRAUDE } from '#domain/kyc/decisao/fraude.ts'
import { KYC_ETAPAS } from '#domain/kyc/machine.ts'
import { julgar } from '#lambdas/kyc/desfecho/julgamento.ts'
import * as corridas from '#lambdas/kyc/store/corridas.ts'
import * as situacao from '#lambdas/kyc/store/situacao.ts'
import { vencimento } from '#lambdas/runtime/prazos.ts'
import * as usuarios from '#lambdas/store/usuarios.ts'
import { criarConta } from '#semente/contas.ts'
import { ANA, BRUNO, CARLA, DIEGO, type Persona } from '#semente/personas.ts'
import { type Cenario, cenario } from '../lambdas/kyc/cenario.ts'

const AGORA = new Date('2026-11-20T12:00:00.000Z')

let mundo: Cenario
beforeEach(() => {
  mundo = cenario()
})

/** What is stored of a persona once they were seeded. */
async function semear(persona: Persona) {
  const { id } = persona.usuario
  await criarConta(persona, persona.usuario, AGORA)
  const kyc = await situacao.find(id)
  const corrida = await corridas.find(id, kyc?.corrida_id ?? '')
  return { kyc, corrida, perfil: await usuarios.find(id) }
}

describe.each([
  [BRUNO, 'em_analise', [DIVERGENCIAS.data_validade]],
  [DIEGO, 'rejected', [SINAIS_DE_FRAUDE.documento_vencido.motivo]],
] as const)('the seeded check of $rosto', (persona, status, motivos) => {
  it('ends as the rules end it, and the account stands as the persona says', async () => {
    const { kyc, corrida, perfil } = await semear(persona)
    if (!corrida) throw new Error('No run was seeded')
    const { veredito, nota, motivos: ditos } = julgar(corrida)
    expect({ veredito, ditos }).toEqual({ veredito: status, ditos: motivos })
    expect(corrida).toMatchObject({ status: veredito, reasons: ditos })
    expect(corrida.resultados.decision).toMatchObject({ score: nota, reasons: ditos })
    expect(kyc).toMatchObject({ current_state: veredito })
    const { kyc_status, access_tier } = persona.usuario
    expect(perfil).toMatchObject({ kyc_status, access_tier })
    expect(corrida).toMatchObject({ kyc_status, access_tier })
  })

  it('has in each stage what its rule finds', async () => {
    const { corrida } = await semear(persona)
    if (!corrida?.leitura_frente || !corrida.leitura_verso) throw new Error('Nothing was read')
    const { nota, motivos: ditos } = achadoDoDocumento(
      aceitarDocumento(corrida.leitura_frente, corrida.leitura_verso),
      null,
    )
    expect(corrida.resultados.ocr).toMatchObject({ score: nota, reasons: ditos })
    const feitas = KYC_ETAPAS.filter((etapa) => etapa !== 'decision' && corrida.resultados[etapa])
    expect(feitas.map((etapa) => vereditoFeito(etapa, corrida))).toEqual(
      feitas.map((etapa) => corrida.resultados[etapa]?.veredito),
    )
  })

  it('has its pictures, for whoever looks at it', async () => {
    const { corrida } = await semear(persona)
    expect(corrida?.arquivos.map(({ finalidade }) => finalidade)).toEqual([
      'documento_frente',
      'documento_verso',
      'selfie',
    ])
    for (const { copia = '', quarentena = '' } of corrida?.arquivos ?? [])
      expect([mundo.fotos.has(copia), mundo.fotos.has(quarentena)]).toEqual([true, true])
  })
})

it('waits for the reviewer, since no retry would tell more', async () => {
  await semear(BRUNO)
  expect(await situacao.emAnalise()).toEqual([
    expect.objectContaining({ vence_em: vencimento('revisao_do_kyc', AGORA) }),
  ])
})

it.each([
  [ANA, 'approved'],
  [CARLA, 'draft'],
])('leaves $rosto where no run is needed', async (persona, current_state) => {
  const { kyc, corrida, perfil } = await semear(persona)
  expect(kyc).toMatchObject({ current_state })
  expect(corrida).toBeUndefined()
  const { kyc_status, access_tier } = persona.usuario
  expect(perfil).toMatchObject({ kyc_status, access_tier })
})
