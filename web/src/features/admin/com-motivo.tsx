import { useId, useState } from 'react'
import * as z from 'zod/mini'
import { motivo as motivoSchema } from '#domain/base/entrada.ts'
import { ATOS } from '#domain/admin/textos-atos.ts'
import { Button } from '../../components/button.tsx'
import { Dialog } from '../../components/dialog.tsx'
import { Falha } from '../../components/falha-no-lugar.tsx'
import { TextArea } from '../../components/text-area.tsx'
import type { ToastContent } from '../../components/toast-store.ts'

interface ComMotivoProps {
  readonly titulo: string
  readonly explicacao: string
  readonly confirmar: string
  /** The act cannot be undone. */
  readonly perigo?: boolean
  readonly ocupado: boolean
  /** What the last try came to, where it was refused. */
  readonly falha: ToastContent | null
  readonly onConfirmar: (motivo: string) => void
  readonly onCancelar: () => void
}

/** Asks for the reason before an act of an administrator; mounted while it asks. */
export function ComMotivo({
  titulo,
  explicacao,
  confirmar,
  perigo = false,
  ocupado,
  falha,
  onConfirmar,
  onCancelar,
}: ComMotivoProps) {
  const [motivo, setMotivo] = useState('')
  const [erro, setErro] = useState<string>()
  const id = useId()
  const enviar = () => {
    const lido = z.safeParse(motivoSchema, motivo)
    if (lido.success) {
      onConfirmar(lido.data)
      return
    }
    setErro(lido.error.issues[0]?.message)
    document.getElementById(id)?.focus()
  }
  return (
    <Dialog
      open
      onClose={ocupado ? () => undefined : onCancelar}
      title={titulo}
      description={explicacao}
      actions={
        <>
          <Button variant="secondary" onClick={onCancelar} disabled={ocupado}>
            {ATOS.cancelar}
          </Button>
          <Button variant={perigo ? 'danger' : 'primary'} onClick={enviar} busy={ocupado && ATOS.registrando}>
            {confirmar}
          </Button>
        </>
      }
    >
      <TextArea
        id={id}
        label={ATOS.motivo}
        hint={ATOS.motivo_dica}
        error={erro}
        value={motivo}
        maxLength={500}
        onChange={(event) => {
          setMotivo(event.target.value)
          setErro(undefined)
        }}
      />
      {falha && <Falha jaDita {...falha} />}
    </Dialog>
  )
}
