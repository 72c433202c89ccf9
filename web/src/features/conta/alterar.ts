import { alteracaoDe, type CampoCritico, MOTIVOS_DA_ALTERACAO } from '#domain/cadastro/alteracao.ts'
import { criticalDataUpdate } from '#domain/cadastro/contract.ts'
import { AVISOS_DA_CONTA } from '#domain/cadastro/textos-da-conta.ts'
import type { Saida } from '#domain/base/contrato.ts'
import { avisoOuSemRede } from '../../components/sem-rede.ts'
import type { ToastContent } from '../../components/toast-store.ts'
import { ApiError, call } from '../../lib/api.ts'
import type { Perfil } from '../../lib/sessao/perfil.ts'

/** A key of one save: field, value, time and chance (P §7). Only signs a header may carry. */
export const chaveDoPedido = (campo: CampoCritico, valor: string): string =>
  `${campo}_${encodeURIComponent(valor)}_${Date.now()}_${Math.random().toString(36).slice(2, 9)}`

/** What a change will be asked for, as the server decides it. */
export const modoDaAlteracao = (perfil: Perfil, campo: CampoCritico, aceita: boolean) =>
  alteracaoDe(perfil, campo, { aceita, devolvido: perfil.email_com_problema === 'devolvido' })

interface Alteracao {
  readonly campo: CampoCritico
  readonly valor: string
  readonly comNovaVerificacao: boolean
  readonly chave: string
}

/** Sends a change (P §7). @throws ApiError, NetworkError */
export const alterar = ({
  campo,
  valor,
  comNovaVerificacao,
  chave,
}: Alteracao): Promise<Saida<typeof criticalDataUpdate>> =>
  call(
    criticalDataUpdate,
    {
      field_name: campo,
      new_value: valor,
      change_reason: MOTIVOS_DA_ALTERACAO[comNovaVerificacao ? 'com_nova_verificacao' : 'comum'],
      idempotency_key: chave,
    },
    { headers: { 'idempotency-key': chave } },
  )

/** What a change that failed says (P §8). */
export function avisoDaFalha(error: unknown): ToastContent {
  return avisoOuSemRede(error, textoDaFalha(error))
}

function textoDaFalha(error: unknown): ToastContent {
  if (!(error instanceof ApiError)) return AVISOS_DA_CONTA.falha
  const { status, codigo, detail } = error.problema
  if (status === 429) return AVISOS_DA_CONTA.muitas
  if (codigo === 'campo_bloqueado')
    return error.problema['requires_re_kyc'] === true
      ? AVISOS_DA_CONTA.bloqueado
      : AVISOS_DA_CONTA.bloqueado_agora
  if (codigo === 'duplicado') return AVISOS_DA_CONTA.em_uso
  return { title: AVISOS_DA_CONTA.falha.title, description: detail || AVISOS_DA_CONTA.falha.description }
}
