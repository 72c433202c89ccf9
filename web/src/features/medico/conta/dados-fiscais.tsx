import { useId, useState } from 'react'
import { erroDoCpf, soDigitos } from '#domain/base/campos.ts'
import { formatarCpf } from '#domain/base/cpf.ts'
import { cnpjCanonico, formatarCnpj } from '#domain/base/cnpj.ts'
import { erroDaRazaoSocial, erroDoCnpj, MENSAGENS_FISCAIS } from '#domain/medico/dados-fiscais.ts'
import { FISCAL } from '#domain/medico/textos-onboarding.ts'
import { Button } from '../../../components/button.tsx'
import { Falha } from '../../../components/falha-no-lugar.tsx'
import { Field } from '../../../components/field.tsx'
import { MaskedField } from '../../../components/masked-field.tsx'
import { RadioGroup } from '../../../components/radio-group.tsx'
import styles from './dados.module.css'
import { type DadosDoMedico, useSalvarDados } from './use-dados.ts'

type Tipo = keyof typeof FISCAL.opcoes
type Campo = 'cpf' | 'cnpj' | 'razao_social'

const OPCOES = Object.entries(FISCAL.opcoes).map(([value, label]) => ({ value, label }))

interface DadosFiscaisProps {
  readonly dados: DadosDoMedico
  /** The person's own CPF, 11 digits. */
  readonly cpf: string
}

/** In whose name the doctor is paid: the own person, or a company (D §3, `dados_fiscais_json`). */
export function DadosFiscais({ dados, cpf }: DadosFiscaisProps) {
  const titulo = useId()
  const antes = dados.dados_fiscais
  const [tipo, setTipo] = useState<Tipo>(antes?.tipo ?? 'pessoa_fisica')
  const [valores, setValores] = useState<Record<Campo, string>>({
    cpf: formatarCpf(antes?.tipo === 'pessoa_fisica' ? antes.cpf : cpf),
    cnpj: antes?.tipo === 'pessoa_juridica' ? formatarCnpj(antes.cnpj) : '',
    razao_social: antes?.tipo === 'pessoa_juridica' ? antes.razao_social : '',
  })
  const [erros, setErros] = useState<Partial<Record<Campo, string>>>({})
  const salvar = useSalvarDados(FISCAL.salvo)

  const erroDe = (campo: Campo): string | null => {
    if (campo === 'cnpj') return erroDoCnpj(valores.cnpj)
    if (campo === 'razao_social') return erroDaRazaoSocial(valores.razao_social)
    return erroDoCpf(valores.cpf) ?? (soDigitos(valores.cpf) === cpf ? null : MENSAGENS_FISCAIS.cpf_alheio)
  }
  const registrar = (campo: Campo) => ({
    name: campo,
    value: valores[campo],
    error: erros[campo],
    onChange: (event: { readonly target: { readonly value: string } }) => {
      const { value } = event.target
      setErros((todos) => ({ ...todos, [campo]: undefined }))
      setValores((todos) => ({ ...todos, [campo]: value }))
    },
    onBlur: () => {
      const erro = valores[campo] === '' ? null : erroDe(campo)
      if (erro) setErros((todos) => ({ ...todos, [campo]: erro }))
    },
  })

  function enviar() {
    const campos: readonly Campo[] = tipo === 'pessoa_fisica' ? ['cpf'] : ['cnpj', 'razao_social']
    const novos = Object.fromEntries(
      campos.flatMap((campo) => {
        const erro = erroDe(campo)
        return erro ? [[campo, erro]] : []
      }),
    )
    setErros(novos)
    if (Object.keys(novos).length > 0 || salvar.isPending) return
    const { razao_social } = valores
    salvar.mutate({
      dados_fiscais:
        tipo === 'pessoa_fisica'
          ? { tipo, cpf: soDigitos(valores.cpf) }
          : { tipo, cnpj: cnpjCanonico(valores.cnpj), razao_social },
    })
  }

  return (
    <form
      noValidate
      className={styles.formulario}
      aria-labelledby={titulo}
      onSubmit={(event) => {
        event.preventDefault()
        event.stopPropagation()
        enviar()
      }}
    >
      <div>
        <h3 id={titulo}>{FISCAL.titulo}</h3>
        <p className={styles.texto}>{FISCAL.texto}</p>
      </div>
      <RadioGroup
        label={FISCAL.tipo}
        name="tipo_fiscal"
        options={OPCOES}
        value={tipo}
        inline
        onChange={({ target }) =>
          setTipo(target.value === 'pessoa_juridica' ? 'pessoa_juridica' : 'pessoa_fisica')
        }
      />
      {tipo === 'pessoa_fisica' ? (
        <MaskedField
          {...registrar('cpf')}
          label={FISCAL.cpf}
          format={formatarCpf}
          placeholder="000.000.000-00"
        />
      ) : (
        <>
          <MaskedField
            {...registrar('cnpj')}
            label={FISCAL.cnpj}
            format={formatarCnpj}
            inputMode="text"
            autoCapitalize="characters"
            placeholder="00.000.000/0000-00"
          />
          <Field {...registrar('razao_social')} label={FISCAL.razao_social} autoComplete="organization" />
        </>
      )}
      {salvar.falha && <Falha jaDita {...salvar.falha} />}
      <Button type="submit" variant="secondary" small busy={salvar.isPending && FISCAL.salvando}>
        {FISCAL.salvar}
      </Button>
    </form>
  )
}
