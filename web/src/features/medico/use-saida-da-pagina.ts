import { useEffect, useEffectEvent } from 'react'

interface SaidaDaPagina {
  /** Whether this is the last place where the doctor looks at the queue. */
  readonly deveSair: () => boolean
  /** `sair`: and it was the last. */
  readonly aoFechar: (sair: boolean) => void
  readonly aoTrocarDeTela: () => void
  /** Shown again from the browser's memory of pages. */
  readonly aoVoltar: () => void
}

/** The page closes, or another screen takes its place: nobody looks at the queue any more (D §4). */
export function useSaidaDaPagina(saida: SaidaDaPagina): void {
  const fechar = useEffectEvent(() => {
    saida.aoFechar(saida.deveSair())
  })
  const trocar = useEffectEvent(() => {
    if (saida.deveSair()) saida.aoTrocarDeTela()
  })
  const voltar = useEffectEvent(() => saida.aoVoltar())
  useEffect(() => {
    const onHide = () => fechar()
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) voltar()
    }
    window.addEventListener('pagehide', onHide)
    window.addEventListener('pageshow', onShow)
    return () => {
      window.removeEventListener('pagehide', onHide)
      window.removeEventListener('pageshow', onShow)
      trocar()
    }
  }, [])
}
