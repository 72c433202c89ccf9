import { randomInt, randomUUID } from 'node:crypto'
import type { Usuario } from '#domain/cadastro/usuario.ts'
import { digitoDoCpf } from '#domain/base/cpf.ts'
import type { Especialidade } from '#domain/base/especialidades.ts'
import { type PersonaMedica, SENHA } from '#semente/personas.ts'
import type { CloudProcess } from './cloud.ts'
import { type Entrada, entrar } from './sessao.ts'

/** Somebody who signed up for a test and is signed in. */
export interface Pessoa extends Entrada {
  readonly usuario: Usuario
}

export type Conta = Partial<
  Pick<Usuario, 'kyc_status' | 'access_tier' | 'email_confirmado' | 'nome' | 'cpf' | 'data_nascimento'>
>

let abertos: ReturnType<typeof abrir> | undefined

/** What functions log and measure in the process of whoever drives them is nobody's. */
const CALADAS = { POWERTOOLS_LOG_LEVEL: 'CRITICAL', POWERTOOLS_METRICS_DISABLED: 'true' }

/** The store and the seed, writing through the running cloud: imported only once its environment stands. */
export const loja = (cloud: CloudProcess) => (abertos ??= abrir(cloud))

async function abrir(cloud: CloudProcess) {
  Object.assign(process.env, await cloud.ambiente(), CALADAS)
  const [
    sdk,
    contas,
    consultas,
    pagamentos,
    documentos,
    medicos,
    papeis,
    prazos,
    presencas,
    table,
    keys,
    semente,
    certificados,
  ] = await Promise.all([
    import('@aws-sdk/client-cognito-identity-provider'),
    import('#lambdas/store/contas.ts'),
    import('#lambdas/store/consultas.ts'),
    import('#lambdas/store/pagamentos.ts'),
    import('#lambdas/store/documentos.ts'),
    import('#lambdas/store/medicos.ts'),
    import('#semente/papeis.ts'),
    import('#lambdas/store/vencimentos.ts'),
    import('#lambdas/store/presencas.ts'),
    import('#lambdas/store/table.ts'),
    import('#lambdas/store/keys.ts'),
    import('#semente/medicos.ts'),
    import('#semente/certificados.ts'),
  ])
  const cognito = new sdk.CognitoIdentityProviderClient({})
  return {
    sdk,
    cognito,
    contas,
    consultas,
    pagamentos,
    documentos,
    medicos,
    papeis,
    prazos,
    presencas,
    table,
    keys,
    semente,
    certificados,
  }
}

/** A patient nobody else knows: as after an approved verification, unless told otherwise. */
export async function novoPaciente(cloud: CloudProcess, conta: Conta = {}): Promise<Pessoa> {
  const { contas } = await loja(cloud)
  const usuario = await comLogin(cloud, { ...sorteado(), ...conta })
  await contas.criar(usuario, new Date())
  return { ...(await entrar(cloud, usuario.email)), usuario }
}

/**
 * A verified doctor of these specialties, with an account that can be paid; without any, one who still is to be
 * verified. A certificate is given to whoever comes to sign (`Jornada.certificar`): its keys cost more than all else
 * of a doctor.
 */
export async function novoMedico(
  cloud: CloudProcess,
  especialidades: readonly Especialidade[] = ['clinica_medica'],
): Promise<Pessoa> {
  const { contas, semente } = await loja(cloud)
  const verificado = especialidades.length > 0
  const usuario = await comLogin(cloud, {
    ...sorteado(),
    tipo: 'medico',
    ...(!verificado && { kyc_status: 'pending', access_tier: 'blocked' }),
  })
  await contas.criar(usuario, new Date())
  const persona: PersonaMedica = {
    usuario,
    rosto: 'gisele',
    descricao: 'médica de teste',
    medico: {
      crm: String(randomInt(1_000_000, 99_999_999)),
      uf: 'SP',
      nome_oficial: usuario.nome,
      status_crm: verificado ? 'VERIFIED' : 'PENDING',
      especialidades: especialidades.map((especialidade) => ({
        especialidade,
        rqe: especialidade === 'clinica_medica' ? null : String(randomInt(1000, 99_999)),
      })),
      endereco_profissional: 'Rua dos Testes, 10, São Paulo/SP',
    },
  }
  await semente.registrarMedico(persona, usuario.id, new Date())
  return { ...(await entrar(cloud, usuario.email)), usuario }
}

async function comLogin(cloud: CloudProcess, dados: Usuario): Promise<Usuario> {
  const { sdk, cognito } = await loja(cloud)
  const UserPoolId = process.env['USER_POOL_ID']
  const { User } = await cognito.send(
    new sdk.AdminCreateUserCommand({
      UserPoolId,
      Username: dados.email,
      MessageAction: 'SUPPRESS',
      UserAttributes: [
        { Name: 'email', Value: dados.email },
        { Name: 'email_verified', Value: 'true' },
      ],
    }),
  )
  await cognito.send(
    new sdk.AdminSetUserPasswordCommand({
      UserPoolId,
      Username: dados.email,
      Password: SENHA,
      Permanent: true,
    }),
  )
  if (!User?.Username) throw new Error(`${dados.email} got no sign-in`)
  return { ...dados, id: User.Username }
}

function sorteado(): Usuario {
  const em = new Date().toISOString()
  return {
    id: '',
    nome: 'Pessoa de Teste da Silva',
    email: `teste-${randomUUID()}@exemplo.com.br`,
    cpf: cpfSorteado(),
    telefone: `119${String(randomInt(10_000_000, 99_999_999))}`,
    data_nascimento: '1990-03-14',
    tipo: 'paciente',
    kyc_status: 'approved',
    access_tier: 'full',
    email_confirmado: true,
    password_set: true,
    created_at: em,
    updated_at: em,
  }
}

/** Nine random digits and the two that check them. */
export function cpfSorteado(): string {
  const nove = Array.from({ length: 9 }, () => randomInt(10))
  const dez = [...nove, digitoDoCpf(nove)]
  return [...dez, digitoDoCpf(dez)].join('')
}
