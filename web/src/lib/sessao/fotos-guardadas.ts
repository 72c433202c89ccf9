import type { Lado } from '#domain/kyc/documento/documentos.ts'

const CAIXA = 'acolhe-fotos'
/** Pictures of a document that nobody came back for within the hour are not kept. */
const VALIDADE_MS = 3_600_000

export interface FotoGuardada {
  /** Kind of document it is of, as it was told. */
  readonly tipo: string
  readonly lado: Lado
  readonly arquivo: File
}

/**
 * Pictures of a document chosen and not yet read, kept in this browser alone so that a reload loses none: on a phone
 * the camera may well end the page. A browser without such a store keeps none.
 */
export async function guardarFoto(dono: string, { tipo, lado, arquivo }: FotoGuardada): Promise<void> {
  await comCaixa((caixa) =>
    caixa.put(
      endereco(dono, lado),
      new Response(arquivo, {
        headers: {
          'content-type': arquivo.type,
          'x-tipo': tipo,
          'x-nome': encodeURIComponent(arquivo.name),
          'x-em': String(Date.now()),
        },
      }),
    ),
  )
}

/** What was kept for this person of these sides; nothing that is too old. */
export async function lerFotos(dono: string, lados: readonly Lado[]): Promise<readonly FotoGuardada[]> {
  const lidas = await comCaixa((caixa) =>
    Promise.all(
      lados.map(async (lado) => {
        const guardada = await caixa.match(endereco(dono, lado))
        if (!guardada || Date.now() - Number(guardada.headers.get('x-em')) > VALIDADE_MS) return []
        const tipo = guardada.headers.get('x-tipo') ?? ''
        const nome = decodeURIComponent(guardada.headers.get('x-nome') ?? lado)
        const type = guardada.headers.get('content-type') ?? ''
        return [{ tipo, lado, arquivo: new File([await guardada.blob()], nome, { type }) }]
      }),
    ),
  )
  return (lidas ?? []).flat()
}

export async function esquecerFoto(dono: string, lado: Lado): Promise<void> {
  await comCaixa((caixa) => caixa.delete(endereco(dono, lado)))
}

/** All of them, whoever's: they were read, or somebody signs out. */
export async function esquecerFotos(): Promise<void> {
  await naVez(() => caches.delete(CAIXA))
}

const endereco = (dono: string, lado: Lado): string => `/foto/${encodeURIComponent(dono)}/${lado}`

// Absent outside secure contexts, whatever the types say.
const temCaixa = (): boolean => 'caches' in globalThis

async function comCaixa<Valor>(fazer: (caixa: Cache) => Promise<Valor>): Promise<Valor | undefined> {
  return await naVez(async () => await fazer(await caches.open(CAIXA)))
}

let anterior: Promise<unknown> = Promise.resolve()

/**
 * One after another, in the order asked for: a picture put while the store is being thrown away would go with it.
 * Undefined where the store is absent, full or switched off: what was chosen is still on the screen.
 */
function naVez<Valor>(fazer: () => Promise<Valor>): Promise<Valor | undefined> {
  if (!temCaixa()) return Promise.resolve(undefined)
  const vez = anterior.then(fazer).catch(() => undefined)
  anterior = vez
  return vez
}
