import { Suspense, useEffect, useState } from 'react'
import { tela } from '../lib/carregar.ts'
import { atenderProva } from '../lib/sessao/prova.ts'

const DialogoDaProva = tela(
  async () => (await import('../features/acesso/codigo/dialogo-da-prova.tsx')).DialogoDaProva,
)

/** Asks who it is when an act wants to know it anew; the act then goes on by itself. */
export function ProvaDeIdentidade() {
  const [responder, setResponder] = useState<(provado: boolean) => void>()
  useEffect(() => {
    let pendente: ((provado: boolean) => void) | undefined
    const soltar = atenderProva(
      async () =>
        new Promise<boolean>((resolve) => {
          pendente = resolve
          setResponder(() => (provado: boolean) => {
            setResponder(undefined)
            resolve(provado)
          })
        }),
    )
    return () => {
      soltar()
      // Somebody who left the page does not come back to the question: it counts as refused.
      pendente?.(false)
    }
  }, [])
  if (!responder) return null
  return (
    <Suspense>
      <DialogoDaProva onFim={responder} />
    </Suspense>
  )
}
