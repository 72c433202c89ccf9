import { useId, useState } from 'react'
import { TIPOS_DE_TESTE } from '#domain/email/teste.ts'
import { TESTE_DE_EMAIL } from '#domain/email/textos-da-pagina-de-teste.ts'
import { Alert } from '../../components/alert.tsx'
import { Button } from '../../components/button.tsx'
import { Card } from '../../components/card.tsx'
import { Checkbox } from '../../components/checkbox.tsx'
import { Falha } from '../../components/falha-no-lugar.tsx'
import { Field } from '../../components/field.tsx'
import { toast, type ToastContent } from '../../components/toast-store.ts'
import styles from './email-test.module.css'
import { testar, testarFluxo } from './testes.ts'

const { envio: TEXTOS, validacao, ajuda } = TESTE_DE_EMAIL

/** Card 1: sends test copies, and what to look at when they arrive (D §2.16). */
export function Envio() {
  const id = useId()
  const [email, setEmail] = useState('')
  const [enviando, setEnviando] = useState(false)
  const [falha, setFalha] = useState<ToastContent>()
  async function enquanto(teste: Promise<ToastContent>) {
    setEnviando(true)
    setFalha(undefined)
    const desfecho = await teste
    toast(desfecho)
    if (desfecho.variant === 'destructive') setFalha(desfecho)
    setEnviando(false)
  }
  return (
    <Card as="section" aria-labelledby={id}>
      <h2 id={id}>{TEXTOS.titulo}</h2>
      <Field
        type="email"
        label={TEXTOS.campo}
        hint={TEXTOS.sem_conta}
        placeholder={TEXTOS.exemplo}
        autoComplete="email"
        value={email}
        error={falha?.noLugar ? falha.description : undefined}
        onChange={({ target }) => {
          setEmail(target.value.trim())
          setFalha(undefined)
        }}
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
      {falha && !falha.noLugar && <Falha jaDita {...falha} />}
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
