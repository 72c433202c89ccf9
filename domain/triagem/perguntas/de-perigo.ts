import type { Situacao } from '../condicao.ts'
import type { Achado } from '../leitura.ts'
import { LEXICO } from '../lexico.ts'
import { disparar, emergencia } from '../regras.ts'
import type { Evidencia } from '../aprendido/evidencia.ts'
import { type Pergunta, PERGUNTAS } from './perguntas.ts'
import { PERGUNTAS_DE_FATO, type PerguntaDeFato, type PerguntaId, type Resposta } from './resposta.ts'

/** What a Sim says, as findings. */
export function achadosDasRespostas(respostas: readonly Resposta[]): Achado[] {
  return respostas
    .filter(({ resposta }) => resposta === 'sim')
    .flatMap(({ pergunta }) =>
      PERGUNTAS[pergunta].sim.map((id) => ({
        id,
        rotulo: LEXICO[id].rotulo,
        origem: 'resposta' as const,
        presente: true,
        passado: false,
        pessoa: 'eu' as const,
        intenso: false,
        subito: false,
        palavras: PERGUNTAS[pergunta].texto,
      })),
    )
}

/**
 * Whether the question fits what was read, is not answered by it, and with a Sim the case would be an emergency (it may
 * be one already: `confirmar.ts`).
 */
function separa(id: PerguntaId, situacao: Situacao): boolean {
  const { quando, idade_minima = 0, dias = Infinity, sim }: Pergunta = PERGUNTAS[id]
  if (situacao.idade < idade_minima || situacao.duracao_dias > dias) return false
  const cabe = quando === 'na_duvida' || quando.some((achado) => situacao.achados.has(achado))
  if (!cabe) return false
  if (sim.every((achado) => situacao.achados.has(achado))) return false
  const ditos = achadosDasRespostas([{ pergunta: id, resposta: 'sim' }]).map(
    (achado) => [achado.id, achado] as const,
  )
  const com = { ...situacao, achados: new Map([...situacao.achados, ...ditos]) }
  return disparar(com).some(({ destino }) => emergencia(destino))
}

/** Log-odds by which a finding that was read brings its own question before those of any complaint. */
const DO_QUE_FOI_LIDO = 1

/**
 * The questions whose Sim would make an emergency, that by which one is likeliest to be told first: so it was learned
 * from the stories behind the reports. What only few of them tell of (a medicine that makes a sore throat dangerous)
 * counts for more where its complaint was read.
 */
export function perigosProvaveis(situacao: Situacao, { sim }: Evidencia): PerguntaDeFato[] {
  const provavel = (id: PerguntaDeFato) =>
    (sim?.get(id) ?? 0) + (PERGUNTAS[id].quando === 'na_duvida' ? 0 : DO_QUE_FOI_LIDO)
  return PERGUNTAS_DE_FATO.filter((id) => separa(id, situacao)).toSorted((a, b) => provavel(b) - provavel(a))
}
