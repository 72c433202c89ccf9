import { httpPath, type Operation } from '#domain/base/contrato.ts'
import { casosDe, esperado } from './esperado.ts'
import { EXEMPLOS, type Objeto } from './exemplos.ts'
import { IDENTIDADES, type Identidade } from './identidades.ts'
import { ACOES, esperadoNoSocket } from './sockets.ts'

const linha = (celulas: readonly string[]): string => `| ${celulas.join(' | ')} |`
const tabela = (titulos: readonly string[], linhas: readonly (readonly string[])[]): string =>
  [linha(titulos), linha(titulos.map(() => '---')), ...linhas.map(linha)].join('\n')

/** The matrix as people read it: the same values the test holds the running product to. */
export function documentoDaMatriz(operations: readonly Operation[]): string {
  const nomes = IDENTIDADES.map(({ nome }) => nome)
  const http = operations.flatMap((operation) =>
    (EXEMPLOS[operation.nome] ?? []).map((objeto) =>
      [`\`${operation.metodo} ${httpPath(operation)}\``, objeto.nome].concat(
        IDENTIDADES.map((quem) => celula(operation, objeto, quem)),
      ),
    ),
  )
  const socket = Object.entries(ACOES).flatMap(([rota, alvos]) =>
    alvos.map((alvo) =>
      [`\`${rota}\``, alvo.nome].concat(
        IDENTIDADES.map((quem) => (quem.perfil ? esperadoNoSocket(alvo, quem) : 'sem conexão')),
      ),
    ),
  )
  return `# Quem pode o quê

Gerado de \`domain/contratos.ts\` e de \`tests/flows/autorizacao/\` por \`AUTORIZACAO=escrever npx vitest run --project flows tests/flows/autorizacao.test.ts\`.
O teste chama o produto em execução com cada linha e compara com estas células; uma operação sem linha não passa.

\`ok\` ou o \`codigo\` da recusa. Onde a entrada nomeia um objeto: o próprio / o de outra pessoa. O de outra pessoa responde,
byte a byte, como um que não existe.

## HTTP

${tabela(['Operação', 'Objeto', ...nomes], http)}

## WebSocket

O que a conexão responde a cada mensagem; \`silêncio\` é não responder.

${tabela(['Ação', 'Objeto', ...nomes], socket)}

## Arquivos

Nos baldes \`kyc-uploads\` e \`prontuario-docs\` nenhum objeto é lido ou gravado sem assinatura, de ninguém (403). Um formulário
de envio só grava no caminho que nomeia, um link de download só lê o arquivo que nomeia; cada um é dado só ao dono, pelas
operações acima.
`
}

function celula(operation: Operation, objeto: Objeto, quem: Identidade): string {
  const casos = casosDe(objeto, quem)
  const desfechos = casos
    .filter((caso) => caso !== 'inexistente' || !casos.includes('alheio'))
    .map((caso) => esperado(operation, objeto, quem, caso))
  return new Set(desfechos).size === 1 ? (desfechos[0] ?? '') : desfechos.join(' / ')
}
