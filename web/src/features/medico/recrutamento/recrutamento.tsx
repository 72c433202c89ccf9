import { Link } from 'react-router-dom'
import { rota } from '#domain/base/rotas.ts'
import { Icon } from '../../../components/icon.tsx'
import { LinkButton } from '../../../components/link-button.tsx'
import { Logo } from '../../../components/logo.tsx'
import { PularParaOConteudo } from '../../../components/pular-para-o-conteudo.tsx'
import { Perguntas } from '../../../components/publico/perguntas.tsx'
import { Portrait } from '../../../components/publico/portrait.tsx'
import { Rodape } from '../../../components/publico/rodape.tsx'
import { Secao } from '../../../components/publico/secao.tsx'
import { CABECALHO, DIFERENCIAIS, OPORTUNIDADES, PASSOS, PERGUNTAS } from './conteudo.ts'
import { Plantao } from './plantao.tsx'
import cena from '../../../components/publico/cena.module.css'
import { classes } from '../../../lib/classes.ts'
import styles from './recrutamento.module.css'

/** The recruitment page (D §2.3). Public and light: loads neither data nor session code. */
export function Recrutamento() {
  return (
    <>
      <PularParaOConteudo />
      <header className={styles.topo}>
        <Link to="/" className={styles.inicio} aria-label="Acolhe, página inicial">
          <Logo />
        </Link>
        <LinkButton to="/" variant="quiet" small>
          <Icon nome="voltar" />
          {CABECALHO.voltar}
        </LinkButton>
      </header>
      <main id="conteudo" tabIndex={-1}>
        <section className={classes(cena.heroi, styles.heroi)}>
          <div className={styles.texto}>
            <h1 className={cena.titulo}>{CABECALHO.titulo}</h1>
            <p className={cena.sub}>{CABECALHO.texto}</p>
            <div className={classes(cena.acoes, styles.acoes)}>
              <Participar />
            </div>
            <ul className={cena.selos}>
              <li>
                <Icon nome="certo" /> CRM ativo
              </li>
              <li>
                <Icon nome="certo" /> Horários livres
              </li>
              <li>
                <Icon nome="certo" /> Pagamento por consulta
              </li>
            </ul>
          </div>
          <Plantao />
        </section>
        <Secao titulo="Por que atender aqui" clara>
          <ul className={styles.diferenciais}>
            {DIFERENCIAIS.map(({ icone, titulo, texto }) => (
              <li key={titulo} className={styles.diferencial}>
                <span className={styles.icone}>
                  <Icon nome={icone} />
                </span>
                <h3>{titulo}</h3>
                <p>{texto}</p>
              </li>
            ))}
          </ul>
        </Secao>
        <Secao titulo="Oportunidades" texto="Com o CRM ou com a especialidade: escolha como atender.">
          <ul className={styles.oportunidades}>
            {OPORTUNIDADES.map(({ titulo, texto }) => (
              <li key={titulo}>
                <h3>{titulo}</h3>
                <p>{texto}</p>
              </li>
            ))}
          </ul>
        </Secao>
        <Secao titulo="Do cadastro à primeira consulta" clara>
          <ol className={styles.passos}>
            {PASSOS.map(({ titulo, texto }, indice) => (
              <li key={titulo}>
                <span className={styles.numero} aria-hidden="true">
                  {indice + 1}
                </span>
                <h3>{titulo}</h3>
                <p>{texto}</p>
              </li>
            ))}
          </ol>
        </Secao>
        <Secao titulo="Perguntas frequentes" aoLado>
          <Perguntas perguntas={PERGUNTAS} />
        </Secao>
        <Convite />
      </main>
      <Rodape />
    </>
  )
}

const Participar = () => <LinkButton to={rota('onboarding_medico').caminho}>{CABECALHO.acao}</LinkButton>

/** The last word: the same way in, and the way back. */
function Convite() {
  return (
    <section className={styles.convite}>
      <div className={styles.caixa}>
        <div className={styles.pessoas} aria-hidden="true">
          {(['caio', 'yumi', 'antonio'] as const).map((person) => (
            <div key={person} className={styles.pessoa}>
              <Portrait person={person} />
            </div>
          ))}
        </div>
        <h2>Sua próxima consulta pode ser hoje.</h2>
        <div className={classes(cena.acoes, styles.acoes)}>
          <Participar />
          <LinkButton to="/" variant="secondary">
            {CABECALHO.voltar}
          </LinkButton>
        </div>
      </div>
    </section>
  )
}
