/**
 * Marks an item that a heartbeat wrote last. Every other write of the item is whole and leaves it out, so the stream's
 * filter can keep heartbeats from those who want news (`semBatimentos`).
 */
export const BATIMENTO = { batimento: true } as const
