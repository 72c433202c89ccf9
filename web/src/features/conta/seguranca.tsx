import { useMutation } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import { encerrarSessoes } from '#domain/acesso/contract.ts'
import { caminhoDe } from '#domain/base/rotas.ts'
import { SEM_REDE } from '#domain/acesso/textos.ts'
import { TEXTOS_DAS_SESSOES } from '#domain/acesso/textos-das-sessoes.ts'
import { SEGURANCA } from '#domain/cadastro/textos-da-conta.ts'
import { Button } from '../../components/button.tsx'
import { Card } from '../../components/card.tsx'
import { Falha } from '../../components/falha-no-lugar.tsx'
import { LinkButton } from '../../components/link-button.tsx'
import { toast } from '../../components/toast-store.ts'
import { ApiError, call } from '../../lib/api.ts'
import { sair } from '../../lib/sessao/sessao.ts'
import styles from './conta.module.css'

/** Password and sessions. */
export function Seguranca() {
  const navigate = useNavigate()
  const saida = useMutation({
    mutationFn: () => call(encerrarSessoes, { aparelhos: 'todos' }),
    onSuccess: async () => {
      // Leave first: the guard of this screen would ask for a login.
      await navigate('/')
      await sair()
    },
    onError: (error) => toast({ ...textoDaFalha(error), variant: 'destructive' }),
  })
  return (
    <Card as="section" aria-labelledby="seguranca">
      <h2 id="seguranca" className={styles.titulo}>
        {SEGURANCA.titulo}
      </h2>
      <p className={styles.texto}>{SEGURANCA.sair.texto}</p>
      {saida.error && <Falha jaDita {...textoDaFalha(saida.error)} />}
      <div className={styles.botoes}>
        <LinkButton to={caminhoDe('reset_senha')} variant="secondary" small>
          {SEGURANCA.senha}
        </LinkButton>
        <LinkButton to={caminhoDe('admin_segundo_fator')} variant="secondary" small>
          {SEGURANCA.duas_etapas}
        </LinkButton>
        <LinkButton to={caminhoDe('sessoes')} variant="secondary" small>
          {TEXTOS_DAS_SESSOES.titulo}
        </LinkButton>
        <Button
          small
          variant="secondary"
          busy={saida.isPending && SEGURANCA.sair.saindo}
          onClick={() => saida.mutate()}
        >
          {SEGURANCA.sair.botao}
        </Button>
      </div>
    </Card>
  )
}

/** The others could not be ended: said, and this one stays too. */
const textoDaFalha = (error: unknown) =>
  error instanceof ApiError ? { title: SEGURANCA.sair.falha, description: error.problema.detail } : SEM_REDE
