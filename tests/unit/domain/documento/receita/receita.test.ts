import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { alertasDaReceita } from '#domain/documento/receita/alertas.ts'
import { compor, comporReceita } from '#domain/documento/receita/frase.ts'
import { type Item, VIAS } from '#domain/documento/receita/item.ts'

const DIPIRONA: Item = {
  medicamento: 'Dipirona',
  apresentacao: '500 mg, comprimido',
  dose: '1 comprimido',
  via: 'oral',
  frequencia: 'de 6 em 6 horas',
  duracao: 'por 3 dias',
  quantidade: '12 comprimidos',
  orientacao: 'se dor ou febre',
}

const ALERGIAS_2022 = 'J Allergy Clin Immunol 2022;150:1333'

describe('compor', () => {
  it('says the medicine in one line and its use in another', () =>
    expect(compor(DIPIRONA)).toEqual({
      ...DIPIRONA,
      titulo: 'Dipirona 500 mg, comprimido',
      modo: '1 comprimido por via oral, de 6 em 6 horas, por 3 dias. Se dor ou febre.',
    }))

  it.each([
    [{ medicamento: 'Soro caseiro' }, ''],
    [{ medicamento: 'X', via: 'nasal' }, 'Por via nasal.'],
    [{ medicamento: 'X', frequencia: 'à noite.', duracao: ' ' }, 'À noite.'],
    [{ medicamento: 'X', orientacao: 'em jejum' }, 'Em jejum.'],
  ] as const)('leaves out what is not said: %j', (item, modo) =>
    expect(compor(item)).toMatchObject({ titulo: item.medicamento, modo }),
  )

  it('says every part in its order, with no mark twice', () => {
    const palavra = fc.stringMatching(/^[a-z]{1,8}( [a-z]{1,8})?$/)
    const item = fc.record(
      {
        medicamento: palavra,
        apresentacao: palavra,
        dose: palavra,
        via: fc.constantFrom(...VIAS),
        frequencia: palavra,
        duracao: palavra,
        orientacao: palavra,
      },
      { requiredKeys: ['medicamento'] },
    )
    fc.assert(
      fc.property(item, (dado) => {
        const { titulo, modo } = compor(dado)
        expect(titulo).toBe([dado.medicamento, dado.apresentacao].filter(Boolean).join(' '))
        expect(modo).not.toMatch(/\.\.|,,|^ | $| {2}|, \.|^,/)
        let de = 0
        for (const parte of [dado.dose, dado.via, dado.frequencia, dado.duracao, dado.orientacao]) {
          if (!parte) continue
          const em = modo.toLowerCase().indexOf(parte, de)
          expect(em).toBeGreaterThanOrEqual(de)
          de = em + parte.length
        }
      }),
    )
  })

  it('numbers the items, each with its quantity', () =>
    expect(comporReceita([DIPIRONA], 'Soro caseiro').medicamentos).toBe(
      '1. Dipirona 500 mg, comprimido\nQuantidade: 12 comprimidos\n1 comprimido por via oral, de 6 em 6 horas, por 3 dias. Se dor ou febre.\n\n2. Soro caseiro',
    ))
})

describe('alertasDaReceita', () => {
  const carimbo = { fonte: 'paciente', em: '2026-11-20T12:00:00.000Z' } as const
  const alertas = (medicamentos: readonly string[], ...substancias: string[]) =>
    alertasDaReceita(
      { itens: medicamentos.map((medicamento) => compor({ medicamento })), livres: [] },
      substancias.map((substancia) => ({ substancia, ...carimbo })),
    ).map(({ texto }) => texto)

  it.each([
    ['Dipirona 500 mg', 'dipirona'],
    ['Dipirona 500 mg', 'Novalgina'],
    ['Novalgina gotas', 'dipirona sódica'],
    ['Loratadina 10 mg', 'Loratadinna'],
    ['Ácido acetilsalicílico 100 mg', 'AAS'],
  ])('%s against an allergy to %s: the same substance', (escrito, alergia) =>
    expect(alertas([escrito], alergia)).toEqual([`Alergia a ${alergia} na ficha: “${escrito}”.`]),
  )

  it.each([
    ['Ibuprofeno 600 mg', 'Dipirona', `anti-inflamatórios e dipirona (${ALERGIAS_2022})`],
    ['Naproxeno 500 mg', 'anti-inflamatórios', `anti-inflamatórios e dipirona (${ALERGIAS_2022})`],
    ['Enalapril 10 mg', 'captopril', 'inibidores da ECA (Ann Allergy Asthma Immunol 2010;105:259)'],
    ['Sulfassalazina 500 mg', 'Sulfa', `sulfas (${ALERGIAS_2022})`],
    ['Cefalexina 500 mg', 'penicilina', `penicilinas e cefalosporinas (${ALERGIAS_2022})`],
  ])('%s against an allergy to %s: of its family', (escrito, alergia, familia) =>
    expect(alertas([escrito], alergia)).toEqual([
      `Alergia a ${alergia} na ficha, e “${escrito}” é da mesma família: ${familia}.`,
    ]),
  )

  it('says nothing of other substances', () =>
    expect(alertas(['Paracetamol 750 mg', 'Loratadina 10 mg'], 'dipirona', 'camarão', 'látex')).toEqual([]))

  it('says a substance that is prescribed twice, under whatever name', () => {
    expect(alertas(['Dipirona 500 mg', 'Novalgina gotas'])).toHaveLength(1)
    expect(alertas(['Loratadina 10 mg', 'loratadina 10 mg'])).toHaveLength(1)
    const loratadina = (apresentacao: string) => compor({ medicamento: 'Loratadina', apresentacao })
    const itens = [loratadina('10 mg, comprimido'), loratadina('1 mg/mL, xarope')]
    expect(alertasDaReceita({ itens, livres: ['Loratadina'] }, [])).toEqual([
      {
        chave: 'repetida:loratadina',
        texto: '“Loratadina 1 mg/mL, xarope” aparece mais de uma vez nesta receita.',
      },
    ])
    expect(alertas(['Ibuprofeno 600 mg', 'Naproxeno 500 mg'])).toEqual([])
  })
})
