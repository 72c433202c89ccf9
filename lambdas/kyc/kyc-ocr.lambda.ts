import { kycOcr } from '#domain/kyc/contract.ts'
import { lidaPara } from '#domain/kyc/documento/leitura.ts'
import { titularDe } from '#domain/kyc/documento/titular.ts'
import { prazo } from '#lambdas/runtime/prazos.ts'
import { step } from '#lambdas/runtime/step.ts'
import * as corridas from '#lambdas/kyc/store/corridas.ts'
import * as leituras from '#lambdas/kyc/store/leituras.ts'
import { entrar, seCorre } from './corrida/etapa.ts'
import { arquivoDe, FINALIDADE_DO, lerCopia } from './fotos/fotos.ts'
import { lerLado } from './fotos/leitura.ts'
import { perfilDe } from './corrida/perfil-da-corrida.ts'

/** Reads one side. A picture that was already read for this person at upload, or by this run, is not read again. */
export const handler = step(kycOcr, async ({ lado, ...pedido }, { now }) => {
  const corrida = await entrar('ocr', pedido, now)
  const titular = titularDe(await perfilDe(corrida))
  const sha256 = arquivoDe(corrida, FINALIDADE_DO[lado])?.sha256 ?? ''
  const foto = { usuario_id: corrida.usuario_id, lado, sha256 }
  const conhecida = [corrida[`leitura_${lado}`], await leituras.find(foto)].find((lida) =>
    lidaPara(lida, titular),
  )
  const leitura =
    conhecida ??
    (await lerLado(await lerCopia(corrida, FINALIDADE_DO[lado]), {
      lado,
      titular,
      now,
      prazoMs: prazo('tempo_do_ocr'),
    }))
  if (!conhecida) await leituras.guardar(foto, leitura, now)
  await seCorre(() => corridas.guardarLeitura(corrida, lado, leitura))
  return { lado }
})
