import { emergencia, relato } from '../caso.ts'

export const NEUROLOGIA = [
  emergencia('avc', 'Escala de Cincinnati; Ministério da Saúde, linha de cuidado do AVC', {
    1: relato(
      69,
      'M',
      'Meu marido acordou com a boca torta e não consegue levantar o braço direito. A fala tá enrolada.',
      'Desvio de rima, fraqueza de um braço e fala arrastada',
      { deficit_neurologico_agudo: true },
    ),
    2: relato(
      57,
      'F',
      'de repente meu lado esquerdo ficou todo dormente e a perna nao obedece, faz 1 hora. pensei q era mau jeito mas nao melhora',
      'Hemiparesia e hemi-hipoestesia súbitas',
    ),
    3: relato(
      64,
      'M',
      'Tontura muito forte que começou de repente, tudo rodando, tô vendo duas imagens, não consigo ficar de pé sem cair pra direita e engasgo até com água.',
      'Sinais de circulação posterior: diplopia, ataxia e disfagia súbitas',
    ),
    4: relato(
      78,
      'F',
      'a vó tava conversando normal no almoco e do nada comecou a falar tudo trocado, palavra sem sentido, nao entende o q a gente fala. isso faz uns 30 min',
      'Afasia de início súbito',
    ),
    5: relato(
      41,
      'F',
      'Tenho enxaqueca mas essa é diferente: perdi a força da mão direita e derrubei a xícara, não consigo escrever, meu sorriso está caído de um lado. Começou há duas horas.',
      'Déficit focal súbito em quem tem enxaqueca',
    ),
    6: relato(
      73,
      'M',
      'Desde que acordei hoje enxergo só metade das coisas, bato nas portas do lado esquerdo, e a mão esquerda parece que não é minha.',
      'Hemianopsia e negligência ao despertar',
    ),
    7: relato(
      75,
      'F',
      'mainha amanheceu com a boca torta e o braço morto, visse, a gente chama e ela só resmunga',
      'Desvio de rima, paresia e afasia ao despertar',
    ),
    8: relato(
      80,
      'M',
      'O véio caiu da cadeira agorinha, a perna esquerda ficou largada e ele não fala mais, só faz um barulho',
      'Hemiparesia e afasia súbitas',
    ),
    9: relato(
      67,
      'F',
      'minha vo tava lavando louça e o prato caiu, a mao nao fecha mais e um lado da cara ta caido, ela diz q ta bem',
      'Paresia de mão e face com anosognosia',
    ),
  }),
  emergencia(
    'ait',
    'Ministério da Saúde, linha de cuidado do AVC: déficit transitório nas últimas 48 horas',
    {
      1: relato(
        66,
        'M',
        'Hoje de manhã minha boca entortou e a fala embolou por uns 15 minutos, depois voltou ao normal. Agora tô bem, preciso me preocupar?',
        'Déficit focal transitório no mesmo dia',
      ),
      2: relato(
        71,
        'F',
        'ontem a noite fiquei cega de um olho, como uma cortina descendo, durou uns 5 minutinhos e passou. tenho pressao alta e diabete',
        'Amaurose fugaz recente',
        { comorbidades: ['hipertensão', 'diabetes'] },
      ),
      3: relato(
        59,
        'M',
        'Três vezes desde ontem meu braço direito ficou mole, sem força, uns dez minutos cada vez, e volta sozinho. Tenho arritmia.',
        'Déficits transitórios repetidos em quem tem arritmia',
      ),
    },
  ),
  emergencia('hemorragia-subaracnoide', 'Manchester, cefaleia: início abrupto; ACEP, cefaleia aguda', {
    1: relato(
      46,
      'F',
      'Explodiu uma dor de cabeça do nada, parece que levei uma paulada na nuca, a pior da minha vida. Vomitei e não aguento a claridade.',
      'Cefaleia em trovoada',
    ),
    2: relato(
      38,
      'M',
      'na hora da relacao veio uma dor de cabeca absurda em segundos, pior q ja senti, o pescoco ta duro',
      'Cefaleia súbita em esforço com rigidez de nuca',
      { rigidez_nuca: true },
    ),
    3: relato(
      55,
      'F',
      'minha mae gritou de dor de cabeça, botou a mão na nuca e desmaiou. voltou mas ta sonolenta e a palpebra de um olho caiu',
      'Cefaleia súbita com síncope e ptose',
    ),
  }),
  emergencia('convulsao', 'Manchester, convulsões: convulsionando ou alteração de consciência', {
    1: relato(
      27,
      'M',
      'Meu irmão tá se debatendo faz mais de 5 minutos, virou o olho e espuma pela boca, não para!!',
      'Crise convulsiva prolongada',
    ),
    2: relato(
      33,
      'F',
      'nunca tive isso, hj cedo meu namorado disse q eu tremi inteira, mordi a lingua e fiz xixi na roupa. to com dor no corpo e a cabeça confusa',
      'Primeira crise convulsiva na vida',
    ),
    3: relato(
      45,
      'M',
      'Ele parou de beber faz dois dias, teve duas convulsões hoje e entre uma e outra não acordou direito.',
      'Crises repetidas sem recuperar a consciência em abstinência alcoólica',
    ),
    4: relato(
      3,
      'M',
      'deu um ataque no meu guri com a febre, se bateu uns 10 minuto e ainda ta molão sem responder',
      'Crise febril prolongada sem recuperação',
    ),
    5: relato(
      30,
      'M',
      'minha mulher ta de 8 mes de barriga e convulsionou agora, o rosto dela tava muito inchado',
      'Eclâmpsia',
    ),
    6: relato(
      26,
      'F',
      'tive tres ataque epiletico seguido hj, sendo q tomo o remedio certinho e fazia mais de ano q nao dava',
      'Crises em salvas em epilepsia antes controlada',
      { comorbidades: ['epilepsia'] },
    ),
  }),
  emergencia(
    'meningite',
    'Manchester, cefaleia: sinais de meningismo; Ministério da Saúde, guia de vigilância: meningites',
    {
      1: relato(
        20,
        'M',
        'Febre de 39,5, dor de cabeça muito forte e não consigo encostar o queixo no peito. A luz incomoda demais.',
        'Febre, cefaleia, rigidez de nuca e fotofobia',
        { febre: true, rigidez_nuca: true },
      ),
      2: relato(
        6,
        'F',
        'minha filha ta com febre desde ontem, vomitando, muito caidinha e apareceu umas manchinhas roxas na perna q nao somem quando aperto',
        'Petéquias que não somem à pressão em criança febril: meningococcemia',
      ),
      3: relato(
        24,
        'F',
        'fizeram bloqueio na minha cidade por causa de meningite e meu colega de quarto pegou. hj to c febre alta, dor de cabeca e na nuca e meio delirando',
        'Contactante com febre, dor na nuca e confusão',
      ),
    },
  ),
].flat()
