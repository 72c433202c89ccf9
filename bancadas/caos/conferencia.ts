import path from 'node:path'
import { somar } from '#domain/pagamento/livro.ts'
import { Storage } from '../../local/storage.ts'
import { conferir, quantasAssinaturas } from '../../tests/support/assinatura-viva.ts'
import type { Jornada } from '../../tests/support/jornada.ts'
import { fecha } from '../../tests/support/livro.ts'
import { loja } from '../../tests/support/pessoas.ts'
import { eventually } from '../../tests/support/provedores.ts'
import type { Cena } from './cena.ts'
import type { Ponto } from './pontos.ts'

/** Sentences in Portuguese about what is not as it must be; none when all is well. */
export type Achados = readonly string[]

const nada = (certo: boolean, achado: string): Achados => (certo ? [] : [achado])

/** Consultation, ledger, document and mails of a journey that is over, on the living product. */
export async function conferirJornada(
  { jornada, mortaEm }: Pick<Cena, 'jornada' | 'mortaEm'>,
  fim: Ponto['fim'],
): Promise<Achados> {
  const { pagamentos } = await loja(jornada.cloud)
  const livro = await pagamentos.livro(jornada.consulta_id)
  const { autorizado, capturado, liberado, repassado } = somar(livro)
  const devido = fim === 'repassado' ? [15_000, 15_000, 0, 10_000] : [15_000, 0, 15_000, 0]
  const obtido = [autorizado, capturado, liberado, repassado]
  return [
    ...nada(fecha(livro), 'o livro não fecha'),
    ...nada(obtido.join() === devido.join(), `livro ${obtido.join('/')} em vez de ${devido.join('/')}`),
    ...(fim === 'repassado' ? await conferirDocumento(jornada) : []),
    ...(await conferirMensagens(jornada, mortaEm, fim)),
  ]
}

async function conferirDocumento(jornada: Jornada): Promise<Achados> {
  const documentos = await jornada.documentos()
  const pdf = await jornada.baixar()
  return [
    ...nada(documentos.length === 1, `${documentos.length} documentos em vez de um`),
    ...nada(quantasAssinaturas(pdf) === 1, `${quantasAssinaturas(pdf)} assinaturas no arquivo`),
    ...nada((await conferir(pdf, jornada.cloud.provedores)) !== null, 'a assinatura não confere'),
  ]
}

const ULTIMAS = {
  repassado: ['Recibo da sua consulta', 'Seu documento médico está pronto'],
  liberado: ['Sua consulta foi cancelada'],
} as const

/**
 * The mail service knows no idempotency key: a mail it took in the very moment of the kill, before that was noted, is
 * sent once more rather than never. Milliseconds that moment may last on a busy machine.
 */
const NO_INSTANTE = 500

/** What no later event makes superfluous is told, and nothing is told twice. */
async function conferirMensagens(jornada: Jornada, mortaEm: number, fim: Ponto['fim']): Promise<Achados> {
  const recebidas = await eventually(
    'the last mails',
    async () => {
      const caixa = await jornada.caixa()
      const chegaram = ULTIMAS[fim].every((assunto) => caixa.some(({ subject }) => subject === assunto))
      return chegaram ? caixa : undefined
    },
    30_000,
  )
  const assuntos = new Set(recebidas.map(({ subject }) => subject))
  return [...assuntos].flatMap((assunto) => {
    const [primeira, ...outras] = recebidas.filter(({ subject }) => subject === assunto)
    const noInstante = primeira !== undefined && Math.abs(Date.parse(primeira.at) - mortaEm) <= NO_INSTANTE
    return nada(outras.length <= (noInstante ? 1 : 0), `e-mail repetido: ${assunto}`)
  })
}

interface Objeto {
  readonly object: Readonly<Record<string, unknown>>
}

/**
 * What the providers' own books say of the consultations, read from their folders while the product is stopped: one
 * authorisation each, one capture and one payout or none of both, one signature for each document.
 */
export async function conferirProvedores(
  dados: string,
  jornadas: readonly { readonly jornada: Jornada; readonly fim: Ponto['fim'] }[],
): Promise<ReadonlyMap<Jornada, Achados>> {
  const cartao = await Storage.open(path.join(dados, 'cartao'))
  try {
    const [cobrancas, repasses] = await Promise.all([ler<Objeto>(cartao, 'ch!'), ler<Objeto>(cartao, 'tr!')])
    const contar = (lista: readonly Objeto[], consulta_id: string) =>
      lista.filter(({ object }) => object['transfer_group'] === consulta_id)
    const soma = (lista: readonly Objeto[], campo: string) =>
      lista.reduce((total, { object }) => total + Number(object[campo]), 0)
    return new Map(
      jornadas.map(({ jornada, fim }) => {
        const daConsulta = contar(cobrancas, jornada.consulta_id)
        const obtido = [
          daConsulta.length,
          soma(daConsulta, 'amount_captured'),
          soma(daConsulta, 'amount_refunded'),
          contar(repasses, jornada.consulta_id).length,
          soma(contar(repasses, jornada.consulta_id), 'amount'),
        ]
        const devido = fim === 'repassado' ? [1, 15_000, 0, 1, 10_000] : [1, 0, 15_000, 0, 0]
        return [
          jornada,
          nada(
            obtido.join() === devido.join(),
            `provedores ${obtido.join('/')} em vez de ${devido.join('/')}`,
          ),
        ]
      }),
    )
  } finally {
    await cartao.close()
  }
}

async function ler<T>(storage: Storage, prefixo: string): Promise<T[]> {
  const found: T[] = []
  for await (const [, value] of storage.entries<T>(prefixo)) found.push(value)
  return found
}
