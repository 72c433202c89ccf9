import { readFileSync } from 'node:fs'
import normal from '@fontsource/figtree/files/figtree-latin-400-normal.woff'
import negrito from '@fontsource/figtree/files/figtree-latin-700-normal.woff'
import titulo from '@fontsource/fraunces/files/fraunces-latin-600-normal.woff'
import type { Fontes } from './pdf.ts'
import { abrirWoff } from './woff.ts'

/** A font that the bundle carries beside the code. */
const ler = (caminho: string): Buffer => abrirWoff(readFileSync(new URL(caminho, import.meta.url)))

export const FONTES: Fontes = { normal: ler(normal), negrito: ler(negrito), titulo: ler(titulo) }
