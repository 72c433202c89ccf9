import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { aceitarDocumento } from '#domain/kyc/aceitacao.ts'
import { blocosDeTextract } from '#domain/kyc/blocos.ts'
import { decidir, MINIMOS } from '#domain/kyc/decisao.ts'
import { avaliarFraude } from '#domain/kyc/fraude.ts'
import { lerDocumento } from '#domain/kyc/leitura.ts'
import { diferentes } from '#domain/kyc/texto-lido.ts'
import type { Titular } from '#domain/kyc/titular.ts'
import {
  CIN_FRENTE,
  CIN_VERSO,
  CNH_FRENTE,
  CNH_VERSO,
  type Linha,
  respostaDoTextract,
  RG_FRENTE,
  RG_VERSO,
} from '../../lambdas/kyc/textract.ts'

/**
 * Maria's documents under somebody else's account, from what was read to the verdict: the face agrees, the registry
 * agrees, no picture was seen before. Only the document can tell them apart.
 */

const HOJE = '2026-11-21'
const MARIA = {
  nome: 'Maria Aparecida Gonçalves de Araújo',
  cpf: '52998224725',
  data_nascimento: '1987-03-14',
}
const DOCUMENTOS = {
  cnh: [CNH_FRENTE, CNH_VERSO],
  cin: [CIN_FRENTE, CIN_VERSO],
  rg: [RG_FRENTE, RG_VERSO],
} as const

const SEM_HISTORICO = {
  frente_igual_ao_verso: false,
  selfie_e_o_documento: false,
  selfie_e_o_retrato: false,
  selfie_parece_o_retrato: false,
  selfie_reutilizada: false,
  rosto_em_outra_conta: false,
  documento_reutilizado: false,
  procura_parcial: false,
  indicios: [],
}
const PERFEITA = { nota: 1, motivos: [] }

type Lados = readonly [frente: readonly Linha[], verso: readonly Linha[]]

function veredito(lados: Lados, titular: Titular): string {
  const [frente, verso] = (['frente', 'verso'] as const).map((lado, i) =>
    lerDocumento(blocosDeTextract(respostaDoTextract(lados[i] ?? []).Blocks), { lado, hoje: HOJE, titular }),
  )
  if (!frente || !verso) throw new Error('Both sides are read')
  const { nota, duvidas, achados, campos, layout, validade_conferida } = aceitarDocumento(frente, verso)
  const fraude = avaliarFraude(
    {
      formulario: titular,
      documento: campos,
      achados,
      layout,
      validade_conferida,
      hoje: HOJE,
      arquivos: SEM_HISTORICO,
      contas_no_aparelho: 1,
    },
    MINIMOS.fraud,
  )
  // What only a person can judge is kept below the minimum, as the stage keeps it.
  const ocr = duvidas.length > 0 ? { nota: 0.69, motivos: duvidas, revisao: true } : { nota, motivos: [] }
  return decidir({ ocr, liveness: PERFEITA, facematch: PERFEITA, fraud: fraude, consultario: PERFEITA })
    .veredito
}

const LETRAS = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789./< ')
/** One character of either side, read as another one. */
const estrago = fc.record({ qual: fc.nat(), lugar: fc.nat(), letra: fc.constantFrom(...LETRAS) })
type Estrago = { readonly qual: number; readonly lugar: number; readonly letra: string }

function estragados([frente, verso]: Lados, { qual, lugar, letra }: Estrago): Lados {
  const alvo = qual % (frente.length + verso.length)
  const trocar = (linhas: readonly Linha[], de: number): Linha[] =>
    linhas.map(([x, y, texto], i): Linha => {
      if (i !== de) return [x, y, texto]
      const onde = lugar % texto.length
      return [x, y, texto.slice(0, onde) + letra + texto.slice(onde + 1)]
    })
  return [trocar(frente, alvo), trocar(verso, alvo - frente.length)]
}

const digito = (digitos: string, peso: number): number => {
  const soma = Array.from(digitos).reduce((total, d, i) => total + Number(d) * (peso - i), 0)
  return ((soma * 10) % 11) % 10
}
const cpf = fc
  .array(fc.nat({ max: 9 }), { minLength: 9, maxLength: 9 })
  .map((nove) => nove.join(''))
  .map((nove) => `${nove}${digito(nove, 10)}`)
  .map((dez) => `${dez}${digito(dez, 11)}`)
  .filter((completo) => completo !== MARIA.cpf && !/^(\d)\1+$/.test(completo))
const dia = fc
  .date({ min: new Date('1930-01-01'), max: new Date('2007-12-31'), noInvalidDate: true })
  .map((data) => data.toISOString().slice(0, 10))
  .filter((data) => diferentes(data, MARIA.data_nascimento) > 1)
const qualDocumento = fc.constantFrom(...(['cnh', 'cin', 'rg'] as const))

describe('a document is its holder’s alone', () => {
  test.each(['cnh', 'cin', 'rg'] as const)('Maria’s own %s is approved', (qual) => {
    expect(veredito(DOCUMENTOS[qual], MARIA)).toBe('approved')
  })

  test('no misread character makes it another person’s, whatever they are called', () => {
    const nome = fc.constantFrom(
      MARIA.nome,
      'Mariana Aparecida Gonçalves de Araújo',
      'Carla Souza Prado',
      'Mário Araújo',
      'Ana Lima',
    )
    fc.assert(
      fc.property(qualDocumento, estrago, nome, cpf, dia, (qual, onde, outro, numero, data) => {
        const titular = { nome: outro, cpf: numero, data_nascimento: data }
        expect(veredito(estragados(DOCUMENTOS[qual], onde), titular)).not.toBe('approved')
      }),
      { numRuns: 300 },
    )
  })

  test('nor a sister’s, born on the same day', () => {
    const nome = fc
      .constantFrom('Carla', 'Joana', 'Antônia', 'Beatriz')
      .map((n) => MARIA.nome.replace('Maria', n))
    fc.assert(
      fc.property(qualDocumento, estrago, nome, cpf, (qual, onde, irma, numero) => {
        const titular = { nome: irma, cpf: numero, data_nascimento: MARIA.data_nascimento }
        expect(veredito(estragados(DOCUMENTOS[qual], onde), titular)).not.toBe('approved')
      }),
      { numRuns: 200 },
    )
  })
})
