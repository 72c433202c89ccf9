import { useCallback } from 'react'

interface FotoProps {
  readonly arquivo: Blob
  readonly alt: string
  readonly className?: string | undefined
}

/** A picture that is still a file; its address lives as long as it is shown. */
export function Foto({ arquivo, alt, className }: FotoProps) {
  const mostrar = useCallback(
    (imagem: HTMLImageElement | null) => {
      if (imagem === null) return undefined
      const url = URL.createObjectURL(arquivo)
      imagem.src = url
      return () => URL.revokeObjectURL(url)
    },
    [arquivo],
  )
  return <img ref={mostrar} alt={alt} className={className} />
}
