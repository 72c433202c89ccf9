import { hojeEm } from '#domain/base/campos.ts'
import { kycFraud } from '#domain/kyc/contract.ts'
import { MINIMOS } from '#domain/kyc/decisao/decisao.ts'
import { avaliarFraude } from '#domain/kyc/decisao/fraude.ts'
import { type Corrida, vereditoFeito } from '#domain/kyc/corrida.ts'
import { lidaPara } from '#domain/kyc/documento/leitura.ts'
import { titularDe } from '#domain/kyc/documento/titular.ts'
import { mesmaFoto, mesmoDocumento } from '#domain/kyc/imagem/impressao.ts'
import { buscarRostos } from '#lambdas/aws/colecao.ts'
import { step } from '#lambdas/runtime/step.ts'
import {
  documentoDeOutro,
  type Dono,
  type Foto,
  numeroDeOutro,
  rostoDeOutro,
  selfieDeOutro,
} from '#lambdas/kyc/store/marcas.ts'
import { concluir, entrar } from './corrida/etapa.ts'
import { lerCopia } from './fotos/fotos.ts'
import { perfilDe } from './corrida/perfil-da-corrida.ts'
import { type Provas, provasDe } from './desfecho/provas.ts'
import { copiaDoRetrato } from './fotos/retrato.ts'

/** The document against the stored profile, its age, its files, and the history of its number, pictures and face. */
export const handler = step(kycFraud, async (pedido, { now }) => {
  const corrida = await entrar('fraud', pedido, now)
  const feito = vereditoFeito('fraud', corrida)
  if (feito) return { veredito: feito }
  const perfil = await perfilDe(corrida)
  const provas = provasDe(corrida)
  const { documento } = provas
  if (!lidaPara(corrida.leitura_frente, titularDe(perfil)))
    throw new Error('The document was read for other data')
  const { nota, motivos, revisao } = avaliarFraude(
    {
      formulario: perfil,
      documento: documento.campos,
      achados: documento.achados,
      layout: documento.layout,
      validade_conferida: documento.validade_conferida,
      hoje: hojeEm(now),
      arquivos: await historico(corrida, provas, { usuario_id: perfil.id, cpf: perfil.cpf }),
      contas_no_aparelho: corrida.contas_no_aparelho ?? 0,
    },
    MINIMOS.fraud,
  )
  return { veredito: await concluir('fraud', corrida, { nota, motivos, revisao }, now) }
})

async function historico(corrida: Corrida, provas: Provas, dono: Dono) {
  const { frente, verso, selfie, numeros, indicios } = provas
  const lados = verso ? [frente, verso] : [frente]
  const [copia, daSelfie, rosto_em_outra_conta, dosLados, dosNumeros] = await Promise.all([
    // The face collection is searched at the same time.
    copiaDoRetrato(corrida),
    selfieDeOutro(selfie, dono),
    rostoConhecido(corrida, dono),
    Promise.all(lados.map(async (lado) => documentoDeOutro(lado, dono))),
    Promise.all(numeros.map(async (numero) => numeroDeOutro(numero, dono))),
  ])
  return {
    frente_igual_ao_verso:
      verso !== null &&
      (iguais(frente, verso) || mesmoDocumento(frente.impressao_fina, verso.impressao_fina)),
    selfie_e_o_documento: lados.some((lado) => iguais(lado, selfie)),
    selfie_e_o_retrato: copia === 'copia',
    selfie_parece_o_retrato: copia === 'duvida',
    selfie_reutilizada: daSelfie === 'de_outro',
    rosto_em_outra_conta,
    documento_reutilizado: dosLados.includes('de_outro') || dosNumeros.includes(true),
    procura_parcial: [daSelfie, ...dosLados].includes('parcial'),
    indicios,
  }
}

/**
 * Whether the collection of approved faces knows this face under another account.
 * @throws Error when the search found no face in the picture: earlier stages saw one, so nothing can be concluded about
 * other accounts
 */
async function rostoConhecido(corrida: Corrida, dono: Dono): Promise<boolean> {
  const achados = await buscarRostos(await lerCopia(corrida, 'selfie'))
  if (achados === null) throw new Error('No face of the selfie was looked for in the collection')
  return rostoDeOutro(
    achados.flatMap(({ externo }) => externo ?? []),
    dono,
  )
}

const iguais = (a: Foto, b: Foto): boolean => a.sha256 === b.sha256 || mesmaFoto(a.impressao, b.impressao)
