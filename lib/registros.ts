import { RetentionDays } from 'aws-cdk-lib/aws-logs'
import type { Estagio } from './estagios.ts'

/** How long the logs of a stage stay; `lib/conferencia.ts` admits only what CloudWatch knows. */
export const retencaoDosRegistros = ({ retencaoDeLogs }: Estagio): RetentionDays =>
  RetentionDays[RetentionDays[retencaoDeLogs] as keyof typeof RetentionDays]
