const suave = (x, y, fase) =>
  Math.sin(x * 1.7 + fase) * Math.cos(y * 2.3 - fase) + 0.5 * Math.sin(x * 4.1 - y * 3.3 + fase * 2)

/** What the card lies on, worked out for a point (in widths of the photo). */
export const MESAS = {
  madeira: (x, y, f, rgb) => {
    const veio =
      Math.sin((y * 46 + suave(x * 2, y * 6, f) * 2.6) * 2) * 0.5 +
      Math.sin(y * 310 + suave(x * 5, y, f) * 5) * 0.25
    rgb[0] = 142 + veio * 22
    rgb[1] = 98 + veio * 18
    rgb[2] = 62 + veio * 13
  },
  pano: (x, y, f, rgb) => {
    const trama =
      (Math.sin(x * 620) > 0 ? 1 : -1) * (Math.sin(y * 620) > 0 ? 9 : -9) + suave(x * 4, y * 4, f) * 9
    rgb[0] = 84 + f * 12 + trama
    rgb[1] = 96 + trama
    rgb[2] = 128 - f * 8 + trama
  },
  xadrez: (x, y, f, rgb) => {
    const c = ((Math.floor(x * 14 + f) + Math.floor(y * 14)) & 1) * 58
    rgb[0] = 214 - c * 0.2
    rgb[1] = 206 - c
    rgb[2] = 198 - c
  },
  pedra: (x, y, f, rgb) => {
    const g = 168 + suave(x * 30, y * 30, f) * 18 + Math.sin(x * 930 + f) * Math.sin(y * 870) * 14
    rgb[0] = g
    rgb[1] = g - 3
    rgb[2] = g - 9
  },
  escura: (x, y, f, rgb) => {
    const g = 38 + suave(x * 3, y * 3, f) * 8
    rgb[0] = g
    rgb[1] = g + 2
    rgb[2] = g + 6
  },
  tela: (x, y, _f, rgb) => {
    rgb[0] = rgb[1] = rgb[2] = 9 + Math.sin(x * 40) * Math.sin(y * 40) * 2
  },
}
export const SUPERFICIES = ['madeira', 'pano', 'xadrez', 'pedra', 'escura']
