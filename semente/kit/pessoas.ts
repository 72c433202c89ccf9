import { createHash, randomInt, randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { z } from 'zod'
import { LAYOUTS } from '../gerar/documento.ts'
import { type Escolhas, type Pessoa, sortearPessoa } from '../gerar/pessoa.ts'
import { desenharRosto } from '../gerar/rosto.ts'

/** People of the kit: invented, kept in the data folder, each with one document and, drawn ones, a selfie. */

const escolhasSchema = z.object({
  layout: z.enum(LAYOUTS),
  nome: z.string().optional(),
  data_nascimento: z.iso.date().optional(),
  sexo: z.enum(['F', 'M']).optional(),
  uf: z.string().length(2).optional(),
  cpf: z.string().length(11).optional(),
})

const inscricaoDoMedicoSchema = z.object({
  crm: z.string(),
  uf: z.string().length(2),
  /** As the council prints it; null for a doctor without a specialty. */
  especialidade: z.object({ especialidade: z.string(), rqe: z.string() }).nullable(),
  /** The council's letter: active, or suspended. */
  situacao: z.enum(['A', 'S']).default('A'),
})

const guardadaSchema = z.object({
  id: z.string(),
  semente: z.int(),
  /** The day the document was drawn, YYYY-MM-DD: it stays the same document on any later day. */
  desenhada_em: z.iso.date(),
  telefone: z.string(),
  escolhas: escolhasSchema,
  /** The portrait is a picture somebody gave, and there is no drawn selfie. */
  retrato_proprio: z.boolean(),
  medico: inscricaoDoMedicoSchema.nullable(),
})
type Guardada = z.infer<typeof guardadaSchema>

export type InscricaoDoMedico = z.infer<typeof inscricaoDoMedicoSchema>

export interface PessoaDoKit extends Guardada {
  readonly pessoa: Pessoa
  /** In mixed case, as people type it. */
  readonly nome: string
}

export interface PessoaPedida {
  readonly escolhas: Escolhas & Pick<Guardada['escolhas'], 'layout'>
  readonly medico: InscricaoDoMedico | null
  /** A picture of a face; without it one is drawn. */
  readonly retrato?: Buffer
}

/** Size of the portrait as the cards print it. */
const RETRATO = { width: 512, height: 560 }

/** The picture cannot be a portrait. */
export class RetratoInvalido extends Error {}

export class PessoasDoKit {
  constructor(
    private readonly pasta: string,
    private readonly hoje: () => string,
  ) {}

  /** Everybody, the newest first; those of the beginning last, in their order. */
  async todas(): Promise<PessoaDoKit[]> {
    await mkdir(this.pasta, { recursive: true })
    const pastas = (await readdir(this.pasta, { withFileTypes: true })).filter((entrada) =>
      entrada.isDirectory(),
    )
    const todas = await Promise.all(pastas.map(({ name }) => this.buscar(name)))
    return todas.filter((pessoa) => pessoa !== null).sort((a, b) => (a.id < b.id ? 1 : -1))
  }

  async buscar(id: string): Promise<PessoaDoKit | null> {
    if (!/^[a-z0-9-]+$/.test(id)) return null
    try {
      return completa(
        guardadaSchema.parse(JSON.parse(await readFile(this.arquivo(id, 'pessoa.json'), 'utf8'))),
      )
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
      throw error
    }
  }

  /** Draws somebody new and keeps them. @throws RetratoInvalido */
  async criar({ escolhas, medico, retrato }: PessoaPedida): Promise<PessoaDoKit> {
    const guardada: Guardada = {
      id: `${Date.now().toString(36)}-${randomUUID().slice(0, 8)}`,
      semente: sementeDe(escolhas, (await this.todas()).length),
      desenhada_em: this.hoje(),
      telefone: `119${String(randomInt(10_000_000, 99_999_999))}`,
      escolhas,
      retrato_proprio: retrato !== undefined,
      medico,
    }
    return this.guardar(guardada, retrato)
  }

  /** Keeps somebody of the beginning under a name of their own, once. */
  async comecarCom(guardada: Omit<Guardada, 'desenhada_em' | 'retrato_proprio'>): Promise<PessoaDoKit> {
    const conhecida = await this.buscar(guardada.id)
    return conhecida ?? this.guardar({ ...guardada, desenhada_em: this.hoje(), retrato_proprio: false })
  }

  /** The portrait on the card, JPEG. */
  retrato({ id, retrato_proprio, pessoa }: PessoaDoKit): Promise<Buffer> {
    return retrato_proprio ? readFile(this.arquivo(id, 'retrato.jpg')) : desenharRosto(pessoa.rosto)
  }

  private async guardar(guardada: Guardada, retrato?: Buffer): Promise<PessoaDoKit> {
    const imagem = retrato && (await comoRetrato(retrato))
    await mkdir(path.join(this.pasta, guardada.id), { recursive: true })
    if (imagem) await writeFile(this.arquivo(guardada.id, 'retrato.jpg'), imagem)
    // Last and at once: whoever is there is whole.
    const arquivo = this.arquivo(guardada.id, 'pessoa.json')
    await writeFile(`${arquivo}.novo`, JSON.stringify(guardada, null, 2))
    await rename(`${arquivo}.novo`, arquivo)
    return completa(guardada)
  }

  private arquivo(id: string, nome: string): string {
    return path.join(this.pasta, id, nome)
  }
}

/** The same wish draws the same in the same place, so that what went wrong can be seen again; wished again, another. */
const sementeDe = (escolhas: Escolhas, jaHa: number): number =>
  createHash('sha256')
    .update(JSON.stringify([escolhas, jaHa]))
    .digest()
    .readInt32BE()

function completa(guardada: Guardada): PessoaDoKit {
  const pessoa = sortearPessoa(guardada.semente, 0, guardada.desenhada_em, guardada.escolhas)
  return { ...guardada, pessoa, nome: guardada.escolhas.nome ?? emMinusculas(pessoa.dados.nome) }
}

const LIGACOES = new Set(['da', 'de', 'do', 'das', 'dos', 'e'])

const emMinusculas = (nome: string): string =>
  nome
    .toLocaleLowerCase('pt-BR')
    .split(' ')
    .map((parte) =>
      LIGACOES.has(parte) ? parte : parte.charAt(0).toLocaleUpperCase('pt-BR') + parte.slice(1),
    )
    .join(' ')

/** @throws RetratoInvalido when the bytes are no picture */
async function comoRetrato(bytes: Buffer): Promise<Buffer> {
  try {
    return await sharp(bytes, { limitInputPixels: 40_000_000 })
      .rotate()
      .resize({ ...RETRATO, fit: 'cover', position: 'attention' })
      .jpeg({ quality: 90 })
      .toBuffer()
  } catch (cause) {
    throw new RetratoInvalido('The bytes are no picture', { cause })
  }
}
