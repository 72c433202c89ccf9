import { DomainError } from '#domain/base/erros.ts'
import { encerrarVinculo } from '#domain/dependente/contract.ts'
import { ERROS_DO_DEPENDENTE } from '#domain/dependente/textos.ts'
import { http } from '#lambdas/runtime/http.ts'
import * as consultas from '#lambdas/store/consultas.ts'
import * as vinculos from '#lambdas/store/vinculos.ts'
import { esquecerImagens } from './imagens-da-prova.ts'
import { mudar } from './mudar.ts'
import { vista } from './vista.ts'

/** The adult no longer answers for the dependant; not while they have an open consultation. */
export const handler = http(encerrarVinculo, async ({ dependente_id }, { actor, now }) => {
  const antes = await vinculos.find(actor.id, dependente_id)
  if (!antes) throw new DomainError('nao_encontrado')
  const aberta = await consultas.abertaDoPaciente(actor.id)
  if (aberta?.paciente_id === dependente_id)
    throw new DomainError('consulta_aberta', {
      detail: ERROS_DO_DEPENDENTE.consulta_aberta,
      extra: { consulta_id: aberta.id },
    })
  if (antes.status === 'encerrado') return vista(antes, now)
  await esquecerImagens(antes)
  const fatos = { imagens: [], motivos: [] }
  return vista(await mudar({ antes, ato: 'encerrar', papel: 'paciente', ator_id: actor.id, fatos }, now), now)
})
