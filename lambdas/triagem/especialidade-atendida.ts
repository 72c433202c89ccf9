import type { Consulta } from '#domain/consulta/consulta.ts'
import { type Especialidade, ESPECIALIDADE_DO_CRM } from '#domain/base/especialidades.ts'
import * as medicos from '../store/medicos.ts'

/**
 * When no doctor who may attend is verified in the suggested specialty, the request goes to `clinica_medica` and says
 * so (leituras §4).
 */
export async function especialidadeAtendida(
  sugerida: Especialidade,
): Promise<Pick<Consulta, 'especialidade_sugerida' | 'especialidade_da_triagem'>> {
  if (sugerida === ESPECIALIDADE_DO_CRM || (await medicos.haQuemAtenda(sugerida)))
    return { especialidade_sugerida: sugerida }
  return { especialidade_sugerida: ESPECIALIDADE_DO_CRM, especialidade_da_triagem: sugerida }
}
