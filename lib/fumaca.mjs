// `node lib/fumaca.mjs https://acolhe.app`: what a person would notice first after a deployment, in a few requests.
const [origem] = process.argv.slice(2)
if (!origem) {
  console.error('Diga a origem: node lib/fumaca.mjs https://acolhe.app')
  process.exit(1)
}

const CABECALHOS = [
  'content-security-policy',
  'x-content-type-options',
  'referrer-policy',
  'permissions-policy',
  'strict-transport-security',
]

const conferencias = {
  async 'a página abre com os cabeçalhos de segurança'() {
    const resposta = await pedir('/')
    exigir(resposta.status === 200, `respondeu ${resposta.status}`)
    for (const nome of CABECALHOS) exigir(resposta.headers.get(nome), `falta ${nome}`)
    exigir(resposta.headers.get('cache-control') === 'no-cache', 'a página seria guardada')
  },
  async 'um caminho da aplicação abre a mesma página'() {
    const resposta = await pedir('/triagem')
    exigir(resposta.status === 200, `respondeu ${resposta.status}`)
    exigir((await resposta.text()).includes('id="raiz"'), 'não é a página')
  },
  async 'os arquivos são guardados por um ano'() {
    const pagina = await (await pedir('/')).text()
    const arquivo = /\/assets\/[\w.-]+\.js/.exec(pagina)?.[0]
    exigir(arquivo, 'a página não nomeia arquivo algum')
    const resposta = await pedir(arquivo)
    exigir(resposta.status === 200, `respondeu ${resposta.status}`)
    exigir(/immutable/.test(resposta.headers.get('cache-control') ?? ''), 'seria pedido de novo')
  },
  async 'a configuração nomeia o acesso e o provedor de cartão'() {
    const config = await (await pedir('/config.json')).json()
    exigir(config.user_pool_client_id, 'sem o cliente do acesso')
    exigir(!/definir/.test(config.cartao.chave_publica), 'a chave publicável do cartão está por definir')
  },
  async 'quem não entrou é recusado pela API, não pela borda'() {
    const resposta = await pedir('/api/usuarios/eu')
    exigir(resposta.status === 401, `respondeu ${resposta.status}`)
  },
}

let falhas = 0
for (const [nome, conferir] of Object.entries(conferencias))
  try {
    await conferir()
    console.log(`✓ ${nome}`)
  } catch (erro) {
    falhas++
    console.error(`✗ ${nome}: ${erro.message}`)
  }
process.exit(falhas === 0 ? 0 : 1)

function pedir(caminho) {
  return fetch(new URL(caminho, origem), { signal: AbortSignal.timeout(15_000) })
}

function exigir(verdade, frase) {
  if (!verdade) throw new Error(frase)
}
