import type { Construcao } from '#domain/admin/manifesto.ts'

declare global {
  /** What `lib/construcao.ts` knows about the code, put in its place when it is bundled. */
  const CONSTRUCAO: Construcao
}
