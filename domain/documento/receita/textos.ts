/** Texts of a prescription's items on the emission screen. */
export const RECEITA = {
  titulo: 'Medicamentos por item',
  dica: 'Procure pelo nome, ou escreva o que quiser. Só o medicamento é obrigatório.',
  adicionar: 'Adicionar medicamento',
  item: (numero: number, nome: string) => `Item ${numero}${nome ? `: ${nome}` : ''}`,
  campos: {
    medicamento: 'Medicamento',
    apresentacao: 'Apresentação',
    dose: 'Dose',
    via: 'Via',
    frequencia: 'Frequência',
    duracao: 'Duração',
    quantidade: 'Quantidade',
    orientacao: 'Orientação',
  },
  sem_via: 'Não informar',
  subir: (numero: number) => `Subir o item ${numero}`,
  descer: (numero: number) => `Descer o item ${numero}`,
  tirar: (numero: number) => `Tirar o item ${numero}`,
  falta: 'Informe o medicamento de cada item, ou tire o item.',
  endereco: 'Endereço do paciente',
  dica_do_endereco:
    'A farmácia pode pedir (Lei 5.991/1973, art. 35). A conta não tem endereço: pergunte ao paciente.',
  controladas: 'Substâncias controladas ou com retenção não são prescritas por aqui.',
  alertas: {
    titulo: 'Confira antes de assinar',
    texto: 'Corrija a receita, ou marque cada aviso que você leu e prescreve mesmo assim.',
  },
  repetir: {
    botao: 'Repetir a última receita',
    nenhuma: 'Nenhuma receita sua entre os documentos mais recentes deste paciente.',
    lendo: 'Lendo...',
    erro: 'Não foi possível ler a última receita',
    feito: 'Última receita copiada. Confira cada item antes de gerar.',
  },
} as const
