import { useState } from 'react'
import { codigoCompleto, soCodigo } from '#domain/acesso/codigo.ts'
import { TEXTOS_DO_SEGUNDO_FATOR as TEXTOS } from '#domain/acesso/textos-do-segundo-fator.ts'
import { Button } from '../../components/button.tsx'
import { Field } from '../../components/field.tsx'
import { QrCode } from '../../components/qr-code.tsx'
import { type ChaveDoAutenticador, FalhaDoCodigo, ligarAutenticador } from '../acesso/autenticador.ts'
import styles from './ligar-autenticador.module.css'

interface LigarAutenticadorProps {
  readonly chave: ChaveDoAutenticador
  readonly onLigado: () => Promise<void>
}

/** The key as QR code and text, and the code that shows it was read. */
export function LigarAutenticador({ chave, onLigado }: LigarAutenticadorProps) {
  const [codigo, setCodigo] = useState('')
  const [erro, setErro] = useState<string>()
  const [ocupado, setOcupado] = useState(false)

  async function enviar() {
    setOcupado(true)
    setErro(undefined)
    try {
      await ligarAutenticador(codigo)
    } catch (error) {
      setOcupado(false)
      if (error instanceof FalhaDoCodigo) setErro(TEXTOS.erros[error.motivo])
      return
    }
    await onLigado()
  }

  return (
    <form
      noValidate
      className={styles.ligar}
      onSubmit={(event) => {
        event.preventDefault()
        if (codigoCompleto(codigo) && !ocupado) void enviar()
      }}
    >
      <ol className={styles.passos}>
        {TEXTOS.passos.map((passo) => (
          <li key={passo}>{passo}</li>
        ))}
      </ol>
      <div className={styles.qr}>
        <QrCode text={chave.endereco} label={TEXTOS.qr} />
      </div>
      <dl className={styles.chave}>
        <dt>{TEXTOS.chave}</dt>
        <dd>
          <code>{chave.chave.replace(/(.{4})(?=.)/g, '$1 ')}</code>
        </dd>
      </dl>
      <Field
        label={TEXTOS.campo}
        name="codigo"
        inputMode="numeric"
        autoComplete="one-time-code"
        error={erro}
        value={codigo}
        onChange={({ target }) => {
          setCodigo(soCodigo(target.value))
          setErro(undefined)
        }}
      />
      <Button type="submit" disabled={!codigoCompleto(codigo)} busy={ocupado && TEXTOS.ligando}>
        {TEXTOS.ligar}
      </Button>
    </form>
  )
}
