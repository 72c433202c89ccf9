import { type Ancora, falhasDasAncoras } from '#domain/eventos/ancora.ts'
import { atosDaHora } from '#lambdas/aws/ancoras.ts'
import * as auditoria from '#lambdas/store/auditoria.ts'
import { guardadas } from './guardadas.ts'

interface Conferencia {
  readonly ancoras: number
  readonly registros: number
  readonly linhas: number
  readonly atos: number
  /** What is not as it was, in sentences; empty when all holds. */
  readonly falhas: readonly string[]
}

/** Hours, first and last, whose lines a restore of the table left behind. */
interface Janela {
  readonly de: string
  readonly ate: string
}

const JANELA = /^(\d{4}-\d\d-\d\dT\d\d)\/(\d{4}-\d\d-\d\dT\d\d)$/

/** @param texto `2026-11-21T12/2026-11-21T18` @throws Error with a sentence */
export function janelaDe(texto: string): Janela {
  const [, de = '', ate = ''] = JANELA.exec(texto) ?? []
  if (de === '' || ate < de) throw new Error(`"${texto}" não são duas horas: 2026-11-21T12/2026-11-21T18`)
  return { de, ate }
}

/**
 * Compares what the table says now with what each hour told of it.
 * @param restauradas hours of which only the anchors are compared, each with the one before
 */
export async function conferir(agora: Date, restauradas: readonly Janela[] = []): Promise<Conferencia> {
  const { ancoras, falhas } = await guardadas()
  const ditas = ancoras.filter(({ hora }) => !restauradas.some(({ de, ate }) => de <= hora && hora <= ate))
  const registros = await conferirRegistros(ditas)
  const feitos = await conferirAtos(ditas)
  return {
    ancoras: ancoras.length,
    registros: registros.quantos,
    linhas: registros.linhas,
    atos: feitos.quantos,
    falhas: [...falhas, ...falhasDasAncoras(ancoras, agora), ...registros.falhas, ...feitos.falhas],
  }
}

async function conferirRegistros(ancoras: readonly Ancora[]) {
  const ditas = new Map<string, Ancora['cabecas']>()
  for (const cabeca of ancoras.flatMap(({ cabecas }) => cabecas))
    ditas.set(cabeca.paciente_id, [...(ditas.get(cabeca.paciente_id) ?? []), cabeca])
  const falhas: string[] = []
  let linhas = 0
  for (const [paciente_id, cabecas] of ditas) {
    const verificacao = await auditoria.verificar(paciente_id)
    const lista = await auditoria.lista(paciente_id)
    linhas += lista.length
    if (!verificacao.integra)
      falhas.push(`O registro de ${paciente_id} foi mudado na linha ${verificacao.sequencia}.`)
    for (const { sequencia, hash } of cabecas) {
      const linha = lista[sequencia - 1]
      if (!linha)
        falhas.push(`O registro de ${paciente_id} tinha ${sequencia} linhas, e tem ${lista.length}.`)
      else if (linha.hash !== hash)
        falhas.push(`O registro de ${paciente_id} foi reescrito até a linha ${sequencia}.`)
    }
  }
  return { quantos: ditas.size, linhas, falhas }
}

async function conferirAtos(ancoras: readonly Ancora[]) {
  const falhas: string[] = []
  let quantos = 0
  for (const { hora, atos: ditos } of ancoras) {
    if (ditos.length === 0) continue
    quantos += ditos.length
    const agora = new Map((await atosDaHora(hora)).map(({ chave, hash }) => [chave, hash]))
    for (const { chave, hash } of ditos) {
      if (!agora.has(chave)) falhas.push(`O ato ${chave} foi apagado.`)
      else if (agora.get(chave) !== hash) falhas.push(`O ato ${chave} foi mudado.`)
    }
  }
  return { quantos, falhas }
}
