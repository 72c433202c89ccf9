import { FUNCOES } from '#domain/contratos.ts'
import { HIPOTESES } from './hipoteses.ts'
import { type Passo, passoDe, type Perfil } from './perfil.ts'

/** How busy the product is. */
export interface Volume {
  readonly porDia: number
  /** Minutes a patient waits, on average, as the simulation found. */
  readonly espera: number
}

/** Consultations a second in the worst moment of the day. */
export function picoPorSegundo({ porDia }: Volume): number {
  const hora = Math.max(...HIPOTESES.chegadasPorHora)
  return (porDia * hora * HIPOTESES.rajada) / 3600
}

/** Who is there in the busiest hour. */
export interface Presentes {
  readonly medicos: number
  /** Not in a consultation: with the queue open. */
  readonly medicosLivres: number
  /** Free, in the busiest specialty. */
  readonly livresNaMaior: number
  readonly esperando: number
  readonly esperandoNaMaior: number
  readonly naSala: number
  /** WebSocket connections: everybody's screen, and the call's own two. */
  readonly conexoes: number
}

export function presentes(volume: Volume): Presentes {
  const { minutosNaSala, minutosDeDocumentos, ocupacao, minutosAntesEDepois, chegadasPorHora } = HIPOTESES
  const porMinuto = (volume.porDia * Math.max(...chegadasPorHora)) / 60
  const medicos = Math.ceil((porMinuto * (minutosNaSala + minutosDeDocumentos)) / ocupacao)
  const medicosLivres = medicos * (1 - ocupacao)
  const esperando = porMinuto * volume.espera
  const naSala = porMinuto * minutosNaSala
  const maior = HIPOTESES.especialidades.clinica_medica
  return {
    medicos,
    medicosLivres,
    livresNaMaior: medicosLivres * maior,
    esperando,
    esperandoNaMaior: esperando * maior,
    naSala,
    conexoes: medicos + esperando + porMinuto * minutosAntesEDepois + naSala * 3,
  }
}

/** Every 5 s at most (`aviso_de_batimento`): how often in a minute the waiting of one specialty are told of its doctors. */
export const avisosPorMinuto = ({ livresNaMaior }: Presentes): number => Math.min(12, livresNaMaior * 2)

/**
 * How often each recorded step happens for one consultation. The free doctors of the specialty all read the queue again
 * when one enters and when one leaves it: that term grows with the doctors, and so with the volume squared. The first
 * time one of them reads somebody is dearer: it goes into that patient's access log.
 */
export function vezes(volume: Volume): Readonly<Record<string, number>> {
  const quem = presentes(volume)
  const { minutosNaSala, minutosAntesEDepois } = HIPOTESES
  const livres = quem.livresNaMaior * HIPOTESES.especialidades.clinica_medica
  // At least the one who accepts has seen it.
  const veem = Math.max(1, livres)
  const esperaDoMedico = quem.medicosLivres / ((volume.porDia * Math.max(...HIPOTESES.chegadasPorHora)) / 60)
  return {
    abrir: 1,
    triar: 1,
    solicitar: 1,
    pagar: 1,
    aceitar: 1,
    entrar_na_sala: 1,
    finalizar: 1,
    documento: 1,
    fechar: 1,
    reler_na_fila: volume.espera * (4 + avisosPorMinuto(quem)),
    reler_espera: volume.espera * 2,
    ping: volume.espera + minutosNaSala * 2 + minutosAntesEDepois + esperaDoMedico,
    batimento: esperaDoMedico * 2,
    batimento_do_medico: minutosNaSala * 2,
    batimento_do_paciente: minutosNaSala * 2,
    ver_chegada: veem,
    reler_fila: esperaDoMedico + 2 * livres + 1 - veem,
  }
}

/** Every recorded step of one consultation with how often it happens. */
export const passosDe = (perfil: Perfil, volume: Volume): readonly (readonly [string, Passo, number])[] =>
  Object.entries(vezes(volume)).map(([nome, n]) => [nome, passoDe(perfil, nome), n] as const)

/** Sum of something over the whole journey of one consultation. */
export const naJornada = (perfil: Perfil, volume: Volume, quanto: (passo: Passo) => number): number =>
  passosDe(perfil, volume).reduce((total, [, passo, n]) => total + quanto(passo) * n, 0)

/** Queues of the bus that one event of each kind falls into. */
export const consumidoresDe = (evento: string): number =>
  FUNCOES.filter((f) => f.tipo === 'evento' && f.fonte === undefined && f.eventos.some((e) => e === evento))
    .length

/** What a step sets in motion: calls of functions behind the API, sockets, stream and queues. */
export function invocacoes({ pedidos, conexoes, recebidas, mudancas, eventos }: Passo): number {
  const daFila = Object.entries(eventos).reduce((total, [nome, n]) => total + n * consumidoresDe(nome), 0)
  // A connection is admitted, opened and closed; each change is heard by two consumers, one by one at worst.
  return pedidos + recebidas + conexoes * 3 + mudancas * 2 + daFila
}
