import { LUGARES } from './lugares.mjs'

/** People who do not exist, and the numbers and days of their documents. */

const ELAS = [
  'ADRIELLY',
  'ALZIRA',
  'ANA LUÍZA',
  'ANTÔNIA',
  'BÁRBARA',
  'CÂNDIDA',
  'CÍNTIA',
  'DALVA',
  'DÉBORAH',
  'ELISÂNGELA',
  'EMÍLIA',
  'EULÁLIA',
  'FLÁVIA',
  'GLÓRIA',
  'GREICE KELLY',
  'HELOÍSA',
  'IOLANDA',
  'IVONE',
  'JÚLIA',
  'KEILA',
  'LÚCIA',
  'MARIA DAS DORES',
  'MARIA EDUARDA',
  'MARILENE',
  'NAIARA',
  'NEUSA',
  'OLÍVIA',
  'PÂMELA',
  'ROSILENE',
  'SIMONE',
  'SÔNIA',
  'TEREZINHA',
  'VALÉRIA',
  'WANDERLÉIA',
]
const ELES = [
  'ADÃO',
  'ALCIDES',
  'ANDRÉ',
  'ARNALDO',
  'BENÍCIO',
  'CÉLIO',
  'CÍCERO',
  'CLÉBER',
  'DANILO',
  'EMERSON',
  'ÉRICO',
  'EVANDRO',
  'FLÁVIO',
  'GEOVANI',
  'GETÚLIO',
  'HÉLDER',
  'IVAN',
  'JEFFERSON',
  'JOÃO BATISTA',
  'JÚLIO CÉSAR',
  'LEÔNIDAS',
  'LUIZ',
  'MAURÍLIO',
  'MOISÉS',
  'NÍCOLAS',
  'OSVALDO',
  'PAULO SÉRGIO',
  'RÔMULO',
  'RUBENS',
  'SÍLVIO',
  'TARCÍSIO',
  'VALDEMAR',
  'VÁGNER',
  'YURI',
]
const FAMILIAS = [
  'ABREU',
  'AGUIAR',
  'ALENCASTRO',
  'AMÂNCIO',
  'ARAÚJO',
  'BARRETO',
  'BÍSCARO',
  'CALDAS',
  'CORRÊA',
  "D'ÁVILA",
  'DA COSTA',
  'DA SILVA',
  'DAMASCENO',
  'DE ALMEIDA',
  'DE LIMA',
  'DE SOUZA',
  'DO AMARAL',
  'DOS REIS',
  'DOS SANTOS',
  'ESPÍNDOLA',
  'FALKENBACH',
  'FIGUEIRÔA',
  'GALVÃO',
  'GOUVÊA',
  'HOFFMANN',
  'ISHIKAWA',
  'LACERDA',
  'LEITÃO',
  'MACÊDO',
  'MARTINELLI',
  'MENDONÇA',
  'MONTE-ALEGRE',
  'NÓBREGA',
  'NOGUEIRA',
  'OLIVEIRA',
  'PADILHA',
  'PIMENTEL',
  'QUARESMA',
  'RAMOS',
  "SANT'ANNA",
  'SAMPAIO',
  'SCHÜTZ',
  'SIMÕES',
  'TAVARES',
  'TOLEDO',
  'VIEIRA',
  'VILLAS-BÔAS',
  'WERNECK',
  'ZAGO',
]
const APENSOS = ['', '', '', '', '', 'JÚNIOR', 'FILHO', 'NETO']

export const DIA_MS = 86_400_000
const ANO = 365.25
export const dia = (ano, mes, d) => new Date(Date.UTC(ano, mes - 1, d, 12))
const antes = (data, anos) => new Date(data.getTime() - Math.round(anos * ANO) * DIA_MS)
const entre = (s, de, ate) =>
  new Date(de.getTime() + Math.floor((s.proximo() * (ate - de)) / DIA_MS) * DIA_MS)
const depois = (data, anos) =>
  dia(data.getUTCFullYear() + anos, data.getUTCMonth() + 1, Math.min(28, data.getUTCDate()))
const doisDigitos = (n) => String(n).padStart(2, '0')
export const br = (data) =>
  `${doisDigitos(data.getUTCDate())}/${doisDigitos(data.getUTCMonth() + 1)}/${data.getUTCFullYear()}`

/** The register's own weights: 10…2 and 11…2, over eleven. */
export function sortearCpf(s) {
  const numero = [...s.digitos(9)].map(Number)
  if (new Set(numero).size === 1) numero[8] = (numero[8] + 1) % 10
  for (const primeiro of [10, 11]) {
    const soma = numero.reduce((total, n, i) => total + n * (primeiro - i), 0)
    numero.push(((soma * 10) % 11) % 10)
  }
  return numero.join('').replace(/^(\d{3})(\d{3})(\d{3})(\d{2})$/, '$1.$2.$3-$4')
}

/** Eleven digits, the last two worked out as the drivers' register does. */
function sortearRegistro(s) {
  const base = [0, ...Array.from(s.digitos(8), Number)]
  const primeira = base.reduce((total, n, i) => total + n * (9 - i), 0) % 11
  const desconto = primeira > 9 ? 2 : 0
  const segunda = (base.reduce((total, n, i) => total + n * (i + 1), 0) % 11) - desconto
  const dv2 = segunda < 0 ? segunda + 11 : segunda
  return [...base, primeira > 9 ? 0 : primeira, dv2 > 9 ? 0 : dv2].join('')
}

const sortearNumero = (s, formato) =>
  formato.replaceAll(/[9#]/g, (lugar) => (lugar === '#' && s.chance(0.08) ? 'X' : s.digitos(1)))

function sortearNomes(s, mulher) {
  const [deMae, dePai, outra] = s.baralhar(FAMILIAS)
  const proprio = s.um(mulher ? ELAS : ELES)
  const comprido = s.chance(0.25)
  const partes = [
    proprio,
    comprido && outra,
    (comprido || s.chance(0.6)) && deMae,
    dePai,
    !mulher && s.um(APENSOS),
  ]
  return {
    nome: partes.filter(Boolean).join(' '),
    mae: `${s.um(ELAS)} ${deMae}${s.chance(0.4) ? ` ${dePai}` : ''}`,
    pai: `${s.um(ELES)} ${s.chance(0.4) ? `${outra} ` : ''}${dePai}`,
  }
}

/** When each kind of card was made, and how long it lasts: by the law of its time. */
function sortearDatas(s, hoje, { layout, menor, vencido }) {
  const nascimento = menor
    ? antes(hoje, s.entre(13.2, 17.6))
    : antes(hoje, layout === 'CNH_ANTIGA' && !vencido ? s.entre(25, 52) : s.entre(20, 66))
  const ontem = antes(hoje, 0.1)
  const adulto = depois(nascimento, 19)
  const tarde = (a, b) => new Date(Math.max(a, b))
  const cnh = layout.startsWith('CNH')
  if (vencido) {
    const expedicao = entre(
      s,
      layout === 'CNH_ANTIGA' ? dia(2014, 1, 5) : dia(2022, 6, 3),
      layout === 'CNH_ANTIGA' ? dia(2020, 10, 1) : antes(hoje, 3.3),
    )
    // A permission of the first year lasts one; an old licence five.
    const velho = layout === 'CNH_2022' ? antes(hoje, s.entre(75, 79)) : antes(hoje, s.entre(30, 64))
    return {
      nascimento: velho,
      expedicao,
      validade: depois(expedicao, layout === 'CNH_ANTIGA' ? 5 : 3),
      primeira: entre(s, depois(velho, 18), depois(velho, 26)),
    }
  }
  const desde = {
    RG_ANTIGO: tarde(dia(1996, 1, 1), depois(nascimento, menor ? 3 : 14)),
    CIN: dia(2022, 8, 1),
    CNH_ANTIGA: dia(2021, 4, 13),
    CNH_2022: tarde(dia(2022, 6, 2), adulto),
  }[layout]
  const ate = { RG_ANTIGO: antes(hoje, 1.2), CIN: ontem, CNH_ANTIGA: dia(2022, 5, 27), CNH_2022: ontem }[
    layout
  ]
  const expedicao = entre(s, desde, ate)
  const idade = (expedicao - nascimento) / DIA_MS / ANO
  const anos = cnh ? (idade < 50 ? 10 : 5) : layout === 'CIN' && idade < 60 ? 10 : 0
  const validade = anos > 0 ? depois(expedicao, anos) : null
  const primeira = entre(
    s,
    depois(nascimento, 18),
    tarde(depois(nascimento, 18).getTime() + 30 * DIA_MS, Math.min(depois(nascimento, 25), expedicao)),
  )
  return { nascimento, expedicao, validade, primeira }
}

export function sortearPessoa(s, hoje, { layout, mulher, menor = false, vencido = false }) {
  const lugar = s.um(LUGARES)
  const origem = s.um(LUGARES)
  return {
    mulher,
    ...sortearNomes(s, mulher),
    cpf: sortearCpf(s),
    rg: sortearNumero(s, lugar.formato),
    lugar,
    naturalidade: { cidade: s.um(origem.cidades), uf: origem.sigla },
    local: s.um(lugar.cidades),
    ...sortearDatas(s, hoje, { layout, menor, vencido }),
    registro: sortearRegistro(s),
    categoria: s.um(['A', 'B', 'B', 'AB', 'AB', 'C', 'D', 'AD', 'E']),
    renach: `${lugar.sigla}${s.digitos(9)}`,
    espelho: s.digitos(10),
    serie: `${s.um(['A', 'B', 'K', 'M'])}${s.digitos(8)}`,
  }
}

/** The name as a person types it into a form. */
export const comoSeDigita = (nome) =>
  nome
    .toLowerCase()
    .replaceAll(/(^|[\s'-])(\p{L})/gu, (letra) => letra.toUpperCase())
    .replaceAll(/ (Da|Das|De|Do|Dos)(?= )/g, (letra) => letra.toLowerCase())
