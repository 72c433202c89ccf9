import { useMutation } from '@tanstack/react-query'
import { SEM_REDE } from '#domain/acesso/textos.ts'
import { verifyCrm } from '#domain/medico/contract-crm.ts'
import { eSemRede } from '../../../components/sem-rede.ts'
import { ApiError, call } from '../../../lib/api.ts'
import type { InscricaoInformada } from './inscricao-digitada.ts'

/**
 * What keeps this CRM from working, asked where it is typed: nobody sends documents and a selfie for a registration
 * that the council has suspended or does not know. With the council away nothing is known here: the verification asks
 * again; without a network there is nobody to go on with.
 */
export function useCrmInformado(nome: string) {
  const conferencia = useMutation({
    mutationFn: async ({ crm, uf }: Pick<InscricaoInformada, 'crm' | 'uf'>): Promise<string | undefined> => {
      try {
        const { motivos = [] } = await call(verifyCrm, { crm, uf, nome_informado: nome })
        return motivos.join(' ') || undefined
      } catch (error) {
        if (eSemRede(error)) return SEM_REDE.description
        if (error instanceof ApiError) return undefined
        throw error
      }
    },
  })
  return { conferindo: conferencia.isPending, impedimento: conferencia.mutateAsync }
}
