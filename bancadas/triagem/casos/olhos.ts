import { emergencia, relato } from '../caso.ts'

export const OLHOS = [
  emergencia(
    'glaucoma-agudo',
    'Manchester, problemas oculares: dor ocular e perda visual; CBO, glaucoma agudo',
    {
      1: relato(
        64,
        'F',
        'Dor horrível no olho direito desde a noite, vermelho, vejo arco-íris em volta da luz, vista embaçada e vomitei de tanta dor.',
        'Dor ocular com halos, turvação e vômitos',
      ),
      2: relato(
        58,
        'F',
        'o olho esquerdo parece q vai explodir, ta duro igual pedra, vermelho, enxergo tudo nublado e dor na testa do mesmo lado',
        'Olho endurecido com dor e baixa visual',
      ),
      3: relato(
        70,
        'M',
        'usei um colirio de dilatar a pupila no exame hj cedo, agora o olho doi demais, to enjoado e nao enxergo quase nada dele',
        'Fechamento angular após midriático',
      ),
    },
  ),
  emergencia('queimadura-quimica-olho', 'Manchester, problemas oculares: lesão química aguda', {
    1: relato(
      34,
      'M',
      'Espirrou cal no meu olho na obra, tá queimando e não consigo abrir, a visão tá embaçada.',
      'Álcali no olho',
    ),
    2: relato(
      26,
      'F',
      'caiu agua sanitaria com desentupidor no meu olho agorinha, ja lavei um pouco ta ardendo demais e ficou branco',
      'Queimadura química com córnea esbranquiçada',
    ),
    3: relato(
      41,
      'M',
      'acido de bateria estourou no rosto e entrou nos dois olho, n consigo ver',
      'Ácido nos dois olhos',
    ),
  }),
  emergencia('perda-visual-subita', 'Manchester, problemas oculares: redução súbita da visão', {
    1: relato(
      69,
      'M',
      'Perdi a visão do olho direito de repente faz uma hora, ficou tudo preto, não dói nada.',
      'Perda visual súbita indolor: oclusão arterial',
    ),
    2: relato(
      76,
      'F',
      'dor de cabeça do lado na tempora ha 2 semanas, dói mastigar e pentear o cabelo, e hj sumiu a visao de um olho',
      'Arterite temporal com perda visual',
      { duracao_dias: 14 },
    ),
    3: relato(
      28,
      'F',
      'em dois dias o olho esquerdo foi apagando, agora so vejo vulto, doi quando mexo o olho e as cor ficaram desbotada',
      'Neurite óptica com perda visual em dois dias',
      { duracao_dias: 2 },
    ),
  }),
  emergencia(
    'descolamento-de-retina',
    'CBO e Manchester: moscas volantes, flashes e sombra de início súbito',
    {
      1: relato(
        55,
        'M',
        'Tenho 9 graus de miopia. Desde hoje cedo vejo flashes de luz, um monte de pontinho preto e uma sombra subindo embaixo da visão.',
        'Flashes, moscas volantes e sombra em alto míope',
      ),
      2: relato(
        62,
        'F',
        'operei catarata faz 2 meses e de ontem pra hoje veio uma chuva de mosquinha preta e uma cortina escura do lado do olho',
        'Cortina no campo visual após cirurgia',
      ),
      3: relato(
        33,
        'M',
        'levei uma bolada no olho e agora vejo relampagos e um pedaço da visao ta coberto com um veu cinza',
        'Fotopsias e defeito de campo após trauma',
      ),
    },
  ),
].flat()
