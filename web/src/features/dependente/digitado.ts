import { dataIso, hojeEm } from '#domain/base/campos.ts'
import { DECLARACAO } from '#domain/dependente/declaracao.ts'
import { dependenteEntrada, errosDoDependente } from '#domain/dependente/entrada.ts'

/** The form of a new dependant, as typed. */
export interface Digitado {
  readonly nome: string
  readonly cpf: string
  readonly data_nascimento: string
  readonly relacao: string
  readonly aceita: boolean
}

export const EM_BRANCO: Digitado = { nome: '', cpf: '', data_nascimento: '', relacao: '', aceita: false }

export type Erros = ReadonlyMap<string, string>

/** What is sent, or what is wrong by field: the server's own rules, before it is asked. */
export function lerDigitado({ aceita, ...digitado }: Digitado, responsavel: { readonly cpf: string }) {
  const lido = dependenteEntrada.safeParse({
    ...digitado,
    data_nascimento: dataIso(digitado.data_nascimento) ?? '',
    declaracao: { versao: DECLARACAO.versao, aceita },
  })
  if (!lido.success)
    return {
      ok: false as const,
      erros: new Map(lido.error.issues.map(({ path, message }) => [String(path[0]), message])),
    }
  const erros = errosDoDependente(lido.data, responsavel, hojeEm(new Date()))
  if (erros.length > 0)
    return { ok: false as const, erros: new Map(erros.map(({ campo, motivo }) => [campo, motivo])) }
  return {
    ok: true as const,
    entrada: { ...lido.data, declaracao: { versao: DECLARACAO.versao, aceita: true as const } },
  }
}
