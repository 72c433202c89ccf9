import * as z from 'zod/mini'
import { contaDe, contaMachine } from '../acesso/machine.ts'
import { usuarioSchema } from '../cadastro/usuario.ts'
import { CONSULTA_STATUS } from '../consulta/status.ts'
import { VINCULO_STATUS } from '../dependente/status.ts'
import { certificadoMachine } from '../documento/certificado.ts'
import { documentoMachine } from '../documento/machine.ts'
import { MOTIVOS_DO_EMAIL_DEVOLVIDO } from '../cadastro/email-devolvido.ts'
import { corridaSchema, resultadoSchema } from '../kyc/corrida.ts'
import { KYC_ETAPAS } from '../kyc/machine.ts'
import { TIPOS_DE_LANCAMENTO } from '../pagamento/livro.ts'
import { ESPECIALIDADE_IDS } from '../base/especialidades.ts'
import { PAGAMENTO_STATUS } from '../pagamento/status.ts'
import { RESULTADOS_DA_TRIAGEM } from '../triagem/avaliacao.ts'
import { mudancaLida } from './mudanca-lida.ts'
import { entidadeDe, type Imagem, type Mudanca, mudou, texto } from './mudanca.ts'

/**
 * What travels on the product's bus: `detail-type` → `detail`. Ids, states and times only; a consumer re-reads what it
 * needs. `id` is the same in every delivery of an event, so that a consumer can skip what it has done.
 */
/** `correlacao`: the browser's session that set it off (P §3), when one did. */
const comum = { id: z.string(), em: z.string(), correlacao: z.optional(z.string()) }
const estado = <S extends string>({ statuses }: { readonly statuses: readonly S[] }) => z.enum(statuses)

export const EVENTOS = {
  /** A consultation was requested or passed to another status. */
  'consulta.status': z.object({
    ...comum,
    consulta_id: z.string(),
    paciente_id: z.string(),
    medico_id: z.nullable(z.string()),
    de: z.nullable(z.enum(CONSULTA_STATUS)),
    para: z.enum(CONSULTA_STATUS),
  }),
  'pagamento.status': z.object({
    ...comum,
    consulta_id: z.string(),
    paciente_id: z.string(),
    de: z.nullable(z.enum(PAGAMENTO_STATUS)),
    para: z.enum(PAGAMENTO_STATUS),
  }),
  'documento.status': z.object({
    ...comum,
    documento_id: z.string(),
    consulta_id: z.string(),
    paciente_id: z.string(),
    medico_id: z.string(),
    de: z.nullable(estado(documentoMachine)),
    para: estado(documentoMachine),
  }),
  /** A doctor added to the closed record of a consultation. */
  'registro.adendo': z.object({ ...comum, consulta_id: z.string(), medico_id: z.string() }),
  /** A document of this doctor waits for their session, and they are to be written to. */
  'documento.espera': z.object({ ...comum, documento_id: z.string(), medico_id: z.string() }),
  /** A doctor's signing session opened, ended, or was not allowed. */
  'certificado.status': z.object({
    ...comum,
    medico_id: z.string(),
    de: z.nullable(estado(certificadoMachine)),
    para: estado(certificadoMachine),
  }),
  /** `usuarios.kyc_status` or `access_tier` changed; `de` and `para` are the account's (estados §1). */
  'kyc.status': z.object({
    ...comum,
    usuario_id: z.string(),
    kyc_status: usuarioSchema.shape.kyc_status,
    access_tier: usuarioSchema.shape.access_tier,
    de: estado(contaMachine),
    para: estado(contaMachine),
    /** The person withdrew a change: nobody approved anything. */
    desistiu: z.optional(z.literal(true)),
  }),
  /** A bond between an adult and a dependant was declared or passed to another status. */
  'vinculo.status': z.object({
    ...comum,
    responsavel_id: z.string(),
    dependente_id: z.string(),
    de: z.nullable(z.enum(VINCULO_STATUS)),
    para: z.enum(VINCULO_STATUS),
  }),
  'usuario.criado': z.object({ ...comum, usuario_id: z.string() }),
  /** Doctors saw, for the first time, a consultation that waits in the queue. */
  'fila.vista': z.object({
    ...comum,
    consulta_id: z.string(),
    paciente_id: z.string(),
    medicos: z.array(z.string()),
  }),
  /** The doctor came into the room of this acceptance: the first time, and again after having left it. */
  'sala.medico': z.object({ ...comum, consulta_id: z.string(), aceita_em: z.string() }),
  /** The same of its patient. */
  'sala.paciente': z.object({ ...comum, consulta_id: z.string(), aceita_em: z.string() }),
  /** A doctor is available again: joined a queue, or left a consultation. */
  'fila.aberta': z.object({ ...comum, medico_id: z.string(), especialidade: z.enum(ESPECIALIDADE_IDS) }),
  /** A field that identifies the person changed. For a new e-mail, the operation itself writes to the old address. */
  'usuario.alterado': z.object({
    ...comum,
    usuario_id: z.string(),
    campo: z.enum(['nome', 'telefone', 'cpf']),
  }),
  /** Its owner set a new password; every session ended. */
  'usuario.senha_alterada': z.object({ ...comum, usuario_id: z.string() }),
  /** Somebody signed in from a browser their account did not know; not at the first sign-in of the account. */
  'usuario.aparelho_novo': z.object({ ...comum, usuario_id: z.string(), aparelho: z.string() }),
  /** A passkey was made, removed, or stopped because a copy of it was used. */
  'usuario.chave': z.object({
    ...comum,
    usuario_id: z.string(),
    para: z.enum(['criada', 'retirada', 'copiada']),
  }),
  /** An authenticator was turned on, or the operator took the second factor away. */
  'usuario.segundo_fator': z.object({
    ...comum,
    usuario_id: z.string(),
    para: z.enum(['ligado', 'retirado']),
  }),
  'triagem.feita': z.object({
    ...comum,
    triagem_id: z.string(),
    paciente_id: z.string(),
    resultado: z.enum(RESULTADOS_DA_TRIAGEM),
  }),
  /** A run of the identity check began, ended, or is carried out once more. */
  'kyc.corrida': z.object({
    ...comum,
    usuario_id: z.string(),
    corrida_id: z.string(),
    criada_em: z.string(),
    de: z.nullable(corridaSchema.shape.status),
    para: corridaSchema.shape.status,
  }),
  /** A stage of a run was carried out; `duracao_ms` since the run was written before. */
  'kyc.etapa': z.object({
    ...comum,
    usuario_id: z.string(),
    corrida_id: z.string(),
    etapa: z.enum(KYC_ETAPAS),
    veredito: resultadoSchema.shape.veredito,
    score: resultadoSchema.shape.score,
    duracao_ms: z.number(),
  }),
  /** An entry of the ledger; `valor` in cents. */
  'pagamento.lancado': z.object({
    ...comum,
    consulta_id: z.string(),
    lancamento: z.enum(TIPOS_DE_LANCAMENTO),
    valor: z.number(),
  }),
  /** A notice of the card provider was handled, `atraso_ms` after what it reports. */
  'cartao.avisado': z.object({ ...comum, atraso_ms: z.number() }),
  'email.enviado': z.object(comum),
  /** A message came back or was marked as unwanted; `definitiva`: its address gets no more of them. */
  'email.devolvido': z.object({
    ...comum,
    motivo: z.enum(MOTIVOS_DO_EMAIL_DEVOLVIDO),
    definitiva: z.boolean(),
  }),
  'conexao.passagem': z.object({ ...comum, passagem: z.enum(['aberta', 'fechada']) }),
} as const

type TipoDeEvento = keyof typeof EVENTOS
export type Evento = {
  [T in TipoDeEvento]: { readonly tipo: T; readonly detalhe: z.output<(typeof EVENTOS)[T]> }
}[TipoDeEvento]

/** The events that a change of the table means, in order. @throws ZodError on an item that is not as stored */
export function eventosDe(guardada: Mudanca): Evento[] {
  const mudanca = mudancaLida(guardada)
  const { antes, depois } = mudanca
  if (entidadeDe(mudanca) === 'conexao') return daConexao(mudanca)
  if (entidadeDe(mudanca) === 'chave') return daChave(mudanca)
  if (!depois) return []
  const quando = (vale: boolean, dizer: () => Evento): Evento[] => (vale ? [dizer()] : [])
  switch (entidadeDe(mudanca)) {
    case 'consulta':
      return quando(mudou(mudanca, 'status'), () => consultaStatus(mudanca, depois))
    case 'pagamento':
      return quando(mudou(mudanca, 'status'), () =>
        evento('pagamento.status', { ...base(mudanca), ...ids(depois), ...passagem(mudanca, depois) }),
      )
    case 'documento':
      return [
        ...quando(mudou(mudanca, 'status'), () => documentoStatus(mudanca, depois)),
        ...quando(mudou(mudanca, 'lembrado_em') && 'lembrado_em' in depois, () =>
          evento('documento.espera', {
            ...base(mudanca),
            documento_id: depois['id'],
            medico_id: depois['medico_id'],
          }),
        ),
      ]
    case 'sessao_de_assinatura':
      return quando(mudou(mudanca, 'status'), () =>
        evento('certificado.status', {
          ...base(mudanca),
          medico_id: depois['medico_id'],
          ...passagem(mudanca, depois),
        }),
      )
    case 'vinculo':
      return quando(mudou(mudanca, 'status'), () =>
        evento('vinculo.status', {
          ...base(mudanca),
          responsavel_id: depois['responsavel_id'],
          dependente_id: depois['dependente_id'],
          ...passagem(mudanca, depois),
        }),
      )
    case 'usuario':
      if (!antes) return [evento('usuario.criado', { ...base(mudanca), usuario_id: depois['id'] })]
      return [
        ...quando(mudou(mudanca, 'kyc_status') || mudou(mudanca, 'access_tier'), () =>
          kycStatus(mudanca, antes, depois),
        ),
        ...quando(mudou(mudanca, 'senha_alterada_em') && 'senha_alterada_em' in depois, () =>
          evento('usuario.senha_alterada', { ...base(mudanca), usuario_id: depois['id'] }),
        ),
      ]
    case 'aparelho':
      return quando(!antes && depois['aviso'] === true, () =>
        evento('usuario.aparelho_novo', {
          ...base(mudanca),
          usuario_id: depois['usuario_id'],
          aparelho: depois['aparelho'],
        }),
      )
    case 'vista_na_fila':
      return vistaNaFila(mudanca, depois)
    case 'presenca':
      // Heartbeats change none of these attributes: a day of work is one event, not three thousand.
      return quando(
        depois['consulta_id'] === undefined &&
          ['entrou_em', 'especialidade', 'consulta_id'].some((atributo) => mudou(mudanca, atributo)),
        () =>
          evento('fila.aberta', {
            ...base(mudanca),
            medico_id: depois['medico_id'],
            especialidade: depois['especialidade'],
          }),
      )
    case 'lugar_na_sala':
      // A place that was left on purpose is kept without its connection.
      return quando(!antes?.['conexao_id'] && depois['conexao_id'] !== undefined, () =>
        evento(depois['papel'] === 'medico' ? 'sala.medico' : 'sala.paciente', {
          ...base(mudanca),
          consulta_id: depois['consulta_id'],
          aceita_em: depois['aceita_em'],
        }),
      )
    case 'auditoria':
      return doRegistro(mudanca, depois)
    case 'adendo_do_registro':
      return quando(!antes, () =>
        evento('registro.adendo', {
          ...base(mudanca),
          consulta_id: depois['consulta_id'],
          medico_id: depois['medico_id'],
        }),
      )
    case 'ato':
      return doAto(mudanca, depois)
    case 'triagem':
      return quando(!antes, () => triagemFeita(mudanca, depois))
    case 'kyc_corrida':
      return daCorrida(mudanca, depois)
    case 'lancamento':
      return quando(!antes, () => lancado(mudanca, depois))
    case 'aviso_cartao':
      return quando(!antes, () => avisado(mudanca, depois))
    case 'mensagem':
      return quando(mudou(mudanca, 'estado') && depois['estado'] === 'enviada', () =>
        evento('email.enviado', base(mudanca)),
      )
    case 'devolucao':
      return quando(!antes, () =>
        evento('email.devolvido', {
          ...base(mudanca),
          motivo: depois['motivo'],
          definitiva: depois['definitiva'],
        }),
      )
    default:
      return []
  }
}

/** An open connection is rewritten when it is authorised again: only its start and end are events. */
function daConexao(mudanca: Mudanca): Evento[] {
  const { antes, depois } = mudanca
  if (antes && depois) return []
  return [evento('conexao.passagem', { ...base(mudanca), passagem: depois ? 'aberta' : 'fechada' })]
}

/** Use of a passkey changes its counter, which is no event. */
function daChave(mudanca: Mudanca): Evento[] {
  const { antes, depois } = mudanca
  const dizer = (para: string) => [
    evento('usuario.chave', { ...base(mudanca), usuario_id: (depois ?? antes)?.['usuario_id'], para }),
  ]
  if (!antes) return dizer('criada')
  if (!depois) return dizer('retirada')
  return mudou(mudanca, 'copiada_em') ? dizer('copiada') : []
}

const triagemFeita = (mudanca: Mudanca, depois: Imagem): Evento =>
  evento('triagem.feita', {
    ...base(mudanca),
    triagem_id: depois['id'],
    paciente_id: depois['paciente_id'],
    resultado:
      depois['red_flag'] === true
        ? 'emergencia'
        : depois['ok_para_tele'] === true
          ? 'elegivel'
          : 'presencial',
  })

const lancado = (mudanca: Mudanca, depois: Imagem): Evento =>
  evento('pagamento.lancado', {
    ...base(mudanca),
    consulta_id: depois['consulta_id'],
    lancamento: depois['tipo'],
    valor: depois['valor'],
  })

const avisado = (mudanca: Mudanca, depois: Imagem): Evento =>
  evento('cartao.avisado', {
    ...base(mudanca),
    atraso_ms: Math.max(0, instante(depois['tratado_em']) - instante(depois['criado_em'])),
  })

/** How the doctors are named in the item of who saw a waiting consultation: one attribute each, with the instant. */
export const VISTA_POR = 'medico:'

/** The doctors that one write added, all at the same instant; that their line was written later is no news. */
function vistaNaFila(mudanca: Mudanca, depois: Imagem): Evento[] {
  const novos = Object.keys(depois).filter(
    (atributo) => atributo.startsWith(VISTA_POR) && mudanca.antes?.[atributo] === undefined,
  )
  const [primeiro] = novos
  if (primeiro === undefined) return []
  const medicos = novos.map((atributo) => atributo.slice(VISTA_POR.length))
  return [evento('fila.vista', { ...base(mudanca), em: depois[primeiro], ...ids(depois), medicos })]
}

/** A run ends in the write of its last stage: the stage's event comes first, each with its own id. */
function daCorrida(mudanca: Mudanca, depois: Imagem): Evento[] {
  const { antes } = mudanca
  const quem = { usuario_id: depois['usuario_id'], corrida_id: depois['id'] }
  const etapas = KYC_ETAPAS.flatMap((etapa) => {
    const atributo = `resultado_${etapa}`
    if (!mudou(mudanca, atributo) || depois[atributo] === undefined) return []
    const { veredito, score, em } = z.parse(resultadoSchema, depois[atributo])
    return [
      evento('kyc.etapa', {
        ...base(mudanca),
        id: `${mudanca.id}#${etapa}`,
        ...quem,
        etapa,
        veredito,
        score,
        duracao_ms: Math.max(0, instante(em) - instante(antes?.['updated_at'] ?? depois['created_at'])),
      }),
    ]
  })
  if (!mudou(mudanca, 'status')) return etapas
  const criada = { ...base(mudanca), ...quem, criada_em: depois['created_at'] }
  return [...etapas, evento('kyc.corrida', { ...criada, ...passagem(mudanca, depois) })]
}

const instante = (iso: unknown): number => Date.parse(z.parse(z.string(), iso))

const consultaStatus = (mudanca: Mudanca, depois: Imagem): Evento =>
  evento('consulta.status', {
    ...base(mudanca),
    consulta_id: depois['id'],
    paciente_id: destinatario(depois),
    medico_id: texto(depois, 'assigned_to') ?? null,
    ...passagem(mudanca, depois),
  })

const documentoStatus = (mudanca: Mudanca, depois: Imagem): Evento =>
  evento('documento.status', {
    ...base(mudanca),
    documento_id: depois['id'],
    consulta_id: depois['consulta_id'],
    paciente_id: destinatario(depois),
    medico_id: depois['medico_id'],
    ...passagem(mudanca, depois),
  })

/** Every change of a critical field has a line in the access log, and the event is derived from that. */
function doRegistro(mudanca: Mudanca, depois: Imagem): Evento[] {
  const { campo } = EVENTOS['usuario.alterado'].shape
  const alterado = campo.safeParse(texto(depois, 'objeto')?.replace(/^usuario:/, ''))
  if (mudanca.antes || depois['acao'] !== 'alterar' || !alterado.success) return []
  return [
    evento('usuario.alterado', {
      ...base(mudanca),
      usuario_id: depois['paciente_id'],
      campo: alterado.data,
    }),
  ]
}

/**
 * From the act and not from the item that changed: closing an account erases that item too, and an owner who proves
 * their address removes what a stranger had turned on, of which they never heard.
 */
function doAto(mudanca: Mudanca, depois: Imagem): Evento[] {
  const usuario_id = texto(depois, 'objeto')?.replace(/^usuario:/, '')
  const dizer = (para: string) => [evento('usuario.segundo_fator', { ...base(mudanca), usuario_id, para })]
  if (mudanca.antes) return []
  if (depois['acao'] === 'segundo_fator_ligar') return dizer('ligado')
  return depois['acao'] === 'segundo_fator_retirar' && depois['ator_id'] !== usuario_id
    ? dizer('retirado')
    : []
}

const conta = z.pick(usuarioSchema, { kyc_status: true, access_tier: true, closed_at: true })

function kycStatus(mudanca: Mudanca, antes: Imagem, depois: Imagem): Evento {
  const agora = z.parse(conta, depois)
  const pendente = z.parse(usuarioSchema.shape.alteracao_pendente, antes['alteracao_pendente'])
  const largada = pendente !== undefined && depois[pendente.campo] !== pendente.valor
  return evento('kyc.status', {
    ...base(mudanca),
    usuario_id: depois['id'],
    ...agora,
    de: contaDe(z.parse(conta, antes)),
    para: contaDe(agora),
    ...(largada && agora.kyc_status === 'approved' && { desistiu: true }),
  })
}

/**
 * An event as a consumer received it; undefined for types of others.
 * @throws ZodError when its detail is not as promised
 */
export function lerEvento(tipo: string, detalhe: unknown): Evento | undefined {
  return eTipoDeEvento(tipo) ? evento(tipo, detalhe) : undefined
}

const eTipoDeEvento = (tipo: string): tipo is TipoDeEvento => Object.hasOwn(EVENTOS, tipo)

/** Parsed, so that consumers get exactly the promised fields. */
function evento(tipo: TipoDeEvento, detalhe: unknown): Evento {
  return { tipo, detalhe: z.parse(EVENTOS[tipo], detalhe) } as Evento
}

function base({ id, em, depois }: Mudanca) {
  const correlacao = texto(depois, 'correlacao')
  return { id, em, ...(correlacao !== undefined && { correlacao }) }
}
/** Whom news of a patient is for: their account, or that of whoever answers for them. */
const destinatario = (depois: Imagem) => texto(depois, 'responsavel_id') ?? depois['paciente_id']
const ids = (depois: Imagem) => ({ consulta_id: depois['consulta_id'], paciente_id: depois['paciente_id'] })
const passagem = ({ antes }: Mudanca, depois: Imagem) => ({
  de: texto(antes, 'status') ?? null,
  para: depois['status'],
})
