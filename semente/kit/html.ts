/** Text as it may stand in a page. */
export const seguro = (texto: string): string =>
  texto.replace(/[&<>"']/g, (letra) => `&#${letra.charCodeAt(0)};`)

/** A value that is copied by touching it. */
export const copiavel = (valor: string): string =>
  `<button type="button" class="copiar" data-valor="${seguro(valor)}" title="Copiar">${seguro(valor)}</button>`
