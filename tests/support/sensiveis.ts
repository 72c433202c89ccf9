import { semSensiveis } from '#domain/admin/sensivel.ts'

/** What a text contains that must stand in no log, by kind: what the product would have taken out of it. */
export function sensiveisEm(texto: string): string[] {
  const limpo = semSensiveis(texto)
  const vezes = (em: string, marca: string) => em.split(marca).length
  const marcas = new Set(limpo.match(/\[[a-z_]+\]/g))
  return [...marcas]
    .filter((marca) => vezes(limpo, marca) > vezes(texto, marca))
    .map((marca) => marca.slice(1, -1))
}
