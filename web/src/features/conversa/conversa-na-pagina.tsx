import type { Remetente } from '#domain/conversa/mensagem.ts'
import { CONVERSA } from '#domain/conversa/textos.ts'
import { Card } from '../../components/card.tsx'
import { Conversa } from './conversa.tsx'
import styles from './conversa.module.css'
import { useConversa } from './use-conversa.ts'

interface ConversaNaPaginaProps {
  readonly consulta_id: string
  readonly eu: Remetente
  /** Before a doctor accepted. */
  readonly antes?: boolean
  /** Where nothing more can come, nothing is shown when nothing was sent. */
  readonly acabou?: boolean
  /** Among dense cards, with a title as small as theirs. */
  readonly dense?: boolean
}

/** The messages of a consultation as a part of a page. */
export function ConversaNaPagina({
  consulta_id,
  eu,
  antes = false,
  acabou = false,
  dense = false,
}: ConversaNaPaginaProps) {
  const conversa = useConversa(consulta_id, eu)
  const vazia = conversa.mensagens.length + conversa.pendentes.length === 0
  if (acabou && vazia && conversa.leitura.data?.escreve !== true && !conversa.leitura.error) return null
  return (
    <Card as="section" aria-label={CONVERSA.titulo} dense={dense}>
      <h2 className={dense ? styles.titulo : undefined}>{CONVERSA.titulo}</h2>
      <Conversa conversa={conversa} antes={antes} />
    </Card>
  )
}
