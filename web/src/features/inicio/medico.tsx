import { caminhoDe } from '#domain/base/rotas.ts'
import { Card } from '../../components/card.tsx'
import { LinkButton } from '../../components/link-button.tsx'
import { Certificado } from '../medico/conta/certificado.tsx'
import { PainelDaConta } from '../medico/conta/painel-da-conta.tsx'
import { AREA } from '../../components/textos-da-area.ts'
import styles from './inicio.module.css'

const TEXTOS = AREA.inicio

/** The queue, whether payouts reach the doctor, and what they sign with. */
export function InicioDoMedico() {
  return (
    <div className={styles.cartoes}>
      <Card as="section" aria-label={TEXTOS.fila}>
        <h2 className={styles.titulo}>{TEXTOS.fila}</h2>
        <p className={styles.texto}>{TEXTOS.fila_texto}</p>
        <LinkButton to={caminhoDe('fila_medico')}>{TEXTOS.ir_a_fila}</LinkButton>
      </Card>
      <PainelDaConta
        acao={
          <LinkButton to={`${caminhoDe('onboarding_medico')}?step=5`} variant="secondary" small>
            Configurar recebimento
          </LinkButton>
        }
      />
      <Card as="section" aria-label={TEXTOS.certificado}>
        <Certificado nivel="h2" />
      </Card>
    </div>
  )
}
