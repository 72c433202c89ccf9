import { divergencias, lerMecanica } from '#domain/kyc/documento/mecanica.ts'
import { julgarZona, type JuizosDaZona } from '#domain/kyc/documento/zona.ts'
import { describe, expect, test } from 'vitest'

const HOJE = '2026-11-21'
const CIN = [
  'IDBRA283456719152998224725<<<<',
  '8703145F3309210BRA<<<<<<<<<<<1',
  'ARAUJO<<MARIA<APARECIDA<GONCAL',
]

describe('lerMecanica', () => {
  test('the zone and the QR code in one', () => {
    expect(lerMecanica(CIN, [], 'rg_novo_cin', HOJE)).toEqual({
      nome: 'MARIA APARECIDA GONCAL ARAUJO',
      cpf: '52998224725',
      data_nascimento: '1987-03-14',
      data_validade: '2033-09-21',
    })
    expect(lerMecanica([], ['https://exemplo.invalid/cnh/64680076774'], 'cnh_antiga', HOJE)).toEqual({
      numero: '64680076774',
    })
  })

  test('the QR code, which corrects its own errors, goes before the zone', () => {
    const cnh = ['DLBRA283456719164680076775<<<<']
    expect(lerMecanica(cnh, ['64680076774'], 'cnh_nova_2022', HOJE)).toEqual({ numero: '64680076774' })
    expect(lerMecanica(cnh, [], 'cnh_nova_2022', HOJE)).toEqual({ numero: '64680076775' })
  })

  test('a digit read twice before the country leaves both dates, as their check digits tell', () => {
    expect(lerMecanica(['8703145F33092100BRA<<<<<<<<<<1'], [], 'rg_novo_cin', HOJE)).toEqual({
      data_nascimento: '1987-03-14',
      data_validade: '2033-09-21',
    })
  })

  test('a code without such a number says nothing', () => {
    expect(lerMecanica([], ['https://exemplo.invalid/12345', 'WIFI:S:casa;'], 'cnh_antiga', HOJE)).toEqual({})
    expect(lerMecanica([], ['11111111111'], 'rg_novo_cin', HOJE)).toEqual({})
  })
})

describe('divergencias', () => {
  const impresso = { cpf: '52998224725', numero_documento: '64680076774', data_validade: '2033-09-21' }
  const mecanica = { cpf: '52998224725', numero: '64680076774', data_validade: '2033-09-21' }
  const CALADA: JuizosDaZona = { nome: 'ausente', cpf: 'ausente', data_nascimento: 'ausente' }

  test('print and code of one document agree', () => {
    expect(divergencias(impresso, mecanica, [CALADA])).toEqual([])
    expect(divergencias(impresso, {}, [])).toEqual([])
    expect(divergencias({}, mecanica, [CALADA])).toEqual([])
  })

  test.each([
    ['cpf', { cpf: '11144477735' }],
    ['numero', { numero_documento: '92030006724' }],
    ['data_validade', { data_validade: '2029-04-21' }],
  ] as const)('an edited %s is noticed', (campo, edicao) => {
    expect(divergencias({ ...impresso, ...edicao }, mecanica, [CALADA])).toEqual([campo])
  })

  test('what the reader got wrong is no contradiction', () => {
    // A digit off, and its check digits say so; a number that does not prove itself; a date with one digit off.
    expect(divergencias({ ...impresso, numero_documento: '64680876774' }, mecanica, [])).toEqual([])
    expect(divergencias(impresso, { numero: '64680076775' }, [])).toEqual([])
    expect(divergencias({ ...impresso, data_validade: '2038-09-21' }, mecanica, [])).toEqual([])
    // Another CPF among the zone's digits, while the holder's is there as well.
    expect(divergencias(impresso, { cpf: '11144477735' }, [{ ...CALADA, cpf: 'confirma' }])).toEqual([])
  })

  test('the zone of another person contradicts unless the other side’s has the holder', () => {
    const outra: JuizosDaZona = { ...CALADA, nome: 'contradiz', data_nascimento: 'contradiz' }
    expect(divergencias(impresso, {}, [CALADA, outra])).toEqual(['nome', 'data_nascimento'])
    const minha: JuizosDaZona = { nome: 'confirma', cpf: 'confirma', data_nascimento: 'confirma' }
    expect(divergencias(impresso, {}, [minha, outra])).toEqual([])
  })
})

describe('julgarZona', () => {
  const maria = {
    nome: 'Maria Aparecida Gonçalves de Araújo',
    cpf: '52998224725',
    data_nascimento: '1987-03-14',
  }

  test('confirms the holder, also with a letter misread, lost or added in each line', () => {
    expect(julgarZona(CIN, maria)).toEqual({ nome: 'confirma', cpf: 'confirma', data_nascimento: 'confirma' })
    const mal = [
      'IDBRA2834S67191529982Z4725<<<<',
      '87O3I45F3309210BRA<<<<<<<<<<<1',
      'ARAUJ0<<MARlA<APARECIDA<GONCAL',
    ]
    expect(julgarZona(mal, maria)).toMatchObject({
      nome: 'ausente',
      cpf: 'confirma',
      data_nascimento: 'confirma',
    })
    expect(julgarZona(['87031455F3309210BRA<<<<<<<<<<<1'], maria).data_nascimento).toBe('confirma')
  })

  test('a 7 read as a T, or one letter where a digit stood, still confirms and denies nobody', () => {
    const T = ['8T03145F3309210BRA<<<<<<<<<<<1']
    expect(julgarZona(T, maria).data_nascimento).toBe('confirma')
    expect(lerMecanica(T, [], 'rg_novo_cin', HOJE)).toEqual({
      data_nascimento: '1987-03-14',
      data_validade: '2033-09-21',
    })
    expect(julgarZona(['8703X45F3309210BRA<<<<<<<<<<<1'], maria).data_nascimento).toBe('confirma')
    expect(julgarZona(['8703XK5F3309210BRA<<<<<<<<<<<1'], maria).data_nascimento).toBe('ausente')
    // A line of names is no date, and takes nothing from one that is.
    const outra = ['9811021F3309210BRA<<<<<<<<<<<1', 'GUIMARAES<ARAUJO<<MARIA<APARECI']
    expect(julgarZona(outra, maria).data_nascimento).toBe('contradiz')
  })

  test.each([
    ['1978-07-16', 'T8OT1I6LM3607282BRA<<<<<<<<<<<1'],
    ['1980-04-19', '8O004196F3304134BRA<<<<<<<<<<<3'],
  ])(
    'a digit of %s read twice makes no other date of it, whatever stands where its check digit would',
    (dia, linha) => {
      expect(julgarZona([linha], { ...maria, data_nascimento: dia }).data_nascimento).not.toBe('contradiz')
    },
  )

  test('contradicts only beyond misreading', () => {
    const outra = { ...maria, nome: 'Carla Souza', data_nascimento: '1990-11-02' }
    expect(julgarZona(CIN, outra)).toMatchObject({ nome: 'contradiz', data_nascimento: 'contradiz' })
    // One of the ends is there: the other may be misread.
    expect(julgarZona(['ARAUJO<<XXRXX<APARECIDA<GONCAL'], maria).nome).toBe('ausente')
    // Two letters too many and a check digit that denies it; of full length it was read, and is another date.
    expect(julgarZona(['870X314Y5F3309210BRA<<<<<<<<<<<1'], maria).data_nascimento).toBe('ausente')
    expect(julgarZona(['87431485F3309210BRA<<<<<<<<<<<<1'], maria).data_nascimento).toBe('ausente')
    expect(julgarZona(['9811021F3309210BRA<<<<<<<<<<<1'], maria).data_nascimento).toBe('contradiz')
    // Broken beyond any name or date.
    expect(julgarZona(['GU INTAO<</AR1BELA<AP/AETZC1DA', 'RA<<<<<<<<<<<3'], maria)).toEqual({
      nome: 'ausente',
      cpf: 'ausente',
      data_nascimento: 'ausente',
    })
  })
})
