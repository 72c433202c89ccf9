import { useEffect, useState } from 'react'

/** Whether the browser refuses this page camera or microphone without asking; told at once when that changes. */
export function useBloqueados(): boolean {
  const [bloqueados, setBloqueados] = useState(false)
  useEffect(() => {
    const permissoes: PermissionStatus[] = []
    const olhar = () => setBloqueados(permissoes.some(({ state }) => state === 'denied'))
    let saiu = false
    for (const name of ['camera', 'microphone'] as const)
      navigator.permissions
        ?.query({ name })
        .then((permissao) => {
          if (saiu) return
          permissoes.push(permissao)
          permissao.addEventListener('change', olhar)
          olhar()
        })
        // A browser that does not tell says so when the call asks for them.
        .catch(() => undefined)
    return () => {
      saiu = true
      for (const permissao of permissoes) permissao.removeEventListener('change', olhar)
    }
  }, [])
  return bloqueados
}
