import { IDENTIFICACAO } from '#domain/medico/textos-cadastro.ts'
import { Button } from '../../../components/button.tsx'
import { classes } from '../../../lib/classes.ts'
import styles from './cadastro-medico.module.css'
import type { SituacaoDoCrm } from './use-conferencia.ts'

interface ConferenciaDoCrmProps {
  readonly situacao: SituacaoDoCrm
  /** CRM and UF are set and the form is valid. */
  readonly disponivel: boolean
  readonly onConferir: () => void
}

/** 'Verificar CRM/UF' and what came of it (D §2.4 step 1). */
export function ConferenciaDoCrm({ situacao, disponivel, onConferir }: ConferenciaDoCrmProps) {
  return (
    <div className={styles.conferencia}>
      {disponivel && (
        <Button
          variant="secondary"
          busy={situacao === 'verificando' && IDENTIFICACAO.verificando}
          onClick={onConferir}
        >
          {IDENTIFICACAO.verificar}
        </Button>
      )}
      <output
        className={classes(
          styles.veredito,
          situacao === 'aprovado' && styles.aprovado,
          situacao === 'rejeitado' && styles.rejeitado,
        )}
      >
        {situacao === 'aprovado' && IDENTIFICACAO.verificado}
        {situacao === 'rejeitado' && IDENTIFICACAO.nao_verificado}
      </output>
    </div>
  )
}
