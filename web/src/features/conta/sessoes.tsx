import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { encerrarSessoes } from '#domain/acesso/contract.ts'
import { TEXTOS_DAS_SESSOES } from '#domain/acesso/textos-das-sessoes.ts'
import { AVISOS_DA_CONTA, SEGURANCA } from '#domain/cadastro/textos-da-conta.ts'
import { Button } from '../../components/button.tsx'
import { Card } from '../../components/card.tsx'
import { LinkButton } from '../../components/link-button.tsx'
import { toast } from '../../components/toast-store.ts'
import { ApiError, call } from '../../lib/api.ts'
import { sair } from '../../lib/sessao.ts'
import styles from './conta.module.css'

/** Password and sessions. */
export function Sessoes() {
  const navigate = useNavigate()
  const [saindo, setSaindo] = useState(false)
  const onSair = async () => {
    setSaindo(true)
    try {
      await call(encerrarSessoes, { aparelhos: 'todos' })
    } catch (error) {
      setSaindo(false)
      toast({ ...textoDaFalha(error), variant: 'destructive' })
      return
    }
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
        <LinkButton to="/seguranca" variant="secondary" small>
          {SEGURANCA.duas_etapas}
        </LinkButton>
        <LinkButton to="/sessoes" variant="secondary" small>
          {TEXTOS_DAS_SESSOES.titulo}
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

/** The others could not be ended: said, and this one stays too. */
const textoDaFalha = (error: unknown) =>
  error instanceof ApiError
    ? { title: SEGURANCA.sair.falha, description: error.problema.detail }
    : AVISOS_DA_CONTA.conexao
