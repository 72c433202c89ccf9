import { Link } from 'react-router-dom'
import { CADASTRO, COMPLETAR, DADOS_PESSOAIS } from '#domain/cadastro/textos.ts'
import { VAZIO } from './campos.ts'
import { FormularioPessoal } from './passos/formulario-pessoal.tsx'
import { Passo } from './passos/passo.tsx'
import styles from './passos/passo.module.css'
import { useCriarConta } from './use-criar-conta.ts'
import { esquecerRascunho } from '../../lib/rascunho.ts'

const RASCUNHO = 'cadastro-paciente'

interface DadosPessoaisProps {
  readonly focar: boolean
  readonly entrarSeExiste: boolean
  readonly onPronta: () => void
}

/** Step 1 of somebody new: the account is created here (P §2.8). */
export function DadosPessoais({ focar, entrarSeExiste, onPronta }: DadosPessoaisProps) {
  const conta = useCriarConta({ onPronta: () => terminar(onPronta), entrarSeExiste })
  return (
    <Passo titulo={CADASTRO.passos[0]} texto={DADOS_PESSOAIS.texto} focar={focar}>
      <FormularioPessoal
        inicial={VAZIO}
        comSenha
        rascunho={RASCUNHO}
        ocupado={conta.ocupado}
        onEnviar={(dados, marcar) =>
          conta.criar(dados, (campo, message) => campo !== 'crm' && marcar(campo, { message }))
        }
      />
      <p className={styles.rodape}>
        {/* The landing page opens its login dialog for this navigation state. */}
        {CADASTRO.ja_tem}{' '}
        <Link to="/" state={{ login: 'paciente' }}>
          {CADASTRO.entrar}
        </Link>
      </p>
    </Passo>
  )
}

interface CompletarDadosProps {
  readonly email: string
  readonly focar: boolean
  readonly onPronta: () => void
}

/** Step 1 of a session whose profile was never written (estados §1): no password, the sign-in's own e-mail. */
export function CompletarDados({ email, focar, onPronta }: CompletarDadosProps) {
  const conta = useCriarConta({ onPronta: () => terminar(onPronta), entrarSeExiste: false })
  return (
    <Passo titulo={COMPLETAR.titulo} texto={COMPLETAR.texto} focar={focar}>
      <FormularioPessoal
        inicial={{ ...VAZIO, email }}
        comSenha={false}
        emailFixo
        rascunho={RASCUNHO}
        ocupado={conta.ocupado}
        onEnviar={(dados, marcar) =>
          conta.completar(dados, (campo, message) => campo !== 'crm' && marcar(campo, { message }))
        }
      />
    </Passo>
  )
}

/** The account has it now. */
function terminar(onPronta: () => void) {
  esquecerRascunho(RASCUNHO)
  onPronta()
}
