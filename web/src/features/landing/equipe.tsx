import { EQUIPE } from './conteudo.ts'
import { alegar } from '../../components/publico/alegacoes.ts'
import { Badge } from '../../components/badge.tsx'
import styles from './equipe.module.css'
import { Portrait } from '../../components/publico/portrait.tsx'
import { Nota, Secao } from '../../components/publico/secao.tsx'

/** Four sample doctors. */
export function Equipe() {
  const selo = alegar('crm_da_equipe')
  return (
    <Secao
      id="equipe"
      titulo="Quem cuida de você"
      texto="Todo médico passa pela verificação do CRM no conselho antes de atender."
      clara
    >
      <ul className={styles.grade}>
        {EQUIPE.map((medico) => (
          <li key={medico.crm} className={styles.medico}>
            <div className={`${styles.foto} ${styles[medico.pessoa]}`}>
              <Portrait person={medico.pessoa} />
            </div>
            <div className={styles.dados}>
              <h3>{medico.nome}</h3>
              <p className={styles.especialidade}>{medico.especialidade}</p>
              {selo !== undefined && (
                <>
                  <p className={styles.crm}>{medico.crm}</p>
                  <Badge tone="sucesso" icon={null}>
                    {selo}
                  </Badge>
                </>
              )}
            </div>
          </li>
        ))}
      </ul>
      {!alegar('depoimentos') && <Nota>Perfis ilustrativos.</Nota>}
    </Secao>
  )
}
