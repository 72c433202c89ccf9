import { type FormEvent, useState } from 'react'
import { type CampoCritico as Campo, eDaIdentidade } from '#domain/cadastro/alteracao.ts'
import { esquemas, formatarTelefone } from '#domain/base/campos.ts'
import { formatarCpf } from '#domain/base/cpf.ts'
import { CONTA } from '#domain/cadastro/textos-da-conta.ts'
import { Alert } from '../../components/alert.tsx'
import { Button } from '../../components/button.tsx'
import { Falha } from '../../components/falha-no-lugar.tsx'
import { Field } from '../../components/field.tsx'
import { Icon } from '../../components/icon.tsx'
import { MaskedField } from '../../components/masked-field.tsx'
import type { ToastContent } from '../../components/toast-store.ts'
import type { Perfil } from '../../lib/sessao/perfil.ts'
import styles from './conta.module.css'
import { DialogoDoCodigo } from '../acesso/codigo/dialogo-do-codigo.tsx'
import { focar } from '../acesso/codigo/focar.ts'
import { modoDaAlteracao } from './alterar.ts'
import { useAlteracao } from './use-alteracao.ts'

/** How a stored value is written on the screen. */
const ESCRITA: Readonly<Record<Campo, (valor: string) => string>> = {
  nome: (valor) => valor,
  email: (valor) => valor,
  telefone: formatarTelefone,
  cpf: formatarCpf,
}
const AJUDA = { nome: 'name', email: 'email', telefone: 'tel-national', cpf: 'off' } as const

interface CampoCriticoProps {
  readonly campo: Campo
  readonly perfil: Perfil
}

/** One field that says who the person is: read, edited, locked once verified, all four of them (P §2.16, §4.6, §6). */
export function CampoCritico({ campo, perfil }: CampoCriticoProps) {
  const [digitado, setDigitado] = useState<string | null>(null)
  const [fechou, setFechou] = useState(false)
  const [falha, setFalha] = useState<ToastContent>()
  const verificado = perfil.kyc_status === 'approved'
  const atual = ESCRITA[campo](perfil[campo])
  if (digitado !== null)
    return (
      <Edicao
        campo={campo}
        perfil={perfil}
        travado={verificado && eDaIdentidade(campo)}
        digitado={digitado}
        onDigitar={setDigitado}
        onFechar={(motivo) => {
          setFalha(motivo)
          setFechou(true)
          setDigitado(null)
        }}
      />
    )
  return (
    <div className={styles.linha}>
      <dl className={styles.dado}>
        <dt>{CONTA.campos[campo]}</dt>
        <dd>{campo === 'email' ? <Endereco email={atual} /> : atual}</dd>
        {verificado && (
          <dd className={styles.travado}>
            <Icon nome="cadeado" />
            {CONTA.bloqueado}
          </dd>
        )}
      </dl>
      <Button
        small
        variant="secondary"
        aria-label={`${CONTA.editar} ${CONTA.campos[campo]}`}
        ref={fechou ? focar : undefined}
        onClick={() => setDigitado(atual)}
      >
        {CONTA.editar}
      </Button>
      {falha && <Falha jaDita {...falha} />}
    </div>
  )
}

/** An e-mail address; where it does not fit in one line it breaks before the '@'. */
function Endereco({ email }: { readonly email: string }) {
  const arroba = email.lastIndexOf('@')
  return (
    <>
      {email.slice(0, arroba)}
      <wbr />
      {email.slice(arroba)}
    </>
  )
}

interface EdicaoProps extends CampoCriticoProps {
  readonly travado: boolean
  readonly digitado: string
  readonly onDigitar: (valor: string) => void
  readonly onFechar: (motivo?: ToastContent) => void
}

function Edicao({ campo, perfil, travado, digitado, onDigitar, onFechar }: EdicaoProps) {
  const { email } = perfil
  const { salvar, cancelarCodigo, verificado, fase } = useAlteracao({ campo, perfil, onFim: onFechar })
  const lido = esquemas[campo].safeParse(digitado)
  const erro = lido.success ? undefined : CONTA.formato
  const modo = modoDaAlteracao(perfil, campo, travado)

  function onSubmit(event: FormEvent) {
    event.preventDefault()
    if (!lido.success) return
    // Saving what stands there already just closes the editor (P §4.6).
    if (lido.data === perfil[campo]) return onFechar()
    salvar(lido.data, travado)
  }
  const comum = {
    label: CONTA.campos[campo],
    value: digitado,
    error: erro,
    hint: modo === 'com_codigo' || modo === 'com_prova' ? CONTA[modo] : undefined,
    ref: focar,
    autoComplete: AJUDA[campo],
    placeholder: campo === 'telefone' ? CONTA.telefone_exemplo : undefined,
    onChange: ({ target }: { readonly target: { readonly value: string } }) => onDigitar(target.value),
  }
  return (
    <form className={styles.edicao} onSubmit={onSubmit} noValidate>
      {travado && (
        <Alert tone="aviso" title={CONTA.bloqueado}>
          {CONTA.bloqueado_porque}
        </Alert>
      )}
      {campo === 'nome' || campo === 'email' ? (
        <Field {...comum} type={campo === 'email' ? 'email' : 'text'} />
      ) : (
        <MaskedField {...comum} format={ESCRITA[campo]} />
      )}
      <div className={styles.acoes}>
        <Button variant="secondary" disabled={fase === 'salvando'} onClick={() => onFechar()}>
          {CONTA.cancelar}
        </Button>
        <Button type="submit" disabled={erro !== undefined} busy={fase === 'salvando' && CONTA.salvando}>
          {travado ? CONTA.refazer : CONTA.salvar}
        </Button>
      </div>
      {fase === 'codigo' && (
        <DialogoDoCodigo email={email} onVerificado={verificado} onCancelar={cancelarCodigo} />
      )}
    </form>
  )
}
