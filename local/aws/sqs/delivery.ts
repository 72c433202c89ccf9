/** How long after it was sent the queue's nth message may be received, once for each time it is delivered (ms). */
export type Delivery = (nth: number) => readonly number[]

export const ONCE: Delivery = () => [0]

/**
 * What a standard queue may do to anybody: every message comes twice, and every other one after those that followed
 * it.
 */
export const AGAIN_AND_LATE: Delivery = (nth) => (nth % 2 === 0 ? [200, 300] : [0, 350])
