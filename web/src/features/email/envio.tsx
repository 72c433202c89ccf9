import { useId, useState } from 'react'
import { TIPOS_DE_TESTE } from '#domain/email/teste.ts'
import { TESTE_DE_EMAIL } from '#domain/email/textos.ts'
import { Alert } from '../../components/alert.tsx'
import { Button } from '../../components/button.tsx'
import { Card } from '../../components/card.tsx'
import { Checkbox } from '../../components/checkbox.tsx'
import { Field } from '../../components/field.tsx'
import styles from './email-test.module.css'
import { testar, testarFluxo } from './testes.ts'

const { envio: TEXTOS, validacao, ajuda } = TESTE_DE_EMAIL

/** Card 1: sends test copies, and what to look at when they arrive (D §2.16). */
export function Envio() {
  const id = useId()
  const [email, setEmail] = useState('')
  const [enviando, setEnviando] = useState(false)
  async function enquanto(teste: Promise<void>) {
    setEnviando(true)
    await teste
    setEnviando(false)
  }
  return (
    <Card as="section" aria-labelledby={id}>
      <h2 id={id}>{TEXTOS.titulo}</h2>
      <Field
        type="email"
        label={TEXTOS.campo}
        placeholder={TEXTOS.exemplo}
        autoComplete="email"
        value={email}
        onChange={({ target }) => setEmail(target.value.trim())}
      />
      <div className={styles.botoes}>
        {TIPOS_DE_TESTE.map((tipo) => (
          <Button
            key={tipo}
            variant="secondary"
            busy={enviando && TEXTOS.botoes[tipo]}
            onClick={() => void enquanto(testar(tipo, email))}
          >
            {TEXTOS.botoes[tipo]}
          </Button>
        ))}
      </div>
      <Button wide busy={enviando && TEXTOS.fluxo} onClick={() => void enquanto(testarFluxo(email))}>
        {TEXTOS.fluxo}
      </Button>
      <output className={styles.andamento}>{enviando && TEXTOS.enviando}</output>
      <fieldset className={styles.checklist}>
        <legend>{validacao.titulo}</legend>
        {validacao.itens.map((item) => (
          <Checkbox key={item} label={item} />
        ))}
      </fieldset>
      <Alert tone="aviso" title={ajuda.titulo}>
        {ajuda.texto}
      </Alert>
    </Card>
  )
}
