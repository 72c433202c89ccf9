import { emergencia, relato } from '../caso.ts'

const MS = 'Ministério da Saúde, manual de gestação de alto risco'

export const OBSTETRICIA = [
  emergencia('gravidez-ectopica', MS, {
    1: relato(
      28,
      'F',
      'Menstruação atrasada 7 semanas, teste positivo, e agora uma dor forte de um lado só embaixo da barriga com sangramento escuro e dor no ombro. Quase desmaiei.',
      'Dor unilateral, sangramento e lipotimia no início da gravidez',
    ),
    2: relato(
      33,
      'F',
      'ja tive gravidez nas trompas. to com beta positivo e comecou uma pontada forte do lado esquerdo do pe da barriga e to tonta',
      'Dor pélvica em gestante com ectópica prévia',
    ),
    3: relato(
      24,
      'F',
      'uso DIU mas minha menstruaçao nao veio esse mes, ta saindo um sangue ralo e a dor na barriga é tao forte q n consigo ficar em pé, to branca',
      'Atraso menstrual, dor intensa e palidez em usuária de DIU',
      { sangramento_ativo: true },
    ),
  }),
  emergencia('pre-eclampsia', `${MS}: sinais de iminência de eclâmpsia`, {
    1: relato(
      36,
      'F',
      'Grávida de 34 semanas, pressão 17 por 11, dor de cabeça forte e vendo pontinhos brilhantes.',
      'Hipertensão na gravidez com cefaleia e escotomas',
    ),
    2: relato(
      19,
      'F',
      '32 semana gravida primeiro filho, inchei o rosto e as mão da noite pro dia, dor na boca do estomago q nao passa e a pressao 150/100',
      'Pressão alta com epigastralgia na gravidez',
    ),
    3: relato(
      29,
      'F',
      'Tive bebê há 4 dias. Minha pressão está 16x11, dor de cabeça que não passa com remédio e a vista embaçada.',
      'Pré-eclâmpsia no puerpério',
      { duracao_dias: 2 },
    ),
  }),
  emergencia('sangramento-gestacao', `${MS}: hemorragias da gestação`, {
    1: relato(
      31,
      'F',
      'Grávida de 8 meses e começou a descer sangue vivo escorrendo pela perna, sem dor nenhuma.',
      'Sangramento indolor no terceiro trimestre: placenta prévia',
      { sangramento_ativo: true },
    ),
    2: relato(
      35,
      'F',
      '36 semanas, dor muito forte na barriga que ficou dura e nao relaxa, sangramento escuro. bati a barriga no volante',
      'Descolamento de placenta provável após trauma',
    ),
    3: relato(
      27,
      'F',
      'gravida de 10 semanas sangrando muito, troco absorvente a cada 20 minuto, saindo pedaços, colica forte e febre',
      'Abortamento com hemorragia e febre',
      { sangramento_ativo: true, febre: true },
    ),
  }),
  emergencia('movimento-fetal-reduzido', `${MS}: redução dos movimentos fetais`, {
    1: relato(
      30,
      'F',
      'Estou com 37 semanas e meu bebê não mexe desde ontem à noite. Já comi doce, deitei do lado esquerdo e nada.',
      'Ausência de movimentos fetais',
    ),
    2: relato(
      22,
      'F',
      'gestante 33 sem, o neném sempre chuta mto e hj o dia todo só senti uma mexidinha de leve',
      'Redução acentuada dos movimentos fetais',
    ),
    3: relato(
      40,
      'F',
      'Tenho diabetes gestacional, 38 semanas, e faz umas 12 horas que não sinto a nenê mexer na barriga. Tô com medo.',
      'Ausência de movimentos em gestação de risco',
      { comorbidades: ['diabetes gestacional'] },
    ),
  }),
  emergencia('hemorragia-pos-parto', 'Ministério da Saúde e OPAS, Zero Morte Materna por Hemorragia', {
    1: relato(
      26,
      'F',
      'Pari em casa faz uma hora e o sangue não para, já encharquei dois lençóis, tô tonta e gelada.',
      'Hemorragia pós-parto com choque',
      { sangramento_ativo: true },
    ),
    2: relato(
      34,
      'F',
      'tive bebe ha 8 dias e hj comecou a sair sangue vivo aos montes com coagulo do tamanho de um ovo, encho um absorvente noturno em meia hora',
      'Hemorragia puerperal tardia',
      { sangramento_ativo: true },
    ),
    3: relato(
      29,
      'M',
      'minha esposa ganhou nenem ontem, teve alta e ta sangrando muito, ficou branca, a boca sem cor e quase nao responde',
      'Hemorragia com rebaixamento no puerpério',
    ),
  }),
  emergencia('parto-prematuro', `${MS}: trabalho de parto prematuro e amniorrexe`, {
    1: relato(
      25,
      'F',
      'Tô de 30 semanas e estou com contração a cada 5 minutos, a barriga endurece e dói embaixo e nas costas.',
      'Contrações regulares antes de 37 semanas',
    ),
    2: relato(
      18,
      'F',
      '31 semanas. desceu um monte de agua de uma vez molhou a cama toda e continua vazando',
      'Rotura prematura de membranas',
    ),
    3: relato(
      37,
      'F',
      'Gêmeos, 28 semanas, pressão forte na vagina como se o bebê fosse sair, cólicas que vêm e vão e um catarro com sangue.',
      'Trabalho de parto prematuro em gestação gemelar',
    ),
  }),
].flat()
