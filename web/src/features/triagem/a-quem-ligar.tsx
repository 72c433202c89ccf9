import { ACOLHIMENTO, CHAMADAS } from '#domain/triagem/textos.ts'
import { Alert } from '../../components/alert.tsx'
import { Icon } from '../../components/icon.tsx'
import { LinkButton } from '../../components/link-button.tsx'
import type { ResultadoDaTriagem } from './resultado.tsx'

type Orientacao = NonNullable<ResultadoDaTriagem['orientacao']>

interface AQuem {
  readonly titulo?: string
  readonly texto: string
  readonly chamadas: readonly (keyof typeof CHAMADAS)[]
}

const INTOXICACAO: AQuem = {
  texto: 'Orientação gratuita sobre intoxicação e picadas, 24 horas.',
  chamadas: ['intoxicacao'],
}

const A_QUEM: Readonly<Record<Orientacao, AQuem>> = {
  autoagressao: { titulo: ACOLHIMENTO.titulo, texto: ACOLHIMENTO.descricao, chamadas: ['cvv'] },
  em_risco: {
    titulo: ACOLHIMENTO.titulo,
    texto: ACOLHIMENTO.descricao,
    chamadas: ['cvv', 'policia', 'mulher'],
  },
  violencia: { texto: 'Apoio gratuito e sigiloso, 24 horas.', chamadas: ['policia', 'mulher'] },
  intoxicacao: INTOXICACAO,
  animais: INTOXICACAO,
}

/** Whom to call besides the ambulance, in one touch; on a phone too it stands in the first screen of a result. */
export function AQuemLigar({ orientacao }: Pick<ResultadoDaTriagem, 'orientacao'>) {
  if (!orientacao) return null
  const { titulo, texto, chamadas } = A_QUEM[orientacao]
  return (
    <Alert
      tone="info"
      {...(titulo && { title: titulo })}
      actions={chamadas.map((qual) => <Chamada key={qual} {...CHAMADAS[qual]} />)}
    >
      {texto}
    </Alert>
  )
}

function Chamada({ rotulo, href }: { readonly rotulo: string; readonly href: string }) {
  return (
    <LinkButton to={href} variant="secondary">
      <Icon nome="telefone" />
      {rotulo}
    </LinkButton>
  )
}
