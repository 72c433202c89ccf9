import { LIMITES_DO_SERVIDOR } from '#domain/base/limites-por-operacao.ts'
import { decide } from '#domain/base/maquina.ts'
import { DomainError } from '#domain/base/erros.ts'
import { provarVinculo } from '#domain/dependente/contract.ts'
import { vinculoMachine } from '#domain/dependente/machine.ts'
import { type LadoLido, oQueFaltaNaProva } from '#domain/dependente/prova.ts'
import { ERROS_DO_DEPENDENTE } from '#domain/dependente/textos.ts'
import {
  copiaDaProva,
  type ImagemDaProva,
  type Prova,
  PROVAS,
  type Vinculo,
} from '#domain/dependente/vinculo.ts'
import { tipoDosBytes } from '#domain/kyc/envio.ts'
import { titularDe } from '#domain/kyc/documento/titular.ts'
import type { Indicio } from '#domain/kyc/imagem/indicios.ts'
import { MOTIVOS_DA_RECUSA, type Recusa } from '#domain/kyc/imagem/admissao.ts'
import * as imagens from '#lambdas/aws/kyc-imagens.ts'
import { LeituraIndisponivel } from '#lambdas/aws/textract.ts'
import { passouPelaVarredura, VarreduraPendente } from '#lambdas/aws/varredura.ts'
import { copiaLimpa, examinar, ImagemInvalida } from '#lambdas/kyc/fotos/imagem.ts'
import { amostrasValem } from '#lambdas/kyc/fotos/amostras.ts'
import { lerLado } from '#lambdas/kyc/fotos/leitura.ts'
import * as envios from '#lambdas/kyc/store/envios.ts'
import { env } from '#lambdas/runtime/env.ts'
import { http } from '#lambdas/runtime/http.ts'
import { prazo } from '#lambdas/runtime/prazos.ts'
import * as limites from '#lambdas/store/limites.ts'
import * as vinculos from '#lambdas/store/vinculos.ts'
import { esquecerImagens } from './imagens-da-prova.ts'
import { mudar } from './mudar.ts'
import { vista } from './vista.ts'

interface Recebida extends ImagemDaProva {
  readonly caminho: string
  readonly limpa: Uint8Array
  readonly indicios: readonly Indicio[]
}

/**
 * Reads the dependant's document. It confirms the bond by itself when it names the adult as a parent; otherwise it
 * waits for a proof of responsibility, and with that for a person. Only copies without metadata are kept, and only
 * until it is decided.
 */
export const handler = http(provarVinculo, async ({ dependente_id, ...caminhos }, { actor, now }) => {
  const antes = await vinculos.find(actor.id, dependente_id)
  if (!antes) throw new DomainError('nao_encontrado')
  if (!decide(vinculoMachine, antes.status, 'pedir_revisao', 'paciente').ok)
    throw new DomainError('transicao_invalida')
  const recebidas = await receber(antes, caminhos)
  await limites.exigir({ tipo: 'kyc_ocr_chamada', quem: actor.id }, LIMITES_DO_SERVIDOR.kyc_ocr_chamada, now)
  const lados = await lerTudo(antes, recebidas, now)
  const motivos = oQueFaltaNaProva(antes, actor.perfil, lados)
  const depois = await decidir(antes, { recebidas, motivos }, now)
  await Promise.all(
    recebidas.map(async ({ caminho }) => {
      await imagens.apagar(caminho)
      await envios.esquecer({ usuario_id: actor.id, caminho })
    }),
  )
  return vista(depois, now)
})

interface Lida {
  readonly recebidas: readonly Recebida[]
  readonly motivos: readonly string[]
}

/** Confirmed by the document, handed to a person, or waiting for the proof a person needs. */
async function decidir(antes: Vinculo, { recebidas, motivos }: Lida, now: Date): Promise<Vinculo> {
  const em = now.toISOString()
  const { responsavel_id: ator_id } = antes
  if (motivos.length === 0) {
    await esquecerImagens(antes)
    const fatos = { imagens: [], motivos: [], enviada_em: em, decisao: { em } }
    return mudar({ antes, ato: 'confirmar', papel: 'sistema', ator_id, fatos }, now)
  }
  await Promise.all(recebidas.map(({ copia, limpa }) => imagens.guardar(copia, limpa, 'image/jpeg')))
  const fatos = {
    imagens: juntas(antes.imagens, recebidas),
    motivos: [...motivos],
    enviada_em: em,
    decisao: undefined,
  }
  const ato = recebidas.some(({ prova }) => prova === 'guarda') ? 'pedir_revisao' : 'enviar_prova'
  try {
    return await mudar({ antes, ato, papel: 'paciente', ator_id, fatos }, now)
  } catch (error) {
    await esquecerSobras(antes, recebidas)
    throw error
  }
}

/** What was sent before, with what is sent now in its place: a person sees it all, and it is all deleted. */
const juntas = (antes: readonly ImagemDaProva[], agora: readonly ImagemDaProva[]): ImagemDaProva[] =>
  PROVAS.flatMap((prova) => {
    const imagem = [...agora, ...antes].find((uma) => uma.prova === prova)
    return imagem ? [{ prova, copia: imagem.copia }] : []
  })

/** The bond changed meanwhile: copies that it does not name would be found by nobody. */
async function esquecerSobras(
  { responsavel_id, dependente_id }: Vinculo,
  recebidas: readonly ImagemDaProva[],
): Promise<void> {
  const guardado = await vinculos.find(responsavel_id, dependente_id)
  const nomeadas = new Set(guardado?.imagens.map(({ copia }) => copia))
  await esquecerImagens({ imagens: recebidas.filter(({ copia }) => !nomeadas.has(copia)) })
}

type Caminhos = Partial<Record<Prova, string | undefined>>

/** @throws DomainError nao_encontrado unless each is the caller's upload of that proof, arquivo_invalido */
async function receber(vinculo: Vinculo, caminhos: Caminhos): Promise<Recebida[]> {
  const recebidas: Recebida[] = []
  for (const prova of ['frente', 'verso', 'guarda'] as const) {
    const caminho = caminhos[prova]
    if (caminho !== undefined) recebidas.push(await receberUma(vinculo, prova, caminho))
  }
  return recebidas
}

async function receberUma(vinculo: Vinculo, prova: Prova, caminho: string): Promise<Recebida> {
  const envio = await envios.find(vinculo.responsavel_id, caminho)
  if (envio?.finalidade !== `dependente_${prova}`) throw new DomainError('nao_encontrado')
  const bytes = await imagens.ler(caminho)
  if (!bytes) throw new DomainError('nao_encontrado', { detail: ERROS_DO_DEPENDENTE.imagem_perdida })
  if (!tipoDosBytes(bytes)) throw recusada(prova, 'formato')
  if (!(await varrida(caminho))) throw recusada(prova, 'acompanhada')
  try {
    const [{ indicios }, limpa] = await Promise.all([examinar(bytes), copiaLimpa(bytes)])
    return {
      prova,
      caminho,
      limpa,
      indicios,
      copia: copiaDaProva(vinculo, prova),
    }
  } catch (error) {
    if (error instanceof ImagemInvalida) throw recusada(prova, error.recusa)
    throw error
  }
}

const recusada = (prova: Prova, recusa: Recusa): DomainError =>
  new DomainError('arquivo_invalido', {
    detail: MOTIVOS_DA_RECUSA[recusa],
    campos: [{ campo: prova, motivo: MOTIVOS_DA_RECUSA[recusa] }],
  })

async function varrida(caminho: string): Promise<boolean> {
  try {
    return await passouPelaVarredura(env('BALDE_KYC'), caminho)
  } catch (error) {
    if (!(error instanceof VarreduraPendente)) throw error
    throw new DomainError('provedor_indisponivel', { detail: ERROS_DO_DEPENDENTE.em_conferencia })
  }
}

/** The sides of the document, searched for the dependant; the proof of responsibility is for a person to read. */
async function lerTudo(vinculo: Vinculo, recebidas: readonly Recebida[], now: Date): Promise<LadoLido[]> {
  const titular = titularDe(vinculo)
  try {
    return await Promise.all(
      recebidas.flatMap(({ prova, limpa, indicios }) =>
        prova === 'guarda'
          ? []
          : [
              lerLado(limpa, { lado: prova, titular, now, prazoMs: prazo('tempo_do_ocr') }).then(
                (leitura) => ({
                  leitura,
                  indicios,
                  amostra: !amostrasValem() && leitura.amostra !== undefined,
                }),
              ),
            ],
      ),
    )
  } catch (error) {
    if (!(error instanceof LeituraIndisponivel)) throw error
    throw new DomainError('provedor_indisponivel')
  }
}
