import type { EventConsumer, Funcao, StreamConsumer } from '#domain/base/contrato.ts'

/** The consumers that have a dead-letter queue. */
export const comFalhas = (funcoes: readonly Funcao[]): (EventConsumer | StreamConsumer)[] =>
  funcoes.filter(
    (funcao): funcao is EventConsumer | StreamConsumer =>
      funcao.tipo === 'evento' || funcao.tipo === 'stream',
  )
