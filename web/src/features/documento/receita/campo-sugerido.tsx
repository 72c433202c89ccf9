import { type Ref, useState } from 'react'
import { queCombinam } from '#domain/documento/receita/busca.ts'
import { CampoDeBusca } from '../../../components/campo-de-busca.tsx'

interface CampoSugeridoProps {
  readonly label: string
  readonly texto: string
  readonly sugestoes: readonly string[]
  readonly maxLength: number
  readonly ref?: Ref<HTMLInputElement>
  readonly onMudar: (texto: string) => void
}

/** A part of an item: picked from what is usual, or typed as one likes. */
export function CampoSugerido({ sugestoes, texto, onMudar, ...campo }: CampoSugeridoProps) {
  const [aberto, setAberto] = useState(false)
  const mudar = (novo: string, aberta: boolean) => {
    onMudar(novo)
    setAberto(aberta)
  }
  const achados = aberto ? queCombinam(sugestoes, texto) : []
  return (
    <CampoDeBusca
      {...campo}
      texto={texto}
      achados={achados.map((achado) => ({ chave: achado, texto: achado }))}
      onMudar={(novo) => mudar(novo, true)}
      onEscolher={({ texto: escolhido }) => mudar(escolhido, false)}
      onFocus={() => setAberto(texto === '')}
      onBlur={() => setAberto(false)}
      onFechar={() => setAberto(false)}
    />
  )
}
