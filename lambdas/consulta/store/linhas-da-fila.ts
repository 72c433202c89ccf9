import * as z from 'zod/mini'
import { hojeEm, idadeEm, primeiroNome } from '#domain/base/campos.ts'
import { idadeDoDependente } from '#domain/dependente/idade.ts'
import { DomainError } from '#domain/base/erros.ts'
import type { Especialidade } from '#domain/base/especialidades.ts'
import { type ConsultaNaFila, consultaNaFilaSchema } from '#domain/consulta/vista.ts'
import type { NaFila } from '../../store/consultas.ts'
import { enviadosPeloPaciente } from '../../conversa/store/enviados.ts'
import {
  conversaKey,
  emConsultaKey,
  especialidadeKey,
  presencaKey,
  resumoDaTriagemKey,
  titularKey,
  usuarioKey,
} from '../../store/keys.ts'
import { estaVerificado } from '../../store/medicos.ts'
import { conta, presencaOf } from '../../store/presencas.ts'
import { resumida } from '../../store/resumos.ts'
import type { Found, Key } from '../../store/table.ts'
import { titularOf, usuarioOf } from '../../store/usuarios.ts'

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

/** A consultation, and of whom it is. */
type DeQuem = Pick<NaFila, 'id' | 'paciente_id' | 'responsavel_id'>

/** What a row is made of beside its consultation. */
export const chavesDaLinha = ({ id, paciente_id, responsavel_id }: DeQuem): readonly Key[] => [
  responsavel_id === undefined ? usuarioKey(paciente_id) : titularKey(paciente_id),
  resumoDaTriagemKey(id),
  conversaKey(id),
]

/**
 * A row of the doctor's queue (D §2.7, decision 018), from a consultation and what stands at `chavesDaLinha`; undefined
 * when the patient is gone.
 */
export function linhaDe(consulta: NaFila, lidos: Found, now: Date): ConsultaNaFila | undefined {
  const { paciente_id, responsavel_id } = consulta
  const paciente =
    responsavel_id === undefined
      ? usuarioOf(lidos(usuarioKey(paciente_id)))
      : titularOf(lidos(titularKey(paciente_id)))
  if (!paciente) return undefined
  const nascimento = paciente.data_nascimento
  const hoje = hojeEm(now)
  const idade = responsavel_id === undefined ? idadeEm(nascimento, hoje) : idadeDoDependente(nascimento, hoje)
  return z.parse(consultaNaFilaSchema, {
    ...resumida(consulta, lidos(resumoDaTriagemKey(consulta.id))),
    paciente: {
      primeiro_nome: primeiroNome(paciente.nome),
      idade,
      ...(responsavel_id !== undefined && { com_responsavel: true }),
    },
    enviados: enviadosPeloPaciente(lidos(conversaKey(consulta.id))),
  })
}
