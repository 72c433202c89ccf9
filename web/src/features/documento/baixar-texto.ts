import { salvarArquivo } from '../../lib/salvar-arquivo.ts'

/** Saves a text as a file of the person's, without a server. */
export const baixarTexto = (nome: string, texto: string): void =>
  salvarArquivo(nome, texto, 'text/plain;charset=utf-8')
