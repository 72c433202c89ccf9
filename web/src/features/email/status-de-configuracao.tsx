import { useId } from 'react'
import { rota } from '#domain/base/rotas.ts'
import { TESTE_DE_EMAIL } from '#domain/email/textos-da-pagina-de-teste.ts'
import { Badge } from '../../components/badge.tsx'
import { Card } from '../../components/card.tsx'
import styles from './email-test.module.css'

const { status: TEXTOS } = TESTE_DE_EMAIL

/** Card 3: what is set up and what is still to be (D §2.16). */
export function StatusDeConfiguracao() {
  const id = useId()
  const { origin } = window.location
  return (
    <Card as="section" aria-labelledby={id}>
      <h2 id={id}>{TEXTOS.titulo}</h2>
      <h3>{TEXTOS.integracao}</h3>
      <ul className={styles.itens}>
        {TEXTOS.itens_da_integracao.map((item) => (
          <Item key={item} nome={item} />
        ))}
      </ul>
      <h3>{TEXTOS.redirecionamentos}</h3>
      <ul className={styles.itens}>
        <Item nome={TEXTOS.desenvolvimento} endereco={origin} />
        {(['auth_callback', 'reset_senha'] as const).map((tela) => (
          <Item key={tela} nome={rota(tela).caminho} endereco={`${origin}${rota(tela).caminho}`} />
        ))}
        <Item nome={TEXTOS.producao} pendente />
      </ul>
    </Card>
  )
}

interface ItemProps {
  readonly nome: string
  readonly endereco?: string
  readonly pendente?: boolean
}

function Item({ nome, endereco, pendente = false }: ItemProps) {
  return (
    <li>
      <span>
        {nome}
        {endereco && <span className={styles.endereco}>{endereco}</span>}
      </span>
      <Badge tone={pendente ? 'aviso' : 'sucesso'}>{pendente ? TEXTOS.pendente : TEXTOS.pronto}</Badge>
    </li>
  )
}
