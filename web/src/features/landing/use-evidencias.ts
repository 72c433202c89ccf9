import { useEffect, useState } from 'react'
import type { Contada } from '#domain/base/alegacoes.ts'
import type { Provadas } from './evidencias.ts'

/** The claims this build leaves to the server's counts (lib/estagios.ts), written in by the build. */
declare const ALEGACOES_CONTADAS: readonly Contada[]

/** What the server's counts prove now; undefined until it says so, and where it does not. */
export function useEvidencias(): Provadas | undefined {
  const [provadas, setProvadas] = useState<Provadas>()
  useEffect(() => {
    if (ALEGACOES_CONTADAS.length === 0) return
    // Without an answer nothing is claimed.
    import('./evidencias.ts')
      .then(async ({ pedirEvidencias }) => setProvadas(await pedirEvidencias(ALEGACOES_CONTADAS)))
      .catch(() => undefined)
  }, [])
  return provadas
}
