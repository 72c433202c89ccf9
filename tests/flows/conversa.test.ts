import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { verFila } from '#domain/consulta/contract.ts'
import {
  enviarAnexo,
  enviarMensagem,
  pedirEnvioDeAnexo,
  verAnexo,
  verMensagens,
} from '#domain/conversa/contract.ts'
import { exportarDados, quemViuProntuario } from '#domain/documento/contract.ts'
import { canalDaConsulta } from '#domain/tempo-real/canal.ts'
import { temArquivo } from '../support/baldes.ts'
import { type CloudProcess, startCloudProcess } from '../support/cloud.ts'
import { fotoComMetadados, pdfDeExame, subir } from '../support/conversa.ts'
import type { Chamador } from '../support/http.ts'
import { Jornada } from '../support/jornada.ts'
import { Ouvinte } from '../support/ouvinte.ts'

/** Messages and files of a consultation, from the request to the export, against the running product. */

let cloud: CloudProcess

beforeAll(async () => {
  cloud = await startCloudProcess({ semente: false })
})
afterAll(async () => {
  await cloud.close()
})

const dizer = (quem: Chamador, id: string, texto: string, chave: string = randomUUID()) =>
  quem.ok(enviarMensagem, { id, chave, texto })

const carregar = async (
  quem: Chamador,
  id: string,
  bytes: Buffer,
  tipo_conteudo: 'image/jpeg' | 'application/pdf',
) => {
  const formulario = await quem.ok(pedirEnvioDeAnexo, { id, tipo_conteudo, tamanho: bytes.length })
  await subir(formulario, bytes)
  return formulario.anexo_id
}

it('goes from the patient who waits to the doctor who accepts, and into the export', async () => {
  const jornada = await (await Jornada.nova(cloud)).ate('na_fila')
  const { consulta_id: id, doPaciente, doMedico, especialidade } = jornada
  await dizer(doPaciente, id, 'A mancha cresceu desde ontem.')
  const anexo_id = await carregar(doPaciente, id, await fotoComMetadados(), 'image/jpeg')
  await doPaciente.ok(enviarAnexo, { id, anexo_id, chave: randomUUID() })
  // What was sent does not stay beside what is kept of it.
  expect(await temArquivo(cloud, 'BALDE_RASCUNHOS', `envios/${id}/${anexo_id}`)).toBe(false)

  await jornada.estarNaFila()
  const { consultas } = await doMedico.ok(verFila, { especialidade })
  expect(consultas.find((linha) => linha.id === id)).toMatchObject({ enviados: { textos: 1, anexos: 1 } })
  expect(JSON.stringify(consultas)).not.toContain('A mancha')
  for (const operacao of [verMensagens, verAnexo])
    expect(await doMedico.call(operacao, { id, sequencia: 2 })).toMatchObject({ status: 404 })

  await jornada.aceitar()
  const ouvinte = await Ouvinte.abrir(cloud, jornada.paciente)
  expect(await ouvinte.assinar(canalDaConsulta(id))).toBe('assinado')
  const recebidas = await doMedico.ok(verMensagens, { id })
  expect(recebidas).toMatchObject({
    mensagens: [
      { sequencia: 1, texto: 'A mancha cresceu desde ontem.' },
      { sequencia: 2, anexo: { id: anexo_id } },
    ],
    escreve: true,
  })
  const { url } = await doMedico.ok(verAnexo, { id, sequencia: 2 })
  const foto = await fetch(url)
  expect([foto.status, foto.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
  expect(Buffer.from(await foto.arrayBuffer()).includes('TELEFONE')).toBe(false)

  await dizer(doMedico, id, 'Vejo a foto.')
  const aviso = await ouvinte.esperar(({ evento }) => evento === 'mensagem.nova')
  expect(JSON.stringify(aviso)).not.toContain('Vejo')
  await ouvinte.fechar()
  expect((await doPaciente.ok(verMensagens, { id, depois_de: 2 })).mensagens).toMatchObject([
    { sequencia: 3, de: 'medico', texto: 'Vejo a foto.' },
  ])

  await jornada.entrarNaSala()
  await jornada.iniciar()
  const pdf_id = await carregar(doMedico, id, await pdfDeExame(2), 'application/pdf')
  await doMedico.ok(enviarAnexo, { id, anexo_id: pdf_id, chave: randomUUID(), nome: 'orientações.pdf' })
  await jornada.finalizar()
  expect(await doPaciente.call(enviarMensagem, { id, chave: 'tarde', texto: 'Obrigada' })).toMatchObject({
    status: 409,
    body: { codigo: 'prazo_encerrado' },
  })
  const { mensagens } = await doPaciente.ok(exportarDados, {})
  expect(mensagens).toMatchObject([
    { consulta_id: id, de: 'paciente', texto: 'A mancha cresceu desde ontem.' },
    { anexo: { tipo: 'image/jpeg' } },
    { de: 'medico' },
    { de: 'medico', anexo: { tipo: 'application/pdf', nome: 'orientações.pdf', paginas: 2 } },
  ])
  const ditos = (await doPaciente.ok(quemViuProntuario)).acessos.map(({ o_que }) => o_que)
  expect(ditos).toContain('Leu as mensagens de uma consulta')
  expect(ditos).toContain('Leu um arquivo enviado em uma consulta')
})

it('killed between sending and answer, loses nothing it answered and keeps nothing twice', {
  timeout: 180_000,
}, async () => {
  const jornada = await (await Jornada.nova(cloud)).ate('na_fila')
  const { consulta_id: id, doPaciente } = jornada
  const foto = await fotoComMetadados()
  const chaves = Array.from({ length: 24 }, (_, n) => `mensagem-${n}`)
  const respondidas = new Set<string>()
  const texto = (chave: string) => `Texto de ${chave}`
  const mandar = async (chave: string) => {
    await dizer(doPaciente, id, texto(chave), chave)
    respondidas.add(chave)
  }
  const anexos = [
    await carregar(doPaciente, id, foto, 'image/jpeg'),
    await carregar(doPaciente, id, foto, 'image/jpeg'),
  ]
  const entregar = async (anexo_id: string) => {
    await doPaciente.ok(enviarAnexo, { id, anexo_id, chave: anexo_id })
    respondidas.add(anexo_id)
  }
  // Eight at a time, killed as soon as one of them is answered: the others are anywhere between browser and table.
  for (const de of [0, 8, 16]) {
    const grupo = chaves.slice(de, de + 8).map(mandar)
    const arquivo = anexos.slice(0, de === 8 ? 2 : 0).map(entregar)
    const todos = [...grupo, ...arquivo].map((envio) => envio.catch(() => undefined))
    await Promise.any(grupo)
    await cloud.kill()
    await Promise.all(todos)
    await cloud.restart()
    const guardadas = (await doPaciente.ok(verMensagens, { id })).mensagens
    const ditas = guardadas.map((mensagem) => mensagem.texto ?? mensagem.anexo?.id)
    for (const chave of respondidas)
      expect(ditas).toContain(chave.startsWith('mensagem') ? texto(chave) : chave)
  }
  // The browser sends again what was not answered, and what was, too.
  for (const chave of chaves) await mandar(chave)
  for (const anexo_id of anexos) await entregar(anexo_id)
  const { mensagens } = await doPaciente.ok(verMensagens, { id })
  expect(mensagens.map(({ sequencia }) => sequencia)).toEqual(Array.from({ length: 26 }, (_, n) => n + 1))
  expect(mensagens.map((mensagem) => mensagem.texto ?? mensagem.anexo?.id ?? '').toSorted()).toEqual(
    [...chaves.map(texto), ...anexos].toSorted(),
  )
  for (const { sequencia } of mensagens.filter(({ anexo }) => anexo))
    expect((await fetch((await doPaciente.ok(verAnexo, { id, sequencia })).url)).status).toBe(200)
})
