import { type FormEvent, useId, useState } from 'react'
import { codigoCompleto, soCodigo } from '#domain/acesso/codigo.ts'
import { emMinutos } from '#domain/base/limites-da-especificacao.ts'
import { TEXTOS_DO_CODIGO } from '#domain/acesso/textos-do-codigo.ts'
import { Alert } from '../../../components/alert.tsx'
import { Button } from '../../../components/button.tsx'
import { Countdown } from '../../../components/clock.tsx'
import { Dialog } from '../../../components/dialog.tsx'
import { FalhaNoLugar } from '../../../components/falha-no-lugar.tsx'
import { Field } from '../../../components/field.tsx'
import { avisoOuSemRede } from '../../../components/sem-rede.ts'
import { toast, type ToastContent } from '../../../components/toast-store.ts'
import { ApiError } from '../../../lib/api.ts'
import { conferirCodigo, enviarCodigo } from './codigo.ts'
import styles from './codigo.module.css'
import { focar } from './focar.ts'

interface DialogoDoCodigoProps {
  /** Where the code is mailed: the caller's own address. */
  readonly email: string
  readonly titulo?: string
  readonly onVerificado: () => void
  readonly onCancelar: () => void
}

/** The security code (P §2.16, §4.7): asked for, then typed before it runs out; closes when it is right. */
export function DialogoDoCodigo({
  email,
  titulo = TEXTOS_DO_CODIGO.titulo,
  onVerificado,
  onCancelar,
}: DialogoDoCodigoProps) {
  /** Epoch milliseconds until which the code is good; null while none was sent. */
  const [ate, setAte] = useState<number | null>(null)
  const [codigo, setCodigo] = useState('')
  const [expirou, setExpirou] = useState(false)
  /** The code in the field is not the one. */
  const [errado, setErrado] = useState(false)
  const [ocupado, setOcupado] = useState<'enviar' | 'verificar' | null>(null)
  const form = useId()

  async function enviar() {
    setOcupado('enviar')
    try {
      const segundos = await enviarCodigo(email)
      setCodigo('')
      setErrado(false)
      setExpirou(false)
      setAte(Date.now() + segundos * 1000)
      toast(TEXTOS_DO_CODIGO.enviado)
    } catch (error) {
      toast(avisoDaFalha(error, TEXTOS_DO_CODIGO.erro_ao_enviar))
    }
    setOcupado(null)
  }

  function esgotar() {
    setExpirou(true)
    setAte(null)
  }

  async function verificar(event: FormEvent) {
    event.preventDefault()
    // Each try counts, and Enter sends the form even while its button waits.
    if (ocupado !== null || !codigoCompleto(codigo)) return
    setOcupado('verificar')
    setErrado(false)
    const { certo, invalido, erro_ao_verificar } = TEXTOS_DO_CODIGO
    try {
      if (await conferirCodigo(codigo)) {
        toast(certo)
        // Still busy: a right code is right once.
        return onVerificado()
      }
      setErrado(true)
      toast({ ...invalido, variant: 'destructive', noLugar: true })
    } catch (error) {
      toast(avisoDaFalha(error, erro_ao_verificar))
    }
    setOcupado(null)
  }

  const enviando = ocupado === 'enviar' && TEXTOS_DO_CODIGO.enviando
  if (ate === null)
    return (
      <Dialog
        open
        onClose={onCancelar}
        title={titulo}
        description={TEXTOS_DO_CODIGO.pedido}
        actions={
          <>
            <Button variant="secondary" onClick={onCancelar}>
              {TEXTOS_DO_CODIGO.cancelar}
            </Button>
            <Button busy={enviando} onClick={() => void enviar()}>
              {TEXTOS_DO_CODIGO.enviar}
            </Button>
          </>
        }
      >
        {expirou && (
          <Alert tone="aviso" announce>
            {TEXTOS_DO_CODIGO.expirou}
          </Alert>
        )}
        <FalhaNoLugar />
      </Dialog>
    )
  return (
    <Dialog
      open
      onClose={onCancelar}
      title={titulo}
      description={TEXTOS_DO_CODIGO.enviado.description}
      actions={
        <>
          <Button variant="secondary" busy={enviando} onClick={() => void enviar()}>
            {TEXTOS_DO_CODIGO.reenviar}
          </Button>
          <Button
            type="submit"
            form={form}
            disabled={!codigoCompleto(codigo)}
            busy={ocupado === 'verificar' && TEXTOS_DO_CODIGO.verificando}
          >
            {TEXTOS_DO_CODIGO.verificar}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={(event) => void verificar(event)} className={styles.codigo}>
        <Field
          label={TEXTOS_DO_CODIGO.campo}
          value={codigo}
          error={errado ? TEXTOS_DO_CODIGO.invalido.description : undefined}
          onChange={({ target }) => {
            setCodigo(soCodigo(target.value))
            setErrado(false)
          }}
          inputMode="numeric"
          autoComplete="one-time-code"
          ref={focar}
        />
        <FalhaNoLugar />
        <p className={styles.prazo}>
          {TEXTOS_DO_CODIGO.expira} <Countdown until={ate} onEnd={esgotar} />
        </p>
      </form>
    </Dialog>
  )
}

/** P §8's sentence, or the reason where the server gives one (leituras §18). */
function avisoDaFalha(error: unknown, aviso: ToastContent): ToastContent {
  if (!(error instanceof ApiError) || error.problema.status >= 500) return avisoOuSemRede(error, aviso)
  const { status, detail, retry_after } = error.problema
  const description = status === 429 ? TEXTOS_DO_CODIGO.espere(emMinutos(retry_after)) : detail
  return { title: aviso.title, description, variant: 'destructive' }
}
