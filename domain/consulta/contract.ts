import * as z from 'zod/mini'
import { eventConsumer, operation, perfil, schedule, step } from '../base/contrato.ts'
import { anotacaoEntrada, MOTIVOS_DE_DEVOLVER_IDS } from './devolucao.ts'
import { consultaAPagarSchema, consultaNaFilaSchema, consultaVistaSchema } from './vista.ts'
import { especialidadeEntrada, id } from '../base/entrada.ts'

const paciente = perfil(['paciente'], 'full')
const medico = perfil(['medico'], 'full')
const participante = perfil(['paciente', 'medico'], 'full')

const consultaId = z.object({ consulta_id: id('Informe a consulta.') })
const porId = z.object({ id: id('Informe a consulta.') })

export const criarConsulta = operation({
  nome: 'criar-consulta',
  capacidade: 'consulta',
  resumo: 'O paciente solicita a consulta sugerida pela triagem mais recente, com o consentimento guardado.',
  metodo: 'POST',
  caminho: '/consultas',
  acesso: paciente,
  limites: { conta: 'ato_conta' },
  entrada: z.object({
    paciente_id: id('Informe o paciente.'),
    /** A doctor of a finished consultation of this patient, to talk to again. */
    medico_preferido: z.optional(id('Informe o médico.')),
    informacoes_adicionais: z.optional(
      z
        .string('Escreva as informações adicionais em texto.')
        .check(z.maxLength(2000, 'Use até 2000 caracteres nas informações adicionais.')),
    ),
    consentimento: z.object(
      {
        versao: z.string('Informe a versão do termo.').check(z.maxLength(40, 'Versão do termo inválida.')),
        aceito: z.literal(true, 'Leia e aceite o termo de consentimento para continuar.'),
      },
      'Leia e aceite o termo de consentimento para continuar.',
    ),
  }),
  saida: consultaVistaSchema,
  precisa: { tabela: 'rw' },
})

export const minhasConsultas = operation({
  nome: 'minhas-consultas',
  capacidade: 'consulta',
  resumo:
    'As consultas do próprio paciente, da mais nova à mais antiga, e as que ele tem a pagar com outro cartão.',
  metodo: 'GET',
  caminho: '/consultas',
  acesso: perfil(['paciente'], 'restricted'),
  limites: { sem: 'leitura' },
  entrada: z.object({}),
  saida: z.object({
    consultas: z.array(consultaVistaSchema),
    /** Also of a dependant they no longer answer for (decision 086); left out where there is none. */
    a_pagar: z.optional(z.array(consultaAPagarSchema)),
  }),
  precisa: { tabela: 'r' },
})

export const verConsulta = operation({
  nome: 'ver-consulta',
  capacidade: 'consulta',
  resumo: 'Uma consulta, para o seu paciente ou o seu médico.',
  metodo: 'GET',
  caminho: '/consultas/{id}',
  acesso: participante,
  limites: { sem: 'leitura' },
  entrada: porId,
  saida: consultaVistaSchema,
  precisa: { tabela: 'rw' },
})

export const cancelarConsulta = operation({
  nome: 'cancelar-consulta',
  capacidade: 'consulta',
  resumo: 'O paciente desiste antes de encontrar o médico na sala; a autorização do cartão é liberada.',
  metodo: 'POST',
  caminho: '/consultas/{id}/cancelar',
  acesso: paciente,
  limites: { conta: 'ato_conta' },
  entrada: porId,
  saida: consultaVistaSchema,
  precisa: { tabela: 'rw' },
})

export const devolverConsulta = operation({
  nome: 'devolver-consulta',
  capacidade: 'consulta',
  resumo: 'O médico devolve a consulta à fila, com o motivo; o lugar do paciente é mantido.',
  metodo: 'POST',
  caminho: '/consultas/{id}/devolver',
  acesso: medico,
  limites: { conta: 'ato_conta' },
  entrada: z.object({
    id: id('Informe a consulta.'),
    motivo: z.enum(MOTIVOS_DE_DEVOLVER_IDS, 'Escolha um dos motivos.'),
    anotacao: anotacaoEntrada,
  }),
  saida: z.object({ ok: z.boolean() }),
  precisa: { tabela: 'rw' },
})

export const encerrarConsulta = operation({
  nome: 'encerrar-consulta',
  capacidade: 'consulta',
  resumo: 'O médico encerra sem atendimento, com o motivo; nada é cobrado.',
  metodo: 'POST',
  caminho: '/consultas/{id}/encerrar',
  acesso: medico,
  limites: { conta: 'ato_conta' },
  entrada: z.object({
    id: id('Informe a consulta.'),
    motivo: z.enum(['recusar', 'presencial', 'falha_tecnica', 'nao_compareceu'], 'Escolha um dos motivos.'),
    anotacao: anotacaoEntrada,
  }),
  saida: z.object({ ok: z.boolean() }),
  precisa: { tabela: 'rw' },
})

export const acceptConsulta = operation({
  nome: 'accept-consulta',
  capacidade: 'consulta',
  resumo: 'Um médico aceita uma consulta da fila; só um consegue.',
  metodo: 'POST',
  caminho: '/functions/accept-consulta',
  acesso: medico,
  limites: { sem: 'disputa' },
  entrada: z.object({ consulta_id: id('Informe a consulta.'), medico_id: id('Informe o médico.') }),
  saida: z.object({ ok: z.boolean(), reason: z.optional(z.string()) }),
  precisa: { tabela: 'rw' },
  memoria: 512,
})

export const startConsulta = operation({
  nome: 'start-consulta',
  capacidade: 'consulta',
  resumo: 'A consulta começa quando o primeiro dos dois abre a sala.',
  metodo: 'POST',
  caminho: '/functions/start-consulta',
  acesso: participante,
  limites: { conta: 'ato_conta' },
  entrada: consultaId,
  saida: z.object({ success: z.boolean() }),
  precisa: { tabela: 'rw' },
})

export const finishConsulta = operation({
  nome: 'finish-consulta',
  capacidade: 'consulta',
  resumo: 'O médico finaliza a consulta; o pagamento é capturado em seguida.',
  metodo: 'POST',
  caminho: '/functions/finish-consulta',
  acesso: medico,
  limites: { conta: 'ato_conta' },
  entrada: consultaId,
  saida: z.object({ success: z.boolean(), pagamento: z.enum(['capturado', 'pendente']) }),
  precisa: { tabela: 'rw' },
})

export const verFila = operation({
  nome: 'ver-fila',
  capacidade: 'consulta',
  resumo: 'As consultas que esperam em uma especialidade do médico, da mais antiga à mais nova.',
  metodo: 'GET',
  caminho: '/fila',
  acesso: medico,
  limites: { sem: 'leitura' },
  entrada: z.object({ especialidade: especialidadeEntrada }),
  saida: z.object({ consultas: z.array(consultaNaFilaSchema) }),
  precisa: { tabela: 'rw' },
  memoria: 512,
})

export const reconciliar = schedule({
  nome: 'reconciliar',
  capacidade: 'consulta',
  resumo:
    'A cada minuto realiza o que venceu em uma consulta: expira, devolve à fila, encerra; e no registro dela.',
  cada: 'rate(1 minute)',
  precisa: { tabela: 'rw' },
  tempo: 50,
})

export const expirar = step({
  nome: 'expirar',
  capacidade: 'consulta',
  resumo: 'Encerra a consulta cujo prazo venceu; repetir não muda nada.',
  maquina: 'expiracao',
  entrada: z.object({ consulta_id: z.string() }),
  saida: z.object({ status: z.string() }),
  precisa: { tabela: 'rw' },
})

export const agendarExpiracao = eventConsumer({
  nome: 'agendar-expiracao',
  capacidade: 'consulta',
  resumo: 'Inicia o fluxo que espera o prazo de uma consulta que entrou na fila.',
  eventos: ['consulta.status'],
  para: { 'consulta.status': ['queued', 'assigned'] },
  precisa: { tabela: 'r', maquinas: ['expiracao'] },
})

export const medirEspera = eventConsumer({
  nome: 'medir-espera',
  capacidade: 'consulta',
  resumo: 'Guarda quanto esperou quem foi aceito, para dizer aos próximos.',
  eventos: ['consulta.status'],
  para: { 'consulta.status': ['assigned'] },
  precisa: { tabela: 'rw' },
})

export const registrarVista = eventConsumer({
  nome: 'registrar-vista',
  capacidade: 'consulta',
  resumo: 'Põe no registro de acessos do paciente o médico que o viu na fila pela primeira vez.',
  eventos: ['fila.vista'],
  precisa: { tabela: 'rw' },
})

const esperaMedidaSchema = z.object({
  p50_segundos: z.number(),
  p90_segundos: z.number(),
  amostras: z.number(),
})

export const verEspera = operation({
  nome: 'ver-espera',
  capacidade: 'consulta',
  resumo:
    'Quanto se esperou por um médico da especialidade na última hora e na última semana; nada quando poucos foram aceitos.',
  metodo: 'GET',
  caminho: '/consultas/espera',
  acesso: perfil(['paciente'], 'full'),
  limites: { sem: 'leitura' },
  entrada: z.object({ especialidade: especialidadeEntrada }),
  saida: z.object({
    medida: z.nullable(esperaMedidaSchema),
    /** The same over the last seven days, shown when nobody attends now. */
    habitual: z.nullable(esperaMedidaSchema),
  }),
  precisa: { tabela: 'r' },
})

export const pedirAviso = operation({
  nome: 'pedir-aviso',
  capacidade: 'consulta',
  resumo:
    'O paciente pede um e-mail quando um médico da especialidade entrar na fila; repetir não muda nada.',
  metodo: 'POST',
  caminho: '/consultas/aviso',
  acesso: paciente,
  limites: { conta: 'ato_conta' },
  entrada: z.object({ especialidade: especialidadeEntrada }),
  /** Until when the person is told that a doctor came. */
  saida: z.object({ ate: z.string() }),
  precisa: { tabela: 'rw', segredos: ['chaves'] },
})
