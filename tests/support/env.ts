import fc from 'fast-check'

/** Property tests draw the same samples in every run; `SEED=` draws others. */
fc.configureGlobal({ seed: Number(process.env.SEED ?? 20_261_121) })

/** The agreed environment with values no test depends on; set before any handler is imported. */
Object.assign(process.env, {
  AWS_REGION: 'sa-east-1',
  AWS_ACCESS_KEY_ID: 'unit',
  AWS_SECRET_ACCESS_KEY: 'unit',
  ESTAGIO: 'local',
  ORIGEM: 'http://127.0.0.1:4600',
  TABELA: 'tabela',
  BALDE_KYC: 'kyc-uploads',
  BALDE_RASCUNHOS: 'rascunhos',
  BALDE_DOCS: 'prontuario-docs',
  USER_POOL_ID: 'sa-east-1_Unit',
  USER_POOL_CLIENT_ID: 'cliente',
  BARRAMENTO: 'acolhe-unit',
  MAQUINA_KYC: 'arn:aws:states:sa-east-1:000000000000:stateMachine:kyc',
  MAQUINA_EXPIRACAO: 'arn:aws:states:sa-east-1:000000000000:stateMachine:expiracao',
  REMETENTE: 'Acolhe <nao-responda@acolhe.local>',
  ALEGACOES: 'agencia,nota',
  CONJUNTO_SES: 'acolhe-unit',
  SEGREDOS: JSON.stringify({
    cartao: 'acolhe/unit/cartao',
    cfm: 'acolhe/unit/cfm',
    cpf: 'acolhe/unit/cpf',
    chaves: 'acolhe/unit/chaves',
    sessoes: 'acolhe/unit/sessoes',
    'icp-brasil': 'acolhe/unit/icp-brasil',
    auditoria: 'acolhe/unit/auditoria',
    integracao: 'acolhe/unit/integracao',
    push: 'acolhe/unit/push',
    'psc-vidaas': 'acolhe/unit/psc-vidaas',
    'psc-birdid': 'acolhe/unit/psc-birdid',
    'psc-safeid': 'acolhe/unit/psc-safeid',
    'psc-serproid': 'acolhe/unit/psc-serproid',
  }),
  COLECAO: 'acolhe-unit-rostos',
  REGIAO_TEXTRACT: 'sa-east-1',
  REGIAO_REKOGNITION: 'sa-east-1',
  URL_CARTAO: 'http://127.0.0.1:9',
  URL_CFM: 'http://127.0.0.1:9/cfm',
  URL_CPF: 'http://127.0.0.1:9/cpf',
  PSC: JSON.stringify({ vidaas: 'http://127.0.0.1:9' }),
  MODELO_TRIAGEM: 'nenhum',
  GUARDRAIL_TRIAGEM: 'nenhum',
  CANAIS_DE_VIDEO: '0',
  SEGUNDO_FATOR: 'oferecido',
  EMPRESA: JSON.stringify({
    razao_social: 'Empresa de teste Ltda.',
    cnpj: '11.222.333/0001-81',
    endereco: 'Rua de teste, 100, São Paulo/SP',
  }),
  SHARDS_FILA: '2',
  // As in the other layers (`tests/test.mjs`): that an answer waits its 600 ms is tested in
  // `acesso/resposta-uniforme.test.ts`.
  PRAZOS: JSON.stringify({ resposta_uniforme: 25 }),
  POWERTOOLS_DEV: 'false',
  // A test of what is measured turns them on.
  POWERTOOLS_METRICS_DISABLED: 'true',
  POWERTOOLS_LOG_LEVEL: 'CRITICAL',
})
