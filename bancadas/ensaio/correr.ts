import path from 'node:path'
import { usuarioEu } from '#domain/cadastro/contract.ts'
import { copiarDados } from '../../local/copia-da-pasta.ts'
import { startCloudProcess } from '../../tests/support/cloud.ts'
import { Jornada } from '../../tests/support/jornada.ts'
import { api } from '../../tests/support/http.ts'
import { loja, novoPaciente } from '../../tests/support/pessoas.ts'
import { entrar } from '../../tests/support/sessao.ts'
import { lido, type Lido } from './lido.ts'
import { conferirCopia } from './conferencia.ts'

/**
 * `npm run ensaio`: the restore drill. One consultation is finished with its document signed, one is in the room, one
 * waits, people keep signing up; then the data folder is copied while the product runs, the product is killed, started
 * on the copy, and everything that had been acknowledged is looked for there. The exit code is the number of findings.
 */
const original = await startCloudProcess({ semente: false })
const copia = path.join(path.dirname(original.dados), `${path.basename(original.dados)}-copia`)
const cadastrados: Awaited<ReturnType<typeof novoPaciente>>[] = []
let antes: Lido[] = []
let copiouMs = 0
try {
  await loja(original)
  const jornadas = [
    await (await Jornada.nova(original)).ate('documentada'),
    await (await Jornada.nova(original)).ate('em_curso'),
    await (await Jornada.nova(original)).ate('na_fila'),
  ]
  await jornadas[0]?.esperarPagamento('repassado')
  antes = await Promise.all(jornadas.map(lido))
  // The product is used while it is copied; who is acknowledged before the copy begins must be in it.
  const fim = new AbortController()
  const uso = (async () => {
    while (!fim.signal.aborted) cadastrados.push(await novoPaciente(original))
  })()
  while (cadastrados.length < 5) await new Promise((resolve) => setTimeout(resolve, 50))
  const ateAqui = cadastrados.length
  const comeco = Date.now()
  await copiarDados(original.dados, copia)
  copiouMs = Date.now() - comeco
  fim.abort()
  await uso
  cadastrados.length = ateAqui
} finally {
  await original.close()
}

const comeco = Date.now()
const restaurada = await startCloudProcess({ semente: false, dados: copia })
const voltaMs = Date.now() - comeco
try {
  const achados = await conferirCopia(restaurada, antes)
  for (const { usuario } of cadastrados) {
    const pessoa = await entrar(restaurada, usuario.email)
    const eu = await api(restaurada.origem, pessoa).ok(usuarioEu)
    if (eu.email !== usuario.email) achados.push(`${usuario.email} não é quem era`)
  }
  for (const achado of achados) console.error(achado)
  console.log(
    JSON.stringify({
      figura: 'ensaio_de_restauracao',
      achados: achados.length,
      consultas: antes.length,
      pessoas: cadastrados.length,
      copia_ms: copiouMs,
      volta_ms: voltaMs,
    }),
  )
  process.exitCode = achados.length
} finally {
  await restaurada.close()
}
