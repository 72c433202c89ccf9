import { queixa } from './termo.ts'

/** Chest, circulation and fainting. */
export const CORACAO = {
  dor_toracica: queixa('Dor no peito', { cardiologia: 3 }, [
    '{DOR} ~ {PEITO}',
    '{PEITO} ~ {DOI}',
    '(dor|dores|pontada) (em cima|em baixo|embaixo|atras) d(o|a) (peito|coracao|esterno)',
    '(estou|acho que estou|sera que estou|pode ser|parece) (infartando|infarto|tendo um infarto|tendo infarto|enfartando)',
    '(angina|infartando|tendo um infarto)',
  ]),
  aperto_peito: queixa('Aperto ou peso no peito', { cardiologia: 3 }, [
    '(aperto|apertando|apertado|pressao|peso|pesado|queimacao|ardencia|opressao|esmagando|esmagamento|sufocando) ~ {PEITO}',
    '{PEITO} ~ (apertado|apertando|pesado|esmagado|oprimido|espremendo)',
    '(elefante|pedra|tijolo|bigorna) ~~ {PEITO}',
  ]),
  dor_irradiada: queixa('Dor que se espalha para braço, mandíbula, pescoço ou costas', { cardiologia: 1 }, [
    '(irradia*|espalha*|corre|correndo|desce|descendo|vai|indo|sobe|subindo|pega|pegando|puxa|puxando|passa|passando) ~ (braco|bracos|mandibula|queixo|pescoco|ombro|costas|maxilar)',
    '(braco|mandibula|queixo) ~ (doendo|doi|dormente|formigando|pesado|pesada)',
    '(dor|dormencia|formigamento) ~ (braco esquerdo|mandibula|queixo|maxilar)',
  ]),
  suor_frio: queixa('Suor frio ou palidez', {}, [
    '(suor|suores|suando|suadeira|suei|sudorese) ~ (frio|fria|gelado|gelada|bicas|muito|intenso|intensa)',
    '(suando frio|sudorese)',
    '(palid(o|a)|pele palida|branc(o|a) (que nem|feito|igual|como) (papel|cera)|branquel(o|a))',
  ]),
  palpitacao: queixa('Coração acelerado ou batendo fora do ritmo', { cardiologia: 3 }, [
    '(palpitac*|batedeira|taquicardia|arritmia|disritmia)',
    '{PEITO} ~ (acelerad(o|a)|disparad(o|a)|disparando|disparou|acelerou|acelerando|pulando|falhando|descompassado|descompassada|saindo pela boca)',
    '(batimento|batimentos) ~ (acelerad*|rapid*|irregular*|alt*|fort*)',
  ]),
  desmaio: queixa('Desmaio', { neurologia: 1, cardiologia: 2 }, [
    '(desmaio|desmaios|desmaiei|desmaiou|desmaiando|desmaiar|desmaiad(o|a)|desfaleci|desfaleceu|desacordei|apaguei|apagou|sincope|passamento)',
    '(perdi|perdeu|perda de|perdendo) (a |os )?(consciencia|sentidos)',
    '(cai|caiu) (duro|dura|desacordad(o|a))',
  ]),
  quase_desmaio: queixa(
    'Sensação de desmaio',
    { clinica_medica: 1, cardiologia: 1 },
    [
      '(quase (desmaiei|desmaio|desmaiando|cai|apaguei)|vou desmaiar|parece que vou desmaiar|sensacao de desmaio|vontade de desmaiar)',
      '(vista|visao) ~ (escura|escurec*|preta)',
      '(escurec*) ~ (vista|vistas|visao)',
    ],
    ['desmaio', 'perda_visao'],
  ),
  inchaco_pernas: queixa('Inchaço nas pernas', { cardiologia: 2, clinica_medica: 1 }, [
    '{INCHADO} ~ (perna|pernas|pe|pes|tornozelo|tornozelos|panturrilha)',
    '(perna|pernas|pe|pes|tornozelo|tornozelos|panturrilha) ~ {INCHADO}',
  ]),
  dor_panturrilha: queixa('Dor na panturrilha', { ortopedia: 2 }, [
    '{DOR} ~ (panturrilha|panturrilhas)',
    '(panturrilha|panturrilhas) ~ ({DOI}|dura|endurecida|quente|vermelha)',
  ]),
  membro_frio: queixa('Braço ou perna fria, pálida ou sem pulso', { cardiologia: 1 }, [
    '(perna|braco|pe|mao|dedo|dedos) ~ (gelad(o|a)|roxa|preta|preto|branca|azulad(o|a)|sem pulso)',
    '(perna|braco) ~ fri(o|a)',
  ]),
  dor_rasgando: queixa('Dor no peito ou nas costas que parece rasgar', { cardiologia: 2 }, [
    '(dor|sensacao) ~ (rasgando|rasga|dilacerante|rasgo|facada|lancinante) ~ (peito|costas|barriga)',
    '(dor|pontada) ~ (peito|costas) ~ (rasgando|rasga|dilacerante|rasgo)',
  ]),
  pressao_alta: queixa('Pressão alta', { cardiologia: 3, clinica_medica: 1 }, [
    'pressao ~ (alta|altissima|subiu|subindo|descontrolada|descompensada|elevada|nas alturas)',
    '(hipertens(o|a|ao)|controle d(a|e) pressao|acompanhar (a )?pressao)',
  ]),
  pressao_baixa: queixa('Pressão baixa', { clinica_medica: 1 }, [
    'pressao ~ (baixa|baixou|baixissima|caiu|caindo|despencou)',
    'hipotens*',
  ]),
}
