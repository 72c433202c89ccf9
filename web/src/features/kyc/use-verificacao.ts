import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { AVISOS_DE_LIMITE, emMinutos } from '#domain/base/limites-da-especificacao.ts'
import { ETIQUETA_ACESSO, ETIQUETA_KYC } from '#domain/acesso/guarda.ts'
import { SEM_REDE } from '#domain/acesso/textos.ts'
import { CANAL_DA_CONTA } from '#domain/tempo-real/canal.ts'
import type { Saida } from '#domain/base/contrato.ts'
import { AVISOS_DO_KYC } from '#domain/kyc/painel-das-etapas.ts'
import { kycEu, kycOrchestratorV2 } from '#domain/kyc/contract.ts'
import { eEtapa, PROGRESSO_DO_ENVIO } from '#domain/kyc/progresso.ts'
import { ApiError, call, NetworkError, semResposta } from '../../lib/api.ts'
import type { Perfil } from '../../lib/sessao/perfil.ts'
import { useCanal } from '../../lib/tempo-real/tempo-real.ts'
import { CHAVE_DO_PERFIL } from '../../lib/sessao/use-perfil.ts'
import { toast } from '../../components/toast-store.ts'
import {
  CHAVE_DO_KYC,
  enviarImagem,
  FalhaDeEnvio,
  type Kyc,
  limparTemporarios,
  novaCorrelacao,
} from './kyc.ts'

/** P §4.5: processing while not idle, complete or error; reset returns to idle. */
export type FaseDaVerificacao = 'idle' | 'uploading' | 'ocr' | 'complete' | 'error'

interface PedidoDeVerificacao {
  readonly perfil: Perfil
  readonly kyc: Kyc
  readonly selfie: File
  /** Of the video that was made for this run, where the stage asks for one. */
  readonly correlation_id?: string | undefined
  /** A doctor's own fields beside the person's. */
  readonly profissional?: Readonly<Record<string, unknown>>
  /** A picture of the document is not there any more: it has to be sent again. */
  readonly onSemDocumento?: () => void
}

type Resultado = Saida<typeof kycOrchestratorV2>

export interface Verificacao {
  readonly fase: FaseDaVerificacao
  /** 10, 30, 35, 100; 0 after an exception. */
  readonly progresso: number
  readonly erro: string | null
  /** Answers what came of it; undefined when it could not be carried out or goes on. */
  readonly iniciar: (pedido: PedidoDeVerificacao) => Promise<Resultado | undefined>
  readonly reiniciar: () => void
}

/**
 * One KYC run from the selfie on (P §4.5, §7): upload, orchestrator, clean-up. The result is read from the server,
 * because the person may leave and return; only failures on the way are kept here.
 */
export function useVerificacao(): Verificacao {
  const queries = useQueryClient()
  const [fase, setFase] = useState<FaseDaVerificacao>('idle')
  const [progresso, setProgresso] = useState(0)
  const [erro, setErro] = useState<string | null>(null)

  const reler = () =>
    Promise.all([
      queries.invalidateQueries({ queryKey: CHAVE_DO_KYC }),
      queries.invalidateQueries({ queryKey: CHAVE_DO_PERFIL }),
    ])

  function falhar({ titulo, descricao }: { readonly titulo: string; readonly descricao: string }) {
    toast({ title: titulo, description: descricao, variant: 'destructive', noLugar: true })
    setErro(descricao)
    setProgresso(0)
    setFase('error')
  }

  async function iniciar(pedido: PedidoDeVerificacao) {
    const falta = oQueFalta(pedido)
    if (falta) {
      toast({ title: falta.titulo, description: falta.descricao, variant: 'destructive' })
      return undefined
    }
    setErro(null)
    setFase('uploading')
    setProgresso(PROGRESSO_DO_ENVIO.inicio)
    try {
      const selfie_path = await enviarImagem({ finalidade: 'selfie', arquivo: pedido.selfie }, () =>
        setProgresso(PROGRESSO_DO_ENVIO.enviando),
      )
      setFase('ocr')
      setProgresso(PROGRESSO_DO_ENVIO.lendo)
      void queries.invalidateQueries({ queryKey: CHAVE_DO_KYC })
      const resultado = await call(kycOrchestratorV2, corpoDe(pedido, selfie_path))
      await reler()
      if (pedidoDeNovo(resultado, queries.getQueryData<Kyc>(CHAVE_DO_KYC))) {
        falhar({ titulo: AVISOS_DO_KYC.erro.titulo, descricao: resultado.reasons.join(' ') })
        pedido.onSemDocumento?.()
        return undefined
      }
      anunciar(resultado)
      setProgresso(PROGRESSO_DO_ENVIO.respondido)
      setFase('complete')
      return resultado
    } catch (error) {
      // The answer may have been lost while the run goes on: the server is asked.
      if (await segueNoServidor(error)) {
        await reler()
        setFase('complete')
        return undefined
      }
      await reler()
      falhar(avisoDaFalha(error))
      if (faltaDocumento(error)) pedido.onSemDocumento?.()
      return undefined
    } finally {
      void limparTemporarios()
    }
  }

  return {
    fase,
    progresso,
    erro,
    iniciar,
    reiniciar: () => {
      setFase('idle')
      setProgresso(0)
      setErro(null)
    },
  }
}

/** Reads profile and run again whenever the server says that something happened (P §7, `kyc-updates`). */
export function useNovidadesDaConta(ligado: boolean): void {
  const queries = useQueryClient()
  useCanal(ligado ? CANAL_DA_CONTA : null, () => {
    void queries.invalidateQueries({ queryKey: CHAVE_DO_KYC })
    void queries.invalidateQueries({ queryKey: CHAVE_DO_PERFIL })
  })
}

/** P §5: what must be there before the selfie is sent. */
function oQueFalta({ perfil, kyc, profissional }: PedidoDeVerificacao) {
  if (perfil.id === '') return AVISOS_DO_KYC.sem_usuario
  if (perfil.nome === '' || perfil.cpf === '' || perfil.data_nascimento === '')
    return AVISOS_DO_KYC.dados_incompletos
  if (profissional && (!profissional['crm'] || !profissional['uf'])) return AVISOS_DO_KYC.sem_registro
  const { documento_tipo, frente } = kyc.documento
  return documento_tipo === null || frente === null ? AVISOS_DO_KYC.documento_necessario : null
}

function corpoDe(pedido: PedidoDeVerificacao, selfie_path: string) {
  const { perfil, kyc, profissional = {}, correlation_id = novaCorrelacao() } = pedido
  const { frente, verso } = kyc.documento
  const { id, tipo, nome, cpf, data_nascimento, email, telefone } = perfil
  return {
    usuario_id: id,
    tipo,
    document_files: [frente, verso].filter((caminho) => caminho !== null),
    selfie_path,
    form_data: { nome, cpf, data_nascimento, email, telefone, ...profissional },
    bucket: 'kyc-uploads' as const,
    correlation_id,
  }
}

/** Announces a finished run; for one that goes on or waits for a person, the screen says it. */
function anunciar({ kyc_status, access_tier, reasons }: Resultado) {
  if (kyc_status === 'approved')
    toast({
      title: AVISOS_DO_KYC.completa.titulo,
      description: AVISOS_DO_KYC.completa.descricao(ETIQUETA_KYC[kyc_status], ETIQUETA_ACESSO[access_tier]),
    })
  if (kyc_status === 'rejected')
    toast({
      title: AVISOS_DO_KYC.erro.titulo,
      description: reasons.length > 0 ? reasons.join(' ') : AVISOS_DO_KYC.erro.padrao,
      variant: 'destructive',
      noLugar: true,
    })
}

/** The run is over and nothing was judged: the check stands at its beginning again, with the reason. */
const pedidoDeNovo = ({ kyc_status, reasons }: Resultado, depois: Kyc | undefined): boolean =>
  kyc_status === 'pending' && reasons.length > 0 && depois?.current_state === 'draft'

/** The server does not have a side of the document (any more). */
const faltaDocumento = (error: unknown): boolean =>
  error instanceof ApiError &&
  error.problema.codigo === 'nao_encontrado' &&
  error.problema.campos?.some(({ campo }) => campo === 'document_files') === true

async function segueNoServidor(error: unknown): Promise<boolean> {
  if (!semResposta(error)) return false
  return call(kycEu, {}).then(
    ({ current_state }) => eEtapa(current_state),
    () => false,
  )
}

/** What is said of a run that failed (P §8). */
function avisoDaFalha(error: unknown): { titulo: string; descricao: string } {
  if (error instanceof ApiError) {
    const { status, codigo, title, detail, retry_after } = error.problema
    if (status === 429) return avisoDoLimite(detail, emMinutos(retry_after))
    // Their titles are the specification's own.
    if (codigo === 'missing_required_fields' || codigo === 'invalid_usuario_id')
      return { titulo: title, descricao: detail }
    return { titulo: AVISOS_DO_KYC.erro.titulo, descricao: detail }
  }
  if (error instanceof NetworkError) return { titulo: SEM_REDE.title, descricao: SEM_REDE.description }
  return {
    titulo: AVISOS_DO_KYC.erro.titulo,
    descricao: error instanceof FalhaDeEnvio ? error.message : AVISOS_DO_KYC.erro.padrao,
  }
}

/** The server's sentence tells which limit was reached: that of runs, or that of new tries after a refusal. */
function avisoDoLimite(detail: string, minutos: number) {
  const novaTentativa = AVISOS_DE_LIMITE.kyc_retry(minutos)
  return detail === novaTentativa.descricao ? novaTentativa : AVISOS_DE_LIMITE.kyc_attempt(minutos)
}
