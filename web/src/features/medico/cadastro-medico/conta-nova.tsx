import { useState } from 'react'
import { formatarData, hojeEm, soDigitos } from '#domain/base/campos.ts'
import { CONTA_DO_MEDICO } from '#domain/medico/textos-cadastro.ts'
import { Alert } from '../../../components/alert.tsx'
import { Button } from '../../../components/button.tsx'
import { AceiteLegal } from '../../cadastro/passos/aceite-legal.tsx'
import { type DadosDigitados, erroDoCampo } from '../../cadastro/campos.ts'
import { useCriarConta } from '../../cadastro/use-criar-conta.ts'
import { MaskedField } from '../../../components/masked-field.tsx'
import { PasswordField } from '../../../components/password-field.tsx'
import styles from './cadastro-medico.module.css'
import { especialidadesDe } from './campos.ts'
import type { Rascunho } from './rascunho.ts'

const CAMPOS = ['data_nascimento', 'password', 'passwordConfirm'] as const
type Campo = (typeof CAMPOS)[number]

interface ContaNovaProps {
  readonly rascunho: Rascunho
  /** Without one the profile of the session is written. */
  readonly comSenha: boolean
  readonly onPronta: () => void
}

/** What an account needs besides what step 1 asked. The password lives only here. */
export function ContaNova({ rascunho, comSenha, onPronta }: ContaNovaProps) {
  const conta = useCriarConta({ onPronta, entrarSeExiste: false })
  const [novos, setNovos] = useState({ data_nascimento: '', password: '', passwordConfirm: '' })
  const [tocados, setTocados] = useState<ReadonlySet<Campo>>(new Set())
  const [emUso, setEmUso] = useState<string>()
  const [hoje] = useState(() => hojeEm(new Date()))
  const { nome, email, cpf, telefone } = rascunho
  const dados: DadosDigitados = { nome, email, cpf, telefone, ...novos }
  const campos = comSenha ? CAMPOS : CAMPOS.slice(0, 1)
  const valido = campos.every((campo) => erroDoCampo(campo, dados, hoje) === null)

  const campo = (name: Campo) => ({
    name,
    label: CONTA_DO_MEDICO[name],
    value: novos[name],
    required: true,
    error: (tocados.has(name) && erroDoCampo(name, dados, hoje)) || undefined,
    onChange: ({ target }: { readonly target: HTMLInputElement }) => {
      setTocados((antes) => new Set([...antes].filter((outro) => outro !== name)))
      setNovos((antes) => ({ ...antes, [name]: target.value }))
    },
    onBlur: () => {
      if (novos[name] !== '') setTocados((antes) => new Set([...antes, name]))
    },
  })

  function enviar() {
    setEmUso(undefined)
    const registro = {
      crm: soDigitos(rascunho.crm),
      uf: rascunho.uf,
      variante: 'A' as const,
      especialidades: especialidadesDe(rascunho),
    }
    const marcar = (_campo: string, motivo: string) => setEmUso(motivo)
    void (comSenha ? conta.criar(dados, marcar, registro) : conta.completar(dados, marcar, registro))
  }

  return (
    <form
      noValidate
      className={styles.formulario}
      onSubmit={(event) => {
        event.preventDefault()
        if (!valido) setTocados(new Set(campos))
        else if (conta.ocupado === false) enviar()
      }}
    >
      {emUso !== undefined && (
        <Alert tone="perigo" announce>
          {emUso}
        </Alert>
      )}
      <MaskedField
        {...campo('data_nascimento')}
        format={formatarData}
        placeholder="DD/MM/AAAA"
        autoComplete="bday"
      />
      {comSenha && (
        <>
          <PasswordField
            {...campo('password')}
            hint={CONTA_DO_MEDICO.senha_dica}
            autoComplete="new-password"
          />
          <PasswordField {...campo('passwordConfirm')} autoComplete="new-password" />
        </>
      )}
      <AceiteLegal />
      <Button type="submit" wide busy={conta.ocupado}>
        {comSenha ? CONTA_DO_MEDICO.botao_criar : CONTA_DO_MEDICO.botao_completar}
      </Button>
    </form>
  )
}
