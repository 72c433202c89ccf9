import { caminhoDe } from '#domain/base/rotas.ts'
import { LinkButton } from '../../components/link-button.tsx'
import styles from './chamada-para-medicos.module.css'
import { Portrait } from '../../components/publico/portrait.tsx'
import secao from '../../components/publico/secao.module.css'

/** Join-the-team call to action. */
export function ChamadaParaMedicos() {
  return (
    <section className={styles.fora}>
      <div className={`${secao.faixa} ${styles.caixa}`}>
        <div className={styles.texto}>
          <h2>É médico? Atenda de onde estiver.</h2>
          <p>
            Você escolhe seus horários, recebe pela consulta finalizada e cuida só do paciente. Basta um CRM
            ativo.
          </p>
          <LinkButton to={caminhoDe('medico_junte_se')}>Faça parte do time</LinkButton>
        </div>
        <div className={styles.pessoas} aria-hidden="true">
          <div className={styles.pessoa}>
            <Portrait person="caio" />
          </div>
          <div className={styles.pessoa}>
            <Portrait person="yumi" />
          </div>
          <div className={styles.pessoa}>
            <Portrait person="antonio" />
          </div>
        </div>
      </div>
    </section>
  )
}
