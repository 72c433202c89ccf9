import { z } from 'zod'
import { dataIso, erroDaDataDeNascimento, erroDaIdade, erroDoNome, hojeEm } from '#domain/base/campos.ts'
import { ESPECIALIDADE_DO_CRM, eEspecialidade, rotuloDaEspecialidade } from '#domain/base/especialidades.ts'
import { randomInt } from 'node:crypto'
import { LAYOUTS } from '../gerar/documento.ts'
import type { PessoaPedida, InscricaoDoMedico } from './pessoas.ts'

/** What the kit's form asks for: checked by the rules of the product's own sign-up, so that it is accepted there. */

const pedidoSchema = z.object({
  nome: z.string().trim(),
  nascimento: z.string(),
  sexo: z.enum(['F', 'M']),
  layout: z.enum(LAYOUTS),
  /** Base64 of a JPEG or PNG; without it a face is drawn. */
  retrato: z.base64().optional(),
  medico: z.object({ uf: z.string(), especialidade: z.string() }).optional(),
})

/** A field that is wrong, and why. */
export class PedidoInvalido extends Error {
  constructor(
    readonly campo: string,
    message: string,
  ) {
    super(message)
  }
}

/** States whose registers the drawings know. */
export const UFS_DO_KIT = ['SP', 'MG', 'RJ', 'RS', 'BA', 'PR', 'PE', 'CE', 'SC', 'GO', 'PA', 'DF', 'ES', 'AM']

/** @throws PedidoInvalido */
export function lerPedido(corpo: unknown, agora: Date): PessoaPedida {
  const lido = pedidoSchema.safeParse(corpo)
  if (!lido.success)
    throw new PedidoInvalido(String(lido.error.issues[0]?.path[0] ?? ''), 'Confira este campo.')
  const { nome, nascimento, sexo, layout, retrato, medico } = lido.data
  const hoje = hojeEm(agora)
  recusar('nome', erroDoNome(nome))
  recusar('nascimento', erroDaDataDeNascimento(nascimento, hoje))
  const data_nascimento = dataIso(nascimento) ?? ''
  recusar('nascimento', erroDaIdade(data_nascimento, hoje))
  const uf = medico?.uf
  if (uf !== undefined && !UFS_DO_KIT.includes(uf)) throw new PedidoInvalido('uf', 'Escolha a UF do CRM.')
  return {
    escolhas: { layout, nome, data_nascimento, sexo, ...(uf && { uf }) },
    medico: medico ? inscricaoDoMedico(medico) : null,
    ...(retrato && { retrato: Buffer.from(retrato, 'base64') }),
  }
}

function recusar(campo: string, erro: string | null): void {
  if (erro !== null) throw new PedidoInvalido(campo, erro)
}

/** A new registration at the council; a specialty has its own register, general practice has none. */
function inscricaoDoMedico({ uf, especialidade }: { uf: string; especialidade: string }): InscricaoDoMedico {
  if (!eEspecialidade(especialidade)) throw new PedidoInvalido('especialidade', 'Escolha a especialidade.')
  return {
    crm: String(randomInt(710_000, 790_000)),
    uf,
    especialidade:
      especialidade === ESPECIALIDADE_DO_CRM
        ? null
        : { especialidade: rotuloDaEspecialidade(especialidade), rqe: String(randomInt(32_000, 99_000)) },
    situacao: 'A',
  }
}
