import { useState } from 'react'
import type { ModoDeLogin } from '#domain/acesso/login.ts'
import { TEXTOS_DO_RETORNO } from '#domain/acesso/textos.ts'
import { Alert } from '../../components/alert.tsx'
import { Button } from '../../components/button.tsx'
import { FalhaNoLugar } from '../../components/falha-no-lugar.tsx'
import { Field } from '../../components/field.tsx'
import type { ToastContent } from '../../components/toast-store.ts'
import styles from './formulario-de-senha.module.css'
import { LinkEnviado } from './link-enviado.tsx'
import { pedirNovaSenha } from './pedidos.ts'

/** The recovery link is used up or too old: another one is asked for here, and what was typed stays. */
export function OutroLink({ modo }: { readonly modo: ModoDeLogin }) {
  const [email, setEmail] = useState('')
  const [pedindo, setPedindo] = useState(false)
  const [enviado, setEnviado] = useState<ToastContent>()
  const { title, redefinicao } = TEXTOS_DO_RETORNO.invalido
  return (
    <form
      noValidate
      className={styles.outro_link}
      onSubmit={(event) => {
        event.preventDefault()
        if (pedindo) return
        setPedindo(true)
        void pedirNovaSenha(email, modo)
          .then(setEnviado)
          .finally(() => setPedindo(false))
      }}
    >
      <Alert tone="perigo" announce title={title}>
        {redefinicao}
      </Alert>
      <Field
        label="E-mail"
        type="email"
        autoComplete="email"
        value={email}
        onChange={(event) => setEmail(event.target.value)}
      />
      <FalhaNoLugar />
      <LinkEnviado dito={enviado} />
      <Button type="submit" wide variant="secondary" busy={pedindo && 'Enviando...'}>
        Receber link por email
      </Button>
    </form>
  )
}
