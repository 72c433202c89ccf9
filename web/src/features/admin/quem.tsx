import { CASOS } from '#domain/admin/textos-atos.ts'
import { formatarTelefone } from '#domain/base/campos.ts'
import type { Saida } from '#domain/base/contrato.ts'
import type { consultasParadas } from '#domain/consulta/contract-casos.ts'
import styles from './admin.module.css'

/** Somebody to ring. */
export function Quem({
  quem,
}: {
  readonly quem: Saida<typeof consultasParadas>['consultas'][number]['medico']
}) {
  if (!quem) return CASOS.sem_conta
  return (
    <>
      {quem.nome}{' '}
      <a className={styles.telefone} href={`tel:+55${quem.telefone}`}>
        {formatarTelefone(quem.telefone)}
      </a>
    </>
  )
}
