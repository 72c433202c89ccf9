import path from 'node:path'
import { type CloudWatch, createCloudWatch } from '../aws/cloudwatch/service.ts'

/** CloudWatch, fed by what the functions log. */
export const startMetrics = (dados: string): Promise<CloudWatch> =>
  createCloudWatch({ folder: path.join(dados, 'cloudwatch') })
