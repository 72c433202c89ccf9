import { decidir } from '#domain/triagem/sinais-aprendidos/decidir.ts'
import { UNIDADES_POR_PONTO } from '#domain/triagem/sinais-aprendidos/pesar.ts'
import { triar } from '#domain/triagem/protocolo.ts'
import { corpus, exemplosDe, type Lido, lerCorpus, OPCOES } from './corpus.ts'
import { treinar } from './treino.ts'

/**
 * `npm run triagem:validar`: JSON lines. Each part of the corpus is left out in turn (the open vignettes by quarters),
 * the weights are learned from the rest, and what they say of the part left out is counted: by the words alone, and with
 * the rules. The rules have read every batch before, so with them only a batch they were not changed for is a fair one.
 */
const QUARTOS = 4

const dobraDe = ({ parte }: Lido, i: number): string => (parte === 'aberto' ? `aberto ${i % QUARTOS}` : parte)

const soma = (pesos: ReadonlyMap<string, number>, tracos: readonly string[]): number =>
  tracos.reduce((total, nome) => total + Math.round((pesos.get(nome) ?? 0) * UNIDADES_POR_PONTO), 0) /
  UNIDADES_POR_PONTO

interface Dito {
  readonly lido: Lido
  /** by the words alone, by the rules and the words */
  readonly palavras: string
  readonly juntas: string
}

function classe(regras: readonly { readonly destino: string }[]): string {
  const destino = regras[0]?.destino
  if (destino === undefined) return 'tele'
  return destino === 'samu' || destino === 'pronto_socorro' ? 'emergencia' : 'presencial'
}

function dizer(deFora: readonly Lido[], resto: readonly Lido[]): Dito[] {
  const exemplos = exemplosDe(resto)
  const [urgente, video] = [
    treinar(exemplos.emergencia, OPCOES.emergencia),
    treinar(exemplos.video, OPCOES.video),
  ]
  return deFora.map((lido) => {
    const evidencia = {
      emergencia: soma(urgente, lido.tracos),
      video: soma(video, lido.tracos),
      sinais_de_emergencia: [],
      sinais_de_presencial: [],
    }
    const { regras_disparadas, regras_postas_de_lado = [] } = triar({
      paciente_id: 'validar',
      ...lido.caso.pedido,
    })
    const deMao = [...regras_disparadas, ...regras_postas_de_lado].filter(
      ({ sindrome }) => sindrome !== 'sinais aprendidos',
    )
    return {
      lido,
      palavras: classe(decidir([], evidencia, lido.idade).regras),
      juntas: classe(decidir(deMao, evidencia, lido.idade).regras),
    }
  })
}

const porcento = (ditos: readonly Dito[], passa: (dito: Dito) => boolean): number | null =>
  ditos.length === 0 ? null : Number(((100 * ditos.filter(passa).length) / ditos.length).toFixed(1))

function figuras(ditos: readonly Dito[], qual: 'palavras' | 'juntas') {
  const de = (urgencia: string) => ditos.filter(({ lido }) => lido.caso.urgencia === urgencia)
  return {
    emergencias: porcento(de('emergencia'), (dito) => dito[qual] === 'emergencia'),
    falsas_em_tele: porcento(de('tele'), (dito) => dito[qual] === 'emergencia'),
    presenciais: porcento(de('presencial'), (dito) => dito[qual] === 'presencial'),
    geral: porcento(ditos, (dito) => dito[qual] === dito.lido.caso.urgencia),
  }
}

const lidos = lerCorpus(await corpus())
const dobras = lidos.map(dobraDe)
const ditos = [...new Set(dobras)].flatMap((dobra) =>
  dizer(
    lidos.filter((_, i) => dobras[i] === dobra),
    lidos.filter((_, i) => dobras[i] !== dobra),
  ),
)
for (const parte of [...new Set(lidos.map(({ parte: nome }) => nome)), 'todos']) {
  const dela = ditos.filter(({ lido }) => parte === 'todos' || lido.parte === parte)
  console.log(
    JSON.stringify({
      de_fora: parte,
      casos: dela.length,
      so_palavras: figuras(dela, 'palavras'),
      com_regras: figuras(dela, 'juntas'),
    }),
  )
}
