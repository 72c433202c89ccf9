import type { PrazoNome } from './prazos.ts'
import type * as DIAS from './retencao-dias.ts'

/** What each class of data is, why it is kept, and who deletes it, in the words of docs/generated/retencao.md. */

type ClasseEmDias = keyof typeof DIAS

interface Classe {
  readonly o_que: string
  readonly por_que: string
  readonly quem_apaga: string
}

const TABELA = 'o TTL da tabela'
const CICLO = 'a regra de ciclo de vida do balde'
const NINGUEM = 'ninguém antes do prazo: trava de objetos e cofre de cópias; depois, quem opera'

export const CLASSES: Readonly<Record<ClasseEmDias, Classe>> = {
  prontuario: {
    o_que:
      'Prontuário: ficha de saúde, vínculos com dependentes, consultas, registros, opiniões sobre elas, mensagens e arquivos delas, triagens, consentimentos, documentos assinados; auditoria dele e suas âncoras',
    por_que: 'Lei 13.787/2018, art. 6º, a partir do último registro; Resolução CFM 1.821/2007',
    quem_apaga: NINGUEM,
  },
  pagamento: {
    o_que: 'Pagamentos, livro de lançamentos e repasses, sem dado de cartão',
    por_que: 'Código Tributário Nacional, arts. 173 e 174',
    quem_apaga: 'quem opera, depois do prazo; nada apaga antes',
  },
  registro_de_acesso: {
    o_que: 'Registros de acesso da borda e dos baldes: endereço, hora, caminho',
    por_que: 'Lei 12.965/2014, art. 15 (ao menos seis meses), e investigação de incidentes',
    quem_apaga: CICLO,
  },
  originais: {
    o_que:
      'Imagens de documento e selfie como foram enviadas, com metadados; a cópia sem eles fica enquanto a conta existir (decisão 088)',
    por_que: 'conferência da identidade e contestação; LGPD, art. 16',
    quem_apaga: CICLO,
  },
  rascunho: {
    o_que: 'Documentos ainda não assinados',
    por_que: 'só servem até serem assinados; LGPD, art. 16',
    quem_apaga: CICLO,
  },
  versao_do_site: {
    o_que: 'Versões anteriores das páginas, sem dado de ninguém',
    por_que: 'volta de uma publicação',
    quem_apaga: CICLO,
  },
  apagado: {
    o_que: 'O que foi apagado de um balde',
    por_que: 'um engano se nota antes; LGPD, art. 16',
    quem_apaga: CICLO,
  },
  envio_incompleto: {
    o_que: 'Partes de um envio que não terminou, e arquivos de uma consulta até serem conferidos',
    por_que: 'nada as usa',
    quem_apaga: CICLO,
  },
  copia_diaria: {
    o_que: 'Cópias diárias da tabela (as mensais ficam pelo prazo do prontuário)',
    por_que: 'restauração; LGPD, art. 46',
    quem_apaga: 'o plano do AWS Backup; ninguém antes',
  },
  barrado: {
    o_que: 'Telas em que uma pessoa foi barrada',
    por_que: 'suporte e segurança',
    quem_apaga: TABELA,
  },
  contagem: {
    o_que: 'Quantas opiniões e esperas houve em cada dia, e a soma delas; de ninguém em particular',
    por_que: 'o que o site afirma vem delas',
    quem_apaga: TABELA,
  },
  vista_na_fila: {
    o_que: 'Quais médicos viram uma consulta que espera',
    por_que: 'contas da fila',
    quem_apaga: TABELA,
  },
  aviso_do_cartao: {
    o_que: 'Ids dos avisos do provedor de cartão já tratados',
    por_que: 'nenhum aviso age duas vezes',
    quem_apaga: TABELA,
  },
  devolucao: {
    o_que: 'Ids dos avisos de mensagem devolvida',
    por_que: 'nenhum aviso age duas vezes',
    quem_apaga: TABELA,
  },
  medida_contada: {
    o_que: 'Ids dos eventos já contados',
    por_que: 'nenhum evento conta duas vezes',
    quem_apaga: TABELA,
  },
  mensagem: {
    o_que: 'Que uma mensagem já foi enviada ou um aparelho já tocou, sem o que se disse',
    por_que: 'ninguém a recebe duas vezes',
    quem_apaga: TABELA,
  },
  falha: {
    o_que: 'Eventos que um consumidor não conseguiu tratar',
    por_que: 'reenvio por quem opera',
    quem_apaga: 'a fila',
  },
  alteracao: {
    o_que: 'Resposta a um pedido de alteração de dado, com o valor em HMAC',
    por_que: 'o mesmo pedido responde o mesmo',
    quem_apaga: TABELA,
  },
  repeticao: {
    o_que: 'Que um pedido já foi contado',
    por_que: 'um pedido repetido conta uma vez',
    quem_apaga: TABELA,
  },
  presenca: {
    o_que: 'Presença de médicos na fila',
    por_que: 'some quando o navegador some',
    quem_apaga: TABELA,
  },
}

/** Classes whose time is a timer of the product: a stage may set it differently. */
export const CLASSES_POR_PRAZO = {
  entrada: {
    o_que: 'Entradas abertas e encerradas: navegador, rede, último uso; os aparelhos que tocam',
    por_que: 'a pessoa vê onde a conta está aberta',
    quem_apaga: TABELA,
  },
  aparelho_da_conta: {
    o_que: 'Navegadores conhecidos de uma conta, em hash',
    por_que: 'aviso de aparelho novo',
    quem_apaga: TABELA,
  },
  supressao_de_devolvido: {
    o_que: 'Endereços que devolveram mensagens, em HMAC',
    por_que: 'nada mais é enviado a eles',
    quem_apaga: TABELA,
  },
  imagem_temporaria: {
    o_que: 'Imagens enviadas e nunca validadas',
    por_que: 'nada as usa; LGPD, art. 16',
    quem_apaga: 'a agenda `cleanup-temp-files`',
  },
  leitura_guardada: {
    o_que: 'O que se leu de uma imagem de documento',
    por_que: 'a mesma imagem não é lida de novo',
    quem_apaga: TABELA,
  },
  link_por_email: {
    o_que: 'Links enviados, em hash',
    por_que: 'valem uma vez, por pouco tempo',
    quem_apaga: TABELA,
  },
  codigo_2fa: {
    o_que: 'Códigos de segurança enviados, em HMAC',
    por_que: 'valem uma vez, por pouco tempo',
    quem_apaga: TABELA,
  },
} as const satisfies Partial<Record<PrazoNome, Classe>>
