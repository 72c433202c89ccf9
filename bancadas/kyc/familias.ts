import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import type { CasoDeFamilia, Familia, Imagens } from './caso-de-familia.ts'
import { type Caso, casosDe } from './casos.ts'
import { bytesDe } from './imagens.ts'
import { familiaDaPasta } from './manifesto.ts'
import { fontesDe, PASTA } from './pasta.ts'

export interface PedidoDeFamilia {
  readonly semente: number
  readonly pessoas: number
  readonly ataques: number
  readonly ilegiveis: number
  /** YYYY-MM-DD. */
  readonly hoje: string
}

/** By name, or the folder somebody else's generator wrote. */
export function familiaDe(nome: string, pedido: PedidoDeFamilia): Familia {
  if (nome === 'nossa') return nossa(pedido)
  if (nome === 'familia-c') return familiaDaPasta(desenhar(pedido), nome)
  if (existsSync(path.join(nome, 'manifest.json'))) return familiaDaPasta(nome)
  throw new Error(`"${nome}" is no family (nossa, familia-c) and no folder with a manifest.json`)
}

export async function imagensDe({ frente, verso, selfie: deSi }: Caso): Promise<Imagens> {
  const [documento_frente, documento_verso, selfie] = await Promise.all([frente, verso, deSi].map(bytesDe))
  if (!documento_frente || !documento_verso || !selfie) throw new Error('A picture is missing')
  return { documento_frente, documento_verso, selfie }
}

function nossa(pedido: PedidoDeFamilia): Familia {
  const casos = casosDe(pedido).map(
    (caso): CasoDeFamilia => ({
      id: caso.id,
      kind: caso.tipo === 'ilegivel' ? 'unreadable' : GENUINOS.has(caso.tipo) ? 'genuine' : 'attack',
      attack: GENUINOS.has(caso.tipo) || caso.tipo === 'ilegivel' ? null : caso.tipo,
      layout: caso.layout,
      grau: null,
      legivel: caso.tipo === 'genuino',
      ilegiveis: caso.ilegiveis,
      perfil: caso.perfil,
      registro: caso.registro,
      imagens: () => imagensDe(caso),
    }),
  )
  return { nome: 'nossa', conjunto: `${pedido.semente}-${pedido.hoje}`, estagio: 'local', casos }
}
const GENUINOS: ReadonlySet<string> = new Set(['genuino', 'limitrofe'])

const DESENHOS = 'bancadas/kyc/familia-c'

/** Drawn once for each request and each state of its generator. */
function desenhar({ semente, pessoas, ataques, ilegiveis, hoje }: PedidoDeFamilia): string {
  const pedida = [semente, hoje, pessoas, ataques, ilegiveis].join('-')
  const pasta = path.join(PASTA, 'familia-c', fontesDe(DESENHOS), pedida)
  if (!existsSync(path.join(pasta, 'manifest.json')))
    execFileSync(
      process.execPath,
      [
        path.join(DESENHOS, 'gerar.mjs'),
        `--seed=${semente}`,
        `--today=${hoje}`,
        `--out=${pasta}`,
        `--genuine=${pessoas}`,
        `--attacks=${ataques}`,
        `--unreadable=${ilegiveis}`,
      ],
      { stdio: ['ignore', 'ignore', 'inherit'] },
    )
  return pasta
}
