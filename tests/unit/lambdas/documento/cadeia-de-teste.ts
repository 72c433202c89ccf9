import { createPrivateKey, sign } from 'node:crypto'
import {
  createAuthority,
  createRoot,
  derOf,
  issuePerson,
  personValidity,
} from '../../../../local/provedores/psc/chain.ts'

const BASE = 'http://127.0.0.1:9'
const AGORA = new Date()

/** A chain and a doctor's certificate, made once for whoever takes signatures apart. */
const root = await createRoot(AGORA)
export const cadeia = { root, authority: await createAuthority(AGORA, BASE, root) }
const TITULAR = { nome: 'Helena Prado Vasconcelos', cpf: '39053344705', data_nascimento: '1980-04-02' }
export const medica = await issuePerson(TITULAR, personValidity(AGORA), cadeia.authority, BASE)

/** The doctor's certificate, its issuer and the root, DER. */
export const certificados = [medica, cadeia.authority, cadeia.root].map(({ certificate }) =>
  derOf(certificate),
) as [Buffer, Buffer, Buffer]

/** What a provider answers for `RAW`: RSASSA-PKCS1-v1_5 with SHA-256. */
export const assinarCru = (bytes: Buffer): Buffer => sign('sha256', bytes, createPrivateKey(medica.key))
