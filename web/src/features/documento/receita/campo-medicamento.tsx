import { type Ref, useState } from 'react'
import { procurarMedicamento } from '#domain/documento/receita/busca.ts'
import { LIMITES_DO_ITEM } from '#domain/documento/receita/item.ts'
import type { Medicamento } from '#domain/documento/receita/lista.ts'
import { RECEITA } from '#domain/documento/receita/textos.ts'
import { CampoDeBusca } from '../../../components/campo-de-busca.tsx'

interface CampoMedicamentoProps {
  readonly texto: string
  readonly ref?: Ref<HTMLInputElement>
  readonly onMudar: (texto: string) => void
  /** A medicine of the list, with its presentation. */
  readonly onEscolher: (medicamento: Medicamento) => void
}

/** Which medicine: searched in the list here, so that nothing of it leaves the browser, or written freely. */
export function CampoMedicamento({ texto, onMudar, onEscolher, ...campo }: CampoMedicamentoProps) {
  const [aberto, setAberto] = useState(false)
  const achados = aberto ? procurarMedicamento(texto) : []
  const fechar = () => setAberto(false)
  return (
    <CampoDeBusca
      {...campo}
      label={RECEITA.campos.medicamento}
      maxLength={LIMITES_DO_ITEM.medicamento}
      texto={texto}
      achados={achados.map(({ medicamento, apresentacao }) => ({
        chave: `${medicamento} ${apresentacao}`,
        destaque: medicamento,
        texto: apresentacao,
      }))}
      onMudar={(novo) => {
        onMudar(novo)
        setAberto(true)
      }}
      onEscolher={({ destaque = '', texto: apresentacao }) => {
        onEscolher({ medicamento: destaque, apresentacao })
        fechar()
      }}
      onBlur={fechar}
      onFechar={fechar}
    />
  )
}
