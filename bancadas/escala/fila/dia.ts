import { PRAZOS } from '#domain/base/prazos.ts'
import { ANEL } from '#domain/consulta/anel.ts'
import { larguraDoArco } from '#domain/consulta/oferta.ts'
import { Agenda } from './agenda.ts'
import { Anel } from './anel.ts'
import { type Estimativas, EsperasRecentes, estimar } from './estimativas.ts'

const MINUTO = 60_000
const DIA = 24 * 60 * MINUTO

/** One specialty's day. */
export interface Dia {
  /** Consultations a day, and the share of each hour; the shares add up to one. */
  readonly chegadas: number
  readonly porHora: readonly number[]
  /** Doctors online in each hour. */
  readonly medicosPorHora: readonly number[]
  /** Minutes a consultation takes with its documents: mean and coefficient of variation of a log-normal. */
  readonly atendimento: { readonly media: number; readonly variacao: number }
  /** Minutes from being free to pressing accept, on average. */
  readonly reacao: number
  /** Chance that a doctor vanishes right after accepting, and minutes until they are back. */
  readonly sumico: { readonly chance: number; readonly minutos: number }
  /** Share of those in the queue who cancel, after this many minutes on average. */
  readonly desistencia: { readonly chance: number; readonly minutos: number }
}

export interface Chegada {
  readonly em: number
  readonly estimativas: Estimativas
  /** How it ended, and how long until then in the queue, in minutes. */
  fim: 'aceita' | 'expirada' | 'cancelada'
  espera: number
}

interface NaFila extends Chegada {
  /** Where it stands on the ring of offers. */
  readonly lugar: number
  /** Who accepted and never came: the consultation is not offered to them again. */
  readonly excluidos: Set<number>
  /** When it expires if nobody accepts: counted anew when a doctor lets it go (`vencimentoDaConsulta`). */
  venceEm: number
  /** Accepted, expired or cancelled. */
  saiu: boolean
}

type Fato =
  | { readonly tipo: 'chega' }
  | { readonly tipo: 'expira' | 'desiste' | 'volta'; readonly quem: NaFila }
  | { readonly tipo: 'livre'; readonly medico: number }
  | { readonly tipo: 'hora'; readonly hora: number }

/**
 * One day of one queue, event by event, by the product's own rules: first come, first served, by the doctors each is
 * offered to (decision 033); who is not accepted within `consulta_na_fila` expires; a doctor who accepts and never
 * enters the room gives the place back after `medico_fora_da_sala`, and is not offered that patient again. `acaso`
 * gives uniform numbers in [0, 1).
 */
export function simularDia(dia: Dia, acaso: () => number): readonly Chegada[] {
  const agenda = new Agenda<Fato>()
  const fila: NaFila[] = []
  const todas: NaFila[] = []
  const recentes = new EsperasRecentes()
  const livres = new Set<number>()
  const presentes = new Set<number>()
  const anel = new Anel(Math.max(...dia.medicosPorHora))
  let primeiro = 0

  const exponencial = (media: number) => -Math.log(1 - acaso()) * media
  const marcarChegada = (agora: number) => {
    // Thinning: arrivals at the highest rate, of which those of a quieter hour are kept by chance.
    const maior = Math.max(...dia.porHora)
    for (let em = agora; ; ) {
      em += exponencial(DIA / 24 / (dia.chegadas * maior))
      if (em >= DIA) return
      if (acaso() * maior < (dia.porHora[Math.floor(em / (DIA / 24))] ?? 0)) {
        agenda.marcar(em, { tipo: 'chega' })
        return
      }
    }
  }
  const maisAntiga = (): NaFila | undefined => {
    while (fila[primeiro]?.saiu) primeiro++
    if (primeiro > 1000) {
      fila.splice(0, primeiro)
      primeiro = 0
    }
    return fila[primeiro]
  }
  const atender = (agora: number) => {
    maisAntiga()
    for (let i = primeiro; i < fila.length && livres.size > 0; i++) {
      const paciente = fila[i]
      if (!paciente || paciente.saiu) continue
      const serve = (m: number) => livres.has(m) && !paciente.excluidos.has(m)
      const largura = larguraDoArco(agora - paciente.em, livres.size)
      // Any of those it is offered to is the first to press, whatever their place on the ring.
      const oferecidos =
        largura === ANEL ? [...livres].filter(serve) : anel.todos({ de: paciente.lugar, largura }, serve)
      const medico = oferecidos[Math.floor(acaso() * oferecidos.length)]
      if (medico === undefined) continue
      livres.delete(medico)
      paciente.saiu = true
      if (acaso() < dia.sumico.chance) {
        paciente.excluidos.add(medico)
        presentes.delete(medico)
        agenda.marcar(agora + PRAZOS.medico_fora_da_sala.ms, { tipo: 'volta', quem: paciente })
        agenda.marcar(agora + dia.sumico.minutos * MINUTO, { tipo: 'livre', medico })
        continue
      }
      const aceite = agora + exponencial(dia.reacao * MINUTO)
      if (aceite >= paciente.venceEm) {
        // Pressed too late: it is gone from the list.
        paciente.fim = 'expirada'
        paciente.espera = (paciente.venceEm - paciente.em) / MINUTO
        agenda.marcar(aceite, { tipo: 'livre', medico })
        continue
      }
      paciente.fim = 'aceita'
      paciente.espera = (aceite - paciente.em) / MINUTO
      recentes.anotar(aceite, aceite - paciente.em)
      agenda.marcar(aceite + logNormal(dia.atendimento, acaso) * MINUTO, { tipo: 'livre', medico })
    }
  }
  const sair = (quem: NaFila, fim: 'expirada' | 'cancelada', agora: number) => {
    if (quem.saiu) return
    quem.saiu = true
    quem.fim = fim
    quem.espera = (agora - quem.em) / MINUTO
  }
  const escalar = (hora: number) => {
    const quantos = dia.medicosPorHora[hora] ?? 0
    for (let medico = 0; medico < quantos; medico++)
      if (!presentes.has(medico)) {
        presentes.add(medico)
        livres.add(medico)
      }
    for (const medico of presentes)
      if (medico >= quantos) {
        presentes.delete(medico)
        livres.delete(medico)
      }
  }

  for (let hora = 0; hora < 24; hora++) agenda.marcar((hora * DIA) / 24, { tipo: 'hora', hora })
  marcarChegada(0)
  for (let proximo = agenda.proximo(); proximo; proximo = agenda.proximo()) {
    const { em: agora, fato } = proximo
    if (fato.tipo === 'hora') escalar(fato.hora)
    else if (fato.tipo === 'livre') {
      const quantos = dia.medicosPorHora[Math.min(23, Math.floor(agora / (DIA / 24)))] ?? 0
      if (fato.medico < quantos) {
        presentes.add(fato.medico)
        livres.add(fato.medico)
      }
    } else if (fato.tipo === 'chega') {
      const maior = maisAntiga()
      const nova: NaFila = {
        em: agora,
        venceEm: agora + PRAZOS.consulta_na_fila.ms,
        estimativas: estimar(livres.size, maior ? agora - maior.em : 0, recentes.mediana(agora)),
        fim: 'expirada',
        espera: 0,
        lugar: Math.floor(acaso() * ANEL),
        excluidos: new Set(),
        saiu: false,
      }
      todas.push(nova)
      fila.push(nova)
      agenda.marcar(nova.venceEm, { tipo: 'expira', quem: nova })
      if (acaso() < dia.desistencia.chance)
        agenda.marcar(agora + exponencial(dia.desistencia.minutos * MINUTO), { tipo: 'desiste', quem: nova })
      marcarChegada(agora)
    } else if (fato.tipo === 'volta') {
      // The place is kept: it stands where its entry put it.
      fato.quem.saiu = false
      fato.quem.venceEm = agora + PRAZOS.consulta_na_fila.ms
      fila.splice(lugar(fila, primeiro, fato.quem), 0, fato.quem)
      agenda.marcar(fato.quem.venceEm, { tipo: 'expira', quem: fato.quem })
    } else if (fato.tipo === 'desiste') sair(fato.quem, 'cancelada', agora)
    else if (agora >= fato.quem.venceEm) sair(fato.quem, 'expirada', agora)
    atender(agora)
  }
  return todas
}

/** Where an arrival of this moment stands in a list that is in order of entry. */
function lugar(fila: readonly NaFila[], desde: number, quem: NaFila): number {
  for (let i = desde; i < fila.length; i++) if ((fila[i]?.em ?? 0) >= quem.em) return i
  return fila.length
}

function logNormal({ media, variacao }: Dia['atendimento'], acaso: () => number): number {
  const sigma2 = Math.log(1 + variacao * variacao)
  const normal = Math.sqrt(-2 * Math.log(1 - acaso())) * Math.cos(2 * Math.PI * acaso())
  return Math.exp(Math.log(media) - sigma2 / 2 + Math.sqrt(sigma2) * normal)
}
