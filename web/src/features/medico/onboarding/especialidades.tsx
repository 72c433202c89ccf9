import type { Especialidade } from '#domain/base/especialidades.ts'
import { ETAPA_PROFISSIONAL } from '#domain/medico/textos-onboarding.ts'
import { Checkbox } from '../../../components/checkbox.tsx'
import { Field } from '../../../components/field.tsx'
import styles from './onboarding.module.css'
import { type Erros, oferecidas, type InscricaoDigitada } from './inscricao-digitada.ts'

interface EspecialidadesProps {
  readonly digitado: InscricaoDigitada
  readonly erros: Erros
  readonly rotulo: (especialidade: Especialidade) => string
  readonly onMudar: (campo: Especialidade, novo: InscricaoDigitada) => void
  readonly onSair: (campo: Especialidade, valor: string) => void
}

/** The checkbox list; each checked specialty asks for its RQE (D §2.5). */
export function Especialidades({ digitado, erros, rotulo, onMudar, onSair }: EspecialidadesProps) {
  const { rqes } = digitado
  const marcar = (especialidade: Especialidade, marcada: boolean) => {
    const { [especialidade]: _antes, ...outras } = rqes
    onMudar(especialidade, { ...digitado, rqes: marcada ? { ...rqes, [especialidade]: '' } : outras })
  }
  return (
    <fieldset className={styles.grupo}>
      <legend>{ETAPA_PROFISSIONAL.especialidades}</legend>
      <p className={styles.dica}>{ETAPA_PROFISSIONAL.especialidades_dica}</p>
      <div className={styles.especialidades}>
        {oferecidas(digitado).map((especialidade) => (
          <div key={especialidade} className={styles.especialidade}>
            <Checkbox
              label={rotulo(especialidade)}
              name={especialidade}
              checked={rqes[especialidade] !== undefined}
              onChange={({ target }) => marcar(especialidade, target.checked)}
            />
            {rqes[especialidade] !== undefined && (
              <Field
                label={ETAPA_PROFISSIONAL.rqe(rotulo(especialidade))}
                name={`rqe_${especialidade}`}
                inputMode="numeric"
                autoComplete="off"
                maxLength={6}
                required
                value={rqes[especialidade]}
                error={erros[especialidade]}
                onChange={({ target }) =>
                  onMudar(especialidade, { ...digitado, rqes: { ...rqes, [especialidade]: target.value } })
                }
                onBlur={({ target }) => onSair(especialidade, target.value)}
              />
            )}
          </div>
        ))}
      </div>
    </fieldset>
  )
}
