import { emergencia, relato } from '../caso.ts'

export const METABOLICO = [
  emergencia('cetoacidose', 'SBD, cetoacidose diabética; Manchester, diabetes: hiperglicemia com cetose', {
    1: relato(
      17,
      'F',
      'Sou diabética tipo 1 e o aparelho marca HI. Tô vomitando, com dor de barriga e respirando fundo e rápido, minha mãe disse que meu hálito tá de acetona.',
      'Hiperglicemia extrema, vômitos e respiração de Kussmaul',
      { vomitos_persistentes: true, comorbidades: ['diabetes tipo 1'] },
    ),
    2: relato(
      11,
      'M',
      'meu filho ta bebendo agua sem parar e fazendo muito xixi ha umas 2 semanas, emagreceu 5kg, hj ta vomitando, sonolento e ofegante',
      'Diabetes de início com vômitos, sonolência e taquipneia',
      { duracao_dias: 14 },
    ),
    3: relato(
      32,
      'M',
      'glicemia 450, fiquei sem insulina 3 dias, to mto fraco, enjoado e a fita de cetona deu 3 cruzes',
      'Hiperglicemia com cetonúria após falta de insulina',
      { comorbidades: ['diabetes'] },
    ),
  }),
  emergencia('hipoglicemia', 'SBD, hipoglicemia grave; Manchester, diabetes: hipoglicemia', {
    1: relato(
      70,
      'F',
      'Minha mãe toma insulina, o destro deu 32, ela tá suando, falando enrolado e não consegue engolir o suco.',
      'Hipoglicemia grave sem poder ingerir açúcar',
    ),
    2: relato(
      24,
      'M',
      'meu namorado diabetico nao acorda, ta gelado e suado, aplicou insulina e nao jantou',
      'Inconsciente após insulina sem refeição',
    ),
    3: relato(
      62,
      'M',
      'tomo glibenclamida, a glicose deu 41, comi açucar 2 vezes e caiu de novo pra 38, to tremendo e confuso',
      'Hipoglicemia que recorre por sulfonilureia',
      { comorbidades: ['diabetes', 'insuficiência renal'] },
    ),
  }),
  emergencia('hiperosmolar', 'SBD, estado hiperglicêmico hiperosmolar', {
    1: relato(
      77,
      'F',
      'A vó é diabética, faz uma semana que só bebe água e urina, hoje está desorientada, boca seca, e a glicemia não lê, aparece HIGH.',
      'Hiperglicemia não mensurável com confusão e desidratação',
      { duracao_dias: 7, comorbidades: ['diabetes'] },
    ),
    2: relato(
      68,
      'M',
      'glicose 620 no postinho, to com muita sede a lingua colando, fraqueza d nao parar em pe e muito sono',
      'Glicemia acima de 600 com sonolência',
    ),
    3: relato(
      82,
      'M',
      'Meu avô está no asilo, com infecção de urina, diabetes, ficou parado, não responde direito e mediram 710 de açúcar.',
      'Glicemia extrema com rebaixamento em idoso infectado',
    ),
  }),
  emergencia('crise-adrenal', 'Endocrine Society e SBEM: insuficiência adrenal aguda', {
    1: relato(
      38,
      'F',
      'Tenho doença de Addison, peguei uma virose e vomitei os comprimidos de corticoide. Pressão 7 por 4, não consigo levantar, muito fraca.',
      'Addison com vômitos e hipotensão',
      { vomitos_persistentes: true, comorbidades: ['doença de Addison'] },
    ),
    2: relato(
      55,
      'M',
      'tomava predinisona 20mg ha anos e parei por conta sexta feira. hj to vomitando, dor na barriga, pressao baixinha 80 por 50 e confuso',
      'Suspensão abrupta de corticoide com hipotensão e confusão',
      { duracao_dias: 3 },
    ),
    3: relato(
      14,
      'M',
      'Meu filho tem hiperplasia adrenal congênita, está com febre 39 e vomitando, não parou nada no estômago, tá pálido, mole, quase não abre o olho',
      'Hiperplasia adrenal com vômitos e prostração',
      { febre: true, vomitos_persistentes: true },
    ),
  }),
].flat()
