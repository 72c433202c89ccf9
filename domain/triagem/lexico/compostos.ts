import { contexto, queixa } from './termo.ts'

/** Findings whose ways of being said are all put together from parts (`composicoes/`). */
export const COMPOSTOS = {
  sangue_fezes_muito: queixa('Sangue nas fezes em grande quantidade', { gastroenterologia: 2 }, []),
  suando: queixa('Suando muito', {}, ['(suando|suor|suad(o|a)|suadeira)']),
  mastigar: queixa('Dor ao mastigar ou ao pentear o cabelo', {}, [
    '(mastig*|pente*|couro cabeludo|tempora*) & (dor|doi|doendo|sensivel)',
    '(dor|doi|doendo) ~~ (mastig*|pente*|tempora*)',
  ]),
  valvula: contexto('Válvula do coração operada', [
    '(valvula*|protese) & (coracao|trocad*|troquei|metalic*|mitral|aortic*|biologica)',
    'endocardite',
  ]),
  cirrose: contexto('Doença do fígado avançada', [
    '(cirrose|cirrotic(o|a)|barriga d agua|ascite|hepatite cronica)',
  ]),
  um_olho: queixa('Visão de um olho que sumiu', { oftalmologia: 3 }, [
    '(um olho|olho (direito|esquerdo)|um dos olhos|vista (direita|esquerda)|uma vista) & (pret(o|a)|escur*|apag*|sum(iu|indo)|perd(i|eu)|ceg(o|a)|nao (ve|vejo|enxerg*)|sem ver|sem enxergar|nublou)',
  ]),
  falciforme: contexto('Anemia falciforme', ['(falciform*|falcemia|drepanocit*)']),
  ocupacional: queixa('Exame para o trabalho ou atestado de aptidão', { clinica_medica: 20 }, [
    '(exame|atestado|laudo|aptidao) ~ (admission*|periodic*|demission*|aptidao|fisica|fisico)',
  ]),
  pre_operatorio: queixa('Avaliação antes de cirurgia', { cardiologia: 20, clinica_medica: 2 }, [
    '(risco cirurgico|pre operatori*|avaliacao cardiolog*)',
  ]),
  pontos: queixa('Pontos para tirar', { clinica_medica: 20 }, [
    '(tirar|retirar|remover|retirada d(e|os)) ~ pontos',
  ]),
  incontinencia: queixa(
    'Perda de urina ao esforço',
    { urologia: 4, ginecologia: 3 },
    [
      '(perco|perder|escap*|vaza*|solt*|perda|gotinha*) ~ (xixi|urina|gotinha*|gotas)',
      '(xixi|urina|gotinha*) ~~ (rio|rir|tusso|tossir|espirr*)',
    ],
    ['urina_frequente'],
  ),
  luxacao: queixa('Junta que saiu do lugar', { ortopedia: 4 }, []),
  vesicula: contexto('Pedra na vesícula', ['(vesicula|colelit*|colecist*|biliar)']),
  urina_escura: queixa('Urina muito escura', { clinica_medica: 2 }, [
    '(urin*|xixi|mijo|mij*) & (cocacola|cor de coca|cha preto|cor de cha|ferrugem|vinho tinto|marrom|pret(a|o)|escur(a|o|issim*))',
  ]),
  engasgo_agora: queixa('Engasgo com falta de ar ou de voz', {}, [
    '(engasg*|ental*) & (rox*|arroxead*|azul*|nao (fala|tosse|respira|consegue)|sem (ar|fala|voz)|mao n(o|a) (pescoco|garganta)|desmai*|mole|palid*)',
  ]),
  ortopneia: queixa('Não consegue se deitar', { cardiologia: 1 }, [
    '(nao|sem|mal) (consigo|consegue|conseguindo|conseguir|da para|posso|aguento) (mais )?(me |se )?(deitar|ficar deitad(o|a)|dormir deitad(o|a))(?! (de lado|do lado|sobre|em cima|para o lado|por causa d))',
    '(dorm*|passo a noite|passei a noite) ~ (sentad(o|a)|na poltrona|na cadeira|[3-5] travesseiros|varios travesseiros|tres travesseiros|quatro travesseiros)',
  ]),
  obstrucao: queixa('Sem gases e sem fezes', { gastroenterologia: 1 }, [
    '(sem|nao|nem) ~ (gas|gases|pum|puns|peid*) ~ (nem|ou|e) ~ (fezes|evacu*|coco|ir ao banheiro)',
    '(sem|nao|nem) ~ (evacu*|coco|fezes|ir ao banheiro|vou ao banheiro) ~ (nem|ou|e) ~ (solt* )?(gas|gases|pum|puns|peid*)',
  ]),
  exame_pronto: queixa(
    'Exame já feito',
    { clinica_medica: 1 },
    [
      '(exame*|toque|eletro|holter|endoscopia|colonoscopia|ultrassom|ultrassonografia|ressonancia|tomografia|raio x|mamografia|preventivo|papanicolau|esteira|ecocardiograma|audiometria|espirometria|densitometria|biopsia|mapeamento|espermograma|hemograma|psa|tsh|eletroneuro*|check up) ~~ (normal|normais|veio|vieram|deu|deram|mostrou|mostraram|achou|apontou|revelou|confirm*|fala em|ano passado|mes passado|laudo|resultado|pronto|tranquil*|ok|bom|boa|limp*)',
      '(deu|veio|apareceu|resultado|achado) ~~ (preventivo|papanicolau|exame|mamografia|ultrassom|endoscopia|tomografia|ressonancia|eletro|hemograma)',
      '(?<!(nunca|nao) )(fiz|refiz|fizeram|trouxe) ~ (exame*|toque|eletro|holter|endoscopia|colonoscopia|ultrassom|ultrassonografia|ressonancia|tomografia|raio x|mamografia|preventivo|papanicolau|esteira|ecocardiograma|audiometria|espirometria|densitometria|biopsia|mapeamento|espermograma|hemograma|psa|tsh|eletroneuro*|check up)',
      '(laudo|resultado|resultados) (d(o|a|e|os|as) )?(meu |minha |meus )?(exame*|toque|eletro|holter|endoscopia|colonoscopia|ultrassom|ultrassonografia|ressonancia|tomografia|raio x|mamografia|preventivo|papanicolau|esteira|ecocardiograma|audiometria|espirometria|densitometria|biopsia|mapeamento|espermograma|hemograma|psa|tsh|eletroneuro*|check up)',
    ],
    ['procedimento', 'lesao_que_cresce', 'visao_lenta'],
  ),
  tosse_residual: queixa(
    'Resto de tosse',
    { clinica_medica: 2 },
    [
      '(pouco|pouquinho|restinho|resto|sobrou|sobrando|ficou|so uma|uma leve) (so )?(de |uma |um pouco de |aquela )?(tosse|tossezinha|tossinha)',
      '(tosse|tossezinha) (que )?(sobrou|ficou|restou|residual)',
    ],
    ['tosse'],
  ),
  inchaco_braco: queixa('Braço inchado e arroxeado', {}, [
    '(braco) & (inch*) & (rox*|cateter|port|quimio*|acesso|azul*|veia)',
  ]),
  nao_pisa: queixa('Não pisa ou não apoia', { ortopedia: 3 }, [
    '(nao|sem|recus*) (consegue |consigo |quer |conseguir |esta )*(pisa|piso|pisar|pisando|apoia|apoio|apoiar|anda|andar|andando|firma|firmar|encostar o pe|mexe a perna|mexer a perna|levanta|levantar|levantou)(?! (o braco|peso|a mao|da cama cedo))',
    '(manco|manca|mancando)',
  ]),
  peconhento_dito: queixa('Animal peçonhento citado', {}, [
    '(escorpia*|lacrau|jararaca|cascavel|jararacucu|surucucu|armadeira|aranha marrom|cobra|taturana)',
  ]),
  anticoncepcional_em_uso: queixa(
    'Uso de anticoncepcional',
    { ginecologia: 3 },
    ['(tom(ei|o|ando)|uso) ~~ anticoncepcional'],
    ['overdose'],
  ),
  exame_da_mulher: queixa('Exame ginecológico', { ginecologia: 8 }, [
    '(papanicolau|(?<!(um|remedio|tratamento) )preventivo|citologico|mamografia|diu|implanon|transvaginal|colposcopia|exame da mama)',
  ]),
  menstruacao_longa: queixa('Menstruação forte ou longa há meses', { ginecologia: 4 }, [
    '(menstru*|fluxo) & (vem forte|vindo (muito|forte)|intens*|longa|dura|coagulo*|[1-9][0-9] dias) & (meses)',
  ]),
  falta_ar_minima: queixa(
    'Falta de ar ou cansaço para o que há de mais leve',
    { cardiologia: 2, pneumologia: 2 },
    [
      '(nao|mal) ~ (aguent*|consig*|consegue*|chego|chega) ~ (andar|ir|chegar|caminh*|ate) ~ (banheiro|cozinha|sala|porta|cama|quarto)',
      '(cans*|ofeg*|falta de ar|sem ar|sem folego) & (ate o banheiro|da cama|trocar de roupa|tomar banho|escovar|pentear|ate a cozinha|ate a sala|falar|comer)',
    ],
  ),
  perda_desejada: queixa(
    'Peso que se quis perder',
    { nutrologia: 4 },
    [
      '(perdi|emagreci|eliminei) ~~ (kg|quilos) ~~ (dieta|reeducacao|academia|bariatrica|treino|acompanhamento|nutri*|caminhada)',
      '(dieta|reeducacao|bariatrica|academia) ~~ (perdi|emagreci|eliminei) ~~ (kg|quilos)',
    ],
    ['perda_peso'],
  ),
  escape_da_pilula: queixa(
    'Escape de quem começou ou trocou a pílula',
    { ginecologia: 6 },
    [
      '(escape*|borra|sang*) & (comecei|troquei|iniciei|primeiro mes|nova) & (pilula|anticoncepcional|diu|injecao)',
      '(comecei|troquei|iniciei) & (pilula|anticoncepcional) & (escape*|borra|sang*)',
    ],
    ['sangramento_fora_de_hora', 'sangramento'],
  ),
  dor_abdominal_persistente: queixa(
    'Dor na barriga que persiste',
    { gastroenterologia: 2, clinica_medica: 2 },
    [
      '(dor|dores) ~ (barriga|abdomen|abdominal|ventre|estomago) ~~ (nao passa|moderada|ha [3-9] dias|faz [3-9] dias|persistente|constante|direto)(?! ~ (anos|meses))',
    ],
  ),
  fala_cortada: queixa('Não consegue completar a fala', {}, []),
  parto_agora: queixa('Parto começando', { ginecologia: 1 }, []),
  dialise_perdida: queixa('Sessão de diálise perdida', {}, []),
  estrangulamento: queixa('Pescoço apertado por alguém', {}, []),
  esmagamento: queixa('Peso que caiu sobre o corpo', { ortopedia: 1 }, []),
  liquido_da_cabeca: queixa('Líquido saindo do nariz ou do ouvido depois de pancada', {}, []),
  olho_saltado: queixa('Olho saltado, ou fechado de inchado com febre', { oftalmologia: 3 }, []),
  cisco_olho: queixa('Cisco no olho', { oftalmologia: 5 }, []),
  fratura_suspeita: queixa(
    'Pancada com medo de osso quebrado, sem deformidade',
    { ortopedia: 5 },
    [],
    ['fratura'],
  ),
  roxo_de_pancada: queixa(
    'Roxo de pancada',
    { ortopedia: 3 },
    [],
    ['cianose', 'manchas_que_nao_somem', 'membro_frio', 'olho_vermelho'],
  ),
  intestino_mudou: queixa('Mudança do hábito do intestino', { gastroenterologia: 5 }, []),
  ciatica_longa: queixa('Dor da coluna para a perna há muito tempo', { ortopedia: 4 }, []),
  nodulo_acompanhado: queixa(
    'Nódulo já avaliado, em acompanhamento',
    { clinica_medica: 1 },
    [
      'nodul* & tireoide & (ultrassom|exame|tirads|ti rads|laudo|mm|milimetro*|achado|achou)',
      '(nodul*|cisto*|caroco*) ~~ (benign*|puncionad*|biopsiad*|acompanh*|controle|estavel|pulmao|bi rads 2|birads 2|todo ano|sem mudanca|mesmo tamanho|igual)',
      '(tomografia|ultrassom|exame) ~~ (nodul*|cisto*) ~ (pequen*|milimetro*|mm)',
    ],
    ['caroco'],
  ),
  prostata_controlada: queixa(
    'Próstata em acompanhamento',
    { urologia: 5 },
    [
      'prostata & (pouco aument*|urino (bem|normal)|controlad*|estavel|tansulosina|doxazosina|finasterida|renov*|receita)',
    ],
    ['prostata_exame'],
  ),
  tosse_alergica: queixa(
    'Tosse de alergia ou de asma já conhecida',
    { pneumologia: 4 },
    [
      'tosse alergic*',
      'tosse & (enalapril|captopril|remedio d(a|e) pressao)',
      'tosse & bombinha & (resolve|melhora|passa)',
      'tosse & (asma|rinite|alergi*|refluxo)',
      'tosse ~ (poeira|limpo a casa|muda o tempo|ar condicionado)',
    ],
    ['tosse'],
  ),
} as const
