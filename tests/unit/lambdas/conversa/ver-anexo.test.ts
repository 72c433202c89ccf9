import { beforeEach, expect, it } from 'vitest'
import * as auditoria from '#lambdas/store/auditoria.ts'
import { ANA, HELENA, IGOR } from '#semente/personas.ts'
import { CONSULTA, consultar, haPouco } from '../../../support/consulta.ts'
import { pdfDeExame } from '../../../support/conversa.ts'
import { comPessoas, iniciada, missing } from '../consulta/cenario.ts'
import { abrirAnexo, type Baldes, baldes, carregar, entregar } from './cenario.ts'

let objetos: Baldes
beforeEach(async () => {
  await comPessoas()
  objetos = baldes()
  await consultar(iniciada)
})

it('is a link of minutes for the two, and a line in the access log when the doctor opens it', async () => {
  await entregar(ANA, await carregar(objetos, ANA, await pdfDeExame(), 'application/pdf'))
  const { status, body } = await abrirAnexo(ANA, 1)
  expect(status).toBe(200)
  const { url } = body as { url: string }
  expect(new URL(url).searchParams.get('X-Amz-Expires')).toBe('300')
  expect(new URL(url).searchParams.get('response-content-type')).toBe('application/pdf')
  expect(await auditoria.lista(ANA.usuario.id)).toEqual([])
  expect((await abrirAnexo(HELENA, 1)).status).toBe(200)
  expect(await auditoria.lista(ANA.usuario.id)).toMatchObject([{ acao: 'ler', objeto: `anexo:${CONSULTA}` }])
  expect(await abrirAnexo(IGOR, 1)).toMatchObject(missing)
  expect(await abrirAnexo(ANA, 2)).toMatchObject(missing)
})

it('is not the doctor’s to open once the consultation ended before the two met', async () => {
  await entregar(ANA, await carregar(objetos, ANA, await pdfDeExame(), 'application/pdf'))
  await consultar({ ...iniciada, status: 'cancelled', ended_at: haPouco(1) })
  expect(await abrirAnexo(HELENA, 1)).toMatchObject(missing)
  expect((await abrirAnexo(ANA, 1)).status).toBe(200)
  expect(await auditoria.lista(ANA.usuario.id)).toEqual([])
})
