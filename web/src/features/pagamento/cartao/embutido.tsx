import { type FormEvent, useState } from 'react'
import { SEM_REDE } from '#domain/acesso/textos.ts'
import { fraseDaRecusa } from '#domain/pagamento/recusas.ts'
import { Alert } from '../../../components/alert.tsx'
import { Field } from '../../../components/field.tsx'
import { MaskedField } from '../../../components/masked-field.tsx'
import { NetworkError } from '../../../lib/api.ts'
import { Autorizar } from './autorizar.tsx'
import { CARTOES_DE_TESTE } from './cartoes-de-teste.ts'
import styles from './cartao.module.css'
import {
  digitos,
  formatarCodigo,
  formatarNumero,
  formatarValidade,
  numeroPlausivel,
  validadePlausivel,
} from './numero.ts'
import type { CartaoProps } from './porta.ts'
import { autorizar, type Cartao } from './provedor-embutido.ts'

type Campo = keyof Cartao
type Erros = Partial<Record<Campo, string>>

const VAZIO: Cartao = { numero: '', validade: '', codigo: '', nome: '' }

/** The card form where the provider is our own stand-in: test cards only, no money moves. */
export function CartaoEmbutido({
  clientSecret,
  config,
  returnUrl,
  onAutorizado,
  onRecusado,
  onFalha,
}: CartaoProps) {
  const [cartao, setCartao] = useState(VAZIO)
  const [erros, setErros] = useState<Erros>({})
  const [recusa, setRecusa] = useState<{ readonly titulo?: string; readonly frase: string }>()
  const [enviando, setEnviando] = useState(false)

  const mudar = (campo: Campo, valor: string) => {
    setCartao({ ...cartao, [campo]: valor })
    setErros({ ...erros, [campo]: undefined })
  }
  const conferir = (campo: Campo) => {
    if (cartao[campo] !== '') setErros({ ...erros, [campo]: errosDe(cartao, new Date())[campo] })
  }
  const enviar = async () => {
    const encontrados = errosDe(cartao, new Date())
    setErros(encontrados)
    if (Object.keys(encontrados).length > 0) return
    setRecusa(undefined)
    setEnviando(true)
    try {
      const confirmacao = await autorizar(
        config,
        clientSecret,
        { ...cartao, numero: digitos(cartao.numero) },
        returnUrl,
      )
      if (confirmacao.tipo === 'banco') {
        window.location.assign(confirmacao.url)
        return
      }
      setEnviando(false)
      if (confirmacao.tipo === 'autorizado') onAutorizado()
      else {
        const frase = fraseDaRecusa(confirmacao.codigo)
        setRecusa({ frase })
        onRecusado(frase)
      }
    } catch (error) {
      setEnviando(false)
      if (error instanceof NetworkError) setRecusa({ titulo: SEM_REDE.title, frase: error.message })
      else onFalha('O serviço de pagamento não está disponível agora. Nada foi cobrado.')
    }
  }

  const ligar = (campo: Campo) => ({
    value: cartao[campo],
    error: erros[campo],
    onChange: (event: { readonly target: { readonly value: string } }) => mudar(campo, event.target.value),
    onBlur: () => conferir(campo),
  })
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
      <MaskedField
        label="Número do cartão"
        format={formatarNumero}
        autoComplete="cc-number"
        placeholder="0000 0000 0000 0000"
        {...ligar('numero')}
      />
      <div className={styles.par}>
        <MaskedField
          label="Validade"
          format={formatarValidade}
          autoComplete="cc-exp"
          placeholder="MM/AA"
          {...ligar('validade')}
        />
        <MaskedField
          label="Código de segurança"
          format={formatarCodigo}
          autoComplete="cc-csc"
          placeholder="000"
          {...ligar('codigo')}
        />
      </div>
      <Field label="Nome impresso no cartão" autoComplete="cc-name" maxLength={200} {...ligar('nome')} />
      <Autorizar enviando={enviando} />
      <details className={styles.teste}>
        <summary>Ambiente de teste: cartões que funcionam aqui</summary>
        <dl>
          {CARTOES_DE_TESTE.map(({ numero, efeito }) => (
            <div key={numero}>
              <dt>{formatarNumero(numero)}</dt>
              <dd>{efeito}</dd>
            </div>
          ))}
        </dl>
        <p>Qualquer validade futura e qualquer código de 3 números. Nenhum valor real é movimentado.</p>
      </details>
    </form>
  )
}

function errosDe(cartao: Cartao, agora: Date): Erros {
  return {
    ...(!numeroPlausivel(cartao.numero) && { numero: 'Confira o número do cartão.' }),
    ...(!validadePlausivel(cartao.validade, agora) && {
      validade: 'Informe mês e ano de uma validade futura.',
    }),
    ...(!/^\d{3,4}$/.test(cartao.codigo) && { codigo: 'Informe os 3 ou 4 números do código.' }),
    ...(cartao.nome.trim() === '' && { nome: 'Informe o nome como está no cartão.' }),
  }
}
