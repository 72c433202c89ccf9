import type { ReactElement } from 'react'
import type { SituacaoDoSegundoFator } from '#domain/acesso/segundo-fator.ts'
import { LUCIA, type Persona } from '#semente/personas.ts'
import { CHAVE_DA_SESSAO, CHAVE_DO_PERFIL } from '../../../../web/src/lib/sessao/use-perfil.ts'
import { abrirTela, leituras } from '../../../support/tela.tsx'

/** A screen of the administrators as this person opens it. */
export function abrir(
  tela: ReactElement,
  { usuario }: Persona = LUCIA,
  segundo_fator: SituacaoDoSegundoFator = 'desligado',
): void {
  const queries = leituras()
  const papeis = usuario.id === LUCIA.usuario.id ? ['admin'] : []
  queries.setQueryData(CHAVE_DA_SESSAO, { id: usuario.id, email: usuario.email })
  queries.setQueryData(CHAVE_DO_PERFIL, { ...usuario, papeis, segundo_fator, etapa_cadastro: 'completo' })
  abrirTela(tela, { em: '/admin', rotas: ['/admin'], queries })
}
