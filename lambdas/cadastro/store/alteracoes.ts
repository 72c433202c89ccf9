import * as z from 'zod/mini'
import type { AcaoDoCodigo } from '#domain/acesso/codigo-por-email.ts'
import {
  type AlteracaoPossivel,
  CAMPOS_CRITICOS,
  type CampoCritico,
  eDaIdentidade,
} from '#domain/cadastro/alteracao.ts'
import { tierDe } from '#domain/acesso/tier.ts'
import { provados } from '#domain/cadastro/duplicados.ts'
import type { Usuario } from '#domain/cadastro/usuario.ts'
import { DomainError } from '#domain/base/erros.ts'
import * as DIAS from '#domain/base/retencao-dias.ts'
import { prazo, ttlDe, ttlEm, vencimento } from '#lambdas/runtime/prazos.ts'
import * as auditoria from '../../store/auditoria.ts'
import * as doisFatores from '../../acesso/store/codigos-por-email.ts'
import { hmac } from '../../store/hmac.ts'
import {
  alteracaoKey,
  alteradoKey,
  auditoriaKey,
  consultaAbertaKey,
  emConsultaKey,
  kycKey,
  medicoKey,
  usuarioKey,
} from '../../store/keys.ts'
import * as medicos from '../../store/medicos.ts'
import * as kyc from '../../kyc/store/situacao.ts'
import {
  ALWAYS,
  check,
  ConditionFailed,
  get,
  NEW,
  put,
  remove,
  update,
  type Write,
  write,
} from '../../store/table.ts'
import { emUso, soltar, travar } from '../../store/unicos.ts'

/** Changes of the fields that say who a person is. */

const ACAO: AcaoDoCodigo = 'critical_data_change'
/** Statuses of the identity check in which no run is using the data (estados §5). */
const PARADO = { in: ['draft', 'rejected'] } as const

const feitaSchema = z.object({
  campo: z.enum(CAMPOS_CRITICOS),
  /** HMAC of the value. */
  valor: z.string(),
  requires_re_kyc: z.boolean(),
  audit_id: z.string(),
  em: z.string(),
})
/** What was answered to a request. */
export type Feita = z.output<typeof feitaSchema>

export interface Pedido {
  readonly campo: CampoCritico
  /** The value in its stored form. */
  readonly valor: string
  /** HMAC of the request's idempotency key. */
  readonly chave: string
}

/** What was answered to this request before. @throws DomainError conflito when it asked for something else */
export async function feita(usuario_id: string, pedido: Pedido): Promise<Feita | undefined> {
  const item = await get(alteracaoKey(usuario_id, pedido.chave))
  if (!item) return undefined
  const antes = z.parse(feitaSchema, item)
  if (antes.campo !== pedido.campo || antes.valor !== (await marca(pedido))) throw new DomainError('conflito')
  return antes
}

/**
 * Makes a change, or lets it wait for the identity check, in one transaction: unique locks, profile, access log, the
 * day's limit, the confirmed code and what is answered when the request comes again.
 * @throws DomainError duplicado, muitas_tentativas, segundo_fator_necessario, consulta_aberta, conflito
 */
export async function gravar(
  antes: Usuario,
  pedido: Pedido,
  modo: AlteracaoPossivel,
  agora: Date,
): Promise<Feita> {
  const { id, tipo } = antes
  const { campo, valor } = pedido
  const em = agora.toISOString()
  const refazer = modo === 'refazer_kyc'
  const identidade = (v: string) => ({ tipo, ...(campo !== 'nome' && { [campo]: v }) })
  const travas = await travar({
    usuario_id: id,
    identidade: identidade(valor),
    agora,
    // A new e-mail is unconfirmed; a CPF that waits for the identity check is proven by it.
    provados: refazer ? [] : provados({ ...antes, email_confirmado: false }),
  })
  const passos: Passo[] = [
    ...travas.map((trava): Passo => [trava.write, () => emUso(trava.campo)]),
    ...(refazer ? [] : await soltar(id, identidade(antes[campo]))).map(semRecusa),
    semRecusa(perfil(antes, pedido, refazer, em)),
    // An address that is wrong or dead is mended at once, however often it was changed today.
    await doDia(id, campo, agora, modo === 'com_prova'),
    ...(antes.kyc_status === 'approved' ? [] : [semRecusa(check(kycKey(id), { current_state: PARADO }))]),
    ...(modo === 'livre' || modo === 'com_prova'
      ? []
      : [
          [doisFatores.usoWrite(id, ACAO, agora), () => new DomainError('segundo_fator_necessario')] as const,
        ]),
    ...(refazer ? recomeco(antes, agora) : []),
  ]
  const fato = { paciente_id: id, ator_id: id, objeto: `usuario:${campo}`, em }
  let resposta: Feita | undefined
  await auditoria.registrarCom(
    { ...fato, acao: refazer ? 'pedir_alteracao' : 'alterar' },
    async (linha, { sequencia }) => {
      const audit_id = `${id}:${sequencia}`
      resposta = { campo, valor: await marca(pedido), requires_re_kyc: refazer, audit_id, em }
      const registro = put(
        {
          ...alteracaoKey(id, pedido.chave),
          entidade: 'alteracao',
          ...resposta,
          ttl: ttlDe(DIAS.alteracao, agora),
        },
        NEW,
      )
      await recusando([semRecusa(linha), semRecusa(registro), ...passos], auditoriaKey(id, sequencia))
    },
  )
  if (!resposta) throw new Error('A change was written without an answer')
  return resposta
}

/**
 * Undoes a change whose other half failed: values, locks and the day's limit are as before.
 * @throws ConditionFailed when the profile changed meanwhile
 */
export async function desfazer(antes: Usuario, { campo, valor, chave }: Pedido, agora: Date): Promise<void> {
  const { id, tipo } = antes
  if (campo === 'nome') throw new Error('A name has no other half')
  const travas = await travar({
    usuario_id: id,
    identidade: { tipo, [campo]: antes[campo] },
    agora,
    provados: provados(antes),
  })
  const set = {
    [campo]: antes[campo],
    email_confirmado: antes.email_confirmado,
    updated_at: agora.toISOString(),
  }
  const fato = { paciente_id: id, ator_id: id, acao: 'desfazer_alteracao', objeto: `usuario:${campo}` }
  await auditoria.registrarCom({ ...fato, em: agora.toISOString() }, async (linha) =>
    write(
      linha,
      ...travas.map((trava) => trava.write),
      ...(await soltar(id, { tipo, [campo]: valor })),
      update(usuarioKey(id), { set }, { [campo]: valor }),
      remove(alteradoKey(id, campo), ALWAYS),
      remove(alteracaoKey(id, chave), ALWAYS),
    ),
  )
}

/**
 * Withdraws the change that waits for the identity check, in one transaction: the profile is verified as before, the
 * new CPF is released, and the day's change is given back. Only while no run uses it: a run decides.
 * @throws DomainError verificacao_pendente, conflito
 */
export async function desistir(
  { id, tipo, kyc_status, updated_at }: Usuario,
  { campo, valor }: NonNullable<Usuario['alteracao_pendente']>,
  agora: Date,
): Promise<void> {
  const em = agora.toISOString()
  const medico = tipo === 'medico' ? await medicos.find(id) : undefined
  const verificado = {
    tipo,
    kyc_status: 'approved',
    em_analise: false,
    status_crm: medico?.status_crm,
  } as const
  const set = { kyc_status: 'approved', access_tier: tierDe(verificado), updated_at: em }
  const passos: Passo[] = [
    semRecusa(update(usuarioKey(id), { set, remove: ['alteracao_pendente'] }, { kyc_status, updated_at })),
    [kyc.desistencia(id, agora), () => new DomainError('verificacao_pendente')],
    // The council's answer may arrive at the same time.
    ...(medico ? [semRecusa(check(medicoKey(id), { status_crm: medico.status_crm }))] : []),
    ...(campo === 'cpf' ? await soltar(id, { tipo, cpf: valor }) : []).map(semRecusa),
    semRecusa(remove(alteradoKey(id, campo), ALWAYS)),
  ]
  const fato = { paciente_id: id, ator_id: id, acao: 'desistir_da_alteracao', objeto: `usuario:${campo}`, em }
  await auditoria.registrarCom(fato, (linha, { sequencia }) =>
    recusando([semRecusa(linha), ...passos], auditoriaKey(id, sequencia)),
  )
}

/** A write, and what is said when its condition does not hold. */
type Passo = readonly [escrita: Write, recusa: () => DomainError]

const semRecusa = (escrita: Write): Passo => [escrita, () => new DomainError('conflito')]

/**
 * Performs the writes as one transaction and turns the condition that failed into its refusal.
 * @throws ConditionFailed for the write to `deixa`, the access log, which its own caller tries again; DomainError for
 * the others
 */
async function recusando(
  passos: readonly Passo[],
  deixa: Parameters<ConditionFailed['at']>[0],
): Promise<void> {
  try {
    await write(...passos.map(([escrita]) => escrita))
  } catch (error) {
    if (!(error instanceof ConditionFailed)) throw error
    const recusa = error.failures.find(({ key }) => key.pk !== deixa.pk || key.sk !== deixa.sk)
    throw recusa ? (passos[recusa.index]?.[1]() ?? error) : error
  }
}

function perfil(antes: Usuario, { campo, valor }: Pedido, refazer: boolean, em: string): Write {
  const { id, kyc_status, updated_at } = antes
  const pendente = eDaIdentidade(campo) && { campo, valor, anterior: antes[campo], em }
  const set = refazer
    ? { alteracao_pendente: pendente, kyc_status: 'pending', access_tier: 'restricted', updated_at: em }
    : { [campo]: valor, ...(campo === 'email' && { email_confirmado: false }), updated_at: em }
  return update(usuarioKey(id), { set }, { kyc_status, updated_at })
}

/** The identity check begins again; not while somebody is being looked after (estados §1). */
const recomeco = ({ id, tipo }: Usuario, agora: Date): Passo[] => [
  semRecusa(kyc.recomeco(id, agora)),
  [
    check(tipo === 'medico' ? emConsultaKey(id) : consultaAbertaKey(id), NEW),
    () =>
      new DomainError('consulta_aberta', {
        detail: 'Termine a consulta em andamento antes de alterar este dado.',
      }),
  ],
]

/** One change of a field a day (P §9). @throws DomainError muitas_tentativas with `retry_after` */
async function doDia(id: string, campo: CampoCritico, agora: Date, dispensado: boolean): Promise<Passo> {
  const key = alteradoKey(id, campo)
  const antes = await get(key)
  const desde = typeof antes?.ate === 'string' ? antes.ate : undefined
  if (!dispensado && desde !== undefined && desde > agora.toISOString())
    throw limiteDoDia(Math.ceil((Date.parse(desde) - agora.getTime()) / 1000))
  const ate = vencimento('alteracao_de_dado_critico', agora)
  const item = { ...key, entidade: 'alterado', ate, ttl: ttlEm(ate) }
  return [
    put(item, desde === undefined ? NEW : { ate: desde }),
    () => limiteDoDia(Math.ceil(prazo('alteracao_de_dado_critico') / 1000)),
  ]
}

const limiteDoDia = (retry_after: number): DomainError =>
  new DomainError('muitas_tentativas', {
    detail: 'Limite de alterações atingido. Aguarde 24 horas.',
    retry_after,
  })

const marca = ({ campo, valor }: Pick<Pedido, 'campo' | 'valor'>): Promise<string> =>
  hmac('alteracao', JSON.stringify([campo, valor]))
