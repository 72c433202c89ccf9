import { CfnDeletionPolicy, CfnResource, Fn, type IAspect, Stack } from 'aws-cdk-lib'
import type { Construct } from 'constructs'

const CHEIO_AO_NASCER = 'acolhe:cheio-ao-nascer'

/**
 * Its own stack fills it before the stack stands: emptied by nobody, it could not be deleted when the creation fails.
 */
export const cheioAoNascer = (recurso: CfnResource): void => recurso.addMetadata(CHEIO_AO_NASCER, true)

/**
 * What is kept when its stack goes is not kept when the creation itself failed: it would hold nothing, and stand in the
 * way of the next try.
 */
export const RETENCAO: IAspect = {
  visit: (node) => {
    if (
      node instanceof CfnResource &&
      node.cfnOptions.deletionPolicy === CfnDeletionPolicy.RETAIN &&
      node.getMetadata(CHEIO_AO_NASCER) === undefined
    )
      node.cfnOptions.deletionPolicy = CfnDeletionPolicy.RETAIN_EXCEPT_ON_CREATE
  },
}

/** A name no other stack ever has: what was kept does not stand in the way of the same stage made anew. */
export const nomeUnico = (scope: Construct, prefixo: string): string =>
  `${prefixo}-${Fn.select(2, Fn.split('/', Stack.of(scope).stackId))}`
