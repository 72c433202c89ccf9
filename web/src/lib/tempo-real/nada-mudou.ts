import type { MensagemDeCanal } from '#domain/tempo-real/mensagens.ts'

/**
 * Whether listening began, or began again, with what was read still being what is stored. Versions are only compared
 * for equality, so an answer that comes twice or late costs a re-read at most.
 */
export const nadaMudou = (
  { evento, dados }: MensagemDeCanal,
  lida: { readonly versao?: string | undefined } | undefined,
): boolean => evento === 'assinado' && lida?.versao !== undefined && dados['versao'] === lida.versao
