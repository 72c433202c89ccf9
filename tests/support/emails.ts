import type { Carta, NomeDaCarta } from '#domain/email/cartas.ts'
import { rodapeCom } from '#domain/email/rodape.ts'

/** Below every message of a stage that can prove the claim, as the embedded one does. */
export const RODAPE = rodapeCom(true)

/** What somebody could write where a name is asked: nothing of it may become markup, a header or a link. */
export const HOSTIL = '<img/src=x/onerror=alert(1)>"&\'</td>'
export const ENDERECO = 'http://127.0.0.1:4600/auth/callback?mode=paciente#token=abc&email=a%40b.com'

const EM = '2026-11-20T15:30:00.000Z'

type Exemplos = { readonly [N in NomeDaCarta]: Carta<N>['dados'] }

/** Every message of the product as it could be written to somebody of this name. */
export function exemplosDeEmail(nome: string, url: string = ENDERECO): readonly Carta[] {
  const a = { nome, url }
  const exemplos: Exemplos = {
    confirmacao: a,
    link: a,
    redefinicao: a,
    codigo_2fa: { nome, codigo: '042917', minutos: 15 },
    senha_alterada: { ...a, em: EM },
    email_alterado: { ...a, em: EM },
    dado_alterado: { ...a, em: EM, campo: 'telefone' },
    aparelho_novo: { ...a, em: EM, navegador: 'Firefox no Linux', rede: '203.0.113.0/24' },
    medico_disponivel: a,
    conta_encerrada: {
      ...a,
      em: EM,
      protocolo: 'p1',
      apagado: ['Fotos'],
      mantido: [{ o_que: 'Prontuário', por_que: 'Lei nº 13.787/2018', ate: '2046-11-20' }],
    },
    chave_criada: { ...a, em: EM },
    chave_retirada: { ...a, em: EM },
    chave_copiada: { ...a, em: EM },
    segundo_fator_ligado: { ...a, em: EM },
    segundo_fator_retirado: { ...a, em: EM },
    consulta_solicitada: a,
    consulta_aceita: { ...a, medico: nome },
    consulta_expirada: { ...a, motivo: 'sem_medico', retido: true },
    consulta_recusada: { ...a, motivo: 'medico_recusou', retido: true },
    consulta_cancelada: { ...a, motivo: 'paciente', retido: false },
    cobranca_recusada: { ...a, valor: 15_000, semReserva: false },
    cobranca_encerrada: a,
    recibo: {
      ...a,
      profissional: `Dr(a). ${nome} (CRM 123456/SP)`,
      valor: 15_000,
      em: EM,
      consulta_id: 'c1',
    },
    documento_pronto: a,
    registro_com_adendo: a,
    documento_descartado: a,
    kyc_aprovado: a,
    kyc_aprovado_sem_crm: a,
    kyc_rejeitado: a,
    conta_bloqueada: { ...a, tipo: 'paciente' },
    kyc_em_analise: { ...a, tipo: 'paciente' },
    vinculo_confirmado: a,
    vinculo_recusado: a,
    vinculo_sem_resposta: a,
    outro_responsavel: { ...a, em: EM },
    medico_verificado: { ...a, nome_oficial: nome, crm: '123456/SP' },
    crm_irregular: a,
    repasse_feito: { ...a, valor: 10_000, em: EM, consulta_id: 'c1' },
    consulta_nao_cobrada: { ...a, consulta_id: 'c1' },
    documentos_por_assinar: { ...a, quantos: 2 },
  }
  return Object.entries(exemplos).map(([n, dados]) => ({ nome: n, dados }) as Carta)
}
