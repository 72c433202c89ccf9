import path from 'node:path'
import type { Corrida } from '#domain/kyc/corrida.ts'
import { TEXTOS_DO_DOCUMENTO } from '#domain/kyc/textos.ts'
import type { CasoDeFamilia } from './caso-de-familia.ts'
import { familiaDe, type PedidoDeFamilia } from './familias.ts'
import { fontesDoBench, PASTA } from './pasta.ts'
import { emPedacos, type Tempo } from './pedacos.ts'
import { statusDe } from './resultado.ts'
import { type Campo, type Leitura, type ResultadoDeFamilia } from './resultado-de-familia.ts'
import { semelhanca } from './semelhanca.ts'
import { tabela } from './tabela.ts'

/**
 * A family of drawings through the product's own functions: how each kind and each attack ended, and why. Only stage,
 * verdict and reasons are printed: whoever improves the reader must not see the drawings. The registry knows the true
 * owner of every CPF, or, with `concorda`, agrees to everything it is asked, as with data that was stolen whole.
 */

const CADASTROS = ['verdadeiro', 'concorda'] as const

interface Andamento {
  readonly minutos: number
  readonly parte: string
  readonly memoria: boolean
  readonly cadastro: string
}

export async function familia(
  nome: string,
  pedido: PedidoDeFamilia,
  { cadastro, memoria, ...pedaco }: Andamento,
): Promise<void> {
  if (!CADASTROS.some((conhecido) => conhecido === cadastro))
    throw new Error(`--cadastro ${cadastro}: there are ${CADASTROS.join(' and ')}`)
  const { estagio, casos, conjunto, ...resto } = familiaDe(nome, pedido)
  const pasta = path.join(
    PASTA,
    'resultados',
    fontesDoBench(),
    `familia-${resto.nome}-${conjunto}-${cadastro}`,
  )
  const resultados = await emPedacos(
    casos,
    { ...pedaco, pasta },
    { estagio, memoria },
    async (caso, funcoes) => {
      const imagens = await caso.imagens()
      const { perfil } = caso
      const registro = cadastro === 'concorda' ? perfil : caso.registro
      const { corrida, tempo } = await funcoes.medir({ perfil, registro, imagens }, false)
      const igual = caso.kind === 'genuine' ? await semelhanca(imagens, memoria) : null
      return resultadoDe(caso, corrida, igual, tempo)
    },
  )
  console.log(
    tabela({ nome: resto.nome, cadastro, semente: pedido.semente, casos: casos.length }, resultados),
  )
}

function resultadoDe(
  caso: CasoDeFamilia,
  corrida: Corrida,
  semelhanca: number | null,
  tempo: Tempo,
): ResultadoDeFamilia {
  const { reasons, resultados } = corrida
  const status = statusDe(corrida)
  const vereditos = Object.entries(resultados)
  const [etapa, parou] =
    vereditos.find(([, { veredito }]) => veredito === 'reprovado') ??
    vereditos.find(([, { veredito }]) => veredito !== 'aprovado') ??
    []
  const motivos = reasons.length > 0 ? reasons : (parou?.reasons ?? [])
  const { id, kind, attack, layout, grau, legivel } = caso
  return {
    id,
    kind,
    attack,
    layout,
    grau,
    legivel,
    status,
    motivos,
    semelhanca,
    tempo,
    etapa: etapa ?? 'decision',
    veredito: parou?.veredito ?? (status === 'approved' ? 'aprovado' : status),
    notas: Object.fromEntries(Object.entries(resultados).map(([nome, { score }]) => [nome, score])),
    leitura: leituraDe(caso, corrida),
    ladoCerto: kind === 'unreadable' ? status === 'rejected' && ladoCerto(caso, motivos) : null,
  }
}

const simples = (valor: string): string =>
  valor
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, '')

function leituraDe({ perfil }: CasoDeFamilia, { leitura_frente, leitura_verso }: Corrida) {
  const como = (campo: Campo): Leitura => {
    const lidos = [leitura_frente?.campos[campo], leitura_verso?.campos[campo]].filter(
      (valor) => valor !== undefined,
    )
    if (lidos.some((valor) => simples(valor) === simples(perfil[campo]))) return 'certo'
    return lidos.length > 0 ? 'outro' : 'falta'
  }
  return { nome: como('nome'), cpf: como('cpf'), data_nascimento: como('data_nascimento') }
}

/** Its sentence asks for spoiled sides and for no other. */
function ladoCerto({ ilegiveis }: CasoDeFamilia, motivos: readonly string[]): boolean {
  const lados = ilegiveis.length === 2 ? (['ambos', 'frente', 'verso'] as const) : ilegiveis
  const { ilegivel, insuficiente } = TEXTOS_DO_DOCUMENTO
  return lados.some((lado) => motivos[0] === ilegivel[lado] || motivos[0] === insuficiente[lado])
}
