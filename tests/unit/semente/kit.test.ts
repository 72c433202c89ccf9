import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { json } from 'node:stream/consumers'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { RostoEmCinza } from '#domain/kyc/rosto/alinhamento.ts'
import { coincidencia, juizoDaCopia } from '#domain/kyc/rosto/copia-do-retrato.ts'
import type { Ponto } from '#domain/kyc/rosto/marcos.ts'
import { rostoEm } from '#lambdas/kyc/fotos/retrato.ts'
import { sortearPessoa } from '#semente/gerar/pessoa.ts'
import type { Rosto } from '#semente/gerar/rosto-partes.ts'
import { desenharRosto } from '#semente/gerar/rosto.ts'
import { tornarConhecida } from '#semente/kit/cadastros.ts'
import { imagemDe } from '#semente/kit/imagens.ts'
import { type PessoaDoKit, PessoasDoKit } from '#semente/kit/pessoas.ts'
import { PRONTAS } from '#semente/kit/prontas.ts'
import { criarServidor } from '#semente/kit/servidor.ts'

/** What each registry and the certificate providers were told, in order. */
const ditos: Record<'pessoas' | 'medicos' | 'titulares', object[][]> = {
  pessoas: [],
  medicos: [],
  titulares: [],
}
const registro = createServer((request, response) => {
  void json(request).then((corpo) => {
    for (const [nome, quem] of Object.entries(corpo as typeof ditos))
      ditos[nome as keyof typeof ditos].push(quem)
    response.end('{}')
  })
})
let pasta: string
let pessoas: PessoasDoKit
let kit: ReturnType<typeof criarServidor>
let base: string

const ouvir = async (servidor: ReturnType<typeof createServer>) => {
  await new Promise<void>((pronto) => {
    servidor.listen(0, '127.0.0.1', pronto)
  })
  return `http://127.0.0.1:${(servidor.address() as AddressInfo).port}`
}

beforeAll(async () => {
  const registros = await ouvir(registro)
  process.env['URL_CPF'] = process.env['URL_CFM'] = registros
  process.env['PSC'] = JSON.stringify({ vidaas: `${registros}/psc/vidaas` })
  pasta = await mkdtemp(path.join(os.tmpdir(), 'kit-'))
  pessoas = new PessoasDoKit(pasta, () => '2026-11-23')
  kit = criarServidor({
    pessoas,
    lugares: { origem: 'http://127.0.0.1:1', caixa: 'http://127.0.0.1:2/_caixa' },
  })
  base = await ouvir(kit)
})
afterAll(async () => {
  kit.close()
  registro.close()
  await rm(pasta, { recursive: true, force: true })
})

const PEDIDO = {
  nome: 'Mariana de Souza Prado',
  nascimento: '09/07/1991',
  sexo: 'F',
  layout: 'rg_novo_cin',
} as const

async function pedir(corpo: object) {
  const response = await fetch(`${base}/pessoas`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(corpo),
  })
  return { status: response.status, corpo: (await response.json()) as Record<string, string> }
}
const baixar = async (caminho: string) => {
  const response = await fetch(`${base}${caminho}`)
  return { status: response.status, bytes: Buffer.from(await response.arrayBuffer()) }
}

/** A drawn face with the places of its eyes and mouth: a frontal one's, near enough for any turn of the kit's. */
const comMarcos =
  ({ olho, boca }: Rosto) =>
  async (bytes: Buffer): Promise<RostoEmCinza> => {
    const em = (x: number, y: number): Ponto => [(256 + x) / 512, (262 + y) / 560]
    return rostoEm(bytes, {
      olho_esquerdo: em(-olho.distancia, olho.altura),
      olho_direito: em(olho.distancia, olho.altura),
      boca_esquerda: em(-boca.largura, boca.altura),
      boca_direita: em(boca.largura, boca.altura),
    })
  }

describe('the kit of identities', () => {
  it('draws a person as wished and makes them known to the registry', async () => {
    const { status, corpo } = await pedir(PEDIDO)
    expect(status).toBe(201)
    expect(corpo).toMatchObject({
      nome: PEDIDO.nome,
      data_nascimento: '1991-07-09',
      layout: 'rg_novo_cin',
      medico: null,
    })
    expect(ditos.pessoas.at(-1)).toEqual([
      { cpf: corpo['cpf'], nome: PEDIDO.nome, data_nascimento: '1991-07-09' },
    ])
    for (const parte of ['frente', 'verso', 'selfie'])
      for (const condicao of ['boa', 'ruim']) {
        const { status: achada, bytes } = await baixar(`/pessoas/${corpo['id']}/${parte}-${condicao}.jpg`)
        expect([achada, (await sharp(bytes).metadata()).format]).toEqual([200, 'jpeg'])
      }
  })

  it('draws a selfie that is no picture of the portrait, whoever it is', async () => {
    for (let semente = 100; semente < 106; semente++) {
      const pessoa = sortearPessoa(semente, 0, '2026-11-23', { layout: 'cnh_antiga' })
      const retrato = await desenharRosto(pessoa.rosto)
      const quem = { pessoa, retrato_proprio: false, semente } as PessoaDoKit
      const selfie = await imagemDe(quem, 'selfie', 'boa', retrato)
      if (!selfie) throw new Error('A drawn person has a selfie')
      const marcar = comMarcos(pessoa.rosto)
      const igual = coincidencia(await marcar(selfie), await marcar(retrato))
      expect(juizoDaCopia(igual)).toBeNull()
    }
  })

  it('makes a doctor known to the council too, with a register of the specialty, and gives a certificate', async () => {
    const { corpo } = await pedir({ ...PEDIDO, medico: { uf: 'BA', especialidade: 'pediatria' } })
    expect(corpo['medico']).toMatchObject({ uf: 'BA', especialidade: { especialidade: 'Pediatria' } })
    const quem = { nome: PEDIDO.nome, cpf: corpo['cpf'], data_nascimento: '1991-07-09' }
    expect(ditos.medicos.at(-1)).toMatchObject([{ ...quem, uf: 'BA', situacao: 'A' }])
    expect(ditos.titulares.at(-1)).toEqual([quem])
  })

  it('gives no certificate to somebody who is no doctor', async () => {
    const antes = ditos.titulares.length
    await pedir(PEDIDO)
    expect(ditos.titulares).toHaveLength(antes)
  })

  it('is the same person after a restart, pictures and all', async () => {
    const { corpo } = await pedir(PEDIDO)
    const caminho = `/pessoas/${corpo['id']}/frente-boa.jpg`
    const antes = await baixar(caminho)
    const outro = new PessoasDoKit(pasta, () => '2027-01-02')
    expect((await outro.buscar(corpo['id'] ?? ''))?.pessoa.cpf).toBe(corpo['cpf'])
    expect((await baixar(caminho)).bytes.equals(antes.bytes)).toBe(true)
  })

  it('prints the portrait that was given, and offers no selfie made of it', async () => {
    const retrato = await sharp({ create: { width: 900, height: 700, channels: 3, background: '#b08060' } })
      .jpeg()
      .toBuffer()
    const { corpo } = await pedir({ ...PEDIDO, retrato: retrato.toString('base64') })
    const { bytes } = await baixar(`/pessoas/${corpo['id']}/retrato.jpg`)
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 512, height: 560 })
    expect((await baixar(`/pessoas/${corpo['id']}/selfie-boa.jpg`)).status).toBe(404)
  })

  it.each([
    ['nome', { nome: 'Mariana' }, 'Informe nome e sobrenome.'],
    ['nascimento', { nascimento: '31/02/1990' }, 'Data de nascimento inválida.'],
    ['nascimento', { nascimento: '09/07/2015' }, /maiores de 18/],
    ['layout', { layout: 'passaporte' }, 'Confira este campo.'],
    ['uf', { medico: { uf: 'XX', especialidade: 'pediatria' } }, 'Escolha a UF do CRM.'],
    [
      'retrato',
      { retrato: Buffer.from('no picture').toString('base64') },
      'Este arquivo não é uma foto. Use JPEG ou PNG.',
    ],
  ])('says beside %s what is wrong, and keeps nobody', async (campo, errado, mensagem) => {
    const antes = (await pessoas.todas()).length
    const { status, corpo } = await pedir({ ...PEDIDO, ...errado })
    expect([status, corpo['campo']]).toEqual([400, campo])
    expect(corpo['mensagem']).toMatch(mensagem)
    expect((await pessoas.todas()).length).toBe(antes)
  })

  it('answers no form of another page, which cannot send JSON unasked', async () => {
    const response = await fetch(`${base}/pessoas`, { method: 'POST', body: JSON.stringify(PEDIDO) })
    expect(response.status).toBe(404)
  })

  it('begins with a patient for each document, adults all, and shows them on the page', async () => {
    for (const pronta of PRONTAS) await pessoas.comecarCom(pronta)
    const prontas = (await pessoas.todas()).filter(({ id }) => id.startsWith('0-'))
    expect(new Set(prontas.map(({ pessoa }) => pessoa.layout)).size).toBe(4)
    const pagina = (await baixar('/')).bytes.toString()
    for (const { nome } of prontas) expect(pagina).toContain(nome)
  })

  it('begins with doctors as the council has them, one of them suspended, each under the CPF it knows', async () => {
    for (const pronta of PRONTAS) await tornarConhecida(await pessoas.comecarCom(pronta))
    const medicos = PRONTAS.filter(({ medico }) => medico)
    const doConselho = ditos.medicos.flat().filter((dito) => 'crm' in dito)
    for (const { escolhas, medico } of medicos) {
      const { cpf, nome } = escolhas
      const { crm, uf, situacao } = medico ?? {}
      expect(doConselho).toContainEqual(expect.objectContaining({ cpf, nome, crm, uf, situacao }))
      expect(ditos.titulares.flat()).toContainEqual(expect.objectContaining({ cpf, nome }))
    }
    expect(medicos.map(({ medico }) => medico?.situacao)).toEqual(['A', 'A', 'S'])
  })

  it('prints on the card of a doctor the CPF that was wished', async () => {
    const { pessoa } = (await pessoas.buscar('0-marina')) ?? {}
    expect(pessoa).toMatchObject({ cpf: '70100170188', dados: { cpf: '701.001.701-88' } })
  })
})
