import { presencial, relato } from '../caso.ts'

const MANCHESTER = 'Manchester: pouco urgente, precisa de exame físico, imagem ou procedimento'

export const PRESENCIAL_ELETIVO = [
  presencial('circulacao', ['clinica_medica', 'cardiologia'], `${MANCHESTER}; SBACV`, {
    1: relato(
      58,
      'F',
      'Varizes grossas nas duas pernas há anos, cansam no fim do dia, quero ver se precisa operar.',
      'Varizes: exame físico e doppler',
      { duracao_dias: 900 },
    ),
    2: relato(
      66,
      'M',
      'a panturrilha doi quando ando uns 2 quarteirao e passa quando paro, faz uns 6 mes, sou fumante. parado nao doi, pé quente e sem ferida',
      'Claudicação intermitente estável: pulsos e índice tornozelo-braço',
      { duracao_dias: 180 },
    ),
    3: relato(
      52,
      'F',
      'to com as veia da perna saltada e com coceira em cima, pele escurecida no tornozelo faz meses, queria examinar',
      'Insuficiência venosa crônica: exame e doppler',
      { duracao_dias: 200, especialidades: ['clinica_medica', 'cardiologia', 'dermatologia'] },
    ),
  }),
  presencial('coracao-eletivo', ['cardiologia', 'clinica_medica'], `${MANCHESTER}; SBC`, {
    1: relato(
      49,
      'F',
      'O médico do trabalho escutou um sopro no meu coração e pediu pra examinar e fazer ecocardiograma. Não sinto nada.',
      'Sopro: ausculta e ecocardiograma',
    ),
    2: relato(
      70,
      'M',
      'preciso fazer o eletrocardiograma e o risco cirurgico pra operar catarata mes que vem, to bem',
      'Risco cirúrgico: exame físico e eletrocardiograma',
    ),
    3: relato(
      62,
      'M',
      'meu marcapasso ta na data de revisao, tem que por o aparelhinho em cima pra medir a bateria. sem sintoma',
      'Revisão de marcapasso com programador',
      { comorbidades: ['marcapasso'], especialidades: ['cardiologia'] },
    ),
  }),
  presencial('nervo-eletivo', ['neurologia'], `${MANCHESTER}; ABN`, {
    1: relato(
      61,
      'M',
      'Minha mão direita treme parada faz uns oito meses, veio aos poucos. O clínico que me atendeu por vídeo disse que preciso de neurologista presencial pra examinar a rigidez e a marcha.',
      'Síndrome parkinsoniana: exame neurológico',
      { duracao_dias: 240 },
    ),
    2: relato(
      54,
      'F',
      'a mao foi perdendo força bem devagar em 1 ano, o musculo do dedao murchou e formiga de noite',
      'Atrofia tenar lenta: exame e eletroneuromiografia',
      { duracao_dias: 365, especialidades: ['neurologia', 'ortopedia'] },
    ),
    3: relato(
      57,
      'M',
      'diabetico ha 15 anos, os pes dormentes dos dois lados faz mais de ano, queria fazer aquele teste do fiozinho. pele inteira sem ferida',
      'Neuropatia diabética: teste do monofilamento',
      {
        duracao_dias: 400,
        comorbidades: ['diabetes'],
        especialidades: ['neurologia', 'endocrinologia', 'clinica_medica'],
      },
    ),
  }),
  presencial('exame-urologico', ['urologia'], `${MANCHESTER}; SBU`, {
    1: relato(
      20,
      'M',
      'Não consigo puxar a pele do pênis toda pra trás, sempre foi assim, e quero ver se preciso operar a fimose. Não está presa nem inchada.',
      'Fimose: exame e indicação de cirurgia',
      { duracao_dias: 900 },
    ),
    2: relato(
      26,
      'M',
      'tenho umas veia inchada em cima do testiculo esquerdo, parece um saco de minhoca, nao doi, faz anos',
      'Varicocele: exame físico e doppler',
      { duracao_dias: 900 },
    ),
    3: relato(
      50,
      'M',
      'to na idade do toque da prostata e quero marcar pra fazer, sem sintoma',
      'Exame prostático',
    ),
  }),
  presencial('infeccao-sexual', ['clinica_medica'], `${MANCHESTER}; Ministério da Saúde, PCDT de IST`, {
    1: relato(
      25,
      'M',
      'Uma feridinha no pênis que não dói apareceu há uma semana, tive relação sem camisinha mês passado.',
      'Úlcera genital indolor: exame, teste e penicilina injetável',
      { duracao_dias: 7, especialidades: ['urologia', 'dermatologia', 'clinica_medica'] },
    ),
    2: relato(
      23,
      'M',
      'ta saindo um pus amarelo do penis e arde pra mijar faz 3 dias, sem febre, testiculo normal',
      'Uretrite: exame, coleta e antibiótico injetável',
      { duracao_dias: 3, especialidades: ['urologia', 'clinica_medica'] },
    ),
    3: relato(
      29,
      'F',
      'meu namorado deu positivo pra sifilis no exame e preciso fazer o teste e tomar a benzetacil, nao sinto nada',
      'Contato de sífilis: teste rápido e penicilina',
      { especialidades: ['ginecologia', 'clinica_medica'] },
    ),
  }),
  presencial('barriga-eletivo', ['gastroenterologia', 'clinica_medica'], `${MANCHESTER}; FBG`, {
    1: relato(
      36,
      'F',
      'Dói demais pra evacuar, como se cortasse, e sai um risquinho de sangue no papel há três semanas. Acho que tem uma fissura.',
      'Fissura anal: exame proctológico',
      { duracao_dias: 21 },
    ),
    2: relato(
      60,
      'M',
      'anemia no exame, hemoglobina 11 e o medico falou que preciso fazer endoscopia e colono. nao vi sangue, to bem',
      'Anemia ferropriva em homem: investigação endoscópica',
      { duracao_dias: 30 },
    ),
    3: relato(
      44,
      'F',
      'pedra na vesicula no ultrassom, tive duas coliquinhas mes passado que passaram sozinhas, hj sem dor. queria avaliar cirurgia',
      'Colelitíase sintomática fora de crise: avaliação cirúrgica',
      { duracao_dias: 40 },
    ),
  }),
].flat()
