import type { RegistroLido } from '#domain/registro/registro.ts'
import { fechamentoEscrito, REGISTRO, secoesDoRegistro } from '#domain/registro/textos.ts'
import { dataEHora } from '../../lib/no-relogio-daqui.ts'
import styles from './registro.module.css'

/** A closed record in plain form, with what was added to it. */
export function RegistroEscrito({ registro }: { readonly registro: RegistroLido }) {
  const { adendos, medico } = registro
  const secoes = secoesDoRegistro(registro)
  return (
    <>
      <p className={styles.discreto}>
        {fechamentoEscrito(registro, dataEHora)}
        {medico && ` · Dr(a). ${medico.nome}, CRM ${medico.crm}/${medico.uf}`}
      </p>
      {secoes.length === 0 && <p>{REGISTRO.vazio}</p>}
      <dl className={styles.secoes}>
        {secoes.map(([nome, texto]) => (
          <div key={nome}>
            <dt className={styles.rotulo}>{nome}</dt>
            <dd className={styles.texto}>{texto}</dd>
          </div>
        ))}
        {adendos.map(({ id, texto, em }) => (
          <div key={id}>
            <dt className={styles.rotulo}>
              {REGISTRO.adendo} · <time dateTime={em}>{dataEHora(em)}</time>
            </dt>
            <dd className={styles.texto}>{texto}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}
