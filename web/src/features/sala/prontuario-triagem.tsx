import type { Prontuario } from '#domain/documento/prontuario.ts'
import { emPorcento, FILA, PRONTUARIO } from '#domain/consulta/textos.ts'
import { rotuloDaEspecialidade } from '#domain/base/especialidades.ts'
import { TRIAGEM } from '#domain/triagem/textos.ts'
import { Alert } from '../../components/alert.tsx'
import { Badge } from '../../components/badge.tsx'
import { dataEHora } from '../../lib/no-relogio-daqui.ts'
import styles from './prontuario.module.css'

type Triagem = Prontuario['triagens'][number]

interface TriagemDoPacienteProps {
  readonly triagem: Triagem
  /** Done after the consultation was asked for. */
  readonly depois: boolean
}

/** One triage: marked as the support it is, then what the person said, what was understood and why. */
export function TriagemDoPaciente({ triagem, depois }: TriagemDoPacienteProps) {
  const { entrada, resumo, regras } = triagem
  return (
    <article className={styles.triagem}>
      <div className={styles.linha}>
        <time className={styles.discreto} dateTime={triagem.created_at}>
          {dataEHora(triagem.created_at)}
        </time>
        <Badge tone="marca">{rotuloDaEspecialidade(triagem.especialidade_sugerida)}</Badge>
        <Badge tone="info">{FILA.confianca(emPorcento(triagem.conf_ia))}</Badge>
        {depois && <Badge tone="aviso">{PRONTUARIO.depois}</Badge>}
      </div>
      {triagem.red_flag && <Alert tone="perigo" title={PRONTUARIO.red_flag} />}
      <Alert title={triagem.ia_usada ? PRONTUARIO.apoio_com_ia : PRONTUARIO.apoio_sem_ia}>
        {PRONTUARIO.apoio}
      </Alert>
      <div>
        <h4 className={styles.rotulo}>{PRONTUARIO.relato}</h4>
        <p className={styles.discreto}>{quemDe(entrada)}</p>
        <p className={styles.texto}>{entrada.sintomas_texto}</p>
        <p>{marcadosDe(entrada.perguntas_guiadas)}</p>
        {entrada.perguntas_guiadas.comorbidades.length > 0 && (
          <p>
            <strong>{PRONTUARIO.comorbidades}:</strong> {entrada.perguntas_guiadas.comorbidades.join(', ')}
          </p>
        )}
        {entrada.da_ficha && (
          <p>
            <strong>{PRONTUARIO.da_ficha}:</strong> {entrada.da_ficha.join(', ')}
          </p>
        )}
      </div>
      <div>
        <h4 className={styles.rotulo}>{PRONTUARIO.entendido}</h4>
        <ul className={styles.pontos}>
          {resumo.map((linha) => (
            <li key={linha}>{linha}</li>
          ))}
        </ul>
      </div>
      {regras.length > 0 && (
        <details>
          <summary className={styles.abrir}>{PRONTUARIO.regras}</summary>
          <ul className={styles.pontos}>
            {regras.map(({ frase, fonte, trechos }) => (
              <li key={frase}>
                {trechos.length > 0 && <q>{trechos.join(' ')}</q>}{' '}
                <span className={styles.discreto}>{PRONTUARIO.regra(frase, fonte)}</span>
              </li>
            ))}
          </ul>
          <p className={styles.discreto}>{PRONTUARIO.versao(triagem.versao_protocolo)}</p>
        </details>
      )}
    </article>
  )
}

const quemDe = ({ idade, sexo, perguntas_guiadas }: Triagem['entrada']): string =>
  [
    PRONTUARIO.idade(idade),
    PRONTUARIO.sexo[sexo],
    PRONTUARIO.sintomas_ha(perguntas_guiadas.duracao_dias),
  ].join(' · ')

function marcadosDe(perguntas: Triagem['entrada']['perguntas_guiadas']): string {
  const marcados = Object.entries(TRIAGEM.guided.caixas)
    .filter(([nome]) => perguntas[nome as keyof typeof TRIAGEM.guided.caixas])
    .map(([, rotulo]) => rotulo)
  return marcados.length === 0 ? PRONTUARIO.nada_marcado : `${PRONTUARIO.marcou}: ${marcados.join('; ')}.`
}
