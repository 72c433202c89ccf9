import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Entrada, Saida } from '#domain/base/contrato.ts'
import { dadosProfissionais, salvarDadosProfissionais } from '#domain/medico/contract-dados.ts'
import { ERRO_AO_SALVAR } from '#domain/medico/textos-onboarding.ts'
import { call } from '../../../lib/api.ts'
import { avisoOuSemRede } from '../../../components/sem-rede.ts'
import { toast } from '../../../components/toast-store.ts'
import { guardarResposta } from '../../../lib/guardar-resposta.ts'

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

/** Saves what is given; what stands then is shown everywhere at once. `falha` says beside the button why it was not. */
export function useSalvarDados(salvo: { readonly titulo: string }) {
  const guardar = useGuardar()
  const salvar = useMutation({
    mutationFn: (dados: Entrada<typeof salvarDadosProfissionais>) => call(salvarDadosProfissionais, dados),
    onSuccess: (depois) => {
      guardar(depois)
      toast({ title: salvo.titulo })
    },
    onError: (error) => toast(avisoDaFalha(error)),
  })
  return { ...salvar, falha: salvar.error && avisoDaFalha(salvar.error) }
}

function useGuardar() {
  const queries = useQueryClient()
  return (dados: DadosDoMedico) => guardarResposta(queries, CHAVE_DOS_DADOS, dados)
}

const avisoDaFalha = (error: Error) =>
  avisoOuSemRede(error, { title: ERRO_AO_SALVAR, description: error.message, noLugar: true })
