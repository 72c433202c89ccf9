/** The scope Cognito puts into every token: to change one's own account there, past every rule of the product. */
export const ALCANCE_DA_CONTA = 'aws.cognito.signin.user.admin'

/** What the product's own functions ask for when they turn an authenticator on: the one token that keeps the scope. */
export const ALCANCE_DO_AUTENTICADOR = 'autenticador'
