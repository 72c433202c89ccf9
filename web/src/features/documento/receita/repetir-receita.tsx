import { RECEITA } from '#domain/documento/receita/textos.ts'
import { Button } from '../../../components/button.tsx'
import { Falha } from '../../../components/falha-no-lugar.tsx'
import { Icon } from '../../../components/icon.tsx'
import styles from './receita.module.css'
import { useUltimaReceita } from './use-ultima-receita.ts'

interface RepetirReceitaProps {
  readonly consulta_id: string
  /** Whose prescriptions. */
  readonly registro: { readonly crm: string; readonly uf: string }
  readonly onLida: Parameters<typeof useUltimaReceita>[1]
}

/** Fills the form with what this doctor last prescribed to the patient; nothing is issued by it. */
export function RepetirReceita({ consulta_id, registro, onLida }: RepetirReceitaProps) {
  const ultima = useUltimaReceita(consulta_id, onLida)
  return (
    <div className={styles.itens}>
      <Button
        small
        variant="secondary"
        busy={ultima.isPending && RECEITA.repetir.lendo}
        onClick={() => ultima.mutate(registro)}
      >
        <Icon nome="atualizar" />
        {RECEITA.repetir.botao}
      </Button>
      <output className={styles.dica}>{ultima.dito}</output>
      {ultima.falha && <Falha {...ultima.falha} />}
    </div>
  )
}
