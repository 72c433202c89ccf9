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

/** Compares what the table says now with what each hour told of it. */
export async function conferir(agora: Date): Promise<Conferencia> {
  const { ancoras, falhas } = await guardadas()
  const registros = await conferirRegistros(ancoras)
  const feitos = await conferirAtos(ancoras)
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
