import { contaDe } from '#domain/acesso/machine.ts'
import { rota } from '#domain/acesso/rotas.ts'
import type { Usuario } from '#domain/cadastro/usuario.ts'
import type { Consulta } from '#domain/consulta/consulta.ts'
import type { Modelo } from '#domain/email/modelos.ts'
import type { Evento } from '#domain/eventos/eventos.ts'
import { env } from '#lambdas/runtime/env.ts'
import * as consultas from '#lambdas/store/consultas.ts'
import * as medicos from '#lambdas/store/medicos.ts'
import * as pagamentos from '#lambdas/store/pagamentos.ts'

type EventoDe<T extends Evento['tipo']> = Extract<Evento, { tipo: T }>['detalhe']

/** The message an event asks for, written from what is stored now; undefined when there is nothing to say. */
export async function modeloDe(evento: Evento, usuario: Usuario): Promise<Modelo | undefined> {
  switch (evento.tipo) {
    case 'consulta.status':
      return daConsulta(evento.detalhe, usuario)
    case 'pagamento.status':
      return evento.detalhe.para === 'capturado'
        ? doPagamento(evento.detalhe.consulta_id, usuario)
        : undefined
    case 'documento.status':
      return evento.detalhe.para === 'signed'
        ? { nome: 'documento_pronto', dados: { nome: usuario.nome, url: pagina('meus_arquivos') } }
        : undefined
    case 'kyc.status':
      return daVerificacao(evento.detalhe, usuario)
    default:
      return undefined
  }
}

async function daConsulta(
  { consulta_id, de, para }: EventoDe<'consulta.status'>,
  { nome }: Usuario,
): Promise<Modelo | undefined> {
  const consulta = await consultas.find(consulta_id)
  if (consulta?.status !== para) return undefined
  const dados = { nome, url: pagina('status_consulta', consulta_id) }
  switch (para) {
    case 'queued':
      // Given back by a doctor: the patient's place is kept, there is nothing they must do.
      return de === 'pending' ? { nome: 'consulta_solicitada', dados } : undefined
    case 'assigned': {
      const { nome_oficial } = await medicoDe(consulta)
      return { nome: 'consulta_aceita', dados: { ...dados, medico: nome_oficial } }
    }
    case 'expired':
      return { nome: 'consulta_expirada', dados: { ...dados, motivo: motivoDe(consulta) } }
    case 'cancelled':
      return { nome: 'consulta_cancelada', dados: { ...dados, motivo: motivoDe(consulta) } }
    default:
      return undefined
  }
}

function motivoDe({ id, motivo_fim }: Consulta) {
  if (!motivo_fim) throw new Error(`Consultation ${id} ended without a reason`)
  return motivo_fim
}

/** The doctor who took a consultation: verified, so the council's spelling of the name is known. */
async function medicoDe({ id, assigned_to = '' }: Consulta) {
  const medico = await medicos.find(assigned_to)
  if (!medico?.nome_oficial) throw new Error(`The doctor of consultation ${id} has no official name`)
  return { ...medico, nome_oficial: medico.nome_oficial }
}

async function doPagamento(consulta_id: string, { nome }: Usuario): Promise<Modelo> {
  const [consulta, livro] = await Promise.all([consultas.find(consulta_id), pagamentos.livro(consulta_id)])
  const captura = livro.find(({ tipo }) => tipo === 'capturado')
  if (!captura || !consulta) throw new Error(`Nothing to write a receipt of ${consulta_id} from`)
  const { nome_oficial, crm, uf } = await medicoDe(consulta)
  return {
    nome: 'recibo',
    dados: {
      nome,
      url: pagina('status_consulta', consulta_id),
      profissional: `Dr(a). ${nome_oficial} (CRM ${crm}/${uf})`,
      valor: captura.valor,
      em: captura.em,
      consulta_id,
    },
  }
}

/** Only what a run of the verification decided; a change of one's own data says so on the screen. */
function daVerificacao({ de, para }: EventoDe<'kyc.status'>, usuario: Usuario): Modelo | undefined {
  const { nome, tipo } = usuario
  if (contaDe(usuario) !== para || para === de) return undefined
  const dados = (url: string) => ({ nome, tipo, url })
  switch (para) {
    case 'approved_full':
      return { nome: 'kyc_aprovado', dados: dados(pagina(tipo === 'medico' ? 'fila_medico' : 'triagem')) }
    case 'approved_restricted':
      return de === 'approved_full'
        ? undefined
        : { nome: 'kyc_aprovado_sem_crm', dados: dados(pagina('onboarding_medico')) }
    case 'rejected_blocked':
      return { nome: 'kyc_rejeitado', dados: dados(pagina('kyc_retry')) }
    case 'pending_restricted':
      return de === 'pending_blocked'
        ? {
            nome: 'kyc_em_analise',
            dados: dados(pagina(tipo === 'medico' ? 'onboarding_medico' : 'triagem')),
          }
        : undefined
    default:
      return undefined
  }
}

/** Address of a screen; `id` fills the one parameter some have. */
const pagina = (tela: Parameters<typeof rota>[0], id = ''): string =>
  new URL(rota(tela).caminho.replace(/:id\??$/, id), env('ORIGEM')).href
