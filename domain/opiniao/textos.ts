import type { Dita, Opiniao } from './opiniao.ts'
import { DE_CADA_VEZ } from './soma.ts'

/** What is asked of the patient, and what the doctor reads of the answers. */
export const OPINIAO = {
  titulo: 'Sua opinião',
  explica: 'O médico vê só a soma das opiniões, sem saber quem disse o quê. Depois de enviada, ela não muda.',
  nota: 'Que nota você dá ao atendimento?',
  notas: { 1: '1 · Muito ruim', 2: '2 · Ruim', 3: '3 · Regular', 4: '4 · Bom', 5: '5 · Muito bom' },
  duvidas: 'O médico respondeu às suas dúvidas?',
  respostas: { sim: 'Sim', em_parte: 'Em parte', nao: 'Não' },
  enviar: 'Enviar opinião',
  enviando: 'Enviando...',
  erro: 'Sua opinião não foi enviada',
  obrigado: 'Obrigado por contar como foi.',
  ja_dada: 'Sua opinião sobre esta consulta já foi dada e não muda.',
  nao_finalizada: 'A opinião é sobre uma consulta finalizada.',
} as const

/** What was said, in one sentence. */
export const opiniaoDita = ({ nota, duvidas }: Dita): string =>
  `Você deu nota ${nota} de 5. ${OPINIAO.duvidas} ${OPINIAO.respostas[duvidas]}.`

/** The same in the export. */
export const opiniaoExportada = ({ consulta_id, ...dita }: Opiniao): string =>
  `Consulta ${consulta_id}: nota ${dita.nota} de 5. ${OPINIAO.duvidas} ${OPINIAO.respostas[dita.duvidas]}.`

export const OPINIOES_DO_MEDICO = {
  titulo: 'Opinião dos pacientes',
  poucas: `Aparece a partir de ${DE_CADA_VEZ} opiniões, para que ninguém seja reconhecido.`,
  explica: `Soma de todas as opiniões, atualizada de ${DE_CADA_VEZ} em ${DE_CADA_VEZ}. Ninguém vê quem disse o quê.`,
  media: 'Nota média',
  quantas: 'Opiniões',
  nota: (nota: number) => `Nota ${nota}`,
  erro: { titulo: 'Erro ao carregar as opiniões', descricao: 'Tente novamente.' },
} as const

/** A mean as it is written: one decimal. */
export const mediaEscrita = (media: number): string => media.toFixed(1).replace('.', ',')
