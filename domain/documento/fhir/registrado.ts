import { emSaoPaulo } from '../../base/em-sao-paulo.ts'
import type { Hipotese } from '../../registro/registro.ts'
import { REGISTRO, secoesDoRegistro } from '../../registro/textos.ts'
import type { DoPaciente } from '../exportacao.ts'
import { hipotese } from './condicao.ts'
import type { Contexto } from './contexto.ts'
import { chaveDoMedico } from './medico.ts'
import { comChave, type Recurso, type Referencia } from './recurso.ts'
import { texto } from './texto.ts'

type Registro = DoPaciente['registros'][number]

/** A record with its place in the file. Of one consultation several doctors may have closed one each. */
export interface Registrado {
  readonly registro: Registro
  readonly chave: string
}

export const registrados = (registros: DoPaciente['registros']): readonly Registrado[] =>
  comChave(registros, ({ consulta_id, medico, fechado_em }) =>
    [consulta_id, medico ? chaveDoMedico(medico) : '', fechado_em].join('/'),
  ).map(([registro, chave]) => ({ registro, chave }))

/** What its consultation says of a record: the hypotheses, and who wrote it. */
export const hipotesesDe = ({ registro, chave }: Registrado, { para }: Contexto): readonly Referencia[] =>
  registro.hipoteses.map((dita) => para('Condition', chaveDaHipotese(chave, dita)))

const chaveDaHipotese = (chave: string, { codigo }: Hipotese): string => `${chave}/${codigo}`

/** A record: its hypotheses by their codes, and the whole of it as a text. */
export function registrado({ registro, chave }: Registrado, contexto: Contexto): Recurso[] {
  const { idDe, subject, encontro, doMedico } = contexto
  const encounter = encontro(registro.consulta_id)
  const author = registro.medico ? doMedico(registro.medico) : undefined
  const quando = registro.fechado_em ?? registro.updated_at
  return [
    ...registro.hipoteses.map((dita) =>
      hipotese(idDe('Condition', chaveDaHipotese(chave, dita)), dita, {
        subject,
        encounter,
        asserter: author,
        recordedDate: quando,
      }),
    ),
    texto(idDe('DocumentReference', `registro/${chave}`), {
      titulo: REGISTRO.titulo,
      linhas: [
        ...secoesDoRegistro(registro).map(([nome, escrita]) => `${nome}: ${escrita}`),
        ...registro.adendos.map(({ texto: dito, em }) => `${REGISTRO.adendo} de ${emSaoPaulo(em)}: ${dito}`),
      ],
      docStatus: docStatusDe(registro),
      date: quando,
      lastUpdated: registro.updated_at,
      subject,
      encounter,
      author,
    }),
  ]
}

function docStatusDe({ status, adendos }: Registro) {
  if (status === 'incompleto') return 'preliminary'
  return adendos.length > 0 ? 'amended' : 'final'
}
