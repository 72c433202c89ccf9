// @vitest-environment jsdom
import { cleanup, configure, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ERROS } from '#domain/base/erros.ts'
import { TEXTOS_DO_SMS } from '#domain/toque/textos-das-telas.ts'
import { AvisosPorSms } from '../../../../web/src/features/toque/avisos-por-sms.tsx'
import { recusa, servidor } from '../../../support/api-falsa.ts'
import { abrirTela } from '../../../support/tela.tsx'

configure({ asyncUtilTimeout: 8_000 })
vi.mock('../../../../web/src/lib/api.ts', { spy: true })

const NUMERO = '(11) 91234-5678'
let ligado: boolean

function comServidor() {
  const respostas = servidor({
    'ver-sms': null,
    'pedir-codigo-do-sms': {},
    'ligar-sms': {},
    'desligar-sms': {},
  })
  respostas['ver-sms'].mockImplementation(async () => ({ sms: { telefone: '11912345678', ligado } }))
  respostas['ligar-sms'].mockImplementation(async () => {
    ligado = true
    return {}
  })
  respostas['desligar-sms'].mockImplementation(async () => {
    ligado = false
    return {}
  })
  return respostas
}
beforeEach(() => {
  ligado = false
})
afterEach(cleanup)

const pedir = async () => userEvent.click(await screen.findByRole('button', { name: TEXTOS_DO_SMS.pedir }))
const digitar = async (codigo: string) => {
  await userEvent.type(await screen.findByLabelText(TEXTOS_DO_SMS.campo), codigo)
  await userEvent.click(screen.getByRole('button', { name: TEXTOS_DO_SMS.confirmar }))
}

it('is turned on with the code that came, and off again', async () => {
  const respostas = comServidor()
  abrirTela(<AvisosPorSms />)
  expect(await screen.findByText(TEXTOS_DO_SMS.texto(NUMERO))).toBeTruthy()
  await pedir()
  expect(await screen.findByText(TEXTOS_DO_SMS.enviado(NUMERO))).toBeTruthy()
  await digitar('042 917')
  expect(await screen.findByText(TEXTOS_DO_SMS.ligado(NUMERO))).toBeTruthy()
  expect(respostas['ligar-sms']).toHaveBeenCalledWith({ codigo: '042917' })
  await userEvent.click(screen.getByRole('button', { name: TEXTOS_DO_SMS.desligar }))
  expect(await screen.findByText(TEXTOS_DO_SMS.texto(NUMERO))).toBeTruthy()
})

it('says in its place what is wrong with a code, and sends another without losing the field', async () => {
  const respostas = comServidor()
  respostas['ligar-sms'].mockRejectedValue(recusa('codigo_do_sms_invalido'))
  abrirTela(<AvisosPorSms />)
  await pedir()
  await digitar('111111')
  expect(await screen.findByText(ERROS.codigo_do_sms_invalido.detail)).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: TEXTOS_DO_SMS.outro }))
  expect(screen.getByLabelText(TEXTOS_DO_SMS.campo)).toHaveProperty('value', '111111')
  expect(respostas['pedir-codigo-do-sms']).toHaveBeenCalledTimes(2)
})

it('says why no code was sent', async () => {
  comServidor()['pedir-codigo-do-sms'].mockRejectedValue(recusa('sms_nao_enviado'))
  abrirTela(<AvisosPorSms />)
  await pedir()
  expect(await screen.findByText(ERROS.sms_nao_enviado.title)).toBeTruthy()
})

it('is not there where nobody sends them', async () => {
  const respostas = servidor({ 'ver-sms': { sms: null } })
  abrirTela(<AvisosPorSms />)
  await vi.waitFor(() => expect(respostas['ver-sms']).toHaveBeenCalled())
  expect(screen.queryByText(TEXTOS_DO_SMS.titulo)).toBeNull()
})
