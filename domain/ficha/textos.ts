/** What the health profile says, on its screen, in the request and beside the room. */

/** Why an entry is refused and what to write instead. */
export const ERROS_DA_FICHA = {
  alergias: 'Diga se você tem alergias: nenhuma, não sei ou quais.',
  alergias_sem_lista: 'Escreva ao menos uma alergia, ou escolha Nenhuma ou Não sei.',
  alergias_retiradas: 'A resposta sobre alergias pode mudar, mas não pode ficar em branco.',
  substancia: 'Escreva a que você tem alergia, ou remova a linha.',
  medicamento: 'Escreva o nome do medicamento, ou remova a linha.',
  condicao: 'Escreva a condição, ou remova a linha.',
  cirurgia: 'Escreva a cirurgia, ou remova a linha.',
  texto: 'Escreva em texto.',
  lista: 'Informe uma lista.',
  longo: (letras: number) => `Use até ${letras} letras.`,
  muitos: (itens: number) => `Guardamos até ${itens} de cada. Remova os que não valem mais.`,
  ano: 'Escreva o ano com quatro algarismos, ou deixe em branco.',
  ano_fora: (primeiro: number, ultimo: number) => `Confira o ano: de ${primeiro} a ${ultimo}.`,
  sexo: 'Escolha o sexo biológico, ou deixe em branco.',
  gravidez: 'Diga se há gravidez: sim, não ou não sei.',
  gravidez_de_quem: 'A gravidez só vale com o sexo biológico Feminino ou Outro. Escolha-o antes.',
  semanas: 'Escreva as semanas de gravidez, de 1 a 42, ou deixe em branco.',
  semanas_sem_gravidez: 'As semanas só valem com a gravidez em Sim.',
  peso_kg: 'Escreva o peso em quilos, de 2 a 400, com no máximo uma casa decimal.',
  altura_cm: 'Escreva a altura em centímetros, de 40 a 250, sem vírgula.',
  versao: 'Recarregue a página para continuar de onde a ficha está.',
} as const

/** Somebody, or another tab, saved meanwhile. */
export const FICHA_MUDOU =
  'Sua ficha foi salva em outra aba ou aparelho depois que você abriu esta página. Nada do que está aqui foi guardado ainda: abra a ficha atual e refaça o que faltar.'

const ALERGIAS = { nenhuma: 'Nenhuma', nao_sei: 'Não sei', lista: 'Tenho alergia' } as const

export const FICHA = {
  titulo: 'Ficha de saúde',
  explica:
    'O médico que atende você lê esta ficha antes de tudo, e a triagem leva em conta suas condições, seus medicamentos e a gravidez. Só as alergias são pedidas; o resto ajuda quando houver.',
  de: (nome: string) => `Ficha de saúde de ${nome}`,
  vazia_de_dependente: 'Esta ficha ainda não foi preenchida. Comece pelas alergias.',
  vazia: 'Você ainda não preencheu sua ficha. Comece pelas alergias.',
  erro: { title: 'Não foi possível abrir sua ficha', description: 'Tente novamente.' },
  alergias: {
    titulo: 'Alergias',
    pergunta: 'Você tem alguma alergia?',
    pergunta_de_dependente: 'Quem vai ser atendido tem alguma alergia?',
    dica: 'A remédio, alimento, látex, picada ou outra coisa.',
    respostas: ALERGIAS,
    substancia: 'Alergia a',
    reacao: 'O que acontece (opcional)',
    adicionar: 'Adicionar alergia',
  },
  medicamentos: {
    titulo: 'Medicamentos em uso',
    nome: 'Medicamento',
    dose: 'Dose (opcional)',
    frequencia: 'Frequência (opcional)',
    adicionar: 'Adicionar medicamento',
  },
  condicoes: {
    titulo: 'Condições de saúde',
    dica: 'Por exemplo: asma, diabetes, pressão alta.',
    nome: 'Condição',
    adicionar: 'Adicionar condição',
  },
  cirurgias: {
    titulo: 'Cirurgias',
    nome: 'Cirurgia',
    ano: 'Ano (opcional)',
    adicionar: 'Adicionar cirurgia',
  },
  medidas: {
    titulo: 'Corpo',
    sexo: 'Sexo biológico',
    sexos: { F: 'Feminino', M: 'Masculino', outro: 'Outro' },
    sem_resposta: 'Prefiro não informar',
    gravidez: 'Gravidez',
    gravidez_respostas: { sim: 'Sim', nao: 'Não', nao_sei: 'Não sei' },
    semanas: 'Semanas de gravidez (opcional)',
    peso: 'Peso em kg (opcional)',
    altura: 'Altura em cm (opcional)',
  },
  /** Which of a list a button or a field is about. */
  linha: (rotulo: string, lugar: number) => `${rotulo} ${lugar}`,
  remover: 'Remover',
  remover_qual: (o_que: string) => `Remover ${o_que}`,
  salvar: 'Salvar ficha',
  salvando: 'Salvando...',
  salva: { title: 'Ficha salva', description: 'O próximo médico que atender você lê esta versão.' },
  nao_salva: { title: 'A ficha não foi salva', description: 'Tente novamente.' },
  corrigir: 'Corrija os campos marcados e salve de novo.',
  mudou: 'A ficha mudou em outro lugar',
  abrir_atual: 'Abrir a ficha atual',
  abrindo: 'Abrindo...',
  atualizada: (quando: string) => `Atualizada em ${quando}.`,
} as const

/** As the doctor reads it. */
export const FICHA_NO_PRONTUARIO = {
  alergias: {
    nenhuma: 'Nenhuma alergia, segundo o paciente',
    nao_sei: 'O paciente não sabe se tem alergias',
  },
  alergias_lista: 'Alergias',
  sem_alergias: 'O paciente ainda não respondeu sobre alergias: pergunte.',
  sem_ficha: 'O paciente ainda não preencheu a ficha de saúde.',
  fontes: { paciente: 'paciente', responsavel: 'responsável', medico: 'médico(a)' },
  nada: 'Nada informado',
  semanas: (semanas: number) => (semanas === 1 ? '1 semana' : `${semanas} semanas`),
  peso_nome: 'Peso',
  altura_nome: 'Altura',
  peso: (kg: number) => `${String(kg).replace('.', ',')} kg`,
  altura: (cm: number) => `${cm} cm`,
} as const
