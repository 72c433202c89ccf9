import { useEffect } from 'react'
import { avisoOuSemRede } from '../../components/sem-rede.ts'
import { toast } from '../../components/toast-store.ts'

interface Falha {
  readonly titulo: string
  readonly descricao?: string
}

/**
 * Each failed reading is told once in a toast (D §8); the screen keeps the way to try again. `em`: epoch milliseconds
 * of the failure.
 */
export function useFalhaDeLeitura(error: Error | null, em: number, { titulo, descricao }: Falha): void {
  useEffect(() => {
    if (error && em > 0)
      toast({ ...avisoOuSemRede(error, { title: titulo, description: descricao }), noLugar: true })
  }, [error, em, titulo, descricao])
}
