import { FUNCOES } from '#domain/contratos.ts'
import { mapeamentoDe } from '../../lib/filtro-do-fluxo.ts'
import { wantedBy } from '../../local/cloud/tables.ts'
import { type ItemDoFio, tamanhoDoItem } from './tamanho.ts'
import { forma } from './particao.ts'
import { INDICES, lugarNoIndice, unidadesDeEscrita, unidadesDeLeitura, unidadesNoIndice } from './unidades.ts'

/** What one shape of partition cost, in request units. */
export interface Uso {
  /** `tabela` or the index. */
  readonly onde: string
  readonly particao: string
  leituras: number
  escritas: number
  /** Requests that read it. */
  consultas: number
  /** Items that such a request reads at most. */
  readonly maximo?: number
}

export type Corpo = Readonly<Record<string, unknown>>

/** An item a request writes, or only looks at in a transaction. */
export interface Referencia {
  readonly TableName: string
  readonly Key: ItemDoFio
  readonly escreve: boolean
}

const DO_FLUXO = FUNCOES.filter((funcao) => funcao.tipo === 'stream').map(
  (consumidor) => [consumidor.nome, wantedBy(mapeamentoDe(consumidor))] as const,
)
const mudanca = (OldImage: ItemDoFio | undefined, NewImage: ItemDoFio | undefined) => ({
  dynamodb: { OldImage, NewImage },
})

/** What was asked of AWS during one step. */
export class Contagem {
  /** Request units by place and partition. */
  readonly usos = new Map<string, Uso>()
  /** Calls by service and operation, DynamoDB's too. */
  readonly chamadas = new Map<string, number>()
  /** Events put on the bus: the detail type, and the state it passes to where it has one. */
  readonly eventos = new Map<string, number>()
  /** The largest item seen of each kind, in bytes. */
  readonly tamanhos = new Map<string, number>()
  /** Of the items that were really changed, how many each consumer of the stream is called for. */
  readonly mudancas = new Map<string, number>()

  /** Units of all partitions together. */
  unidades(quais: 'leituras' | 'escritas'): number {
    return [...this.usos.values()].reduce((soma, uso) => soma + uso[quais], 0)
  }

  chamada(operacao: string): void {
    somarEm(this.chamadas, operacao)
  }

  /** The items a read answered. @throws Error on an operation whose cost it does not know */
  leitura(operacao: string, pedido: Corpo, resposta: Corpo): void {
    if (operacao === 'GetItem') this.item(pedido['Key'], resposta['Item'], pedido['ConsistentRead'] === true)
    else if (operacao === 'BatchGetItem') this.lote(pedido, resposta)
    else if (operacao === 'Query') this.consulta(pedido, (resposta['Items'] ?? []) as ItemDoFio[])
    else throw new Error(`The recorder does not know what ${operacao} costs`)
  }

  /** What stood at each reference before and after the request. A check and a refused write cost as a write does. */
  escrita(
    emTransacao: boolean,
    referencias: readonly Referencia[],
    antes: readonly (ItemDoFio | undefined)[],
    depois: readonly (ItemDoFio | undefined)[],
  ): void {
    for (const [i, { Key, escreve }] of referencias.entries()) {
      const [de, para] = [antes[i], depois[i]]
      this.ver(para)
      this.usar('tabela', Key['pk']?.S, { escritas: unidadesDeEscrita(de, para, emTransacao) })
      if (!escreve || JSON.stringify(de) === JSON.stringify(para)) continue
      for (const [nome, quer] of DO_FLUXO) if (quer(mudanca(de, para))) somarEm(this.mudancas, nome)
      for (const indice of INDICES) {
        const escritas = unidadesNoIndice(indice, de, para)
        if (escritas === 0) continue
        const lugar = lugarNoIndice(indice, para) ?? lugarNoIndice(indice, de)
        this.usar(indice, lugar?.split('\n')[0], { escritas })
      }
    }
  }

  noBarramento(pedido: Corpo): void {
    for (const { DetailType, Detail } of pedido['Entries'] as { DetailType: string; Detail: string }[]) {
      const { para } = JSON.parse(Detail) as { para?: string }
      somarEm(this.eventos, [DetailType, para].filter(Boolean).join(' '))
    }
  }

  private lote(pedido: Corpo, resposta: Corpo): void {
    const pedidos = pedido['RequestItems'] as Record<string, { Keys: ItemDoFio[]; ConsistentRead?: boolean }>
    for (const [tabela, { Keys, ConsistentRead }] of Object.entries(pedidos)) {
      const itens = (resposta['Responses'] as Record<string, ItemDoFio[]>)[tabela] ?? []
      for (const chave of Keys)
        this.item(
          chave,
          itens.find((item) => mesma(item, chave)),
          ConsistentRead === true,
        )
    }
  }

  private consulta(pedido: Corpo, itens: readonly ItemDoFio[]): void {
    const valores = pedido['ExpressionAttributeValues'] as ItemDoFio
    for (const item of itens) this.ver(item)
    const bytes = itens.reduce((total, item) => total + tamanhoDoItem(item), 0)
    const indice = pedido['IndexName'] as string | undefined
    const consistente = indice === undefined && pedido['ConsistentRead'] === true
    this.usar(indice ?? 'tabela', valores[':pk']?.S, { leituras: unidadesDeLeitura(bytes, consistente) })
  }

  private ver(item: ItemDoFio | undefined): void {
    const entidade = item?.['entidade']?.S
    if (!item || entidade === undefined) return
    this.tamanhos.set(entidade, Math.max(this.tamanhos.get(entidade) ?? 0, tamanhoDoItem(item)))
  }

  private item(chave: unknown, item: unknown, consistente: boolean): void {
    this.ver(item as ItemDoFio | undefined)
    const bytes = item ? tamanhoDoItem(item as ItemDoFio) : 0
    this.usar('tabela', (chave as ItemDoFio)['pk']?.S, { leituras: unidadesDeLeitura(bytes, consistente) })
  }

  private usar(onde: string, chave = '', { leituras = 0, escritas = 0 }): void {
    const particao = forma(chave)
    const nome = `${onde} ${particao}`
    const uso = this.usos.get(nome) ?? { onde, particao, leituras: 0, escritas: 0, consultas: 0 }
    uso.leituras += leituras
    uso.escritas += escritas
    if (leituras > 0) uso.consultas++
    this.usos.set(nome, uso)
  }
}

/** The items a request writes or checks; none when it only reads. */
export function escritasDe(operacao: string, pedido: Corpo): Referencia[] {
  const uma = (parte: Corpo, escreve = true): Referencia => {
    const { pk, sk } = (parte['Key'] ?? parte['Item']) as ItemDoFio
    if (!pk || !sk) throw new Error('A write without its key')
    return { TableName: String(parte['TableName']), Key: { pk, sk }, escreve }
  }
  if (['PutItem', 'UpdateItem', 'DeleteItem'].includes(operacao)) return [uma(pedido)]
  if (operacao !== 'TransactWriteItems') return []
  return (pedido['TransactItems'] as Record<string, Corpo>[]).flatMap((item) =>
    Object.entries(item).map(([tipo, parte]) => uma(parte, tipo !== 'ConditionCheck')),
  )
}

const mesma = (item: ItemDoFio, chave: ItemDoFio): boolean =>
  item['pk']?.S === chave['pk']?.S && item['sk']?.S === chave['sk']?.S

function somarEm(contagem: Map<string, number>, nome: string): void {
  contagem.set(nome, (contagem.get(nome) ?? 0) + 1)
}
