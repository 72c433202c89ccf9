import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  URGENCIAS,
  type RespostaDoModelo,
  type UrgenciaDaTriagem,
} from '#domain/triagem/resposta-do-modelo.ts'
import {
  JUNCAO,
  juntar,
  type LeituraDoModelo,
  perguntarAoModelo,
  TETO_SEM_RESPOSTA,
} from '#domain/triagem/juncao.ts'
import { urgenciaDoProtocolo } from '#domain/triagem/urgencia.ts'
import { triar } from '#domain/triagem/protocolo.ts'
import { fere } from '../../../support/triagem/redacao.ts'
import { leituraGerada, relatoGerado } from './modelo.ts'
import { pedido } from './pedido.ts'

const RELATO: Record<UrgenciaDaTriagem, string> = {
  tele: 'coriza e tosse há 2 dias',
  presencial: 'torci o tornozelo jogando bola',
  emergencia: 'dor forte no peito e suor frio',
}

const disse = (mudanca: Partial<RespostaDoModelo>): LeituraDoModelo => ({
  situacao: 'lida',
  modelo: 'vendor.model',
  resposta: {
    urgencia: 'tele',
    especialidade: 'clinica_medica',
    confianca: 0.9,
    sinais: [],
    ...mudanca,
  },
})

const junta = (relato: string, leitura: LeituraDoModelo) => juntar(triar(pedido(relato)), leitura, relato)

const PESO: Record<UrgenciaDaTriagem, number> = { tele: 0, presencial: 1, emergencia: 2 }

describe('a tabela', () => {
  test('a mais urgente das duas vale, sempre; sem resposta vale o protocolo', () => {
    for (const protocolo of URGENCIAS) {
      expect(JUNCAO[protocolo].sem_resposta).toBe(protocolo)
      for (const modelo of URGENCIAS)
        expect(PESO[JUNCAO[protocolo][modelo]]).toBe(Math.max(PESO[protocolo], PESO[modelo]))
    }
  })

  test.each(URGENCIAS.flatMap((p) => URGENCIAS.map((m) => [p, m] as const)))(
    'protocolo %s, modelo %s',
    (p, m) => {
      const protocolo = triar(pedido(RELATO[p]))
      expect(urgenciaDoProtocolo(protocolo)).toBe(p)
      const r = junta(RELATO[p], disse({ urgencia: m }))
      expect(urgenciaDoProtocolo(r)).toBe(JUNCAO[p][m])
      expect(r.ok_para_tele).toBe(JUNCAO[p][m] === 'tele')
      expect(r.red_flag).toBe(JUNCAO[p][m] === 'emergencia')
    },
  )

  test('quem já ouviu "vá agora" não espera pelo modelo', () => {
    expect(perguntarAoModelo(triar(pedido(RELATO.emergencia)))).toBe(false)
    expect(perguntarAoModelo(triar(pedido(RELATO.presencial)))).toBe(true)
    expect(perguntarAoModelo(triar(pedido(RELATO.tele)))).toBe(true)
  })
})

describe('o que o modelo acrescenta', () => {
  test('uma elevação é uma regra a mais, com as palavras que estão no relato e só elas', () => {
    const r = junta(
      RELATO.tele,
      disse({ urgencia: 'emergencia', confianca: 0.7, sinais: ['Tosse há 2 dias!', 'cianose', 'os'] }),
    )
    expect(r.regras_disparadas).toEqual([
      {
        id: 'leitura_ia',
        sindrome: 'leitura por IA',
        destino: 'pronto_socorro',
        frase: 'A leitura por inteligência artificial encontrou sinais que pedem atendimento agora',
        fonte: 'Modelo vendor.model; não há regra do protocolo que o confirme',
        motivos: [{ achado: 'leitura_ia', palavras: 'tosse ha 2 dias' }],
      },
    ])
    expect(r.resumo[0]).toBe(
      `Sinal de alerta: A leitura por inteligência artificial encontrou sinais que pedem atendimento agora: “${RELATO.tele}”.`,
    )
    expect(r.recomendacoes[0]).toBe('Vá agora a um pronto-socorro ou a uma UPA 24h, com alguém junto.')
    expect(r.conf_ia).toBe(0.7)
  })

  test('a especialidade só onde o protocolo não tem uma clara, e nunca a de um adulto para uma criança', () => {
    const leitura = disse({ especialidade: 'oftalmologia' })
    expect(junta('espinhas no rosto há 2 meses', leitura).especialidade_sugerida).toBe('dermatologia')
    expect(junta('asdf qwer', leitura).especialidade_sugerida).toBe('oftalmologia')
    const crianca = triar(pedido('asdf qwer', { idade: 9 }))
    expect(juntar(crianca, leitura, 'asdf qwer').especialidade_sugerida).toBe('pediatria')
  })

  test('a dúvida: juntos valem a menor confiança dos dois, e abaixo do mínimo nada se agenda', () => {
    expect(junta(RELATO.tele, disse({ confianca: 0.3 }))).toMatchObject({ ok_para_tele: true, conf_ia: 0.3 })
    expect(junta(RELATO.tele, disse({ confianca: 0.3 })).recomendacoes[0]).toMatch(/^Não conseguimos/)
    const sozinho = triar(pedido(RELATO.tele)).conf_ia
    expect(junta(RELATO.tele, disse({ confianca: 1 })).conf_ia).toBe(sozinho)
  })

  test('um relato que o protocolo não entende não passa a poder ser agendado', () => {
    const r = junta('asdf qwer zxcv', disse({ confianca: 1 }))
    expect(r.conf_ia).toBeLessThan(0.65)
  })

  test('sem resposta, a confiança tem teto; o resto é do protocolo', () => {
    const protocolo = { ...triar(pedido(RELATO.tele)), conf_ia: 0.95 }
    expect(juntar(protocolo, { situacao: 'sem_resposta' }, RELATO.tele)).toEqual({
      ...protocolo,
      conf_ia: TETO_SEM_RESPOSTA,
    })
    expect(juntar(protocolo, { situacao: 'dispensada' }, RELATO.tele)).toEqual(protocolo)
  })
})

describe('propriedades', () => {
  test('nenhuma resposta de modelo baixa o que o protocolo disse, nem diz o que não se diz', () => {
    fc.assert(
      fc.property(relatoGerado, leituraGerada, (relato, leitura) => {
        const protocolo = triar(pedido(relato))
        const r = juntar(protocolo, leitura, relato)
        expect(protocolo.red_flag && !r.red_flag).toBe(false)
        expect(!protocolo.ok_para_tele && r.ok_para_tele).toBe(false)
        expect(r.red_flag && r.ok_para_tele).toBe(false)
        expect(r.ok_para_tele && r.conf_ia > protocolo.conf_ia).toBe(false)
        expect(r.regras_disparadas).toEqual(expect.arrayContaining([...protocolo.regras_disparadas]))
        const novas = r.resumo.filter((linha) => !protocolo.resumo.includes(linha))
        expect(novas.filter((linha) => fere(linha) !== null)).toEqual([])
      }),
      { numRuns: 500 },
    )
  })
})
