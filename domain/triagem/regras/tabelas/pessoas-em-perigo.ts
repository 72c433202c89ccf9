import { FONTES } from '../regra.ts'
import type { Linha } from './linha.ts'

const CRIANCA_EM_VIOLENCIA =
  'Ministério da Saúde, Linha de cuidado para a atenção integral à saúde de crianças, adolescentes e suas famílias em situação de violências (2010); Lei 13.431/2017'

/** What nobody says with its own word, and what to do at once. */
export const DE_PESSOAS_EM_PERIGO: readonly Linha[] = [
  {
    id: 'em_risco',
    sindrome: 'saúde mental',
    destino: 'samu',
    orientacao: 'em_risco',
    frase: 'Pensa em morrer, ouve vozes ou sofre ameaça',
    fonte: FONTES.suicidio,
    quando: [[['em_risco']]],
  },
  {
    id: 'despedida',
    sindrome: 'saúde mental',
    destino: 'samu',
    orientacao: 'autoagressao',
    frase: 'Relato de despedida, de juntar remédios ou de arrumar tudo como quem vai embora',
    fonte: `${FONTES.suicidio}; Associação Brasileira de Psiquiatria e Conselho Federal de Medicina, Suicídio: informando para prevenir (2014)`,
    quando: [[['despedida']], [['plano_com_meio']]],
  },
  {
    id: 'violencia_em_casa',
    sindrome: 'violência',
    orientacao: 'violencia',
    frase: 'Relato de medo, ameaça ou de não poder sair nem falar',
    fonte:
      'Ministério da Saúde, Viva: instrutivo de notificação de violência interpessoal e autoprovocada (2016); Lei 11.340/2006',
    quando: [[['violencia_de_lado']]],
  },
  {
    id: 'abuso_de_crianca',
    sindrome: 'violência',
    orientacao: 'violencia',
    frase: 'Relato de toque, segredo ou medo de alguém perto de uma criança ou adolescente',
    fonte: CRIANCA_EM_VIOLENCIA,
    quando: [[['abuso_de_crianca']]],
  },
  {
    id: 'castigo_de_crianca',
    sindrome: 'violência',
    orientacao: 'violencia',
    frase: 'Relato de criança que apanha, ou é deixada sem comer ou trancada',
    fonte: CRIANCA_EM_VIOLENCIA,
    quando: [[['castigo_de_crianca']]],
  },
]
