import { contaDe } from '#domain/acesso/machine.ts'
import { vizinhancaDe } from '#domain/acesso/rede.ts'
import type { IdDeTela } from '#domain/base/rotas.ts'
import type { Usuario } from '#domain/cadastro/usuario.ts'
import type { Consulta } from '#domain/consulta/consulta.ts'
import type { Carta } from '#domain/email/cartas.ts'
import type { Evento } from '#domain/eventos/eventos.ts'
import * as aparelhos from '#lambdas/acesso/store/aparelhos.ts'
import * as consultas from '#lambdas/store/consultas.ts'
import * as documentos from '#lambdas/store/documentos.ts'
import * as medicos from '#lambdas/store/medicos.ts'
import * as usuarios from '#lambdas/store/usuarios.ts'
import { doPagamento } from './dinheiro.ts'
import { medicoDe } from './medico.ts'
import { pagina } from './pagina.ts'

type EventoDe<T extends Evento['tipo']> = Extract<Evento, { tipo: T }>['detalhe']

/** The message an event asks for, written from what is stored now; undefined when there is nothing to say. */
export async function cartaDoEvento(evento: Evento, usuario: Usuario): Promise<Carta | undefined> {
  switch (evento.tipo) {
    case 'consulta.status':
      return daConsulta(evento.detalhe, usuario)
    case 'pagamento.status':
      return doPagamento(evento.detalhe, usuario)
    case 'documento.status':
      return doDocumento(evento.detalhe, usuario)
    case 'registro.adendo':
      return {
        nome: 'registro_com_adendo',
        dados: { nome: usuario.nome, url: pagina('status_consulta', { id: evento.detalhe.consulta_id }) },
      }
    case 'documento.espera':
      return daEspera(usuario)
    case 'kyc.status':
      return daVerificacao(evento.detalhe, usuario)
    case 'usuario.alterado':
      return daAlteracao(evento.detalhe, usuario)
    case 'usuario.senha_alterada':
      // The reset signed them out, so the link to their account leads to the sign-in, where they can ask for another
      // reset.
      return {
        nome: 'senha_alterada',
        dados: { nome: usuario.nome, em: evento.detalhe.em, url: pagina('conta') },
      }
    case 'usuario.aparelho_novo':
      return doAparelho(evento.detalhe, usuario)
    case 'usuario.chave':
      return daChave(evento.detalhe, usuario)
    case 'usuario.segundo_fator':
      return doSegundoFator(evento.detalhe, usuario)
    default:
      return undefined
  }
}

/** What a doctor discards they usually issue again; the patient is told when nobody will. */
async function doDocumento(
  { para, medico_id }: EventoDe<'documento.status'>,
  { nome }: Usuario,
): Promise<Carta | undefined> {
  const dados = { nome, url: pagina('meus_arquivos') }
  if (para === 'signed') return { nome: 'documento_pronto', dados }
  if (para !== 'descartado' || !(await usuarios.find(medico_id))?.closed_at) return undefined
  return { nome: 'documento_descartado', dados }
}

/** Only who may still open a session is asked to. */
async function daEspera(usuario: Usuario): Promise<Carta | undefined> {
  const { length: quantos } = await documentos.pendentesDoMedico(usuario.id)
  if (quantos === 0 || contaDe(usuario) !== 'approved_full') return undefined
  return { nome: 'documentos_por_assinar', dados: { nome: usuario.nome, url: pagina('inicio'), quantos } }
}

async function doAparelho(
  { aparelho, em }: EventoDe<'usuario.aparelho_novo'>,
  { id, nome }: Usuario,
): Promise<Carta | undefined> {
  const visto = await aparelhos.find(id, aparelho)
  if (!visto) return undefined
  const { navegador, endereco } = visto
  const rede = vizinhancaDe(endereco)
  return { nome: 'aparelho_novo', dados: { nome, em, url: pagina('sessoes'), navegador, rede } }
}

const DA_CHAVE = { criada: 'chave_criada', retirada: 'chave_retirada', copiada: 'chave_copiada' } as const

/** What closing an account erases is told by its own receipt. */
const daChave = ({ em, para }: EventoDe<'usuario.chave'>, { nome, closed_at }: Usuario): Carta | undefined =>
  closed_at === undefined ? { nome: DA_CHAVE[para], dados: { nome, em, url: pagina('sessoes') } } : undefined

const doSegundoFator = (
  { em, para }: EventoDe<'usuario.segundo_fator'>,
  { nome, closed_at }: Usuario,
): Carta | undefined =>
  closed_at === undefined
    ? { nome: `segundo_fator_${para}`, dados: { nome, em, url: pagina('admin_segundo_fator') } }
    : undefined

const CAMPOS = { nome: 'nome', telefone: 'telefone', cpf: 'CPF' } as const

const daAlteracao = ({ campo, em }: EventoDe<'usuario.alterado'>, { nome }: Usuario): Carta => ({
  nome: 'dado_alterado',
  dados: { nome, em, url: pagina('conta'), campo: CAMPOS[campo] },
})

async function daConsulta(
  { consulta_id, de, para }: EventoDe<'consulta.status'>,
  { nome }: Usuario,
): Promise<Carta | undefined> {
  const consulta = await consultas.find(consulta_id)
  if (!consulta || !aindaVale(para, consulta.status)) return undefined
  const dados = { nome, url: pagina('status_consulta', { id: consulta_id }) }
  switch (para) {
    case 'queued':
      // A doctor gave the consultation back: the patient keeps the place and has nothing to do.
      return de === 'pending' ? { nome: 'consulta_solicitada', dados } : undefined
    case 'assigned': {
      const { nome_oficial } = await medicoDe(consulta)
      return { nome: 'consulta_aceita', dados: { ...dados, medico: nome_oficial } }
    }
    case 'expired':
      return { nome: 'consulta_expirada', dados: { ...dados, ...fimDe(consulta, de) } }
    case 'cancelled': {
      const fim = fimDe(consulta, de)
      const nome = fim.motivo === 'medico_recusou' ? 'consulta_recusada' : 'consulta_cancelada'
      return { nome, dados: { ...dados, ...fim } }
    }
    default:
      return undefined
  }
}

/** A doctor who accepted may have opened the room before this was read: the patient is still told to come. */
const aindaVale = (para: Consulta['status'], agora: Consulta['status']): boolean =>
  agora === para || (para === 'assigned' && agora === 'in_progress')

/**
 * Why it ended, and whether the card still held the money then: it does not before the payment, nor after the hold ran
 * out.
 */
function fimDe(consulta: Consulta, de: Consulta['status'] | null) {
  const motivo = motivoDe(consulta)
  return { motivo, retido: de !== null && de !== 'pending' && motivo !== 'retencao_perdida' }
}

function motivoDe({ id, motivo_fim }: Consulta) {
  if (!motivo_fim) throw new Error(`Consultation ${id} ended without a reason`)
  return motivo_fim
}

/**
 * Only what a run of the verification or the council decided; for changes the person made themselves, the screen says
 * it.
 */
async function daVerificacao(
  { de, para, desistiu }: EventoDe<'kyc.status'>,
  usuario: Usuario,
): Promise<Carta | undefined> {
  const { id, nome, tipo } = usuario
  if (desistiu || contaDe(usuario) !== para || para === de) return undefined
  const dados = (tela: IdDeTela) => ({ nome, url: pagina(tela) })
  switch (para) {
    case 'approved_full':
      return tipo === 'medico'
        ? verificado(id, dados('fila_medico'))
        : { nome: 'kyc_aprovado', dados: dados('triagem') }
    case 'approved_restricted':
      if (tipo !== 'medico') return undefined
      return {
        nome: de === 'approved_full' ? 'crm_irregular' : 'kyc_aprovado_sem_crm',
        dados: dados('onboarding_medico'),
      }
    case 'rejected_blocked':
      // Only the operator takes an approval away like this.
      return de === 'approved_full' || de === 'approved_restricted'
        ? { nome: 'conta_bloqueada', dados: { ...dados('kyc_retry'), tipo } }
        : { nome: 'kyc_rejeitado', dados: dados('kyc_retry') }
    case 'pending_restricted':
      return de === 'pending_blocked'
        ? {
            nome: 'kyc_em_analise',
            dados: { ...dados(tipo === 'medico' ? 'onboarding_medico' : 'triagem'), tipo },
          }
        : undefined
    default:
      return undefined
  }
}

/**
 * Identity and council agree: the mail shows the name that documents will carry, so that a wrong spelling is noticed in
 * time.
 */
async function verificado(
  medico_id: string,
  dados: { readonly nome: string; readonly url: string },
): Promise<Carta> {
  const medico = await medicos.find(medico_id)
  if (!medico?.nome_oficial) throw new Error(`The verified doctor ${medico_id} has no official name`)
  const { nome_oficial, crm, uf } = medico
  return { nome: 'medico_verificado', dados: { ...dados, nome_oficial, crm: `${crm}/${uf}` } }
}
