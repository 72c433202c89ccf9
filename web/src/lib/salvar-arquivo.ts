/** Saves content the browser holds as a file of the person's. */
export function salvarArquivo(nome: string, conteudo: BlobPart, tipo: string): void {
  const url = URL.createObjectURL(new Blob([conteudo], { type: tipo }))
  const link = document.createElement('a')
  link.href = url
  link.download = nome
  link.click()
  // The download has its own reference by then.
  setTimeout(() => URL.revokeObjectURL(url), 0)
}
