import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Entrada } from '#domain/base/contrato.ts'
import type { SituacaoDoCertificado } from '#domain/documento/certificado.ts'
import {
  certificadoConectar,
  certificadoEncerrar,
  certificadoProvedores,
  certificadoSituacao,
} from '#domain/documento/contract-certificado.ts'
import { CERTIFICADO } from '#domain/documento/textos-certificado.ts'
import { call } from '../../../lib/api.ts'
import { avisoOuSemRede } from '../../../components/sem-rede.ts'
import { toast } from '../../../components/toast-store.ts'
import { guardarResposta } from '../../../lib/guardar-resposta.ts'

const CHAVE = ['certificado'] as const
const ESPERANDO_A_CADA = 2_000
const ABERTA_A_CADA = 60_000

/** The own signing session; while it waits for an approval it is asked about by itself. */
export const useCertificado = (enabled = true) =>
  useQuery({
    enabled,
    queryKey: CHAVE,
    queryFn: ({ signal }) => call(certificadoSituacao, {}, { signal }),
    refetchOnWindowFocus: 'always',
    refetchInterval: ({ state }) => (state.data?.status === 'aguardando' ? ESPERANDO_A_CADA : ABERTA_A_CADA),
  })

export const useProvedores = (enabled: boolean) =>
  useQuery({ queryKey: [...CHAVE, 'provedores'], queryFn: () => call(certificadoProvedores, {}), enabled })

/** Asks for a session; the provider's page opens in the tab that the click itself made. */
export function useConectar() {
  const guardar = useGuardarCertificado()
  const conectar = useMutation({
    mutationFn: async ({
      aba,
      ...pedido
    }: Entrada<typeof certificadoConectar> & { readonly aba: Window | null }) => {
      const { situacao, endereco } = await call(certificadoConectar, pedido)
      if (endereco && aba) aba.location.replace(endereco)
      else if (endereco) window.location.assign(endereco)
      else aba?.close()
      return situacao
    },
    onSuccess: guardar,
    onError: (error, { aba }) => {
      aba?.close()
      toast(avisoDe(CERTIFICADO.erro, error))
    },
  })
  return { ...conectar, falha: conectar.error && avisoDe(CERTIFICADO.erro, conectar.error) }
}

export function useEncerrar() {
  const guardar = useGuardarCertificado()
  const encerrar = useMutation({
    mutationFn: () => call(certificadoEncerrar, {}),
    onSuccess: guardar,
    onError: (error) => toast(avisoDe(CERTIFICADO.erro_ao_encerrar, error)),
  })
  return { ...encerrar, falha: encerrar.error && avisoDe(CERTIFICADO.erro_ao_encerrar, encerrar.error) }
}

const avisoDe = (title: string, error: Error) =>
  avisoOuSemRede(error, { title, description: error.message, noLugar: true })

export function useGuardarCertificado() {
  const queries = useQueryClient()
  return (situacao: SituacaoDoCertificado) => guardarResposta(queries, CHAVE, situacao)
}
