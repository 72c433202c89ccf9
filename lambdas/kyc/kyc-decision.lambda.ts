import { kycDecision } from '#domain/kyc/contract.ts'
import { type ResultadoDaEtapa, vereditoFeito } from '#domain/kyc/corrida.ts'
import { MOTIVOS_DA_CORRIDA } from '#domain/kyc/motivos.ts'
import { DEMOROU } from '#lambdas/providers/indisponivel.ts'
import { step } from '#lambdas/runtime/step.ts'
import * as kyc from '#lambdas/kyc/store/situacao.ts'
import * as corridas from '#lambdas/kyc/store/corridas.ts'
import { motivoDoDuplicado } from './desfecho/aprovacao.ts'
import { pedirDeNovo } from './desfecho/desfecho.ts'
import { julgar, terminar } from './desfecho/julgamento.ts'
import { CorridaEncerrada, entrar, type Pedido, seCorre } from './corrida/etapa.ts'
import { IMAGEM_PERDIDA } from './fotos/imagem-perdida.ts'
import { perfilDe } from './corrida/perfil-da-corrida.ts'

/** The verdict over every stage's result, written with the profile it changes. */
export const handler = step(kycDecision, async ({ falhou, erro, ...pedido }, { now }) => {
  const passado = await jaDecidida(pedido)
  if (passado) return passado
  const corrida = await entrar('decision', pedido, now)
  const naoVistas = erro === IMAGEM_PERDIDA || (falhou === 'uploading' && MORTES.has(erro))
  const falta = naoVistas ? faltaDasImagens(erro) : faltaDe(erro)
  const decisao = julgar(corrida, falhou && falta)
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

/** Whether a repeated workflow finds the decision already made. */
async function jaDecidida({ usuario_id, corrida_id }: Pedido) {
  const corrida = await corridas.find(usuario_id, corrida_id)
  if (!corrida?.kyc_status || !corrida.access_tier) return undefined
  return { kyc_status: corrida.kyc_status, access_tier: corrida.access_tier }
}

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
