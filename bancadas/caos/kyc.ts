import { kycEu } from '#domain/kyc/contract.ts'
import { KYC_ETAPAS, type KycEtapa } from '#domain/kyc/machine.ts'
import { fotos } from '#semente/gerar/foto.ts'
import type { NomeDoRosto } from '#semente/gerar/rostos.ts'
import { passarUmMinuto } from '../../tests/support/agendas.ts'
import type { CloudProcess } from '../../tests/support/cloud.ts'
import { api } from '../../tests/support/http.ts'
import { enviarFoto, fotoDoDocumento, pedidoDeKyc, selfieDe } from '../../tests/support/kyc-envio.ts'
import { novoPaciente } from '../../tests/support/pessoas.ts'
import { conhecerPessoas, pessoaDe } from '../../tests/support/portas-dos-cadastros.ts'
import { eventually } from '../../tests/support/provedores.ts'
import type { Entrada } from '../../tests/support/sessao.ts'
import type { Resultado } from './rodada.ts'

/** A face each: the same one in two accounts is for a person to judge. */
const ROSTO_DA: Readonly<Record<KycEtapa, NomeDoRosto>> = {
  uploading: 'ana',
  ocr: 'carla',
  liveness: 'davi',
  facematch: 'elza',
  fraud: 'gisele',
  consultario: 'helio',
  decision: 'fabio',
}

/** The kills of an identity check, by the names `--ponto` looks through. */
export const PONTOS_DO_KYC = KYC_ETAPAS.map((etapa) => ({ nome: `verificação em ${etapa}`, etapa }))

/**
 * The product is killed once the check has reached this stage (or a later one, when it was faster) and started again:
 * one run, one decision.
 */
export async function conferirKycInterrompido(cloud: CloudProcess, etapa: KycEtapa): Promise<Resultado> {
  const rosto = ROSTO_DA[etapa]
  const pessoa = await novoPaciente(cloud, { kyc_status: 'pending', access_tier: 'blocked' })
  const { usuario } = pessoa
  await conhecerPessoas(cloud, pessoaDe(usuario))
  const documentos = [
    await enviarFoto(
      cloud,
      pessoa,
      'documento_frente',
      await fotoDoDocumento(usuario, 'frente', { rosto, foto: fotos.boa }),
    ),
    await enviarFoto(
      cloud,
      pessoa,
      'documento_verso',
      await fotoDoDocumento(usuario, 'verso', { rosto, foto: fotos.boa }),
    ),
  ]
  const selfie = await enviarFoto(cloud, pessoa, 'selfie', await selfieDe(rosto))
  const pedido = pedidoDeKyc(pessoa, usuario, { documentos, selfie, correlation_id: `caos-${etapa}` })
  const respondido = pedir(cloud, pessoa, pedido).catch(() => undefined)
  const eu = api(cloud.origem, pessoa)
  const aPartirDe: ReadonlySet<string> = new Set(KYC_ETAPAS.slice(KYC_ETAPAS.indexOf(etapa)))
  await eventually(
    `the stage ${etapa} of the check`,
    async () => {
      const { current_state } = await eu.ok(kycEu)
      // A busy machine may be too slow for a reader: then the stage comes with the next try.
      if (current_state === 'em_analise') await passarUmMinuto(cloud)
      return aPartirDe.has(current_state) || current_state === 'approved' ? current_state : undefined
    },
    90_000,
  )
  await cloud.kill()
  await respondido
  const morreu = performance.now()
  await cloud.restart()
  const voltaMs = Math.round(performance.now() - morreu)
  const fim = await eventually(
    'the check is decided',
    async () => {
      const atual = await eu.ok(kycEu)
      if (['approved', 'rejected'].includes(atual.current_state)) return atual
      // A stage that could not be carried out is tried again by itself.
      if (atual.current_state === 'em_analise') await passarUmMinuto(cloud)
      return undefined
    },
    120_000,
  )
  const { status, body } = await pedir(cloud, pessoa, pedido)
  const achados = [
    ...(fim.kyc_status === 'approved' ? [] : [`decidida como ${fim.kyc_status}: ${fim.reasons.join(' ')}`]),
    ...(status === 200 && body['success'] === true ? [] : ['o mesmo pedido não responde a mesma decisão']),
    ...(fim.envios.usados === 1 ? [] : [`${fim.envios.usados} envios contados em vez de um`]),
  ]
  return { ponto: `verificação em ${etapa}`, voltaMs, achados }
}

/** From a telephone of one's own: many accounts on one device are for a person to judge. */
async function pedir(
  cloud: CloudProcess,
  { token, id }: Entrada,
  pedido: object,
): Promise<{ status: number; body: Record<string, unknown> }> {
  const response = await fetch(`${cloud.origem}/api/functions/kyc-orchestrator-v2`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      'user-agent': `telefone ${id}`,
    },
    body: JSON.stringify(pedido),
  })
  return { status: response.status, body: (await response.json()) as Record<string, unknown> }
}
