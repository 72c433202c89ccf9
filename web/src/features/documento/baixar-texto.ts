/** Saves a text as a file of the person's, without a server. */
export function baixarTexto(nome: string, texto: string): void {
  const url = URL.createObjectURL(new Blob([texto], { type: 'text/plain;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = url
  link.download = nome
  link.click()
  // The download has its own reference by then.
  setTimeout(() => URL.revokeObjectURL(url), 0)
}
