import { useNavigate } from 'react-router-dom'
import { caminhoDe } from '#domain/base/rotas.ts'
import { DE_NOVO } from '#domain/consulta/textos-preferencia.ts'
import type { ConsultaVista } from '#domain/consulta/vista.ts'
import { Button } from '../../components/button.tsx'
import { pedirDeNovo } from '../../lib/consultas/medico-de-novo.ts'
import { paginaDe } from '../dependente/use-dependentes.ts'
import styles from './consulta.module.css'

/** The way back to the doctor of a finished consultation, while they are online (decision 047). */
export function DeNovo({ consulta }: { readonly consulta: ConsultaVista }) {
  const navigate = useNavigate()
  const { status, paciente, paciente_id, responsavel_id, medico, assigned_to } = consulta
  if (status !== 'finished' || paciente !== null || !medico?.livre || assigned_to === undefined) return null
  const nome = medico.nome_oficial
  const pedir = () => {
    pedirDeNovo(paciente_id, { medico_id: assigned_to, nome })
    void navigate(paginaDe(caminhoDe('triagem'), responsavel_id === undefined ? undefined : paciente_id))
  }
  return (
    <>
      <p className={styles.discreto}>{DE_NOVO.explica(nome)}</p>
      <div className={styles.acoes}>
        <Button variant="secondary" small onClick={pedir}>
          {DE_NOVO.botao}
        </Button>
      </div>
    </>
  )
}
