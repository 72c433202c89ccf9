import { type Funcao, ouve } from '#domain/base/contrato.ts'
import { PRAZOS } from '#domain/base/prazos.ts'
import { GRUPO } from '#domain/consulta/oferta.ts'
import { FUNCOES } from '#domain/contratos.ts'
import { MAXIMO_DE_PRESENCAS } from '#domain/medico/presenca.ts'
import { HIPOTESES } from './hipoteses.ts'
import { type Passo, passoDe, type Perfil } from './perfil.ts'

/**
 * Parts of the ring whose doctors' sightings of one consultation are one item
 * (lambdas/consulta/store/vistas-na-fila.ts).
 */
const PARTES_DAS_VISTAS = 8
/** Up to so many who wait, a place in the queue is counted exactly (lambdas/consulta/vista.ts). */
const POUCAS = 20

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

/**
 * Every 5 s at most (`aviso_de_batimento`): how often in a minute the waiting of one specialty are told of its
 * doctors.
 */
export const avisosPorMinuto = ({ livresNaMaior }: Presentes): number => Math.min(12, livresNaMaior * 2)

/**
 * To how many doctors one consultation is offered until somebody accepts, and in how many writes that is kept
 * (decision 033): a group at once, a further one with each step of the wait; neighbours on the ring are one write.
 */
export function oferta({ espera }: Volume, { livresNaMaior }: Presentes) {
  if (livresNaMaior <= GRUPO) {
    const medicos = Math.max(1, livresNaMaior)
    return { medicos, escritas: medicos }
  }
  const passos = (espera * 60_000) / PRAZOS.passo_da_oferta.ms
  // A wait ends on average in the middle of a step.
  const grupos = 1 + Math.max(0, passos - 0.5)
  const partesDoGrupo = Math.min(GRUPO, 1 + (PARTES_DAS_VISTAS * GRUPO) / livresNaMaior)
  return { medicos: Math.min(livresNaMaior, grupos * GRUPO), escritas: grupos * partesDoGrupo }
}

/** How often each recorded step happens for one consultation. */
export function vezes(volume: Volume): Readonly<Record<string, number>> {
  const quem = presentes(volume)
  const { minutosNaSala, minutosAntesEDepois } = HIPOTESES
  const porMinuto = (volume.porDia * Math.max(...HIPOTESES.chegadasPorHora)) / 60
  const esperaDoMedico = quem.medicosLivres / porMinuto
  const { medicos, escritas } = oferta(volume, quem)
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
    // The recorded arrival was offered to one doctor.
    oferta_a_mais_medicos: medicos - 1,
    oferta_em_mais_escritas: escritas - 1,
    reler_na_fila: volume.espera * (4 + avisosPorMinuto(quem)),
    reler_espera: volume.espera * 2,
    ping: volume.espera + minutosNaSala * 2 + minutosAntesEDepois + esperaDoMedico,
    batimento: esperaDoMedico * 2,
    medir_a_fila: avisosPorMinuto(quem) / (porMinuto * HIPOTESES.especialidades.clinica_medica),
    batimento_do_medico: minutosNaSala * 2,
    batimento_do_paciente: minutosNaSala * 2,
    // On entering and every minute; what comes meanwhile comes with its message.
    reler_fila: esperaDoMedico + 1,
  }
}

/**
 * Every step of one consultation with how often it happens. Three were not recorded alone: the measuring of a queue
 * came with the one heartbeat, which of many doctors few do, and an offer with the payment that set it off.
 */
export function passosDe(perfil: Perfil, volume: Volume): readonly (readonly [string, Passo, number])[] {
  const [batimento, medida] = partir(passoDe(perfil, 'batimento'), daMedidaDaFila)
  const [, oferecida] = partir(passoDe(perfil, 'pagar'), (particao) => DA_OFERTA.test(particao))
  const [semFila] = partir(passoDe(perfil, 'reler_na_fila'), (particao) => particao.startsWith('FILA#'))
  // Where many wait, a place in the queue is the one last measured.
  const relida = presentes(volume).esperandoNaMaior > POUCAS ? semFila : passoDe(perfil, 'reler_na_fila')
  const separados: Readonly<Record<string, Passo>> = {
    batimento: { ...batimento, mudancas: { difundir: 1 } },
    // When it measured, who waited, up to where it was offered: no consumer of the stream asks for these.
    medir_a_fila: { ...medida, mudancas: {} },
    oferta_a_mais_medicos: A_MAIS_UM_MEDICO,
    // The mark is written, told, and written again with the line in the patient's log.
    oferta_em_mais_escritas: { ...oferecida, mudancas: { despachar: 2 }, eventos: { 'fila.vista': 1 } },
    reler_na_fila: {
      ...relida,
      usos: relida.usos.map((uso) =>
        uso.particao.startsWith('PRESENCA#') ? { ...uso, maximo: MAXIMO_DE_PRESENCAS } : uso,
      ),
    },
  }
  return Object.entries(vezes(volume)).map(
    ([nome, n]) => [nome, separados[nome] ?? passoDe(perfil, nome), n] as const,
  )
}

type Campo = 'leituras' | 'escritas'

const DA_OFERTA = /^(VISTA|AUDITORIA|AUDITORIA_DA_HORA)#/
const daMedidaDaFila = (particao: string, campo: Campo): boolean =>
  (campo === 'leituras' ? /^(FILA|PRESENCA|CANAL)#/ : /^(AVISO|ENTRADAS)#/).test(particao)

/** Rights of one more doctor, read with those of the group, and the two messages: it came, it left. */
const A_MAIS_UM_MEDICO: Passo = {
  usos: [{ onde: 'tabela', particao: 'USUARIO#{id}', leituras: 1.5, escritas: 0, consultas: 3 }],
  chamadas: { 'execute-api': 2 },
  eventos: {},
  mudancas: {},
  pedidos: 0,
  conexoes: 0,
  recebidas: 0,
  enviadas: 2,
  funcoes: {},
}

/** A step without some of its use of the table, and that use alone. */
function partir(passo: Passo, vai: (particao: string, campo: Campo) => boolean): readonly [Passo, Passo] {
  const so = (quais: (particao: string, campo: Campo) => boolean) =>
    passo.usos
      .map((uso) => {
        const leituras = quais(uso.particao, 'leituras') ? uso.leituras : 0
        const escritas = quais(uso.particao, 'escritas') ? uso.escritas : 0
        return { ...uso, leituras, escritas, consultas: leituras > 0 ? uso.consultas : 0 }
      })
      .filter(({ leituras, escritas }) => leituras + escritas > 0)
  const levado = so(vai)
  const nada = { pedidos: 0, conexoes: 0, recebidas: 0, enviadas: 0, mudancas: {}, eventos: {}, funcoes: {} }
  return [
    { ...passo, usos: so((particao, campo) => !vai(particao, campo)) },
    { ...nada, usos: levado, chamadas: { dynamodb: levado.length } },
  ]
}

/** Sum of something over the whole journey of one consultation. */
export const naJornada = (perfil: Perfil, volume: Volume, quanto: (passo: Passo) => number): number =>
  passosDe(perfil, volume).reduce((total, [, passo, n]) => total + quanto(passo) * n, 0)

/**
 * Those that hear an event, told by its kind and, if it has one, the state it passes to; each from a queue of its
 * own.
 */
function ouvintesDe(dito: string): readonly Funcao[] {
  const [evento = '', estado] = dito.split(' ')
  return FUNCOES.filter((f) => f.tipo === 'evento' && f.fonte === undefined && ouve(f, evento, estado))
}

/** Queues of the bus that one event of each kind falls into. */
export const consumidoresDe = (evento: string): number => ouvintesDe(evento).length

/** A connection is admitted, opened and closed. */
const DA_CONEXAO = FUNCOES.filter(
  (f) =>
    f.tipo === 'socket-authorizer' ||
    (f.tipo === 'socket' && (f.rota === '$connect' || f.rota === '$disconnect')),
)
/** What a step sets in motion, and how often: functions behind the API, sockets, stream and queues. */
export function chamadasDeFuncao(passo: Passo): readonly (readonly [Funcao, number])[] {
  const { conexoes, mudancas, eventos, funcoes } = passo
  const cada = (quais: readonly Funcao[], vezes: number) => quais.map((funcao) => [funcao, vezes] as const)
  return [
    ...Object.entries(funcoes).flatMap(([nome, n]) => cada([funcaoDe(nome)], n)),
    ...cada(DA_CONEXAO, conexoes),
    // One by one at worst.
    ...Object.entries(mudancas).flatMap(([nome, n]) => cada([funcaoDe(nome)], n)),
    ...Object.entries(eventos).flatMap(([nome, n]) => cada(ouvintesDe(nome), n)),
  ]
}

export const invocacoes = (passo: Passo): number =>
  chamadasDeFuncao(passo).reduce((total, [, n]) => total + n, 0)

function funcaoDe(nome: string): Funcao {
  const funcao = FUNCOES.find((f) => f.nome === nome)
  if (!funcao) throw new Error(`The function "${nome}" is gone: record the journey anew`)
  return funcao
}
