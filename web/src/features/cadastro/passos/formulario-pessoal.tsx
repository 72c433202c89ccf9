import { useEffect, useId, useState } from 'react'
import { useForm, type UseFormSetError, useWatch } from 'react-hook-form'
import {
  CAMPOS_OBRIGATORIOS,
  forcaDaSenha,
  formatarData,
  formatarTelefone,
  hojeEm,
} from '#domain/base/campos.ts'
import { formatarCpf } from '#domain/base/cpf.ts'
import { CADASTRO, DADOS_PESSOAIS } from '#domain/cadastro/textos.ts'
import { Button } from '../../../components/button.tsx'
import { AceiteLegal } from './aceite-legal.tsx'
import { Field } from '../../../components/field.tsx'
import { LinkButton } from '../../../components/link-button.tsx'
import { MaskedField } from '../../../components/masked-field.tsx'
import { PasswordField } from '../../../components/password-field.tsx'
import { guardarRascunho, lerRascunho } from '../../../lib/rascunho.ts'
import { toast } from '../../../components/toast-store.ts'
import { type Campo, DADOS, type DadosDigitados, erroDoCampo, rascunhoSchema, SENHAS } from '../campos.ts'
import styles from './formulario-pessoal.module.css'
import { Acoes } from './passo.tsx'

interface FormularioPessoalProps {
  readonly inicial: DadosDigitados
  readonly comSenha: boolean
  /** The sign-in's own address cannot be another one. */
  readonly emailFixo?: boolean
  /** Name under which what is typed, but for the passwords, is kept in this tab until whoever gave it forgets it. */
  readonly rascunho?: string
  /** Beside the button while a field says what is wrong with it; else the same as while one is empty. */
  readonly corrija?: string
  /** What the button says while the work runs. */
  readonly ocupado: string | false
  readonly onEnviar: (dados: DadosDigitados, marcar: UseFormSetError<DadosDigitados>) => Promise<void>
}

/** The fields of step 1 (P §2.8, §5): validated when left and not empty, an error goes when its field is edited. */
export function FormularioPessoal({
  inicial,
  comSenha,
  emailFixo = false,
  rascunho,
  corrija = DADOS_PESSOAIS.desabilitado,
  ocupado,
  onEnviar,
}: FormularioPessoalProps) {
  const id = useId()
  const campos: readonly Campo[] = comSenha ? [...DADOS, ...SENHAS] : DADOS
  const [antes] = useState(() => ({
    ...inicial,
    ...(rascunho !== undefined && lerRascunho(rascunho, rascunhoSchema)),
    ...(emailFixo && { email: inicial.email }),
  }))
  const form = useForm<DadosDigitados>({ defaultValues: antes, reValidateMode: 'onSubmit' })
  const { errors } = form.formState
  const valores = { ...antes, ...useWatch({ control: form.control }) }
  useEffect(() => {
    if (rascunho === undefined) return undefined
    return form.subscribe({
      formState: { values: true },
      callback: ({ values }) =>
        guardarRascunho(rascunho, Object.fromEntries(DADOS.map((campo) => [campo, values[campo]]))),
    })
  }, [form, rascunho])
  const [hoje] = useState(() => hojeEm(new Date()))
  const completo = campos.every((campo) => erroDoCampo(campo, valores, hoje) === null)

  const errado = campos.some((campo) => errors[campo] !== undefined)
  const dica = errado ? corrija : DADOS_PESSOAIS.desabilitado

  const registrar = (campo: Campo) => {
    const { onBlur, onChange, ...resto } = form.register(campo, {
      validate: (_, dados) => erroDoCampo(campo, dados, hojeEm(new Date())) ?? true,
    })
    return {
      ...resto,
      error: errors[campo]?.message,
      required: true,
      onChange: (event: { target: unknown; type?: string }) => {
        form.clearErrors(campo)
        return onChange(event)
      },
      onBlur: (event: { target: unknown; type?: string }) => {
        if (form.getValues(campo) !== '') void form.trigger(campo)
        // This field may also make the confirmation wrong.
        if (campo === 'password' && form.getValues('passwordConfirm') !== '')
          void form.trigger('passwordConfirm')
        return onBlur(event)
      },
    }
  }

  const enviar = form.handleSubmit(
    (dados) => onEnviar(dados, form.setError),
    () =>
      toast({
        title: CAMPOS_OBRIGATORIOS.titulo,
        description: CAMPOS_OBRIGATORIOS.descricao,
        variant: 'destructive',
        noLugar: true,
      }),
  )
  const rotulos = DADOS_PESSOAIS.campos
  return (
    <form
      noValidate
      className={styles.formulario}
      onSubmit={(event) => {
        event.preventDefault()
        if (ocupado === false) void enviar()
      }}
    >
      <div className={styles.campos}>
        <Field
          {...registrar('nome')}
          label={rotulos.nome}
          hint={DADOS_PESSOAIS.nome_dica}
          autoComplete="name"
          autoCapitalize="words"
        />
        <MaskedField
          {...registrar('cpf')}
          label={rotulos.cpf}
          format={formatarCpf}
          placeholder="000.000.000-00"
          autoComplete="off"
        />
        <Field
          {...registrar('email')}
          label={rotulos.email}
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          readOnly={emailFixo}
        />
        <MaskedField
          {...registrar('telefone')}
          label={rotulos.telefone}
          format={formatarTelefone}
          type="tel"
          inputMode="tel"
          placeholder="(00) 00000-0000"
          autoComplete="tel-national"
        />
        <MaskedField
          {...registrar('data_nascimento')}
          label={rotulos.data_nascimento}
          format={formatarData}
          placeholder="DD/MM/AAAA"
          autoComplete="bday"
        />
        {comSenha && (
          <>
            <div className={styles.senha}>
              <PasswordField
                {...registrar('password')}
                label={rotulos.password}
                hint={DADOS_PESSOAIS.senha_dica}
                autoComplete="new-password"
              />
              <Forca senha={valores.password} />
            </div>
            <PasswordField
              {...registrar('passwordConfirm')}
              label={rotulos.passwordConfirm}
              autoComplete="new-password"
            />
          </>
        )}
      </div>
      <p className={styles.privacidade}>{DADOS_PESSOAIS.privacidade}</p>
      <AceiteLegal />
      <Acoes id={id} dica={completo ? null : dica}>
        <LinkButton to="/" variant="secondary">
          {CADASTRO.voltar}
        </LinkButton>
        <Button type="submit" aria-disabled={!completo} aria-describedby={id} busy={ocupado}>
          {CADASTRO.continuar}
        </Button>
      </Acoes>
    </form>
  )
}

/** Strength of the password as it is typed (P §5). */
function Forca({ senha }: { readonly senha: string }) {
  const forca = forcaDaSenha(senha)
  return (
    <output className={styles.forca} data-forca={senha === '' ? undefined : forca}>
      <span className={styles.barras} aria-hidden="true">
        <i />
        <i />
        <i />
      </span>
      {senha === '' ? '' : DADOS_PESSOAIS.forca[forca]}
    </output>
  )
}
