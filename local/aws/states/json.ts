import { z } from 'zod'

export const json = z.json()

/** What passes from state to state. */
export type Json = z.infer<typeof json>
