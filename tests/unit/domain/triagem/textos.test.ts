import { describe, expect, test } from 'vitest'
import { ACHADO_IDS, LEXICO } from '#domain/triagem/lexico.ts'
import { RECUSAS_DE_AGENDAMENTO } from '#domain/triagem/elegibilidade.ts'
import { juntar } from '#domain/triagem/juncao.ts'
import { triar } from '#domain/triagem/protocolo.ts'
import { recomendar } from '#domain/triagem/recomendacoes.ts'
import { REGRAS } from '#domain/triagem/regras.ts'
import {
  ACOLHIMENTO,
  alertaDe,
  TEXTO_DA_LEITURA,
  AVISO_IA,
  AVISOS_DA_TRIAGEM,
  CHAMADAS,
  TRIAGEM,
} from '#domain/triagem/textos.ts'
import { fere } from '../../../support/triagem/redacao.ts'
import { pedido } from './pedido.ts'

/** Never a diagnosis, a prognosis or a treatment. */
const PROIBIDO: readonly RegExp[] = [
  /\b(voc[eê]|o paciente|a paciente) (tem(?! os sintomas)|est[aá] com|sofre|apresenta|desenvolveu)\b/i,
  /\b(provável|provavelmente|(?<!Não foi )possível|possivelmente|suspeita|compatível|sugere|indica que|trata-se|pode ser (um|uma)|deve ser)\b/i,
  /\b(infarto|avc|derrame|meningite|sepse|apendicite|embolia|trombose|c[âa]ncer|tumor|anafilaxia|ecl[âa]mpsia|pneumonia|dengue|torção testicular|glaucoma|pielonefrite|aneurisma|ectópica|cetoacidose|leptospirose)\b/i,
  /\b(vai (melhorar|piorar|passar|morrer|sarar)|risco de (morte|vida|morrer)|pode morrer|fatal|sequela|cura|benign[oa]|malign[oa]|não é grave|nada grave)\b/i,
  /\b(tome|tomar|use|aplique|passe|beba|faça compressa|injete|mg|dose|comprimidos? de|antibiótico|anti-inflamatório|dipirona|paracetamol|ibuprofeno|pomada|xarope|soro|repouso|jejum)\b/i,
]

function textosDe(valor: unknown): string[] {
  if (typeof valor === 'string') return [valor]
  return typeof valor === 'object' && valor !== null ? Object.values(valor).flatMap(textosDe) : []
}

/** What the merge says by itself when a model raises the urgency. */
const URGENCIAS_ELEVADAS = (['presencial', 'emergencia'] as const).flatMap((urgencia) => {
  const { resumo, recomendacoes } = juntar(
    triar(pedido('coriza há 2 dias')),
    {
      situacao: 'lida',
      modelo: 'm',
      resposta: { urgencia, especialidade: 'clinica_medica', confianca: 1, sinais: [] },
    },
    'coriza há 2 dias',
  )
  return [...resumo, ...recomendacoes]
})

/** Every sentence that can be recommended. */
const RECOMENDACOES = new Set(
  [
    ...REGRAS.map((regra) => ({ disparadas: [{ ...regra, motivos: [] }] })),
    { disparadas: [] },
    { disparadas: [], para_outra_pessoa: true },
    { disparadas: [], pouco_entendido: true },
  ].flatMap((base) => recomendar({ relato: '', para_outra_pessoa: false, pouco_entendido: false, ...base })),
)

const FIXOS = [
  ...textosDe([TRIAGEM, AVISOS_DA_TRIAGEM, CHAMADAS, ACOLHIMENTO, TEXTO_DA_LEITURA, RECUSAS_DE_AGENDAMENTO]),
  ...URGENCIAS_ELEVADAS,
  ...RECOMENDACOES,
  ...REGRAS.map((regra) => regra.frase),
  ...ACHADO_IDS.map((id) => LEXICO[id].rotulo),
]

describe('redação', () => {
  test.each(FIXOS)('%s', (texto) => {
    for (const proibido of PROIBIDO) expect(texto).not.toMatch(proibido)
  })
  test('um relato que nomeia doenças as tem só entre aspas, nas palavras dele', () => {
    const { resumo, recomendacoes } = triar(
      pedido('acho que estou tendo um infarto ou AVC, pode ser câncer? tomei dipirona'),
    )
    for (const texto of [...resumo, ...recomendacoes])
      for (const proibido of PROIBIDO) expect(texto.replaceAll(/“[^”]*”/g, '')).not.toMatch(proibido)
  })
  test('a lista proibida reconhece o que deve recusar', () => {
    for (const texto of [
      'Você tem gripe.',
      'Suspeita de infarto.',
      'Tome dipirona.',
      'Isso vai passar.',
      'Beba água.',
    ]) {
      expect(PROIBIDO.some((proibido) => proibido.test(texto))).toBe(true)
    }
  })
})

describe('o contrato de redação', () => {
  test.each([
    ['diagnostico', 'Quadro de gripe.'],
    ['diagnostico', 'Suspeita de infarto agudo.'],
    ['diagnostico', 'Provavelmente uma virose'],
    ['diagnostico', 'Trata-se de PNEUMONÍA'],
    ['prognostico', 'Isso vai passar sozinho.'],
    ['prognostico', 'Não é grave.'],
    ['prognostico', 'Há risco de morte.'],
    ['tratamento', 'Tome dipirona 500 mg.'],
    ['tratamento', 'Faça repouso e beba água.'],
    ['tratamento', 'Use compressas mornas.'],
  ])('recusa o que é %s: %s', (quebra, linha) => {
    expect(fere(linha)).toBe(quebra)
  })
})

describe('textos da especificação', () => {
  test('P §2.12 e §8, à letra', () => {
    expect(TRIAGEM.titulo).toBe('Triagem Acolhe v2')
    expect(TRIAGEM.symptoms.enviar).toBe('Realizar Triagem')
    expect(TRIAGEM.result.nova).toBe('Nova Triagem')
    expect(TRIAGEM.result.solicitar).toBe('Solicitar Consulta por R$ 150')
    expect(AVISOS_DA_TRIAGEM.sem_sessao).toEqual({
      titulo: 'Erro de autenticação',
      descricao: 'Faça login para continuar',
    })
    expect(AVISOS_DA_TRIAGEM.processamento).toEqual({
      titulo: 'Erro na triagem',
      descricao: 'Não foi possível processar a triagem. Tente novamente.',
    })
    expect(AVISO_IA.seguir_sem_ia).toBe('Seguir sem IA')
  })
  test('um alerta só, o mais grave primeiro', () => {
    const bom = { ok_para_tele: true, red_flag: false, conf_ia: 0.9, para_outra_pessoa: false }
    expect(alertaDe(bom)).toBeNull()
    expect(alertaDe({ ...bom, ok_para_tele: false, red_flag: true })).toBe(
      'Sinais de alerta detectados. Procure atendimento de urgência imediatamente.',
    )
    expect(alertaDe({ ...bom, ok_para_tele: false })).toBe('Recomendamos avaliação presencial para seu caso.')
    expect(alertaDe({ ...bom, conf_ia: 0.64 })).toBe(
      'Confiança insuficiente na análise. Recomendamos avaliação presencial.',
    )
  })
})
