import * as z from 'zod/mini'
import { hojeEm, idadeEm, primeiroNome } from '#domain/base/campos.ts'
import { DomainError } from '#domain/base/erros.ts'
import type { Especialidade } from '#domain/base/especialidades.ts'
import { type ConsultaNaFila, consultaNaFilaSchema } from '#domain/consulta/vista.ts'
import type { NaFila } from '../../store/consultas.ts'
import {
  emConsultaKey,
  especialidadeKey,
  presencaKey,
  resumoDaTriagemKey,
  usuarioKey,
} from '../../store/keys.ts'
import { estaVerificado } from '../../store/medicos.ts'
import { conta, presencaOf } from '../../store/presencas.ts'
import { resumida } from '../../store/resumos.ts'
import type { Found, Key } from '../../store/table.ts'
import { usuarioOf } from '../../store/usuarios.ts'

/** The keys of the items that decide whether a doctor may see who waits in a specialty. */
export const chavesDe = (medico_id: string, especialidade: Especialidade): readonly Key[] => [
  especialidadeKey(medico_id, especialidade),
  presencaKey(medico_id),
  emConsultaKey(medico_id),
]

/**
 * Why the doctor may not see them: not verified in the specialty, in a consultation, or not in its queue. Undefined
 * when they may.
 */
export function recusaDe(
  medico_id: string,
  especialidade: Especialidade,
  lidos: Found,
  now: Date,
): DomainError | undefined {
  if (!estaVerificado(lidos(especialidadeKey(medico_id, especialidade))))
    return new DomainError('sem_permissao')
  if (lidos(emConsultaKey(medico_id)))
    return new DomainError('fora_da_fila', {
      detail: 'A fila volta a aparecer quando sua consulta terminar.',
    })
  const presenca = presencaOf(lidos(presencaKey(medico_id)))
  return presenca && conta(presenca, especialidade, now)
    ? undefined
    : new DomainError('fora_da_fila', { detail: 'Entre na fila da especialidade para ver as consultas.' })
}

/** What a row is made of beside its consultation. */
export const chavesDaLinha = ({ id, paciente_id }: NaFila): readonly Key[] => [
  usuarioKey(paciente_id),
  resumoDaTriagemKey(id),
]

/**
 * A row of the doctor's queue (D §2.7, decision 018), from a consultation and what stands at `chavesDaLinha`; undefined
 * when the patient is gone.
 */
export function linhaDe(consulta: NaFila, lidos: Found, now: Date): ConsultaNaFila | undefined {
  const perfil = usuarioOf(lidos(usuarioKey(consulta.paciente_id)))
  if (!perfil) return undefined
  const idade = idadeEm(perfil.data_nascimento, hojeEm(now))
  return z.parse(consultaNaFilaSchema, {
    ...resumida(consulta, lidos(resumoDaTriagemKey(consulta.id))),
    paciente: { primeiro_nome: primeiroNome(perfil.nome), idade },
  })
}
