import { type FormEvent, useState } from 'react'
import { HORAS_DA_SESSAO } from '#domain/documento/certificado.ts'
import { MODOS_DE_CONEXAO, type ModoDeConexao, type ProvedorDeCertificado, PSCS } from '#domain/base/psc.ts'
import { CERTIFICADO, HORAS, MODOS } from '#domain/documento/textos-certificado.ts'
import { Alert } from '../../../components/alert.tsx'
import { Button } from '../../../components/button.tsx'
import { Dialog } from '../../../components/dialog.tsx'
import { Falha } from '../../../components/falha-no-lugar.tsx'
import { Field } from '../../../components/field.tsx'
import { RadioGroup } from '../../../components/radio-group.tsx'
import { Select } from '../../../components/select.tsx'
import { Skeleton } from '../../../components/skeleton.tsx'
import { dataEHora } from '../../../lib/no-relogio-daqui.ts'
import { novaAba } from '../../../lib/pagina/nova-aba.ts'
import styles from './dados.module.css'
import { useCertificado, useConectar, useProvedores } from './use-certificado.ts'

const { dialogo: TEXTOS } = CERTIFICADO

/** Where the certificate is, how it is allowed, and for how long: the holder's own app does the rest. */
export function ConectarCertificado({ onClose }: { readonly onClose: () => void }) {
  const provedores = useProvedores(true)
  const { data } = useCertificado()
  const atual =
    data?.status === 'conectado' && data.expira_em
      ? TEXTOS.termina_a_atual(dataEHora(data.expira_em))
      : undefined
  return (
    <Dialog open onClose={onClose} title={CERTIFICADO.conectar} description={TEXTOS.descricao}>
      {atual && (
        <Alert tone="aviso" title={atual.titulo}>
          {atual.texto}
        </Alert>
      )}
      {provedores.data ? (
        <Formulario provedores={provedores.data.provedores} onClose={onClose} />
      ) : provedores.isError ? (
        <Alert tone="perigo" announce title={TEXTOS.sem_provedor} />
      ) : (
        <>
          <p className={styles.texto}>{TEXTOS.carregando}</p>
          <Skeleton cards={1} />
        </>
      )}
    </Dialog>
  )
}

interface Provedor {
  readonly provedor: ProvedorDeCertificado
  readonly modos: readonly ModoDeConexao[]
  readonly encontrado: boolean | null
}

function Formulario({
  provedores,
  onClose,
}: {
  readonly provedores: readonly Provedor[]
  readonly onClose: () => void
}) {
  const achado = provedores.find(({ encontrado }) => encontrado) ?? provedores[0]
  const [nome, setNome] = useState(achado?.provedor)
  const [modo, setModo] = useState<ModoDeConexao>('pagina')
  const [horas, setHoras] = useState<number>(HORAS_DA_SESSAO.padrao)
  const [codigo, setCodigo] = useState('')
  const conectar = useConectar()
  const escolhido = provedores.find(({ provedor }) => provedor === nome)
  if (!escolhido) return <Alert tone="perigo" announce title={TEXTOS.sem_provedor} />
  const { provedor, modos } = escolhido
  const como = modos.includes(modo) ? modo : (modos[0] ?? 'pagina')
  const enviar = (event: FormEvent) => {
    event.preventDefault()
    // What happens in front of another form does not send that one.
    event.stopPropagation()
    const aba = como === 'pagina' ? novaAba() : null
    const pedido = { provedor, modo: como, horas, aba, ...(como === 'codigo' && { codigo }) }
    conectar.mutate(pedido, { onSuccess: onClose })
  }
  return (
    <form className={styles.formulario} onSubmit={enviar}>
      <RadioGroup
        label={TEXTOS.provedor}
        name="provedor"
        value={provedor}
        options={provedores.map((p) => ({
          value: p.provedor,
          label: PSCS[p.provedor].rotulo,
          ...(p.encontrado !== null && { hint: p.encontrado ? TEXTOS.achado : TEXTOS.nao_achado }),
        }))}
        onChange={({ target }) =>
          setNome(provedores.find((p) => p.provedor === target.value)?.provedor ?? provedor)
        }
      />
      <Select
        label={TEXTOS.modo}
        value={como}
        options={modos.map((value) => ({ value, label: MODOS[value] }))}
        onChange={({ target }) => setModo(MODOS_DE_CONEXAO.find((m) => m === target.value) ?? 'pagina')}
      />
      {como === 'codigo' && (
        <Field
          label={TEXTOS.codigo}
          hint={TEXTOS.codigo_dica}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={6}
          value={codigo}
          onChange={({ target }) => setCodigo(target.value.replaceAll(/\D/g, ''))}
          required
        />
      )}
      <Select
        label={TEXTOS.horas}
        value={String(horas)}
        options={HORAS_DA_SESSAO.opcoes.map((n) => ({ value: String(n), label: HORAS[n] ?? `${n} h` }))}
        onChange={({ target }) => setHoras(Number(target.value))}
      />
      {conectar.falha && <Falha jaDita {...conectar.falha} />}
      <Button type="submit" wide busy={conectar.isPending && CERTIFICADO.conectando}>
        {CERTIFICADO.conectar}
      </Button>
    </form>
  )
}
