import { kycEu } from '#domain/kyc/contract.ts'
import { eEtapa } from '#domain/kyc/progresso.ts'
import { fotos } from '#semente/gerar/foto.ts'
import { CARLA } from '#semente/personas.ts'
import { passarUmMinuto } from '../../support/agendas.ts'
import type { CloudProcess } from '../../support/cloud.ts'
import { api } from '../../support/http.ts'
import { chamar, enviarFoto, fotoDoDocumento, pedidoDeKyc, selfieDe } from '../../support/kyc-envio.ts'
import { novoPaciente } from '../../support/pessoas.ts'
import { eventually } from '../../support/provedores.ts'
import type { Resultado } from './rodada.ts'

/** The workflow of an identity check is killed between two stages and carries on: one run, one decision. */
export async function conferirKycInterrompido(cloud: CloudProcess): Promise<Resultado> {
  const { nome, cpf, data_nascimento } = CARLA.usuario
  // A document known to be read well: what is asked here is what a crash does, not what noise does.
  const pessoa = await novoPaciente(cloud, {
    nome,
    cpf,
    data_nascimento,
    kyc_status: 'pending',
    access_tier: 'blocked',
  })
  const { usuario } = pessoa
  const { registrarNoConselho } = await import('#semente/conselho.ts')
  await registrarNoConselho([CARLA], [])
  const documentos = [
    await enviarFoto(
      cloud,
      pessoa,
      'documento_frente',
      await fotoDoDocumento(usuario, 'frente', { rosto: 'carla', foto: fotos.boa }),
    ),
    await enviarFoto(
      cloud,
      pessoa,
      'documento_verso',
      await fotoDoDocumento(usuario, 'verso', { rosto: 'carla', foto: fotos.boa }),
    ),
  ]
  const selfie = await enviarFoto(cloud, pessoa, 'selfie', await selfieDe('carla'))
  const pedido = pedidoDeKyc(pessoa, usuario, { documentos, selfie, correlation_id: 'caos' })
  const respondido = chamar(cloud, pessoa, '/functions/kyc-orchestrator-v2', pedido).catch(() => undefined)
  const eu = api(cloud.origem, pessoa)
  await eventually('a stage of the check', async () => {
    const { current_state } = await eu.ok(kycEu)
    return eEtapa(current_state) && current_state !== 'uploading' ? current_state : undefined
  })
  await cloud.kill()
  await respondido
  const morreu = performance.now()
  await cloud.restart()
  const voltaMs = Math.round(performance.now() - morreu)
  const fim = await eventually(
    'the check is decided',
    async () => {
      const atual = await eu.ok(kycEu)
      if (eEtapa(atual.current_state)) return undefined
      if (atual.current_state !== 'em_analise') return atual
      // A stage that could not be carried out is tried again by itself.
      await passarUmMinuto(cloud)
      return undefined
    },
    180_000,
  )
  const { status, body } = await chamar(cloud, pessoa, '/functions/kyc-orchestrator-v2', pedido)
  const achados = [
    ...(fim.kyc_status === 'approved' ? [] : [`decidida como ${fim.kyc_status}: ${fim.reasons.join(' ')}`]),
    ...(status === 200 && body['success'] === true ? [] : ['o mesmo pedido não responde a mesma decisão']),
    ...(fim.envios.usados === 1 ? [] : [`${fim.envios.usados} envios contados em vez de um`]),
  ]
  return { ponto: 'verificação no meio', voltaMs, achados }
}
