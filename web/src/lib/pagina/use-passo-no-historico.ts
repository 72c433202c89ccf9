import { useEffect, useEffectEvent, useRef } from 'react'
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router-dom'

interface PassoNoHistorico {
  /** The step that is shown; undefined while it is not known which one. */
  readonly passo: number | undefined
  /** What of the step stands in the address as `?step=`, for whoever keeps it there. */
  readonly noEndereco?: ((passo: number) => string) | undefined
  /** The browser went back to a step before the one that is shown. */
  readonly onVoltar: (passo: number) => void
}

/** Each step of a sign-up is an entry of the browser's history: its Back goes one step back, not out of the page. */
export function usePassoNoHistorico({ passo, noEndereco, onVoltar }: PassoNoHistorico): void {
  const navigate = useNavigate()
  const tipo = useNavigationType()
  const { key, search, state, hash } = useLocation()
  const daEntrada = passoDe(state)
  const conhecida = useRef(key)

  const guardar = useEffectEvent((agora: number) => {
    if (daEntrada === agora) return
    const busca = new URLSearchParams(search)
    if (noEndereco) busca.set('step', noEndereco(agora))
    void navigate(
      { search: busca.toString(), hash },
      { replace: daEntrada === undefined, state: { ...(state as object | null), passo: agora } },
    )
  })
  const voltou = useEffectEvent(() => {
    if (tipo === NavigationType.Pop && passo !== undefined && daEntrada !== undefined && daEntrada < passo)
      onVoltar(daEntrada)
  })
  useEffect(() => {
    if (passo !== undefined) guardar(passo)
  }, [passo])
  useEffect(() => {
    if (conhecida.current === key) return
    conhecida.current = key
    voltou()
  }, [key])
}

const passoDe = (state: unknown): number | undefined =>
  typeof state === 'object' && state !== null && 'passo' in state && typeof state.passo === 'number'
    ? state.passo
    : undefined
