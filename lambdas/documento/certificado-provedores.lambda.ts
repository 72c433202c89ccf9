import { certificadoProvedores } from '#domain/documento/contract-certificado.ts'
import { eProvedorDeCertificado, PSCS, type ProvedorDeCertificado } from '#domain/base/psc.ts'
import { procurar } from '#lambdas/providers/psc.ts'
import { enderecosDosPscs, PscFalhou } from '#lambdas/providers/psc-http.ts'
import { http } from '#lambdas/runtime/http.ts'

/** Where this stage's doctors can have a certificate, and where the caller has one. */
export const handler = http(certificadoProvedores, async (_entrada, { actor }) => ({
  provedores: await Promise.all(
    Object.keys(enderecosDosPscs())
      .filter(eProvedorDeCertificado)
      .map(async (provedor) => ({
        provedor,
        modos: [...PSCS[provedor].modos],
        encontrado: await temCertificado(provedor, actor.perfil.cpf),
      })),
  ),
}))

/** Whether the provider has a certificate of this CPF; null when it does not say. The doctor can still choose it. */
async function temCertificado(provedor: ProvedorDeCertificado, cpf: string): Promise<boolean | null> {
  try {
    return await procurar(provedor, cpf)
  } catch (error) {
    if (error instanceof PscFalhou) return null
    throw error
  }
}
