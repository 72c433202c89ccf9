import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { definirSenha } from '#domain/acesso/contract.ts'
import { destinoAposLogin } from '#domain/acesso/destino.ts'
import type { ModoDeLogin } from '#domain/acesso/login.ts'
import {
  ESPERA_DA_REDEFINICAO,
  TEXTOS_DA_REDEFINICAO as TEXTOS,
  TEXTOS_DO_RETORNO,
} from '#domain/acesso/textos.ts'
import { erroDaSenha, MENSAGENS } from '#domain/base/campos.ts'
import { Alert } from '../../components/alert.tsx'
import { Button } from '../../components/button.tsx'
import { Falha, FalhaNoLugar } from '../../components/falha-no-lugar.tsx'
import { PasswordField } from '../../components/password-field.tsx'
import { PasswordStrength } from '../../components/password-strength.tsx'
import { avisoOuSemRede } from '../../components/sem-rede.ts'
import { toast, type ToastContent } from '../../components/toast-store.ts'
import { ApiError, call } from '../../lib/api.ts'
import { umaVez } from '../../lib/carregar.ts'
import { lerPerfil } from '../../lib/sessao/perfil.ts'
import { marcarSenhaDefinida, senhaDefinida } from '../../lib/sessao/senha-definida.ts'
import { entrar, token as tokenDaSessao, usuarioAtual } from '../../lib/sessao/sessao.ts'
import styles from './formulario-de-senha.module.css'
import { LinkEnviado } from './link-enviado.tsx'
import { OutroLink } from './outro-link.tsx'
import { pedirNovaSenha } from './pedidos.ts'

/** Loaded with the first password that is submitted; if it cannot be loaded, the server checks. */
const senhasConhecidas = umaVez(() => import('#domain/acesso/senhas-conhecidas.ts'))

interface Erros {
  readonly atual?: string | undefined
  readonly senha?: string | undefined
  readonly confirmacao?: string | undefined
}

/** What the server says of the current password; undefined when it says nothing of it. */
const daAtual = (problema: ApiError['problema'] | undefined): string | undefined =>
  problema?.campos?.find(({ campo }) => campo === 'atual')?.motivo

interface FormularioDeSenhaProps {
  readonly modo: ModoDeLogin
  /** Of a recovery link; without it the session must be recent. */
  readonly token: string | undefined
}

/** Two fields that must agree, their strength, and the way on after a success (P §2.7, §8). */
export function FormularioDeSenha({ modo, token }: FormularioDeSenhaProps) {
  const navigate = useNavigate()
  const [senha, setSenha] = useState('')
  const [atual, setAtual] = useState('')
  const [pedeAtual, setPedeAtual] = useState(() => token === undefined && senhaDefinida())
  const [confirmacao, setConfirmacao] = useState('')
  const [erros, setErros] = useState<Erros>({})
  const [salvando, setSalvando] = useState(false)
  const [loginAntigo, setLoginAntigo] = useState<string>()
  const [linkMorto, setLinkMorto] = useState(false)
  const [falha, setFalha] = useState<ToastContent>()

  async function salvar() {
    const achados = {
      senha: erroDaSenha(senha) ?? undefined,
      confirmacao: senha === confirmacao ? undefined : TEXTOS.nao_coincidem,
    }
    setErros(achados)
    setFalha(undefined)
    if (achados.senha !== undefined || achados.confirmacao !== undefined) return
    setSalvando(true)
    try {
      // Without a network the list would be waited for; the server, which then cannot be reached, has it too.
      const lista = navigator.onLine ? await senhasConhecidas().catch(() => undefined) : undefined
      if (lista?.senhaConhecida(senha)) {
        setSalvando(false)
        setErros({ senha: lista.SENHA_CONHECIDA })
        return
      }
      const { email } = await enviar(senha, token, atual === '' ? undefined : atual)
      marcarSenhaDefinida()
      toast(TEXTOS.sucesso)
      await concluir(email)
    } catch (error) {
      setSalvando(false)
      await explicar(error)
    }
  }

  /** Every session ended with the old password: the new one opens this browser's again. */
  async function concluir(email: string) {
    const [para] = await Promise.all([
      entrar(email, senha)
        .then(lerPerfil)
        .then((perfil) => ({ caminho: destinoAposLogin(perfil, modo), state: undefined }))
        .catch(() => ({ caminho: '/', state: { login: modo } })),
      new Promise((resolve) => setTimeout(resolve, ESPERA_DA_REDEFINICAO)),
    ])
    await navigate(para.caminho, { replace: true, state: para.state })
  }

  async function explicar(error: unknown) {
    const problema = error instanceof ApiError ? error.problema : undefined
    // A link that was truncated in transit has a token of the wrong form.
    const linkCortado = problema?.campos?.some(({ campo }) => campo === 'token') === true
    if (problema?.codigo === 'link_invalido' || linkCortado) {
      setLinkMorto(true)
    } else if (daAtual(problema) !== undefined) {
      setPedeAtual(true)
      setErros({ atual: daAtual(problema) })
    } else if (problema?.codigo === 'campos_invalidos') {
      setErros({ senha: problema.campos?.[0]?.motivo ?? MENSAGENS.password })
    } else if (problema?.codigo === 'nao_autenticado') {
      const { title, description } = TEXTOS_DO_RETORNO.invalido
      toast({ title, description, variant: 'destructive' })
      await navigate('/', { replace: true, state: { login: modo } })
    } else if (problema?.codigo === 'login_recente_necessario') {
      setLoginAntigo((await usuarioAtual())?.email ?? '')
    } else {
      const description = error instanceof Error ? error.message : undefined
      const aviso = avisoOuSemRede(error, { title: TEXTOS.falha, description, noLugar: true })
      toast(aviso)
      setFalha(aviso)
    }
  }

  return (
    <>
      {linkMorto && <OutroLink modo={modo} />}
      <form
        noValidate
        className={styles.formulario}
        onSubmit={(event) => {
          event.preventDefault()
          if (!salvando) void salvar()
        }}
      >
        {loginAntigo !== undefined && <LoginAntigo email={loginAntigo} modo={modo} />}
        {pedeAtual && (
          <PasswordField
            label="Senha atual"
            name="senha-atual"
            autoComplete="current-password"
            error={erros.atual}
            value={atual}
            onChange={(event) => {
              setAtual(event.target.value)
              setErros({ ...erros, atual: undefined })
            }}
          />
        )}
        <div className={styles.senha}>
          <PasswordField
            label="Nova senha"
            name="nova-senha"
            autoComplete="new-password"
            hint="A senha deve ter no mínimo 8 caracteres, incluindo letras e números."
            error={erros.senha}
            value={senha}
            onChange={(event) => {
              setSenha(event.target.value)
              setErros({})
            }}
          />
          <PasswordStrength password={senha} />
        </div>
        <PasswordField
          label="Confirme a nova senha"
          name="confirmacao"
          autoComplete="new-password"
          error={erros.confirmacao}
          value={confirmacao}
          onChange={(event) => {
            setConfirmacao(event.target.value)
            setErros({ ...erros, confirmacao: undefined })
          }}
          onBlur={() => {
            if (confirmacao !== '' && confirmacao !== senha)
              setErros({ ...erros, confirmacao: TEXTOS.nao_coincidem })
          }}
        />
        {falha && <Falha jaDita {...falha} />}
        <Button
          type="submit"
          wide
          disabled={senha === '' || confirmacao === ''}
          busy={salvando && 'Salvando...'}
        >
          {TEXTOS.titulo}
        </Button>
      </form>
    </>
  )
}

/** The sign-in is too old to set a password with: a mailed link does it. */
function LoginAntigo({ email, modo }: { readonly email: string; readonly modo: ModoDeLogin }) {
  const [pedindo, setPedindo] = useState(false)
  const [enviado, setEnviado] = useState<ToastContent>()
  return (
    <>
      <Alert
        tone="aviso"
        announce
        title="Confirme que é você"
        actions={
          <Button
            small
            variant="secondary"
            busy={pedindo && 'Enviando...'}
            onClick={() => {
              setPedindo(true)
              void pedirNovaSenha(email, modo)
                .then(setEnviado)
                .finally(() => setPedindo(false))
            }}
          >
            Receber link por email
          </Button>
        }
      >
        Você entrou há mais de 15 minutos. Para sua segurança, a nova senha é definida por um link enviado ao
        seu e-mail.
        <FalhaNoLugar />
      </Alert>
      <LinkEnviado dito={enviado} />
    </>
  )
}

async function enviar(password: string, token: string | undefined, atual: string | undefined) {
  const bearer = token === undefined ? await tokenDaSessao() : undefined
  const headers: Record<string, string> = bearer ? { authorization: `Bearer ${bearer}` } : {}
  return call(definirSenha, { password, token, atual }, { headers })
}
