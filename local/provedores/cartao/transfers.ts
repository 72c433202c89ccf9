import { z } from 'zod'
import type { StoredAccount } from './accounts.ts'
import { badParameter, missing, refused } from './errors.ts'
import { type Form, integer, metadata, parameters } from './form.ts'
import type { StoredCharge } from './stored.ts'
import type { Transfer } from './types.ts'
import { newId, type Work } from './work.ts'

const transferSchema = z.strictObject({
  amount: integer,
  currency: z.literal('brl'),
  description: z.string().max(1000).optional(),
  destination: z.string(),
  metadata: metadata.optional(),
  source_transaction: z.string().optional(),
  transfer_group: z.string().max(200).optional(),
})

/** POST /v1/transfers: pays a connected account out of one captured charge, never more than was captured. */
export async function createTransfer(work: Work, form: Form): Promise<Transfer> {
  const input = parameters(form, transferSchema)
  if (input.amount < 1) throw badParameter('amount', 'Invalid positive integer', 'parameter_invalid_integer')
  const account = await work.get<StoredAccount>(`acct!${input.destination}`)
  if (!account) throw missing('destination', input.destination, 'destination')
  if (account.object.capabilities.transfers !== 'active')
    throw refused(
      'Your destination account needs to have at least one of the following capabilities enabled: transfers, crypto_transfers, legacy_payments',
      'insufficient_capabilities_for_transfer',
      'destination',
    )
  // Card charges settle days later, so the platform's own balance never covers a transfer by itself.
  if (!input.source_transaction)
    throw refused(
      'You have insufficient available funds in your Stripe account. Try adding funds directly to your available balance by creating Charges using the 4000000000000077 test card.',
      'balance_insufficient',
    )
  const charge = await work.get<StoredCharge>(`ch!${input.source_transaction}`)
  if (!charge) throw missing('charge', input.source_transaction, 'source_transaction')
  checkSource(charge, input.amount)
  const transfer: Transfer = {
    id: newId('tr'),
    object: 'transfer',
    amount: input.amount,
    amount_reversed: 0,
    created: work.now,
    currency: 'brl',
    description: input.description ?? null,
    destination: input.destination,
    livemode: false,
    metadata: input.metadata ?? {},
    reversed: false,
    source_transaction: charge.object.id,
    source_type: 'card',
    transfer_group:
      input.transfer_group ?? charge.object.transfer_group ?? `group_${charge.object.payment_intent}`,
  }
  work.put(`tr!${transfer.id}`, { object: transfer })
  work.put(`ch!${charge.object.id}`, {
    ...charge,
    transferred: charge.transferred + input.amount,
  } satisfies StoredCharge)
  work.emit('transfer.created', transfer)
  return transfer
}

function checkSource({ object: charge, transferred }: StoredCharge, amount: number): void {
  if (charge.status !== 'succeeded')
    throw refused(
      `The source_transaction ${charge.id} must be a succeeded charge.`,
      'charge_not_succeeded',
      'source_transaction',
    )
  if (!charge.captured)
    throw refused(
      `The charge ${charge.id} has not been captured, and can't be used as a source_transaction.`,
      'charge_not_captured',
      'source_transaction',
    )
  const left = charge.amount_captured - transferred
  if (amount > left)
    throw refused(
      `Insufficient funds in source_transaction ${charge.id}: ${left} of ${charge.amount_captured} are left to transfer.`,
      'balance_insufficient',
      'amount',
    )
}
