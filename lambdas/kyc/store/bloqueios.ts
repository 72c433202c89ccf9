import { formasDe, guardado } from '../../store/hmac-guardado.ts'
import { bloqueioKey } from '../../store/keys.ts'
import { ALWAYS, get, put, remove, type Write } from '../../store/table.ts'

/**
 * Whose account was blocked, by the HMAC of the CPF. It outlives profile and account: whoever registers again,
 * or closes the account first, is still decided about by a person (docs/decisions/087).
 */

/** Whether an account of this person was blocked, and nobody has approved one since. */
export async function tem(cpf: string): Promise<boolean> {
  const itens = await Promise.all(formasDe(await doCpf(cpf)).map(async (forma) => get(bloqueioKey(forma))))
  return itens.some((item) => item !== undefined)
}

/** The write that remembers whose account is blocked; `desde` is the ISO instant. */
export async function gravar(cpf: string, desde: string): Promise<Write> {
  const { escrita, camadas } = await doCpf(cpf)
  return put({ ...bloqueioKey(escrita), entidade: 'bloqueio', camadas, desde }, ALWAYS)
}

/** The writes that forget it, once a person approved an account of theirs. */
export const soltar = async (cpf: string): Promise<Write[]> =>
  formasDe(await doCpf(cpf)).map((forma) => remove(bloqueioKey(forma), ALWAYS))

const doCpf = (cpf: string) => guardado('kyc:bloqueio', cpf)
