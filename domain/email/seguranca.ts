import type { Recibo } from '../cadastro/encerramento.ts'
import { CONTATO } from '../base/contato.ts'
import type { Conteudo } from './mensagem.ts'
import { saudacao } from './nome.ts'
import { emSaoPaulo } from '../base/em-sao-paulo.ts'

/** Notices of changes to an account, for an owner who did not make them (P §4.6): new values are never included. */

const NAO_FUI_EU = 'Se não foi você, redefina sua senha agora: isso encerra todas as sessões abertas.'

const ESCREVA_AO_SUPORTE = `Se não foi você, escreva para o suporte agora: ${CONTATO.email}.`

interface DadosDoAviso {
  readonly nome: string
  /** ISO instant of the change. */
  readonly em: string
  /** Where to act on it. */
  readonly url: string
}

/** A new password was set. */
export const senhaAlterada = ({ nome, em, url }: DadosDoAviso): Conteudo => ({
  assunto: 'Sua senha do Acolhe foi alterada',
  previa: 'Se foi você, não precisa fazer nada.',
  titulo: 'Senha alterada',
  paragrafos: [
    saudacao(nome),
    `A senha da sua conta foi alterada em ${emSaoPaulo(em)}. As outras sessões foram encerradas.`,
  ],
  botao: { rotulo: 'Abrir o Acolhe', url },
  avisos: [
    'Se foi você, não precisa fazer nada.',
    'Se não foi você, toque em Esqueci minha senha na tela de entrada: a nova senha encerra todas as sessões abertas.',
  ],
})

/** For the address the account no longer has. */
export const emailAlterado = ({ nome, em, url }: DadosDoAviso): Conteudo => ({
  assunto: 'O e-mail da sua conta foi alterado',
  previa: 'Este endereço deixou de ser o da sua conta.',
  titulo: 'E-mail alterado',
  paragrafos: [
    saudacao(nome),
    `O e-mail da sua conta foi alterado em ${emSaoPaulo(em)}. Este endereço não recebe mais mensagens da conta.`,
  ],
  botao: { rotulo: 'Abrir o Acolhe', url },
  // A reset link for this address would no longer work.
  avisos: [
    'Se foi você, não precisa fazer nada.',
    `Se não foi você, entre em contato com o suporte agora para recuperar sua conta: ${CONTATO.email}.`,
  ],
})

interface DadosDaAlteracao extends DadosDoAviso {
  /** As the screens call the field: 'telefone', 'nome', 'CPF'. */
  readonly campo: string
}

/** Another field that says who somebody is was changed. */
export const dadoAlterado = ({ nome, em, url, campo }: DadosDaAlteracao): Conteudo => ({
  assunto: 'Um dado da sua conta foi alterado',
  previa: `Alteração de ${campo}.`,
  titulo: 'Dado alterado',
  paragrafos: [
    saudacao(nome),
    `O campo ${campo} da sua conta foi alterado em ${emSaoPaulo(em)}. Confira em Minha Conta.`,
  ],
  botao: { rotulo: 'Abrir Minha Conta', url },
  avisos: ['Se foi você, não precisa fazer nada.', NAO_FUI_EU],
})

interface DadosDoAparelho extends DadosDoAviso {
  /** As a person recognises it: 'Chrome no Windows'. */
  readonly navegador: string
  /** The network it came from; no town is guessed from it. */
  readonly rede: string
}

/** Somebody signed in from a browser the account did not know. */
export const aparelhoNovo = ({ nome, em, url, navegador, rede }: DadosDoAparelho): Conteudo => ({
  assunto: 'Nova entrada na sua conta do Acolhe',
  previa: `${navegador}, em ${emSaoPaulo(em)}.`,
  titulo: 'Entrada em um aparelho novo',
  paragrafos: [
    saudacao(nome),
    `Alguém entrou na sua conta em ${emSaoPaulo(em)} por um aparelho que ainda não conhecíamos: ${navegador}, na rede ${rede}.`,
  ],
  botao: { rotulo: 'Ver Sessões e Aparelhos', url },
  avisos: [
    'Se foi você, não precisa fazer nada.',
    'Se não foi você, encerre essa sessão e redefina sua senha agora.',
  ],
})

interface DadosDoEncerramento extends DadosDoAviso {
  readonly protocolo: string
  readonly apagado: readonly string[]
  readonly mantido: Recibo['mantido']
}

/** The account was closed: what was erased, what the law keeps and until when. */
export const contaEncerrada = ({
  nome,
  em,
  url,
  protocolo,
  apagado,
  mantido,
}: DadosDoEncerramento): Conteudo => ({
  assunto: 'Sua conta do Acolhe foi encerrada',
  previa: 'Guarde este recibo.',
  titulo: 'Conta encerrada',
  paragrafos: [
    saudacao(nome),
    `Sua conta foi encerrada em ${emSaoPaulo(em)}. Protocolo: ${protocolo}.`,
    `Apagado: ${apagado.join('; ')}.`,
    ...mantido.map(
      ({ o_que, por_que, ate }) =>
        `Guardado até ${ate.split('-').toReversed().join('/')}: ${o_que}. ${por_que}.`,
    ),
  ],
  botao: { rotulo: 'Abrir o Acolhe', url },
  avisos: [ESCREVA_AO_SUPORTE],
})

const VER_CHAVES = 'Ver Sessões e Aparelhos'

/** A passkey was made: from now on a device opens the account. */
export const chaveCriada = ({ nome, em, url }: DadosDoAviso): Conteudo => ({
  assunto: 'Nova chave de acesso na sua conta do Acolhe',
  previa: 'Um aparelho passou a abrir a sua conta.',
  titulo: 'Chave de acesso criada',
  paragrafos: [
    saudacao(nome),
    `Uma chave de acesso foi criada na sua conta em ${emSaoPaulo(em)}. O aparelho que a guarda entra sem a senha.`,
  ],
  botao: { rotulo: VER_CHAVES, url },
  avisos: [
    'Se foi você, não precisa fazer nada.',
    'Se não foi você, retire essa chave e redefina sua senha agora.',
  ],
})

/** A passkey was removed. */
export const chaveRetirada = ({ nome, em, url }: DadosDoAviso): Conteudo => ({
  assunto: 'Uma chave de acesso foi retirada da sua conta',
  previa: 'Ela não abre mais a sua conta.',
  titulo: 'Chave de acesso retirada',
  paragrafos: [
    saudacao(nome),
    `Uma chave de acesso foi retirada da sua conta em ${emSaoPaulo(em)}. O que ela abriu em outros aparelhos foi encerrado.`,
  ],
  botao: { rotulo: VER_CHAVES, url },
  avisos: ['Se foi você, não precisa fazer nada.', NAO_FUI_EU],
})

/** A copy of a passkey was used, so the passkey was blocked. */
export const chaveCopiada = ({ nome, em, url }: DadosDoAviso): Conteudo => ({
  assunto: 'Uma chave de acesso da sua conta foi bloqueada',
  previa: 'Ela pode ter sido copiada.',
  titulo: 'Chave de acesso bloqueada',
  paragrafos: [
    saudacao(nome),
    `Em ${emSaoPaulo(em)} uma chave de acesso da sua conta respondeu como uma cópia responderia. Ela não abre mais a sua conta.`,
  ],
  botao: { rotulo: VER_CHAVES, url },
  avisos: [
    'Entre de outro modo, retire essa chave e crie outra.',
    'Encerre as sessões que você não reconhece.',
  ],
})

/** An authenticator was turned on: a stranger who did it would have locked its owner out, whom no link helps. */
export const segundoFatorLigado = ({ nome, em, url }: DadosDoAviso): Conteudo => ({
  assunto: 'Verificação em duas etapas ligada na sua conta',
  previa: 'A senha passou a pedir também um código.',
  titulo: 'Verificação em duas etapas ligada',
  paragrafos: [
    saudacao(nome),
    `Um aplicativo autenticador foi ligado à sua conta em ${emSaoPaulo(em)}. A senha passou a pedir também o código dele, e todas as sessões foram encerradas.`,
  ],
  botao: { rotulo: 'Abrir o Acolhe', url },
  avisos: ['Se foi você, não precisa fazer nada.', ESCREVA_AO_SUPORTE],
})

/** The operator took a lost second factor away. */
export const segundoFatorRetirado = ({ nome, em, url }: DadosDoAviso): Conteudo => ({
  assunto: 'Verificação em duas etapas retirada da sua conta',
  previa: 'A sua conta passou a abrir só com a senha.',
  titulo: 'Verificação em duas etapas retirada',
  paragrafos: [
    saudacao(nome),
    `O suporte retirou a verificação em duas etapas da sua conta em ${emSaoPaulo(em)}. O autenticador e as chaves de acesso deixaram de valer, e todas as sessões foram encerradas.`,
  ],
  botao: { rotulo: 'Abrir o Acolhe', url },
  avisos: ['Se você pediu isso, entre com a senha e ligue de novo a verificação.', ESCREVA_AO_SUPORTE],
})
