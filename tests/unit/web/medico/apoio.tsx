import type { ReactElement } from 'react'
import type { Persona } from '#semente/personas.ts'
import { CHAVE_DA_SESSAO, CHAVE_DO_PERFIL } from '../../../../web/src/lib/sessao/use-perfil.ts'
import { abrirTela, leituras } from '../../../support/tela.tsx'

/** A screen of the signed-in area as this person opens it. */
export function abrirComo({ usuario }: Persona, caminho: string, tela: ReactElement): void {
  const queries = leituras()
  queries.setQueryData(CHAVE_DA_SESSAO, { id: usuario.id, email: usuario.email })
  queries.setQueryData(CHAVE_DO_PERFIL, { ...usuario, papeis: [], etapa_cadastro: 'completo' })
  abrirTela(tela, { em: caminho, rotas: [caminho], queries })
}
