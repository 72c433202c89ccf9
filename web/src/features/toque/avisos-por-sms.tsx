import { type FormEvent, useState } from 'react'
import { codigoCompleto, soCodigo } from '#domain/acesso/codigo.ts'
import { formatarTelefone } from '#domain/base/campos.ts'
import { TEXTOS_DO_SMS } from '#domain/toque/textos-das-telas.ts'
import { Button } from '../../components/button.tsx'
import { Card } from '../../components/card.tsx'
import { Falha } from '../../components/falha-no-lugar.tsx'
import { Field } from '../../components/field.tsx'
import { avisoOuSemRede } from '../../components/sem-rede.ts'
import type { ToastContent } from '../../components/toast-store.ts'
import { ApiError } from '../../lib/api.ts'
import styles from './toque.module.css'
import { useSms } from './use-sms.ts'

type Sms = ReturnType<typeof useSms>

/** Called back by SMS, on and off: offered while one waits and in the account, and nowhere that sends none. */
export function AvisosPorSms({ naConta = false }: { readonly naConta?: boolean }) {
  const sms = useSms()
  const { data } = sms.leitura
  if (!data) return null
  const telefone = formatarTelefone(data.telefone)
  return (
    <Card as="section" aria-labelledby="sms">
      <h2 id="sms" className={naConta ? styles.titulo : undefined}>
        {TEXTOS_DO_SMS.titulo}
      </h2>
      {data.ligado ? <Ligado sms={sms} telefone={telefone} /> : <Desligado sms={sms} telefone={telefone} />}
    </Card>
  )
}

interface ParteProps {
  readonly sms: Sms
  readonly telefone: string
}

function Ligado({ sms: { desligar }, telefone }: ParteProps) {
  return (
    <>
      <output>
        <strong>{TEXTOS_DO_SMS.ligado(telefone)}</strong>
      </output>
      <div>
        <Button
          small
          variant="secondary"
          busy={desligar.isPending && TEXTOS_DO_SMS.desligando}
          onClick={() => desligar.mutate()}
        >
          {TEXTOS_DO_SMS.desligar}
        </Button>
      </div>
      {desligar.error && <Falha {...avisoDaFalha(desligar.error)} />}
    </>
  )
}

function Desligado({ sms, telefone }: ParteProps) {
  const { pedir } = sms
  const [enviado, setEnviado] = useState(false)
  return (
    <>
      {enviado ? (
        <Codigo sms={sms} telefone={telefone} />
      ) : (
        <>
          <p className={styles.texto}>{TEXTOS_DO_SMS.texto(telefone)}</p>
          <div>
            <Button
              variant="secondary"
              busy={pedir.isPending && TEXTOS_DO_SMS.enviando}
              onClick={() => pedir.mutate(undefined, { onSuccess: () => setEnviado(true) })}
            >
              {TEXTOS_DO_SMS.pedir}
            </Button>
          </div>
        </>
      )}
      {pedir.error && <Falha {...avisoDaFalha(pedir.error)} />}
    </>
  )
}

function Codigo({ sms: { pedir, ligar }, telefone }: ParteProps) {
  const [codigo, setCodigo] = useState('')
  const invalido =
    ligar.error instanceof ApiError && ligar.error.problema.codigo === 'codigo_do_sms_invalido'
      ? ligar.error.problema.detail
      : undefined
  function confirmar(event: FormEvent) {
    event.preventDefault()
    if (codigoCompleto(codigo)) ligar.mutate(codigo)
  }
  return (
    <form className={styles.codigo} onSubmit={confirmar} noValidate>
      <output className={styles.texto}>{TEXTOS_DO_SMS.enviado(telefone)}</output>
      <Field
        label={TEXTOS_DO_SMS.campo}
        inputMode="numeric"
        autoComplete="one-time-code"
        value={codigo}
        error={invalido}
        ref={focar}
        onChange={({ target }) => {
          setCodigo(soCodigo(target.value))
          ligar.reset()
        }}
      />
      <div className={styles.botoes}>
        <Button
          type="submit"
          disabled={!codigoCompleto(codigo)}
          busy={ligar.isPending && TEXTOS_DO_SMS.confirmando}
        >
          {TEXTOS_DO_SMS.confirmar}
        </Button>
        <Button
          variant="secondary"
          busy={pedir.isPending && TEXTOS_DO_SMS.enviando}
          onClick={() => pedir.mutate()}
        >
          {TEXTOS_DO_SMS.outro}
        </Button>
      </div>
      {ligar.error && invalido === undefined && <Falha {...avisoDaFalha(ligar.error)} />}
    </form>
  )
}

const focar = (campo: HTMLInputElement | null): void => campo?.focus()

/** What the server said that the person can act on; otherwise that it was not done. */
function avisoDaFalha(error: Error): ToastContent {
  const dito = error instanceof ApiError && error.problema.status < 500 ? error.problema : undefined
  return avisoOuSemRede(error, dito ? { title: dito.title, description: dito.detail } : TEXTOS_DO_SMS.falha)
}
