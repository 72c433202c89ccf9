/**
 * The only words of the document that the rehearsal changes, each with why; one that the document no longer has
 * fails.
 */
export const TROCAS: readonly (readonly [de: string, por: string, porque: string])[] = [
  ['pk_live_…', 'pk_live_ensaio', 'a chave é de quem segue'],
  ['npm install && npm test', '', 'o clone já tem o que se instala, e a suíte tem a sua própria hora'],
  ['npm install\nnpx', 'npx', 'o clone já tem o que se instala'],
  ['"sk_live_…"', '"sk_live_ensaio"', 'a chave é de quem segue'],
  ['<anterior>', 'HEAD', 'a versão é de quem segue'],
  [
    'fumaca.mjs https://$DOMINIO',
    'fumaca.mjs $ORIGEM_DO_ENSAIO',
    'o domínio não é deste ensaio; a origem é o que ele implantou',
  ],
]

/** Blocks that speak to somebody else than AWS, by what they begin with. */
export const DE_OUTROS: readonly (readonly [comeca: string, porque: string])[] = [
  ['stripe webhook_endpoints create', 'fala com o provedor do cartão'],
  ['# Na conta de gestão da organização', 'é da organização, não da conta do estágio'],
  ['# O balde é da conta de auditoria', 'o balde é de outra conta'],
  ['aws lambda list-functions', 'age sobre uma pessoa que se cadastrou (tests/flows a percorre inteira)'],
]
/** Programs of somebody else inside a block that is followed: they are answered without being asked. */
export const PROGRAMAS_DE_OUTROS = ['gh'] as const
