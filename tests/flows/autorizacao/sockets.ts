import { randomUUID } from 'node:crypto'
import type { Dados } from '../../support/http.ts'
import { type Identidade, MEDICO, PACIENTE } from './identidades.ts'
import type { Mundo } from './mundo.ts'

/** Something a message names, and what everybody hears back: the event, or `codigo` of an `erro`. */
export interface Alvo {
  readonly nome: string
  mensagem(mundo: Mundo): Dados
  readonly ouve: string | ((quem: Identidade) => string)
  /** The same of nobody's, which must be answered the same. */
  mensagemDeNinguem?(mundo: Mundo): Dados
}

const NINGUEM = randomUUID()
const SILENCIO = 'silêncio'
const participa = (quem: Identidade): boolean => quem === PACIENTE || quem === MEDICO

const canal = (nome: string, ouve: Alvo['ouve'], de: (mundo: Mundo) => string, ninguem?: string): Alvo => ({
  nome,
  ouve,
  mensagem: (mundo) => ({ canal: de(mundo) }),
  ...(ninguem !== undefined && { mensagemDeNinguem: () => ({ canal: ninguem }) }),
})

const minha = (ouve: Alvo['ouve'], mais: Dados = {}): Alvo => ({
  nome: 'consulta encerrada de paciente e médico verificado',
  ouve,
  mensagem: ({ minha: { consulta_id } }) => ({ consulta_id, ...mais }),
})

const alheia = (ouve: Alvo['ouve'], mais: Dados = {}): Alvo => ({
  nome: 'consulta de outras pessoas',
  ouve,
  mensagem: ({ alheia: { consulta_id } }) => ({ consulta_id, ...mais }),
  mensagemDeNinguem: () => ({ consulta_id: NINGUEM, ...mais }),
})

const semConta = ({ perfil }: Identidade): string | undefined => {
  if (perfil?.tier === 'full') return undefined
  return perfil?.tier === 'blocked' ? 'conta_bloqueada' : 'verificacao_pendente'
}

const presenca =
  (verificado: string) =>
  (quem: Identidade): string => {
    if (quem.perfil?.tipo !== 'medico') return 'sem_permissao'
    return semConta(quem) ?? verificado
  }

const naSala = (quem: Identidade): string =>
  semConta(quem) ?? (participa(quem) ? 'transicao_invalida' : 'nao_encontrado')

/** Every route a message can take has its line here: one without fails the test. */
export const ACOES: Readonly<Record<string, readonly Alvo[]>> = {
  $default: [{ nome: '—', ouve: 'corpo_invalido', mensagem: () => ({}) }],
  ping: [{ nome: '—', ouve: 'pong', mensagem: () => ({}) }],
  assinar: [
    canal('kyc-updates', 'assinado', () => 'kyc-updates'),
    canal(
      'consulta de paciente e médico verificado',
      (quem) => (participa(quem) ? 'assinado' : 'recusado'),
      ({ minha: { consulta_id } }) => `consulta:${consulta_id}`,
    ),
    canal(
      'consulta de outras pessoas',
      'recusado',
      ({ alheia: { consulta_id } }) => `consulta:${consulta_id}`,
      `consulta:${NINGUEM}`,
    ),
    canal(
      'fila:clinica_medica',
      (quem) => (quem === MEDICO ? 'assinado' : 'recusado'),
      () => 'fila:clinica_medica',
    ),
    canal('fila:dermatologia', 'recusado', () => 'fila:dermatologia', 'fila:nenhuma'),
  ],
  cancelar: [canal('kyc-updates', 'cancelado', () => 'kyc-updates')],
  heartbeat: [
    {
      nome: 'clinica_medica',
      ouve: presenca('presente'),
      mensagem: () => ({ especialidade: 'clinica_medica' }),
    },
    {
      nome: 'dermatologia',
      ouve: presenca('sem_permissao'),
      mensagem: () => ({ especialidade: 'dermatologia' }),
    },
  ],
  'entrar-sala': [minha(naSala), alheia((quem) => semConta(quem) ?? 'nao_encontrado')],
  'sair-sala': [minha(SILENCIO), alheia(SILENCIO)],
  sinal: [
    minha(naSala, { dados: '{}' }),
    alheia((quem) => semConta(quem) ?? 'nao_encontrado', { dados: '{}' }),
  ],
}

export const esperadoNoSocket = ({ ouve }: Alvo, quem: Identidade): string =>
  typeof ouve === 'function' ? ouve(quem) : ouve
