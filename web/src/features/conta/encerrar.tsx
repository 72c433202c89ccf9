import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { encerrarConta } from '#domain/cadastro/contract.ts'
import { PALAVRA_DO_ENCERRAMENTO } from '#domain/cadastro/encerramento.ts'
import { AVISOS_DA_CONTA, ENCERRAR } from '#domain/cadastro/textos-da-conta.ts'
import { CONTATO, mailDoSuporte } from '#domain/contato.ts'
import { Button } from '../../components/button.tsx'
import { Card } from '../../components/card.tsx'
import { Dialog } from '../../components/dialog.tsx'
import { Field } from '../../components/field.tsx'
import { toast } from '../../components/toast-store.ts'
import { ApiError, call, NetworkError } from '../../lib/api.ts'
import { sair } from '../../lib/sessao.ts'
import { pedeCodigo } from '../../components/codigo/codigo.ts'
import styles from './conta.module.css'
import { DialogoDoCodigo } from '../../components/codigo/dialogo-do-codigo.tsx'
import { guardarRecibo } from './recibo.ts'

type Fase = 'fechada' | 'pergunta' | 'codigo' | 'encerrando'

/** 'Encerrar conta' (estados §1): the word, the code, the farewell. */
export function Encerrar({ email }: { readonly email: string }) {
  const [fase, setFase] = useState<Fase>('fechada')
  const navigate = useNavigate()
  const encerrada = useRef(false)
  // Once this screen is gone: while it stands, its guard would ask for a login.
  useEffect(
    () => () => {
      if (encerrada.current) void sair()
    },
    [],
  )

  async function encerrar() {
    setFase('encerrando')
    try {
      guardarRecibo(await call(encerrarConta, { confirmacao: PALAVRA_DO_ENCERRAMENTO }))
    } catch (error) {
      setFase(pedeCodigo(error) ? 'codigo' : 'fechada')
      if (!pedeCodigo(error)) toast({ ...textoDaFalha(error), variant: 'destructive' })
      return
    }
    encerrada.current = true
    await navigate('/despedida', { replace: true })
  }

  return (
    <Card as="section" aria-labelledby="encerrar">
      <h2 id="encerrar" className={styles.titulo}>
        {ENCERRAR.titulo}
      </h2>
      <p className={styles.texto}>{ENCERRAR.texto}</p>
      <div className={styles.botoes}>
        <Button
          small
          variant="danger"
          busy={fase === 'encerrando' && ENCERRAR.encerrando}
          onClick={() => setFase('pergunta')}
        >
          {ENCERRAR.botao}
        </Button>
      </div>
      {fase === 'pergunta' && (
        <Pergunta onConfirmar={() => setFase('codigo')} onCancelar={() => setFase('fechada')} />
      )}
      {fase === 'codigo' && (
        <DialogoDoCodigo
          email={email}
          onVerificado={() => void encerrar()}
          onCancelar={() => setFase('fechada')}
        />
      )}
    </Card>
  )
}

function Pergunta({
  onConfirmar,
  onCancelar,
}: {
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
      description={ENCERRAR.aviso}
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

function textoDaFalha(error: unknown) {
  if (error instanceof NetworkError) return AVISOS_DA_CONTA.conexao
  if (!(error instanceof ApiError)) return ENCERRAR.falha
  return { title: ENCERRAR.falha.title, description: error.problema.detail }
}

/** A doctor asks for it (LGPD art. 18): consultations and payouts are settled with a person first. */
export function EncerrarDeMedico() {
  const { titulo, medico } = ENCERRAR
  return (
    <Card as="section" aria-labelledby="encerrar">
      <h2 id="encerrar" className={styles.titulo}>
        {titulo}
      </h2>
      <p className={styles.texto}>{medico.texto}</p>
      <p className={styles.texto}>{medico.guardado}</p>
      <p>
        <a href={mailDoSuporte(medico.assunto)}>
          {medico.botao}: {CONTATO.email}
        </a>
      </p>
    </Card>
  )
}
