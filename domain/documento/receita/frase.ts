import { paraImprimir } from '../caracteres.ts'
import type { Item, ItemEmitido } from './item.ts'

const limpo = (texto: string | undefined): string =>
  paraImprimir(texto ?? '')
    .replace(/\s+/g, ' ')
    .trim()

const semPonto = (texto: string): string => texto.replace(/[\s.,;]+$/, '')

const emFrase = (texto: string): string => {
  const dito = semPonto(texto)
  return dito === '' ? '' : `${dito.slice(0, 1).toUpperCase()}${dito.slice(1)}.`
}

/** The item with its two printed lines: which medicine, and how it is used. Parts left empty are not there. */
export function compor(item: Item): ItemEmitido {
  const { via } = item
  const partes = {
    apresentacao: limpo(item.apresentacao),
    dose: limpo(item.dose),
    frequencia: limpo(item.frequencia),
    duracao: limpo(item.duracao),
    quantidade: limpo(item.quantidade),
    orientacao: limpo(item.orientacao),
  }
  const ditas = Object.fromEntries(Object.entries(partes).filter(([, texto]) => texto !== ''))
  const medicamento = paraImprimir(item.medicamento.trim())
  const uso = [
    [semPonto(partes.dose), via && `por via ${via}`].filter(Boolean).join(' '),
    semPonto(partes.frequencia),
    semPonto(partes.duracao),
  ]
  return {
    medicamento,
    ...(via && { via }),
    ...ditas,
    titulo: [medicamento, partes.apresentacao].filter(Boolean).join(' '),
    modo: [emFrase(uso.filter(Boolean).join(', ')), emFrase(partes.orientacao)].filter(Boolean).join(' '),
  }
}

/** All items as text, for whoever reads the prescription outside its file. */
const itensEscritos = (itens: readonly ItemEmitido[]): string =>
  itens
    .map(({ titulo, quantidade, modo }, n) =>
      [`${n + 1}. ${titulo}`, quantidade && `Quantidade: ${quantidade}`, modo].filter(Boolean).join('\n'),
    )
    .join('\n\n')

/** What a prescription prints: with items, the free text is the last of them, and `medicamentos` says them all. */
export function comporReceita(
  itens: readonly Item[],
  livre: string | undefined,
): { readonly itens?: ItemEmitido[]; readonly medicamentos: string | undefined } {
  if (itens.length === 0) return { medicamentos: livre }
  const compostos = [...itens, ...(livre ? [{ medicamento: livre }] : [])].map(compor)
  return { itens: compostos, medicamentos: itensEscritos(compostos) }
}
