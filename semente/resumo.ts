import { type Persona, PERSONAS, SENHA } from './personas.ts'

interface Lugares {
  readonly origem: string
  readonly aws: string
  readonly dados: string
  /** The kit of identities, where it is served. */
  readonly kit: string | undefined
}

/** What a newcomer needs in the first minute. */
export function resumo({ origem, aws, dados, kit }: Lugares): string {
  const largura = Math.max(...PERSONAS.map(({ usuario }) => usuario.email.length))
  const linha = ({ usuario, descricao }: Persona) => `    ${usuario.email.padEnd(largura)}  ${descricao}`
  return [
    '',
    `  Acolhe está em          ${origem}`,
    `  Caixa de entrada        ${aws}/_caixa`,
    `  SMS                     ${aws}/_sms`,
    ...(kit === undefined
      ? []
      : [`  Kit de identidades      ${kit}   documentos, selfies e médicos do conselho, para se cadastrar`]),
    `  Dados                   ${dados}`,
    '  Começar do zero         npm start -- --limpar',
    '',
    `  Personas (senha ${SENHA}):`,
    ...PERSONAS.map(linha),
    '',
    '  Cartões de teste        4242 4242 4242 4242 (aprova) · 4000 0000 0000 0002 (recusa) · 4000 0025 0000 3155 (3-D Secure)',
    '',
  ].join('\n')
}
