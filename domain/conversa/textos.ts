import { MAIS_ANEXOS } from './anexo.ts'
import type { Enviados, Remetente } from './mensagem.ts'

/** What the screens of the messages say. */
export const CONVERSA = {
  titulo: 'Mensagens e arquivos',
  controle: 'Mensagens',
  lista: 'Mensagens da consulta',
  antes: {
    paciente: 'Mande fotos, exames em PDF ou um recado. O médico os vê quando aceitar a consulta.',
    medico: 'Nada foi enviado ainda.',
  },
  durante: {
    paciente: 'Nada foi enviado ainda. O que você mandar fica no prontuário desta consulta.',
    medico: 'Nada foi enviado ainda. O que vocês mandarem fica no prontuário desta consulta.',
  },
  nada: 'Nada foi enviado nesta consulta.',
  emergencia: 'Mensagens não são vistas na hora. Em uma emergência, ligue 192.',
  mensagem: 'Mensagem',
  enviar: 'Enviar',
  foto: 'Tirar foto',
  arquivo: 'Foto ou PDF',
  restam: (n: number) => (n === 1 ? 'Cabe mais 1 arquivo.' : `Cabem mais ${n} arquivos.`),
  cheia: `Você enviou ${MAIS_ANEXOS} arquivos, o máximo nesta consulta.`,
  escreve_ate: {
    paciente: (quando: string) =>
      `A consulta terminou. Você pode escrever até ${quando}, mas o médico pode não ver a tempo. Se precisar de atendimento, solicite outra consulta.`,
    medico: (quando: string) => `A consulta terminou. Vocês podem escrever até ${quando}.`,
  } satisfies Record<Remetente, (quando: string) => string>,
  por_responder: {
    titulo: 'O paciente escreveu depois da consulta',
    item: (fim: string, ate: string) => `Consulta encerrada em ${fim}: você pode responder até ${ate}.`,
    abrir: 'Ver mensagens',
  },
  encerrada: 'A consulta terminou, e as mensagens ficam guardadas como estão.',
  enviando: 'Enviando…',
  sem_rede: 'Sem internet. Será enviada quando ela voltar.',
  nao_enviada: (motivo: string) => `Não foi enviada: ${motivo}`,
  tentar: 'Tentar Novamente',
  desistir: 'Desistir',
  erro: { titulo: 'Erro ao carregar as mensagens', tentar: 'Tentar Novamente' },
  abrir_pdf: 'Abrir PDF',
  foto_de: (quem: string, hora: string) => `Foto enviada por ${quem} às ${hora}`,
  sem_foto: 'A foto não pôde ser aberta.',
  novas: (n: number) => (n === 1 ? '1 nova' : `${n} novas`),
  fechar: 'Fechar mensagens',
} as const

/** Who a message is of, as the other side and the sender read it. */
export const quemDisse = (de: Remetente, eu: Remetente): string =>
  de === eu ? 'Você' : de === 'medico' ? 'Médico' : 'Paciente'

/** What waits to be seen, in words: '2 arquivos e 1 mensagem do paciente'. */
export function enviadosEscritos({ textos, anexos }: Enviados): string {
  const partes = [
    anexos > 0 && `${anexos} ${anexos === 1 ? 'arquivo' : 'arquivos'}`,
    textos > 0 && `${textos} ${textos === 1 ? 'mensagem' : 'mensagens'}`,
  ].filter(Boolean)
  return `${partes.join(' e ')} do paciente`
}
