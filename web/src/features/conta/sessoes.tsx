import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { SEGURANCA } from '#domain/cadastro/textos-da-conta.ts'
import { Button } from '../../components/button.tsx'
import { Card } from '../../components/card.tsx'
import { LinkButton } from '../../components/link-button.tsx'
import { sair } from '../../lib/sessao.ts'
import styles from './conta.module.css'

/** Password and sessions. */
export function Sessoes() {
  const navigate = useNavigate()
  const [saindo, setSaindo] = useState(false)
  const onSair = async () => {
    setSaindo(true)
    // Leave first: the guard of this screen would ask for a login.
    await navigate('/')
    await sair()
  }
  return (
    <Card as="section" aria-labelledby="seguranca">
      <h2 id="seguranca" className={styles.titulo}>
        {SEGURANCA.titulo}
      </h2>
      <p className={styles.texto}>{SEGURANCA.sair.texto}</p>
      <div className={styles.botoes}>
        <LinkButton to="/reset-senha" variant="secondary" small>
          {SEGURANCA.senha}
        </LinkButton>
        <Button
          small
          variant="secondary"
          busy={saindo && SEGURANCA.sair.saindo}
          onClick={() => void onSair()}
        >
          {SEGURANCA.sair.botao}
        </Button>
      </div>
    </Card>
  )
}
