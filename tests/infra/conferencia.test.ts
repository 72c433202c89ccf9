import { readFileSync } from 'node:fs'
import { App } from 'aws-cdk-lib'
import { describe, expect, test } from 'vitest'
import { ALEGACOES, contavel } from '#domain/base/alegacoes.ts'
import { conferir } from '../../lib/conferencia.ts'
import { CONCORRENCIA_DA_CONTA, type Estagio, estagio } from '../../lib/estagios.ts'
import { pilhas } from '../../lib/pilhas.ts'
import { completo, montar, sintetizar } from './montagem.ts'

const prod = completo('prod')
const recusa = (mudanca: Partial<Estagio>, base = prod): string => {
  try {
    conferir({ ...base, ...mudanca })
  } catch (error) {
    return (error as Error).message
  }
  return 'aceito'
}
const cartao = (mudanca: Partial<Estagio['cartao']>, base = prod) =>
  recusa({ cartao: { ...base.cartao, ...mudanca } }, base)

describe('a stage', () => {
  test.each(['local', 'dev', 'prod'])('%s is right as it stands', (nome) => {
    expect(() => conferir(completo(nome as 'prod'))).not.toThrow()
  })

  test('that does not exist is answered with those that do', () => {
    expect(() => estagio('homologacao')).toThrow(
      'Estágio "homologacao" não existe. Use um destes: local, dev, prod.',
    )
  })

  test('that is wrong makes no stack at all', () => {
    const app = new App()
    expect(() => pilhas(app, { ...prod, canaisDeVideo: 0 })).toThrow('Estágio prod, canaisDeVideo:')
    expect(app.node.children).toEqual([])
  })
})

describe('who offers the service', () => {
  const { empresa } = prod

  test('is never an example in production, and always has the form of one', () => {
    expect(recusa({ empresa })).toBe('aceito')
    expect(recusa({ empresa: estagio('prod').empresa })).toBe(
      'Estágio prod, empresa: "Empresa de exemplo Ltda." é um exemplo; em prod diga quem presta o serviço, quem o dirige e quem responde pelos dados.',
    )
    for (const falta of [
      { razao_social: ' ' },
      { endereco: 'Rua de Exemplo, 1' },
      { encarregado: { ...empresa.encarregado, email: 'dados@acolhe.example' } },
      { diretor_tecnico: { ...empresa.diretor_tecnico, nome: 'a definir' } },
    ])
      expect(recusa({ empresa: { ...empresa, ...falta } })).toContain('é um exemplo')
    for (const cnpj of ['11.222.333/0001-80', '11222333000181', ''])
      expect(recusa({ empresa: { ...empresa, cnpj } })).toContain('não é um CNPJ')
    expect(
      recusa({ empresa: { ...empresa, diretor_tecnico: { ...empresa.diretor_tecnico, uf: 'XX' } } }),
    ).toContain('não é um CRM com a sua UF')
  })
})

describe('production without the video proof of life', () => {
  const FALTA =
    'Estágio prod, provaDeVida: em prod ligue a prova de vida, ou escreva em semProvaDeVida quem decidiu ficar sem ela, quando (AAAA-MM-DD) e por quê.'
  const dispensa = {
    quem: 'Direção clínica',
    quando: '2026-11-20',
    porque: 'O serviço ainda não foi contratado.',
  }

  test('is somebody’s decision, with a name, a day and a reason', () => {
    expect(recusa({})).toBe('aceito')
    expect(recusa({ semProvaDeVida: undefined })).toBe(FALTA)
    for (const falta of [{ quem: ' ' }, { quando: 'ontem' }, { quando: '2026-13-01' }, { porque: 'definir' }])
      expect(recusa({ semProvaDeVida: { ...dispensa, ...falta } })).toBe(FALTA)
    expect(recusa({ semProvaDeVida: dispensa })).toBe('aceito')
  })

  test('and none where it is on; other stages need not decide', () => {
    const provaDeVida = { regiao: 'sa-east-1' }
    expect(recusa({ provaDeVida, semProvaDeVida: undefined })).toBe('aceito')
    expect(recusa({ provaDeVida, semProvaDeVida: dispensa })).toBe(
      'Estágio prod, semProvaDeVida: a prova de vida está ligada; apague a dispensa.',
    )
    expect(recusa({}, completo('dev'))).toBe('aceito')
  })
})

describe('a wrong setting is named in one sentence', () => {
  test.each<[Partial<Estagio>, string]>([
    [{ regiao: 'brasil' }, 'regiao: "brasil" não é uma região da AWS.'],
    [
      { regiaoTextract: 'sa-east-1' },
      'regiaoTextract: o Textract não existe em sa-east-1; escolha outra região.',
    ],
    [{ regiaoRekognition: '' }, 'regiaoRekognition: "" não é uma região da AWS.'],
    [{ regiaoRekognition: 'us-east-1' }, 'regiaoRekognition: a coleção de rostos é da pilha, em sa-east-1.'],
    [
      { provaDeVida: { regiao: 'us-east-2' } },
      'provaDeVida: o Rekognition Face Liveness não existe em "us-east-2"; escolha uma destas: us-east-1, us-west-2, eu-west-1, ap-northeast-1, ap-south-1, ap-southeast-5, ap-southeast-7, sa-east-1.',
    ],
    [{ dominio: undefined }, 'dominio: "" não é um nome de domínio.'],
    [{ dominio: 'https://acolhe.app' }, 'dominio: "https://acolhe.app" não é um nome de domínio.'],
    [{ remetente: 'acolhe.app' }, 'remetente: "acolhe.app" não tem a forma "Nome <endereço@domínio>".'],
    [{ alertas: 'plantão' }, 'alertas: "plantão" não é o endereço de quem está de plantão.'],
    [
      { segundoFator: 'oferecido' },
      'segundoFator: fora da nuvem embutida quem administra entra também com o código do autenticador.',
    ],
    [
      { canalDeAlertas: 'http://plantao.acolhe.app' },
      'canalDeAlertas: "http://plantao.acolhe.app" não é um endereço https.',
    ],
    [{ shardsDaFila: 0 }, 'shardsDaFila: 0 não é um inteiro de 1 a 64.'],
    [
      {
        tabelaRestaurada: {
          nome: 'volta',
          fluxo: 'arn:aws:dynamodb:sa-east-1:123456789012:table/outra/stream/x',
        },
      },
      'tabelaRestaurada: "arn:aws:dynamodb:sa-east-1:123456789012:table/outra/stream/x" não é o fluxo da tabela "volta".',
    ],
    [{ versaoDaBorda: 1 }, 'versaoDaBorda: 1 não é um inteiro de 2 em diante.'],
    [{ bordaAnteriorAceita: true }, 'bordaAnteriorAceita: sem versaoDaBorda não há anterior.'],
    [{ retencaoDeLogs: 42 }, 'retencaoDeLogs: o CloudWatch não conhece uma retenção de 42 dias.'],
    [{ retencaoDeLogs: 30 }, 'retencaoDeLogs: em prod os registros ficam ao menos 365 dias, não 30.'],
    [
      { canaisDeVideo: 0 },
      'canaisDeVideo: sem um canal não há TURN, e a chamada falha entre a maioria das redes.',
    ],
    ...[401, -1, 1.5].map((canaisDeVideo): [Partial<Estagio>, string] => [
      { canaisDeVideo },
      `canaisDeVideo: ${canaisDeVideo} não é um inteiro até 400: mais não cabem na pilha.`,
    ]),
    [{ guarda: undefined }, 'guarda: diga o modo e os anos da guarda do prontuário.'],
    [
      { guarda: { modo: 'COMPLIANCE', anos: 5 } },
      'guarda: o prontuário fica ao menos 20 anos (Lei 13.787), não 5.',
    ],
    [
      { guarda: { modo: 'COMPLIANCE', anos: 20 } },
      'guarda: COMPLIANCE não tem volta; só depois que o estágio está em serviço (emServico).',
    ],
    [{ concorrencia: { 'aceita-consulta': 5 } }, 'concorrencia: não há função chamada "aceita-consulta".'],
    [{ essenciais: ['aceita-consulta'] }, 'essenciais: não há função chamada "aceita-consulta".'],
    [
      { concorrencia: { 'accept-consulta': 950 } },
      'concorrencia: reservar 950 de 1000 deixa menos de 100 para as outras funções.',
    ],
    [
      { prazos: { consulta_na_fila: 0 } },
      'prazos: "consulta_na_fila: 0" não é um prazo do produto em milissegundos.',
    ],
    [{ urlCfm: '' }, 'urlCfm: "" não é um endereço https.'],
    [{ urlCpf: 'http://cpf.acolhe.app' }, 'urlCpf: "http://cpf.acolhe.app" não é um endereço https.'],
    ...(['https://cfm.acolhe.app', 'https://acolhe.app', 'https://cfm.invalid', 'https://example.com'].map(
      (urlCfm) => [
        { urlCfm },
        `urlCfm: "${urlCfm}" não é de um provedor; dê o endereço que ele publica (docs/provedores.md).`,
      ],
    ) as [Partial<Estagio>, string][]),
    [{ psc: {} }, 'psc: sem um provedor de certificado nenhum médico assina; dê o endereço de ao menos um.'],
    [{ psc: { vidaas: '' } }, 'psc.vidaas: "" não é o endereço https do provedor.'],
    ...[
      'https://exemplo.com.br',
      'https://definir',
      'https://psc.acolhe.app',
      'https://psc.localhost',
      'https://psc.invalid',
      'http://api.birdid.com.br',
    ].map((birdid): [Partial<Estagio>, string] => [
      { psc: { birdid } },
      `psc.birdid: "${birdid}" não é o endereço https do provedor.`,
    ]),
    [{ psc: 'embutidos' }, 'psc: os provedores de certificado embutidos só existem na nuvem embutida.'],
  ])('%j', (mudanca, frase) => {
    expect(recusa(mudanca)).toBe(`Estágio prod, ${frase}`)
  })

  test('the embedded cloud has no video channels', () => {
    expect(recusa({ canaisDeVideo: 1 }, completo('local'))).toBe(
      'Estágio local, canaisDeVideo: a nuvem embutida não tem canais; na mesma máquina a chamada não precisa deles.',
    )
  })

  test('an account’s functions are counted on as the page asks for them', () => {
    const pagina = readFileSync('docs/implantacao.md', 'utf8')
    const reservadas = Object.values(prod.concorrencia).reduce((a, b) => a + b, 0)
    expect(pagina).toContain(`--quota-code L-B99A9384 --desired-value ${CONCORRENCIA_DA_CONTA}\n`)
    expect(pagina).toContain(`o estágio reserva ${reservadas} de 1.000`)
  })

  test('the card provider’s', () => {
    expect(cartao({ adaptador: 'embutido' })).toBe(
      'Estágio prod, cartao: o formulário embutido só existe na nuvem embutida.',
    )
    expect(cartao({ url: '' })).toBe('Estágio prod, cartao: "" não é um endereço https.')
    expect(cartao({ chavePublica: 'sk_live_1' })).toBe(
      'Estágio prod, cartao: "sk_live_1" não é uma chave publicável.',
    )
    expect(cartao({ chavePublica: 'pk_test_1' })).toBe(
      'Estágio prod, cartao: em prod a chave não é de teste.',
    )
  })

  test('an example of a key left in its place', () => {
    expect(cartao({ chavePublica: 'pk_live_definir' })).toBe(
      'Estágio prod, cartao: a chave publicável está por definir; dê a do provedor em CHAVE_PUBLICA_DO_CARTAO ou em lib/estagios.ts.',
    )
  })

  test.each([
    ['dev', 'pk_test_\\w+'],
    ['prod', 'pk_live_\\w+'],
  ] as const)(
    'without a key, %s asks for one in the first of its stacks, before anything stands',
    (nome, forma) => {
      const { dados, todos } = sintetizar({ ...completo(nome), cartao: estagio(nome).cartao }).modelos
      expect(dados.findParameters('ChavePublicaDoCartao')).toMatchObject({
        ChavePublicaDoCartao: { Type: 'String', AllowedPattern: forma },
      })
      expect(JSON.stringify(todos.get('site')?.toJSON())).toContain(
        `"Fn::GetStackOutput":{"StackName":"acolhe-${nome}-dados","OutputName":"ChavePublica"}`,
      )
      expect(montar(nome).modelos.dados.findParameters('ChavePublicaDoCartao')).toEqual({})
    },
  )

  test.each(['local', 'dev'] as const)('a key of production in %s', (nome) => {
    expect(cartao({ chavePublica: 'pk_live_1' }, completo(nome))).toBe(
      `Estágio ${nome}, cartao: em ${nome} a chave é de teste; a de produção cobraria cartões de verdade.`,
    )
  })
})

describe.each(ALEGACOES)('the claim "%s"', (nome) => {
  const com = (prova: Estagio['alegacoes'][typeof nome], base = prod) =>
    recusa({ alegacoes: { ...base.alegacoes, [nome]: prova } }, base)

  test('stops production until it has evidence or is off', () => {
    expect(com('demonstracao')).toBe(
      `Estágio prod, alegacoes.${nome}: em prod uma alegação tem evidência ou fica desligada.`,
    )
    expect(com({ evidencia: ' ' })).toBe(`Estágio prod, alegacoes.${nome}: a evidência está por escrever.`)
    expect(com({ evidencia: 'Laudo de 2026-10-01, contrato 12/2026.' })).toBe('aceito')
    expect(com('desligada')).toBe('aceito')
    expect(com('contagem')).toBe(
      contavel(nome) ? 'aceito' : `Estágio prod, alegacoes.${nome}: nenhuma contagem do produto a prova.`,
    )
  })

  test('may be shown by a demonstration elsewhere', () => {
    expect(com('demonstracao', completo('dev'))).toBe('aceito')
  })
})
