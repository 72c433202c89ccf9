import { hojeEm } from '#domain/cadastro/campos.ts'
import { kycFraud } from '#domain/kyc/contract.ts'
import { MINIMOS } from '#domain/kyc/decisao.ts'
import { avaliarFraude } from '#domain/kyc/fraude.ts'
import { mesmaFoto } from '#domain/kyc/impressao.ts'
import { step } from '#lambdas/runtime/step.ts'
import { documentoDeOutro, type Foto, numeroDeOutro, selfieDeOutro } from '#lambdas/store/kyc-marcas.ts'
import { concluir, entrar } from './etapa.ts'
import { perfilDe } from './perfil.ts'
import { type Provas, provasDe } from './provas.ts'

/** The document against the stored profile, its age, and the history of its number and pictures. */
export const handler = step(kycFraud, async (pedido, { now }) => {
  const corrida = await entrar('fraud', pedido, now)
  const perfil = await perfilDe(corrida)
  const provas = provasDe(corrida)
  const { nota, motivos, revisao } = avaliarFraude(
    {
      formulario: perfil,
      documento: provas.documento.campos,
      layout: provas.documento.layout,
      hoje: hojeEm(now),
      arquivos: await historico(provas, { usuario_id: perfil.id, cpf: perfil.cpf }),
    },
    MINIMOS.fraud,
  )
  return { veredito: await concluir('fraud', corrida, { nota, motivos, revisao }, now) }
})

async function historico(provas: Provas, dono: { readonly usuario_id: string; readonly cpf: string }) {
  const { frente, verso, selfie, numeros, editado } = provas
  const lados = verso ? [frente, verso] : [frente]
  const [selfie_reutilizada, ...documentos] = await Promise.all([
    selfieDeOutro(selfie, dono),
    ...lados.map(async (lado) => documentoDeOutro(lado, dono)),
    ...numeros.map(async (numero) => numeroDeOutro(numero, dono)),
  ])
  return {
    frente_igual_ao_verso: verso !== null && iguais(frente, verso),
    selfie_e_o_documento: lados.some((lado) => iguais(lado, selfie)),
    selfie_reutilizada,
    documento_reutilizado: documentos.includes(true),
    possivel_adulteracao: editado,
  }
}

const iguais = (a: Foto, b: Foto): boolean => a.sha256 === b.sha256 || mesmaFoto(a.impressao, b.impressao)
