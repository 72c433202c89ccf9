/** A block of commands of a document, with the heading it stands under. */
export interface Bloco {
  readonly secao: string
  readonly texto: string
}

/** The `sh` blocks of a document, in order; those inside a list are read without its margin. */
export function blocos(documento: string): Bloco[] {
  const achados: Bloco[] = []
  let secao = ''
  let margem: string | undefined
  let linhas: string[] = []
  for (const linha of documento.split('\n')) {
    const cerca = /^(\s*)```(\w*)$/.exec(linha)
    if (margem === undefined) {
      secao = /^## (.+)$/.exec(linha)?.[1] ?? secao
      if (cerca?.[2] === 'sh') {
        margem = cerca[1] ?? ''
        linhas = []
      }
    } else if (cerca) {
      achados.push({ secao, texto: linhas.join('\n') })
      margem = undefined
    } else linhas.push(linha.startsWith(margem) ? linha.slice(margem.length) : linha)
  }
  return achados
}
