import { execFile } from 'node:child_process'
import { X509Certificate } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import PDFKit from 'pdfkit'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createAssinatura } from '../../../local/provedores/assinatura/service.ts'
import type { Provider } from '../../../local/provedores/provider.ts'
import { providerPort, temporaryFolder } from '../../support/provedores.ts'

const run = promisify(execFile)
const MEDICA = {
  medico_id: 'medica-1',
  nome: 'Maria Aparecida de Araújo',
  cpf: '52998224725',
  crm: '123456',
  uf: 'SP',
  data_nascimento: '1987-03-14',
}

let port: Awaited<ReturnType<typeof providerPort>>
let disk: Awaited<ReturnType<typeof temporaryFolder>>
let provider: Provider
let clock = 0
let pdf: Buffer

const open = async () => {
  provider = await createAssinatura({ folder: join(disk.folder, 'dados'), now: () => Date.now() + clock })
  port.mount([{ prefix: '/assinatura', provider }])
}
beforeAll(async () => {
  port = await providerPort()
  disk = await temporaryFolder()
  await open()
  pdf = await prescription()
})
afterAll(async () => {
  await port.close()
  await provider.close()
  await disk.remove()
})

function prescription(): Promise<Buffer> {
  return new Promise((resolve) => {
    const document = new PDFKit({ size: 'A4', info: { Title: 'Receita' } })
    const chunks: Buffer[] = []
    document.on('data', (chunk: Buffer) => chunks.push(chunk))
    document.on('end', () => resolve(Buffer.concat(chunks)))
    document.text('Losartana potássica 50 mg: um comprimido a cada 12 horas')
    document.addPage().text('Segunda página')
    document.end()
  })
}

const call = async (path: string, body?: unknown, headers: Record<string, string> = {}) => {
  const response = await fetch(`${port.url}/assinatura${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { authorization: 'Bearer assinatura_local', 'content-type': 'application/json', ...headers },
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  })
  const answer: Record<string, unknown> = await response.json()
  return { status: response.status, body: answer }
}
const text = (value: unknown): string => {
  if (typeof value !== 'string') throw new Error(`not a text: ${String(value)}`)
  return value
}
const enrol = async () => text((await call('/certificados', MEDICA)).body.certificado_id)
const request = async (extra: Record<string, unknown> = {}) => ({
  pdf_base64: pdf.toString('base64'),
  certificado_id: await enrol(),
  documento_id: 'doc-1',
  motivo: 'Prescrição médica',
  local: 'São Paulo, SP',
  ...extra,
})
const sign = async (key: string, extra?: Record<string, unknown>) =>
  call('/assinaturas', await request(extra), { 'idempotency-key': key })
const signed = async (key: string) => Buffer.from(text((await sign(key)).body.pdf_base64), 'base64')
const verify = async (file: Buffer) =>
  (await call('/verificacoes', { pdf_base64: file.toString('base64') })).body

/** The signature's own bytes and the bytes it signs, cut out by the byte range alone. */
function parts(file: Buffer): { cms: Buffer; content: Buffer; hexFrom: number; hexTo: number } {
  const range = /\/ByteRange \[(\d+) (\d+) (\d+) (\d+)\]/.exec(file.toString('latin1'))
  const [from = 0, length = 0, resume = 0, rest = 0] = range?.slice(1).map(Number) ?? []
  const hex = Buffer.from(file.subarray(length + 1, resume - 1).toString('latin1'), 'hex')
  return {
    cms: hex.subarray(0, 4 + hex.readUInt16BE(2)),
    content: Buffer.concat([file.subarray(from, length), file.subarray(resume, resume + rest)]),
    hexFrom: length + 1,
    hexTo: resume - 1,
  }
}

async function openssl(file: Buffer): Promise<string> {
  const { cms, content } = parts(file)
  const at = (name: string) => join(disk.folder, name)
  const chain = await (await fetch(`${port.url}/assinatura/cadeia.pem`)).text()
  await Promise.all([
    writeFile(at('sig.der'), cms),
    writeFile(at('content.bin'), content),
    writeFile(at('cadeia.pem'), chain),
  ])
  const given = ['-inform', 'DER', '-in', at('sig.der'), '-content', at('content.bin'), '-binary']
  const trusted = ['-CAfile', at('cadeia.pem'), '-out', '/dev/null']
  const { stderr } = await run('openssl', ['cms', '-verify', ...given, ...trusted])
  return stderr
}

describe('enrolment', () => {
  it('gives each doctor one certificate, valid for three years', async () => {
    const first = await call('/certificados', { ...MEDICA, medico_id: 'medica-2' })
    expect(first).toMatchObject({
      status: 201,
      body: {
        certificado_id: expect.stringMatching(/^cert_/),
        titular: {
          nome: MEDICA.nome,
          cpf: MEDICA.cpf,
          crm: MEDICA.crm,
          uf: MEDICA.uf,
          data_nascimento: MEDICA.data_nascimento,
        },
        aviso: expect.stringContaining('sem validade jurídica'),
      },
    })
    const again = await call('/certificados', { ...MEDICA, medico_id: 'medica-2' })
    expect(again).toEqual({ status: 200, body: first.body })
    const until = new Date(text(first.body.valido_ate)).getTime()
    expect(Math.round((until - Date.now()) / (24 * 3600 * 1000))).toBe(3 * 365)
  })

  it('refuses other data for the same doctor, and names the fields that are wrong', async () => {
    await enrol()
    expect(await call('/certificados', { ...MEDICA, crm: '999' })).toMatchObject({
      status: 409,
      body: { codigo: 'dados_divergentes' },
    })
    expect(await call('/certificados', { ...MEDICA, cpf: '1', extra: 1 })).toEqual({
      status: 422,
      body: {
        codigo: 'dados_invalidos',
        mensagem: 'Há campos faltando ou inválidos.',
        campos: ['cpf', 'extra'],
      },
    })
  })
})

describe('a signature', () => {
  it('holds for openssl and pdfsig, and names the doctor', async () => {
    const answer = await sign('primeira')
    expect(answer).toMatchObject({
      status: 201,
      body: {
        assinatura_id: expect.stringMatching(/^ass_/),
        status: 'signed',
        documento_id: 'doc-1',
        assinado_em: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.000Z$/),
        cadeia_pem: expect.stringContaining('BEGIN CERTIFICATE'),
      },
    })
    const file = Buffer.from(text(answer.body.pdf_base64), 'base64')
    expect(file.subarray(0, pdf.length - 1).equals(pdf.subarray(0, pdf.length - 1))).toBe(true)
    expect(await openssl(file)).toContain('CMS Verification successful')
    const path = join(disk.folder, 'assinado.pdf')
    await writeFile(path, file)
    const { stdout } = await run('pdfsig', ['-nocert', path])
    expect(stdout).toContain('Signature Validation: Signature is Valid.')
    expect(stdout).toContain('ETSI.CAdES.detached')
    expect(stdout).toContain('Total document signed')
    expect(stdout).toContain('MARIA APARECIDA DE ARAUJO:52998224725')
    expect(await verify(file)).toEqual({
      valida: true,
      integra: true,
      titular: {
        nome: 'MARIA APARECIDA DE ARAUJO',
        cpf: MEDICA.cpf,
        crm: MEDICA.crm,
        uf: MEDICA.uf,
        data_nascimento: MEDICA.data_nascimento,
      },
      emissor: 'AC Saude de Teste Acolhe',
      assinado_em: answer.body.assinado_em,
      motivos: [],
    })
    expect(await call(`/assinaturas/${text(answer.body.assinatura_id)}`)).toEqual({
      status: 200,
      body: answer.body,
    })
  })

  it('says in the file, in its accents, why and where, and that it is a test', async () => {
    const source = (await signed('acentos')).toString('latin1')
    const utf16 = (value: string) => Buffer.from(value, 'utf16le').swap16().toString('hex')
    expect(source).toContain(
      `/Reason <feff${utf16('Prescrição médica (Assinatura de teste, sem validade jurídica)')}>`,
    )
    expect(source).toContain(`/Location <feff${utf16('São Paulo, SP')}>`)
    const hostile = await sign('hostil', { motivo: ') >> << /Evil (', local: 'a\\' })
    const file = Buffer.from(text(hostile.body.pdf_base64), 'base64')
    expect(file.toString('latin1')).not.toContain('/Evil')
    expect(await verify(file)).toMatchObject({ valida: true })
  })

  it('carries certificates that say they have no legal value', async () => {
    const chain = text((await sign('aviso')).body.cadeia_pem)
    const certificates = chain.match(/-----BEGIN[^]+?-----END CERTIFICATE-----/g) ?? []
    expect(certificates).toHaveLength(2)
    for (const pem of certificates)
      expect(new X509Certificate(pem).subject).toContain('SEM VALIDADE JURIDICA')
  })

  it('does not survive the change of a single byte, wherever it is', async () => {
    const file = await signed('adulterada')
    const { hexFrom, hexTo, cms } = parts(file)
    const everywhere = Array.from({ length: 60 }, (_, index) => Math.floor((index * file.length) / 60))
    const inSignature = Array.from(
      { length: 120 },
      (_, index) => hexFrom + Math.floor((index * cms.length * 2) / 120),
    )
    const edges = [0, hexFrom - 1, hexFrom, hexTo - 1, hexTo, file.length - 1]
    const survivors: number[] = []
    for (const position of [...everywhere, ...inSignature, ...edges]) {
      const changed = Buffer.from(file)
      changed.writeUInt8(changed.readUInt8(position) ^ 1, position)
      if ((await verify(changed)).valida !== false) survivors.push(position)
    }
    expect(survivors).toEqual([])
    const content = Buffer.from(file)
    content.writeUInt8(content.readUInt8(40) ^ 1, 40)
    expect(await verify(content)).toMatchObject({ valida: false, integra: false, titular: null })
    await expect(openssl(content)).rejects.toThrow('verification failure')
  })

  it('does not cover what was added after it', async () => {
    const file = Buffer.concat([await signed('acrescentada'), Buffer.from('\n% mais\n')])
    expect(await verify(file)).toMatchObject({ valida: false, motivos: ['sem_assinatura_integra'] })
    expect(await verify(pdf)).toMatchObject({ valida: false, motivos: ['sem_assinatura_integra'] })
  })

  it('of another chain is not trusted', async () => {
    const other = await createAssinatura({ folder: join(disk.folder, 'outra') })
    const file = await signed('de-casa')
    const answer = await other.handle({
      method: 'POST',
      path: '/verificacoes',
      query: new URLSearchParams(),
      headers: { authorization: 'Bearer assinatura_local' },
      body: Buffer.from(JSON.stringify({ pdf_base64: file.toString('base64') })),
    })
    await other.close()
    expect(JSON.parse(String(answer.body))).toMatchObject({
      valida: false,
      titular: null,
      motivos: expect.arrayContaining(['cadeia_nao_confiavel']),
    })
  })

  it('is given once per key', async () => {
    const [first, ...rest] = await Promise.all(Array.from({ length: 5 }, () => sign('mesma-chave')))
    for (const other of rest) expect(other.body).toEqual(first?.body)
    expect(await sign('mesma-chave', { documento_id: 'doc-2' })).toMatchObject({
      status: 409,
      body: { codigo: 'chave_reutilizada' },
    })
    expect(await call('/assinaturas', await request())).toMatchObject({
      status: 400,
      body: { codigo: 'chave_ausente' },
    })
  })

  it('is refused, by reason, where it cannot be made', async () => {
    const notPdf = Buffer.from('olá').toString('base64')
    expect(await sign('r1', { pdf_base64: notPdf })).toEqual({
      status: 422,
      body: { codigo: 'pdf_invalido', mensagem: 'O arquivo não é um PDF.' },
    })
    expect(await sign('r2', { pdf_base64: Buffer.from('%PDF-1.7 vazio').toString('base64') })).toMatchObject({
      status: 422,
      body: { codigo: 'pdf_invalido' },
    })
    const twice = (await signed('r3')).toString('base64')
    expect(await sign('r4', { pdf_base64: twice })).toMatchObject({ status: 422 })
    expect(await sign('r5', { certificado_id: 'cert_nada' })).toMatchObject({ status: 404 })
    expect(await call('/assinaturas', '{', { 'idempotency-key': 'r6' })).toMatchObject({ status: 400 })
    expect(await call('/assinaturas/ass_nada')).toMatchObject({ status: 404 })
    expect(await call('/certificados', MEDICA, { authorization: 'Bearer errada' })).toMatchObject({
      status: 401,
    })
  })
})

describe('over time', () => {
  it('the chain, the certificates and the signatures outlive a restart', async () => {
    const certificado_id = await enrol()
    const answer = await sign('antes-do-reinicio')
    await provider.close()
    await open()
    expect(await enrol()).toBe(certificado_id)
    expect(await sign('antes-do-reinicio')).toEqual({ status: 200, body: answer.body })
    expect(await verify(Buffer.from(text(answer.body.pdf_base64), 'base64'))).toMatchObject({ valida: true })
  })

  it('a certificate that ran out signs no more, and what it signed stays valid', async () => {
    const certificado_id = await enrol()
    const file = await signed('antes-de-vencer')
    clock = 3 * 366 * 24 * 3600 * 1000
    try {
      expect(
        await call(
          '/assinaturas',
          { ...(await request()), certificado_id },
          { 'idempotency-key': 'vencida' },
        ),
      ).toMatchObject({ status: 422, body: { codigo: 'certificado_vencido' } })
      expect(await enrol()).not.toBe(certificado_id)
      expect(await verify(file)).toMatchObject({ valida: true })
    } finally {
      clock = 0
    }
  })

  it('the provider can be away', async () => {
    provider.faults.add({ kind: 'status', status: 503, times: 2, path: /^\/assinaturas$/ })
    const body = { codigo: 'indisponivel', mensagem: 'O provedor de assinatura está fora do ar.' }
    expect(await sign('fora')).toEqual({ status: 503, body })
    expect(await sign('fora')).toEqual({ status: 503, body })
    expect((await sign('fora')).status).toBe(201)
  })
})
