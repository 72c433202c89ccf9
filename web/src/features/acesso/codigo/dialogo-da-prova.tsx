import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { confirmarIdentidade } from '#domain/acesso/contract.ts'
import { verChaves } from '#domain/acesso/contract-chaves.ts'
import { codigoCompleto, soCodigo } from '#domain/acesso/codigo.ts'
import { TEXTOS_DA_PROVA as TEXTOS } from '#domain/acesso/prova.ts'
import { TEXTOS_DAS_CHAVES } from '#domain/acesso/textos-das-chaves.ts'
import { ApiError, call } from '../../../lib/api.ts'
import { motivoDaFalha, ondeGuarda, provarComChave } from '../chaves.ts'
import type { Perfil } from '../../../lib/sessao/perfil.ts'
import { usePerfil } from '../../../lib/sessao/use-perfil.ts'
import { avisoOuSemRede } from '../../../components/sem-rede.ts'
import { toast } from '../../../components/toast-store.ts'
import { Button } from '../../../components/button.tsx'
import { Dialog } from '../../../components/dialog.tsx'
import { Field } from '../../../components/field.tsx'
import { Falha } from '../../../components/falha-no-lugar.tsx'
import { PasswordField } from '../../../components/password-field.tsx'
import styles from './codigo.module.css'
import { DialogoDoCodigo } from './dialogo-do-codigo.tsx'
import { focar } from './focar.ts'

const CHAVES = { queryKey: ['acesso', 'chaves'], queryFn: () => call(verChaves, {}) }

interface DialogoDaProvaProps {
  readonly onFim: (provado: boolean) => void
}

/**
 * Password, and the authenticator's code where there is one; of whoever has no password, a passkey or a mailed code.
 */
export function DialogoDaProva({ onFim }: DialogoDaProvaProps) {
  const { data: perfil } = usePerfil()
  if (!perfil) return null
  return perfil.password_set ? <PorSenha onFim={onFim} /> : <SemSenha perfil={perfil} onFim={onFim} />
}

interface SemSenhaProps extends DialogoDaProvaProps {
  readonly perfil: Perfil
}

/** The passkey first, where there is one: for a doctor or an administrator a mailed code is not enough beside it. */
function SemSenha({ perfil, onFim }: SemSenhaProps) {
  const { data, isPending } = useQuery({ ...CHAVES, enabled: ondeGuarda() === 'aqui' })
  const [porCodigo, setPorCodigo] = useState(false)
  const [erro, setErro] = useState<string>()
  const guardada = perfil.tipo === 'medico' || perfil.papeis.includes('admin')
  if (isPending && ondeGuarda() === 'aqui') return null
  if (!porCodigo && data && data.chaves.length > 0)
    return (
      <Dialog open onClose={() => onFim(false)} title={TEXTOS.titulo} description={TEXTOS.pedido_da_chave}>
        <div className={styles.prova}>
          <PorChave onProvado={() => onFim(true)} onFalha={setErro} />
          {erro !== undefined && <Falha title={TEXTOS_DAS_CHAVES.falha} description={erro} />}
          {!guardada && (
            <Button variant="quiet" wide onClick={() => setPorCodigo(true)}>
              {TEXTOS.por_email}
            </Button>
          )}
          <Button variant="quiet" wide onClick={() => onFim(false)}>
            {TEXTOS.cancelar}
          </Button>
        </div>
      </Dialog>
    )
  const porEmail = async () => {
    try {
      await call(confirmarIdentidade, { por: 'email' })
      onFim(true)
    } catch (error) {
      toast(avisoOuSemRede(error, TEXTOS.nao_por_email))
      onFim(false)
    }
  }
  return (
    <DialogoDoCodigo
      email={perfil.email}
      titulo={TEXTOS.titulo}
      onVerificado={() => void porEmail()}
      onCancelar={() => onFim(false)}
    />
  )
}

function PorSenha({ onFim }: DialogoDaProvaProps) {
  const [senha, setSenha] = useState('')
  const [desafio, setDesafio] = useState<string>()
  const [codigo, setCodigo] = useState('')
  const [erro, setErro] = useState<string>()
  const [daChave, setDaChave] = useState<string>()
  const [ocupado, setOcupado] = useState(false)
  const pronto = desafio === undefined ? senha !== '' : codigoCompleto(codigo)

  async function enviar(event: FormEvent) {
    event.preventDefault()
    if (!pronto || ocupado) return
    setOcupado(true)
    setErro(undefined)
    setDaChave(undefined)
    try {
      const prova =
        desafio === undefined
          ? ({ por: 'senha', senha } as const)
          : ({ por: 'codigo', desafio, codigo } as const)
      const passo = await call(confirmarIdentidade, prova)
      if (passo.passo === 'provado') return onFim(true)
      setDesafio(passo.desafio)
    } catch (error) {
      if (error instanceof ApiError && error.problema.codigo === 'entrada_vencida') setDesafio(undefined)
      setErro(motivoDe(error))
    }
    setOcupado(false)
  }

  return (
    <Dialog
      open
      onClose={() => onFim(false)}
      title={TEXTOS.titulo}
      description={desafio === undefined ? TEXTOS.pedido : TEXTOS.pedido_do_codigo}
    >
      <form noValidate className={styles.prova} onSubmit={(event) => void enviar(event)}>
        {desafio === undefined ? (
          <PasswordField
            label={TEXTOS.senha}
            name="senha-atual"
            autoComplete="current-password"
            error={erro}
            value={senha}
            ref={focar}
            onChange={({ target }) => {
              setSenha(target.value)
              setErro(undefined)
            }}
          />
        ) : (
          <Field
            label={TEXTOS.codigo}
            name="codigo"
            inputMode="numeric"
            autoComplete="one-time-code"
            error={erro}
            value={codigo}
            ref={focar}
            onChange={({ target }) => {
              setCodigo(soCodigo(target.value))
              setErro(undefined)
            }}
          />
        )}
        <Button type="submit" wide disabled={!pronto} busy={ocupado && TEXTOS.conferindo}>
          {TEXTOS.continuar}
        </Button>
        {desafio === undefined && <PorChave onProvado={() => onFim(true)} onFalha={setDaChave} />}
        {desafio === undefined && daChave !== undefined && (
          <Falha title={TEXTOS_DAS_CHAVES.falha} description={daChave} />
        )}
        <Button variant="quiet" wide onClick={() => onFim(false)}>
          {TEXTOS.cancelar}
        </Button>
      </form>
    </Dialog>
  )
}

interface PorChaveProps {
  readonly onProvado: () => void
  readonly onFalha: (motivo: string) => void
}

/** Instead of the password, where the account has a passkey and this browser may use it. */
function PorChave({ onProvado, onFalha }: PorChaveProps) {
  const [ocupado, setOcupado] = useState(false)
  const { data } = useQuery({ ...CHAVES, enabled: ondeGuarda() === 'aqui' })
  if (!data || data.chaves.length === 0) return null

  async function provar() {
    setOcupado(true)
    try {
      await provarComChave()
      onProvado()
    } catch (error) {
      setOcupado(false)
      onFalha(motivoDaFalha(error))
    }
  }

  return (
    <Button
      variant="secondary"
      wide
      busy={ocupado && TEXTOS_DAS_CHAVES.entrando}
      onClick={() => void provar()}
    >
      {TEXTOS_DAS_CHAVES.usar}
    </Button>
  )
}

/** The server's own sentence, when it gave one. */
const motivoDe = (error: unknown): string =>
  error instanceof ApiError ? (error.problema.campos?.[0]?.motivo ?? error.problema.detail) : TEXTOS.falha
