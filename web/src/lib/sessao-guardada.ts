/** Amplify's marker of a stored sign-in: `CognitoIdentityServiceProvider.<client>.LastAuthUser`. */
export const CHAVE_DE_SESSAO = /^CognitoIdentityServiceProvider\.[^.]+\.LastAuthUser$/

/** Whether this browser holds a sign-in, without loading the sign-in library. It may have expired. */
export function haSessaoGuardada(): boolean {
  return Object.keys(localStorage).some((key) => CHAVE_DE_SESSAO.test(key))
}
