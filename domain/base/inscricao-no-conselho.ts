import * as z from 'zod/mini'
import { soDigitos } from './campos.ts'
import { especialidadeEntrada } from './entrada.ts'
import { erroDoRqe, MENSAGEM_DO_RQE, MENSAGENS_DA_UF, MENSAGENS_DO_CRM, ufDe } from './crm.ts'
import { type Especialidade, ESPECIALIDADE_IDS } from './especialidades.ts'

/** What a doctor registers with the account: CRM, UF and the specialties they say they have (D §2.4, §2.5, §7.2). */

const VARIANTES = ['A', 'B'] as const
/** A: 'Cadastro Médico' in four steps. B: the onboarding in five. */
type Variante = (typeof VARIANTES)[number]

export const varianteEntrada = z.enum(VARIANTES, 'Informe a variante do cadastro: A ou B.')

/** A CRM number as stored and compared: digits without leading zeros. */
const crmCanonico = (crm: string): string => soDigitos(crm).replace(/^0+(?=\d)/, '')

/** One to eight digits: what either variant may ask of a CRM (leituras §8). */
export const crmEntrada = z.pipe(
  z.string(MENSAGENS_DO_CRM.b).check(z.regex(/^\s*\d{1,8}\s*$/, MENSAGENS_DO_CRM.b)),
  z.transform(crmCanonico),
)

/** One of the 27 states, in upper case (D §5). */
export const ufEntrada = z.pipe(
  z.string(MENSAGENS_DA_UF.b).check(z.maxLength(4, MENSAGENS_DA_UF.b)),
  z.transform((texto, contexto) => {
    const uf = ufDe(texto)
    if (uf) return uf
    contexto.issues.push({ code: 'custom', message: MENSAGENS_DA_UF.b, input: texto })
    return z.NEVER
  }),
)

const rqe = z.pipe(
  z.string(MENSAGEM_DO_RQE).check(z.refine((valor) => erroDoRqe(valor) === null, MENSAGEM_DO_RQE)),
  z.transform((valor) => valor.trim()),
)

/** Each chosen specialty once, with its RQE. */
export const especialidadesEntrada = z
  .array(z.object({ especialidade: especialidadeEntrada, rqe }), 'Informe as especialidades.')
  .check(
    z.maxLength(ESPECIALIDADE_IDS.length, 'Especialidades demais.'),
    z.refine(
      (linhas) => new Set(linhas.map((linha) => linha.especialidade)).size === linhas.length,
      'Informe cada especialidade uma vez.',
    ),
  )

export interface InscricaoInformada {
  readonly crm: string
  readonly uf: string
  readonly variante: Variante
  readonly especialidades?:
    | readonly { readonly especialidade: Especialidade; readonly rqe: string }[]
    | undefined
}

/** A doctor must give all three; patients are asked for none of them. */
const EXIGIDOS = [
  ['crm', MENSAGENS_DO_CRM.b],
  ['uf', MENSAGENS_DA_UF.b],
  ['variante', 'Informe a variante do cadastro: A ou B.'],
] as const

interface ComTipo {
  readonly tipo: 'paciente' | 'medico'
  readonly crm?: string | undefined
  readonly uf?: string | undefined
  readonly variante?: Variante | undefined
}

/** The checks of an input whose `tipo` decides whether a registration is part of it. */
export const exigidoDoMedico = EXIGIDOS.map(([campo, error]) =>
  z.refine<ComTipo>((dados) => dados.tipo !== 'medico' || dados[campo] !== undefined, {
    error,
    path: [campo],
  }),
)

/** The registration an input carries; undefined for a patient. */
export const inscricaoInformada = (dados: ComTipo & Pick<InscricaoInformada, 'especialidades'>) => {
  const { tipo, crm, uf, variante, especialidades } = dados
  if (tipo !== 'medico' || crm === undefined || uf === undefined || variante === undefined) return undefined
  return { crm, uf, variante, especialidades } satisfies InscricaoInformada
}

/** Rio de Janeiro prefixes its numbers with the state's 52, which is not part of the number. */
const PREFIXO_DO_RJ = /^52(?=\d{6}$)/

/** The number under which the council knows a registration. */
export const numeroNoConselho = ({ crm, uf }: { readonly crm: string; readonly uf: string }): string => {
  const numero = crmCanonico(crm)
  return uf === 'RJ' ? numero.replace(PREFIXO_DO_RJ, '').replace(/^0+(?=\d)/, '') : numero
}

/** The unique value of a council registration: `123456/SP`. */
export const inscricaoNoConselho = (inscricao: { readonly crm: string; readonly uf: string }): string =>
  `${numeroNoConselho(inscricao)}/${inscricao.uf}`
