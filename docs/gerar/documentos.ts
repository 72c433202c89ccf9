import { type CampoDoDocumento, documentos, LADOS } from '#domain/kyc/documento/documentos.ts'

const NOMES = { frente: 'Frente', verso: 'Verso' } as const

/** What each identity document carries, for whoever reviews one or reads the code that reads them (P §3, §9). */
export function documentosDeIdentidade(): string {
  const partes = Object.entries(documentos).flatMap(([tipo, { label, notas, ...lados }]) => [
    `## ${label} · \`${tipo}\``,
    '',
    ...notas.map((nota) => `- ${nota}`),
    ...LADOS.flatMap((lado) => ['', ...tabela(NOMES[lado], lados[lado])]),
    '',
  ])
  return [
    '# Documentos de identidade',
    '',
    'Gerado de `domain/kyc/documento/documentos.ts` por `npm run docs`. O que não é obrigatório pode faltar.',
    '',
    ...partes,
  ].join('\n')
}

const tabela = (lado: string, campos: readonly CampoDoDocumento[]): string[] => [
  `| ${lado} | O que é | Obrigatório | Onde achar |`,
  '| --- | --- | --- | --- |',
  ...campos.map(
    ({ label, type, required, dica }) =>
      `| ${label} | ${type} | ${required ? 'sim' : 'não'} | ${dica ?? ''} |`,
  ),
]
