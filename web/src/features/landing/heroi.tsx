import { Button } from '../../components/button.tsx'
import { Icon } from '../../components/icon.tsx'
import { alegar } from '../../components/publico/alegacoes.ts'
import { Portrait } from '../../components/publico/portrait.tsx'
import { ENTRADAS } from './conteudo.ts'
import cena from '../../components/publico/cena.module.css'
import { classes } from '../../lib/classes.ts'
import styles from './heroi.module.css'

interface HeroiProps {
  readonly onAgendar: () => void
  readonly onSouMedico: () => void
  /** The pointer or the focus is near a button that opens a dialog. */
  readonly onPreparar: () => void
}

/** The promise, the two ways in, and what the wait looks like. */
export function Heroi({ onAgendar, onSouMedico, onPreparar }: HeroiProps) {
  return (
    <section className={classes(cena.heroi, styles.heroi)}>
      <div className={styles.texto}>
        <h1 className={cena.titulo}>Um médico de verdade, em até 15&nbsp;minutos.</h1>
        <p className={cena.sub}>
          Conte o que está sentindo, converse por vídeo com um especialista e receba sua receita assinada
          digitalmente, sem sair de casa.
        </p>
        <div className={classes(cena.acoes, styles.acoes)} onPointerEnter={onPreparar} onFocus={onPreparar}>
          <Button onClick={onAgendar}>{ENTRADAS.agendar}</Button>
          <Button variant="secondary" onClick={onSouMedico}>
            {ENTRADAS.sou_medico}
          </Button>
        </div>
        <p className={styles.preco}>
          <strong>R$&nbsp;150,00</strong> autorizados agora, cobrados só depois da consulta.
        </p>
        <ul className={cena.selos}>
          <li>
            <Icon nome="cadeado" /> Dados protegidos (LGPD)
          </li>
          <li>
            <Icon nome="assinatura" /> Assinatura ICP-Brasil
          </li>
          <li>
            <Icon nome="escudo" /> CRM verificado
          </li>
        </ul>
      </div>
      <Cena />
    </section>
  )
}

/** A picture of the product: a doctor on the screen, the wait and the signed document around her. */
function Cena() {
  const selo = alegar('crm_da_equipe')
  return (
    <div className={classes(cena.cena, styles.cena)} aria-hidden="true">
      <svg viewBox="0 0 400 400" className={cena.fundo} preserveAspectRatio="xMidYMid slice">
        <circle cx="200" cy="190" r="150" />
        <circle cx="200" cy="190" r="112" />
      </svg>
      <Portrait person="helena" className={styles.medica} />
      <div className={classes(cena.caixa, styles.documento)}>
        <span className={styles.selo}>
          <Icon nome="assinatura" />
        </span>
        <span>
          <strong>Receita Médica</strong>
          <small>Assinada · ICP-Brasil</small>
        </span>
      </div>
      <div className={classes(cena.caixa, styles.espera)}>
        <div className={cena.linha}>
          <strong>Dra. Helena Prado</strong>
          {selo !== undefined && <span className={classes(cena.etiqueta, styles.crm)}>{selo}</span>}
        </div>
        <div className={classes(cena.detalhe, styles.detalhe)}>
          Clínica Médica · você é o 2º da fila · cerca de 6 min
        </div>
        <div className={styles.trilho}>
          <div className={styles.barra} />
        </div>
      </div>
    </div>
  )
}
