import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { DoPaciente } from '#domain/documento/exportacao.ts'
import { comporReceita } from '#domain/documento/receita/frase.ts'
import { pacote } from '#domain/documento/fhir/pacote.ts'
import type { Titular } from '#domain/documento/fhir/paciente.ts'
import type { IdDe, Recurso } from '#domain/documento/fhir/recurso.ts'
import { PERSONAS } from '#semente/personas.ts'
import { TEO } from '#semente/dependentes.ts'
import { fichaDe } from '../../../../support/ficha-preenchida.ts'
import { problemasDoFhir } from '../../../../support/fhir.ts'
import { ANA_COMPLETA, DA_CONSULTA, EM, NADA, PRONTUARIO, RECEITA } from './prontuario.ts'
import { dito, prontuarios } from './prontuarios.ts'

const idDe: IdDe = (tipo, chave) => {
  const hex = createHash('sha256').update(`${tipo}\n${chave}`).digest('hex')
  return hex.slice(0, 32).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
const feito = (titular: Titular, dados: DoPaciente) => pacote(titular, dados, EM, idDe)
const recursos = (titular: Titular, dados: DoPaciente) =>
  feito(titular, dados).entry.map(({ resource }) => resource as Recurso)
const doTipo = (tipo: string, dados: DoPaciente = PRONTUARIO) =>
  recursos(ANA_COMPLETA, dados).filter(({ resourceType }) => resourceType === tipo)
const textoDe = (recurso: Recurso | undefined): string => {
  const conteudos = recurso?.['content'] as readonly { attachment: { data: string } }[] | undefined
  return Buffer.from(conteudos?.[0]?.attachment.data ?? '', 'base64').toString('utf8')
}

describe('the record in FHIR', () => {
  it('of somebody with everything is valid, and has every kind of resource', () => {
    expect(problemasDoFhir(feito(ANA_COMPLETA, PRONTUARIO))).toEqual([])
    const tipos = recursos(ANA_COMPLETA, PRONTUARIO).map(({ resourceType }) => resourceType)
    expect([...new Set(tipos)].toSorted()).toEqual([
      'AllergyIntolerance',
      'Condition',
      'DocumentReference',
      'Encounter',
      'MedicationRequest',
      'MedicationStatement',
      'Observation',
      'Patient',
      'Practitioner',
      'Procedure',
    ])
  })

  it('of somebody with nothing is the patient alone', () => {
    const vazio = feito(ANA_COMPLETA, NADA)
    expect(problemasDoFhir(vazio)).toEqual([])
    expect(vazio.entry).toHaveLength(1)
  })

  it.each(PERSONAS)('of $usuario.nome is valid', ({ usuario, ficha }) => {
    expect(problemasDoFhir(feito(usuario, { ...NADA, ficha: ficha ? fichaDe(ficha) : null }))).toEqual([])
  })

  it('of a dependant names who answers for them', () => {
    const { dependente_id: id, ...teo } = TEO
    const responsavel = { relacao: 'Mãe', ...ANA_COMPLETA }
    const dele = { ...teo, id, updated_at: EM, responsavel }
    expect(problemasDoFhir(feito(dele, NADA))).toEqual([])
    const [patient] = recursos(dele, NADA)
    expect(patient).toMatchObject({
      identifier: [{ system: 'https://saude.gov.br/fhir/sid/cpf', value: TEO.cpf }],
      birthDate: TEO.data_nascimento,
      contact: [{ relationship: [{ text: 'Mãe' }], name: { text: ANA_COMPLETA.nome } }],
    })
    expect(patient?.['telecom']).toBeUndefined()
  })

  it('is the same twice', () => {
    expect(feito(ANA_COMPLETA, PRONTUARIO)).toEqual(feito(ANA_COMPLETA, PRONTUARIO))
  })

  it('has none of our ids, and no code that opens a document', () => {
    const json = JSON.stringify(feito(ANA_COMPLETA, PRONTUARIO))
    const { id, codigo, codigo_secreto, medico_id } = RECEITA
    for (const nosso of [ANA_COMPLETA.id, DA_CONSULTA.id, id, codigo, codigo_secreto, medico_id])
      expect(json).not.toContain(nosso)
  })
})

describe('what each says', () => {
  it('the patient', () => {
    expect(doTipo('Patient')).toMatchObject([
      {
        identifier: [
          {
            use: 'official',
            type: { coding: [{ code: 'TAX' }], text: 'CPF' },
            system: 'https://saude.gov.br/fhir/sid/cpf',
            value: '52998224725',
          },
        ],
        name: [{ text: 'Ana Beatriz Nogueira' }],
        telecom: [
          { system: 'phone', value: '+5511987650001' },
          { system: 'email', value: 'ana@exemplo.com.br' },
        ],
        gender: 'female',
        birthDate: '1990-03-14',
      },
    ])
  })

  it('the doctor, by the council of their state, once', () => {
    expect(doTipo('Practitioner')).toMatchObject([
      {
        identifier: [
          {
            type: { coding: [{ code: 'MD' }] },
            system: 'https://saude.gov.br/fhir/sid/crm-sp',
            value: '123456',
          },
        ],
        name: [{ text: 'Helena Prado Vasconcelos' }],
        qualification: [{ identifier: [{ value: '45871' }], code: { text: 'Cardiologia' } }],
      },
    ])
  })

  it('an allergy that was told, with what it does', () => {
    expect(doTipo('AllergyIntolerance')).toMatchObject([
      {
        verificationStatus: { coding: [{ code: 'unconfirmed' }] },
        code: { text: 'Dipirona' },
        reaction: [{ manifestation: [{ text: 'Placas vermelhas na pele' }] }],
      },
    ])
  })

  it.each([
    ['nenhuma', 'no-known-allergies', 'Nenhuma alergia, segundo o paciente'],
    ['nao_sei', 'no-allergy-info', 'O paciente não sabe se tem alergias'],
  ] as const)('that the answer about allergies was %s', (resposta, code, text) => {
    const ficha = fichaDe({ alergias: { resposta, itens: [] } })
    expect(problemasDoFhir(feito(ANA_COMPLETA, { ...NADA, ficha }))).toEqual([])
    expect(doTipo('AllergyIntolerance', { ...NADA, ficha })).toMatchObject([
      {
        code: {
          coding: [{ system: 'http://hl7.org/fhir/uv/ips/CodeSystem/absent-unknown-uv-ips', code }],
          text,
        },
      },
    ])
  })

  it('nothing of allergies nobody was asked about', () => {
    expect(doTipo('AllergyIntolerance', { ...NADA, ficha: fichaDe({}) })).toEqual([])
  })

  it('a condition told, and the hypotheses of a consultation by their codes', () => {
    const [contada, principal, outra, ...mais] = doTipo('Condition')
    expect(mais).toEqual([])
    expect(contada).toMatchObject({
      category: [{ coding: [{ code: 'problem-list-item' }] }],
      code: { text: 'Hipotireoidismo' },
    })
    expect(principal).toMatchObject({
      category: [{ coding: [{ code: 'encounter-diagnosis' }] }],
      verificationStatus: { coding: [{ code: 'provisional' }] },
      code: {
        coding: [
          {
            system: 'https://terminologia.saude.gov.br/fhir/CodeSystem/BRCID10',
            code: 'J02.9',
            display: 'Faringite aguda não especificada',
          },
        ],
      },
    })
    expect(outra).toMatchObject({ code: { coding: [{ code: 'R05' }] } })
    const diagnosticos = [principal, outra].map((condition, lugar) => ({
      condition: { reference: `urn:uuid:${condition?.id}` },
      rank: lugar + 1,
    }))
    expect(doTipo('Encounter')[0]).toMatchObject({ diagnosis: diagnosticos })
  })

  it('a consultation by video, with its complaint and its doctor', () => {
    const [doutora] = doTipo('Practitioner')
    expect(doTipo('Encounter')[0]).toMatchObject({
      status: 'finished',
      class: { code: 'VR' },
      serviceType: { text: 'Clínica Médica' },
      participant: [{ individual: { reference: `urn:uuid:${doutora?.id}` } }],
      period: { start: '2026-11-21T02:10:00.000Z', end: '2026-11-21T02:40:00.000Z' },
      reasonCode: [{ text: 'Dor de garganta há dois dias.' }],
    })
  })

  it('a medicine in use, and a prescription with its document', () => {
    expect(doTipo('MedicationStatement')).toMatchObject([
      {
        medicationCodeableConcept: { text: 'Levotiroxina' },
        dosage: [{ text: '50 mcg, Uma vez ao dia, em jejum' }],
      },
    ])
    const receita = doTipo('DocumentReference').find(
      ({ type }) => (type as { text: string }).text === 'Receita Médica',
    )
    expect(doTipo('MedicationRequest')).toMatchObject([
      {
        status: 'unknown',
        intent: 'order',
        medicationCodeableConcept: { text: 'Dipirona 500 mg: 1 comprimido de 6/6 h se dor' },
        dosageInstruction: [{ text: 'Uso oral.\nTomar com água.' }],
        note: [{ text: 'Não dirigir após o uso.' }],
        supportingInformation: [{ reference: `urn:uuid:${receita?.id}` }],
      },
    ])
    expect(textoDe(receita)).toBe(
      'Uso oral.\nTomar com água.\nDipirona 500 mg: 1 comprimido de 6/6 h se dor\nNão dirigir após o uso.\nRetorno em 7 dias',
    )
  })

  it('a prescription that is not signed is a draft, and one text is the whole of it', () => {
    const documentos = [{ ...RECEITA, status: 'created' as const, signed_at: undefined, medicamentos: ' ' }]
    const [pedido] = doTipo('MedicationRequest', { ...PRONTUARIO, documentos })
    expect(pedido).toMatchObject({
      status: 'draft',
      medicationCodeableConcept: { text: 'Uso oral.\nTomar com água.' },
    })
    expect(pedido?.['dosageInstruction']).toBeUndefined()
  })

  it('a prescription by items asks for each of them, with its own way of use', () => {
    const { itens, medicamentos } = comporReceita(
      [
        {
          medicamento: 'Amoxicilina',
          apresentacao: '500 mg cápsula',
          dose: '1 cápsula',
          via: 'oral',
          quantidade: '21 cápsulas',
        },
        { medicamento: 'Soro fisiológico 0,9%' },
      ],
      'Gelo no local',
    )
    const dados = { ...PRONTUARIO, documentos: [{ ...RECEITA, itens, medicamentos }] }
    expect(problemasDoFhir(feito(ANA_COMPLETA, dados))).toEqual([])
    const pedidos = doTipo('MedicationRequest', dados)
    expect(pedidos).toMatchObject([
      {
        medicationCodeableConcept: { text: 'Amoxicilina 500 mg cápsula' },
        dosageInstruction: [{ text: '1 cápsula por via oral. Quantidade: 21 cápsulas' }],
      },
      { medicationCodeableConcept: { text: 'Soro fisiológico 0,9%' } },
      { medicationCodeableConcept: { text: 'Gelo no local' } },
    ])
    expect(new Set(pedidos.map(({ id }) => id)).size).toBe(3)
    expect(pedidos[1]?.['dosageInstruction']).toBeUndefined()
  })

  const doAtestado = (dito: { readonly dias?: number; readonly cid?: string }, assinado = true) => {
    const { signed_at, ...emitido } = RECEITA
    const atestado = { ...emitido, tipo: 'atestado' as const, itens: undefined, medicamentos: undefined }
    const como = assinado ? { signed_at } : { status: 'created' as const }
    return { ...NADA, consultas: [DA_CONSULTA], documentos: [{ ...atestado, ...como, atestado: dito }] }
  }

  it('a certificate says its days and its diagnosis, and is what the diagnosis is known by', () => {
    const dados = doAtestado({ dias: 2, cid: 'J069' })
    expect(problemasDoFhir(feito(ANA_COMPLETA, dados))).toEqual([])
    const [emitido] = doTipo('DocumentReference', dados)
    expect(textoDe(emitido)).toContain('Afastamento: 2 (dois) dias')
    expect(textoDe(emitido)).toContain('CID-10: J06.9.')
    const [atestada, ...outras] = doTipo('Condition', dados)
    expect(outras).toEqual([])
    expect(atestada).toMatchObject({
      category: [{ coding: [{ code: 'encounter-diagnosis' }] }],
      code: {
        coding: [{ system: 'https://terminologia.saude.gov.br/fhir/CodeSystem/BRCID10', code: 'J06.9' }],
      },
      encounter: { reference: `urn:uuid:${doTipo('Encounter', dados)[0]?.id}` },
      asserter: { reference: `urn:uuid:${doTipo('Practitioner', dados)[0]?.id}` },
      recordedDate: RECEITA.signed_at,
      evidence: [{ detail: [{ reference: `urn:uuid:${emitido?.id}` }] }],
    })
    expect(atestada?.['verificationStatus']).toBeUndefined()
  })

  it('a certificate that names no diagnosis, or that nobody signed, attests none', () => {
    expect(doTipo('Condition', doAtestado({ dias: 2 }))).toEqual([])
    expect(doTipo('Condition', doAtestado({ dias: 2, cid: 'J069' }, false))).toEqual([])
  })

  it('an addendum adds to its document', () => {
    const porTitulo = new Map(
      doTipo('DocumentReference').map((recurso) => [(recurso['type'] as { text: string }).text, recurso]),
    )
    expect(porTitulo.get('Adendo: Relatório Médico')).toMatchObject({
      relatesTo: [
        { code: 'appends', target: { reference: `urn:uuid:${porTitulo.get('Receita Médica')?.id}` } },
      ],
    })
  })

  it('the whole of the doctor’s record, with what was added to it', () => {
    const registro = doTipo('DocumentReference').find(
      ({ type }) => (type as { text: string }).text === 'Registro da consulta',
    )
    expect(registro).toMatchObject({ docStatus: 'amended' })
    const escrito = textoDe(registro)
    for (const dito of [
      'Queixa: Dor de garganta há dois dias.',
      'Conduta: Hidratação, analgésico se houver dor.',
      'J02.9 · Faringite aguda não especificada (principal)',
      'Exame normal.',
    ])
      expect(escrito).toContain(dito)
  })

  it('a consultation that came to nothing says why, and one that had begun is over', () => {
    const semEncontro = { ...DA_CONSULTA, started_at: undefined, ambos_conectados_em: undefined }
    const dados = (c: DoPaciente['consultas'][number]) => ({ ...NADA, consultas: [c] })
    const expirada = dados({ ...semEncontro, status: 'expired', motivo_fim: 'sem_medico' })
    expect(doTipo('Encounter', expirada)).toMatchObject([
      { status: 'cancelled', extension: [{ valueCodeableConcept: { text: expect.any(String) } }] },
    ])
    const presencial = dados({
      ...DA_CONSULTA,
      status: 'cancelled',
      motivo_fim: 'presencial',
      anotacao_fim: 'Abdome doloroso: encaminhado ao pronto-socorro.',
    })
    expect(problemasDoFhir(feito(ANA_COMPLETA, presencial))).toEqual([])
    expect(doTipo('Encounter', presencial)).toMatchObject([{ status: 'finished' }])
    expect(textoDe(doTipo('DocumentReference', presencial)[0])).toContain('encaminhado ao pronto-socorro')
  })
})

describe('whatever is kept', () => {
  it('is a file other systems can take', () => {
    fc.assert(
      fc.property(prontuarios, dito, (gerado, nomeDela) => {
        const titular = { ...ANA_COMPLETA, nome: nomeDela }
        expect(problemasDoFhir(feito(titular, { ...NADA, ...gerado }))).toEqual([])
      }),
      { numRuns: 60 },
    )
  })
})
