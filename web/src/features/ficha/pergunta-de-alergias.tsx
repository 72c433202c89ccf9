import { LIMITES_DA_FICHA } from '#domain/ficha/entrada.ts'
import { RESPOSTAS_SOBRE_ALERGIAS } from '#domain/ficha/ficha.ts'
import { FICHA } from '#domain/ficha/textos.ts'
import { RadioGroup } from '../../components/radio-group.tsx'
import type { AlergiasDigitadas, Erros } from './digitada.ts'
import styles from './ficha.module.css'
import { Linhas } from './linhas.tsx'

const TEXTOS = FICHA.alergias
const OPCOES = RESPOSTAS_SOBRE_ALERGIAS.map((value) => ({ value, label: TEXTOS.respostas[value] }))
const CAMPOS = [
  { nome: 'substancia', rotulo: TEXTOS.substancia, maximo: LIMITES_DA_FICHA.substancia },
  { nome: 'reacao', rotulo: TEXTOS.reacao, maximo: LIMITES_DA_FICHA.reacao },
] as const

interface PerguntaDeAlergiasProps {
  /** Asked about a dependant. */
  readonly de?: boolean
  readonly digitadas: AlergiasDigitadas
  readonly erros: Erros
  readonly onMudar: (digitadas: AlergiasDigitadas) => void
}

/** The one question a first consultation asks for: none, not known, or which. */
export function PerguntaDeAlergias({ de = false, digitadas, erros, onMudar }: PerguntaDeAlergiasProps) {
  const { resposta, itens } = digitadas
  const escolher = (valor: string) => {
    const escolhida = RESPOSTAS_SOBRE_ALERGIAS.find((uma) => uma === valor) ?? ''
    const comLinha = escolhida === 'lista' && itens.length === 0
    onMudar({ resposta: escolhida, itens: comLinha ? [{ substancia: '', reacao: '' }] : itens })
  }
  return (
    <div className={styles.pergunta}>
      <RadioGroup
        inline
        label={de ? TEXTOS.pergunta_de_dependente : TEXTOS.pergunta}
        hint={TEXTOS.dica}
        name="alergias"
        options={OPCOES}
        value={resposta}
        error={erros.get('alergias') ?? erros.get('alergias.resposta') ?? erros.get('alergias.itens')}
        onChange={({ target }) => escolher(target.value)}
      />
      {resposta === 'lista' && (
        <Linhas
          rotulo={TEXTOS.titulo}
          adicionar={TEXTOS.adicionar}
          campos={CAMPOS}
          linhas={itens}
          maximo={LIMITES_DA_FICHA.itens}
          erros={erros}
          caminho="alergias.itens"
          onMudar={(novos) => onMudar({ resposta, itens: novos })}
        />
      )}
    </div>
  )
}
