import * as z from 'zod/mini'
import type { FichaDigitada } from './entrada.ts'
import { type Carimbo, type Ficha, fichaSchema } from './ficha.ts'

/** The profile as it is stored next: what is said as before keeps who told it and when, the rest is `agora`'s. */
export function proximaFicha(antes: Ficha | undefined, digitada: FichaDigitada, agora: Carimbo): Ficha {
  const { alergias, medicamentos, condicoes, cirurgias, sexo, gravidez, peso_kg, altura_cm } = digitada
  const um = <T extends object>(dito: (T & Carimbo) | undefined, novo: T | undefined) =>
    novo && { ...novo, ...carimboDe(novo, dito ? [dito] : [], agora) }
  const todos = <T extends object>(ditos: readonly (T & Carimbo)[] | undefined, novos: readonly T[]) =>
    novos.map((novo) => ({ ...novo, ...carimboDe(novo, ditos ?? [], agora) }))
  const valor = <V extends string | number>(
    dito: ({ valor: V } & Carimbo) | undefined,
    novo: V | undefined,
  ) => um(dito, novo === undefined ? undefined : { valor: novo })
  // The schema brings every part into one order, whatever order it was said in.
  return z.parse(fichaSchema, {
    versao: (antes?.versao ?? 0) + 1,
    atualizada_em: agora.em,
    alergias: alergias && {
      itens: todos(antes?.alergias?.itens, alergias.itens),
      resposta: alergias.resposta,
      ...carimboDe({ resposta: alergias.resposta }, antes?.alergias ? [antes.alergias] : [], agora),
    },
    medicamentos: todos(antes?.medicamentos, medicamentos),
    condicoes: todos(antes?.condicoes, condicoes),
    cirurgias: todos(antes?.cirurgias, cirurgias),
    sexo: valor(antes?.sexo, sexo),
    gravidez: um(antes?.gravidez, gravidez),
    peso_kg: valor(antes?.peso_kg, peso_kg),
    altura_cm: valor(antes?.altura_cm, altura_cm),
  })
}

/** Whether two versions say the same, told by the same at the same time: saving the second changes nothing. */
export const dizemOMesmo = (uma: Ficha, outra: Ficha): boolean =>
  JSON.stringify({ ...uma, versao: 0, atualizada_em: '' }) ===
  JSON.stringify({ ...outra, versao: 0, atualizada_em: '' })

/** The stamp of the entry that says just this; otherwise `agora`. */
function carimboDe(novo: object, ditos: readonly Carimbo[], agora: Carimbo): Carimbo {
  const igual = ditos.find((dito) => conteudo(dito) === conteudo(novo))
  return igual ? { fonte: igual.fonte, em: igual.em } : agora
}

/** What an entry says, without its stamp and the entries inside it, in one order. */
function conteudo(entrada: object): string {
  const partes = Object.entries(entrada).filter(
    ([nome, parte]) => !['fonte', 'em', 'itens'].includes(nome) && parte !== undefined,
  )
  return JSON.stringify(partes.toSorted(([a], [b]) => (a < b ? -1 : 1)))
}
