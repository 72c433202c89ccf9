const NAO_DIGITO = /\D/g
const MAIOR_NUMERO = 19

/** Only the digits of what was typed. */
export const digitos = (texto: string): string => texto.replace(NAO_DIGITO, '')

/** '4242 4242 4242 4242', as far as typed. */
export const formatarNumero = (texto: string): string =>
  digitos(texto)
    .slice(0, MAIOR_NUMERO)
    .replace(/(\d{4})(?=\d)/g, '$1 ')

/** 'MM/AA', as far as typed. */
export function formatarValidade(texto: string): string {
  const d = digitos(texto).slice(0, 4)
  return d.length > 2 ? `${d.slice(0, 2)}/${d.slice(2)}` : d
}

/** Three or four digits. */
export const formatarCodigo = (texto: string): string => digitos(texto).slice(0, 4)

/** ISO/IEC 7812-1 check digit, the last of 12 to 19: a typing slip is found before it is sent. */
export function numeroPlausivel(texto: string): boolean {
  const numero = digitos(texto)
  if (numero.length < 12) return false
  const soma = Array.from(numero)
    .reverse()
    .reduce((total, digito, indice) => {
      const valor = Number(digito) * (indice % 2 === 0 ? 1 : 2)
      return total + (valor > 9 ? valor - 9 : valor)
    }, 0)
  return soma % 10 === 0
}

/** MM/AA of this month or later. */
export function validadePlausivel(texto: string, agora: Date): boolean {
  const [, mes = '', ano = ''] = /^(\d{2})\/(\d{2})$/.exec(texto) ?? []
  const m = Number(mes)
  if (mes === '' || m < 1 || m > 12) return false
  const fim = 2000 + Number(ano)
  return fim > agora.getFullYear() || (fim === agora.getFullYear() && m >= agora.getMonth() + 1)
}
