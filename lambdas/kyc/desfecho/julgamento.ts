import type { Usuario } from '#domain/cadastro/usuario.ts'
import { type Corrida, etapasSemNota, type Kyc, type ResultadoDaEtapa } from '#domain/kyc/corrida.ts'
import {
  type Decisao,
  decidir,
  type EtapaComNota,
  passou,
  PESOS,
  type ResultadoDaEtapa as ParaDecidir,
} from '#domain/kyc/decisao/decisao.ts'
import { MOTIVOS_DA_CORRIDA } from '#domain/kyc/motivos.ts'
import * as bloqueios from '#lambdas/kyc/store/bloqueios.ts'
import { aprovacao } from './aprovacao.ts'
import { encerrar } from './desfecho.ts'
import { devolverDocumento } from './documento-devolvido.ts'
import { motivosDaRecusa } from './pendencia.ts'

/** The decision over what the stages stored, and the end it gives the run. */

/**
 * Judges by what the stages stored: one that failed after storing its score counts as carried out. `falta`: what the
 * person is told of a stage that could not be carried out.
 */
export function julgar({ resultados }: Pick<Corrida, 'resultados'>, falta?: string): Decisao {
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
  return falta !== undefined && espera ? { ...decisao, motivos: [falta] } : decisao
}

/** A score and a verdict that contradict each other prove nothing. */
const paraDecidir = (etapa: EtapaComNota, { veredito, score, reasons }: ResultadoDaEtapa): ParaDecidir =>
  score === null || passou(etapa, score) !== (veredito === 'aprovado')
    ? { indisponivel: MOTIVOS_DA_CORRIDA.indisponivel }
    : { nota: score, motivos: reasons, revisao: veredito === 'em_analise' }

interface Fim {
  readonly corrida: Corrida
  readonly kyc: Kyc
  readonly perfil: Usuario
  readonly now: Date
}

/** Ends the run as judged. @throws DomainError `duplicado` when somebody else holds what an approval would lock */
export async function terminar(decisao: Decisao, { now, ...fim }: Fim) {
  const { veredito, nota, motivos: ditos } = await comBloqueio(decisao, fim.perfil)
  const motivos = veredito === 'rejected' ? motivosDaRecusa(fim.perfil, ditos) : ditos
  return encerrar(
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
}

/** The rules approved a blocked account once: this time a person does, also for another account of theirs. */
async function comBloqueio(decisao: Decisao, perfil: Usuario): Promise<Decisao> {
  if (decisao.veredito !== 'approved') return decisao
  const { bloqueada, outra_bloqueada } = MOTIVOS_DA_CORRIDA
  const adiada = { ...decisao, veredito: 'em_analise' } as const
  if (perfil.bloqueado_em !== undefined) return { ...adiada, motivos: [bloqueada] }
  return (await bloqueios.tem(perfil.cpf)) ? { ...adiada, motivos: [outra_bloqueada] } : decisao
}

const VEREDITO = { approved: 'aprovado', rejected: 'reprovado', em_analise: 'em_analise' } as const
