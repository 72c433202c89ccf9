import { useState } from 'react'
import { Link } from 'react-router-dom'
import { CADASTRO, DADOS_PESSOAIS } from '#domain/cadastro/textos.ts'
import { ETAPA_PESSOAL, ETAPA_PROFISSIONAL, ONBOARDING } from '#domain/medico/textos-onboarding.ts'
import { type DadosDigitados, VAZIO } from '../../cadastro/campos.ts'
import { FormularioPessoal } from '../../cadastro/passos/formulario-pessoal.tsx'
import estilos from '../../cadastro/passos/passo.module.css'
import { Passo } from '../../cadastro/passos/passo.tsx'
import { useCriarConta } from '../../cadastro/use-criar-conta.ts'
import { esquecerRascunho, lerRascunho } from '../../../lib/rascunho.ts'
import type { UsuarioDaSessao } from '../../../lib/sessao/sessao.ts'
import { PassoProfissional } from './passo-profissional.tsx'
import type { Passo as Numero } from './passos.ts'
import { inscricaoSchema, SEM_INSCRICAO } from './inscricao-digitada.ts'
import { useCrmInformado } from './use-crm-informado.ts'

/** What is typed into each step, kept in this tab until the account is made. */
const RASCUNHO = 'onboarding-medico'
const RASCUNHO_DA_INSCRICAO = 'onboarding-medico-registro'

interface NovaContaProps {
  /** A session whose profile was never written completes it without a password. */
  readonly sessao: UsuarioDaSessao | null
  readonly passo: Numero
  readonly focar: boolean
  readonly onPasso: (passo: 1 | 2) => void
  readonly onPronta: () => void
}

/** Steps 1 and 2 of somebody new: what was typed is kept, the account is made at the end of the second. */
export function NovaConta({ sessao, passo, focar, onPasso, onPronta }: NovaContaProps) {
  const [dados, setDados] = useState<DadosDigitados>({ ...VAZIO, email: sessao?.email ?? '' })
  const [inscricao, setInscricao] = useState(
    () => lerRascunho(RASCUNHO_DA_INSCRICAO, inscricaoSchema) ?? SEM_INSCRICAO,
  )
  const { conferindo, impedimento } = useCrmInformado(dados.nome)
  const conta = useCriarConta({ onPronta: terminar, entrarSeExiste: false })
  function terminar() {
    esquecerRascunho(RASCUNHO)
    esquecerRascunho(RASCUNHO_DA_INSCRICAO)
    onPronta()
  }
  if (passo === 1)
    return (
      <Passo
        titulo={ONBOARDING.passos[0]}
        texto={`${DADOS_PESSOAIS.texto}. ${ETAPA_PESSOAL.texto}`}
        focar={focar}
      >
        <FormularioPessoal
          inicial={dados}
          comSenha={sessao === null}
          emailFixo={sessao !== null}
          rascunho={RASCUNHO}
          corrija={ONBOARDING.corrija}
          ocupado={false}
          onEnviar={(digitados) => {
            setDados(digitados)
            onPasso(2)
            return Promise.resolve()
          }}
        />
        {sessao === null && (
          <p className={estilos.rodape}>
            {CADASTRO.ja_tem}{' '}
            <Link to="/" state={{ login: 'medico' }}>
              {CADASTRO.entrar}
            </Link>
          </p>
        )}
      </Passo>
    )
  return (
    <PassoProfissional
      inicial={inscricao}
      ocupado={conferindo ? ETAPA_PROFISSIONAL.conferindo : conta.ocupado}
      focar={focar}
      rascunho={RASCUNHO_DA_INSCRICAO}
      onVoltar={(digitado) => {
        setInscricao(digitado)
        onPasso(1)
      }}
      onEnviar={async (informado, marcar, digitado) => {
        setInscricao(digitado)
        const motivo = await impedimento(informado)
        if (motivo !== undefined) {
          marcar(motivo)
          return
        }
        const { criar, completar } = conta
        const enviar = sessao === null ? criar : completar
        await enviar(
          dados,
          // What is wrong with the person's own data is corrected where it was typed.
          (campo, motivo) => (campo === 'crm' ? marcar(motivo) : onPasso(1)),
          { ...informado, variante: 'B' },
        )
      }}
    />
  )
}
