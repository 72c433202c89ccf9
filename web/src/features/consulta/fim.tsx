import { caminhoDe } from '#domain/base/rotas.ts'
import type { ConsultaVista } from '#domain/consulta/vista.ts'
import { MOTIVOS, NADA_FOI_COBRADO } from '#domain/consulta/motivos.ts'
import { STATUS } from '#domain/consulta/textos.ts'
import { Icon } from '../../components/icon.tsx'
import { LinkButton } from '../../components/link-button.tsx'
import { DeNovo } from './de-novo.tsx'
import styles from './consulta.module.css'

/** What happened and what to do now (estados §3). */
export function Fim({ consulta }: { readonly consulta: ConsultaVista }) {
  if (consulta.status === 'finished')
    return (
      <>
        <p className={styles.despedida}>{STATUS.finalizada_bem}</p>
        <p className={styles.discreto}>{STATUS.documentos}</p>
        <div className={styles.acoes}>
          <LinkButton to={caminhoDe('meus_arquivos')} variant="secondary">
            <Icon nome="arquivo" />
            {STATUS.ver_arquivos}
          </LinkButton>
        </div>
        <DeNovo consulta={consulta} />
      </>
    )
  const { motivo_fim } = consulta
  const emergencia = motivo_fim === 'red_flag'
  return (
    <>
      {/* An emergency already stands above everything. */}
      {motivo_fim && !emergencia && <p>{MOTIVOS[motivo_fim]}</p>}
      <p className={styles.alivio}>
        <Icon nome="certo" />
        {NADA_FOI_COBRADO}
      </p>
      {!emergencia && motivo_fim !== 'presencial' && (
        <div className={styles.acoes}>
          <LinkButton to={caminhoDe('triagem')}>{STATUS.nova_triagem}</LinkButton>
        </div>
      )}
    </>
  )
}
