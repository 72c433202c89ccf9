import { CONTATO } from '../base/contato.ts'
import { emSaoPaulo } from '../base/em-sao-paulo.ts'
import type { Conteudo } from './mensagem.ts'
import { saudacao } from './nome.ts'

/**
 * What an adult is told by mail about who depends on them. A mailbox is less private than the product: whose name it is
 * stands on the screen.
 */

interface DadosDoVinculo {
  readonly nome: string
  readonly url: string
}

/** A person read the papers and confirmed the bond. */
export const vinculoConfirmado = ({ nome, url }: DadosDoVinculo): Conteudo => ({
  assunto: 'Seu dependente foi confirmado',
  previa: 'Você já pode fazer a triagem por ele.',
  titulo: 'Dependente confirmado',
  paragrafos: [
    saudacao(nome),
    'Conferimos os documentos: você responde por quem adicionou, e já pode fazer a triagem e solicitar consultas.',
  ],
  botao: { rotulo: 'Ver Dependentes', url },
})

/** A person read the papers and they did not prove it; the reason is only shown after signing in. */
export const vinculoRecusado = ({ nome, url }: DadosDoVinculo): Conteudo => ({
  assunto: 'Não foi possível confirmar seu dependente',
  previa: 'Veja o motivo e envie outro documento.',
  titulo: 'Dependente não confirmado',
  paragrafos: [
    saudacao(nome),
    'Os documentos enviados não mostram que você responde por quem adicionou. Veja o motivo na sua conta e envie outros.',
  ],
  botao: { rotulo: 'Ver Dependentes', url },
})

/** Nobody read the papers in time, and they are deleted. */
export const vinculoSemResposta = ({ nome, url }: DadosDoVinculo): Conteudo => ({
  assunto: 'Não conferimos a tempo os documentos do seu dependente',
  previa: 'A falha foi nossa. Adicione de novo quem depende de você.',
  titulo: 'Pedido encerrado',
  paragrafos: [
    saudacao(nome),
    'Ninguém da nossa equipe conferiu a tempo os documentos que você enviou. A falha foi nossa, e pedimos desculpas.',
    'O pedido se encerrou e as imagens foram apagadas. Adicione de novo quem depende de você e envie os documentos.',
  ],
  botao: { rotulo: 'Ver Dependentes', url },
  avisos: [`Se precisar com urgência, escreva ao suporte: ${CONTATO.email}.`],
})

interface DadosDoOutroResponsavel extends DadosDoVinculo {
  /** ISO instant since which the other answers too. */
  readonly em: string
}

/** For whoever answered already: somebody else does too, and reads what is the dependant's. */
export const outroResponsavel = ({ nome, url, em }: DadosDoOutroResponsavel): Conteudo => ({
  assunto: 'Outra pessoa também responde por seu dependente',
  previa: 'Se você sabe quem é, não precisa fazer nada.',
  titulo: 'Outro responsável',
  paragrafos: [
    saudacao(nome),
    `Em ${emSaoPaulo(em)} outra pessoa comprovou, com documentos, que também responde por alguém que depende de você. ` +
      'Ela passa a ver o que é do dependente e pode solicitar consultas.',
  ],
  botao: { rotulo: 'Ver Dependentes', url },
  avisos: [
    'Se você sabe quem é, não precisa fazer nada.',
    `Se não deveria ser assim, escreva agora ao suporte: ${CONTATO.email}.`,
  ],
})
