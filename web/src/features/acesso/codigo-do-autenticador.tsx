import { useState } from 'react'
import { codigoCompleto, soCodigo } from '#domain/acesso/codigo.ts'
import { TEXTOS_DO_SEGUNDO_FATOR } from '#domain/acesso/textos-do-segundo-fator.ts'
import { Button } from '../../components/button.tsx'
import { Dialog } from '../../components/dialog.tsx'
import { Field } from '../../components/field.tsx'
import { entrarComCodigo, FalhaDoCodigo } from './autenticador.ts'
import styles from './login-dialog.module.css'

const TEXTOS = TEXTOS_DO_SEGUNDO_FATOR.no_login

interface CodigoDoAutenticadorProps {
  readonly onEntrar: () => Promise<void>
  /** Back to e-mail and password, which are still there. */
  readonly onVoltar: () => void
  readonly onFechar: () => void
}

/** After the password: the code of an administrator's authenticator. A wrong one can be tried again. */
export function CodigoDoAutenticador({ onEntrar, onVoltar, onFechar }: CodigoDoAutenticadorProps) {
  const [codigo, setCodigo] = useState('')
  const [erro, setErro] = useState<string>()
  const [entrando, setEntrando] = useState(false)

  async function enviar() {
    setEntrando(true)
    setErro(undefined)
    try {
      await entrarComCodigo(codigo)
    } catch (error) {
      setEntrando(false)
      setErro(TEXTOS_DO_SEGUNDO_FATOR.erros[error instanceof FalhaDoCodigo ? error.motivo : 'rede'])
      return
    }
    await onEntrar()
  }

  return (
    <Dialog open onClose={onFechar} title={TEXTOS.titulo} description={TEXTOS.pedido}>
      <form
        noValidate
        className={styles.formulario}
        onSubmit={(event) => {
          event.preventDefault()
          if (codigoCompleto(codigo) && !entrando) void enviar()
        }}
      >
        <Field
          label={TEXTOS_DO_SEGUNDO_FATOR.campo}
          name="codigo"
          inputMode="numeric"
          autoComplete="one-time-code"
          hint={TEXTOS.perdido}
          error={erro}
          value={codigo}
          ref={focar}
          onChange={({ target }) => {
            setCodigo(soCodigo(target.value))
            setErro(undefined)
          }}
        />
        <Button type="submit" wide disabled={!codigoCompleto(codigo)} busy={entrando && TEXTOS.entrando}>
          {TEXTOS.entrar}
        </Button>
        <Button variant="quiet" wide onClick={onVoltar}>
          {TEXTOS.voltar}
        </Button>
      </form>
    </Dialog>
  )
}

const focar = (campo: HTMLInputElement | null): void => campo?.focus()
