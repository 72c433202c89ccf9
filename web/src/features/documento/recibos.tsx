import { useMutation, useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { diaEmSaoPaulo } from '#domain/base/em-sao-paulo.ts'
import { baixarRecibo, meusRecibos } from '#domain/documento/contract-recibo.ts'
import type { ReciboVisto } from '#domain/documento/recibo.ts'
import { RECIBOS } from '#domain/documento/textos-recibo.ts'
import { Button } from '../../components/button.tsx'
import { Card } from '../../components/card.tsx'
import { FalhaAoCarregar } from '../../components/falha-ao-carregar.tsx'
import { Falha } from '../../components/falha-no-lugar.tsx'
import { Icon } from '../../components/icon.tsx'
import { avisoOuSemRede } from '../../components/sem-rede.ts'
import { call } from '../../lib/api.ts'
import { salvarArquivo } from '../../lib/salvar-arquivo.ts'
import styles from './documento.module.css'

/** The receipts of what was paid; nothing where there is none. */
export function Recibos() {
  const id = useId()
  const { data, error, refetch } = useQuery({
    queryKey: ['recibos'],
    queryFn: ({ signal }) => call(meusRecibos, {}, { signal }),
  })
  if (!data && error)
    return <FalhaAoCarregar error={error} aviso={RECIBOS.erro} onRepetir={() => void refetch()} />
  if (!data || data.recibos.length === 0) return null
  return (
    <section aria-labelledby={id} className={styles.recibos}>
      <h2 id={id}>{RECIBOS.titulo}</h2>
      <p className={styles.quando}>{RECIBOS.explica}</p>
      <ul className={styles.lista}>
        {data.recibos.map((recibo) => (
          <UmRecibo key={recibo.consulta_id} recibo={recibo} />
        ))}
      </ul>
    </section>
  )
}

function UmRecibo({ recibo: { consulta_id, atendida_em, medico, de } }: { readonly recibo: ReciboVisto }) {
  const baixar = useMutation({
    mutationFn: () => call(baixarRecibo, { id: consulta_id }),
    onSuccess: ({ nome, tipo, conteudo_base64 }) =>
      salvarArquivo(
        nome,
        Uint8Array.from(atob(conteudo_base64), (letra) => letra.charCodeAt(0)),
        tipo,
      ),
  })
  const falha = baixar.error && avisoOuSemRede(baixar.error, RECIBOS.erro_no_download)
  const dia = diaEmSaoPaulo(atendida_em)
  return (
    <Card as="li" dense>
      <div>
        <h3 className={styles.tipo}>{RECIBOS.recibo}</h3>
        <p className={styles.quando}>
          {RECIBOS.atendida_em} {dia}
        </p>
        {medico && <p className={styles.quando}>{RECIBOS.medico(medico.nome)}</p>}
        {de && <p className={styles.quando}>{RECIBOS.de(de)}</p>}
      </div>
      {falha && <Falha {...falha} />}
      <div className={styles.acoes}>
        <Button
          small
          variant="secondary"
          busy={baixar.isPending && RECIBOS.preparando}
          aria-label={RECIBOS.baixar_qual(dia)}
          onClick={() => baixar.mutate()}
        >
          <Icon nome="baixar" />
          {RECIBOS.baixar}
        </Button>
      </div>
    </Card>
  )
}
