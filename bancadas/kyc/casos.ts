import type { DadosDoDocumento, LadoDoDocumento, LayoutDoDocumento } from '#semente/gerar/documento.ts'
import type { OpcoesDaFoto } from '#semente/gerar/foto.ts'
import type { Rosto } from '#semente/gerar/rosto-partes.ts'
import { type Legibilidade, sortearFoto } from './condicoes.ts'
import { type Pessoa, sortearCpf, sortearPessoa } from '#semente/gerar/pessoa.ts'
import { sortearRosto } from '#semente/gerar/rosto-sorteado.ts'
import { type Tomada, sortearTomada } from '#semente/gerar/selfie/tomada.ts'
import { Sorteio } from '#semente/gerar/sorteio.ts'

/** Attacks that leave a signal and take turns. */
const EM_RODIZIO = [
  'outro_rosto',
  'frente_duas_vezes',
  'captura_de_tela',
  'vencido',
  'choque_mrz',
  'choque_qr',
  'choque_registro',
  'cpf_alheio',
  'menor_com_documento_alheio',
  'menor',
  'lados_de_duas_pessoas',
  'em_branco',
  'gato',
] as const
/** All that leave one: none of them may be approved. */
export const ATAQUES = [...EM_RODIZIO, 'vencido_coberto'] as const
/** A cleanly edited old RG leaves none: told apart. */
type Ataque = (typeof ATAQUES)[number] | 'rg_antigo_editado'
type Sorteado = Exclude<Ataque, 'vencido_coberto'>

/** A picture, by what it is made of. */
export type Imagem =
  | {
      readonly que: 'documento'
      readonly pessoa: Pick<Pessoa, 'layout' | 'familia' | 'dados' | 'rosto'>
      readonly lado: LadoDoDocumento
      readonly foto: OpcoesDaFoto
      readonly mecanica?: DadosDoDocumento
    }
  | {
      readonly que: 'tela'
      readonly pessoa: Pick<Pessoa, 'layout' | 'familia' | 'dados' | 'rosto'>
      readonly lado: LadoDoDocumento
    }
  | {
      readonly que: 'selfie'
      readonly rosto: Rosto
      readonly tomada: Tomada
    }
  | { readonly que: 'papel' | 'gato'; readonly foto: OpcoesDaFoto }

export interface Identidade {
  readonly nome: string
  readonly cpf: string
  readonly data_nascimento: string
}

export interface Caso {
  readonly id: string
  readonly tipo: 'genuino' | 'limitrofe' | 'ilegivel' | Ataque
  readonly layout: LayoutDoDocumento
  readonly frente: Imagem
  readonly verso: Imagem
  readonly selfie: Imagem
  /** Who the account says it is. */
  readonly perfil: Identidade
  /** Whom the registry knows by the account's CPF. */
  readonly registro: Identidade
  /** What the document says; null where it is not read for its fields. */
  readonly impresso: DadosDoDocumento | null
  /** Sides whose settings make them unreadable. */
  readonly ilegiveis: readonly LadoDoDocumento[]
}

const identidade = ({ dados, cpf }: Pessoa): Identidade => ({
  nome: dados.nome,
  cpf,
  data_nascimento: dados.data_nascimento,
})

interface Pedido {
  readonly semente: number
  readonly pessoas: number
  readonly ataques: number
  /** YYYY-MM-DD. */
  readonly hoje: string
}

/**
 * Every case of a bench: each person genuine, one in five once more borderline, one in three unreadable; the attacks in
 * turn; one old licence in three long expired, its date covered.
 */
export function casosDe(pedido: Pedido): Caso[] {
  const pessoas = Array.from({ length: pedido.pessoas }, (_, id) =>
    sortearPessoa(pedido.semente, id, pedido.hoje),
  )
  const feito = (pessoa: Pessoa, tipo: Caso['tipo'], mudanca: Partial<Caso> = {}): Caso =>
    genuino(pedido, pessoa, tipo, mudanca)
  return [
    ...pessoas.map((pessoa) => feito(pessoa, 'genuino')),
    ...pessoas.filter(({ id }) => id % 5 === 0).map((pessoa) => estragado(pedido, pessoa, 'limitrofe')),
    ...pessoas.filter(({ id }) => id % 3 === 0).map((pessoa) => estragado(pedido, pessoa, 'ilegivel')),
    ...Array.from({ length: pedido.ataques }, (_, i) => ataque(pedido, pessoas, i)),
    ...pessoas
      .filter(({ id, layout }) => layout === 'cnh_antiga' && id % 3 === 2)
      .map((pessoa) => coberta(pedido, pessoa)),
  ]
}

function genuino({ semente }: Pedido, pessoa: Pessoa, tipo: Caso['tipo'], mudanca: Partial<Caso> = {}): Caso {
  return {
    id: `${tipo}-${pessoa.id}`,
    tipo,
    layout: pessoa.layout,
    frente: documento(semente, pessoa, 'frente'),
    verso: documento(semente, pessoa, 'verso'),
    selfie: selfie(semente, pessoa),
    perfil: identidade(pessoa),
    registro: identidade(pessoa),
    impresso: pessoa.dados,
    ilegiveis: [],
    ...mudanca,
  }
}

function documento(
  semente: number,
  pessoa: Pessoa,
  lado: LadoDoDocumento,
  legibilidade: Legibilidade = 'legivel',
  resto: { readonly mecanica?: DadosDoDocumento } = {},
): Imagem {
  const foto = sortearFoto(new Sorteio(semente, 'foto', pessoa.id, lado, legibilidade), legibilidade)
  const { layout, familia, dados, rosto } = pessoa
  return { que: 'documento', pessoa: { layout, familia, dados, rosto }, lado, foto, ...resto }
}

function selfie(semente: number, { id, rosto }: Pick<Pessoa, 'id' | 'rosto'>): Imagem {
  return { que: 'selfie', rosto, tomada: sortearTomada(new Sorteio(semente, 'selfie', id), rosto) }
}

function estragado(pedido: Pedido, pessoa: Pessoa, tipo: 'limitrofe' | 'ilegivel'): Caso {
  const s = new Sorteio(pedido.semente, tipo, pessoa.id)
  const ruins: readonly LadoDoDocumento[] =
    tipo === 'limitrofe' ? ['frente', 'verso'] : s.um([['frente'], ['verso'], ['frente', 'verso']] as const)
  const lado = (qual: LadoDoDocumento) =>
    documento(pedido.semente, pessoa, qual, ruins.includes(qual) ? tipo : 'legivel')
  return genuino(pedido, pessoa, tipo, {
    frente: lado('frente'),
    verso: lado('verso'),
    ilegiveis: tipo === 'ilegivel' ? ruins : [],
  })
}

function ataque(pedido: Pedido, pessoas: readonly Pessoa[], i: number): Caso {
  const tipos = [...EM_RODIZIO, 'rg_antigo_editado'] as const
  const tipo = tipos[i % tipos.length] ?? 'gato'
  const s = new Sorteio(pedido.semente, 'ataque', i)
  const vez = Math.floor(i / tipos.length)
  const alvo = escolher(pessoas, LAYOUTS_DO_ATAQUE[tipo], vez)
  const outra = pessoas[(alvo.id + 1 + s.inteiro(0, pessoas.length - 2)) % pessoas.length] ?? alvo
  return { ...ATAQUE[tipo]({ pedido, alvo, outra, s, vez }), id: `${tipo}-${i}`, tipo }
}

/** An expired licence is for a person to judge: with its date covered nothing printed says that it is one. */
function coberta(pedido: Pedido, pessoa: Pessoa): Caso {
  const s = new Sorteio(pedido.semente, 'coberta', pessoa.id)
  const ano = Number(pedido.hoje.slice(0, 4)) - s.inteiro(11, 14)
  const nascimento = ano - s.inteiro(20, 40)
  const dados: DadosDoDocumento = {
    ...pessoa.dados,
    data_nascimento: `${nascimento}-0${s.inteiro(1, 9)}-1${s.inteiro(0, 9)}`,
    data_primeira_hab: `${nascimento + 19}-0${s.inteiro(1, 9)}-1${s.inteiro(0, 9)}`,
    data_emissao: `${ano}-03-12`,
    // Nothing is drawn under its label.
    data_validade: '',
  }
  return genuino(pedido, { ...pessoa, dados }, 'vencido_coberto')
}

/** Layouts on which an attack makes sense; any when left out. */
const LAYOUTS_DO_ATAQUE: Partial<Record<Sorteado, readonly LayoutDoDocumento[]>> = {
  choque_mrz: ['rg_novo_cin', 'cnh_nova_2022'],
  choque_qr: ['cnh_antiga'],
  choque_registro: ['rg_antigo', 'cnh_antiga'],
  lados_de_duas_pessoas: ['rg_novo_cin', 'cnh_nova_2022'],
  rg_antigo_editado: ['rg_antigo'],
}

function escolher(
  pessoas: readonly Pessoa[],
  layouts: readonly LayoutDoDocumento[] | undefined,
  vez: number,
): Pessoa {
  const servem = pessoas.filter(({ layout }) => layouts?.includes(layout) ?? true)
  // A step that shares no factor with the number of layouts, so that they all take part.
  const achada = servem[(vez * 3) % servem.length]
  if (!achada) throw new Error(`Nobody holds a ${layouts?.join(' or ')}: draw more people`)
  return achada
}

interface Golpe {
  readonly pedido: Pedido
  readonly alvo: Pessoa
  /** Somebody else, with another face. */
  readonly outra: Pessoa
  readonly s: Sorteio
  /** How often this attack was drawn before. */
  readonly vez: number
}

const ATAQUE: Record<Sorteado, (golpe: Golpe) => Caso> = {
  outro_rosto: ({ pedido, alvo, outra }) =>
    genuino(pedido, alvo, 'outro_rosto', { selfie: selfie(pedido.semente, outra) }),

  frente_duas_vezes: ({ pedido, alvo }) => {
    const caso = genuino(pedido, alvo, 'frente_duas_vezes')
    return { ...caso, verso: caso.frente, impresso: null }
  },

  captura_de_tela: ({ pedido, alvo }) =>
    genuino(pedido, alvo, 'captura_de_tela', {
      frente: { que: 'tela', pessoa: alvo, lado: 'frente' },
      verso: { que: 'tela', pessoa: alvo, lado: 'verso' },
    }),

  // Only an identity card expires as a proof of identity: a licence past its date still identifies its holder.
  vencido: ({ pedido, alvo, s }) => {
    const ano = Number(pedido.hoje.slice(0, 4)) - s.inteiro(11, 14)
    const vencida: Pessoa = {
      ...alvo,
      layout: 'rg_novo_cin',
      dados: {
        ...alvo.dados,
        data_nascimento: `${ano - s.inteiro(20, 40)}-0${s.inteiro(1, 9)}-1${s.inteiro(0, 9)}`,
        data_emissao: `${ano}-03-12`,
        data_validade: `${ano + 10}-03-12`,
        cpf: alvo.cpf.replace(/^(\d{3})(\d{3})(\d{3})(\d{2})$/, '$1.$2.$3-$4'),
      },
    }
    return genuino(pedido, vencida, 'vencido')
  },

  // The card says another name, birth date or number than its machine-readable zone; the registry agrees with the card.
  choque_mrz: ({ pedido, alvo, outra, s }) => {
    const { nome, data_nascimento } = outra.dados
    const cpf = sortearCpf(s)
    const numero =
      alvo.layout === 'rg_novo_cin'
        ? { cpf: cpf.replace(/^(\d{3})(\d{3})(\d{3})(\d{2})$/, '$1.$2.$3-$4') }
        : { numero_cnh: outra.dados.numero_cnh }
    const editado = s.um([{ nome }, { data_nascimento }, numero])
    const falso: Pessoa = {
      ...alvo,
      dados: { ...alvo.dados, ...editado },
      ...('cpf' in editado && { cpf }),
    }
    return editada(pedido, falso, 'choque_mrz', alvo.dados)
  },

  choque_qr: ({ pedido, alvo, outra }) => {
    const falso = { ...alvo, dados: { ...alvo.dados, numero_cnh: outra.dados.numero_cnh } }
    return editada(pedido, falso, 'choque_qr', alvo.dados)
  },

  choque_registro: ({ pedido, alvo, outra }) => {
    const { nome, data_nascimento } = outra.dados
    const falso = { ...alvo, dados: { ...alvo.dados, nome, data_nascimento } }
    return { ...editada(pedido, falso, 'choque_registro', falso.dados), registro: identidade(alvo) }
  },

  cpf_alheio: ({ pedido, alvo, outra }) =>
    genuino(pedido, alvo, 'cpf_alheio', {
      perfil: { ...identidade(alvo), cpf: outra.cpf },
      registro: identidade(outra),
    }),

  menor_com_documento_alheio: ({ pedido, alvo, s }) => {
    const rosto = sortearRosto(s, { sexo: alvo.dados.sexo, idade: 15 })
    return genuino(pedido, alvo, 'menor_com_documento_alheio', {
      selfie: selfie(pedido.semente, { id: alvo.id + 100_000, rosto }),
    })
  },

  menor: ({ pedido, alvo, s }) => {
    const ano = Number(pedido.hoje.slice(0, 4))
    const menor: Pessoa = {
      ...alvo,
      layout: 'rg_novo_cin',
      dados: {
        ...alvo.dados,
        cpf: alvo.cpf.replace(/^(\d{3})(\d{3})(\d{3})(\d{2})$/, '$1.$2.$3-$4'),
        data_nascimento: `${ano - s.inteiro(13, 16)}-0${s.inteiro(1, 9)}-1${s.inteiro(0, 9)}`,
        data_emissao: `${ano - 1}-03-12`,
        data_validade: `${ano + 9}-03-12`,
      },
    }
    return genuino(pedido, menor, 'menor')
  },

  lados_de_duas_pessoas: ({ pedido, alvo, outra }) =>
    genuino(pedido, alvo, 'lados_de_duas_pessoas', {
      verso: documento(pedido.semente, { ...outra, layout: alvo.layout }, 'verso'),
      impresso: null,
    }),

  em_branco: ({ pedido, alvo, s, vez }) => {
    const papel: Imagem = { que: 'papel', foto: sortearFoto(s, 'legivel') }
    const caso = genuino(pedido, alvo, 'em_branco')
    return { ...caso, frente: papel, ...(vez % 2 === 0 && { verso: papel }), impresso: null }
  },

  gato: ({ pedido, alvo, s, vez }) => {
    const gato: Imagem = { que: 'gato', foto: sortearFoto(s, 'legivel') }
    const caso = genuino(pedido, alvo, 'gato')
    return { ...caso, ...(vez % 2 === 0 ? { frente: gato, verso: gato } : { selfie: gato }), impresso: null }
  },

  // The attacker's portrait on the victim's card, printed anew: card, registry and account agree, and so do the faces.
  rg_antigo_editado: ({ pedido, alvo, outra }) =>
    editada(pedido, { ...alvo, rosto: outra.rosto, id: alvo.id + 200_000 }, 'rg_antigo_editado', alvo.dados),
}

/** Printed as `falso` says, on the machine-readable parts what `mecanica` says. */
function editada(pedido: Pedido, falso: Pessoa, tipo: Ataque, mecanica: DadosDoDocumento): Caso {
  return genuino(pedido, falso, tipo, {
    frente: documento(pedido.semente, falso, 'frente', 'legivel', { mecanica }),
    verso: documento(pedido.semente, falso, 'verso', 'legivel', { mecanica }),
  })
}
