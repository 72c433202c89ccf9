import { Elements, PaymentElement, useElements, useStripe } from '@stripe/react-stripe-js'
import type { Appearance, StripeError } from '@stripe/stripe-js'
import { loadStripe } from '@stripe/stripe-js/pure'
import { type FormEvent, useState } from 'react'
import { SEM_REDE } from '#domain/acesso/textos.ts'
import { RETORNO_DO_CARTAO } from '#domain/consulta/textos.ts'
import { fraseDaRecusa } from '#domain/pagamento/recusas.ts'
import { PAGAMENTO } from '#domain/pagamento/textos.ts'
import { Alert } from '../../../components/alert.tsx'
import { Autorizar } from './autorizar.tsx'
import styles from './cartao.module.css'
import type { CartaoProps } from './porta.ts'

const INDISPONIVEL = 'O serviço de pagamento não está disponível agora. Nada foi cobrado.'

/** The provider's own card element, inside a frame of theirs. */
export function CartaoStripe({ config, clientSecret, ...porta }: CartaoProps) {
  const [stripe] = useState(() =>
    // Their library waits for ever for a script that never came, and tells nobody.
    loadStripe(config.chave_publica).catch(() => {
      porta.onFalha(INDISPONIVEL)
      return null
    }),
  )
  const [options] = useState(() => ({ clientSecret, locale: 'pt-BR' as const, appearance: aparencia() }))
  return (
    <Elements stripe={stripe} options={options}>
      <Formulario {...porta} />
    </Elements>
  )
}

function Formulario({
  returnUrl,
  onAutorizado,
  onRecusado,
  onFalha,
}: Omit<CartaoProps, 'config' | 'clientSecret'>) {
  const stripe = useStripe()
  const elements = useElements()
  const [pronto, setPronto] = useState(false)
  const [enviando, setEnviando] = useState(false)
  const [recusa, setRecusa] = useState<{ readonly titulo?: string; readonly frase: string }>()

  const falhou = (error: StripeError) => {
    // The element shows what is wrong with a field by itself.
    if (error.type === 'validation_error') return
    if (error.payment_intent?.status === 'requires_capture') onAutorizado()
    else if (error.type === 'card_error' || error.code === 'payment_intent_authentication_failure') {
      const frase = fraseDaRecusa(error.decline_code ?? error.code)
      setRecusa({ frase })
      onRecusado(frase)
    } else if (error.type === 'api_connection_error')
      setRecusa({ titulo: SEM_REDE.title, frase: SEM_REDE.description })
    // The request ended while the card was being typed.
    else if (error.payment_intent?.status === 'canceled') onFalha(RETORNO_DO_CARTAO.encerrada)
    else onFalha(INDISPONIVEL)
  }
  const enviar = async () => {
    if (!stripe || !elements) return
    setRecusa(undefined)
    setEnviando(true)
    try {
      const { error } = await stripe.confirmPayment({
        elements,
        confirmParams: { return_url: returnUrl },
        redirect: 'if_required',
      })
      if (error) falhou(error)
      else onAutorizado()
    } catch {
      onFalha(INDISPONIVEL)
    } finally {
      setEnviando(false)
    }
  }
  return (
    <form
      noValidate
      className={styles.formulario}
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        void enviar()
      }}
    >
      {recusa !== undefined && (
        <Alert tone="perigo" announce title={recusa.titulo}>
          {recusa.frase}
        </Alert>
      )}
      {!pronto && <output className={styles.espera}>{PAGAMENTO.carregando}</output>}
      <PaymentElement onReady={() => setPronto(true)} onLoadError={() => onFalha(INDISPONIVEL)} />
      <Autorizar enviando={enviando} pronto={pronto && stripe !== null} />
    </form>
  )
}

/** The frame cannot read our stylesheet: it is told our tokens' values, of the theme that is on. */
function aparencia(): Appearance {
  const estilo = getComputedStyle(document.documentElement)
  const token = (nome: string) => estilo.getPropertyValue(`--${nome}`).trim()
  return {
    theme: 'stripe',
    variables: {
      colorPrimary: token('marca'),
      colorBackground: token('superficie'),
      colorText: token('tinta'),
      colorTextSecondary: token('tinta-2'),
      colorDanger: token('perigo'),
      borderRadius: token('raio-campo'),
      fontFamily: 'system-ui, sans-serif',
      fontSizeBase: '17px',
    },
  }
}
