import type { ResultadoDaRede } from './teste-de-rede.ts'

/**
 * What the test before a call says of sound and network; of camera and microphone, `TESTE` in the consultation's
 * texts.
 */

export const TESTE_DE_SOM = {
  titulo: 'Som',
  saida: 'Alto-falante',
  saida_do_sistema: 'O do sistema',
  tocar: 'Tocar som de teste',
  tocando: 'Tocando...',
  pergunta: 'Você ouviu o som?',
  ouvi: 'Ouvi',
  nao_ouvi: 'Não ouvi',
  ouvido: 'Som funcionando',
  ajuda:
    'Aumente o volume, tire o aparelho do silencioso ou conecte um fone de ouvido. Depois, toque o som de novo.',
  falha: 'O navegador não conseguiu tocar o som. Recarregue a página e tente de novo.',
} as const

export const TESTE_DE_REDE = {
  titulo: 'Internet',
  convite: 'Confere se a sua rede deixa passar a chamada de vídeo.',
  testar: 'Testar internet',
  testando: 'Testando...',
} as const

interface DitoDaRede {
  readonly tom: 'sucesso' | 'aviso'
  readonly rotulo: string
  /** What to do next. */
  readonly passo?: string
}

export const RESULTADO_DA_REDE: Readonly<Record<ResultadoDaRede, DitoDaRede>> = {
  boa: { tom: 'sucesso', rotulo: 'Internet pronta para a chamada' },
  direta: {
    tom: 'sucesso',
    rotulo: 'Chamada direta: não há o que testar',
  },
  lenta: {
    tom: 'aviso',
    rotulo: 'Internet lenta',
    passo:
      'A chamada funciona, mas pode travar. Chegue mais perto do roteador, feche vídeos e downloads ou use os dados do celular.',
  },
  estreita: {
    tom: 'aviso',
    rotulo: 'Sua rede limita o vídeo',
    passo:
      'A chamada funciona, mas a imagem pode travar. Se puder, desligue a VPN, use outra rede ou os dados do celular.',
  },
  sem_caminho: {
    tom: 'aviso',
    rotulo: 'Sua rede bloqueia a chamada',
    passo: 'Desligue a VPN, troque de Wi-Fi ou use os dados do celular, e teste de novo.',
  },
  sem_servidores: {
    tom: 'aviso',
    rotulo: 'Não foi possível testar agora',
    passo:
      'Os servidores da chamada não responderam. Teste de novo em um minuto: seu lugar continua o mesmo.',
  },
  sem_internet: {
    tom: 'aviso',
    rotulo: 'Sem internet',
    passo: 'Confira o Wi-Fi ou os dados do celular, e teste de novo.',
  },
}

/** How long it took, in words. */
export const tempoDaRede = (ms: number): string =>
  ms < 1_000 ? 'em menos de um segundo' : `em ${(ms / 1_000).toFixed(1).replace('.', ',')} s`

/** What the room says of the last test. */
export const TESTE_GUARDADO = {
  titulo: (quando: string) => `Testado neste aparelho em ${quando}`,
  camera: { sim: 'Câmera funcionando', nao: 'Sem câmera' },
  microfone: { sim: 'Microfone captando sua voz', nao: 'Microfone sem captar sua voz' },
  som: { sim: 'Som funcionando', nao: 'Som não ouvido' },
} as const
