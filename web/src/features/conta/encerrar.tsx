import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { caminhoDe } from '#domain/base/rotas.ts'
import { encerrarConta } from '#domain/cadastro/contract.ts'
import { PALAVRA_DO_ENCERRAMENTO } from '#domain/cadastro/encerramento.ts'
import { ENCERRAR } from '#domain/cadastro/textos-da-conta.ts'
import { Button } from '../../components/button.tsx'
import { Card } from '../../components/card.tsx'
import { Dialog } from '../../components/dialog.tsx'
import { Falha } from '../../components/falha-no-lugar.tsx'
import { Field } from '../../components/field.tsx'
import { avisoOuSemRede } from '../../components/sem-rede.ts'
import { toast } from '../../components/toast-store.ts'
import { ApiError, call } from '../../lib/api.ts'
import type { Perfil } from '../../lib/sessao/perfil.ts'
import { sair } from '../../lib/sessao/sessao.ts'
import { pedeCodigo } from '../acesso/codigo/codigo.ts'
import styles from './conta.module.css'
import { DialogoDoCodigo } from '../acesso/codigo/dialogo-do-codigo.tsx'
import { guardarRecibo } from './recibo.ts'

type Fase = 'fechada' | 'pergunta' | 'codigo'

/** 'Encerrar conta' (estados §1): the word, the code, the farewell. */
export function Encerrar({ email, tipo }: { readonly email: string; readonly tipo: Perfil['tipo'] }) {
  const { texto, aviso } = tipo === 'medico' ? ENCERRAR.medico : ENCERRAR
  const [fase, setFase] = useState<Fase>('fechada')
  const navigate = useNavigate()
  const encerrada = useRef(false)
  // Done after this screen is gone, because its guard would ask for a login.
  useEffect(
    () => () => {
      if (encerrada.current) void sair()
    },
    [],
  )

  const encerramento = useMutation({
    mutationFn: () => call(encerrarConta, { confirmacao: PALAVRA_DO_ENCERRAMENTO }),
    onMutate: () => setFase('fechada'),
    onSuccess: async (recibo) => {
      guardarRecibo(recibo)
      encerrada.current = true
      await navigate(caminhoDe('despedida'), { replace: true })
    },
    onError: (error) => {
      if (pedeCodigo(error)) setFase('codigo')
      else toast(avisoDaFalha(error))
    },
  })
  const { error } = encerramento

  return (
    <Card as="section" aria-labelledby="encerrar">
      <h2 id="encerrar" className={styles.titulo}>
        {ENCERRAR.titulo}
      </h2>
      <p className={styles.texto}>{texto}</p>
      {error && !pedeCodigo(error) && <Falha jaDita {...avisoDaFalha(error)} />}
      <div className={styles.botoes}>
        <Button
          small
          variant="danger"
          busy={encerramento.isPending && ENCERRAR.encerrando}
          onClick={() => setFase('pergunta')}
        >
          {ENCERRAR.botao}
        </Button>
      </div>
      {fase === 'pergunta' && (
        <Pergunta aviso={aviso} onConfirmar={() => setFase('codigo')} onCancelar={() => setFase('fechada')} />
      )}
      {fase === 'codigo' && (
        <DialogoDoCodigo
          email={email}
          onVerificado={() => encerramento.mutate()}
          onCancelar={() => setFase('fechada')}
        />
      )}
    </Card>
  )
}

function Pergunta({
  aviso,
  onConfirmar,
  onCancelar,
}: {
  readonly aviso: string
  readonly onConfirmar: () => void
  readonly onCancelar: () => void
}) {
  const [palavra, setPalavra] = useState('')
  const form = useId()
  const certa = palavra.trim().toUpperCase() === PALAVRA_DO_ENCERRAMENTO
  function onSubmit(event: FormEvent) {
    event.preventDefault()
    if (certa) onConfirmar()
  }
  return (
    <Dialog
      open
      onClose={onCancelar}
      title={ENCERRAR.pergunta}
      description={aviso}
      actions={
        <>
          <Button variant="secondary" onClick={onCancelar}>
            {ENCERRAR.cancelar}
          </Button>
          <Button variant="danger" type="submit" form={form} disabled={!certa}>
            {ENCERRAR.confirmar}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={onSubmit}>
        <Field
          label={ENCERRAR.campo}
          value={palavra}
          autoComplete="off"
          onChange={({ target }) => setPalavra(target.value)}
        />
      </form>
    </Dialog>
  )
}

function avisoDaFalha(error: unknown) {
  const { title, description } = ENCERRAR.falha
  return avisoOuSemRede(error, {
    title,
    description: error instanceof ApiError ? error.problema.detail : description,
  })
}
