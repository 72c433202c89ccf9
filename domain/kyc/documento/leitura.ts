import { idadeEm } from '../../base/campos.ts'
import type { Bloco } from '../texto/blocos.ts'
import { type Amostra, amostraEm } from './amostra.ts'
import { type CamposLidos, INDETERMINADA } from './campos-lidos.ts'
import { type Complementos, lerComplementos, LUGARES_DE_EMISSAO } from './complementos.ts'
import { imprime, type Lado, type TipoDeDocumento } from './documentos.ts'
import { reconhecerLayout } from './layout.ts'
import { ehCnh, lerMecanica, type Mecanica } from './mecanica.ts'
import { Procura } from '../texto/procura.ts'
import { type Achados, DADOS_DO_TITULAR, procurarTitular, type Titular } from './titular.ts'
import { julgarZona, type JuizosDaZona } from './zona.ts'
import {
  cpfEm,
  cpfFormatadoEm,
  emissorEm,
  emissorRotuladoEm,
  numeroQualquerEm,
  orgaoRotuladoEm,
  registroEm,
  registroValido,
  rgEm,
  rgFormatadoEm,
  rgSoltoEm,
  ufDoLugarEm,
  ufDoTituloEm,
} from '../texto/numeros-impressos.ts'
import { datasEm } from '../texto/datas-lidas.ts'
import { comoLetras, compacto, contemQuase, diferentes, semAcentos } from '../texto/texto-lido.ts'

export interface Leitura {
  readonly layout: TipoDeDocumento | null
  readonly campos: CamposLidos
  /** 0 to 1: see `qualidadeDaLeitura`. */
  readonly qualidade: number
  /** A QR code was deciphered on it, whatever it says; left out when there was none. */
  readonly codigo?: true | undefined
  /** The machine-readable parts, separate from the print; left out when there are none. */
  readonly mecanica?: Mecanica | undefined
  /** What else it says; left out when it says nothing. */
  readonly complementos?: Complementos | undefined
  /** What it says of the person it was looked through for; left out when nobody was named. */
  readonly titular?: DoTitular | undefined
  /** Left out when it says nothing of being a sample. */
  readonly amostra?: Amostra | undefined
}

/** A side searched for one person's data. */
export interface DoTitular {
  readonly procurado: Titular
  readonly impresso: Achados
  readonly zona: JuizosDaZona
}

/** Text of a card's size; less than this is a fragment. */
const LETRAS_DE_UM_LADO = 40

/** Whether a side was searched for exactly this person's data; a search for somebody else's does not count. */
export const lidaPara = (leitura: Leitura | undefined, titular: Titular): leitura is Leitura =>
  leitura?.titular !== undefined &&
  DADOS_DO_TITULAR.every((dado) => leitura.titular?.procurado[dado] === titular[dado])

interface Pedido {
  readonly lado: Lado
  /** YYYY-MM-DD; decides the century of machine-readable dates. */
  readonly hoje: string
  /** What its QR codes say. */
  readonly codigos?: readonly string[]
  /** Whose document it is said to be. */
  readonly titular?: Titular
}

/**
 * Reads one side of an identity document from what OCR saw and what its QR codes say. The holder's data are looked up
 * wherever they stand; what else is printed by label and position, then by pattern, then in the machine-readable parts.
 * What is not found is left out.
 */
export function lerDocumento(
  blocos: readonly Bloco[],
  { lado, hoje, codigos = [], titular }: Pedido,
): Leitura {
  const linhas = blocos.filter(({ tipo }) => tipo === 'linha')
  const textos = linhas.map(({ texto }) => texto)
  const layout = reconhecerLayout(textos, codigos)
  const mecanica = lerMecanica(textos, codigos, layout, hoje)
  const procura = new Procura(linhas)
  const lidos = lerCampos(procura, { layout, lado }, mecanica, hoje)
  const doTitular = titular && {
    procurado: titular,
    impresso: procurarTitular(
      procura,
      titular,
      {
        // A value that comes from the zone is judged as the zone's.
        nome: lidos.nome === mecanica.nome ? undefined : lidos.nome,
        data_nascimento: nascimentoRotulado(procura, hoje),
      },
      hoje,
    ),
    zona: julgarZona(textos, titular),
  }
  const campos = doTitular ? comTitular(lidos, doTitular) : lidos
  const complementos = lerComplementos({ procura, layout, lado, campos, nomeEm, hoje })
  const amostra = amostraEm(linhas)
  return {
    layout,
    campos,
    qualidade: qualidadeDaLeitura(linhas),
    ...(codigos.length > 0 && { codigo: true as const }),
    ...(Object.keys(mecanica).length > 0 && { mecanica }),
    ...(Object.keys(complementos).length > 0 && { complementos }),
    ...(doTitular && { titular: doTitular }),
    ...(amostra && { amostra }),
  }
}

/** The holder's value, where it was found on the side, replaces what was read there with misread letters. */
function comTitular(lidos: CamposLidos, { procurado, impresso }: DoTitular): CamposLidos {
  const { nome, cpf, data_nascimento } = procurado
  return {
    ...lidos,
    ...(impresso.nome.juizo === 'confirma' && { nome: nome.toUpperCase() }),
    ...(impresso.cpf.juizo === 'confirma' && { cpf }),
    ...(impresso.data_nascimento.juizo === 'confirma' && { data_nascimento }),
  }
}

/**
 * Quality of a reading, 0 to 1: mean confidence of the text (weighted by length) × share of 40 letters read (at most
 * 1).
 */
function qualidadeDaLeitura(linhas: readonly Bloco[]): number {
  // Machine-readable lines are no language: the reader's confidence in them is meaningless.
  const texto = linhas.filter((linha) => !linha.texto.includes('<<'))
  const letras = texto.reduce((total, linha) => total + linha.texto.length, 0)
  if (letras === 0) return 0
  const confianca =
    texto.reduce((total, linha) => total + linha.confianca * linha.texto.length, 0) / letras / 100
  return confianca * Math.min(1, letras / LETRAS_DE_UM_LADO)
}

function lerCampos(
  procura: Procura,
  { layout, lado }: { readonly layout: TipoDeDocumento | null; readonly lado: Lado },
  mecanica: Mecanica,
  hoje: string,
): CamposLidos {
  const lidos: CamposLidos = {
    nome: (trazNome(layout, lado) ? nomeImpresso(procura) : undefined) ?? mecanica.nome,
    ...numerosDe(procura, layout, mecanica),
    ...datasDe(procura, layout, mecanica, hoje),
    ...emissorDe(procura, layout, lado),
  }
  return Object.fromEntries(Object.entries(lidos).filter(([, valor]) => valor !== undefined))
}

/** An old RG's front is a portrait: what looks like a name there is not one (P §3). */
const trazNome = (layout: TipoDeDocumento | null, lado: Lado): boolean =>
  layout === null || imprime(layout, lado, 'nome')

/** The small label of the name is often lost; then the holder's name is the first one above the field that follows. */
const nomeImpresso = (procura: Procura): string | undefined =>
  procura.porRotulo(['NOMEESOBRENOME', 'NOMENAME', '=NOME', 'NOMECIVIL', 'SOBRENOME'], nomeEm) ??
  procura.acimaDe(['FILIACAO', 'NATURALIDADE', 'REGISTROGERALCPF', 'DOCIDENTIDADE'], nomeEm)

/**
 * Who issued it. Its line lost, the place of issue on a back and the heading of a front still tell the state; a licence
 * is always the state's traffic department's (Código de Trânsito Brasileiro, art. 22, II).
 */
function emissorDe(
  procura: Procura,
  layout: TipoDeDocumento | null,
  lado: Lado,
): Pick<CamposLidos, 'orgao_emissor' | 'uf_documento'> {
  const emissor =
    procura.porRotulo(['ORGAOEXPEDIDOR', 'AUTORIDADEEMISSORA'], emissorRotuladoEm) ??
    procura.porRotulo(['ORGEMISSOR', 'DOCIDENTIDADE'], emissorEm) ??
    procura.emQualquerLinha(emissorEm)
  if (emissor) return { orgao_emissor: emissor.orgao, uf_documento: emissor.uf }
  const uf =
    lado === 'frente'
      ? procura.emQualquerLinha(ufDoTituloEm)
      : procura.porRotulo(LUGARES_DE_EMISSAO, ufDoLugarEm)
  const orgao =
    ehCnh(layout) && lado === 'verso' ? 'DETRAN' : procura.porRotulo(['ORGAOEXPEDIDOR'], orgaoRotuladoEm)
  return uf === undefined ? {} : { uf_documento: uf, ...(orgao !== undefined && { orgao_emissor: orgao }) }
}

function numerosDe(
  procura: Procura,
  layout: TipoDeDocumento | null,
  mecanica: Mecanica,
): { readonly [C in 'cpf' | 'rg' | 'numero_documento']: string | undefined } {
  const cpf = procura.porRotulo(['CPF'], cpfEm) ?? procura.emQualquerLinha(cpfFormatadoEm) ?? mecanica.cpf
  const rg =
    procura.porRotulo(['=REGISTROGERAL', 'DOCIDENTIDADE', 'IDENTIDADEORG'], rgEm) ??
    procura.emQualquerLinha(rgFormatadoEm)
  if (layout === 'rg_antigo') {
    const solto = rg ?? procura.emQualquerLinha(rgSoltoEm) ?? procura.emQualquerLinha(numeroQualquerEm)
    return { cpf, rg: solto, numero_documento: solto }
  }
  // A CIN's number is the CPF; that one lost, the card's own says that there is one.
  if (layout === 'rg_novo_cin')
    return { cpf, rg, numero_documento: cpf ?? procura.emQualquerLinha(numeroQualquerEm) }
  const outro = (texto: string): string | undefined => {
    const registro = registroEm(texto)
    return registro === undefined || registro === cpf ? undefined : registro
  }
  const certo = (texto: string): string | undefined => {
    const registro = outro(texto)
    return registro && registroValido(registro) ? registro : undefined
  }
  const rotulos = ['NREGISTRO', 'NOREGISTRO', 'REGISTRO']
  const numero_documento =
    procura.porRotulo(rotulos, certo) ??
    procura.emQualquerLinha(certo) ??
    procura.porRotulo(rotulos, outro) ??
    mecanica.numero ??
    procura.emQualquerLinha(numeroQualquerEm)
  return { cpf, rg, numero_documento }
}

const nascimentoRotulado = (procura: Procura, hoje: string): string | undefined =>
  procura.porRotulo(['NASCIMENTO', 'DATANASC', 'DATADENASC', 'LOCALEUFNASC', 'DTNASC', 'BIRTH'], (texto) =>
    datasEm(texto).find((data) => data < hoje),
  )

/** Nobody holds a document with these dates in another order. */
const emOrdem = (antes: string | undefined, depois: string | undefined): boolean =>
  antes === undefined || depois === undefined || antes < depois

function datasDe(
  procura: Procura,
  layout: TipoDeDocumento | null,
  mecanica: Mecanica,
  hoje: string,
): { readonly [C in 'data_nascimento' | 'data_emissao' | 'data_validade']: string | undefined } {
  const ultima = (texto: string): string | undefined => datasEm(texto).sort().at(-1)
  const todas = procura.datas
  const nascimento = nascimentoRotulado(procura, hoje)
  const emissao = procura.porRotulo(
    ['DATADEEMISSAO', 'DATAEMISSAO', '=EMISSAO', 'EXPEDICAO', 'EXPEDIDOEM', 'DATEOFISSUE', 'ISSUEDATE'],
    ultima,
  )
  const validade = procura.porRotulo(['VALIDADE', 'VALIDAATE', 'EXPIRY'], ultima)
  const semPrazo = layout === 'rg_novo_cin' ? procura.emQualquerLinha(indeterminadaEm) : undefined
  // When labels are lost, the order of the dates tells them apart: birth first, issue last before today, expiry after
  // today.
  const [primeira] = todas
  const depois = todas.filter((data) => data > hoje && !longeDemais(data, hoje))
  const data_nascimento =
    emOrdem(nascimento, emissao) && nascimento !== undefined
      ? nascimento
      : (mecanica.data_nascimento ??
        (primeira && todas.length > 1 && idadeEm(primeira, hoje) >= 5 ? primeira : undefined))
  const impressa = validade !== undefined && emOrdem(emissao, validade) ? validade : undefined
  const data_validade =
    validadePossivel(impressa, depois, hoje) ??
    mecanica.data_validade ??
    (depois.length === 1 ? depois[0] : semPrazo)
  const emitida =
    emissao !== undefined && emissao !== data_nascimento && emissao <= hoje ? emissao : undefined
  const emitiveis = todas.filter((data) => data <= hoje && data !== data_nascimento && data !== data_validade)
  // While the last day is not known, a licence's other date may be it, or that of the first licence.
  const guardada = ehCnh(layout) && data_validade === undefined ? undefined : emitiveis.at(-1)
  return { data_nascimento, data_emissao: emitida ?? guardada, data_validade }
}

/** No Brazilian document that has a last day is valid for longer (CTB, art. 147 §2; Decreto 10.977/2022, art. 16). */
const PRAZO_MAIOR = 10

const longeDemais = (data: string, hoje: string): boolean =>
  data > `${Number(hoje.slice(0, 4)) + PRAZO_MAIOR}${hoje.slice(4)}`

/**
 * The date at the label of the last day. One that passed gives way to the only date of the side that is still to come,
 * which can be nothing else, unless a single digit parts them: then the reader may have made the one of the other. One
 * too far away was misread.
 */
function validadePossivel(
  rotulada: string | undefined,
  depois: readonly string[],
  hoje: string,
): string | undefined {
  if (rotulada === undefined || longeDemais(rotulada, hoje)) return undefined
  const [unica, ...outras] = depois
  if (unica === undefined || outras.length > 0 || rotulada >= hoje) return rotulada
  return diferentes(rotulada, unica) > 1 ? unica : rotulada
}

/** Only a CIN is valid for good; two letters may be misread. */
const indeterminadaEm = (texto: string): typeof INDETERMINADA | undefined =>
  contemQuase(compacto(texto), INDETERMINADA, 2) ? INDETERMINADA : undefined

/** Words of the form itself, never of a person. */
const NAO_E_NOME =
  /HABILITACAO|NACIONAL|PUBLICA|FEDERATIVA|CARTEIRA|FILIACAO|ASSINATURA|\bDATA\b|IDENTIDADE|SOBRENOME|SECRETARIA|DEPARTAMENTO|MINISTERIO|GOVERNO|ESTADO|EMISSAO|EMISSOR|EXPEDI|REGISTRO|VALID|NATURALIDADE|ORIGEM|DRIVER|LICENSE|POLEGAR|TERRITORIO|SEGURANCA|DESENHO|TRANSITO|PORTADOR|TITULAR|DIREITO|SEM VALOR|\bGERAL\b|BRASIL$/

/**
 * At least two words, one of four letters, no issuer and no place. Digits and marks at the ends are the reader's
 * noise, as are words of one or two letters in front; inside a word they stand for letters.
 */
function nomeEm(texto: string): string | undefined {
  const limpo = texto
    .replace(/(?<=\p{L})[01589|!€$](?=\p{L})/gu, comoLetras)
    .replace(/[.,:;'"’_]+/g, ' ')
    .replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '')
    .replace(/^(\p{L}{1,2}[^\p{L}]+)+|([^\p{L}]+\p{L})+$/gu, '')
    .replace(/\s+/g, ' ')
    .toUpperCase()
    // The label beside it, on the line of the name.
    .replace(/ SEXO$/, '')
  const palavras = limpo.split(' ')
  const inteiro = palavras.length >= 2 && palavras.some((palavra) => palavra.length >= 4)
  const soLetras = /^[\p{L}\p{M} -]+$/u.test(limpo)
  const outraCoisa =
    NAO_E_NOME.test(semAcentos(limpo)) || emissorEm(limpo) !== undefined || ufDoLugarEm(limpo) !== undefined
  return inteiro && soLetras && !outraCoisa ? limpo : undefined
}
