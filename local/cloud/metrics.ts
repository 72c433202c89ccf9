import path from 'node:path'
import { type CloudWatch, createCloudWatch } from '../aws/cloudwatch/service.ts'

/** CloudWatch, fed by what the functions log. */
export const startMetrics = (dados: string): Promise<CloudWatch> =>
  createCloudWatch({ folder: path.join(dados, 'cloudwatch') })

/** Where a line of the functions' log goes: metrics in the Embedded Metric Format are kept, the rest is printed. */
export const logOf =
  ({ collect }: Pick<CloudWatch, 'collect'>, print: (line: string) => void) =>
  (line: string): void => {
    if (line.includes('"_aws"')) collect(line)
    else print(line)
  }
