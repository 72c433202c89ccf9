import {
  AdminSetUserMFAPreferenceCommand,
  AdminUserGlobalSignOutCommand,
  CognitoIdentityProviderClient,
} from '@aws-sdk/client-cognito-identity-provider'
import { mockClient } from 'aws-sdk-client-mock'
import { beforeEach, describe, expect, it } from 'vitest'
import { CAMPOS_UNICOS } from '#domain/cadastro/duplicados.ts'
import * as atos from '#lambdas/store/atos.ts'
import * as chaves from '#lambdas/acesso/store/chaves.ts'
import * as fatores from '#lambdas/store/fatores.ts'
import { kycKey } from '#lambdas/store/keys.ts'
import { ALWAYS, put, update, write } from '#lambdas/store/table.ts'
import * as assinaturas from '#lambdas/store/sessoes-de-assinatura.ts'
import * as unicos from '#lambdas/store/unicos.ts'
import * as usuarios from '#lambdas/store/usuarios.ts'
import * as consultas from '#lambdas/store/consultas.ts'
import * as pagamentos from '#lambdas/store/pagamentos.ts'
import * as presencas from '#lambdas/store/presencas.ts'
import * as bloqueios from '#lambdas/kyc/store/bloqueios.ts'
import {
  administrar,
  apresentar,
  bloquear,
  cancelarPorAlerta,
  encerrarEntradas,
  retirarSegundoFator,
} from '#semente/administrador.ts'
import * as papeis from '#semente/papeis.ts'
import { ANA, HELENA, type Persona } from '#semente/personas.ts'
import { CONSULTA, cadastrarMedicos, consultar, emSala, naFila } from '../../support/consulta.ts'
import { segredosVivos } from '../../support/pool-vivo.ts'
import { itemsOf } from '../../support/table.ts'
import { tabelaViva } from '../../support/tabela-viva.ts'

const AGORA = new Date('2026-11-20T10:00:00.000Z')
const { id, email } = ANA.usuario
const cognito = mockClient(CognitoIdentityProviderClient)

beforeEach(async () => {
  await vivem(ANA)
  cognito.reset()
  cognito.on(AdminSetUserMFAPreferenceCommand).resolves({})
  cognito.on(AdminUserGlobalSignOutCommand).resolves({})
})

/** Profiles, each with the lock of the e-mail it registered with. */
async function vivem(...pessoas: readonly Persona[]): Promise<void> {
  segredosVivos()
  tabelaViva(itemsOf(...pessoas))
  for (const { usuario } of pessoas) {
    const { id: usuario_id, tipo, email: seu } = usuario
    const travas = await unicos.travar({
      usuario_id,
      identidade: { tipo, email: seu },
      agora: AGORA,
      provados: CAMPOS_UNICOS,
    })
    const kyc = { entidade: 'kyc', user_id: usuario_id, current_state: 'approved', state_data: {} }
    await write(put({ ...kycKey(usuario_id), ...kyc }, ALWAYS), ...travas.map((trava) => trava.write))
  }
}

const pedir = (ativo: boolean, de = email) =>
  administrar({ email: de, ativo, operador: 'rita', motivo: 'Primeira administração do ambiente.' }, AGORA)

describe('npm run admin', () => {
  it('gives the role once, takes it away, and keeps both acts with who did them', async () => {
    expect(await pedir(true)).toBe(`${email} agora é administração.`)
    expect(await usuarios.isAdmin(id)).toBe(true)
    expect(await pedir(true)).toBe(`${email} já é administração.`)
    expect(await pedir(false)).toBe(`${email} deixou de ser administração.`)
    expect(await usuarios.isAdmin(id)).toBe(false)

    const guardados = await atos.doMes('2026-11')
    expect(guardados).toHaveLength(2)
    expect(new Set(guardados.map(({ acao }) => acao))).toEqual(new Set(['papel_conceder', 'papel_retirar']))
    for (const ato of guardados)
      expect(ato).toMatchObject({
        ator_id: 'operador:rita',
        objeto: `papel:admin:${id}`,
        motivo: 'Primeira administração do ambiente.',
        em: AGORA.toISOString(),
      })
  })

  it('takes a lost second factor away, with every session, and keeps the role', async () => {
    await pedir(true)
    await fatores.ligar(id, AGORA)
    const feito = retirarSegundoFator({ email, operador: 'rita', motivo: 'Perdeu o celular.' }, AGORA)
    expect(await feito).toBe(`${email} entra só com a senha até ligar outro autenticador.`)
    expect(await fatores.temFator(ANA.usuario)).toBe(false)
    expect(await usuarios.isAdmin(id)).toBe(true)
    expect(await usuarios.find(id)).toMatchObject({ sessoes_encerradas_em: AGORA.toISOString() })
    const [preferencia] = cognito.commandCalls(AdminSetUserMFAPreferenceCommand)
    expect(preferencia?.args[0].input).toEqual({
      UserPoolId: 'sa-east-1_Unit',
      Username: id,
      SoftwareTokenMfaSettings: { Enabled: false, PreferredMfa: false },
    })
    const [saida] = cognito.commandCalls(AdminUserGlobalSignOutCommand)
    expect(saida?.args[0].input).toEqual({ UserPoolId: 'sa-east-1_Unit', Username: id })
    const ato = (await atos.doMes('2026-11')).find(({ acao }) => acao === 'segundo_fator_retirar')
    expect(ato).toEqual({
      id: ato?.id,
      em: AGORA.toISOString(),
      ator_id: 'operador:rita',
      acao: 'segundo_fator_retirar',
      objeto: `usuario:${id}`,
      motivo: 'Perdeu o celular.',
    })
  })

  it('takes lost passkeys away with it, also where they were the only one', async () => {
    await pedir(true)
    const chave = { id: 'c1', usuario_id: id, nome: 'Celular', publica: 'AA', contador: 0 }
    const criada = { sincronizada: false, criada_em: AGORA.toISOString(), usada_em: null }
    expect(await chaves.guardar({ ...chave, ...criada }, true, AGORA)).toBe(true)
    expect(await fatores.temFator(ANA.usuario)).toBe(true)
    await retirarSegundoFator({ email, operador: 'rita', motivo: 'Perdeu o celular.' }, AGORA)
    expect([await fatores.temFator(ANA.usuario), await chaves.doUsuario(id)]).toEqual([false, []])
  })

  it('ends every sign-in of an account, and changes nothing else of it', async () => {
    await pedir(true)
    await fatores.ligar(id, AGORA)
    const feito = encerrarEntradas({ email, operador: 'rita', motivo: 'O computador foi roubado.' }, AGORA)
    expect(await feito).toBe(`Nenhuma entrada de ${email} continua aberta.`)
    expect(await usuarios.find(id)).toMatchObject({ sessoes_encerradas_em: AGORA.toISOString() })
    expect(cognito.commandCalls(AdminUserGlobalSignOutCommand)[0]?.args[0].input).toEqual({
      UserPoolId: 'sa-east-1_Unit',
      Username: id,
    })
    expect([await fatores.temFator(ANA.usuario), await usuarios.isAdmin(id)]).toEqual([true, true])
    const ato = (await atos.doMes('2026-11')).find(({ acao }) => acao === 'entradas_encerrar')
    expect(ato).toMatchObject({
      ator_id: 'operador:rita',
      objeto: `usuario:${id}`,
      motivo: 'O computador foi roubado.',
    })
  })

  it('ends a doctor’s signing session with their sign-ins', async () => {
    await vivem(HELENA)
    const de = HELENA.usuario
    const em = AGORA.toISOString()
    const pedida = { id: 'a1', medico_id: de.id, provedor: 'vidaas', modo: 'pagina', duracao: 3600 } as const
    const aberta = {
      status: 'conectado',
      token: 'selado',
      pedido_em: em,
      expira_em: '2026-11-27T10:00:00.000Z',
    } as const
    await assinaturas.pedir({ ...pedida, ...aberta, updated_at: em })
    await encerrarEntradas({ email: de.email, operador: 'rita', motivo: 'O computador foi roubado.' }, AGORA)
    const sessao = await assinaturas.find(de.id)
    expect(sessao).toMatchObject({ status: 'encerrado' })
    expect(sessao).not.toHaveProperty('token')
  })

  it('takes no second factor from whoever has none', async () => {
    const feito = retirarSegundoFator({ email, operador: 'rita', motivo: null }, AGORA)
    await expect(feito).rejects.toThrow(`${email} não tem verificação em duas etapas.`)
    expect(cognito.commandCalls(AdminSetUserMFAPreferenceCommand)).toEqual([])
  })

  it('gives nothing to whoever is not registered', async () => {
    await expect(pedir(true, 'ninguem@exemplo.com.br')).rejects.toThrow(
      'Não há cadastro com o e-mail ninguem@exemplo.com.br. A pessoa precisa se cadastrar antes.',
    )
    expect(await atos.doMes('2026-11')).toEqual([])
  })

  it('looks for the address among the registered, and not in the user pool, where it may stand by anybody', async () => {
    const parado = 'futura@acolhe.app'
    cognito.resolves({ Username: id, UserAttributes: [{ Name: 'sub', Value: id }] })
    await expect(pedir(true, parado)).rejects.toThrow(`Não há cadastro com o e-mail ${parado}.`)
    expect(await usuarios.isAdmin(id)).toBe(false)
  })

  it('gives nothing by a lock that outlived the address of its owner', async () => {
    tabelaViva(itemsOf({ ...ANA, usuario: { ...ANA.usuario, email: 'nova@exemplo.com.br' } }))
    await write(
      ...(
        await unicos.travar({
          usuario_id: id,
          identidade: { tipo: 'paciente', email },
          agora: AGORA,
          provados: CAMPOS_UNICOS,
        })
      ).map((trava) => trava.write),
    )
    await expect(pedir(true)).rejects.toThrow(`Não há cadastro com o e-mail ${email}.`)
  })

  it('shows whom the address belongs to before anything is done', async () => {
    const { nome, cpf } = ANA.usuario
    const frase = await apresentar(email, AGORA)
    expect(frase).toContain(`${email}: ${nome}, paciente, CPF terminado em ${cpf.slice(-4)}`)
    expect(frase).not.toContain(cpf)
  })

  it('gives nothing to an address nobody confirmed', async () => {
    await vivem({ ...ANA, usuario: { ...ANA.usuario, email_confirmado: false } })
    await expect(pedir(true)).rejects.toThrow(`O e-mail ${email} ainda não foi confirmado`)
    expect(await usuarios.isAdmin(id)).toBe(false)
  })
})

const porque = { operador: 'rita', motivo: 'A identidade era de outra pessoa.' }
const atosDe = async (acao: string) => (await atos.doMes('2026-11')).filter((ato) => ato.acao === acao)

describe('blocking an account', () => {
  const bloqueio = (quem: Persona) => bloquear({ email: quem.usuario.email, ...porque }, AGORA)

  it('closes it to everything, ends its sign-ins and keeps why; repeated, it only ends the sign-ins again', async () => {
    expect(await bloqueio(ANA)).toBe(`${email} está bloqueada e nenhuma entrada continua aberta.`)
    const bloqueada = {
      kyc_status: 'rejected',
      access_tier: 'blocked',
      bloqueado_em: AGORA.toISOString(),
      sessoes_encerradas_em: AGORA.toISOString(),
    }
    expect(await usuarios.find(id)).toMatchObject(bloqueada)
    expect(await bloqueio(ANA)).toContain('está bloqueada')
    expect(await bloqueios.tem(ANA.usuario.cpf)).toBe(true)
    expect(cognito.commandCalls(AdminUserGlobalSignOutCommand)).toHaveLength(2)
    expect(await atosDe('conta_bloquear')).toMatchObject([
      { ator_id: 'operador:rita', objeto: `usuario:${id}`, motivo: porque.motivo },
    ])
  })

  it('takes the admin role away, also when repeated, and does not give it back while the block stands', async () => {
    await pedir(true)
    expect(await bloqueio(ANA)).toBe(
      `${email} está bloqueada, deixou de ser administração e nenhuma entrada continua aberta.`,
    )
    expect(await usuarios.isAdmin(id)).toBe(false)
    expect(await atosDe('papel_retirar')).toMatchObject([
      { ator_id: 'operador:rita', objeto: `papel:admin:${id}`, motivo: porque.motivo },
    ])
    await expect(pedir(true)).rejects.toThrow(`${email} está bloqueada`)
    const dado = { usuario_id: id, ativo: true, ator_id: 'operador:rita', motivo: null }
    await papeis.mudarAdmin(dado, AGORA)
    await bloqueio(ANA)
    expect(await usuarios.isAdmin(id)).toBe(false)
  })

  it.each(['pending', 'queued', 'assigned', 'in_progress'] as const)(
    'cancels what a patient has %s, and lets the money and the doctor go',
    async (status) => {
      await vivem(ANA, HELENA)
      const doMedico = status === 'assigned' || status === 'in_progress'
      await consultar(doMedico ? { ...emSala(HELENA), status } : { status })
      await bloqueio(ANA)
      expect(await consultas.find(CONSULTA)).toMatchObject({
        status: 'cancelled',
        motivo_fim: 'conta_bloqueada',
      })
      expect(await pagamentos.find(CONSULTA)).toMatchObject({ status: 'a_liberar' })
      expect(await consultas.abertaDoPaciente(id)).toBeUndefined()
      expect(await consultas.atualDoMedico(HELENA.usuario.id)).toBeUndefined()
    },
  )

  it('takes a doctor out of the queue, and their patient back into it', async () => {
    await vivem(ANA, HELENA)
    await cadastrarMedicos()
    await naFila(HELENA)
    await consultar(emSala(HELENA))
    await bloqueio(HELENA)
    expect(await presencas.find(HELENA.usuario.id)).toBeUndefined()
    expect(await consultas.find(CONSULTA)).toMatchObject({
      status: 'queued',
      devolucoes: [{ medico_id: HELENA.usuario.id, motivo: 'medico_bloqueado' }],
    })
    expect(await pagamentos.find(CONSULTA)).toMatchObject({ status: 'autorizado' })
    expect(await consultas.atualDoMedico(HELENA.usuario.id)).toBeUndefined()
  })

  it('drops a name that waited for its check', async () => {
    const pendente = {
      campo: 'nome',
      valor: 'Outro Nome',
      anterior: ANA.usuario.nome,
      em: AGORA.toISOString(),
    } as const
    await vivem({
      ...ANA,
      usuario: {
        ...ANA.usuario,
        kyc_status: 'pending',
        access_tier: 'restricted',
        alteracao_pendente: pendente,
      },
    })
    await bloqueio(ANA)
    expect(await usuarios.find(id)).not.toHaveProperty('alteracao_pendente')
    expect(await usuarios.find(id)).toMatchObject({ nome: ANA.usuario.nome, access_tier: 'blocked' })
  })

  it('asks why, and waits for a check that is under way', async () => {
    await expect(bloquear({ email, operador: 'rita', motivo: null }, AGORA)).rejects.toThrow('Diga por quê')
    await write(update(kycKey(id), { set: { current_state: 'fraud' } }, ALWAYS))
    await expect(bloqueio(ANA)).rejects.toThrow('está sendo verificada agora. Repita em alguns minutos.')
    expect(await usuarios.find(id)).toMatchObject({ access_tier: 'full' })
    expect(await atosDe('conta_bloquear')).toEqual([])
  })
})

describe('cancelling what a red flag left open', () => {
  it('is done once, by the account’s id too, and marks it', async () => {
    await consultar()
    expect(await cancelarPorAlerta({ email: id, ...porque }, AGORA)).toContain('foi cancelada')
    expect(await consultas.find(CONSULTA)).toMatchObject({
      status: 'cancelled',
      motivo_fim: 'red_flag',
      red_flag: true,
    })
    await expect(cancelarPorAlerta({ email, ...porque }, AGORA)).rejects.toThrow('não tem uma consulta')
    expect(await atosDe('consulta_red_flag')).toMatchObject([{ objeto: `consulta:${CONSULTA}` }])
  })

  it('is the doctor’s once they accepted', async () => {
    await consultar(emSala(HELENA))
    await expect(cancelarPorAlerta({ email, ...porque }, AGORA)).rejects.toThrow('não tem uma consulta')
  })
})
