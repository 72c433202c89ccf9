import { describe, expect, it } from 'vitest'
import { consultaMachine } from '#domain/consulta/machine.ts'
import type { ConsultaStatus } from '#domain/consulta/status.ts'
import type { Imagem, Mudanca } from '#domain/eventos/mudanca.ts'
import { difundir } from '#domain/tempo-real/contract.ts'
import * as difusoes from '#domain/tempo-real/difusoes.ts'
import { EVENTOS_DE_CANAL } from '#domain/tempo-real/mensagens.ts'
import { chega } from '../../../support/tempo-real.ts'

const EM = '2026-11-20T10:00:00.000Z'

const mudanca = (antes: Imagem | undefined, depois: Imagem | undefined): Mudanca => ({
  id: 'm1',
  tipo: antes ? (depois ? 'MODIFY' : 'REMOVE') : 'INSERT',
  em: EM,
  antes,
  depois,
})
/** What a change says, if the filter lets it be known at all. */
function avisosDe(mudada: Mudanca): ReturnType<typeof difusoes.avisosDe> {
  const { antes, depois } = mudada
  const filtrada = { ...(antes && { antes }), ...(depois && { depois }) }
  return chega(difundir, filtrada) ? difusoes.avisosDe(mudada) : []
}
const consulta = (status: ConsultaStatus, mais: Imagem = {}): Imagem => ({
  entidade: 'consulta',
  id: 'c1',
  paciente_id: 'p1',
  especialidade_sugerida: 'cardiologia',
  triagem_resumo_ia: 'Dor no peito',
  status,
  ...mais,
})
const naFila = (evento: string) => ({
  destino: 'fila:cardiologia',
  evento,
  dados: { consulta_id: 'c1', em: EM },
})
const naConsulta = (evento: string, dados: Imagem = {}) => ({
  destino: 'consulta:c1',
  evento,
  dados: { consulta_id: 'c1', em: EM, ...dados },
})

describe('a place in the room', () => {
  const lugar = (papel: string, visto_em = EM): Imagem => ({
    entidade: 'lugar_na_sala',
    consulta_id: 'c1',
    papel,
    visto_em,
  })

  it('is told to whoever looks at the consultation when the doctor takes it, is seen in it, or leaves it', () => {
    const dita = [naConsulta('doctor.heartbeat')]
    expect(avisosDe(mudanca(undefined, lugar('medico')))).toEqual(dita)
    expect(avisosDe(mudanca(lugar('medico'), undefined))).toEqual(dita)
    expect(avisosDe(mudanca(lugar('medico'), lugar('medico', '2026-11-20T10:00:30.000Z')))).toEqual(dita)
    expect(avisosDe(mudanca(undefined, lugar('paciente')))).toEqual([])
  })
})

describe('a message of a consultation', () => {
  it('is told once to those who look at it, without anything of what it says', () => {
    const mensagem = { entidade: 'mensagem_da_consulta', consulta_id: 'c1', texto: 'Segredo', autor_id: 'p1' }
    expect(avisosDe(mudanca(undefined, mensagem))).toEqual([naConsulta('mensagem.nova')])
    expect(avisosDe(mudanca(mensagem, mensagem))).toEqual([])
  })
})

describe('a consultation', () => {
  it('is created for the queue when it enters it, whichever way', () => {
    for (const de of ['pending', 'assigned', 'in_progress'] as const)
      expect(avisosDe(mudanca(consulta(de), consulta('queued')))).toEqual([
        naFila('consulta.created'),
        naConsulta('consulta.status'),
      ])
  })

  it('says nothing to the queue on insert', () => {
    expect(avisosDe(mudanca(undefined, consulta('pending')))).toEqual([])
  })

  it.each([
    ['assigned', 'consulta.accepted'],
    ['cancelled', 'consulta.expired'],
    ['expired', 'consulta.expired'],
  ] as const)('leaves the queue %s: %s', (para, evento) => {
    expect(avisosDe(mudanca(consulta('queued'), consulta(para)))).toEqual([
      naFila(evento),
      naConsulta('consulta.status'),
    ])
  })

  it('tells the queue only of what enters or leaves it, for every pair of statuses', () => {
    for (const de of consultaMachine.statuses)
      for (const para of consultaMachine.statuses) {
        const avisos = avisosDe(mudanca(consulta(de), consulta(para)))
        const touches = (de === 'queued') !== (para === 'queued')
        expect([de, para, avisos.filter(({ destino }) => destino.startsWith('fila:')).length]).toEqual([
          de,
          para,
          touches ? 1 : 0,
        ])
      }
  })

  it('that only waits on says nothing', () => {
    const depois = consulta('queued', { vence_em: 'x', gsi4pk: 'PRAZO', gsi4sk: 'x' })
    expect(avisosDe(mudanca(consulta('queued'), depois))).toEqual([])
  })

  it('whose doctor was seen in the room beats; any other fact is an update', () => {
    const antes = consulta('assigned', { medico_visto_em: 'a', vence_em: 'a' })
    expect(avisosDe(mudanca(antes, consulta('assigned', { medico_visto_em: 'b', vence_em: 'b' })))).toEqual([
      naConsulta('doctor.heartbeat'),
    ])
    expect(
      avisosDe(mudanca(antes, consulta('assigned', { medico_visto_em: 'b', ambos_conectados_em: 'b' }))),
    ).toEqual([naConsulta('consulta.updated')])
  })
})

describe('what belongs to a consultation', () => {
  it('a payment or a document, when its status changed', () => {
    const pagamento = (status: string) => ({
      entidade: 'pagamento',
      consulta_id: 'c1',
      status,
      charge_id: 'ch',
    })
    expect(avisosDe(mudanca(pagamento('criado'), pagamento('autorizado')))).toEqual([
      naConsulta('pagamento.status'),
    ])
    expect(avisosDe(mudanca(pagamento('criado'), { ...pagamento('criado'), tentativas: 1 }))).toEqual([])
    const documento = (status: string) => ({ entidade: 'documento', id: 'd1', consulta_id: 'c1', status })
    expect(avisosDe(mudanca(undefined, documento('created')))).toEqual([
      naConsulta('documento.status', { documento_id: 'd1' }),
    ])
    const daAna = { ...documento('signed'), paciente_id: 'p1' }
    expect(avisosDe(mudanca(documento('created'), daAna))).toEqual([
      naConsulta('documento.status', { documento_id: 'd1' }),
      {
        destino: 'usuario:p1',
        evento: 'documento.status',
        dados: { usuario_id: 'p1', documento_id: 'd1', em: EM },
      },
    ])
  })

  it('its doctor’s beat; a doctor in none is somebody else’s news', () => {
    const presenca = { entidade: 'presenca', medico_id: 'm1', especialidade: 'cardiologia', last_seen_at: EM }
    expect(avisosDe(mudanca(presenca, { ...presenca, consulta_id: 'c1' }))).toEqual([
      naConsulta('doctor.heartbeat'),
    ])
    expect(avisosDe(mudanca(undefined, presenca))).toEqual([])
    expect(avisosDe(mudanca({ ...presenca, consulta_id: 'c1' }, undefined))).toEqual([])
  })
})

describe('an account', () => {
  const naConta = (evento: string) => ({
    destino: 'usuario:u1',
    evento,
    dados: { usuario_id: 'u1', em: EM },
  })

  it('changes are told to its owner; its making and end are not', () => {
    const usuario = { entidade: 'usuario', id: 'u1', nome: 'Ana' }
    expect(avisosDe(mudanca(usuario, { ...usuario, nome: 'Ana B' }))).toEqual([naConta('usuario.updated')])
    expect(avisosDe(mudanca(undefined, usuario))).toEqual([])
    expect(avisosDe(mudanca(usuario, undefined))).toEqual([])
  })

  it('a verification tells its stages and its end', () => {
    const kyc = (current_state: string) => ({ entidade: 'kyc', user_id: 'u1', current_state })
    expect(avisosDe(mudanca(kyc('uploading'), kyc('ocr')))).toEqual([naConta('kyc.etapa')])
    for (const fim of ['approved', 'rejected', 'em_analise'])
      expect(avisosDe(mudanca(kyc('decision'), kyc(fim)))).toEqual([naConta('kyc.completed')])
    expect(avisosDe(mudanca(kyc('ocr'), { ...kyc('ocr'), state_data: { a: 1 } }))).toEqual([])
  })
})

it('never carries more than ids and times', () => {
  const secret = { cpf: '52998224725', nome: 'Ana', triagem_resumo_ia: 'Dor', telefone: '1' }
  const entidades = ['consulta', 'pagamento', 'documento', 'presenca', 'usuario', 'kyc', 'outra']
  for (const entidade of entidades) {
    const antes = {
      entidade,
      id: 'c1',
      consulta_id: 'c1',
      user_id: 'u1',
      status: 'queued',
      current_state: 'ocr',
      ...secret,
    }
    const depois = { ...antes, status: 'assigned', current_state: 'fraud', nome: 'Outra' }
    for (const { dados, evento } of avisosDe(mudanca(antes, depois))) {
      expect(EVENTOS_DE_CANAL).toContain(evento)
      expect(Object.keys(dados).filter((nome) => !/_id$|^em$/.test(nome))).toEqual([])
    }
  }
})
