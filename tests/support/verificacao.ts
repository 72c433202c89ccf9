import type { Usuario } from '#domain/cadastro/usuario.ts'
import type { Licenca } from '#semente/personas.ts'
import type { CloudProcess } from './cloud.ts'
import { loja, type Pessoa } from './pessoas.ts'

const VALIDA: Licenca = {
  numero: '04412873905',
  rg: '18.765.432-1',
  filiacao: ['ARNALDO BORGES', 'NEUSA BORGES'],
  emitida_em: '2023-03-18',
  vale_ate: '2033-03-16',
  na_zona: '2033-03-16',
}
const LICENCAS = { valida: VALIDA, vencida: { ...VALIDA, vale_ate: '2025-06-18', na_zona: '2025-06-18' } }

/**
 * An identity check of this person as a run leaves it, without waiting for the readers: the stages, the verdict and the
 * events are the product's. Answers how the account ends up.
 */
export async function passarPelaVerificacao(
  cloud: CloudProcess,
  { id, usuario }: Pick<Pessoa, 'id' | 'usuario'>,
  licenca: keyof typeof LICENCAS,
): Promise<Usuario['kyc_status'] | undefined> {
  await loja(cloud)
  const [{ semearVerificacao }, usuarios] = await Promise.all([
    import('#semente/verificacao.ts'),
    import('#lambdas/store/usuarios.ts'),
  ])
  await semearVerificacao('carla', LICENCAS[licenca], { ...usuario, id }, new Date())
  return (await usuarios.find(id))?.kyc_status
}
