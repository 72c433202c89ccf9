/** Being called back, as the screens say it. Without it nothing is lost, and that is said too. */

export const TOQUE = {
  titulo: 'Avisar quando for a sua vez',
  texto:
    'Você pode sair desta página: este aparelho toca quando a sua vez estiver perto, quando um médico aceitar e quando ele estiver na sala. O aviso só diz que há novidades.',
  ligar: 'Avisar neste aparelho',
  ligando: 'Ligando...',
  sem: 'Sem isso, deixe esta página aberta: ela toca e muda de título. O e-mail avisa nos dois casos.',
  ligado: 'Este aparelho avisa quando for a sua vez.',
  ligado_dica: 'Pode fechar a página. Para desligar: Minha Conta.',
  bloqueado:
    'Os avisos estão bloqueados neste navegador. Para ligar, permita notificações nas configurações do site; até lá, deixe esta página aberta. O e-mail avisa também.',
  instalar:
    'Para ser avisado no iPhone ou iPad, toque em Compartilhar e em Adicionar à Tela de Início, e abra o Acolhe por lá. Sem isso, deixe esta página aberta; o e-mail avisa também.',
  falha: {
    title: 'Não foi possível ligar os avisos',
    description: 'Deixe esta página aberta: ela toca quando for a sua vez. O e-mail avisa também.',
  },
} as const

/** What a page that asks says. */
export type TextosDoToque = Readonly<
  Record<Exclude<keyof typeof TOQUE, 'falha'>, string> &
    Record<'falha', Record<'title' | 'description', string>>
>

/** The same on a doctor's queue. */
export const TOQUE_DO_MEDICO: TextosDoToque = {
  ...TOQUE,
  titulo: 'Avisar quando houver paciente',
  texto:
    'Com esta página em segundo plano, este aparelho toca quando uma consulta é oferecida a você e quando o paciente que você aceitou entra na sala. O aviso só diz que há novidades. Oculta por um minuto, a página sai da fila.',
  sem: 'Sem isso, deixe esta página à vista.',
  ligado: 'Este aparelho avisa quando houver paciente.',
  ligado_dica: 'Vale até você sair da conta. Para desligar: Minha Conta.',
  bloqueado:
    'Os avisos estão bloqueados neste navegador. Para ligar, permita notificações nas configurações do site; até lá, deixe esta página à vista.',
  instalar:
    'Para ser avisado no iPhone ou iPad, toque em Compartilhar e em Adicionar à Tela de Início, e abra o Acolhe por lá. Sem isso, deixe esta página à vista.',
  falha: {
    title: 'Não foi possível ligar os avisos',
    description: 'Deixe esta página à vista e tente de novo em instantes.',
  },
}

export const TOQUE_NA_CONTA = {
  titulo: 'Avisos no aparelho',
  texto:
    'Tocam quando a sua vez está perto, quando um médico aceita ou está na sala, e quando um documento fica pronto. O aviso só diz que há novidades; o e-mail vai de qualquer jeito.',
  texto_do_medico:
    'Tocam quando uma consulta é oferecida a você e quando o paciente que você aceitou entra na sala, se a página está em segundo plano. O aviso só diz que há novidades.',
  ligado: 'Ligados neste aparelho.',
  desligado: 'Desligados neste aparelho.',
  outros: (quantos: number): string =>
    quantos === 1 ? 'Ligados em outro aparelho.' : `Ligados em outros ${quantos} aparelhos.`,
  desligar: 'Desligar neste aparelho',
  desligando: 'Desligando...',
  desligar_outros: 'Desligar nos outros',
  falha: { title: 'Não foi possível mudar os avisos', description: 'Tente de novo em instantes.' },
  erro: 'Não foi possível ler os avisos.',
  tentar: 'Tentar Novamente',
} as const

/** The same by SMS, where the stage sends them. */
export const TEXTOS_DO_SMS = {
  titulo: 'Receber SMS',
  texto: (telefone: string) =>
    `Um SMS para ${telefone} quando um médico aceitar e quando ele estiver na sala. A mensagem só diz que há novidades.`,
  pedir: 'Receber SMS neste número',
  enviando: 'Enviando código...',
  enviado: (telefone: string) =>
    `Enviamos um código por SMS para ${telefone}. Digite-o para confirmar que o número é seu.`,
  campo: 'Código de 6 dígitos',
  confirmar: 'Confirmar',
  confirmando: 'Confirmando...',
  outro: 'Enviar outro código',
  ligado: (telefone: string) => `Você recebe SMS em ${telefone}.`,
  desligar: 'Não receber mais',
  desligando: 'Desligando...',
  falha: { title: 'Não foi possível mudar os avisos por SMS', description: 'Tente de novo em instantes.' },
} as const

/** What a tab says of a consultation once the network is gone. */
export const SABIDO = {
  queued: 'Você está na fila.',
  assigned: 'Um médico aceitou a sua consulta.',
} as const

/** What an open page calls out: its title until somebody looks. */
export const CHAMADOS = {
  aceita: 'Um médico aceitou',
  na_sala: 'O médico está na sala',
} as const
