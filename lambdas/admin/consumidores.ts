import { DECLARADAS } from '#domain/declaradas.ts'

/** The consumers that have a dead-letter queue. */
export const COM_FALHAS = DECLARADAS.filter(({ tipo }) => tipo === 'evento' || tipo === 'stream')
