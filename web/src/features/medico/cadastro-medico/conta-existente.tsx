import { useState } from 'react'
import { podeEntrar } from '#domain/acesso/login.ts'
import { TEXTOS_DO_LOGIN } from '#domain/acesso/textos.ts'
import { AVISOS_DO_CADASTRO } from '#domain/cadastro/textos.ts'
import { CONTA_DO_MEDICO } from '#domain/medico/textos-cadastro.ts'
import { Button } from '../../../components/button.tsx'
import { avisar } from '../../cadastro/aviso-de-falha.ts'
import { Field } from '../../../components/field.tsx'
import { PasswordField } from '../../../components/password-field.tsx'
import { marcarSenhaDefinida } from '../../../lib/sessao/senha-definida.ts'
import { entrar, FalhaDeLogin } from '../../../lib/sessao/sessao.ts'
import styles from './cadastro-medico.module.css'

interface ContaExistenteProps {
  readonly email: string
  /** What was typed is sent once signed in. */
  readonly finalizar: boolean
  readonly onPronta: () => void
}

/** Signs in without leaving the registration. */
export function ContaExistente({ email: digitado, finalizar, onPronta }: ContaExistenteProps) {
  const [email, setEmail] = useState(digitado)
  const [senha, setSenha] = useState('')
  const [entrando, setEntrando] = useState(false)

  async function enviar() {
    setEntrando(true)
    try {
      await entrar(email, senha)
      marcarSenhaDefinida()
      onPronta()
    } catch (error) {
      avisar(avisoDaFalha(error), 'destructive')
      setEntrando(false)
    }
  }

  return (
    <form
      noValidate
      className={styles.formulario}
      onSubmit={(event) => {
        event.preventDefault()
        if (podeEntrar({ email, senha }) && !entrando) void enviar()
      }}
    >
      <Field
        label={CONTA_DO_MEDICO.email}
        type="email"
        name="email"
        autoComplete="username"
        inputMode="email"
        autoCapitalize="none"
        value={email}
        onChange={({ target }) => setEmail(target.value)}
      />
      <PasswordField
        label={CONTA_DO_MEDICO.password}
        name="senha"
        autoComplete="current-password"
        value={senha}
        onChange={({ target }) => setSenha(target.value)}
      />
      <Button
        type="submit"
        wide
        disabled={!podeEntrar({ email, senha })}
        busy={entrando && CONTA_DO_MEDICO.entrando}
      >
        {finalizar ? CONTA_DO_MEDICO.botao_entrar : CONTA_DO_MEDICO.so_entrar}
      </Button>
    </form>
  )
}

/** P §8. */
const avisoDaFalha = (error: unknown) =>
  error instanceof FalhaDeLogin && error.motivo !== 'rede'
    ? {
        titulo: TEXTOS_DO_LOGIN.falha,
        descricao: error.mensagem ?? TEXTOS_DO_LOGIN.credenciais,
      }
    : AVISOS_DO_CADASTRO.conectividade
