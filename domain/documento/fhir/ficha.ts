import type { Ficha } from '../../ficha/ficha.ts'
import { FICHA_NO_PRONTUARIO } from '../../ficha/textos.ts'
import { alergias } from './alergia.ts'
import { cirurgia } from './cirurgia.ts'
import { condicaoContada } from './condicao.ts'
import { medicamentoEmUso } from './medicamento-em-uso.ts'
import { altura, gravidez, peso } from './medida.ts'
import { comChave, type IdDe, type QuemContou, type Recurso, type Referencia } from './recurso.ts'

/** What the health profile says, one resource for each entry. */
export function recursosDaFicha(ficha: Ficha, patient: Referencia, idDe: IdDe): Recurso[] {
  const quem: QuemContou = ({ fonte }) =>
    fonte === 'paciente' ? patient : { display: FICHA_NO_PRONTUARIO.fontes[fonte] }
  const nomeado = ({ nome, em }: { readonly nome: string; readonly em: string }) => `${nome}/${em}`
  return [
    ...(ficha.alergias ? alergias(ficha.alergias, patient, quem, idDe) : []),
    ...comChave(ficha.medicamentos, nomeado).map(([item, chave]) =>
      medicamentoEmUso(idDe('MedicationStatement', chave), item, patient, quem),
    ),
    ...comChave(ficha.condicoes, nomeado).map(([item, chave]) =>
      condicaoContada(idDe('Condition', chave), item, patient, quem),
    ),
    ...comChave(ficha.cirurgias, nomeado).map(([item, chave]) =>
      cirurgia(idDe('Procedure', chave), item, patient, quem),
    ),
    ...(ficha.gravidez ? [gravidez(idDe('Observation', 'gravidez'), ficha.gravidez, patient, quem)] : []),
    ...(ficha.peso_kg ? [peso(idDe('Observation', 'peso'), ficha.peso_kg, patient, quem)] : []),
    ...(ficha.altura_cm ? [altura(idDe('Observation', 'altura'), ficha.altura_cm, patient, quem)] : []),
  ]
}
