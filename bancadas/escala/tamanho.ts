import type { AttributeValue } from '@aws-sdk/client-dynamodb'

export type ItemDoFio = Readonly<Record<string, AttributeValue>>

const utf8 = (texto: string): number => Buffer.byteLength(texto, 'utf8')

/**
 * Bytes of an item as DynamoDB counts them (Developer Guide, "DynamoDB item sizes and formats"): names and values, a
 * number by its significant digits, three bytes for each list or map and one for each of its elements.
 */
export function tamanhoDoItem(item: ItemDoFio): number {
  return Object.entries(item).reduce((total, [nome, valor]) => total + utf8(nome) + tamanhoDoValor(valor), 0)
}

function tamanhoDoValor(valor: AttributeValue): number {
  if (valor.S !== undefined) return utf8(valor.S)
  if (valor.N !== undefined) return tamanhoDoNumero(valor.N)
  if (valor.BOOL !== undefined || valor.NULL !== undefined) return 1
  if (valor.B !== undefined) return valor.B.length
  if (valor.L !== undefined)
    return 3 + valor.L.reduce((total, elemento) => total + 1 + tamanhoDoValor(elemento), 0)
  if (valor.M !== undefined)
    return Object.entries(valor.M).reduce(
      (total, [nome, elemento]) => total + utf8(nome) + 1 + tamanhoDoValor(elemento),
      3,
    )
  if (valor.SS !== undefined) return valor.SS.reduce((total, texto) => total + utf8(texto), 0)
  if (valor.NS !== undefined) return valor.NS.reduce((total, numero) => total + tamanhoDoNumero(numero), 0)
  throw new Error(`An attribute value of no kind: ${Object.keys(valor).join(', ')}`)
}

/** One byte for two significant digits, one more, and one for a sign. */
function tamanhoDoNumero(numero: string): number {
  const [mantissa = ''] = numero.toLowerCase().split('e')
  const digitos = mantissa.replace(/[-+.]/g, '').replace(/^0+|0+$/g, '')
  return Math.ceil(digitos.length / 2) + 1 + (numero.startsWith('-') ? 1 : 0)
}
