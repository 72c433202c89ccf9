/** How a message greets somebody; without a name, everybody alike. */
export function saudacao(nome: string): string {
  const primeiro = nome.trim().split(/\s+/)[0]
  return primeiro ? `Olá, ${primeiro}.` : 'Olá.'
}
