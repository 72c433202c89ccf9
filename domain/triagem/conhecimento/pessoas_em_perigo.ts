import { FONTES } from '../regras/regra.ts'
import type { Linha } from './linha.ts'

/** What nobody says with its own word, and what to do at once. */
export const DE_PESSOAS_EM_PERIGO: readonly Linha[] = [
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
]
