import { kycDecision } from '#domain/kyc/contract.ts'
import { type Corrida, etapasSemNota, type ResultadoDaEtapa, vereditoFeito } from '#domain/kyc/corrida.ts'
import {
  type Decisao,
  decidir,
  type EtapaComNota,
  passou,
  PESOS,
  type ResultadoDaEtapa as ParaDecidir,
} from '#domain/kyc/decisao.ts'
import type { KycEtapa } from '#domain/kyc/machine.ts'
import { MOTIVOS_DA_CORRIDA } from '#domain/kyc/motivos.ts'
import { DEMOROU } from '#lambdas/providers/indisponivel.ts'
import { step } from '#lambdas/runtime/step.ts'
import * as kyc from '#lambdas/kyc/store/situacao.ts'
import * as corridas from '#lambdas/kyc/store/corridas.ts'
import { aprovacao, motivoDoDuplicado } from './desfecho/aprovacao.ts'
import { devolverDocumento } from './desfecho/documento-devolvido.ts'
import { encerrar, pedirDeNovo } from './desfecho/desfecho.ts'
import { CorridaEncerrada, entrar, type Pedido, seCorre } from './etapa.ts'
import { IMAGEM_PERDIDA } from './fotos/imagem-perdida.ts'
import { perfilDe } from './perfil.ts'

/** The verdict over every stage's result, written with the profile it changes. */
export const handler = step(kycDecision, async ({ falhou, erro, ...pedido }, { now }) => {
  const passado = await jaDecidida(pedido)
  if (passado) return passado
  const corrida = await entrar('decision', pedido, now)
  const naoVistas = erro === IMAGEM_PERDIDA || (falhou === 'uploading' && MORTES.has(erro))
  const falta = naoVistas ? faltaDasImagens(erro) : faltaDe(erro)
  const decisao = julgar(corrida, falhou, falta)
  if (falhou && vereditoFeito(falhou, corrida) === undefined)
    await seCorre(() => corridas.registrar(corrida, falhou, naoFeita(falta, now), now))
  const [atual, perfil] = await Promise.all([kyc.find(corrida.usuario_id), perfilDe(corrida)])
  if (!atual) throw new CorridaEncerrada()
  const fim = { corrida, kyc: atual, perfil, now }
  if (naoVistas) return pedirDeNovo({ ...fim, motivo: falta }, now)
  try {
    return await terminar(decisao, fim)
  } catch (error) {
    const motivo = motivoDoDuplicado(error)
    if (motivo === null) throw error
    return terminar({ ...decisao, veredito: 'rejected', motivos: [motivo] }, fim)
  }
})

type Fim = Pick<Parameters<typeof encerrar>[0], 'corrida' | 'kyc' | 'perfil'> & { readonly now: Date }

const terminar = async ({ veredito, nota, motivos }: Decisao, { now, ...fim }: Fim) =>
  encerrar(
    {
      ...fim,
      veredito,
      motivos,
      decisao: { veredito: VEREDITO[veredito], score: nota, reasons: [...motivos], em: now.toISOString() },
      aprovacao: veredito === 'approved' ? await aprovacao(fim.corrida, fim.perfil, now) : [],
      devolvido: veredito === 'rejected' ? await devolverDocumento(fim.corrida, motivos, now) : undefined,
    },
    now,
  )

const VEREDITO = { approved: 'aprovado', rejected: 'reprovado', em_analise: 'em_analise' } as const

/** Whether a repeated workflow finds the decision already made. */
async function jaDecidida({ usuario_id, corrida_id }: Pedido) {
  const corrida = await corridas.find(usuario_id, corrida_id)
  if (!corrida?.kyc_status || !corrida.access_tier) return undefined
  return { kyc_status: corrida.kyc_status, access_tier: corrida.access_tier }
}

/** Judges by what the stages stored: one that failed after storing its score counts as carried out. */
function julgar({ resultados }: Corrida, falhou: KycEtapa | undefined, falta: string): Decisao {
  const { uploading } = resultados
  if (uploading?.veredito === 'reprovado')
    return { veredito: 'rejected', nota: 0, motivos: uploading.reasons }
  const etapas = Object.keys(PESOS).filter((nome): nome is EtapaComNota => nome in PESOS)
  const decisao = decidir(
    Object.fromEntries(
      etapas.flatMap((etapa): [EtapaComNota, ParaDecidir][] => {
        const resultado = resultados[etapa]
        return resultado ? [[etapa, paraDecidir(etapa, resultado)]] : []
      }),
    ),
  )
  // Somebody who waits because of an outage is told so, not about the stages that come after it.
  const espera = decisao.veredito === 'em_analise' && etapasSemNota({ resultados }).length > 0
  const adiada = falhou !== undefined && espera
  return adiada ? { ...decisao, motivos: [falta] } : decisao
}

/** A score and a verdict that contradict each other prove nothing. */
const paraDecidir = (etapa: EtapaComNota, { veredito, score, reasons }: ResultadoDaEtapa): ParaDecidir =>
  score === null || passou(etapa, score) !== (veredito === 'aprovado')
    ? { indisponivel: MOTIVOS_DA_CORRIDA.indisponivel }
    : { nota: score, motivos: reasons, revisao: veredito === 'em_analise' }

/** Error names by which the workflow and the providers report a stage that took too long. */
const DEMORAS: ReadonlySet<string | undefined> = new Set(['States.Timeout', DEMOROU])

/**
 * Error names by which the workflow reports a function that died, out of time or memory. In the first stage, which
 * decodes the upload, the same pictures would kill it again: it is not repeated, and nobody is left in analysis for it.
 */
const MORTES: ReadonlySet<string | undefined> = new Set([
  'Sandbox.Timedout',
  'Runtime.ExitError',
  'Lambda.Unknown',
])

/** What the person is told of a stage that could not be carried out. */
const faltaDe = (erro: string | undefined): string =>
  DEMORAS.has(erro) ? MOTIVOS_DA_CORRIDA.demorou : MOTIVOS_DA_CORRIDA.indisponivel

const faltaDasImagens = (erro: string | undefined): string =>
  erro === IMAGEM_PERDIDA ? MOTIVOS_DA_CORRIDA.imagem_ausente : MOTIVOS_DA_CORRIDA.imagem_sem_exame

const naoFeita = (falta: string, now: Date): ResultadoDaEtapa => ({
  veredito: 'em_analise',
  score: null,
  reasons: [falta],
  em: now.toISOString(),
})
