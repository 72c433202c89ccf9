import * as z from 'zod/mini'
import { eCorrelacao } from '../base/correlacao.ts'
import { eventConsumer, operation, perfil, publico, schedule } from '../base/contrato.ts'
import { manifestoSchema } from './manifesto.ts'
import { analiseSchema, kycMonitoradoSchema } from './numeros.ts'
import { saudeDoPainelSchema, saudeMonitoradaSchema } from './saude.ts'

const administrador = perfil(['admin'], 'full')
/** Metrics are kept at full detail for this long (days). */
const DIAS_GUARDADOS = 15

/** Browser-written text about what it refused to load; longer ones are dropped. */
const doRelato = z.optional(
  z.string('O relato deve ser texto.').check(z.maxLength(2000, 'Relato longo demais.')),
)

export const relatosCsp = operation({
  nome: 'relatos-csp',
  capacidade: 'admin',
  resumo: 'Registra o que a política de conteúdo das páginas fez um navegador recusar.',
  metodo: 'POST',
  caminho: '/relatos-csp',
  acesso: publico,
  limites: { ip: 'erros_ip', identidade: [] },
  corpoMaximo: 8 * 1024,
  /** As CSP3 §5.3 has browsers send it. */
  entrada: z.object({
    'csp-report': z.object(
      {
        'document-uri': doRelato,
        'effective-directive': doRelato,
        'violated-directive': doRelato,
        'blocked-uri': doRelato,
        disposition: doRelato,
      },
      'Envie o relato do navegador.',
    ),
  }),
  saida: z.object({ registrado: z.literal(true) }),
  precisa: { tabela: 'rw', segredos: ['chaves'] },
})

export const errosNavegador = operation({
  nome: 'erros-navegador',
  capacidade: 'admin',
  resumo: 'Registra uma falha de tela ou um endereço inexistente que o navegador encontrou.',
  metodo: 'POST',
  caminho: '/erros-navegador',
  acesso: publico,
  limites: { ip: 'erros_ip', identidade: [] },
  entrada: z.object({
    tipo: z.enum(
      ['rota_inexistente', 'falha_de_tela', 'falha_de_ocr', 'falha_ao_iniciar'],
      'Tipo de falha desconhecido.',
    ),
    caminho: z.string('Informe o caminho.').check(z.maxLength(200, 'Caminho longo demais.')),
    mensagem: z.optional(
      z.string('A mensagem deve ser texto.').check(z.maxLength(500, 'Mensagem longa demais.')),
    ),
    /** A report sent after its page is gone can carry no header. */
    correlation_id: z.optional(
      z.string('Identificador inválido.').check(z.refine(eCorrelacao, 'Identificador inválido.')),
    ),
  }),
  saida: z.object({ registrado: z.literal(true) }),
  precisa: { tabela: 'rw', segredos: ['chaves'] },
})

export const healthCheck = operation({
  nome: 'health-check',
  capacidade: 'admin',
  resumo: 'Experimenta cada parte do sistema e diz como está, com o tempo que levou.',
  metodo: 'POST',
  caminho: '/functions/health-check',
  acesso: administrador,
  limites: { sem: 'administracao' },
  entrada: z.object({ include_details: z.optional(z.boolean('Informe sim ou não.')) }),
  saida: z.union([saudeDoPainelSchema, saudeMonitoradaSchema]),
  precisa: { tabela: 'rw', sockets: true, metricas: true, sondas: true },
  tempo: 25,
})

export const analyticsBasic = operation({
  nome: 'analytics-basic',
  capacidade: 'admin',
  resumo: 'Funil de triagem, tempo de aceite e retorno por médico, dos últimos dias.',
  metodo: 'POST',
  caminho: '/functions/analytics-basic',
  acesso: administrador,
  limites: { sem: 'administracao' },
  entrada: z.object({
    days: z
      .int('Informe um número de dias.')
      .check(z.minimum(1, 'De 1 a 15 dias.'), z.maximum(DIAS_GUARDADOS, 'De 1 a 15 dias.')),
  }),
  saida: analiseSchema,
  precisa: { tabela: 'r', metricas: true },
})

export const kycMonitoring = operation({
  nome: 'kyc-monitoring',
  capacidade: 'admin',
  resumo: 'Verificações de identidade de hoje, no total, por hora e por etapa.',
  metodo: 'POST',
  caminho: '/functions/kyc-monitoring',
  acesso: administrador,
  limites: { sem: 'administracao' },
  entrada: z.object({
    include_hourly: z.optional(z.boolean('Informe sim ou não.')),
    include_stages: z.optional(z.boolean('Informe sim ou não.')),
  }),
  saida: kycMonitoradoSchema,
  precisa: { tabela: 'r', metricas: true },
})

export const systemManifest = operation({
  nome: 'system-manifest',
  capacidade: 'admin',
  resumo: 'Lista as funções do servidor, como são chamadas e quando mudaram.',
  metodo: 'POST',
  caminho: '/functions/system-manifest',
  acesso: administrador,
  limites: { sem: 'administracao' },
  entrada: z.object({}),
  saida: manifestoSchema,
  precisa: { tabela: 'r' },
})

export const medir = eventConsumer({
  nome: 'medir',
  capacidade: 'admin',
  resumo: 'Transforma cada mudança de estado nas métricas do catálogo.',
  eventos: [
    'triagem.feita',
    'consulta.status',
    'pagamento.status',
    'pagamento.lancado',
    'documento.status',
    'kyc.corrida',
    'kyc.etapa',
    'cartao.avisado',
    'email.enviado',
    'email.devolvido',
    'conexao.passagem',
  ],
  precisa: { tabela: 'rw' },
})

export const medirSituacao = schedule({
  nome: 'medir-situacao',
  capacidade: 'admin',
  resumo: 'A cada minuto mede filas, médicos online, dinheiro retido, conexões e filas de falhas.',
  cada: 'rate(1 minute)',
  precisa: { tabela: 'rw', falhas: 'contar' },
  tempo: 30,
})
