import { z } from 'zod'
import { badParameter } from './errors.ts'
import type { Controller } from './types.ts'

/** Who answers for what; what is left out is as for an account that stands by itself. */
export const controllerSchema = z
  .strictObject({
    fees: z.strictObject({ payer: z.enum(['account', 'application']).default('account') }).prefault({}),
    losses: z.strictObject({ payments: z.enum(['application', 'stripe']).default('stripe') }).prefault({}),
    requirement_collection: z.enum(['application', 'stripe']).default('stripe'),
    stripe_dashboard: z
      .strictObject({ type: z.enum(['express', 'full', 'none']).default('full') })
      .prefault({}),
  })
  .prefault({})

/** What the published parameters say of each other. */
export function checkController({
  fees,
  losses,
  requirement_collection,
  stripe_dashboard,
}: Controller): void {
  if (losses.payments === 'application' && fees.payer !== 'application')
    throw badParameter(
      'controller[fees][payer]',
      'When `controller[losses][payments]=application`, `controller[fees][payer]` must be `application`.',
    )
  if (requirement_collection === 'application' && stripe_dashboard.type !== 'none')
    throw badParameter(
      'controller[stripe_dashboard][type]',
      'When `controller[requirement_collection]=application`, `controller[stripe_dashboard][type]` must be `none`.',
    )
}
