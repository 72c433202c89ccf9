import sharp from 'sharp'
import { beforeEach, describe, expect, it } from 'vitest'
import { RECUSAS } from '#domain/conversa/recusas.ts'
import { ANA, HELENA, IGOR } from '#semente/personas.ts'
import { CONSULTA, consultar, haPouco } from '../../../support/consulta.ts'
import { fotoComMetadados, pdfDeExame } from '../../../support/conversa.ts'
import { comPessoas, iniciada, missing } from '../consulta/cenario.ts'
import { type Baldes, baldes, carregar, entregar, lidas, pedirForma } from './cenario.ts'

const guardado = (anexo_id: string, fim: 'jpg' | 'pdf') =>
  `prontuario-docs/${ANA.usuario.id}/conversa/${CONSULTA}/${anexo_id}.${fim}`

let objetos: Baldes
beforeEach(async () => {
  await comPessoas()
  objetos = baldes()
  await consultar(iniciada)
})

describe('enviar-anexo', () => {
  it('keeps of a photo an upright copy without metadata, and nothing of what was sent', async () => {
    const foto = await fotoComMetadados()
    expect((await sharp(foto).metadata()).exif).toBeDefined()
    const anexo_id = await carregar(objetos, ANA, foto)
    expect(await entregar(ANA, anexo_id, 'um', 'IMG_0001.jpg')).toMatchObject({
      status: 200,
      body: { sequencia: 1, de: 'paciente', anexo: { id: anexo_id, tipo: 'image/jpeg' } },
    })
    expect([...objetos.keys()]).toEqual([guardado(anexo_id, 'jpg')])
    const copia = await sharp(objetos.get(guardado(anexo_id, 'jpg'))).metadata()
    expect(copia).toMatchObject({ width: 600, height: 800 })
    expect([copia.exif, copia.orientation]).toEqual([undefined, undefined])
  })

  it('takes PNG and WebP as photos, and a PDF as it is', async () => {
    const desenho = sharp({ create: { width: 200, height: 150, channels: 3, background: '#39c' } })
    const pdf = await pdfDeExame(2)
    for (const [bytes, tipo] of [
      [await desenho.png().toBuffer(), 'image/png'],
      [await desenho.webp().toBuffer(), 'image/webp'],
      [pdf, 'application/pdf'],
    ] as const)
      expect(
        await entregar(ANA, await carregar(objetos, ANA, bytes, tipo), undefined, 'exame.pdf'),
      ).toMatchObject({
        status: 200,
      })
    const { mensagens } = (await lidas(ANA)).body as { mensagens: { anexo: { id: string } }[] }
    expect(mensagens.map(({ anexo }) => anexo)).toMatchObject([
      { tipo: 'image/jpeg' },
      { tipo: 'image/jpeg' },
      { tipo: 'application/pdf', nome: 'exame.pdf', paginas: 2, tamanho: pdf.length },
    ])
    expect(objetos.get(guardado(mensagens[2]?.anexo.id ?? '', 'pdf'))).toEqual(pdf)
  })

  it('says why a file does not serve, and keeps nothing of it', async () => {
    const html = Buffer.from('<html><script>alert(1)</script></html>')
    for (const tipo of ['image/jpeg', 'application/pdf'] as const)
      expect(await entregar(ANA, await carregar(objetos, ANA, html, tipo))).toMatchObject({
        status: 422,
        body: { codigo: 'arquivo_invalido' },
      })
    // What it was said to be decides how it is looked at.
    expect(await entregar(ANA, await carregar(objetos, ANA, await pdfDeExame(), 'image/png'))).toMatchObject({
      body: { detail: RECUSAS.outro_tipo },
    })
    expect([...objetos.keys()]).toEqual([])
    expect((await lidas(ANA)).body).toMatchObject({ mensagens: [], restam: 10 })
  })

  it('is one message for one sending and one file, repeated or at once', async () => {
    const anexo_id = await carregar(objetos, ANA, await fotoComMetadados())
    const primeira = await entregar(ANA, anexo_id, 'um')
    expect((await entregar(ANA, anexo_id, 'um')).body).toEqual(primeira.body)
    // Sent anew from the beginning because the answer was lost.
    const outro_id = await carregar(objetos, ANA, await fotoComMetadados())
    expect((await entregar(ANA, outro_id, 'um')).body).toEqual(primeira.body)
    expect(await entregar(ANA, anexo_id, 'dois')).toMatchObject({ status: 404 })
    const terceiro_id = await carregar(objetos, ANA, await fotoComMetadados())
    const juntas = await Promise.all([1, 2].map(() => entregar(ANA, terceiro_id, 'tres')))
    expect(juntas.map(({ body }) => body)).toEqual([juntas[0]?.body, juntas[0]?.body])
    expect((await lidas(ANA)).body).toMatchObject({
      mensagens: [{ sequencia: 1 }, { sequencia: 2 }],
      restam: 8,
    })
  })

  it('does not stay where its message was refused at the end, unless another sending took it', async () => {
    const foto = await fotoComMetadados()
    const dois_id = await carregar(objetos, ANA, foto)
    const respostas = await Promise.all(['um', 'dois'].map((chave) => entregar(ANA, dois_id, chave)))
    expect(new Set(respostas.map(({ status }) => status))).toEqual(new Set([200, 404]))
    expect([...objetos.keys()]).toEqual([guardado(dois_id, 'jpg')])

    objetos = baldes(() => consultar({ ...iniciada, status: 'finished', ended_at: haPouco(0) }))
    const tarde_id = await carregar(objetos, ANA, foto)
    expect(await entregar(ANA, tarde_id)).toMatchObject({ status: 409, body: { codigo: 'prazo_encerrado' } })
    expect([...objetos.keys()]).toEqual([])
  })

  it('does not stay a second time where one sending brought it twice at once', async () => {
    const ids = [
      await carregar(objetos, ANA, await fotoComMetadados()),
      await carregar(objetos, ANA, await fotoComMetadados()),
    ]
    const [uma, outra] = await Promise.all(ids.map((id) => entregar(ANA, id, 'um')))
    expect(outra?.body).toEqual(uma?.body)
    const guardados = [...objetos.keys()].filter((nome) => nome.startsWith('prontuario-docs/'))
    expect(guardados).toHaveLength(1)
    const ficou = ids.find((id) => guardados.includes(guardado(id, 'jpg')))
    expect(uma?.body).toMatchObject({ sequencia: 1, anexo: { id: ficou } })
  })

  it('is nobody else’s file', async () => {
    const anexo_id = await carregar(objetos, ANA, await fotoComMetadados())
    expect(await entregar(HELENA, anexo_id)).toMatchObject({ body: { detail: RECUSAS.anexo_perdido } })
    expect(await entregar(IGOR, anexo_id)).toMatchObject(missing)
  })

  it('asks to send again what never arrived', async () => {
    const anexo_id = await carregar(objetos, ANA, await fotoComMetadados())
    objetos.clear()
    expect(await entregar(ANA, anexo_id)).toMatchObject({
      status: 404,
      body: { detail: RECUSAS.anexo_perdido },
    })
  })

  it('takes ten of each side', async () => {
    const foto = await fotoComMetadados(160, 120)
    for (let n = 0; n < 10; n++)
      expect(await entregar(ANA, await carregar(objetos, ANA, foto))).toMatchObject({ status: 200 })
    expect(await pedirForma(ANA)).toMatchObject({ status: 409, body: { detail: RECUSAS.muitos_anexos } })
    expect(await pedirForma(HELENA)).toMatchObject({ status: 200 })
  })
})
