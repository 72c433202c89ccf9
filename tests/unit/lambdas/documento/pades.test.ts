import { execFile } from 'node:child_process'
import { createHash, randomBytes } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { type BaseBlock, Constructed, fromBER, Integer, ObjectIdentifier, OctetString } from 'asn1js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cmsDe, cobertoPor, embutir, instanteDe } from '#lambdas/documento/pades/arquivo.ts'
import { atributosAssinados, sha256 } from '#lambdas/documento/pades/atributos.ts'
import { assinanteDe, confere, montarCms } from '#lambdas/documento/pades/cms.ts'
import { pdfDoDocumento } from '#lambdas/documento/pdf.ts'
import { adulterar } from '../../../support/assinatura-viva.ts'
import { cadeia, certificados, assinarCru } from './cadeia-de-teste.ts'
import { FONTES, receita } from './cenario.ts'

const run = promisify(execFile)
const EM = new Date('2026-11-21T02:30:07.000Z')
const preparar = () =>
  pdfDoDocumento(receita(), { origem: 'https://acolhe.app', fontes: FONTES, em: EM, teste: false })

async function assinado(): Promise<Buffer> {
  const pdf = await preparar()
  const atributos = atributosAssinados(sha256(cobertoPor(pdf).bytes), certificados[0])
  return embutir(pdf, montarCms(atributos, assinarCru(atributos), certificados))
}

/** The parts of a SEQUENCE, SET or tagged value. */
const partes = (bloco: BaseBlock | undefined): BaseBlock[] =>
  bloco instanceof Constructed ? bloco.valueBlock.value : []
const oid = (bloco: BaseBlock | undefined): string =>
  bloco instanceof ObjectIdentifier ? bloco.valueBlock.toString() : ''
const hex = (bloco: BaseBlock | undefined): string =>
  bloco instanceof OctetString ? Buffer.from(bloco.valueBlock.valueHexView).toString('hex') : ''

/** A CMS taken apart with nothing but an ASN.1 reader. */
function aberto(cms: Buffer) {
  const [tipo, envolto] = partes(fromBER(new Uint8Array(cms).buffer).result)
  const [versao, , conteudo, certs, infos] = partes(partes(envolto)[0])
  const [versaoDoAssinante, sid, , atributos, algoritmo, , naoAssinados] = partes(partes(infos)[0])
  return {
    tipo: oid(tipo),
    versoes: [versao, versaoDoAssinante].map((v) => (v instanceof Integer ? v.valueBlock.valueDec : 0)),
    conteudo: partes(conteudo).map(oid),
    certificados: partes(certs).map((c) => Buffer.from(c.toBER())),
    emissorESerie: partes(sid).length,
    atributos: partes(atributos).map((a) => ({ oid: oid(partes(a)[0]), der: Buffer.from(a.toBER()) })),
    algoritmo: oid(partes(algoritmo)[0]),
    naoAssinados,
  }
}

describe('PAdES AD-RB v1.3', () => {
  let pasta: string
  let pdf: Buffer
  beforeAll(async () => {
    pasta = await mkdtemp(path.join(os.tmpdir(), 'acolhe-pades-'))
    pdf = await assinado()
    await writeFile(path.join(pasta, 'raiz.pem'), cadeia.root.certificate)
  })
  afterAll(() => rm(pasta, { recursive: true, force: true }))

  async function openssl(arquivo: Buffer): Promise<string> {
    const em = (nome: string) => path.join(pasta, nome)
    await writeFile(em('cms.der'), cmsDe(arquivo))
    await writeFile(em('coberto.bin'), cobertoPor(arquivo).bytes)
    const dado = ['-inform', 'DER', '-in', em('cms.der'), '-content', em('coberto.bin'), '-binary']
    const cadeiaDada = ['-CAfile', em('raiz.pem'), '-purpose', 'any', '-out', '/dev/null']
    return run('openssl', ['cms', '-verify', ...dado, ...cadeiaDada]).then(
      ({ stderr }) => stderr.trim(),
      (error: unknown) => (error as { stderr: string }).stderr,
    )
  }

  it('signs the four attributes of the policy, in DER order, and no other', () => {
    const { atributos } = aberto(cmsDe(pdf))
    expect(new Set(atributos.map((a) => a.oid))).toEqual(
      new Set([
        '1.2.840.113549.1.9.3',
        '1.2.840.113549.1.9.4',
        '1.2.840.113549.1.9.16.2.47',
        '1.2.840.113549.1.9.16.2.15',
      ]),
    )
    expect(atributos).toHaveLength(4)
    expect(atributos.map((a) => a.der)).toEqual(
      atributos.map((a) => a.der).toSorted((um, outro) => Buffer.compare(um, outro)),
    )
    // Forbidden: signingTime, signingCertificate v1, signerLocation, adbe-revocationInfoArchival.
    for (const proibido of [
      '1.2.840.113549.1.9.5',
      '1.2.840.113549.1.9.16.2.12',
      '1.2.840.113549.1.9.16.2.17',
      '1.2.840.113583.1.1.8',
    ])
      expect(atributos.map((a) => a.oid)).not.toContain(proibido)
  })

  it('names the policy with the published bytes', () => {
    const { atributos } = aberto(cmsDe(pdf))
    const politica = atributos.find((a) => a.oid.endsWith('.2.15'))?.der ?? Buffer.alloc(0)
    expect(politica).toHaveLength(157)
    expect(createHash('sha256').update(politica).digest('hex')).toBe(
      'b65c7e85d86866bd7b2b07f99272af824750f1931079912aa0d83098f8d25390',
    )
    expect(politica.toString('latin1')).toContain('http://politicas.icpbrasil.gov.br/PA_PAdES_AD_RB_v1_3.der')
  })

  it('binds the file and the signer’s own certificate', () => {
    const { atributos } = aberto(cmsDe(pdf))
    const valor = (fim: string) => {
      const achado = atributos.find((a) => a.oid.endsWith(fim))
      const [, conjunto] = partes(fromBER(new Uint8Array(achado?.der ?? []).buffer).result)
      return partes(conjunto)[0]
    }
    expect(hex(valor('1.9.4'))).toBe(sha256(cobertoPor(pdf).bytes).toString('hex'))
    const [essCertIds] = partes(valor('2.47'))
    expect(partes(essCertIds)).toHaveLength(1)
    const [certHash, ...resto] = partes(partes(essCertIds)[0])
    expect(hex(certHash)).toBe(sha256(certificados[0]).toString('hex'))
    expect(resto).toEqual([])
    expect(oid(valor('1.9.3'))).toBe('1.2.840.113549.1.7.1')
  })

  it('is a detached SignedData with the chain inside and nothing unsigned', () => {
    const lido = aberto(cmsDe(pdf))
    expect(lido.versoes).toEqual([1, 1])
    expect(lido.tipo).toBe('1.2.840.113549.1.7.2')
    expect(lido.conteudo).toEqual(['1.2.840.113549.1.7.1'])
    expect(lido.certificados).toEqual(certificados)
    expect(lido.emissorESerie).toBe(2)
    expect(lido.algoritmo).toBe('1.2.840.113549.1.1.11')
    expect(lido.naoAssinados).toBeUndefined()
    expect(assinanteDe(cmsDe(pdf))).toEqual(certificados[0])
  })

  it('stands in the file as the validator reads it', () => {
    const fonte = pdf.toString('latin1')
    expect(fonte.match(/\/Type \/Sig\b/g)).toHaveLength(1)
    expect(fonte).toContain('/Filter /Adobe.PPKLite')
    expect(fonte).toContain('/SubFilter /ETSI.CAdES.detached')
    expect(fonte).toContain('/M (D:20261121023007Z)')
    expect(fonte).toMatch(/\/TransformMethod \/DocMDP/)
    expect(fonte).not.toMatch(/\/Perms|\/Cert\b|\/Prop_AuthType/)
    const { inicio, fim } = cobertoPor(pdf)
    expect(fim - inicio).toBe(2 * 24_576 + 2)
    expect(instanteDe(pdf)).toEqual(EM)
  })

  it('the same file and certificate give the same bytes, also in another order of calls', async () => {
    expect(await assinado()).toEqual(pdf)
    expect(await preparar()).toHaveLength(pdf.length)
  })

  it('openssl and pdfsig say it holds', async () => {
    expect(await openssl(pdf)).toContain('CMS Verification successful')
    const arquivo = path.join(pasta, 'receita.pdf')
    await writeFile(arquivo, pdf)
    const { stdout } = await run('pdfsig', ['-nocert', arquivo])
    expect(stdout).toContain('Signature Validation: Signature is Valid.')
    expect(stdout).toContain('Total document signed')
    expect(stdout).toContain('ETSI.CAdES.detached')
    expect(stdout).not.toContain('Signature #2')
  })

  it('one flipped bit, in the file or in the signature, is noticed', async () => {
    expect(await openssl(adulterar(pdf))).toMatch(/digest failure|erification failure/)
    const cms = Buffer.from(cmsDe(pdf))
    const onde = cms.length - 20
    cms.writeUInt8(cms.readUInt8(onde) ^ 1, onde)
    expect(await openssl(embutir(pdf, cms))).toMatch(/failure|error/i)
    const arquivo = path.join(pasta, 'adulterada.pdf')
    for (const mudado of [adulterar(pdf), embutir(pdf, cms)]) {
      await writeFile(arquivo, mudado)
      const { stdout } = await run('pdfsig', ['-nocert', arquivo])
      expect(stdout).toMatch(/Signature Validation: (Digest Mismatch|Signature is Invalid)\./)
    }
  })

  it('a raw signature that is not of these attributes by this key is not taken', async () => {
    const atributos = atributosAssinados(randomBytes(32), certificados[0])
    expect(confere(atributos, assinarCru(atributos), certificados[0])).toBe(true)
    expect(confere(atributos, assinarCru(Buffer.from('outra coisa')), certificados[0])).toBe(false)
    expect(confere(atributos, assinarCru(atributos), certificados[1])).toBe(false)
    expect(confere(atributos, Buffer.from('nada'), certificados[0])).toBe(false)
  })

  it('refuses a file that was not prepared, and a signature that has no room', async () => {
    expect(() => cobertoPor(Buffer.from('%PDF-1.7 nada'))).toThrow('not prepared')
    expect(() => embutir(pdf, Buffer.alloc(24_577))).toThrow('no room')
  })
})
