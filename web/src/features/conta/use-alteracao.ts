import { caminhoDe } from '#domain/base/rotas.ts'
import { pedeCodigo } from '../acesso/codigo/codigo.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { CampoCritico } from '#domain/cadastro/alteracao.ts'
import { AVISOS_DA_CONTA, ESPERA_DA_NOVA_VERIFICACAO } from '#domain/cadastro/textos-da-conta.ts'
import { CHAVE_DO_KYC } from '../kyc/kyc.ts'
import { toast, type ToastContent } from '../../components/toast-store.ts'
import { lerPerfil, type Perfil } from '../../lib/sessao/perfil.ts'
import { CHAVE_DO_PERFIL } from '../../lib/sessao/use-perfil.ts'
import { guardarResposta } from '../../lib/guardar-resposta.ts'
import { alterar, avisoDaFalha, chaveDoPedido, modoDaAlteracao } from './alterar.ts'

interface Pedido {
  readonly valor: string
  readonly comNovaVerificacao: boolean
  /** The same while the same value is being saved: a repeat after a lost answer is answered, not done again. */
  readonly chave: string
}

interface Opcoes {
  readonly campo: CampoCritico
  readonly perfil: Perfil
  /** The editor may close: the change is made, or the previous value stands again (P §4.6) and `falha` says why. */
  readonly onFim: (falha?: ToastContent) => void
}

/** Saving a critical field (P §4.6): a security code first once verified, then the change, then where it leads. */
export function useAlteracao({ campo, perfil, onFim }: Opcoes) {
  const [fase, setFase] = useState<'parada' | 'codigo' | 'salvando'>('parada')
  const pedido = useRef<Pedido | null>(null)
  const queries = useQueryClient()
  const navigate = useNavigate()

  async function enviar({ valor, comNovaVerificacao, chave }: Pedido) {
    setFase('salvando')
    try {
      const { requires_re_kyc } = await alterar({ campo, valor, comNovaVerificacao, chave })
      toast(requires_re_kyc ? AVISOS_DA_CONTA.nova_verificacao : AVISOS_DA_CONTA.sucesso)
      if (requires_re_kyc) return await irParaNovaVerificacao()
      await queries.invalidateQueries({ queryKey: CHAVE_DO_PERFIL })
    } catch (error) {
      if (pedeCodigo(error)) return setFase('codigo')
      toast(avisoDaFalha(error))
      return onFim(avisoDaFalha(error))
    }
    onFim()
  }

  /** Updates the state together with the navigation, so that no screen is shown with the state of the other. */
  async function irParaNovaVerificacao() {
    await new Promise((resolve) => setTimeout(resolve, ESPERA_DA_NOVA_VERIFICACAO))
    const novo = await lerPerfil()
    queries.removeQueries({ queryKey: CHAVE_DO_KYC })
    guardarResposta(queries, CHAVE_DO_PERFIL, novo)
    await navigate(caminhoDe('kyc_retry'))
  }

  return {
    fase,
    salvar: (valor: string, comNovaVerificacao: boolean) => {
      const mesmo = pedido.current?.valor === valor && pedido.current
      pedido.current = mesmo || { valor, comNovaVerificacao, chave: chaveDoPedido(campo, valor) }
      const modo = modoDaAlteracao(perfil, campo, comNovaVerificacao)
      if (modo === 'com_codigo' || modo === 'refazer_kyc') setFase('codigo')
      else void enviar(pedido.current)
    },
    verificado: () => {
      if (pedido.current) void enviar(pedido.current)
    },
    cancelarCodigo: () => setFase('parada'),
  }
}
