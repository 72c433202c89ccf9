const partes = (cor) => [1, 3, 5].map((i) => Number.parseInt(cor.slice(i, i + 2), 16))

/** `parte` of the second colour in the first. */
export const misturar = (a, b, parte) => {
  const [x, y] = [partes(a), partes(b)]
  return `#${x
    .map((valor, i) =>
      Math.round(valor + (y[i] - valor) * parte)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`
}

export const clarear = (cor, parte) => misturar(cor, '#ffffff', parte)
