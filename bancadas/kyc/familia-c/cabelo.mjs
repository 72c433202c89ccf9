import { misturar } from './cores.mjs'

/** Hair behind the head, and over it. */

export function atras(cabeca) {
  const { penteado, cabelo } = cabeca.f
  const { meia, topo } = cabeca
  const escuro = misturar(cabelo, '#000000', 0.3)
  const L = meia + 0.2
  if (penteado === 'longo' || penteado === 'franja')
    return `<path d="M 0 ${topo - 0.22} C ${L} ${topo - 0.25} ${L + 0.1} ${topo + 0.5} ${L} 0.2 L ${L + 0.12} 1.75 L ${-L - 0.12} 1.75 L ${-L} 0.2 C ${-L - 0.1} ${topo + 0.5} ${-L} ${topo - 0.25} 0 ${topo - 0.22} Z" fill="${escuro}"/>`
  if (penteado === 'ondas')
    return `<path d="M 0 ${topo - 0.26} C ${L + 0.1} ${topo - 0.25} ${L + 0.2} ${topo + 0.5} ${L + 0.05} 0.1 Q ${L + 0.35} 0.5 ${L + 0.1} 0.85 Q ${L + 0.35} 1.2 ${L - 0.1} 1.5 L ${-L + 0.1} 1.5 Q ${-L - 0.35} 1.2 ${-L - 0.1} 0.85 Q ${-L - 0.35} 0.5 ${-L - 0.05} 0.1 C ${-L - 0.2} ${topo + 0.5} ${-L - 0.1} ${topo - 0.25} 0 ${topo - 0.26} Z" fill="${escuro}"/>`
  if (penteado === 'chanel')
    return `<path d="M 0 ${topo - 0.22} C ${L} ${topo - 0.25} ${L + 0.12} ${topo + 0.4} ${L} 0 L ${L + 0.06} 0.85 Q 0 1.05 ${-L - 0.06} 0.85 L ${-L} 0 C ${-L - 0.12} ${topo + 0.4} ${-L} ${topo - 0.25} 0 ${topo - 0.22} Z" fill="${escuro}"/>`
  if (penteado === 'crespo')
    return `<ellipse cx="0" cy="-0.25" rx="${meia + 0.5}" ry="1.15" fill="${escuro}" filter="url(#suave)"/>`
  if (penteado === 'coque') return `<circle cx="0" cy="${topo - 0.3}" r="0.3" fill="${escuro}"/>`
  return ''
}

/** The line where hair begins, from temple to temple, and the crown above it. */
const capa = (cabeca, alto, testa, lado, baixo) => {
  const { meia, topo } = cabeca
  const M = meia + lado
  return `M ${cabeca.p(-M, baixo)} C ${cabeca.p(-M - 0.05, topo - 0.05)} ${cabeca.p(-meia * 0.7, topo - alto)} ${cabeca.p(0, topo - alto)} C ${cabeca.p(meia * 0.7, topo - alto)} ${cabeca.p(M + 0.05, topo - 0.05)} ${cabeca.p(M, baixo)} Q ${cabeca.p(meia * 0.95, -0.35, 0.1)} ${testa} ${cabeca.p(-meia * 0.95, -0.35, 0.1)} ${cabeca.p(-M, baixo)} Z`
}

export function frente(cabeca) {
  const { penteado, cabelo } = cabeca.f
  const { meia, topo } = cabeca
  const p = (x, y, z = 0.3) => cabeca.p(x, y, z)
  const arco = (y) => `${p(meia * 0.72, y)} Q ${p(0, y - 0.14)} ${p(-meia * 0.72, y)} Q`
  const desenho = {
    curto: () => capa(cabeca, 0.14, arco(topo + 0.24), 0.03, -0.1),
    lado: () =>
      capa(
        cabeca,
        0.18,
        `${p(meia * 0.6, topo + 0.3)} Q ${p(0.1, topo + 0.26)} ${p(-meia * 0.55, topo + 0.08)} Q`,
        0.04,
        0,
      ),
    maquina: () => capa(cabeca, 0.05, arco(topo + 0.2), 0.01, -0.2),
    topete: () => capa(cabeca, 0.36, arco(topo + 0.14), 0.02, -0.15),
    cachos: () => capa(cabeca, 0.26, arco(topo + 0.3), 0.1, 0),
    longo: () =>
      capa(
        cabeca,
        0.2,
        `${p(meia * 0.55, topo + 0.2)} Q ${p(0.02, topo + 0.02)} ${p(-meia * 0.55, topo + 0.2)} Q`,
        0.14,
        0.75,
      ),
    ondas: () =>
      capa(
        cabeca,
        0.24,
        `${p(meia * 0.4, topo + 0.28)} Q ${p(-0.2, topo)} ${p(-meia * 0.65, topo + 0.16)} Q`,
        0.14,
        0.55,
      ),
    chanel: () =>
      capa(
        cabeca,
        0.2,
        `${p(meia * 0.6, topo + 0.32)} Q ${p(0, topo + 0.2)} ${p(-meia * 0.6, topo + 0.32)} Q`,
        0.13,
        0.7,
      ),
    franja: () =>
      capa(
        cabeca,
        0.2,
        `${p(meia * 0.7, topo + 0.5)} Q ${p(0, topo + 0.46)} ${p(-meia * 0.7, topo + 0.5)} Q`,
        0.13,
        0.75,
      ),
    crespo: () => capa(cabeca, 0.32, arco(topo + 0.26), 0.2, 0.1),
    coque: () => capa(cabeca, 0.12, arco(topo + 0.16), 0.03, -0.15),
    calvo: () => '',
  }[penteado]()
  if (!desenho)
    return `<path d="M ${p(-meia - 0.02, 0.1, 0)} Q ${p(-meia - 0.07, -0.3, 0)} ${p(-meia * 0.86, -0.5, 0)} Q ${p(-meia * 0.9, -0.2, 0.1)} ${p(-meia - 0.02, 0.1, 0)} Z M ${p(meia + 0.02, 0.1, 0)} Q ${p(meia + 0.07, -0.3, 0)} ${p(meia * 0.86, -0.5, 0)} Q ${p(meia * 0.9, -0.2, 0.1)} ${p(meia + 0.02, 0.1, 0)} Z" fill="${cabelo}" filter="url(#fio)"/>`
  const fios = ['curto', 'lado', 'topete', 'longo', 'chanel', 'franja', 'ondas', 'coque'].includes(penteado)
    ? Array.from(
        { length: 9 },
        (_, i) =>
          `<path d="M ${p((i - 4) * 0.15, topo - 0.08, 0)} Q ${p((i - 4) * 0.19, topo + 0.05, 0.1)} ${p((i - 4) * 0.21, topo + 0.16, 0.2)}" fill="none" stroke="${misturar(cabelo, '#ffffff', 0.25)}" stroke-width="0.014" opacity="0.4"/>`,
      ).join('')
    : ''
  return `<path d="${desenho}" fill="${cabelo}" fill-opacity="${penteado === 'maquina' ? 0.72 : 1}" filter="url(#fio)"/>${fios}`
}
