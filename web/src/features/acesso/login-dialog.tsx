import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { destinoAposLogin, ESPERA_APOS_LOGIN } from '#domain/acesso/destino.ts'
import { type ModoDeLogin, podeEntrar, podePedirLink, TITULO_DO_LOGIN } from '#domain/acesso/login.ts'
import {
  SEM_REDE,
  TEXTOS_DA_REDEFINICAO,
  TEXTOS_DO_LINK,
  TEXTOS_DO_LOGIN,
  TEXTOS_DO_RETORNO,
} from '#domain/acesso/textos.ts'
import { Button } from '../../components/button.tsx'
import { Dialog } from '../../components/dialog.tsx'
import { FalhaNoLugar } from '../../components/falha-no-lugar.tsx'
import { Field } from '../../components/field.tsx'
import { PasswordField } from '../../components/password-field.tsx'
import { avisoOuSemRede } from '../../components/sem-rede.ts'
import { toast, type ToastContent } from '../../components/toast-store.ts'
import { prepararAvisos } from '../../components/toasts.tsx'
import { lerPerfil } from '../../lib/sessao/perfil.ts'
import { marcarSenhaDefinida } from '../../lib/sessao/senha-definida.ts'
import { entrar, FalhaDeLogin } from '../../lib/sessao/sessao.ts'
import { CodigoDoAutenticador } from './codigo-do-autenticador.tsx'
import { EntrarComChave } from './entrar-com-chave.tsx'
import { LinkEnviado } from './link-enviado.tsx'
import styles from './login-dialog.module.css'
import { enviarLinkDeAcesso, pedirNovaSenha } from './pedidos.ts'

interface LoginDialogProps {
  readonly modo: ModoDeLogin
  readonly onFechar: () => void
  /** What goes on once somebody is in; when left out, it leads where the person's status says. */
  readonly onEntrar?: () => void
}

/**
 * Sign-in with e-mail and password, or the links for whoever has none at hand (P §2.4); a success leads where the
 * person's status says (P §4.4).
 */
export function LoginDialog({ modo, onFechar, onEntrar }: LoginDialogProps) {
  const navigate = useNavigate()
  const [email, setEmail] = useState('')
  const [senha, setSenha] = useState('')
  const [entrando, setEntrando] = useState(false)
  const [pedeCodigo, setPedeCodigo] = useState(false)
  const [pedindo, setPedindo] = useState<'link' | 'senha'>()
  const [enviado, setEnviado] = useState<ToastContent>()
  useEffect(prepararAvisos, [])

  async function enviar() {
    setEntrando(true)
    try {
      await entrar(email, senha)
    } catch (error) {
      setEntrando(false)
      if (error instanceof FalhaDeLogin && error.motivo === 'codigo') setPedeCodigo(true)
      else toast({ ...textoDaFalha(error), variant: 'destructive' })
      return
    }
    await seguirComSenha()
  }

  async function seguirComSenha() {
    marcarSenhaDefinida()
    await seguir()
  }

  async function seguir() {
    toast(TEXTOS_DO_LOGIN.sucesso)
    await new Promise((resolve) => setTimeout(resolve, ESPERA_APOS_LOGIN))
    if (onEntrar) return onEntrar()
    try {
      const destino = destinoAposLogin(await lerPerfil(), modo)
      await navigate(destino)
    } catch (error) {
      toast(avisoOuSemRede(error, TEXTOS_DO_RETORNO.sem_status))
      onFechar()
      await navigate('/')
    }
  }

  async function pedir(qual: 'link' | 'senha') {
    if (pedindo !== undefined) return
    setPedindo(qual)
    setEnviado(await (qual === 'link' ? enviarLinkDeAcesso(email, modo) : pedirNovaSenha(email, modo)))
    setPedindo(undefined)
  }

  if (pedeCodigo)
    return (
      <CodigoDoAutenticador
        onEntrar={seguirComSenha}
        onVoltar={() => setPedeCodigo(false)}
        onFechar={onFechar}
      />
    )
  return (
    <Dialog open onClose={onFechar} title={TITULO_DO_LOGIN[modo]}>
      <form
        noValidate
        className={styles.formulario}
        onSubmit={(event) => {
          event.preventDefault()
          if (podeEntrar({ email, senha }) && !entrando) void enviar()
        }}
      >
        <Field
          label="E-mail"
          type="email"
          name="email"
          autoComplete="username"
          inputMode="email"
          autoCapitalize="none"
          value={email}
          onChange={(event) => setEmail(event.target.value)}
        />
        <PasswordField
          label="Senha"
          name="senha"
          autoComplete="current-password"
          value={senha}
          onChange={(event) => setSenha(event.target.value)}
        />
        <FalhaNoLugar />
        <Button type="submit" wide disabled={!podeEntrar({ email, senha })} busy={entrando && 'Entrando...'}>
          Entrar
        </Button>
      </form>
      <div className={styles.outros}>
        <EntrarComChave onEntrar={seguir} />
        <Button
          variant="secondary"
          wide
          disabled={!podePedirLink({ email })}
          busy={pedindo === 'link' && TEXTOS_DO_LINK.enviando}
          onClick={() => void pedir('link')}
        >
          {TEXTOS_DO_LINK.botao}
        </Button>
        <Button
          variant="quiet"
          wide
          disabled={!podePedirLink({ email })}
          busy={pedindo === 'senha' && TEXTOS_DA_REDEFINICAO.verificando}
          onClick={() => void pedir('senha')}
        >
          {TEXTOS_DA_REDEFINICAO.botao}
        </Button>
        <LinkEnviado dito={enviado} />
      </div>
    </Dialog>
  )
}

/** P §8. */
function textoDaFalha(error: unknown) {
  if (error instanceof FalhaDeLogin && error.motivo !== 'rede')
    return {
      title: TEXTOS_DO_LOGIN.falha,
      description: error.mensagem ?? TEXTOS_DO_LOGIN.credenciais,
    }
  return SEM_REDE
}
