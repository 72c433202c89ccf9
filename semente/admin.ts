import { existsSync, readFileSync } from 'node:fs'
import { userInfo } from 'node:os'
import { parseArgs } from 'node:util'

/**
 * `npm run admin -- e-mail [--retirar | --retirar-segundo-fator | --encerrar-entradas | --bloquear |
 * --cancelar-por-alerta] [--sim] [--motivo "…"] [--operador nome] [--ambiente arquivo]`: the operator gives an
 * account the admin role or takes it away; the act is kept. `--retirar-segundo-fator` takes away an authenticator
 * that was lost, `--encerrar-entradas` ends every sign-in; both leave the role. `--bloquear` blocks the account,
 * `--cancelar-por-alerta` cancels the request that a red flag left open. The account is named by its e-mail, or by
 * its id where the logs say that. The environment is a function's, as JSON: of the embedded cloud unless said
 * otherwise (docs/implantacao.md). It must stand before a store or a client is imported.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    retirar: { type: 'boolean', default: false },
    'retirar-segundo-fator': { type: 'boolean', default: false },
    'encerrar-entradas': { type: 'boolean', default: false },
    bloquear: { type: 'boolean', default: false },
    'cancelar-por-alerta': { type: 'boolean', default: false },
    sim: { type: 'boolean', default: false },
    motivo: { type: 'string' },
    operador: { type: 'string', default: userInfo().username },
    ambiente: { type: 'string', default: '.acolhe/ambiente.json' },
  },
})
const [email] = positionals
if (email === undefined) parar('Diga o e-mail da conta: npm run admin -- pessoa@exemplo.com.br')
if (!existsSync(values.ambiente))
  parar(`Não há ${values.ambiente}. Inicie o produto (npm start) ou aponte --ambiente para o de um estágio.`)
Object.assign(process.env, JSON.parse(readFileSync(values.ambiente, 'utf8')))

const { administrar, apresentar, bloquear, cancelarPorAlerta, encerrarEntradas, retirarSegundoFator } =
  await import('./administrador.ts')
try {
  const { motivo = null, operador, retirar } = values
  const pedido = { email: email.trim().toLowerCase(), operador, motivo }
  console.log(await apresentar(pedido.email, new Date()))
  if (!values.sim) parar('Nada foi mudado. Se é esta a pessoa, repita o comando com --sim.')
  console.log(await fazer(new Date()))

  function fazer(agora: Date): Promise<string> {
    if (values['retirar-segundo-fator']) return retirarSegundoFator(pedido, agora)
    if (values['encerrar-entradas']) return encerrarEntradas(pedido, agora)
    if (values.bloquear) return bloquear(pedido, agora)
    if (values['cancelar-por-alerta']) return cancelarPorAlerta(pedido, agora)
    return administrar({ ...pedido, ativo: !retirar }, agora)
  }
} catch (error) {
  parar(error instanceof Error ? error.message : String(error))
}

function parar(frase: string): never {
  console.error(frase)
  process.exit(1)
}
