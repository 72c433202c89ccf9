const TELA = 'tests/unit/web'
const CADASTRO = `${TELA}/medico/cadastro-medico.test.tsx`
const ONBOARDING = `${TELA}/medico/onboarding.test.tsx`
const ENVIO = `${TELA}/kyc/paineis.test.tsx`
const CONTA = `${TELA}/medico/painel-da-conta.test.tsx`
const FILA = `${TELA}/medico/fila.test.tsx`
const PAINEL = `${TELA}/medico/dashboard.test.tsx`
const HISTORICO = `${TELA}/medico/historico.test.tsx`
const SALA = `${TELA}/sala/sala-de-espera.test.tsx`
const DOCUMENTO = `${TELA}/documento/documento.test.tsx`
const ACESSO = `${TELA}/acesso/telas.test.tsx`
const PESSOAIS = `${TELA}/cadastro/cadastro.test.tsx`

/**
 * Which tests bring each text of the doctor specification onto the screen, in its situation: by section, the files.
 */
export const NAS_TELAS: Readonly<Record<string, readonly string[]>> = {
  '2.3': [
    `${TELA}/medico/recrutamento.test.tsx`,
    `${TELA}/landing.test.tsx`,
    `${TELA}/login-dialog.test.tsx`,
  ],
  '2.4': [CADASTRO],
  '2.5': [ONBOARDING, ENVIO],
  '2.6': [ENVIO, CONTA, `${TELA}/medico/menu.test.tsx`],
  '2.7': [FILA],
  '2.8': [PAINEL],
  '2.9': [HISTORICO],
  '2.10': [SALA],
  '2.11': [DOCUMENTO],
  '2.12': [ACESSO],
  '2.13': [`${TELA}/admin/saude.test.tsx`],
  '2.16': [`${TELA}/email/email-test.test.tsx`],
  '5': [CADASTRO, ONBOARDING, PESSOAIS, ENVIO, ACESSO, FILA, DOCUMENTO],
  '8': [CADASTRO, ONBOARDING, PESSOAIS, ENVIO, CONTA, FILA, PAINEL, HISTORICO, SALA, DOCUMENTO, ACESSO],
}

/** Texts whose number or name moves while the test looks: what of them it looks for. */
export const EM_PARTE: Readonly<Record<string, string>> = {
  'Disponível na fila há 1:05': 'Disponível na fila há',
}

/** Texts of §5 and §8 that belong to other screens than a doctor's (2.13 to 2.16). */
export const DE_OUTROS: Readonly<Record<string, readonly string[]>> = {
  [`${TELA}/admin/saude.test.tsx`]: [
    'Acesso negado',
    'Você não tem permissão para acessar esta página',
    'Erro ao carregar status',
    'Não foi possível carregar as métricas do sistema',
  ],
  [`${TELA}/admin/manifesto.test.tsx`]: ['Erro na Verificação', 'Erro desconhecido'],
  [`${TELA}/email/email-test.test.tsx`]: [
    'Email necessário',
    'Digite um email para teste.',
    'Digite um email para teste dos fluxos de autenticação.',
    'Erro ao testar',
    'Usuário já existe. Teste funcionou! Email seria enviado em signup real.',
    'Template não reconhecido',
    'Erro nos testes',
    'HTML copiado!',
    'Erro ao copiar',
    'Use Ctrl+C para copiar manualmente',
  ],
}
