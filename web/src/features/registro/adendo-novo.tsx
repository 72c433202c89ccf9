import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
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
import styles from './registro.module.css'
import { chaveDoRegistro } from './use-registro.ts'

/** What its doctor adds to a closed record. */
export function AdendoNovo({ consulta_id }: { readonly consulta_id: string }) {
  const queries = useQueryClient()
  const [texto, setTexto] = useState('')
  // The same text sent twice is one addendum, whatever the network did to the first answer.
  const chave = useRef(crypto.randomUUID())
  const acrescentar = useMutation({
    mutationFn: (enviado: string) =>
      call(
        acrescentarAdendo,
        { id: consulta_id, texto: enviado },
        { headers: { 'idempotency-key': chave.current } },
      ),
    onSuccess: (registro, enviado) => {
      chave.current = crypto.randomUUID()
      // Who went on writing while it was on its way keeps it.
      setTexto((atual) => (atual === enviado ? '' : atual))
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
