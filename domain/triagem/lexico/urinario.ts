import { queixa } from './termo.ts'

/** Urinary tract and male genitals. */
export const URINARIO = {
  dor_urinar: queixa(
    'Dor ou ardência ao urinar',
    { urologia: 3, clinica_medica: 1 },
    [
      '(dor|dores|doi|doendo|ardencia|ardor|arde|ardendo|queima|queimando|queimacao|ardido|incomodo) ~ (urinar|urina|xixi|mijar|mijo|micao|uretra|urinario|urinaria)',
      '(urinar|urino|xixi|mijar|mijo) ~ (doi|doendo|arde|ardendo|queima|queimando)',
      '(infeccao urinaria|infeccao de urina|cistite|disuria|mal de urina)',
    ],
    ['estomago'],
  ),
  urina_frequente: queixa('Vontade de urinar a toda hora', { urologia: 3, clinica_medica: 1 }, [
    '(perco|escapa*|vaza*|solta*) ~ (gotinha*|gota*|xixi|urina) ',
    '(gotinha*|xixi) ~~ (rio|tusso|espirro|tossir|rir)',
    '(xixi|urinar|urino|banheiro|mijar) ~ (toda hora|o tempo todo|muitas vezes|varias vezes|de pouco em pouco|a noite toda|pinga*)',
    '(vontade|urgencia) ~ (urinar|xixi|mijar) ~ (toda hora|o tempo todo|frequente|sempre)',
    '(incontinencia urinaria|escapando xixi|escape de urina|jato (fraco|da urina)|prostata|bexiga caida|bexiga)',
  ]),
  sangue_urina: queixa('Sangue na urina', { urologia: 4 }, [
    '(sangue|sangrando|sangramento) ~ (urina|xixi|mijo|urinar)',
    '(urina|xixi|mijo|urinando|mijando) ~ (sangue|avermelhad(o|a)|vermelh(o|a)|ensanguentad(o|a)|rosa)',
    'hematuria',
  ]),
  retencao_urinaria: queixa('Não consegue urinar', { urologia: 2 }, [
    '(xixi|urina|urinar|mijar|mijo|gota|bexiga) & (nao sai|nao consigo|nao consegue|sem conseguir|trancad*|travad*|nem uma gota|estourando)',
    'nao sai ~ (gota|xixi|urina|nada)',
    '(horas|hora|dia|ontem) ~ sem (urinar|fazer xixi|mijar)',
    '{NAO_CONSEGUE} ~ (urinar|fazer xixi|mijar|soltar a urina|esvaziar a bexiga)',
    '(urina|xixi|bexiga) ~ (pres(o|a)|trancad(o|a)|nao sai|travad(o|a)|cheia)',
    '(nao (urino|urina|urinei|mijo)|sem urinar) ~ (hoje|ontem|horas|dia)',
  ]),
  dor_flanco: queixa(
    'Dor nas costas, do lado, na altura do rim',
    { urologia: 3 },
    [
      '(pedra|pedras|calculo) & rim',
      '(rim|rins) & (dor|doi|colica|febre)',
      '(so tenho um|um so|unico) rim',
      '{DOR} ~ (rim|rins|renal|flanco|lombar do lado)',
      '(rim|rins) ~ {DOI}',
      '(pedra|pedras|calculo|calculos) ~ (rim|rins|renal|renais|uretra|ureter)',
      '(colica|crise) (renal|de rim|nos rins|no rim)',
    ],
    ['dor_abdominal'],
  ),
  dor_testiculo: queixa('Dor no testículo', { urologia: 3 }, [
    '(saco(?! de (gelo|racao|cimento|areia|arroz|batata|lixo|cafe|milho|feijao|sal|carvao|pao|compras|dormir))|testiculo|testiculos|escroto|bago|bagos) & (dor|doi|doendo|doloros*|inchad*|inchou|subiu|mais alto|torceu|torcid*|vermelho|roxo)',
    '({DOR}|inchaco|pancada|chute|bolada|torcao|torcid(o|a)) ~ (testiculo|testiculos|escroto|bagos)',
    '({DOR}|inchaco|pancada|chute|bolada) ~ (no saco|nas bolas|nos ovos|no ovo|na bola (direita|esquerda))',
    '(testiculo|testiculos|saco|escroto|bago|bolas) ~ ({DOI}|{INCHADO}|vermelho|subiu|torcido|torceu|dur(o|a))',
  ]),
  priapismo: queixa('Ereção dolorosa que não passa', { urologia: 2 }, [
    '(penis|pinto|pau|membro|erecao|bilau) & (dur(o|a) (ha|faz|desde|ate|e|, doendo)|nao (baixa|abaixa|passa|amolece)|[2-9] (horas|hs)|horas sem)',
    '(penis|pinto|pau|erecao) ~~ dur(o|a) ~~ (doendo|doi|dor|horas|ontem)',
    '(erecao|penis|pinto|pau) ~~ (nao (baixa|abaixa|passa|desce|amolece)|dur(o|a) ha|horas)',
    'priapismo',
    '(prepucio|pele do penis|pele do pinto|cabeca do penis) ~~ (pres(o|a)|nao volta|inchad(o|a)|estrangul*)',
  ]),
  intimo_homem: queixa('Queixa do pênis ou da vida sexual', { urologia: 4 }, [
    '(disfuncao eretil|impotencia|ejaculacao|fimose|vasectomia|brochando|broxa*|libido)',
    '(penis|pinto|glande|prepucio) ~ (ferida|coceira|cocando|vermelh*|ardendo|corrimento|secrecao|pus|verruga*|mancha*|irritad*)',
    '(ferida|coceira|corrimento|pus|verruga|verrugas|mancha|manchas) ~ (penis|pinto|glande)',
  ]),
  ist: queixa(
    'Exposição sexual ou infecção transmitida pelo sexo',
    { clinica_medica: 2, urologia: 1, ginecologia: 1 },
    [
      '(dst|ist|sifilis|gonorreia|clamidia|hpv|hiv|herpes genital|camisinha (estourou|rompeu|furou)|sexo sem camisinha|relacao sem (camisinha|protecao|preservativo))',
    ],
  ),
  nodulo_testiculo: queixa(
    'Caroço no testículo',
    { urologia: 5 },
    ['(caroco|carocinho|bolinha|nodulo|bola) & (testiculo|testiculos|saco|escroto)'],
    ['caroco', 'dor_testiculo'],
  ),
  varicocele: queixa(
    'Veias inchadas no testículo',
    { urologia: 5 },
    [
      '(veia|veias|varizes) ~ (inchad*|dilatad*|gross*)? ~~ (testiculo|testiculos|saco|escroto)',
      'varicocele',
    ],
    ['dor_testiculo'],
  ),
  lesao_genital: queixa(
    'Ferida, verruga ou secreção genital',
    { urologia: 2, ginecologia: 2, clinica_medica: 2 },
    [
      '(camisinha) ~ (estourou|furou|rompeu|saiu)',
      '(sifilis|hiv|gonorreia|clamidia|herpes|hpv|dst|ist) ~ (teste|exame|parceir*|positiv*|deu|tratar)',
      '(parceir*|namorad*|marido|ficante) ~ (sifilis|hiv|gonorreia|dst|ist|corrimento|verruga*)',
      '(ferida*|verruga*|bolha*) ~ (intima*|genita*|la embaixo|partes)',
      '(ferida|feridinha|verruga*|verruguinha|bolinha*) ~ (penis|pinto|pau|vulva|vagina|anus|glande|genital)',
      '(ferida|feridinha|verruga*|verruguinha|bolha*|bolinha*|pus) & (penis|pinto|pau|vulva|vagina|anus|glande|genital|partes intimas)',
      '(pus|secrecao|corrimento) & (arde|ardendo|mijar|xixi|urin*) & (penis|pinto|pau)',
      'corrimento (amarel*|esverdead*) ',
      '(corrimento) & (cheiro|fedid*|amarel*|verde|verruga*)',
    ],
  ),
  prostata_exame: queixa(
    'Jato fraco, próstata ou saco inchado',
    { urologia: 5 },
    [
      '(jato|xixi|urina) ~ (frac*|fino|demora|gotej*|pinga*)',
      '(acordo|levanto) ~ ([2-9]|duas|tres|quatro|cinco|varias|muitas) vezes ~~ (urinar|xixi|mijar|banheiro)',
      '(psa|prostata) ~ (alt*|aument*|grande|elevad*|exame|toque)',
      '(saco|testiculo) ~ (inchad*|cheio|aument*|agua) ~~ (meses|anos|sem dor|nao doi)',
      'hidrocele',
      'sangue ~ (esperma|semen)',
      '(penis|pinto) ~ (torto|curv*|torta)',
    ],
    ['dor_testiculo', 'urina_frequente'],
  ),
}
