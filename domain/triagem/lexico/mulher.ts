import { contexto, queixa } from './termo.ts'

/** Gynaecology, pregnancy and the weeks after birth. */
export const MULHER = {
  gravidez: contexto('Gravidez', [
    '(gestant*|prenhe|gemeos|gemelar|gravides)',
    '(?<!(ha|faz|tem|por|umas|uns|de|mais|durante) )(1[2-9]|2[0-9]|3[0-9]|4[0-2]) semanas(?! (de (dor|tosse|febre|sintomas)|com (dor|tosse)|atras))',
    'barriga de [0-9] mes*',
    'barriga & (estou|fiquei) (com|de) [4-9] meses(?! de (casad*|namor*|dor|empresa))',
    '(gravida|gestante|gravidez|gestacao|prenha|buchuda|esperando (um )?bebe|gravidinha|barrigao)',
    '[0-9]+ (semanas|meses) de (gravidez|gestacao|gravida|gestante)',
    '(teste de gravidez|beta|beta hcg|teste de farmacia|exame de gravidez) (deu )?positivo',
    '(estou|com|de) [0-9]+ semanas',
    'estou de [0-9]+ (meses|semanas)',
  ]),
  puerperio: contexto('Parto recente', [
    '(ganhei|ganhou|tive|teve|pari|pariu|dei a luz) ~ (bebe|nenem|filho|filha|crianca)',
    '(minha|depois da|da|fiz|de) cesar(ea|iana)',
    '(pari|pariu|recem parida)',
    '(puerper*|resguardo|pos parto|depois do parto|dei a luz|ganhei (o )?(bebe|nenem)|deu a luz|tive (um )?bebe|pari|teve (um )?bebe)',
    '(parto|cesarea|cesariana|aborto|curetagem) (ha|faz|tem|de|foi) ~ (dias|dia|semana|semanas|ontem)',
    '(fiz|fez) ~ (cesarea|cesariana|parto|aborto|curetagem)',
    '(meu bebe|minha bebe|bebe) nasceu ~ (dias|dia|semana|semanas|ontem)',
  ]),
  atraso_menstrual: queixa('Atraso da menstruação', { ginecologia: 3 }, [
    'com atraso',
    '(teste|exame) (de gravidez )?(deu )?positivo(?! (para|de|pra))',
    '(menstruac*|menstruei|regra|regras) & (atrasad*|atrasou|nao veio|nao desceu|nao vem)',
    'atraso de [0-9]+ (dias|semanas)',
    '(menstruacao|regra|regras) ~ (atrasad(a|o)|atrasou|nao (veio|desceu|vem|desce))',
    '(atraso menstrual|atraso da menstruacao|menstruacao atrasada|nao menstruo|sem menstruar|amenorreia)',
  ]),
  sangramento_vaginal: queixa('Sangramento vaginal', { ginecologia: 3 }, [
    '(sangue|sangr*|sangrament*|borra) & (vagina|calcinha|absorvente|menstru*|escorrendo pela perna|relacao|menopausa)',
    '(descer|desceu|descendo|sair|saindo) ~ sangue',
    '(saindo|soltando|descendo) pedacos',
    '(sangramento|sangrando|sangue|sangrar|escape|corrimento) ~ (vaginal|vagina|pela vagina|por baixo|por baixo|marrom|rosado|intimo|na calcinha)',
    '(sangramento|sangrando) ~ (menstrua*|fora do periodo|fora da menstruacao|depois da relacao|apos (a )?relacao|na menopausa)',
    '(menstruacao|menstruando) ~~ (nao para|muitos dias|desregulada|irregular|ha [0-9]+ dias)',
  ]),
  sangramento_vaginal_intenso: queixa('Sangramento vaginal intenso', { ginecologia: 2 }, [
    '(sangr*|sangue) & fralda* & (hora|horas|minuto*|encharc*|enche|encho|troco)',
    '(absorvente*|fralda geriatrica) & (hora|meia hora|minuto*|encharc*|encho|enche|troco)',
    '(sangr*|sangue) & (coagulo*|pedacos|lencol|lencois|escorrendo pela perna)',
    '(sangramento|sangrando|sangue) ~~ (coagulo|coagulos|encharcando|encharca|absorvente por hora|absorventes por hora|absorvente a cada hora|trocando absorvente toda hora)',
    '(encharc*|enchendo|trocando|troco) ~ (absorvente|absorventes) ~~ (hora|horas)',
    '(sangramento|hemorragia) ~ (vaginal|pela vagina|por baixo) ~ (forte|intenso|muito|grande)',
    '(sangrando muito) ~ (vagina|por baixo|vaginal|menstrua*)',
    '(hemorragia) ~ (vagina|vaginal|parto|por baixo|menstrua*)',
  ]),
  perda_liquido: queixa('Perda de líquido na gravidez', { ginecologia: 1 }, [
    '(liquido|agua|aguinha) & (escorr*|descend*|vaz*|perd*|molhando|molhou)',
    '(perd*|saindo|saiu|descendo|vazando|escorrendo) ~ (liquido|agua|aguinha)',
  ]),
  bolsa_rota: queixa('Bolsa rompida', { ginecologia: 1 }, [
    '(bolsa) ~ (rompeu|estourou|rompida|estourada|vazando|vazou)',
  ]),
  contracoes: queixa('Contrações', { ginecologia: 1 }, [
    'dor* ~ (vem e vai|vai e vem|de [0-9]+ em [0-9]+ minutos)',
    'colica* ~ (vem e vai|que vem e vao|vem e vao)',
    '(rolha|tampao|tampao mucoso)',
    '(contrac*|contraindo)',
    'barriga (fica|ficando|esta|fica toda|endurec*) ~ (dura|endurec*)',
    '(pressao|peso) ~ (vagina|embaixo|na bacia)',
    '(bebe) ~ (fosse sair|querendo sair|vai sair|nascendo|coroando)',
    '(contracao|contracoes|trabalho de parto|barriga endurecendo|dores do parto|entrando em parto|o bebe esta nascendo|cabeca do bebe)',
  ]),
  mexe_menos: queixa('Mexe menos', { ginecologia: 1 }, [
    '(mexe|mexendo|mexeu) (menos|pouquinho|bem menos|bem pouco|mal)',
  ]),
  bebe_nao_mexe: queixa('Bebê mexendo pouco ou parado na barriga', { ginecologia: 1 }, [
    '(quase )?nao sinto ~ (bebe|nenem|mexer|chutar)',
    'nao ~ senti* ~ (bebe|nenem) ~ mexer',
    '(bebe|filho|filha) & (nao mexe|parou de mexer|nao mexeu|mexe menos|mexendo menos|mexendo pouco|mexidinha|chuta menos|parou de chutar|nao chuta)',
    '(mexidinha|mexe pouco|mexeu pouco|so senti uma)',
    '(bebe|nenem|filh(o|a)|feto|ele|ela) ~ (nao (mexe(?! (em|no|com) (celular|computador|internet|whatsapp|aplicativo))|esta mexendo|mexeu|se mexe)|parou de mexer|mexendo (pouco|menos)|nao sinto mexer|parado na barriga|quieto demais)',
    '(nao (sinto|estou sentindo)|parei de sentir|sem sentir) ~ (bebe|nenem|mexer|movimentos|chutes)',
  ]),
  corrimento: queixa('Corrimento', { ginecologia: 4 }, [
    '(corrimento|candidiase|candida|secrecao vaginal|mau cheiro (na vagina|vaginal|intimo))',
    '(coceira|cocando|coca|ardencia|ardor|ardendo|irritacao) ~ (vagina|vaginal|intima|partes intimas|ppk|vulva|pepeca|perereca|xereca)',
  ]),
  colica_menstrual: queixa(
    'Cólica menstrual',
    { ginecologia: 4 },
    [
      '(colica|colicas|dor|dores) ~~ (menstru*|regra|tpm|ciclo)',
      '(tpm|endometriose|ovario|ovarios|mioma|miomas|utero|sop|ovario policistico)',
      '(menstruacao|menstrual|menstruada) ~ (colica|colicas|irregular|desregulada)',
    ],
    ['dor_abdominal'],
  ),
  dor_pelvica: queixa('Dor no baixo ventre', { ginecologia: 2, gastroenterologia: 1 }, [
    'dor ~ (um lado|lado esquerdo|lado direito) (so )?(embaixo|da barriga|do ventre|e ombro)',
    'dor de um lado',
    '(dor|dores|doendo|doi|pontada|colica) ~ (pelvica|pelve|baixo ventre|utero|ovario|virilha)',
    '(dor|doi) ~ (relacao|relacoes|sexo|transar)',
  ]),
  contracepcao: queixa('Anticoncepcional, menopausa ou prevenção', { ginecologia: 4 }, [
    '(anticoncepcional|pilula do dia seguinte|diu|contracepc*|menopausa|fogachos|calorao|calores|engravidar|fertilidade|reposicao hormonal|climaterio|implanon)',
  ]),
  nodulo_mama: queixa('Caroço, secreção ou mudança na mama', { ginecologia: 4 }, [
    '(caroco|nodulo|bolinha|ingua|secrecao|sangue|ferida|retracao|dur(o|a)) ~ (mama|mamas|seio|seios|mamilo|bico do peito)',
    '(mama|seio|mamilo|peito) ~ (caroco|nodulo|secrecao|bolinha dura|afundad(o|a)|ferida)',
  ]),
  dor_mama: queixa(
    'Dor na mama',
    { ginecologia: 3 },
    [
      '{DOR} ~ (mama|mamas|seio|seios|mamilo|mamilos|peitos)',
      '(mama|seio|seios|peito) ~ (empedrad(o|a)|rachad(o|a)|amament*)',
    ],
    ['dor_toracica'],
  ),
  amamentacao: queixa('Amamentação', { ginecologia: 2, pediatria: 2 }, [
    '(amamentar|amamentacao|amamentando|leite (empedrado|secou|pouco))',
  ]),
  sangramento_fora_de_hora: queixa('Sangramento fora da menstruação', { ginecologia: 5 }, [
    '(sangr*|sangue|borra) & (relacao|relacoes|menopausa|anos sem menstruar|depois de transar|fora d(a|o)|entre uma)',
    '(sangr*|sangue|escape|suj*) & (relacao|menopausa|parei de menstruar|fora da menstruacao|entre as menstruac*|calcinha)',
  ]),
  prolapso: queixa('Bola ou peso na vagina', { ginecologia: 5 }, [
    '(bola|caroco|bexiga|utero|peso|carne) ~ (saindo|caid(a|o)|descendo|vagina|embaixo)',
    '(bexiga|utero) (baix*|caid*)',
    '{DOR} ~ (relacao|transar|penetracao|sexo)',
  ]),
}
