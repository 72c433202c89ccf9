import type { Block } from '@aws-sdk/client-textract'
import { formatarCpf } from '#domain/base/cpf.ts'
import { campo, linha } from './linhas-lidas.ts'

interface Titular {
  readonly nome: string
  readonly cpf: string
  readonly data_nascimento: string
}

/** What the reader sees on the front of a child's Carteira de Identidade Nacional. */
export function cinDe({ nome, cpf, data_nascimento }: Titular, filiacao: readonly string[]): Block[] {
  return [
    linha(300, 44, 'REPÚBLICA FEDERATIVA DO BRASIL'),
    linha(300, 78, 'CARTEIRA DE IDENTIDADE'),
    ...campo(420, 165, 'NOME / NAME', nome.toUpperCase()),
    ...campo(420, 265, 'REGISTRO GERAL - CPF / PERSONAL NUMBER', formatarCpf(cpf)),
    ...campo(420, 345, 'DATA DE NASCIMENTO / DATE OF BIRTH', data_nascimento.split('-').reverse().join('/')),
    ...campo(420, 425, 'NATURALIDADE / PLACE OF BIRTH', 'SÃO PAULO SP'),
    ...(filiacao.length > 0 ? [linha(420, 525, 'FILIAÇÃO / FILIATION')] : []),
    ...filiacao.map((pai, n) => linha(420, 559 + 34 * n, pai)),
    ...campo(420, 665, 'DATA DE VALIDADE / EXPIRY', '10/06/2031'),
  ]
}
