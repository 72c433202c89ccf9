import * as z from 'zod/mini'

/** Of the three legal pages together: a change of any of their texts is a new version. */
export const VERSAO_LEGAL = '2026-11-30'

const ACEITE = 'Leia e aceite os Termos de uso e a Política de privacidade para continuar.'

/** What a sign-up says of the terms: which version the person had before them. */
export const aceiteEntrada = z.object(
  {
    versao: z
      .string(ACEITE)
      .check(
        z.refine(
          (versao) => versao === VERSAO_LEGAL,
          'Os termos mudaram. Recarregue a página e leia a versão atual.',
        ),
      ),
  },
  ACEITE,
)

/** What stands beside the button that accepts. */
export const ACEITE_NO_CADASTRO = {
  antes: 'Ao continuar, você aceita os',
  entre: ', a',
  depois: 'e o',
} as const

export const ACEITE_NA_CONTA = {
  titulo: 'Termos aceitos no cadastro',
  texto: (versao: string) =>
    `Termos de uso, Política de privacidade e Consentimento para telemedicina, versão ${versao}, aceitos em`,
  mudaram: (versao: string) => `Os termos mudaram desde então: a versão atual é a ${versao}. Leia-a abaixo.`,
  sem: 'Sua conta é de antes desta versão dos termos. Leia-os abaixo.',
} as const
