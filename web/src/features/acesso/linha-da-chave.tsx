import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import type { ChaveMostrada } from '#domain/acesso/chaves.ts'
import { nomearChave, retirarChave } from '#domain/acesso/contract-chaves.ts'
import { TEXTOS_DAS_CHAVES as TEXTOS } from '#domain/acesso/textos-das-chaves.ts'
import { Badge } from '../../components/badge.tsx'
import { Button } from '../../components/button.tsx'
import { ConfirmDialog } from '../../components/confirm-dialog.tsx'
import { Dialog } from '../../components/dialog.tsx'
import { Falha } from '../../components/falha-no-lugar.tsx'
import { Field } from '../../components/field.tsx'
import { toast } from '../../components/toast-store.ts'
import { ApiError, call } from '../../lib/api.ts'
import { avisoDaFalha, motivoDaFalha } from './chaves.ts'
import { dataEHora } from '../../lib/no-relogio-daqui.ts'
import styles from './chaves-de-acesso.module.css'

interface LinhaDaChaveProps {
  readonly chave: ChaveMostrada
  readonly onMudou: () => Promise<void>
}

export function LinhaDaChave({ chave, onMudou }: LinhaDaChaveProps) {
  const { id, nome, sincronizada, criada_em, usada_em, copiada_em } = chave
  const [aberto, setAberto] = useState<'nome' | 'retirar'>()
  const retirar = useMutation({
    mutationFn: () => call(retirarChave, { chave_id: id }),
    onSuccess: () => {
      toast(TEXTOS.retirar.feita)
      return onMudou()
    },
    onError: (error) => {
      setAberto(undefined)
      toast(avisoDaFalha(error))
    },
  })
  return (
    <li className={styles.linha}>
      <div className={styles.chave}>
        <strong>
          {nome} {sincronizada && <Badge>{TEXTOS.sincronizada}</Badge>}{' '}
          {copiada_em !== undefined && <Badge tone="perigo">{TEXTOS.copiada}</Badge>}
        </strong>
        <span>
          {TEXTOS.em} <time dateTime={criada_em}>{dataEHora(criada_em)}</time>
        </span>
        <span>
          {usada_em === null ? (
            TEXTOS.sem_uso
          ) : (
            <>
              {TEXTOS.uso}: <time dateTime={usada_em}>{dataEHora(usada_em)}</time>
            </>
          )}
        </span>
        {retirar.error && <Falha jaDita {...avisoDaFalha(retirar.error)} />}
      </div>
      <div className={styles.botoes}>
        <Button
          small
          variant="quiet"
          aria-label={`${TEXTOS.nomear.botao}: ${nome}`}
          onClick={() => setAberto('nome')}
        >
          {TEXTOS.nomear.botao}
        </Button>
        <Button
          small
          variant="secondary"
          aria-label={`${TEXTOS.retirar.botao}: ${nome}`}
          onClick={() => setAberto('retirar')}
        >
          {TEXTOS.retirar.botao}
        </Button>
      </div>
      {aberto === 'nome' && (
        <NomeDaChave chave={chave} onFechar={() => setAberto(undefined)} onMudou={onMudou} />
      )}
      <ConfirmDialog
        open={aberto === 'retirar'}
        danger
        title={TEXTOS.retirar.titulo}
        description={TEXTOS.retirar.descricao(nome)}
        confirm={TEXTOS.retirar.confirmar}
        busy={retirar.isPending && TEXTOS.retirar.retirando}
        onConfirm={() => retirar.mutate()}
        onCancel={() => setAberto(undefined)}
      />
    </li>
  )
}

function NomeDaChave({ chave, onFechar, onMudou }: LinhaDaChaveProps & { readonly onFechar: () => void }) {
  const [nome, setNome] = useState(chave.nome)
  const mudar = useMutation({
    mutationFn: () => call(nomearChave, { chave_id: chave.id, nome }),
    onSuccess: async () => {
      await onMudou()
      onFechar()
    },
  })
  const enviar = (event: FormEvent) => {
    event.preventDefault()
    if (!mudar.isPending) mudar.mutate()
  }
  return (
    <Dialog open onClose={onFechar} title={TEXTOS.nomear.titulo}>
      <form noValidate className={styles.formulario} onSubmit={enviar}>
        <Field
          label={TEXTOS.nomear.campo}
          name="nome-da-chave"
          autoComplete="off"
          maxLength={40}
          error={mudar.error ? motivoDoNome(mudar.error) : undefined}
          value={nome}
          onChange={({ target }) => {
            mudar.reset()
            setNome(target.value)
          }}
        />
        <Button type="submit" wide busy={mudar.isPending && TEXTOS.nomear.salvando}>
          {TEXTOS.nomear.salvar}
        </Button>
        <Button variant="quiet" wide onClick={onFechar}>
          {TEXTOS.nomear.cancelar}
        </Button>
      </form>
    </Dialog>
  )
}

/** What the field itself got wrong, before what is said of the request. */
const motivoDoNome = (error: unknown): string =>
  (error instanceof ApiError ? error.problema.campos?.[0]?.motivo : undefined) ?? motivoDaFalha(error)
