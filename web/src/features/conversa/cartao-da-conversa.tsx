import type { Lado } from '#domain/conversa/mensagem.ts'
import { CONVERSA } from '#domain/conversa/textos.ts'
import { Card } from '../../components/card.tsx'
import { Conversa } from './conversa.tsx'
import { useConversa } from './use-conversa.ts'

interface CartaoDaConversaProps {
  readonly consulta_id: string
  readonly lado: Lado
  /** Before a doctor accepted. */
  readonly antes?: boolean
  /** Where nothing more can come, nothing is shown when nothing was sent. */
  readonly acabou?: boolean
}

/** The messages of a consultation as a part of a page. */
export function CartaoDaConversa({
  consulta_id,
  lado,
  antes = false,
  acabou = false,
}: CartaoDaConversaProps) {
  const conversa = useConversa(consulta_id, lado)
  const vazia = conversa.mensagens.length + conversa.pendentes.length === 0
  if (acabou && vazia && conversa.leitura.data?.escreve !== true && !conversa.leitura.error) return null
  return (
    <Card as="section" aria-label={CONVERSA.titulo} dense>
      <h2>{CONVERSA.titulo}</h2>
      <Conversa conversa={conversa} antes={antes} />
    </Card>
  )
}
