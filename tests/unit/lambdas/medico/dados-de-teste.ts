import { HELENA, JULIA } from '#semente/personas.ts'
import { cadastrarMedicos } from '../../../support/consulta.ts'
import { segredosVivos } from '../../../support/pool-vivo.ts'
import { itemsOf } from '../../../support/table.ts'
import { tabelaViva } from '../../../support/tabela-viva.ts'

/** Helena, confirmed by the council, and Julia, who is not yet, with their registrations. */
export async function medicas() {
  const tabela = tabelaViva(itemsOf(HELENA, JULIA))
  segredosVivos()
  await cadastrarMedicos()
  return tabela
}

/** Helena's professional data when nothing but the registration is there. */
export const DADOS_DE_HELENA = {
  crm: '123456',
  uf: 'SP',
  status_crm: 'VERIFIED',
  nome_oficial: 'Helena Prado Vasconcelos',
  especialidades: [],
  endereco_profissional: null,
  dados_fiscais: null,
}
