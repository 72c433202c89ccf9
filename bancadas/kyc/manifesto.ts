import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import * as z from 'zod/mini'
import type { CasoDeFamilia, Familia } from './caso-de-familia.ts'
import type { Identidade } from './casos.ts'

/** A folder of pictures with the `manifest.json` that says what each is: whoever drew it may be anyone. */

const texto = z.optional(z.string())
const foto = z.looseObject({
  flaw: texto,
  level: texto,
  back: z.optional(z.looseObject({ flaw: texto })),
})
const casoSchema = z.object({
  id: z.string(),
  kind: z.enum(['genuine', 'attack', 'unreadable']),
  attack: texto,
  layout: z.string(),
  front: z.string(),
  back: z.string(),
  selfie: z.string(),
  form: z.object({ nome: z.string(), cpf: z.string(), data_nascimento: z.string() }),
  truth: z.looseObject({ cpf: texto, nome_original: texto, nascimento_original: texto }),
  readable: z.optional(z.boolean()),
  degradation: foto,
})
type CasoDoManifesto = z.output<typeof casoSchema>
const manifestoSchema = z.object({ cases: z.array(casoSchema) })

const MESES = ['JAN', 'FEV', 'MAR', 'ABR', 'MAI', 'JUN', 'JUL', 'AGO', 'SET', 'OUT', 'NOV', 'DEZ']

/** `14/03/1987`, `14/MAR/1987` and `14 MAR 1987` as the account has it. */
function diaDe(impresso: string): string {
  const [dia, mes = '', ano] = impresso.trim().split(/[\s./-]+/)
  const numero = /^\d+$/.test(mes) ? Number(mes) : MESES.indexOf(mes.slice(0, 3).toUpperCase()) + 1
  if (!dia || !ano || numero < 1) throw new Error(`The manifest has "${impresso}" as a date`)
  return `${ano}-${String(numero).padStart(2, '0')}-${dia.padStart(2, '0')}`
}

const digitos = (cpf: string): string => cpf.replaceAll(/\D/g, '')

const perfilDe = ({ form }: CasoDoManifesto): Identidade => ({
  nome: form.nome,
  cpf: digitos(form.cpf),
  data_nascimento: diaDe(form.data_nascimento),
})

/**
 * The true owner of the CPF that the account says: of a forged document the person under the patch; of a CPF that is
 * not the document's, somebody else of the same set.
 */
function registroDe(caso: CasoDoManifesto, alheio: CasoDoManifesto): Identidade {
  const perfil = perfilDe(caso)
  const { truth } = caso
  const deOutro = caso.attack === 'cpf_de_outro' || (truth.cpf && digitos(truth.cpf) !== perfil.cpf)
  if (deOutro) return { ...perfilDe(alheio), cpf: perfil.cpf }
  return {
    ...perfil,
    ...(truth.nome_original && { nome: truth.nome_original }),
    ...(truth.nascimento_original && { data_nascimento: diaDe(truth.nascimento_original) }),
  }
}

export function familiaDaPasta(pasta: string, nome = path.basename(pasta)): Familia {
  const bytes = readFileSync(path.join(pasta, 'manifest.json'))
  const { cases } = z.parse(manifestoSchema, JSON.parse(bytes.toString()))
  const ler = (arquivo: string): Promise<Buffer> => readFile(path.join(pasta, arquivo))
  const casos = cases.map((caso, i): CasoDeFamilia => {
    const { degradation, back, front, selfie } = caso
    return {
      id: caso.id,
      kind: caso.kind,
      attack: caso.attack ?? null,
      layout: caso.layout,
      grau: degradation.level ?? null,
      legivel: caso.kind === 'genuine' && (caso.readable ?? true),
      ilegiveis: [
        ...(degradation.flaw ? (['frente'] as const) : []),
        ...(degradation.back?.flaw ? (['verso'] as const) : []),
      ],
      perfil: perfilDe(caso),
      registro: registroDe(caso, cases[(i + 1) % cases.length] ?? caso),
      imagens: async () => ({
        documento_frente: await ler(front),
        documento_verso: await ler(back),
        selfie: await ler(selfie),
      }),
    }
  })
  const conjunto = createHash('sha256').update(bytes).digest('hex').slice(0, 12)
  return { nome, conjunto, estagio: 'bancada', casos }
}
