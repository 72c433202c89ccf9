import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Entrada, Saida } from '#domain/contrato.ts'
import { dadosProfissionais, salvarDadosProfissionais } from '#domain/medico/contract-dados.ts'
import { ERRO_AO_SALVAR } from '#domain/medico/textos-onboarding.ts'
import { call } from '../../lib/api.ts'
import { toast } from '../toast-store.ts'

/** The own professional data. */
export type DadosDoMedico = Saida<typeof dadosProfissionais>

export const CHAVE_DOS_DADOS = ['medicos', 'eu', 'dados'] as const

interface Opcoes {
  readonly enabled?: boolean
  /** The council's answer may come by itself. */
  readonly acompanhar?: boolean
}

const ESPERANDO_A_CADA = 20_000

export const useDados = ({ enabled = true, acompanhar = false }: Opcoes = {}) =>
  useQuery({
    queryKey: CHAVE_DOS_DADOS,
    queryFn: () => call(dadosProfissionais, {}),
    enabled,
    refetchInterval: ({ state }) =>
      acompanhar && state.data?.status_crm === 'PENDING' ? ESPERANDO_A_CADA : false,
  })

/** Saves what is given; what stands then is shown everywhere at once. */
export function useSalvarDados(salvo: { readonly titulo: string }) {
  const guardar = useGuardar()
  return useMutation({
    mutationFn: (dados: Entrada<typeof salvarDadosProfissionais>) => call(salvarDadosProfissionais, dados),
    onSuccess: (depois) => {
      guardar(depois)
      toast({ title: salvo.titulo })
    },
    onError: avisarErro,
  })
}

function useGuardar() {
  const queries = useQueryClient()
  return (dados: DadosDoMedico) => queries.setQueryData(CHAVE_DOS_DADOS, dados)
}

const avisarErro = (error: Error) =>
  toast({ title: ERRO_AO_SALVAR, description: error.message, variant: 'destructive' })
