import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { reenviarConfirmacao } from '#domain/acesso/contract.ts'
import { cadastrar, usuarioEu } from '#domain/cadastro/contract.ts'
import { VERSAO_LEGAL } from '#domain/legal/aceite.ts'
import type { Usuario } from '#domain/cadastro/usuario.ts'
import { cancelarConsulta, encerrarConsulta } from '#domain/consulta/contract.ts'
import { testarEmail } from '#domain/email/contract.ts'
import { SENHA } from '#semente/personas.ts'
import { passarUmMinuto } from '../support/agendas.ts'
import { type CloudProcess, startCloudProcess } from '../support/cloud.ts'
import { api, Recusada } from '../support/http.ts'
import { Jornada } from '../support/jornada.ts'
import { cpfSorteado, loja, novoMedico, novoPaciente, type Pessoa } from '../support/pessoas.ts'
import { eventually } from '../support/provedores.ts'
import { entrar } from '../support/sessao.ts'
import { RODAPE } from '../support/emails.ts'

/** What arrives in the inbox, from the fact that was stored to the message: once each, and not where it comes back. */

let cloud: CloudProcess

beforeAll(async () => {
  cloud = await startCloudProcess({ semente: false, prazos: { nova_captura: 1, reconciliador: 1 } })
})
afterAll(async () => {
  await cloud.close()
})

interface Mensagem {
  readonly subject: string
  readonly text: string
  readonly html: string
  readonly links: readonly string[]
  readonly outcome: string
}

/** Everything that was mailed to this address, oldest first. */
async function caixa(para: string): Promise<readonly Mensagem[]> {
  const response = await fetch(`${cloud.aws}/_caixa.json?para=${encodeURIComponent(para)}`)
  return ((await response.json()) as Mensagem[]).reverse()
}
const assuntos = async ({ usuario }: Pessoa) => (await caixa(usuario.email)).map(({ subject }) => subject)

const recebidas = (quem: Pessoa, quantas: number) =>
  eventually(`${quantas} messages`, async () => {
    const lidas = await assuntos(quem)
    return lidas.length >= quantas ? lidas : undefined
  })

/** Writes where somebody's account stands, as the verification does. */
async function conta(
  { id }: Pessoa,
  fatos: Partial<Pick<Usuario, 'kyc_status' | 'access_tier' | 'email_confirmado'>>,
): Promise<void> {
  const { table, keys } = await loja(cloud)
  await table.write(table.update(keys.usuarioKey(id), { set: fatos }, table.EXISTS))
}

/** A message that is sent after everything before it: who has it has the others too, and would have their doubles. */
async function depoisDeTudo(quem: Pessoa): Promise<void> {
  const antes = (await assuntos(quem)).length
  await conta(quem, { kyc_status: 'rejected', access_tier: 'blocked' })
  await recebidas(quem, antes + 1)
}

describe('each message of the journey arrives once', () => {
  it('to the patient and the doctor, through a crash and every schedule', async () => {
    const jornada = await (await Jornada.nova(cloud)).ate('na_fila')
    // What is no longer so when it is read is not told: each step waits until the one before was.
    await recebidas(jornada.paciente, 1)
    await jornada.aceitar()
    await recebidas(jornada.paciente, 2)
    await jornada.entrarNaSala()
    await jornada.iniciar()
    await jornada.finalizar()
    await jornada.emitir()
    await jornada.assinado()
    await jornada.esperarPagamento('repassado')
    const doPaciente = [
      'Recebemos sua solicitação de consulta',
      'Um médico aceitou sua consulta',
      'Recibo da sua consulta',
      'Seu documento médico está pronto',
    ]
    expect([...(await recebidas(jornada.paciente, 4))].sort()).toEqual([...doPaciente].sort())
    expect(await recebidas(jornada.medico, 1)).toEqual(['Repasse realizado'])
    await cloud.restart()
    await passarUmMinuto(cloud)
    await depoisDeTudo(jornada.paciente)
    await depoisDeTudo(jornada.medico)
    const rejeitada = 'Não foi possível verificar sua identidade'
    expect([...(await assuntos(jornada.paciente))].sort()).toEqual([...doPaciente, rejeitada].sort())
    expect(await assuntos(jornada.medico)).toEqual(['Repasse realizado', rejeitada])
    for (const { text, html, links } of await caixa(jornada.paciente.usuario.email)) {
      for (const corpo of [text, html]) expect(corpo).toContain(RODAPE)
      expect(links.every((link) => link.startsWith(`${cloud.origem}/`))).toBe(true)
      expect(text).not.toMatch(/garganta|paracetamol|amigdalite/i)
    }
  })

  it('when a consultation ends another way', async () => {
    const cancelada = await (await Jornada.nova(cloud)).ate('na_fila')
    await recebidas(cancelada.paciente, 1)
    await cancelada.doPaciente.ok(cancelarConsulta, { id: cancelada.consulta_id })
    const recusada = await (await Jornada.nova(cloud)).ate('na_fila')
    await recebidas(recusada.paciente, 1)
    await recusada.aceitar()
    await recebidas(recusada.paciente, 2)
    await recusada.doMedico.ok(encerrarConsulta, { id: recusada.consulta_id, motivo: 'recusar' })
    expect([...(await recebidas(cancelada.paciente, 2))].sort()).toEqual(
      ['Recebemos sua solicitação de consulta', 'Sua consulta foi cancelada'].sort(),
    )
    expect([...(await recebidas(recusada.paciente, 3))].sort()).toEqual(
      [
        'Recebemos sua solicitação de consulta',
        'Um médico aceitou sua consulta',
        'O médico não pôde seguir com sua consulta',
      ].sort(),
    )
  })

  it('when the charge is refused: another card is asked for', async () => {
    const jornada = await (await Jornada.nova(cloud)).ate('solicitada')
    await jornada.pagar('captura_recusada_uma_vez')
    await jornada.aceitar()
    await jornada.entrarNaSala()
    await jornada.iniciar()
    await jornada.finalizar()
    const pedida = await eventually('another card is asked for', async () =>
      (await caixa(jornada.paciente.usuario.email)).find(({ subject }) =>
        subject.startsWith('Não conseguimos'),
      ),
    )
    expect(pedida.text).toContain(
      `Usar Outro Cartão:\n${cloud.origem}/status-consulta/${jornada.consulta_id}`,
    )
  })

  it('when the identity check decides', async () => {
    const pendente = { kyc_status: 'pending', access_tier: 'blocked' } as const
    const paciente = await novoPaciente(cloud, pendente)
    await conta(paciente, { access_tier: 'restricted' })
    await recebidas(paciente, 1)
    await conta(paciente, { kyc_status: 'approved', access_tier: 'full' })
    expect(await recebidas(paciente, 2)).toEqual([
      'Sua verificação está em análise',
      'Sua conta foi aprovada',
    ])

    const medico = await novoMedico(cloud)
    await conta(medico, { access_tier: 'restricted' })
    await recebidas(medico, 1)
    await conta(medico, { access_tier: 'full' })
    expect(await recebidas(medico, 2)).toEqual([
      'Seu CRM precisa de atenção',
      'Seu cadastro médico foi validado',
    ])
  })

  it('only where its owner proved the address', async () => {
    const [sem, com] = await Promise.all([
      novoPaciente(cloud, { email_confirmado: false }),
      novoPaciente(cloud),
    ])
    // In this order, and so told in it: once the second has the message, the first would have it too.
    for (const paciente of [sem, com])
      await conta(paciente, { kyc_status: 'rejected', access_tier: 'blocked' })
    expect(await recebidas(com, 1)).toEqual(['Não foi possível verificar sua identidade'])
    expect(await recebidas(sem, 0)).toEqual([])
  })
})

describe('an address', () => {
  /** Somebody who signs up with an address of the mail service's simulator. */
  async function cadastrado(email: string) {
    const publico = api(cloud.origem)
    const dados = {
      nome: 'Pessoa de Teste da Silva',
      cpf: cpfSorteado(),
      email,
      telefone: `119${String(Date.now()).slice(-8)}`,
      data_nascimento: '1990-03-14',
      password: SENHA,
      tipo: 'paciente',
      aceite_legal: { versao: VERSAO_LEGAL },
    }
    expect(await publico.ok(cadastrar, dados)).toMatchObject({ confirmacao_enviada: true })
    const quem = api(cloud.origem, await entrar(cloud, email))
    const problema = await eventually('the profile says so', async () => {
      const { email_com_problema } = await quem.ok(usuarioEu)
      return email_com_problema
    })
    return { publico, problema }
  }
  const pedir = (publico: ReturnType<typeof api>, email: string) =>
    publico.ok(reenviarConfirmacao, { email, mode: 'paciente' })

  it('that returns messages gets no more, and nobody is told who it is', async () => {
    const email = `bounce+${randomUUID()}@simulator.amazonses.com`
    const { publico, problema } = await cadastrado(email)
    expect(problema).toBe('devolvido')
    expect(await pedir(publico, email)).toEqual({ recebido: true })
    expect((await caixa(email)).map(({ subject, outcome }) => [subject, outcome])).toEqual([
      ['Confirme sua conta no Acolhe', 'Bounce'],
    ])
    await expect(publico.ok(testarEmail, { tipo: 'twofa', email })).rejects.toThrow(Recusada)
    expect(await caixa(email)).toHaveLength(1)
  })

  it('that does not want our messages still gets what it asks for, and no notices', async () => {
    const email = `complaint+${randomUUID()}@simulator.amazonses.com`
    const { publico, problema } = await cadastrado(email)
    expect(problema).toBe('reclamado')
    expect(await pedir(publico, email)).toEqual({ recebido: true })
    expect((await caixa(email)).map(({ subject }) => subject)).toEqual([
      'Confirme sua conta no Acolhe',
      'Confirme sua conta no Acolhe',
    ])
  })
})

describe('the test page', () => {
  it.each([
    ['magic_link', 'Seu link de acesso ao Acolhe', ['/auth/callback?mode=test']],
    ['recovery', 'Redefina sua senha do Acolhe', ['/reset-senha?mode=test']],
    ['confirmation', 'Confirme sua conta no Acolhe', ['/auth/callback?mode=test']],
    ['twofa', 'Seu código de verificação do Acolhe', []],
  ] as const)('sends %s', async (tipo, assunto, caminhos) => {
    const email = `teste-${randomUUID()}@exemplo.com.br`
    const { destinatario } = await api(cloud.origem).ok(testarEmail, { tipo, email })
    const [mensagem, ...mais] = await caixa(destinatario)
    expect(mais).toEqual([])
    expect(mensagem?.subject).toBe(assunto)
    const paginas = mensagem?.links.map((link) => link.split(/(?<=mode=test)/)[0])
    expect(paginas).toEqual(caminhos.map((caminho) => `${cloud.origem}${caminho}`))
  })

  it('leaves no sign-in of a test sign-up behind', async () => {
    const email = `teste-${randomUUID()}@exemplo.com.br`
    const { destinatario } = await api(cloud.origem).ok(testarEmail, { tipo: 'confirmation', email })
    const { sdk, cognito } = await loja(cloud)
    await expect(
      cognito.send(
        new sdk.AdminGetUserCommand({ UserPoolId: process.env['USER_POOL_ID'], Username: destinatario }),
      ),
    ).rejects.toMatchObject({ name: 'UserNotFoundException' })
  })
})
