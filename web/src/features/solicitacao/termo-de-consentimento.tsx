import { RESPONSAVEL } from '#domain/dependente/textos.ts'
import { TERMO } from '#domain/legal/termo.ts'
import { Checkbox } from '../../components/checkbox.tsx'
import styles from './solicitacao.module.css'

interface TermoDeConsentimentoProps {
  readonly aceito: boolean
  /** The dependant it is agreed to for. */
  readonly por?: string | undefined
  readonly erro: string | undefined
  readonly onMudar: (aceito: boolean) => void
}

/** The whole text and its version, then the box: what is agreed to is what is on the screen. */
export function TermoDeConsentimento({ aceito, por, erro, onMudar }: TermoDeConsentimentoProps) {
  return (
    <div className={styles.termo}>
      <h2 id="titulo-do-termo" className={styles.subtitulo}>
        {TERMO.titulo}
      </h2>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a text that scrolls must scroll by keyboard */}
      <section className={styles.texto} aria-labelledby="titulo-do-termo" tabIndex={0}>
        {TERMO.paragrafos.map((paragrafo) => (
          <p key={paragrafo}>{paragrafo}</p>
        ))}
        <p className={styles.nota}>Versão {TERMO.versao}</p>
      </section>
      <Checkbox
        label={por === undefined ? 'Li e aceito o termo de consentimento' : RESPONSAVEL.consentimento(por)}
        checked={aceito}
        error={erro}
        onChange={(event) => onMudar(event.target.checked)}
      />
    </div>
  )
}
