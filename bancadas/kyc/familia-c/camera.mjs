import sharp from 'sharp'
import { revelar } from './revelar.mjs'
import { Sorteio } from './sorteio.mjs'
import { MESAS } from './superficies.mjs'

/**
 * A card lying somewhere, taken with a telephone: seen through a homography and a slightly round lens, creased, lit,
 * then blurred, grained and compressed.
 */

/** The homography that takes the four corners of the photo's card to those of the flat one. */
function homografia(de, para) {
  const A = []
  for (let i = 0; i < 4; i++) {
    const [x, y] = de[i]
    const [u, v] = para[i]
    A.push([x, y, 1, 0, 0, 0, -u * x, -u * y, u], [0, 0, 0, x, y, 1, -v * x, -v * y, v])
  }
  for (let c = 0; c < 8; c++) {
    let p = c
    for (let l = c + 1; l < 8; l++) if (Math.abs(A[l][c]) > Math.abs(A[p][c])) p = l
    ;[A[c], A[p]] = [A[p], A[c]]
    for (let l = 0; l < 8; l++) {
      if (l === c) continue
      const k = A[l][c] / A[c][c]
      for (let j = c; j < 9; j++) A[l][j] -= k * A[c][j]
    }
  }
  return A.map((linha, i) => linha[8] / linha[i])
}

/** The widest the card may be, in widths of the photo, for all its corners to be seen. */
export function cabe({ inclinacao, perspectiva }, proporcao, alto) {
  const t = Math.abs(inclinacao * Math.PI) / 180
  const folga = 0.97 / (1 + perspectiva)
  return (
    folga *
    Math.min(1 / (Math.cos(t) + proporcao * Math.sin(t)), alto / (Math.sin(t) + proporcao * Math.cos(t)))
  )
}

/** The corners of the card in the photo. */
function cantos(a, W, H, proporcao, s) {
  const largura = W * a.ocupa
  const altura = largura * proporcao
  const cx = W / 2 + (a.desvio?.[0] ?? s.entre(-0.3, 0.3) * a.folga) * W
  const cy = H / 2 + (a.desvio?.[1] ?? s.entre(-0.3, 0.3) * a.folga) * H
  const rad = (a.inclinacao * Math.PI) / 180
  return [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ].map(([sx, sy]) => {
    const px = sx * (largura / 2) * (1 + s.entre(-1, 1) * a.perspectiva)
    const py = sy * (altura / 2) * (1 + s.entre(-1, 1) * a.perspectiva)
    return [cx + px * Math.cos(rad) - py * Math.sin(rad), cy + px * Math.sin(rad) + py * Math.cos(rad)]
  })
}

/** How light the photo is at a point: the lamp's side, a hand's shadow, a shining band of the laminate. */
function luzDe(a, s, W, H) {
  const lado = s.entre(0, 6.28)
  const borda = s.entre(0.3, 0.7)
  const faixas = Array.from({ length: a.brilho > 1.5 ? 4 : 1 }, () => ({
    em: s.entre(0.25, 0.75),
    giro: s.entre(-1, 1),
    largo: a.brilho > 1.5 ? s.entre(0.12, 0.2) : s.entre(0.03, 0.08),
  }))
  return (x, y) => {
    const [u, v] = [x / W, y / H]
    const queda =
      1 - a.sombra * 0.35 * (0.5 + 0.5 * ((u - 0.5) * Math.cos(lado) + (v - 0.5) * Math.sin(lado)) * 2)
    const mao =
      a.sombra > 0.25
        ? 1 - (a.sombra * 0.45) / (1 + Math.exp((u * Math.cos(lado) + v * Math.sin(lado) - borda) * -18))
        : 1
    let brilho = 0
    if (a.brilho > 0)
      for (const { em, giro, largo } of faixas)
        brilho += a.brilho * Math.exp(-(((u - em + (v - 0.5) * giro) / largo) ** 2))
    return [queda * mao, brilho * 150]
  }
}

/**
 * `plana` answers the flat card as PNG of a width; `a` are the settings of the photo (see ajustes.mjs). The photo has
 * the card's own sense, then quarter turns are applied to the pixels, or undone by an EXIF tag.
 */
export async function fotografar(plana, proporcao, a, chave) {
  const s = new Sorteio(`camera:${chave}`)
  const W = a.largura
  const H = Math.round(W * Math.max(0.72, Math.min(1.3, proporcao * 1.12)))
  const ocupa = a.ocupa > 1 ? a.ocupa : Math.min(a.ocupa, cabe(a, proporcao, H / W))
  const fonteW = Math.min(2600, Math.max(700, Math.round(W * Math.min(1, ocupa) * 1.05)))
  const { data: F, info } = await sharp(await plana(fonteW))
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  const [fw, fh] = [info.width, info.height]
  const quina = cantos(
    { ...a, ocupa, folga: Math.max(0, 1 - ocupa / cabe(a, proporcao, H / W)) },
    W,
    H,
    proporcao,
    s,
  )
  const h = homografia(quina, [
    [0, 0],
    [fw, 0],
    [fw, fh],
    [0, fh],
  ])
  const luz = luzDe(a, s, W, H)
  const mesa = MESAS[a.mesa]
  const fase = s.entre(0, 3)
  const fora = Buffer.alloc(W * H * 3)
  const rgb = [0, 0, 0]
  const k = a.lente
  const vinco = a.vinco ? a.vinco * fh : -1
  for (let y = 0; y < H; y++)
    for (let x = 0; x < W; x++) {
      const dx = x / W - 0.5
      const dy = (y - H / 2) / W
      const r2 = 1 + k * (dx * dx + dy * dy)
      const X = (0.5 + dx * r2) * W
      const Y = H / 2 + dy * r2 * W
      const d = h[6] * X + h[7] * Y + 1
      const u = (h[0] * X + h[1] * Y + h[2]) / d
      let v = (h[3] * X + h[4] * Y + h[5]) / d
      let claro = 1
      if (vinco > 0) {
        const longe = (v - vinco) / fh
        v += Math.abs(longe) < 0.06 ? longe * fh * 0.12 : 0
        claro =
          1 +
          (longe < 0 ? -0.05 : 0.04) -
          0.28 * Math.exp(-((longe / 0.004) ** 2)) +
          0.16 * Math.exp(-(((longe - 0.008) / 0.006) ** 2))
      }
      const o = (y * W + x) * 3
      const [fator, soma] = luz(X, Y)
      if (u >= 0 && v >= 0 && u < fw - 1 && v < fh - 1) {
        const [ui, vi] = [u | 0, v | 0]
        const [fu, fv] = [u - ui, v - vi]
        const i = (vi * fw + ui) * 3
        const j = i + fw * 3
        for (let c = 0; c < 3; c++)
          rgb[c] =
            (F[i + c] * (1 - fu) + F[i + 3 + c] * fu) * (1 - fv) +
            (F[j + c] * (1 - fu) + F[j + 3 + c] * fu) * fv
        for (let c = 0; c < 3; c++)
          fora[o + c] = Math.max(0, Math.min(255, rgb[c] * claro * fator * a.luz * a.tom[c] + soma))
      } else {
        mesa(X / W, Y / W, fase, rgb)
        const perto = Math.hypot(Math.max(0, -u, u - fw), Math.max(0, -v, v - fh)) / fw
        const contato = 1 - 0.35 * Math.exp(-perto * 60)
        for (let c = 0; c < 3; c++)
          fora[o + c] = Math.max(0, Math.min(255, rgb[c] * contato * fator * a.luz * a.tom[c] + soma * 0.3))
      }
    }
  return revelar(fora, W, H, a, s)
}
