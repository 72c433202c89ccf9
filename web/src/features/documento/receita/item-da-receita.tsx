import type { Ref } from 'react'
import { compor } from '#domain/documento/receita/frase.ts'
import { LIMITES_DO_ITEM, VIAS } from '#domain/documento/receita/item.ts'
import { DURACOES, FREQUENCIAS, ORIENTACOES, sugestoesDe } from '#domain/documento/receita/sugestoes.ts'
import { RECEITA } from '#domain/documento/receita/textos.ts'
import { Select } from '../../../components/select.tsx'
import { CampoMedicamento } from './campo-medicamento.tsx'
import { CampoSugerido } from './campo-sugerido.tsx'
import { type ItemDigitado, itensEscritos } from './digitado.ts'
import styles from './receita.module.css'

const { campos } = RECEITA
const OPCOES_DE_VIA = VIAS.map((via) => ({ value: via, label: via }))

interface ItemDaReceitaProps {
  readonly item: ItemDigitado
  readonly onMudar: (mudanca: Partial<ItemDigitado>) => void
  /** Its first field. */
  readonly ref?: Ref<HTMLInputElement>
}

/** One medicine, by its parts, and the sentence that will be printed of them. */
export function ItemDaReceita({ item, onMudar, ref }: ItemDaReceitaProps) {
  const { doses, quantidades } = sugestoesDe(item.apresentacao)
  const sugestoes = {
    apresentacao: [],
    dose: doses,
    frequencia: FREQUENCIAS,
    duracao: DURACOES,
    quantidade: quantidades,
    orientacao: ORIENTACOES,
  }
  const parte = (nome: keyof typeof sugestoes) => ({
    label: campos[nome],
    texto: item[nome],
    sugestoes: sugestoes[nome],
    maxLength: LIMITES_DO_ITEM[nome],
    onMudar: (texto: string) => onMudar({ [nome]: texto }),
  })
  const modo = itensEscritos([item]).map(compor)[0]?.modo
  return (
    <>
      <div className={styles.campos}>
        <CampoMedicamento
          {...(ref && { ref })}
          texto={item.medicamento}
          onMudar={(medicamento) => onMudar({ medicamento })}
          onEscolher={(escolhido) =>
            onMudar({
              ...escolhido,
              via: sugestoesDe(escolhido.apresentacao).via ?? item.via,
              // The dose of another medicine is no dose of this one.
              ...(item.apresentacao && { dose: '', quantidade: '' }),
            })
          }
        />
        <CampoSugerido {...parte('apresentacao')} />
        <CampoSugerido {...parte('dose')} />
        <Select
          label={campos.via}
          options={OPCOES_DE_VIA}
          placeholder={RECEITA.sem_via}
          value={item.via}
          onChange={({ target }) => onMudar({ via: target.value })}
        />
        <CampoSugerido {...parte('frequencia')} />
        <CampoSugerido {...parte('duracao')} />
        <CampoSugerido {...parte('quantidade')} />
        <CampoSugerido {...parte('orientacao')} />
      </div>
      {modo && <p className={styles.frase}>{modo}</p>}
    </>
  )
}
