import { randomUUID } from 'node:crypto'
import { type CloudProcess } from '../../support/cloud.ts'
import { Jornada } from '../../support/jornada.ts'
import { enviarFoto } from '../../support/kyc-envio.ts'
import { loja, novoMedico, novoPaciente, type Pessoa } from '../../support/pessoas.ts'
import {
  ADMIN,
  ADMIN_INATIVO,
  type Identidade,
  MEDICO,
  MEDICO_PENDENTE,
  PACIENTE,
  PACIENTE_BLOQUEADO,
  PACIENTE_RESTRITO,
} from './identidades.ts'

/** What the caller of the matrix calls their own, and the same things of strangers. */
export interface Mundo {
  readonly cloud: CloudProcess
  readonly pessoas: ReadonlyMap<Identidade, Pessoa>
  /** A finished consultation of `PACIENTE` with `MEDICO`, with a signed document. */
  readonly minha: Jornada
  /** Strangers, in the middle of a consultation: whatever is refused there is refused for its owner alone. */
  readonly alheia: Jornada
  /** A stranger in the queue of a specialty that is not `MEDICO`'s. */
  readonly filaAlheia: string
  /** A picture each person under verification sent, by its path. */
  readonly fotos: ReadonlyMap<Identidade, string>
  readonly fotoAlheia: string
  readonly codigo: string
  fechar(): Promise<void>
}

const LIXO = Buffer.from('isto não é uma imagem')

export async function abrirMundo(cloud: CloudProcess): Promise<Mundo> {
  const pessoas = new Map<Identidade, Pessoa>([
    [PACIENTE_BLOQUEADO, await novoPaciente(cloud, { kyc_status: 'pending', access_tier: 'blocked' })],
    [PACIENTE_RESTRITO, await novoPaciente(cloud, { kyc_status: 'pending', access_tier: 'restricted' })],
    [PACIENTE, await novoPaciente(cloud)],
    [MEDICO_PENDENTE, await novoMedico(cloud, [])],
    [MEDICO, await novoMedico(cloud)],
    [ADMIN, await novoPaciente(cloud)],
    [ADMIN_INATIVO, await novoPaciente(cloud)],
  ])
  const { table, keys, documentos } = await loja(cloud)
  for (const [identidade, pessoa] of pessoas) {
    const admin = identidade.perfil?.admin
    if (admin)
      await table.write(
        table.put(
          {
            ...keys.papelKey(pessoa.id, 'admin'),
            entidade: 'papel',
            user_id: pessoa.id,
            role: 'admin',
            is_active: admin === 'ativo',
          },
          table.ALWAYS,
        ),
      )
  }
  const minha = await Jornada.nova(cloud, { paciente: pessoas.get(PACIENTE), medico: pessoas.get(MEDICO) })
  await minha.ate('documentada')
  await minha.estarNaFila()
  const alheia = await (await Jornada.nova(cloud)).ate('em_curso')
  await alheia.emitir()
  await alheia.assinado()
  const documento = await documentos.find(minha.documento_id)
  const estranho = await novoPaciente(cloud, { kyc_status: 'pending', access_tier: 'blocked' })
  const fotos = new Map<Identidade, string>()
  for (const identidade of [PACIENTE_BLOQUEADO, PACIENTE_RESTRITO, MEDICO_PENDENTE]) {
    const pessoa = pessoas.get(identidade)
    if (pessoa) fotos.set(identidade, await enviarFoto(cloud, pessoa, 'documento_frente', LIXO))
  }
  return {
    cloud,
    pessoas,
    minha,
    alheia,
    filaAlheia: await naFilaAlheia(cloud),
    fotos,
    fotoAlheia: await enviarFoto(cloud, estranho, 'documento_frente', LIXO),
    codigo: documento?.codigo ?? '',
    fechar: () => alheia.sairDaSala(),
  }
}

async function naFilaAlheia(cloud: CloudProcess): Promise<string> {
  const { id: paciente_id } = await novoPaciente(cloud)
  const { consultar } = await import('../../support/consulta.ts')
  const { id } = await consultar({
    id: randomUUID(),
    paciente_id,
    status: 'queued',
    especialidade_sugerida: 'dermatologia',
  })
  return id
}
