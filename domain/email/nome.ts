/** How a message greets somebody. */
export const primeiroNome = (nome: string): string => nome.trim().split(/\s+/)[0] ?? nome
