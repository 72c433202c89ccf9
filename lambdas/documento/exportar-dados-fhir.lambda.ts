import { createHash } from 'node:crypto'
import type { Usuario } from '#domain/cadastro/usuario.ts'
import type { Vinculo } from '#domain/dependente/vinculo.ts'
import { rotuloDaRelacao } from '#domain/dependente/textos.ts'
import { exportarDadosFhir } from '#domain/documento/contract.ts'
import { pacote } from '#domain/documento/fhir/pacote.ts'
import type { Titular } from '#domain/documento/fhir/paciente.ts'
import type { IdDe } from '#domain/documento/fhir/recurso.ts'
import { http } from '#lambdas/runtime/http.ts'
import { pacienteDoPedido } from '#lambdas/store/paciente-do-pedido.ts'
import { doPaciente } from './reunir.ts'

/** One patient's record for another health system: a mother takes her child's without hers. */
export const handler = http(exportarDadosFhir, async ({ paciente_id }, { actor, now }) => {
  const { id, vinculo } = await pacienteDoPedido(actor, paciente_id, now)
  const dados = await doPaciente(id, actor.id, now)
  const titular = vinculo ? titularDe(vinculo, actor.perfil) : actor.perfil
  return pacote(titular, dados, now.toISOString(), idsDe(id))
})

const titularDe = (
  { dependente_id, nome, cpf, data_nascimento, relacao, updated_at }: Vinculo,
  responsavel: Usuario,
): Titular => ({
  id: dependente_id,
  nome,
  cpf,
  data_nascimento,
  updated_at,
  responsavel: {
    relacao: rotuloDaRelacao(relacao),
    nome: responsavel.nome,
    email: responsavel.email,
    telefone: responsavel.telefone,
  },
})

/**
 * Ids made of names (RFC 9562 §5.8, appendix B.2): the same in every file, so that who reads two of them sees what is
 * new, and from which nobody comes back to the ids of accounts and consultations.
 */
const idsDe =
  (paciente_id: string): IdDe =>
  (tipo, chave) => {
    const bytes = createHash('sha256').update([paciente_id, tipo, chave].join('\n')).digest().subarray(0, 16)
    bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x80
    bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
    return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
  }
