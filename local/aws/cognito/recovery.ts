import { z } from 'zod'
import { AwsError } from '../service.ts'
import { countMessage } from './attempts.ts'
import { codeMismatch, countGuessOfNobody, deliveryDetails, issueCode, redeemCode } from './codes.ts'
import {
  type Cognito,
  hidesUnknownUsers,
  metadataInput,
  type Operation,
  operation,
  username,
} from './context.ts'
import { newPassword } from './password.ts'
import { provenClient } from './client-secret.ts'
import { postConfirmation } from './signup.ts'
import { findUser, type User, userNotFound } from './users.ts'

/** A forgotten password, by the user themself. */

const canRecover = (user: User): boolean => user.enabled && user.attributes.email_verified === 'true'

const forgotInput = z.object({
  ClientId: z.string(),
  SecretHash: z.string().optional(),
  Username: username,
  ClientMetadata: metadataInput,
})

async function forgot(cognito: Cognito, input: z.output<typeof forgotInput>): Promise<object> {
  const { pool, client } = provenClient(cognito, input)
  if (pool.adminRecovers)
    throw new AwsError('NotAuthorizedException', 'Contact administrator to reset password.')
  const user = await findUser(cognito.store, pool.id, input.Username)
  if (!user && !hidesUnknownUsers(client)) throw userNotFound()
  if (!user || !canRecover(user)) {
    if (user && !hidesUnknownUsers(client))
      throw new AwsError(
        'InvalidParameterException',
        'Cannot reset password for the user as there is no registered/verified email or phone_number',
      )
    const who = user?.sub ?? input.Username.toLowerCase()
    await cognito.store.change((work) => countMessage(work, pool.id, who, cognito.now()))
    return { CodeDeliveryDetails: deliveryDetails(user?.attributes.email ?? input.Username) }
  }
  if (user.status === 'FORCE_CHANGE_PASSWORD')
    throw new AwsError('NotAuthorizedException', 'User password cannot be reset in the current state.')
  const occasion = { pool, clientId: client.id, source: 'ForgotPassword', metadata: input.ClientMetadata }
  return issueCode(cognito, occasion, user.sub, 'reset')
}

const confirmInput = z.object({
  ClientId: z.string(),
  SecretHash: z.string().optional(),
  Username: username,
  ConfirmationCode: z.string().min(1),
  Password: z.string(),
  ClientMetadata: metadataInput,
})

async function confirm(cognito: Cognito, input: z.output<typeof confirmInput>): Promise<object> {
  const { pool, client } = provenClient(cognito, input)
  const user = await findUser(cognito.store, pool.id, input.Username)
  if (!user && !hidesUnknownUsers(client)) throw userNotFound()
  const password = newPassword(pool, user?.sub ?? input.Username, input.Password)
  if (!user || !canRecover(user)) {
    const who = user?.sub ?? input.Username.toLowerCase()
    await cognito.store.change((work) => countGuessOfNobody(work, pool.id, who, cognito.now()))
    throw codeMismatch()
  }
  const changed = await redeemCode(
    cognito,
    pool.id,
    user.sub,
    { use: 'reset', code: input.ConfirmationCode },
    (before) => ({ ...before, ...password, status: 'CONFIRMED' }),
  )
  const of = { pool, clientId: client.id }
  await postConfirmation(cognito, of, changed, 'ConfirmForgotPassword', input.ClientMetadata)
  return {}
}

export const recoveryOperations: Readonly<Record<string, Operation>> = {
  ForgotPassword: operation(forgotInput, forgot),
  ConfirmForgotPassword: operation(confirmInput, confirm),
}
