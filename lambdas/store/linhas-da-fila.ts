import * as z from 'zod/mini'
import { hojeEm, idadeEm, primeiroNome } from '#domain/base/campos.ts'
import { DomainError } from '#domain/base/erros.ts'
import type { Especialidade } from '#domain/base/especialidades.ts'
import { type ConsultaNaFila, consultaNaFilaSchema } from '#domain/consulta/vista.ts'
import type { NaFila } from './consultas.ts'
import { emConsultaKey, especialidadeKey, presencaKey, resumoDaTriagemKey, usuarioKey } from './keys.ts'
import { estaVerificado } from './medicos.ts'
import { conta, presencaOf } from './presencas.ts'
import { resumida } from './resumos.ts'
import type { Item, Key } from './table.ts'
import { usuarioOf } from './usuarios.ts'

/**
 * The keys of the three items that decide whether a doctor may see who waits in a specialty, in the order `recusaDe`
 * expects.
 */
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
  [especialista, presente, ocupado]: readonly (Item | undefined)[],
  especialidade: Especialidade,
  now: Date,
): DomainError | undefined {
  if (!estaVerificado(especialista)) return new DomainError('sem_permissao')
  if (ocupado)
    return new DomainError('fora_da_fila', {
      detail: 'A fila volta a aparecer quando sua consulta terminar.',
    })
  const presenca = presencaOf(presente)
  return presenca && conta(presenca, especialidade, now)
    ? undefined
    : new DomainError('fora_da_fila', { detail: 'Entre na fila da especialidade para ver as consultas.' })
}

/** What a row is made of beside its consultation, in the order `linhaDe` expects. */
export const chavesDaLinha = ({ id, paciente_id }: NaFila): readonly [Key, Key] => [
  usuarioKey(paciente_id),
  resumoDaTriagemKey(id),
]

/**
 * A row of the doctor's queue (D §2.7, decision 018), from a consultation, its patient's item and its summary's;
 * undefined when the patient is gone.
 */
export function linhaDe(
  consulta: NaFila,
  [paciente, resumo]: readonly (Item | undefined)[],
  now: Date,
): ConsultaNaFila | undefined {
  const perfil = usuarioOf(paciente)
  if (!perfil) return undefined
  const idade = idadeEm(perfil.data_nascimento, hojeEm(now))
  return z.parse(consultaNaFilaSchema, {
    ...resumida(consulta, resumo),
    paciente: { primeiro_nome: primeiroNome(perfil.nome), idade },
  })
}
