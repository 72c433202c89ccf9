import { RESULTADO_DA_REDE, TESTE_GUARDADO } from '#domain/sala/textos-do-teste.ts'
import { dataEHora } from '../../lib/no-relogio-daqui.ts'
import { useTesteGuardado } from './teste-guardado.ts'
import styles from './teste.module.css'

const PARTES = ['camera', 'microfone', 'som'] as const

/** What the test found on this device; nothing where it was not made. */
export function ResumoDoTeste() {
  const teste = useTesteGuardado()
  if (!teste) return null
  const { em, rede } = teste
  return (
    <section aria-label={TESTE_GUARDADO.titulo(dataEHora(em))}>
      <p className={styles.discreto}>{TESTE_GUARDADO.titulo(dataEHora(em))}</p>
      <ul className={styles.achados}>
        {PARTES.map((parte) => {
          const serve = teste[parte]
          return serve === undefined ? null : (
            <li key={parte}>{TESTE_GUARDADO[parte][serve ? 'sim' : 'nao']}</li>
          )
        })}
        {rede && <li>{RESULTADO_DA_REDE[rede].rotulo}</li>}
      </ul>
    </section>
  )
}
