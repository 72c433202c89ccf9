import { formatarCpf } from '#domain/base/cpf.ts'
import { gerarDocumento } from '#semente/gerar/documento.ts'
import { fotografar } from '#semente/gerar/foto.ts'
import { desenharRosto } from '#semente/gerar/rosto.ts'
import { rostos } from '#semente/gerar/rostos.ts'
import { maria } from './kyc.ts'

/** Four years old. */
export const CRIANCA = { nome: 'Téo Prado Sampaio', data_nascimento: '2022-06-10' }

/** The front of the child's identity card, photographed. */
export async function fotoDaCrianca(cpf: string, filiacao: readonly [string, string]): Promise<Buffer> {
  const dados = {
    ...maria,
    nome: CRIANCA.nome.toUpperCase(),
    cpf: formatarCpf(cpf),
    data_nascimento: CRIANCA.data_nascimento,
    filiacao,
    data_validade: '2027-09-21',
  }
  const rosto = await desenharRosto(rostos.davi)
  const cartao = await gerarDocumento({ layout: 'rg_novo_cin', lado: 'frente', dados, rosto })
  return fotografar(cartao)
}
