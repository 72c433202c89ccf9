/** For whom the login dialog opens (P §2.4). */
export type ModoDeLogin = 'paciente' | 'medico'

export const TITULO_DO_LOGIN = { paciente: 'Login Paciente', medico: 'Login Médico' } as const

/** What is typed into the dialog. */
interface CamposDeLogin {
  readonly email: string
  readonly senha: string
}

/** P §5: 'Entrar' needs both fields. */
export const podeEntrar = ({ email, senha }: CamposDeLogin): boolean => email.trim() !== '' && senha !== ''

/** P §5: magic link and password reset need an e-mail. */
export const podePedirLink = ({ email }: Pick<CamposDeLogin, 'email'>): boolean => email.trim() !== ''
