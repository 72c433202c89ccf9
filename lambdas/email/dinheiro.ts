import type { Usuario } from '#domain/cadastro/usuario.ts'
import type { Carta } from '#domain/email/cartas.ts'
import type { Evento } from '#domain/eventos/eventos.ts'
import type { TipoDeLancamento } from '#domain/pagamento/livro.ts'
import { PRECOS } from '#domain/pagamento/precos.ts'
import { reservaTerminou } from '#domain/pagamento/recusas.ts'
import * as consultas from '#lambdas/store/consultas.ts'
import * as pagamentos from '#lambdas/store/pagamentos.ts'
import { medicoDe } from './medico.ts'
import { pagina } from './pagina.ts'

type PassagemDoPagamento = Extract<Evento, { tipo: 'pagamento.status' }>['detalhe']

/** What is said of money: the receipt, another card that is needed, the doctor's payout, or that there is none. */
export async function doPagamento(
  { consulta_id, para }: PassagemDoPagamento,
  { id, nome, bloqueado_em }: Usuario,
): Promise<Carta | undefined> {
  switch (para) {
    case 'capturado':
      return recibo(consulta_id, nome)
    case 'falhou': {
      const pagamento = await pagamentos.find(consulta_id)
      // Without a reason of refusal the patient asked for another card themselves.
      if (pagamento?.status !== 'falhou' || !pagamento.motivo_recusa) return undefined
      // Who is blocked has no page to pay on.
      if (bloqueado_em !== undefined) return undefined
      const url = pagina('status_consulta', { id: consulta_id })
      const semReserva = reservaTerminou(pagamento.motivo_recusa)
      return { nome: 'cobranca_recusada', dados: { nome, url, valor: PRECOS.consulta, semReserva } }
    }
    case 'liberado': {
      const url = pagina('status_consulta', { id: consulta_id })
      return (await consultas.find(consulta_id))?.assigned_to === id
        ? { nome: 'consulta_nao_cobrada', dados: { nome, url: pagina('medico_dashboard'), consulta_id } }
        : { nome: 'cobranca_encerrada', dados: { nome, url } }
    }
    case 'repassado': {
      const { valor, em } = await lancado(consulta_id, 'repassado')
      return {
        nome: 'repasse_feito',
        dados: { nome, url: pagina('medico_dashboard'), valor, em, consulta_id },
      }
    }
    default:
      return undefined
  }
}

/** The ledger's entry of this kind: amounts in a message are always the booked ones. */
async function lancado(consulta_id: string, tipo: TipoDeLancamento) {
  const entrada = (await pagamentos.livro(consulta_id)).find((lancamento) => lancamento.tipo === tipo)
  if (!entrada) throw new Error(`The ledger of ${consulta_id} has no entry "${tipo}"`)
  return entrada
}

async function recibo(consulta_id: string, nome: string): Promise<Carta> {
  const [consulta, { valor, em }] = await Promise.all([
    consultas.find(consulta_id),
    lancado(consulta_id, 'capturado'),
  ])
  if (!consulta) throw new Error(`Nothing to write a receipt of ${consulta_id} from`)
  const { nome_oficial, crm, uf } = await medicoDe(consulta)
  return {
    nome: 'recibo',
    dados: {
      nome,
      url: pagina('status_consulta', { id: consulta_id }),
      profissional: `Dr(a). ${nome_oficial} (CRM ${crm}/${uf})`,
      valor,
      em,
      consulta_id,
    },
  }
}
