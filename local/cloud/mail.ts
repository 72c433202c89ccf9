import path from 'node:path'
import type { Assembly } from '../assembly/assembly.ts'
import { createSes, type SesService } from '../aws/ses/ses.ts'

/** The mail service of the template: its identities and configuration sets. */
export function startMail(assembly: Assembly, dados: string): Promise<SesService> {
  return createSes({
    folder: path.join(dados, 'ses'),
    identities: assembly
      .all<{ EmailIdentity: string }>('AWS::SES::EmailIdentity')
      .map(({ properties }) => properties.EmailIdentity),
    configurationSets: assembly
      .all<{ Name: string }>('AWS::SES::ConfigurationSet')
      .map(({ properties }) => properties.Name),
  })
}
