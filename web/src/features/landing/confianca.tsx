import { Icon, type IconName } from '../../components/icon.tsx'
import type { Contada } from '#domain/base/alegacoes.ts'
import { alegar, TEXTOS_DAS_ALEGACOES } from '../../components/publico/alegacoes.ts'
import { Nota } from '../../components/publico/secao.tsx'
import { useEvidencias } from './use-evidencias.ts'
import styles from './confianca.module.css'
import secao from '../../components/publico/secao.module.css'

type Fato = readonly [icone: IconName, forte: string, texto: string]

/** Where a claim may not be made stands what anybody can check, so that the strip is whole without it. */
const fatos = (tempo?: string, nota?: string): readonly Fato[] => [
  tempo
    ? ['relogio', tempo, 'tempo médio até o atendimento']
    : ['relogio', '30 minutos', 'dura em geral a consulta'],
  nota
    ? ['estrela', nota, 'na avaliação de quem se consultou']
    : ['arquivo', 'QR code', 'para conferir cada documento'],
  ['escudo', 'CRM verificado', 'de cada médico, no conselho'],
  ['assinatura', 'ICP-Brasil', 'assinatura digital nos documentos'],
  ['cadeado', 'LGPD', alegar('ponta_a_ponta')?.toLowerCase() ?? 'dados protegidos'],
]

/** Trust strip: the few facts that matter, each in a word and a line. */
export function Confianca() {
  const provadas = useEvidencias()
  const dita = (nome: Contada) => (provadas?.nomes.includes(nome) ? TEXTOS_DAS_ALEGACOES[nome] : alegar(nome))
  return (
    <section className={styles.tira} aria-label="Por que confiar">
      <ul className={`${secao.faixa} ${styles.fatos}`}>
        {fatos(dita('tempo_medio'), dita('nota')).map(([icone, forte, texto]) => (
          <li key={forte} className={styles.fato}>
            <Icon nome={icone} />
            <div>
              <strong className={styles.forte}>{forte}</strong>
              <span className={styles.texto}>{texto}</span>
            </div>
          </li>
        ))}
      </ul>
      {provadas && (
        <div className={secao.faixa}>
          <Nota>{provadas.nota}</Nota>
        </div>
      )}
    </section>
  )
}
