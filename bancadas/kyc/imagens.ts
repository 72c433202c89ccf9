import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { ALTURA, LARGURA } from '#semente/gerar/cartao.ts'
import { gerarDocumento } from '#semente/gerar/documento.ts'
import { fotografar } from '#semente/gerar/foto.ts'
import { desenharRosto } from '#semente/gerar/rosto.ts'
import { desenharSelfie } from '#semente/gerar/selfie/selfie.ts'
import type { Imagem } from './casos.ts'
import { fontesDe, PASTA } from './pasta.ts'

const pasta = path.join(PASTA, 'imagens', fontesDe('semente/gerar', 'bancadas/kyc/imagens.ts'))

/** The picture's bytes; drawn once and kept for the next piece of a long run. */
export async function bytesDe(imagem: Imagem): Promise<Buffer> {
  const arquivo = path.join(
    pasta,
    createHash('sha256').update(JSON.stringify(imagem)).digest('hex').slice(0, 32),
  )
  if (existsSync(arquivo)) return readFileSync(arquivo)
  const bytes = await desenhar(imagem)
  mkdirSync(pasta, { recursive: true })
  // Two pieces may draw the same picture at the same time: nobody sees half a file.
  writeFileSync(`${arquivo}.${process.pid}`, bytes)
  renameSync(`${arquivo}.${process.pid}`, arquivo)
  return bytes
}

async function desenhar(imagem: Imagem): Promise<Buffer> {
  switch (imagem.que) {
    case 'documento':
      return fotografar(await cartaoDe(imagem), imagem.foto)
    case 'tela':
      return tela(await cartaoDe(imagem))
    case 'selfie':
      return desenharSelfie(imagem.rosto, imagem.tomada)
    case 'papel':
      return fotografar(await svg('<rect width="100%" height="100%" fill="#f4f2ec"/>'), imagem.foto)
    case 'gato':
      return fotografar(await svg(GATO), imagem.foto)
  }
}

const cartaoDe = async ({
  pessoa,
  lado,
  ...resto
}: Extract<Imagem, { que: 'documento' | 'tela' }>): Promise<Buffer> =>
  gerarDocumento({
    layout: pessoa.layout,
    lado,
    dados: pessoa.dados,
    familia: pessoa.familia,
    rosto: await desenharRosto(pessoa.rosto),
    ...('mecanica' in resto && resto.mecanica && { mecanica: resto.mecanica }),
  })

/** A phone's screen that shows the card: flat colours, no lens, PNG. */
const tela = async (cartao: Buffer): Promise<Buffer> =>
  sharp({ create: { width: 1440, height: 2560, channels: 3, background: '#101214' } })
    .composite([
      {
        input: Buffer.from(
          '<svg width="1440" height="2560"><rect width="1440" height="96" fill="#000"/><rect y="96" width="1440" height="160" fill="#1f2327"/><circle cx="80" cy="176" r="24" fill="#cfd6dc"/><rect y="2400" width="1440" height="160" fill="#1f2327"/></svg>',
        ),
        left: 0,
        top: 0,
      },
      {
        input: await sharp(cartao).resize({ width: 1400 }).flatten({ background: '#101214' }).toBuffer(),
        left: 20,
        top: 760,
      },
    ])
    .png()
    .toBuffer()

const svg = (conteudo: string): Promise<Buffer> =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${LARGURA}" height="${ALTURA}">${conteudo}</svg>`,
    ),
  )
    .png()
    .toBuffer()

const GATO =
  '<rect width="100%" height="100%" fill="#f0ead8"/><g stroke="#2b2b2b" stroke-width="9" fill="#d9a25f"><path d="M420 330 L380 130 L560 250 Z"/><path d="M860 330 L900 130 L720 250 Z"/><ellipse cx="640" cy="450" rx="280" ry="240"/></g><g fill="#2b2b2b"><ellipse cx="540" cy="410" rx="34" ry="52"/><ellipse cx="740" cy="410" rx="34" ry="52"/><path d="M610 500 L670 500 L640 535 Z"/></g><g stroke="#2b2b2b" stroke-width="7" fill="none"><path d="M640 535 Q600 590 555 560"/><path d="M640 535 Q680 590 725 560"/><path d="M330 480 L500 505"/><path d="M330 545 L500 530"/><path d="M950 480 L780 505"/><path d="M950 545 L780 530"/></g>'
