import { dominioDoRemetente } from '../email.ts'
import { CONCORRENCIA_DA_CONTA, type Estagio } from '../estagios.ts'
import { idDoModelo } from '../modelo-da-triagem.ts'

/**
 * What an account must have that no stack can make: setting, quota or opt-in, and how one reads it without changing
 * anything.
 */
export interface Exigencia {
  readonly nome: string
  /** Before the first deployment, or before the first person. */
  readonly quando: 'antes' | 'antes de abrir'
  readonly regiao: string
  readonly porque: string
  /** What to do where it is missing. */
  readonly faca: string
  /** A read-only call of the AWS CLI; its answer is JSON. */
  readonly leitura: readonly string[]
  /** What is missing, in one sentence; nothing where it is there. */
  readonly falta: (resposta: unknown) => string | undefined
}

const ler = (resposta: unknown, ...caminho: readonly string[]): unknown =>
  caminho.reduce<unknown>((valor, chave) => (valor as Record<string, unknown> | undefined)?.[chave], resposta)

const BORDA = 'us-east-1'
/** Template version that this CDK asks of the bootstrap. */
const PREPARO = 6
/** Functions without a reservation must keep so many. */
const SEM_RESERVA = 100
/** Roles a stage creates, with room for those of the bootstrap and of whoever operates. */
const PAPEIS = 200

/** The account's own trail: what a member may ask by name, where an organization's wants an ARN. */
const TRILHA = 'acolhe'
/** What holds health data, as a trail names it. */
const DADOS_VIGIADOS = ['AWS::DynamoDB::Table', 'AWS::S3::Object']

const responde = (): undefined => undefined

/** Everything a stage asks of its account, in the order in which a deployment would stumble. */
export function exigencias(estagio: Estagio): readonly Exigencia[] {
  const { regiao, regiaoTextract, regiaoRekognition, modeloDaTriagem, concorrencia } = estagio
  const reservadas = Object.values(concorrencia).reduce((soma, quantas) => soma + quantas, 0)
  return [
    ...[regiao, BORDA].map(
      (onde): Exigencia => ({
        nome: `Preparo do CDK em ${onde}`,
        quando: 'antes',
        regiao: onde,
        porque: 'O CDK implanta com os papéis e o balde que o preparo cria.',
        faca: `npx cdk bootstrap aws://$CDK_DEFAULT_ACCOUNT/${onde}`,
        leitura: ['ssm', 'get-parameter', '--name', '/cdk-bootstrap/hnb659fds/version'],
        falta: (resposta) =>
          Number(ler(resposta, 'Parameter', 'Value')) >= PREPARO
            ? undefined
            : `a versão do preparo é ${String(ler(resposta, 'Parameter', 'Value'))}; é preciso a ${PREPARO}`,
      }),
    ),
    {
      nome: 'Cota de execuções ao mesmo tempo',
      quando: 'antes',
      regiao,
      porque: `As funções do estágio reservam ${reservadas}, e ${SEM_RESERVA} ficam sem dono; uma conta nova costuma ter 10.`,
      faca: `peça ${CONCORRENCIA_DA_CONTA} em Service Quotas (Lambda, L-B99A9384)`,
      leitura: ['lambda', 'get-account-settings'],
      falta: (resposta) => {
        const cota = Number(ler(resposta, 'AccountLimit', 'ConcurrentExecutions'))
        return cota >= reservadas + SEM_RESERVA
          ? undefined
          : `a conta tem ${cota}; é preciso ${reservadas + SEM_RESERVA}`
      },
    },
    {
      nome: 'Cota de papéis',
      quando: 'antes',
      regiao,
      porque: 'Cada função tem o seu papel.',
      faca: 'peça mais em Service Quotas (IAM, Roles per account), ou apague os que ninguém usa',
      leitura: ['iam', 'get-account-summary'],
      falta: (resposta) => {
        const cota = Number(ler(resposta, 'SummaryMap', 'RolesQuota'))
        const livres = cota - Number(ler(resposta, 'SummaryMap', 'Roles'))
        return livres >= PAPEIS
          ? undefined
          : `a conta pode ter ${cota} papéis e sobram ${livres}; o estágio cria perto de ${PAPEIS}`
      },
    },
    {
      nome: 'Cópias para armazenamento frio',
      quando: 'antes',
      regiao,
      porque: 'O AWS Backup só as faz com os recursos avançados do DynamoDB ligados.',
      faca: 'aws backup update-region-settings (abaixo)',
      leitura: ['backup', 'describe-region-settings'],
      falta: (resposta) =>
        ler(resposta, 'ResourceTypeOptInPreference', 'DynamoDB') === true &&
        ler(resposta, 'ResourceTypeManagementPreference', 'DynamoDB') === true
          ? undefined
          : 'os recursos avançados do DynamoDB estão desligados',
    },
    ...alcances(regiao, regiaoTextract, regiaoRekognition),
    ...(modeloDaTriagem
      ? [
          {
            nome: 'Modelo da triagem',
            quando: 'antes de abrir',
            regiao,
            porque:
              'O Bedrock só responde por modelos que a conta aceitou; sem ele a triagem responde só pelo protocolo.',
            faca: 'aceite o modelo em Bedrock, Model access',
            leitura: ['bedrock', 'get-foundation-model-availability', '--model-id', modeloDaTriagem.modelo],
            falta: (resposta: unknown) => {
              const ruins = ['authorizationStatus', 'entitlementAvailability', 'regionAvailability'].filter(
                (campo) => !['AUTHORIZED', 'AVAILABLE'].includes(String(ler(resposta, campo))),
              )
              return ruins.length === 0 ? undefined : `${idDoModelo(modeloDaTriagem)}: ${ruins.join(', ')}`
            },
          } satisfies Exigencia,
        ]
      : []),
    {
      nome: 'Saída do sandbox do SES',
      quando: 'antes de abrir',
      regiao,
      porque: 'No sandbox só recebe quem tem o endereço verificado.',
      faca: 'aws sesv2 put-account-details (abaixo)',
      leitura: ['sesv2', 'get-account'],
      falta: (resposta) =>
        ler(resposta, 'ProductionAccessEnabled') !== true
          ? 'a conta está no sandbox'
          : ler(resposta, 'SendingEnabled') === true
            ? undefined
            : `o envio está suspenso (${String(ler(resposta, 'EnforcementStatus'))})`,
    },
    {
      nome: 'Domínio dos e-mails provado',
      quando: 'antes de abrir',
      regiao,
      porque: 'O SES recusa o que sai de um domínio sem os três CNAME do DKIM, e a confirmação nunca chega.',
      faca: 'publique os registros de E-mail (abaixo)',
      leitura: ['sesv2', 'get-email-identity', '--email-identity', dominioDoRemetente(estagio)],
      falta: (resposta) => {
        const dkim = ler(resposta, 'DkimAttributes', 'Status')
        return ler(resposta, 'VerifiedForSendingStatus') === true && dkim === 'SUCCESS'
          ? undefined
          : `o domínio não está provado (DKIM: ${String(dkim)})`
      },
    },
    {
      nome: 'Papel de registro do API Gateway',
      quando: 'antes de abrir',
      regiao,
      porque: 'O WebSocket só registra acessos com ele; um por conta e região, e a pilha portas o nomeia.',
      faca: 'implante a pilha portas; se outra coisa o trocou, implante-a de novo',
      leitura: ['apigateway', 'get-account'],
      falta: (resposta) =>
        ler(resposta, 'cloudwatchRoleArn') ? undefined : 'a conta não nomeia papel algum',
    },
    {
      nome: 'Conteúdo fora do treino da AWS',
      quando: 'antes de abrir',
      regiao: BORDA,
      porque:
        'Sem a política de exclusão dos serviços de IA, o Textract e o Rekognition podem guardar e usar o que leem.',
      faca: 'ligue a política na organização da conta (abaixo)',
      leitura: ['organizations', 'describe-effective-policy', '--policy-type', 'AISERVICES_OPT_OUT_POLICY'],
      falta: (resposta) => {
        const dito = ler(resposta, 'EffectivePolicy', 'PolicyContent')
        const efetiva: unknown = JSON.parse(typeof dito === 'string' ? dito : '{}')
        const escolha = (servico: string) => ler(efetiva, 'services', servico, 'opt_out_policy')
        const usam = ['textract', 'rekognition'].filter((servico) => {
          const dita = escolha(servico) ?? escolha('default')
          return ![dita, ler(dita, '@@assign')].includes('optOut')
        })
        return usam.length === 0 ? undefined : `a política efetiva não exclui: ${usam.join(', ')}`
      },
    },
    {
      nome: 'Trilha de quem mexe na conta',
      quando: 'antes de abrir',
      regiao,
      porque: 'Depois de um incidente, só o CloudTrail diz que credencial fez o quê.',
      faca: 'aws cloudtrail create-trail e start-logging (abaixo)',
      leitura: ['cloudtrail', 'get-trail-status', '--name', TRILHA],
      falta: (resposta) =>
        ler(resposta, 'IsLogging') !== true
          ? 'a trilha não está gravando'
          : ler(resposta, 'LatestDeliveryError')
            ? `a trilha não entrega o que grava (${String(ler(resposta, 'LatestDeliveryError'))})`
            : undefined,
    },
    {
      nome: 'Trilha também em us-east-1',
      quando: 'antes de abrir',
      regiao: BORDA,
      porque: 'A borda e o que é de toda a conta (papéis, chaves de acesso) são de us-east-1.',
      faca: 'aws cloudtrail update-trail --name acolhe --is-multi-region-trail --enable-log-file-validation',
      leitura: ['cloudtrail', 'describe-trails'],
      falta: (resposta) => {
        const todas = (ler(resposta, 'trailList') ?? []) as readonly unknown[]
        const nossa = todas.find((uma) => ler(uma, 'Name') === TRILHA)
        const faltam = ['IsMultiRegionTrail', 'LogFileValidationEnabled'].filter(
          (campo) => ler(nossa, campo) !== true,
        )
        return faltam.length === 0 ? undefined : `a trilha está sem ${faltam.join(' e ')}`
      },
    },
    {
      nome: 'Trilha de quem lê os dados',
      quando: 'antes de abrir',
      regiao,
      porque:
        'Sem os eventos de dados a trilha não diz quem leu a tabela ou um documento por fora do produto.',
      faca: 'aws cloudtrail put-event-selectors (abaixo)',
      leitura: ['cloudtrail', 'get-event-selectors', '--trail-name', TRILHA],
      falta: (resposta) => {
        const ditos = JSON.stringify(ler(resposta, 'AdvancedEventSelectors') ?? [])
        const faltam = ['Management', ...DADOS_VIGIADOS].filter((valor) => !ditos.includes(`["${valor}"]`))
        return faltam.length === 0 ? undefined : `a trilha não grava: ${faltam.join(', ')}`
      },
    },
    // The firewall's alarm rings where the firewall is.
    ...[regiao, BORDA].map(
      (onde): Exigencia => ({
        nome: `Quem está de plantão confirmou em ${onde}`,
        quando: 'antes de abrir',
        regiao: onde,
        porque: 'Um alarme só chega a quem confirmou o e-mail do SNS; são dois, um por região.',
        faca: 'abra o e-mail "AWS Notification - Subscription Confirmation" e confirme',
        leitura: ['sns', 'list-subscriptions'],
        falta: (resposta) => {
          const todas = (ler(resposta, 'Subscriptions') ?? []) as readonly Readonly<Record<string, string>>[]
          const pendentes = todas.filter(({ SubscriptionArn }) => SubscriptionArn === 'PendingConfirmation')
          if (todas.length === 0) return 'ninguém assina os avisos'
          return pendentes.length === 0
            ? undefined
            : `por confirmar: ${pendentes.map(({ Endpoint }) => Endpoint).join(', ')}`
        },
      }),
    ),
  ]
}

/** Services that must answer this account in their region: one that is off, or refused by the organization, says so. */
function alcances(regiao: string, textract: string, rekognition: string): readonly Exigencia[] {
  const alcance = (nome: string, onde: string, porque: string, leitura: readonly string[]): Exigencia => ({
    nome,
    quando: 'antes',
    regiao: onde,
    porque,
    faca: 'ligue a região na conta, ou tire a política da organização que a recusa',
    leitura,
    falta: responde,
  })
  return [
    alcance('Textract', textract, 'Lê os documentos; não existe em sa-east-1.', [
      'textract',
      'list-adapters',
      '--max-results',
      '1',
    ]),
    alcance('Rekognition', rekognition, 'Compara os rostos.', [
      'rekognition',
      'list-collections',
      '--max-results',
      '1',
    ]),
    alcance('Cognito', regiao, 'Guarda as contas.', ['cognito-idp', 'list-user-pools', '--max-results', '1']),
    alcance('Firewall', BORDA, 'O CloudFront só aceita o de us-east-1.', [
      'wafv2',
      'list-web-acls',
      '--scope',
      'CLOUDFRONT',
    ]),
    alcance('Kinesis Video Streams', regiao, 'Retransmite as chamadas.', [
      'kinesisvideo',
      'list-signaling-channels',
      '--max-results',
      '1',
    ]),
  ]
}
