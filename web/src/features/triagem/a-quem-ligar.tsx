import { ACOLHIMENTO, CHAMADAS } from '#domain/triagem/textos.ts'
import { Alert } from '../../components/alert.tsx'
import { Icon } from '../../components/icon.tsx'
import { LinkButton } from '../../components/link-button.tsx'
import type { ResultadoDaTriagem } from './resultado.tsx'

/** Whom to call besides the ambulance, in one touch; on a phone too it stands in the first screen of a result. */
export function AQuemLigar({ orientacao }: Pick<ResultadoDaTriagem, 'orientacao'>) {
  if (orientacao === 'autoagressao')
    return (
      <Alert tone="info" title={ACOLHIMENTO.titulo} actions={<Chamada {...CHAMADAS.cvv} />}>
        {ACOLHIMENTO.descricao}
      </Alert>
    )
  if (orientacao === 'em_risco')
    return (
      <Alert
        tone="info"
        title={ACOLHIMENTO.titulo}
        actions={
          <>
            <Chamada {...CHAMADAS.cvv} />
            <Chamada {...CHAMADAS.policia} />
            <Chamada {...CHAMADAS.mulher} />
          </>
        }
      >
        {ACOLHIMENTO.descricao}
      </Alert>
    )
  if (orientacao === 'intoxicacao' || orientacao === 'animais')
    return (
      <Alert tone="info" actions={<Chamada {...CHAMADAS.intoxicacao} />}>
        Orientação gratuita sobre intoxicação e picadas, 24 horas.
      </Alert>
    )
  if (orientacao === 'violencia')
    return (
      <Alert
        tone="info"
        actions={
          <>
            <Chamada {...CHAMADAS.policia} />
            <Chamada {...CHAMADAS.mulher} />
          </>
        }
      >
        Apoio gratuito e sigiloso, 24 horas.
      </Alert>
    )
  return null
}

function Chamada({ rotulo, href }: { readonly rotulo: string; readonly href: string }) {
  return (
    <LinkButton to={href} variant="secondary">
      <Icon nome="telefone" />
      {rotulo}
    </LinkButton>
  )
}
