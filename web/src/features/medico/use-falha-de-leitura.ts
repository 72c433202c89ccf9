import { useEffect } from 'react'
import { toast } from '../../components/toast-store.ts'

interface Falha {
  readonly titulo: string
  readonly descricao?: string
}

/** Each failed reading is told once in a toast (D §8); the screen keeps the way to try again. `em`: epoch milliseconds of the failure. */
export function useFalhaDeLeitura(falhou: boolean, em: number, { titulo, descricao }: Falha): void {
  useEffect(() => {
    if (falhou && em > 0)
      toast({ title: titulo, description: descricao, variant: 'destructive', noLugar: true })
  }, [falhou, em, titulo, descricao])
}
