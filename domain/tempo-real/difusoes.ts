import { eEspecialidade } from '../base/especialidades.ts'
import { mudancaLida } from '../eventos/mudanca-lida.ts'
import { entidadeDe, type Imagem, type Mudanca, mudados, mudou, texto } from '../eventos/mudanca.ts'
import { type Destino, destinoDaConta } from './canal.ts'
import type { EventoDeCanal } from './mensagens.ts'

/** Something to be said to everybody who listens to a destination. */
interface Aviso {
  readonly destino: Destino
  readonly evento: EventoDeCanal
  /** Ids and times only. */
  readonly dados: Readonly<Record<string, string>>
}

/** What a change says to whom; the patients who wait in a specialty are told of its doctors elsewhere. */
export function avisosDe(guardada: Mudanca): Aviso[] {
  const mudanca = mudancaLida(guardada)
  switch (entidadeDe(mudanca)) {
    case 'consulta':
      return [...avisosDaFila(mudanca), ...avisosDaConsulta(mudanca)]
    case 'pagamento':
      return mudou(mudanca, 'status') ? naConsulta(mudanca, 'pagamento.status') : []
    case 'lugar_na_sala':
      return avisosDoLugar(mudanca)
    case 'mensagem_da_consulta':
      return mudanca.antes ? [] : naConsulta(mudanca, 'mensagem.nova')
    case 'documento':
      return mudou(mudanca, 'status') ? avisosDoDocumento(mudanca) : []
    case 'presenca':
      return naConsulta(mudanca, 'doctor.heartbeat')
    case 'usuario':
      return mudanca.tipo === 'MODIFY' ? naConta(mudanca, texto(mudanca.depois, 'id'), 'usuario.updated') : []
    case 'kyc':
      return avisosDoKyc(mudanca)
    default:
      return []
  }
}

const DO_SISTEMA = new Set(['vence_em', 'gsi4pk', 'gsi4sk', 'correlacao'])

/** D §7.5: created when it enters the queue, accepted or expired when it leaves. */
function avisosDaFila(mudanca: Mudanca): Aviso[] {
  const { antes, depois } = mudanca
  const especialidade = texto(depois, 'especialidade_sugerida') ?? ''
  const evento = eventoDaFila(texto(antes, 'status'), texto(depois, 'status'))
  if (!evento || !eEspecialidade(especialidade)) return []
  return [
    { destino: `fila:${especialidade}`, evento, dados: { ...doInstante(mudanca), ...idDaConsulta(depois) } },
  ]
}

function eventoDaFila(de: string | undefined, para: string | undefined): EventoDeCanal | undefined {
  if (de === para) return undefined
  if (para === 'queued') return 'consulta.created'
  if (de !== 'queued') return undefined
  return para === 'assigned' ? 'consulta.accepted' : 'consulta.expired'
}

/** P §7: every change of the row; the doctor being seen in the room is a heartbeat, timers are nobody's news. */
function avisosDaConsulta(mudanca: Mudanca): Aviso[] {
  const { antes, depois } = mudanca
  const consulta_id = texto(depois, 'id')
  if (!antes || !consulta_id) return []
  const diferentes = mudados(mudanca).filter((atributo) => !DO_SISTEMA.has(atributo))
  if (diferentes.length === 0) return []
  const evento = diferentes.includes('status')
    ? 'consulta.status'
    : diferentes.every((atributo) => atributo === 'medico_visto_em')
      ? 'doctor.heartbeat'
      : 'consulta.updated'
  return [
    {
      destino: `consulta:${consulta_id}`,
      evento,
      dados: { ...doInstante(mudanca), ...idDaConsulta(depois) },
    },
  ]
}

/** The doctor came into the room, was seen in it, or left it. */
function avisosDoLugar({ antes, depois, em }: Mudanca): Aviso[] {
  const lugar = depois ?? antes
  const consulta_id = texto(lugar, 'consulta_id')
  if (!consulta_id || texto(lugar, 'papel') !== 'medico') return []
  return [{ destino: `consulta:${consulta_id}`, evento: 'doctor.heartbeat', dados: { em, consulta_id } }]
}

/** To whoever looks at the consultation, and to its patient's account, whose files are of all of them. */
function avisosDoDocumento(mudanca: Mudanca): Aviso[] {
  const dados = comTexto(mudanca.depois, 'id', 'documento_id')
  const conta = texto(mudanca.depois, 'responsavel_id') ?? texto(mudanca.depois, 'paciente_id')
  return [
    ...naConsulta(mudanca, 'documento.status', dados),
    ...naConta(mudanca, conta, 'documento.status', dados),
  ]
}

/** A stage began, or the verification came to an end: the account is decided or waits for a person. */
function avisosDoKyc(mudanca: Mudanca): Aviso[] {
  if (!mudanca.depois || !mudou(mudanca, 'current_state')) return []
  const fim = ['approved', 'rejected', 'em_analise'].includes(texto(mudanca.depois, 'current_state') ?? '')
  return naConta(mudanca, texto(mudanca.depois, 'user_id'), fim ? 'kyc.completed' : 'kyc.etapa')
}

/** Said on the channel of the consultation that the item belongs to; of none, nothing. */
function naConsulta(mudanca: Mudanca, evento: EventoDeCanal, dados: Aviso['dados'] = {}): Aviso[] {
  const consulta_id = texto(mudanca.depois, 'consulta_id')
  if (!consulta_id) return []
  return [
    { destino: `consulta:${consulta_id}`, evento, dados: { ...doInstante(mudanca), consulta_id, ...dados } },
  ]
}

const naConta = (
  mudanca: Mudanca,
  usuario_id: string | undefined,
  evento: EventoDeCanal,
  dados: Aviso['dados'] = {},
): Aviso[] =>
  usuario_id
    ? [
        {
          destino: destinoDaConta(usuario_id),
          evento,
          dados: { ...doInstante(mudanca), usuario_id, ...dados },
        },
      ]
    : []

const idDaConsulta = (imagem: Imagem | undefined) => comTexto(imagem, 'id', 'consulta_id')
const comTexto = (
  imagem: Imagem | undefined,
  atributo: string,
  nome: string,
): Readonly<Record<string, string>> => {
  const valor = texto(imagem, atributo)
  return valor === undefined ? {} : { [nome]: valor }
}
const doInstante = ({ em }: Mudanca) => ({ em })
