import { buscar, indiceDe } from '#domain/registro/cid10/busca.ts'
import { LINHAS } from '#domain/registro/cid10/tabela.ts'

const indice = indiceDe(LINHAS)

/** Searches the whole table here: nothing of what a doctor looks for leaves the browser. */
export const procurar = (texto: string) => buscar(indice, texto)
