import { vi } from 'vitest'
import type { Usuario } from '#domain/cadastro/usuario.ts'
import { inscricaoNoConselho } from '#domain/base/inscricao-no-conselho.ts'
import type { InscricaoNoConselho } from '#domain/medico/verificacao.ts'
import { ALWAYS, put, write } from '#lambdas/store/table.ts'
import { usuarioKey } from '#lambdas/store/keys.ts'
import { ANA, CARLA, HELENA, IGOR, JULIA, type PersonaMedica } from '#semente/personas.ts'
import { Cadastros, type MedicoNoConselho, type Resposta } from '../../../support/cadastros.ts'
import { cadastrarMedicos } from '../../../support/consulta.ts'
import { poolVivo, segredosVivos } from '../../../support/pool-vivo.ts'
import { itemsOf } from '../../../support/table.ts'
import { tabelaViva } from '../../../support/tabela-viva.ts'

export const AGORA = new Date('2026-11-20T12:00:00.000Z')
export const em = (segundos: number): Date => new Date(AGORA.getTime() + segundos * 1000)
export const DIA = 24 * 60 * 60

/** A doctor as the council knows them. */
export const registrado = (
  { medico }: PersonaMedica,
  dados: Partial<InscricaoNoConselho> = {},
): InscricaoNoConselho => ({
  nome: medico.nome_oficial,
  situacao: 'ativo',
  especialidades: medico.especialidades.flatMap(({ especialidade, rqe }) =>
    rqe === null ? [] : [{ especialidade, rqe }],
  ),
  ...dados,
})

/** Table, sign-ins and council in memory; the council knows nobody until it is told. */
export async function cena() {
  vi.useFakeTimers({ toFake: ['Date'], now: AGORA })
  segredosVivos()
  const tabela = tabelaViva(itemsOf(ANA, CARLA, HELENA, IGOR, JULIA))
  const pool = poolVivo()
  for (const { usuario } of [ANA, HELENA, IGOR, JULIA]) pool.com(usuario.id, usuario.email)
  await cadastrarMedicos()
  const cadastros = new Cadastros()
  const { medicos, perguntas } = cadastros
  vi.stubGlobal('fetch', cadastros.fetch)
  return {
    tabela,
    pool,
    perguntas,
    conhecer: (persona: PersonaMedica, dados: Partial<MedicoNoConselho> = {}): void =>
      void medicos.set(inscricaoNoConselho(persona.medico), {
        titular: persona.usuario,
        ...registrado(persona),
        ...dados,
      }),
    desconhecer: ({ medico }: PersonaMedica): void => void medicos.delete(inscricaoNoConselho(medico)),
    cair: (): void => void (cadastros.respostaDoCfm = { status: 500 }),
    /** Whatever it is asked, it answers this. */
    responder: (resposta: Resposta): void => void (cadastros.respostaDoCfm = resposta),
    voltar: (): void => void (cadastros.respostaDoCfm = undefined),
    passar: (segundos: number): void => void vi.setSystemTime(Date.now() + segundos * 1000),
    /** The profile with another status, as after a decision. */
    perfil: ({ usuario }: PersonaMedica, dados: Partial<Usuario>): Promise<void> =>
      write(put({ ...usuarioKey(usuario.id), entidade: 'usuario', ...usuario, ...dados }, ALWAYS)),
    usuario: ({ usuario }: PersonaMedica) => tabela.of('usuario').find(({ id }) => id === usuario.id),
    medico: ({ usuario }: PersonaMedica) => tabela.of('medico').find(({ id }) => id === usuario.id),
    linhas: ({ usuario }: PersonaMedica) =>
      tabela.of('medico_especialidade').filter(({ medico_id }) => medico_id === usuario.id),
    fim: (): void => {
      vi.useRealTimers()
      vi.unstubAllGlobals()
    },
  }
}
export type Cena = Awaited<ReturnType<typeof cena>>
