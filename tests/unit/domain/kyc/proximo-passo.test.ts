import { describe, expect, test } from 'vitest'
import { MOTIVOS_DO_CADASTRO } from '#domain/kyc/decisao/consultario.ts'
import { SINAIS_DE_FRAUDE } from '#domain/kyc/decisao/fraude.ts'
import { ALTERACAO_NAO_FEITA, MOTIVOS_DO_DUPLICADO, MOTIVOS_DO_RETRATO } from '#domain/kyc/motivos.ts'
import { documentoServiu, proximosPassos } from '#domain/kyc/proximo-passo.ts'
import { TEXTOS_DO_DOCUMENTO } from '#domain/kyc/textos.ts'
import { MOTIVOS_DA_VIVACIDADE } from '#domain/kyc/rosto/vivacidade.ts'

const LIDO = { uploading: true, ocr: true } as const
const VIVO = { ...LIDO, liveness: true, facematch: true } as const
const { cpf_diverge, nome_diverge, documento_vencido, selfie_e_o_retrato, menor_de_idade } = SINAIS_DE_FRAUDE

describe('what can be done about a refusal', () => {
  test.each([
    [
      'nothing was read',
      { uploading: true, ocr: false },
      [TEXTOS_DO_DOCUMENTO.ilegivel.verso],
      ['documento'],
    ],
    ['eyes shut', { ...LIDO, liveness: false }, [MOTIVOS_DA_VIVACIDADE.olhos_fechados], ['selfie']],
    ['another face', { ...LIDO, facematch: false }, [MOTIVOS_DO_RETRATO.rostos_diferentes], ['selfie']],
    [
      'no portrait on the front',
      { ...LIDO, facematch: false },
      [MOTIVOS_DO_RETRATO.retrato_ausente],
      ['documento'],
    ],
    ['another CPF on the document', { ...VIVO, fraud: false }, [cpf_diverge.motivo], ['dados', 'documento']],
    ['another name on it', { ...VIVO, fraud: false }, [nome_diverge.motivo], ['dados', 'documento']],
    ['an expired document', { ...VIVO, fraud: false }, [documento_vencido.motivo], ['documento']],
    ['a selfie of the portrait', { ...VIVO, fraud: false }, [selfie_e_o_retrato.motivo], ['selfie']],
    ['a minor', { ...VIVO, fraud: false }, [menor_de_idade.motivo], []],
    [
      'a CPF the registry does not know',
      { ...VIVO, consultario: false },
      [MOTIVOS_DO_CADASTRO.nao_confere],
      ['dados'],
    ],
    ['another name there', { ...VIVO, consultario: false }, [MOTIVOS_DO_CADASTRO.nome], ['dados']],
    ['a cancelled CPF', { ...VIVO, consultario: false }, [MOTIVOS_DO_CADASTRO.situacao('cancelada')], []],
    [
      'a telephone that is taken',
      { ...VIVO, fraud: true, consultario: true },
      [MOTIVOS_DO_DUPLICADO.telefone],
      ['dados'],
    ],
    [
      'eyes shut, and a name that waited',
      { ...LIDO, liveness: false },
      [ALTERACAO_NAO_FEITA.nome, MOTIVOS_DA_VIVACIDADE.olhos_fechados],
      ['dados', 'documento', 'selfie'],
    ],
    [
      'the sum alone',
      { ...VIVO, decision: false },
      ['A soma das verificações não alcançou o mínimo.'],
      ['documento', 'selfie'],
    ],
    ['a reviewer, in their own words', VIVO, ['A foto do verso está cortada.'], ['documento', 'selfie']],
    ['a block, which no run is about', {}, [], ['documento', 'selfie']],
  ])('%s', (_nome, stepResults, reasons, passos) => {
    expect(proximosPassos(stepResults, reasons)).toEqual(passos)
  })

  test('the registry never sends anybody back to the camera', () => {
    for (const motivo of [
      MOTIVOS_DO_CADASTRO.nao_confere,
      MOTIVOS_DO_CADASTRO.nome,
      MOTIVOS_DO_CADASTRO.nascimento,
    ]) {
      expect(motivo).toContain('Revisar dados')
      expect(proximosPassos({ ...VIVO, consultario: false }, [motivo])).toEqual(['dados'])
    }
  })
})

describe('whose document need not be photographed again', () => {
  test.each([
    [
      'only the face was refused',
      { ...LIDO, facematch: false },
      [MOTIVOS_DO_RETRATO.rostos_diferentes],
      true,
    ],
    ['what was typed was refused', { ...VIVO, consultario: false }, [MOTIVOS_DO_CADASTRO.nome], true],
    // Read with a doubt, and refused for what was typed.
    ['it was read in doubt', { uploading: true, consultario: false }, [MOTIVOS_DO_CADASTRO.nome], true],
    ['it may be somebody else’s', { ...VIVO, fraud: false }, [nome_diverge.motivo], false],
    [
      'it may show another name than the profile’s',
      { ...LIDO, facematch: false },
      [ALTERACAO_NAO_FEITA.nome, MOTIVOS_DO_RETRATO.rostos_diferentes],
      false,
    ],
    ['it was not read', { uploading: true, ocr: false }, [TEXTOS_DO_DOCUMENTO.ilegivel.verso], false],
    ['its picture was none', { uploading: false }, ['Somente JPG/PNG até 10MB são aceitos.'], false],
    ['nothing they do would help', { ...VIVO, fraud: false }, [menor_de_idade.motivo], false],
  ])('%s', (_nome, stepResults, reasons, serviu) => {
    expect(documentoServiu(stepResults, reasons)).toBe(serviu)
  })
})
