import type { Emissao } from '../documento.ts'
import { lista, type Recurso, todasEmPalavras } from './recurso.ts'
import { crmDe, hl7 } from './sistemas.ts'

type Medico = Pick<Emissao['medico'], 'nome' | 'crm' | 'uf'> &
  Partial<Pick<Emissao['medico'], 'especialidades'>>

/** By what a doctor is known: the number, in its state. */
export const chaveDoMedico = ({ crm, uf }: Pick<Medico, 'crm' | 'uf'>): string => `${crm}/${uf}`

/** A doctor as they signed. */
export const medico = (id: string, { nome, crm, uf, especialidades = [] }: Medico): Recurso => ({
  resourceType: 'Practitioner',
  id,
  identifier: [{ use: 'official', type: hl7('v2-0203', 'MD', `CRM ${uf}`), system: crmDe(uf), value: crm }],
  name: todasEmPalavras(nome),
  qualification: lista(
    especialidades.map(({ rotulo, rqe }) => ({
      identifier: [{ type: { text: 'RQE' }, value: rqe }],
      code: { text: rotulo },
    })),
  ),
})
