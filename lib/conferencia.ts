import { RetentionDays } from 'aws-cdk-lib/aws-logs'
import { ALEGACOES, contavel } from '../domain/base/alegacoes.ts'
import * as DIAS from '../domain/base/retencao-dias.ts'
import { emAnos } from '../domain/base/retencao.ts'
import { cnpjValido, formatarCnpj } from '../domain/base/cnpj.ts'
import { UFS } from '../domain/base/crm.ts'
import { FUNCOES } from '../domain/contratos.ts'
import { PRAZOS } from '../domain/base/prazos.ts'
import { MAXIMO_DE_CANAIS } from './canais-de-video.ts'
import { CONCORRENCIA_DA_CONTA, ConfiguracaoErrada, type Estagio } from './estagios.ts'
import { REGIOES_DA_PROVA_DE_VIDA } from './prova-de-vida.ts'

type Regra = (e: Estagio) => string | false | undefined

const REGIAO = /^[a-z]{2}(-[a-z]+)+-\d$/
const DOMINIO = /^(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}$/
const REMETENTE = /^[^<>@]+<[^<>@\s]+@[^<>@\s]+>$/
const ENDERECO = /^[^<>@\s]+@[^<>@\s]+$/
const MINIMO_SEM_RESERVA = 100

const url = (valor: string): boolean => URL.canParse(valor) && new URL(valor).protocol === 'https:'
const naNuvem = ({ nome }: Estagio): boolean => nome !== 'local'
/** The example values a setting may be left with by mistake. */
const nunca = (valor: string): boolean => valor === '' || /definir|example|exemplo/.test(valor)
/** Somebody else's service never answers at a name of ours, nor at one that is kept for examples. */
const deNinguem = (valor: string, dominio = ''): boolean => {
  const { hostname } = new URL(valor)
  return (
    nunca(hostname) ||
    /(?:^|\.)(?:localhost|local|test|invalid)$/.test(hostname) ||
    [dominio, dominio.split('.').slice(-2).join('.')].some(
      (nosso) => nosso !== '' && (hostname === nosso || hostname.endsWith(`.${nosso}`)),
    )
  )
}

const DIA = /^20\d\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/
/** A waiver that names somebody, a day and a reason. */
const decidida = (dispensa: Estagio['semProvaDeVida']): boolean =>
  dispensa !== undefined &&
  !nunca(dispensa.quem.trim()) &&
  DIA.test(dispensa.quando) &&
  dispensa.porque.trim().length >= MINIMO_DO_PORQUE &&
  !nunca(dispensa.porque)
const MINIMO_DO_PORQUE = 20

/** What every stage must satisfy: the first broken rule is the one sentence that synthesis fails with. */
const REGRAS: readonly Regra[] = [
  ...(['regiao', 'regiaoTextract', 'regiaoRekognition'] as const).map(
    (campo): Regra =>
      (e) =>
        !REGIAO.test(e[campo]) && `${campo}: "${e[campo]}" não é uma região da AWS.`,
  ),
  (e) =>
    e.regiaoRekognition !== e.regiao && `regiaoRekognition: a coleção de rostos é da pilha, em ${e.regiao}.`,
  (e) =>
    naNuvem(e) &&
    e.regiaoTextract === 'sa-east-1' &&
    'regiaoTextract: o Textract não existe em sa-east-1; escolha outra região.',
  ({ provaDeVida: prova }) =>
    prova &&
    !REGIOES_DA_PROVA_DE_VIDA.includes(prova.regiao) &&
    `provaDeVida: o Rekognition Face Liveness não existe em "${prova.regiao}"; escolha uma destas: ${REGIOES_DA_PROVA_DE_VIDA.join(', ')}.`,
  (e) =>
    !naNuvem(e) &&
    e.provaDeVida &&
    'provaDeVida: a nuvem embutida não recebe o vídeo; só os estágios da AWS podem ligá-la.',
  (e) =>
    e.nome === 'prod' &&
    !e.provaDeVida &&
    !decidida(e.semProvaDeVida) &&
    'provaDeVida: em prod ligue a prova de vida, ou escreva em semProvaDeVida quem decidiu ficar sem ela, quando (AAAA-MM-DD) e por quê.',
  (e) =>
    e.provaDeVida && e.semProvaDeVida && 'semProvaDeVida: a prova de vida está ligada; apague a dispensa.',
  (e) => !naNuvem(e) && e.varredura && 'varredura: o GuardDuty não olha os baldes da nuvem embutida; apague.',
  (e) =>
    naNuvem(e) && !DOMINIO.test(e.dominio ?? '') && `dominio: "${e.dominio ?? ''}" não é um nome de domínio.`,
  (e) =>
    !REMETENTE.test(e.remetente) && `remetente: "${e.remetente}" não tem a forma "Nome <endereço@domínio>".`,
  (e) =>
    naNuvem(e) &&
    !ENDERECO.test(e.alertas ?? '') &&
    `alertas: "${e.alertas ?? ''}" não é o endereço de quem está de plantão.`,
  ({ canalDeAlertas: canal }) =>
    canal !== undefined && !url(canal) && `canalDeAlertas: "${canal}" não é um endereço https.`,
  (e) =>
    !(Number.isInteger(e.shardsDaFila) && e.shardsDaFila >= 1 && e.shardsDaFila <= 64) &&
    `shardsDaFila: ${e.shardsDaFila} não é um inteiro de 1 a 64.`,
  ({ tabelaRestaurada: t }) =>
    t &&
    !new RegExp(`^arn:aws:dynamodb:[a-z0-9-]+:\\d{12}:table/${t.nome}/stream/.+$`).test(t.fluxo) &&
    `tabelaRestaurada: "${t.fluxo}" não é o fluxo da tabela "${t.nome}".`,
  ({ versaoDaBorda: versao }) =>
    versao !== undefined &&
    !(Number.isInteger(versao) && versao >= 2) &&
    `versaoDaBorda: ${versao} não é um inteiro de 2 em diante.`,
  (e) =>
    e.bordaAnteriorAceita &&
    e.versaoDaBorda === undefined &&
    'bordaAnteriorAceita: sem versaoDaBorda não há anterior.',
  (e) =>
    RetentionDays[e.retencaoDeLogs] === undefined &&
    `retencaoDeLogs: o CloudWatch não conhece uma retenção de ${e.retencaoDeLogs} dias.`,
  (e) =>
    e.nome === 'prod' &&
    e.retencaoDeLogs < DIAS.registro_de_acesso &&
    `retencaoDeLogs: em prod os registros ficam ao menos ${DIAS.registro_de_acesso} dias, não ${e.retencaoDeLogs}.`,
  ({ canaisDeVideo: canais }) =>
    !(Number.isInteger(canais) && canais >= 0 && canais <= MAXIMO_DE_CANAIS) &&
    `canaisDeVideo: ${canais} não é um inteiro até ${MAXIMO_DE_CANAIS}: mais não cabem na pilha.`,
  (e) =>
    naNuvem(e) &&
    e.canaisDeVideo === 0 &&
    'canaisDeVideo: sem um canal não há TURN, e a chamada falha entre a maioria das redes.',
  (e) =>
    !naNuvem(e) &&
    e.canaisDeVideo > 0 &&
    'canaisDeVideo: a nuvem embutida não tem canais; na mesma máquina a chamada não precisa deles.',
  (e) => naNuvem(e) && !e.guarda && 'guarda: diga o modo e os anos da guarda do prontuário.',
  ({ guarda }) =>
    guarda &&
    guarda.anos < emAnos(DIAS.prontuario) &&
    `guarda: o prontuário fica ao menos ${emAnos(DIAS.prontuario)} anos (Lei 13.787), não ${guarda.anos}.`,
  ({ guarda, emServico }) =>
    guarda?.modo === 'COMPLIANCE' &&
    !emServico &&
    'guarda: COMPLIANCE não tem volta; só depois que o estágio está em serviço (emServico).',
  (e) =>
    naNuvem(e) &&
    e.segundoFator !== 'exigido' &&
    'segundoFator: fora da nuvem embutida quem administra entra também com o código do autenticador.',
  ({ concorrencia }) => {
    const estranha = Object.keys(concorrencia).find((nome) => !FUNCOES.some((f) => f.nome === nome))
    return estranha && `concorrencia: não há função chamada "${estranha}".`
  },
  ({ essenciais }) => {
    const estranha = essenciais.find((nome) => !FUNCOES.some((f) => f.nome === nome))
    return estranha && `essenciais: não há função chamada "${estranha}".`
  },
  ({ concorrencia }) => {
    const soma = Object.values(concorrencia).reduce((a, b) => a + b, 0)
    return (
      soma > CONCORRENCIA_DA_CONTA - MINIMO_SEM_RESERVA &&
      `concorrencia: reservar ${soma} de ${CONCORRENCIA_DA_CONTA} deixa menos de ${MINIMO_SEM_RESERVA} para as outras funções.`
    )
  },
  ({ prazos }) => {
    const errado = Object.entries(prazos).find(([nome, ms]) => !(nome in PRAZOS) || !(ms > 0))
    return errado && `prazos: "${errado[0]}: ${errado[1]}" não é um prazo do produto em milissegundos.`
  },
  (e) =>
    naNuvem(e) &&
    e.cartao.adaptador !== 'stripe' &&
    'cartao: o formulário embutido só existe na nuvem embutida.',
  (e) => naNuvem(e) && !url(e.cartao.url) && `cartao: "${e.cartao.url}" não é um endereço https.`,
  (e) =>
    naNuvem(e) &&
    !/^(pk_(test|live)_\w+)?$/.test(e.cartao.chavePublica) &&
    `cartao: "${e.cartao.chavePublica}" não é uma chave publicável.`,
  ({ nome, cartao }) =>
    nome === 'prod' &&
    cartao.chavePublica.startsWith('pk_test_') &&
    'cartao: em prod a chave não é de teste.',
  ({ nome, cartao }) =>
    nome !== 'prod' &&
    cartao.chavePublica.startsWith('pk_live_') &&
    `cartao: em ${nome} a chave é de teste; a de produção cobraria cartões de verdade.`,
  (e) =>
    naNuvem(e) &&
    /definir/.test(e.cartao.chavePublica) &&
    `cartao: a chave publicável está por definir; dê a do provedor em CHAVE_PUBLICA_DO_CARTAO ou em lib/estagios.ts.`,
  ...(['urlCfm', 'urlCpf'] as const).map(
    (campo): Regra =>
      (e) =>
        naNuvem(e) && !url(e[campo]) && `${campo}: "${e[campo]}" não é um endereço https.`,
  ),
  ...(['urlCfm', 'urlCpf'] as const).map(
    (campo): Regra =>
      (e) =>
        naNuvem(e) &&
        deNinguem(e[campo], e.dominio) &&
        `${campo}: "${e[campo]}" não é de um provedor; dê o endereço que ele publica (docs/provedores.md).`,
  ),
  (e) =>
    naNuvem(e) === (e.psc === 'embutidos') &&
    'psc: os provedores de certificado embutidos só existem na nuvem embutida.',
  ({ psc }) =>
    psc !== 'embutidos' &&
    Object.keys(psc).length === 0 &&
    'psc: sem um provedor de certificado nenhum médico assina; dê o endereço de ao menos um.',
  ({ psc, dominio }) => {
    if (psc === 'embutidos') return undefined
    const errado = Object.entries(psc).find(([, endereco]) => !url(endereco) || deNinguem(endereco, dominio))
    return errado && `psc.${errado[0]}: "${errado[1]}" não é o endereço https do provedor.`
  },
  ({ sms, regiao }) =>
    sms &&
    !new RegExp(`^arn:aws:sms-voice:${regiao}:\\d{12}:(phone-number|pool|sender-id)/.+$`).test(sms.origem) &&
    `sms: "${sms.origem}" não é o ARN de um número, um grupo ou um remetente em ${regiao}.`,
  ({ empresa: { cnpj } }) =>
    !(cnpjValido(cnpj) && cnpj === formatarCnpj(cnpj)) && `empresa: "${cnpj}" não é um CNPJ.`,
  ({ empresa: { diretor_tecnico: medico } }) =>
    !(/^\d{1,8}$/.test(medico.crm) && UFS.some((uf) => uf === medico.uf)) &&
    `empresa: "${medico.crm}/${medico.uf}" não é um CRM com a sua UF.`,
  ({ empresa: { encarregado } }) =>
    !ENDERECO.test(encarregado.email) && `empresa: "${encarregado.email}" não é o endereço do encarregado.`,
  (e) => {
    if (e.nome !== 'prod') return undefined
    const { razao_social, endereco, diretor_tecnico, encarregado } = e.empresa
    const ditos = [razao_social, endereco, diretor_tecnico.nome, encarregado.nome, encarregado.email]
    const falta = ditos.find((dito) => nunca(dito.trim().toLowerCase()))
    return (
      falta !== undefined &&
      `empresa: "${falta}" é um exemplo; em prod diga quem presta o serviço, quem o dirige e quem responde pelos dados.`
    )
  },
  ...ALEGACOES.map(
    (nome): Regra =>
      (e) => {
        const prova = e.alegacoes[nome]
        if (prova === 'desligada') return undefined
        if (prova === 'contagem')
          return !contavel(nome) && `alegacoes.${nome}: nenhuma contagem do produto a prova.`
        if (prova === 'demonstracao')
          return (
            e.nome === 'prod' && `alegacoes.${nome}: em prod uma alegação tem evidência ou fica desligada.`
          )
        return nunca(prova.evidencia.trim()) && `alegacoes.${nome}: a evidência está por escrever.`
      },
  ),
]

/** @throws ConfiguracaoErrada with one sentence that names the wrong setting */
export function conferir(estagio: Estagio): void {
  for (const regra of REGRAS) {
    const erro = regra(estagio)
    if (erro) throw new ConfiguracaoErrada(`Estágio ${estagio.nome}, ${erro}`)
  }
}
