import type { PreferenciaVista } from './preferencia.ts'

/** 'Falar de novo com este médico' (decision 047). */
export const DE_NOVO = {
  botao: 'Falar de novo com este médico',
  explica: (medico: string) =>
    `Dr(a). ${medico} está online. A consulta é nova: triagem, pagamento e fila são os de sempre, e só o primeiro convite é para ele(a).`,
  pedindo: (medico: string) =>
    `Você pediu para falar de novo com Dr(a). ${medico}. Se ele(a) estiver livre na especialidade desta consulta, é o primeiro a ser chamado; se não aceitar em instantes, os outros médicos são chamados também, e você não perde seu lugar.`,
  qualquer: 'Pedir a qualquer médico',
} as const

/** What became of the wish, to the patient who waits. */
export const PREFERENCIA: Readonly<Record<PreferenciaVista['situacao'], (medico: string) => string>> = {
  primeiro: (medico) =>
    `Dr(a). ${medico} é o primeiro a ser chamado. Se não aceitar em instantes, os outros médicos são chamados também.`,
  ausente: (medico) =>
    `Dr(a). ${medico} não está livre agora nesta especialidade. Seu pedido segue como qualquer outro, com os médicos que estiverem online.`,
  seguiu: (medico) =>
    `Dr(a). ${medico} ainda não aceitou. Seu pedido segue como qualquer outro: todos os médicos que o veriam já o veem.`,
}
