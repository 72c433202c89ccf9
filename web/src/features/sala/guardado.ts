import { useSyncExternalStore } from 'react'

/** What this browser keeps under a key, as `interpretar` reads its JSON, and as it changes here or in another tab. */
export function guardado<Valor>(chave: string, interpretar: (lido: unknown) => Valor) {
  const mudou = new EventTarget()
  let lido: { readonly texto: string | null; readonly valor: Valor } | undefined

  function ler(): Valor {
    const texto = localStorage.getItem(chave)
    if (lido?.texto !== texto || lido === undefined) lido = { texto, valor: interpretar(deJson(texto)) }
    return lido.valor
  }

  function guardar(valor: Valor): void {
    localStorage.setItem(chave, JSON.stringify(valor))
    mudou.dispatchEvent(new Event('mudou'))
  }

  function assinar(ouvinte: () => void): () => void {
    mudou.addEventListener('mudou', ouvinte)
    window.addEventListener('storage', ouvinte)
    return () => {
      mudou.removeEventListener('mudou', ouvinte)
      window.removeEventListener('storage', ouvinte)
    }
  }

  return { ler, guardar, useGuardado: (): Valor => useSyncExternalStore(assinar, ler) }
}

function deJson(texto: string | null): unknown {
  try {
    return JSON.parse(texto ?? 'null')
  } catch {
    return null
  }
}
