import { Stack } from 'aws-cdk-lib'
import type { Construct } from 'constructs'
import { PROVEDORES_DE_CERTIFICADO, type ProvedorDeCertificado } from '../domain/base/psc.ts'
import type { Emitente } from '../domain/documento/recibo.ts'
import type { DadosStack } from './dados-stack.ts'
import { nomeDoConjunto } from './email.ts'
import { alegacoesLigadas, type Estagio } from './estagios.ts'
import { nomeDoBarramento } from './eventos.ts'
import { arnDaMaquina } from './fluxos.ts'
import { guardrailDe, idDoModelo } from './modelo-da-triagem.ts'
import { origem, parametro } from './origem.ts'
import type { TempoReal } from './tempo-real.ts'

interface AmbienteProps {
  readonly estagio: Estagio
  readonly dados: DadosStack
  readonly tempoReal: TempoReal
}

/** Where the card provider answers: the stage's address, or what the embedded cloud says at start. */
export const urlDoCartao = (scope: Construct, estagio: Estagio): string =>
  estagio.cartao.url || parametro(scope, 'UrlCartao')

/** Where each certificate provider of the stage answers; in `local` all of them, beside the embedded cloud. */
function enderecosDosPscs(
  scope: Construct,
  estagio: Estagio,
): Partial<Record<ProvedorDeCertificado, string>> {
  if (estagio.psc !== 'embutidos') return estagio.psc
  const base = parametro(scope, 'UrlPsc')
  return Object.fromEntries(PROVEDORES_DE_CERTIFICADO.map((nome) => [nome, `${base}/${nome}`]))
}

/** What a receipt names of whoever offers the service: an environment is small. */
function empresaNoRecibo({ empresa: { razao_social, cnpj, endereco } }: Estagio): string {
  return JSON.stringify({ razao_social, cnpj, endereco } satisfies Emitente)
}

/** The environment every function has. Functions share one process in the embedded cloud, so there is only one. */
export function ambiente(
  scope: Construct,
  { estagio, dados, tempoReal }: AmbienteProps,
): Readonly<Record<string, string>> {
  return {
    ESTAGIO: estagio.nome,
    ORIGEM: origem(scope, estagio),
    TABELA: dados.tabela.tableName,
    BALDE_KYC: dados.baldes['kyc-uploads'].bucketName,
    BALDE_RASCUNHOS: dados.baldes.rascunhos.bucketName,
    BALDE_DOCS: dados.baldes['prontuario-docs'].bucketName,
    BARRAMENTO: nomeDoBarramento(estagio),
    MAQUINA_KYC: arnDaMaquina(scope, estagio, 'kyc'),
    MAQUINA_EXPIRACAO: arnDaMaquina(scope, estagio, 'expiracao'),
    REMETENTE: estagio.remetente,
    ALEGACOES: alegacoesLigadas(estagio).join(',') || 'nenhuma',
    CONJUNTO_SES: nomeDoConjunto(estagio),
    SEGREDOS: Stack.of(scope).toJsonString(
      Object.fromEntries(Object.entries(dados.segredos).map(([nome, { secretArn }]) => [nome, secretArn])),
    ),
    COLECAO: dados.colecao.ref,
    REGIAO_TEXTRACT: estagio.regiaoTextract,
    REGIAO_REKOGNITION: estagio.regiaoRekognition,
    ...(estagio.provaDeVida && { REGIAO_PROVA_DE_VIDA: estagio.provaDeVida.regiao }),
    ...(estagio.varredura && { VARREDURA: estagio.varredura }),
    URL_CARTAO: urlDoCartao(scope, estagio),
    URL_CFM: estagio.urlCfm || parametro(scope, 'UrlCfm'),
    URL_CPF: estagio.urlCpf || parametro(scope, 'UrlCpf'),
    ...(estagio.nome === 'local' && { URL_PUSH: parametro(scope, 'UrlPush') }),
    ...(estagio.sms && { SMS: JSON.stringify(estagio.sms) }),
    PSC: JSON.stringify(enderecosDosPscs(scope, estagio)),
    MODELO_TRIAGEM: estagio.modeloDaTriagem ? idDoModelo(estagio.modeloDaTriagem) : 'nenhum',
    GUARDRAIL_TRIAGEM: guardrailDe(estagio),
    CANAIS_DE_VIDEO: String(estagio.canaisDeVideo),
    SEGUNDO_FATOR: estagio.segundoFator,
    EMPRESA: empresaNoRecibo(estagio),
    SHARDS_FILA: String(estagio.shardsDaFila),
    PRAZOS: JSON.stringify(estagio.prazos),
    AWS_ENDPOINT_URL_APIGATEWAYMANAGEMENTAPI: tempoReal.endpoint,
    ...(dados.provaDaBorda && { SEGREDO_DA_CDN: dados.provaDaBorda }),
    ...(dados.provaAnteriorDaBorda && { SEGREDO_DA_CDN_ANTERIOR: dados.provaAnteriorDaBorda }),
    POWERTOOLS_LOG_LEVEL: 'INFO',
  }
}
