import { beforeEach, describe, expect, it, vi } from 'vitest'
import { formatarCpf } from '#domain/base/cpf.ts'
import type { Saida } from '#domain/base/contrato.ts'
import { baixarRecibo } from '#domain/documento/contract-recibo.ts'
import { verConsulta } from '#domain/consulta/contract.ts'
import { handler as ver } from '#lambdas/consulta/ver-consulta.lambda.ts'
import { handler } from '#lambdas/documento/baixar-recibo.lambda.ts'
import * as auditoria from '#lambdas/store/auditoria.ts'
import { ANA, CARLA, HELENA, type Persona } from '#semente/personas.ts'
import { CONSULTA, consultar } from '../../../support/consulta.ts'
import { invoke } from '../../../support/invoke.ts'
import { rebaixar } from '../../../support/rebaixar.ts'
import { cenaDaExportacao, CONSULTA_DO_TEO, pagaPeloTeo } from './exportacao.ts'
import { textoDoPdf } from './texto-do-pdf.ts'

vi.mock('#lambdas/documento/fontes.ts', async () => ({
  FONTES: (await import('./cenario.ts')).FONTES,
}))

beforeEach(async () => void (await cenaDaExportacao()))

const baixar = (como: Persona = ANA, id = CONSULTA) =>
  invoke(handler, baixarRecibo, { como, entrada: { id } })
async function arquivo(): Promise<Buffer> {
  const { conteudo_base64 } = (await baixar()).body as Saida<typeof baixarRecibo>
  return Buffer.from(conteudo_base64, 'base64')
}

describe('baixar-recibo', () => {
  it('says what income tax and insurers ask for', async () => {
    const { status, body } = await baixar()
    expect({ status, body }).toMatchObject({
      status: 200,
      body: { nome: 'acolhe-recibo-2026-11-20.pdf', tipo: 'application/pdf' },
    })
    const texto = textoDoPdf(await arquivo())
      .join(' ')
      .replaceAll(/\s+/g, ' ')
    for (const parte of [
      'Empresa de teste Ltda.',
      'CNPJ 11.222.333/0001-81',
      'Recebemos de Ana Beatriz Nogueira, CPF 529.982.247-25, a quantia de R$ 150,00 (cento e cinquenta reais), referente a consulta médica por telemedicina.',
      'Ana Beatriz Nogueira · CPF 529.982.247-25',
      `Dr(a). ${HELENA.medico.nome_oficial} · CRM ${HELENA.medico.crm}/${HELENA.medico.uf}`,
      'Data do atendimento 20/11/2026',
      'cobrado em 20/11/2026',
      `CPF do profissional ${formatarCpf(HELENA.usuario.cpf)}`,
      'sem assinatura digital',
      CONSULTA,
    ])
      expect(texto).toContain(parte)
  })

  it('is the same file each time, and a line of the access log each', async () => {
    expect((await arquivo()).equals(await arquivo())).toBe(true)
    const linhas = await auditoria.lista(ANA.usuario.id)
    expect(linhas.filter(({ objeto }) => objeto === `recibo:${CONSULTA}`)).toHaveLength(2)
  })

  it('is not there before the card was charged', async () => {
    const id = 'c0000000-0000-4000-8000-000000000099'
    await consultar({ id, status: 'finished', assigned_to: HELENA.usuario.id }, { consulta_id: id })
    expect(await baixar(ANA, id)).toMatchObject({ status: 409, body: { codigo: 'transicao_invalida' } })
  })

  it('is of whoever paid, who no longer reads anything else of the patient', async () => {
    await pagaPeloTeo()
    expect((await baixar(ANA, CONSULTA_DO_TEO)).status).toBe(200)
    expect((await baixar(CARLA, CONSULTA_DO_TEO)).status).not.toBe(200)
    const lida = await invoke(ver, verConsulta, { como: ANA, entrada: { id: CONSULTA_DO_TEO } })
    expect(lida.status).toBe(404)
  })

  it('is theirs also when the account is blocked', async () => {
    await rebaixar(ANA.usuario.id, 'blocked')
    expect((await baixar()).status).toBe(200)
  })

  it('is the patient’s alone', async () => {
    expect((await baixar(HELENA)).status).toBe(403)
  })
})
