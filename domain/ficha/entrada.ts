import * as z from 'zod/mini'
import { id } from '../base/entrada.ts'
import type { ErroDeCampo } from '../base/erros.ts'
import { podeEngravidar, RESPOSTAS_SOBRE_ALERGIAS, RESPOSTAS_SOBRE_GRAVIDEZ, SEXOS } from './ficha.ts'
import { ERROS_DA_FICHA } from './textos.ts'

/** Most of each thing that is kept. Letters unless told. */
export const LIMITES_DA_FICHA = {
  itens: 30,
  substancia: 80,
  reacao: 120,
  nome: 120,
  dose: 80,
  frequencia: 80,
  semanas: { minimo: 1, maximo: 42 },
  peso_kg: { minimo: 2, maximo: 400 },
  altura_cm: { minimo: 40, maximo: 250 },
  primeiro_ano: 1900,
} as const

const limpo = (valor: string): string => valor.normalize('NFC').replace(/\s+/g, ' ').trim()

/** One line of text in its stored form; `falta` is the reason when there is nothing in it. */
const texto = (maximo: number, falta: string) =>
  z.pipe(
    z.string(falta).check(
      z.maxLength(maximo, ERROS_DA_FICHA.longo(maximo)),
      z.refine((valor) => limpo(valor) !== '', falta),
    ),
    z.transform(limpo),
  )

/** The same, which may be left out or empty. */
const textoOuNada = (maximo: number) =>
  z.optional(
    z.pipe(
      z.string(ERROS_DA_FICHA.texto).check(z.maxLength(maximo, ERROS_DA_FICHA.longo(maximo))),
      z.transform((valor) => limpo(valor) || undefined),
    ),
  )

const lista = <S extends z.ZodMiniType>(item: S) =>
  z
    .array(item, ERROS_DA_FICHA.lista)
    .check(z.maxLength(LIMITES_DA_FICHA.itens, ERROS_DA_FICHA.muitos(LIMITES_DA_FICHA.itens)))

const entre = ({ minimo, maximo }: { readonly minimo: number; readonly maximo: number }, motivo: string) =>
  [z.minimum(minimo, motivo), z.maximum(maximo, motivo)] as const

const alergiasEntrada = z
  .object(
    {
      resposta: z.enum(RESPOSTAS_SOBRE_ALERGIAS, ERROS_DA_FICHA.alergias),
      itens: lista(
        z.object({
          substancia: texto(LIMITES_DA_FICHA.substancia, ERROS_DA_FICHA.substancia),
          reacao: textoOuNada(LIMITES_DA_FICHA.reacao),
        }),
      ),
    },
    ERROS_DA_FICHA.alergias,
  )
  .check(
    z.refine(({ resposta, itens }) => (resposta === 'lista') === itens.length > 0, {
      error: ERROS_DA_FICHA.alergias_sem_lista,
      path: ['itens'],
    }),
  )

const gravidezEntrada = z
  .object(
    {
      resposta: z.enum(RESPOSTAS_SOBRE_GRAVIDEZ, ERROS_DA_FICHA.gravidez),
      semanas: z.optional(
        z.int(ERROS_DA_FICHA.semanas).check(...entre(LIMITES_DA_FICHA.semanas, ERROS_DA_FICHA.semanas)),
      ),
    },
    ERROS_DA_FICHA.gravidez,
  )
  .check(
    z.refine(({ resposta, semanas }) => semanas === undefined || resposta === 'sim', {
      error: ERROS_DA_FICHA.semanas_sem_gravidez,
      path: ['semanas'],
    }),
  )

/** The whole profile as its owner fills it in: what is left out is not kept. */
export const fichaEntrada = z
  .object({
    /** A dependant, where it is not the caller's own. */
    paciente_id: z.optional(id('Informe o paciente.')),
    /** The version that was on the screen: 0 for none. */
    versao: z.int(ERROS_DA_FICHA.versao).check(z.minimum(0, ERROS_DA_FICHA.versao)),
    alergias: z.optional(alergiasEntrada),
    medicamentos: lista(
      z.object({
        nome: texto(LIMITES_DA_FICHA.nome, ERROS_DA_FICHA.medicamento),
        dose: textoOuNada(LIMITES_DA_FICHA.dose),
        frequencia: textoOuNada(LIMITES_DA_FICHA.frequencia),
      }),
    ),
    condicoes: lista(z.object({ nome: texto(LIMITES_DA_FICHA.nome, ERROS_DA_FICHA.condicao) })),
    cirurgias: lista(
      z.object({
        nome: texto(LIMITES_DA_FICHA.nome, ERROS_DA_FICHA.cirurgia),
        ano: z.optional(
          z.int(ERROS_DA_FICHA.ano).check(z.minimum(LIMITES_DA_FICHA.primeiro_ano, ERROS_DA_FICHA.ano)),
        ),
      }),
    ),
    sexo: z.optional(z.enum(SEXOS, ERROS_DA_FICHA.sexo)),
    gravidez: z.optional(gravidezEntrada),
    peso_kg: z.optional(
      z.number(ERROS_DA_FICHA.peso_kg).check(
        ...entre(LIMITES_DA_FICHA.peso_kg, ERROS_DA_FICHA.peso_kg),
        z.refine((kg) => Number((kg * 10).toFixed(6)) % 1 === 0, ERROS_DA_FICHA.peso_kg),
      ),
    ),
    altura_cm: z.optional(
      z.int(ERROS_DA_FICHA.altura_cm).check(...entre(LIMITES_DA_FICHA.altura_cm, ERROS_DA_FICHA.altura_cm)),
    ),
  })
  .check(
    z.refine(({ sexo, gravidez }) => gravidez === undefined || podeEngravidar(sexo), {
      error: ERROS_DA_FICHA.gravidez_de_quem,
      path: ['gravidez'],
    }),
  )
export type FichaDigitada = Omit<z.output<typeof fichaEntrada>, 'paciente_id' | 'versao'>

/** Surgeries outside of the person's life, which only who knows their birth date can tell. Plain dates YYYY-MM-DD. */
export function anosImpossiveis(
  { cirurgias }: Pick<FichaDigitada, 'cirurgias'>,
  { nascimento, hoje }: { readonly nascimento: string; readonly hoje: string },
): ErroDeCampo[] {
  const [primeiro, ultimo] = [nascimento, hoje].map((dia) => Number(dia.slice(0, 4))) as [number, number]
  return cirurgias.flatMap(({ ano }, place) =>
    ano !== undefined && (ano < primeiro || ano > ultimo)
      ? [{ campo: `cirurgias.${place}.ano`, motivo: ERROS_DA_FICHA.ano_fora(primeiro, ultimo) }]
      : [],
  )
}
