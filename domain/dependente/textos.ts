import { idadeEscrita } from '../base/idade-escrita.ts'
import type { Relacao } from './relacao.ts'
import type { VinculoStatus } from './status.ts'
import type { Prova } from './vinculo.ts'

/** What is said of dependants: on their screen, in the triage and to the person who reviews. */

/** Why a bond that waited for a person ended by itself. */
export const NINGUEM_CONFERIU = 'Ninguém conferiu a tempo o que foi enviado.'

/** Why something is refused and what to do instead. */
export const ERROS_DO_DEPENDENTE = {
  relacao: 'Diga o que você é desta pessoa.',
  declaracao: 'Leia e aceite a declaração de responsabilidade para continuar.',
  declaracao_mudou: 'A declaração mudou. Recarregue a página para lê-la.',
  maior:
    'Esta pessoa já tem 18 anos: ela pede a consulta na própria conta. Se você é curador(a), escolha essa relação.',
  curador_de_menor: 'Curador(a) é de quem já tem 18 anos. Para menores, escolha outra relação.',
  cpf_proprio: 'Este é o seu CPF. Informe o CPF de quem depende de você.',
  cpf_com_conta: 'Este CPF já tem conta no Acolhe: a própria pessoa pede a consulta na conta dela.',
  outros_dados: 'Você já adicionou este CPF com outros dados. Remova-o da lista para adicionar de novo.',
  muitos: (maximo: number) =>
    `Você pode ter até ${maximo} dependentes. Remova quem não depende mais de você.`,
  cadastro: {
    nao_confere:
      'O CPF e a data de nascimento não conferem com o cadastro da Receita Federal. Confira os dois.',
    nome: 'O nome no cadastro do CPF não é este. Escreva-o como está no documento.',
    nascimento: 'A data de nascimento no cadastro do CPF não é esta.',
    situacao: 'A situação deste CPF na Receita Federal não está regular. Resolva-a antes de continuar.',
  },
  prova: 'Diga o que a imagem mostra: frente, verso ou o comprovante.',
  documento: 'Envie ao menos a frente do documento da criança ou do dependente.',
  imagem_perdida: 'Uma das imagens não está mais aqui. Envie de novo.',
  em_conferencia: 'A imagem ainda está sendo conferida. Tente de novo em um minuto.',
  consulta_aberta: 'Há uma consulta aberta para esta pessoa. Espere ela terminar, ou cancele-a antes.',
  mudou: 'Isto mudou em outra aba ou aparelho. Recarregue a página para ver como está.',
} as const

/** Why the document alone does not prove the bond. */
export const MOTIVOS_DA_PROVA = {
  relacao: 'Tutela, guarda e curatela são provadas pela decisão judicial.',
  protegido: 'A Receita Federal não informa os dados deste CPF.',
  de_outra_pessoa: 'O nome e a data de nascimento não foram lidos no documento como você informou.',
  imagem: 'A imagem tem sinais de cópia ou de edição.',
  sem_filiacao: 'A filiação não pôde ser lida no documento.',
  outra_filiacao: 'Seu nome não está na filiação do documento.',
} as const

const NOMES_DAS_RELACOES: Readonly<Record<Relacao, string>> = {
  mae: 'Mãe',
  pai: 'Pai',
  tutor: 'Tutor(a)',
  guardiao: 'Guardião(ã), com guarda judicial',
  curador: 'Curador(a) de pessoa maior de 18 anos',
}
export const rotuloDaRelacao = (relacao: Relacao): string => NOMES_DAS_RELACOES[relacao]

export const DEPENDENTES = {
  titulo: 'Dependentes',
  explica:
    'Crianças, adolescentes e pessoas sob sua curatela. A consulta, os documentos e o prontuário são de quem depende de você; você pede, paga e fica na chamada.',
  erro: { title: 'Não foi possível abrir seus dependentes', description: 'Tente novamente.' },
  vazia: {
    titulo: 'Nenhum dependente ainda',
    texto: 'Adicione quem depende de você para pedir uma consulta para essa pessoa.',
  },
  adicionar: 'Adicionar dependente',
  adicionando: 'Conferindo...',
  novo: 'Novo dependente',
  nome: 'Nome completo *',
  nome_dica: 'Como está no documento.',
  cpf: 'CPF *',
  nascimento: 'Data de nascimento *',
  relacao: 'Você é *',
  escolha: 'Escolha',
  aceito: 'Li e declaro, sob as penas da lei',
  versao: (versao: string) => `Versão ${versao}`,
  cancelar: 'Cancelar',
  corrigir: 'Corrija os campos destacados para continuar.',
  nao_adicionado: 'O dependente não foi adicionado',
  adicionado: { title: 'Dependente adicionado', description: 'Agora envie o documento dele.' },
  status: {
    pendente: 'Falta o documento',
    em_revisao: 'Em análise',
    confirmado: 'Confirmado',
    recusado: 'Não confirmado',
    encerrado: 'Encerrado',
  } satisfies Record<VinculoStatus, string>,
  passo: {
    pendente:
      'Envie uma foto do documento de identidade. Se o seu nome estiver na filiação, a confirmação é na hora.',
    em_revisao:
      'Uma pessoa da equipe vai conferir o que você enviou, em até 48 horas. Você lê o resultado aqui.',
    confirmado: 'Você já pode fazer a triagem e pedir consultas para esta pessoa.',
    recusado: 'Você pode enviar outro documento ou outro comprovante.',
    encerrado: 'Você não responde mais por esta pessoa aqui.',
  } satisfies Record<VinculoStatus, string>,
  ate: (dia: string) => `Vale até ${dia}, quando completa 18 anos.`,
  motivo: 'Motivo',
  frente: 'Documento, frente *',
  verso: 'Documento, verso',
  verso_dica: 'No RG antigo, a filiação fica no verso.',
  guarda: 'Comprovante da responsabilidade',
  guarda_dica: 'Certidão de nascimento, termo de guarda, tutela ou curatela: uma foto em que se leia tudo.',
  pedir_guarda: 'O documento não bastou sozinho',
  pedir_guarda_texto: 'Envie também um comprovante: uma pessoa da equipe confere os dois.',
  enviar: 'Enviar',
  enviando: 'Enviando e lendo...',
  nao_enviado: 'Não foi enviado',
  confirmado: 'Confirmado: seu nome está na filiação.',
  em_analise: 'Recebemos. Uma pessoa da equipe vai conferir.',
  triagem: 'Fazer triagem',
  ficha: 'Ficha de saúde',
  remover: 'Remover',
  removendo: 'Removendo...',
  remover_titulo: (nome: string) => `Remover ${nome}?`,
  remover_texto:
    'Você deixa de ver a ficha, as consultas e os documentos desta pessoa. O prontuário dela continua guardado, como a lei manda.',
  removido: 'Dependente removido',
  nao_removido: 'O dependente não foi removido',
} as const

/** Whom a triage is for. */
export const PARA_QUEM = {
  rotulo: 'Para quem é esta triagem?',
  para_mim: 'Para mim',
  de: (nome: string, anos: number) => `${nome}, ${idadeEscrita(anos)}`,
  outra: 'A triagem é para uma criança ou para alguém que depende de você?',
  adicionar: 'Adicionar dependente',
  informada: 'Idade pelo cadastro',
} as const

/** Who answers for a patient who is not an adult, as others read it. */
export const RESPONSAVEL = {
  na_fila: 'com responsável',
  rotulo: 'Responsável',
  paciente: 'Paciente',
  de: (nome: string, relacao: Relacao) => `${nome} (${NOMES_DAS_RELACOES[relacao].toLowerCase()})`,
  consentimento: (nome: string) =>
    `Aceito este termo como responsável legal por ${nome}, e estarei com ${nome} na chamada.`,
} as const

export const REVISAO_DE_DEPENDENTES = {
  titulo: 'Revisão de dependentes',
  subtitulo: 'Vínculos que o documento não provou sozinho, o mais antigo primeiro. Decida em até 48 horas.',
  vazia: { titulo: 'Nenhum vínculo em análise', descricao: 'Quando um precisar de você, ele aparece aqui.' },
  desde: (quando: string) => `Em análise desde ${quando}`,
  ate: (quando: string) => `Decidir até ${quando}`,
  vencida: 'Prazo vencido',
  abrir: 'Ver comprovantes',
  fechar: 'Voltar à lista',
  aviso: 'Abrir os comprovantes fica registrado no histórico de acessos do dependente.',
  responsavel: 'Responsável',
  relacao: 'Declara ser',
  nascimento: 'Nascimento',
  cpf: (final: string) => `CPF terminado em ${final}`,
  links: (minutos: number) => `As imagens abrem por ${minutos} minutos.`,
  imagens: {
    frente: 'Frente do documento',
    verso: 'Verso do documento',
    guarda: 'Comprovante da responsabilidade',
  } satisfies Record<Prova, string>,
  confirmar: 'Confirmar',
  recusar: 'Recusar',
  confirmado: 'Vínculo confirmado',
  recusado: 'Vínculo recusado',
  pergunta: { confirmar: 'Confirmar este vínculo?', recusar: 'Recusar este vínculo?' },
  explicacao: {
    confirmar: 'O responsável passa a pedir consultas e a ler o prontuário desta pessoa.',
    recusar: 'O responsável lê o motivo e pode enviar outros comprovantes.',
  },
} as const
