import * as z from 'zod/mini'
import { especialidadeEntrada } from '../base/entrada.ts'
import {
  operation,
  perfil,
  sessao,
  socketAction,
  socketAuthorizer,
  streamConsumer,
} from '../base/contrato.ts'

const MAIOR_CANAL = 80
const canal = z
  .string('Informe o canal.')
  .check(z.minLength(1, 'Informe o canal.'), z.maxLength(MAIOR_CANAL, 'Canal desconhecido.'))

export const emitirBilhete = operation({
  nome: 'emitir-bilhete',
  capacidade: 'tempo-real',
  resumo: 'Um bilhete de uso único, válido por 30 segundos, para abrir a conexão em tempo real.',
  metodo: 'POST',
  caminho: '/tempo-real/ticket',
  acesso: perfil(['paciente', 'medico'], 'blocked'),
  limites: { conta: 'bilhete_conta' },
  entrada: z.object({}),
  saida: z.object({ ticket: z.string(), expira_em: z.string() }),
  precisa: { tabela: 'rw' },
})

export const autorizar = socketAuthorizer({
  nome: 'autorizar',
  capacidade: 'tempo-real',
  resumo: 'Deixa conectar quem traz um bilhete válido, uma única vez.',
  precisa: { tabela: 'rw' },
})

export const conectar = socketAction({
  nome: 'conectar',
  capacidade: 'tempo-real',
  resumo: 'Registra a conexão que o bilhete abriu; além do máximo da conta, fecha a mais antiga.',
  rota: '$connect',
  acesso: sessao,
  entrada: z.object({}),
  precisa: { tabela: 'rw', sockets: true },
})

export const desconectar = socketAction({
  nome: 'desconectar',
  capacidade: 'tempo-real',
  resumo: 'Esquece a conexão que fechou e o que ela acompanhava; diz ao outro da chamada que ela se foi.',
  rota: '$disconnect',
  acesso: sessao,
  entrada: z.object({}),
  precisa: { tabela: 'rw', sockets: true },
})

export const mensagemDesconhecida = socketAction({
  nome: 'mensagem-desconhecida',
  capacidade: 'tempo-real',
  resumo: 'Responde que a mensagem não foi entendida.',
  rota: '$default',
  acesso: sessao,
  entrada: z.object({}),
  precisa: { tabela: 'rw', sockets: true },
})

export const ping = socketAction({
  nome: 'ping',
  capacidade: 'tempo-real',
  resumo: 'Responde que a conexão está viva.',
  rota: 'ping',
  acesso: sessao,
  entrada: z.object({}),
  precisa: { tabela: 'rw', sockets: true },
})

export const assinarCanal = socketAction({
  nome: 'assinar-canal',
  capacidade: 'tempo-real',
  resumo: 'Passa a acompanhar um canal, se a pessoa puder.',
  rota: 'assinar',
  acesso: sessao,
  entrada: z.object({ canal }),
  precisa: { tabela: 'rw', sockets: true },
})

export const cancelarCanal = socketAction({
  nome: 'cancelar-canal',
  capacidade: 'tempo-real',
  resumo: 'Deixa de acompanhar um canal.',
  rota: 'cancelar',
  acesso: sessao,
  entrada: z.object({ canal }),
  precisa: { tabela: 'rw', sockets: true },
})

export const heartbeat = socketAction({
  nome: 'heartbeat',
  capacidade: 'tempo-real',
  resumo: 'O médico diz que continua na fila da especialidade.',
  rota: 'heartbeat',
  acesso: perfil(['medico'], 'full'),
  entrada: z.object({
    especialidade: especialidadeEntrada,
    /** As in `doctor-presence`. */
    continuar: z.optional(z.boolean('Informe se já está na fila.')),
  }),
  precisa: { tabela: 'rw', sockets: true },
})

export const difundir = streamConsumer({
  nome: 'difundir',
  capacidade: 'tempo-real',
  resumo: 'Avisa cada mudança gravada a quem a acompanha e tira quem não pode mais acompanhar.',
  precisa: { tabela: 'rw', sockets: true },
  memoria: 512,
  tempo: 30,
  escuta: [
    {
      entidades: [
        'consulta',
        'documento',
        'kyc',
        'mensagem_da_consulta',
        'pagamento',
        'presenca',
        'segundo_fator',
      ],
    },
    { entidades: ['lugar_na_sala'], com: { papel: ['medico'] } },
    { entidades: ['sessao'], com: { encerrada_em: 'algum' } },
    { entidades: ['lugar_na_sala'], imagem: 'antes', com: { papel: ['medico'] } },
    { entidades: ['medico_especialidade', 'presenca', 'usuario'], imagem: 'antes' },
  ],
})
