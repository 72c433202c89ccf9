/**
 * JSON of the `Construcao` that `lib/resumo-do-codigo.ts` knows about the code, put in its place when it is
 * bundled.
 */
declare const CONSTRUCAO: string
