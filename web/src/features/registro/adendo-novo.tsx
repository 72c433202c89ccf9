import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import * as z from 'zod/mini'
import { acrescentarAdendo, type verRegistro } from '#domain/registro/contract.ts'
import type { Saida } from '#domain/base/contrato.ts'
import { LIMITES_DO_REGISTRO } from '#domain/registro/registro.ts'
import { REGISTRO } from '#domain/registro/textos.ts'
import { Button } from '../../components/button.tsx'
import { Falha } from '../../components/falha-no-lugar.tsx'
import { avisoOuSemRede } from '../../components/sem-rede.ts'
import { TextArea } from '../../components/text-area.tsx'
import { toast } from '../../components/toast-store.ts'
import { call } from '../../lib/api.ts'
import { guardarResposta } from '../../lib/guardar-resposta.ts'
import { esquecerRascunho, guardarRascunho, lerRascunho } from '../../lib/rascunho.ts'
import styles from './registro.module.css'
import { esquecerNaoSalvo } from './salvamento.ts'
import { chaveDoRegistro } from './use-registro.ts'

/** With its key: the same text sent again after a reload is still one addendum. */
const rascunhoSchema = z.object({ texto: z.string(), chave: z.string() })

interface AdendoNovoProps {
  readonly consulta_id: string
  /** What it begins with where nothing of it was typed yet. */
  readonly comeco: string
}

/** What its doctor adds to a closed record; kept in this tab until it is sent. */
export function AdendoNovo({ consulta_id, comeco }: AdendoNovoProps) {
  const queries = useQueryClient()
  const nome = `adendo:${consulta_id}`
  const [guardado] = useState(() => lerRascunho(nome, rascunhoSchema))
  const [texto, setTexto] = useState(guardado?.texto ?? comeco)
  // The same text sent twice is one addendum, whatever the network did to the first answer.
  const chave = useRef(guardado?.chave ?? crypto.randomUUID())
  const acrescentar = useMutation({
    mutationFn: (enviado: string) => {
      guardarRascunho(nome, { texto: enviado, chave: chave.current })
      return call(
        acrescentarAdendo,
        { id: consulta_id, texto: enviado },
        { headers: { 'idempotency-key': chave.current } },
      )
    },
    onSuccess: (registro, enviado) => {
      chave.current = crypto.randomUUID()
      // Who went on writing while it was on its way keeps it.
      setTexto((atual) => (atual === enviado ? '' : atual))
      if (lerRascunho(nome, rascunhoSchema)?.texto === enviado) esquecerRascunho(nome)
      esquecerNaoSalvo(consulta_id)
      guardarResposta<Saida<typeof verRegistro>>(
        queries,
        chaveDoRegistro(consulta_id),
        (antes) => antes && { ...antes, registro },
      )
      toast({ title: REGISTRO.acrescentado })
    },
  })
  const falha =
    acrescentar.error &&
    avisoOuSemRede(acrescentar.error, {
      title: REGISTRO.erro_no_adendo,
      description: acrescentar.error.message,
    })
  return (
    <form
      className={styles.formulario}
      onSubmit={(event) => {
        event.preventDefault()
        acrescentar.mutate(texto)
      }}
    >
      <TextArea
        label={REGISTRO.adendo}
        hint={REGISTRO.adendo_ajuda}
        rows={2}
        maxLength={LIMITES_DO_REGISTRO.adendo}
        value={texto}
        onChange={({ target }) => {
          // Other words are another addendum.
          chave.current = crypto.randomUUID()
          setTexto(target.value)
          guardarRascunho(nome, { texto: target.value, chave: chave.current })
        }}
      />
      {falha && <Falha {...falha} />}
      <Button
        type="submit"
        small
        variant="secondary"
        disabled={texto.trim() === ''}
        busy={acrescentar.isPending && REGISTRO.acrescentando}
      >
        {REGISTRO.acrescentar}
      </Button>
    </form>
  )
}
