import { Icon } from '../../components/icon.tsx'
import { Secao } from '../../components/publico/secao.tsx'
import styles from './valor.module.css'

const QUANDO = [
  { titulo: 'Ao pedir a consulta', texto: 'O valor é apenas autorizado no seu cartão. Nada é cobrado.' },
  { titulo: 'Depois da consulta', texto: 'Só então os R$\u00a0150,00 são cobrados.' },
  {
    titulo: 'Se nenhum médico aceitar',
    texto: 'A autorização é cancelada automaticamente e você não paga nada.',
  },
] as const

const INCLUIDO = [
  'Consulta por vídeo, que costuma durar 30 minutos',
  'Receita, atestado, relatório e pedidos de exame, quando o médico indicar',
  'Documentos com assinatura ICP-Brasil e QR code de conferência',
  'Seu histórico guardado em Meus arquivos',
] as const

/** What it costs, when it is charged, what it holds. */
export function Valor() {
  return (
    <Secao titulo="Um preço só, sem surpresa">
      <div className={styles.duo}>
        <div className={styles.preco}>
          <p className={styles.valor}>
            R$&nbsp;150,00 <span>por consulta</span>
          </p>
          <ul className={styles.incluido}>
            {INCLUIDO.map((item) => (
              <li key={item}>
                <Icon nome="certo" />
                {item}
              </li>
            ))}
          </ul>
        </div>
        <ol className={styles.quando}>
          {QUANDO.map((momento) => (
            <li key={momento.titulo}>
              <h3>{momento.titulo}</h3>
              <p>{momento.texto}</p>
            </li>
          ))}
        </ol>
      </div>
    </Secao>
  )
}
