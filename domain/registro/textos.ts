import { comPonto } from './cid10/codigo.ts'
import type { Campos, Hipotese, RegistroLido } from './registro.ts'

/** What the screens of the record say. */
export const REGISTRO = {
  titulo: 'Registro da consulta',
  campos: {
    queixa: 'Queixa',
    historia: 'História',
    achados: 'Achados ao vídeo',
    hipoteses: 'Hipótese (CID-10)',
    sem_hipotese: 'Sem hipótese definida: por quê?',
    conduta: 'Conduta',
    retorno: 'Retorno',
    retorno_dias: 'Retorno em quantos dias?',
  },
  salvo: (hora: string) => `Salvo às ${hora}`,
  salvando: 'Salvando…',
  a_salvar: 'Ainda não salvo',
  nao_salvo: (motivo: string) => `Não foi salvo: ${motivo}`,
  sem_rede: 'sem conexão. O texto está neste aparelho e será salvo quando ela voltar.',
  so_ao_fechar: 'O paciente lê este registro depois que ele é fechado.',
  da_triagem: 'Usar o resumo da triagem',
  sem_hipotese: 'Sem hipótese definida',
  escreve_ate: (quando: string) => `A consulta terminou. Conclua o registro até ${quando}.`,
  concluir: 'Concluir registro',
  concluindo: 'Concluindo...',
  concluido: 'Registro concluído',
  erro_ao_concluir: 'O registro não foi concluído',
  salvar_antes: 'O registro ainda não foi salvo. Veja o que ele diz e tente de novo.',
  fechado_em: (quando: string) => `Fechado em ${quando}`,
  incompleto_em: (quando: string) => `O prazo terminou em ${quando} sem que o registro fosse concluído.`,
  vazio: 'Nada foi registrado nesta consulta.',
  encerrado: 'O prazo para registrar esta consulta terminou.',
  erro: 'Erro ao carregar o registro',
  conflito: {
    titulo: 'Este registro mudou em outra aba ou aparelho',
    texto: 'O que está nesta tela não foi perdido. Compare e escolha com qual ficar.',
    desta: 'Ficar com o desta tela',
    guardado: 'Ficar com o guardado',
    valores: (campo: string) => `Guardado em ${campo}:`,
    em_branco: '(em branco)',
  },
  fechado_antes: {
    titulo: 'O registro foi fechado antes deste texto ser salvo',
    texto: 'Ele ainda está aqui: copie o que falta para um adendo.',
  },
  adendo: 'Adendo',
  adendo_ajuda:
    'O que está registrado fica como está; o adendo leva o seu nome e a hora. O paciente é avisado por e-mail, sem o texto.',
  acrescentar: 'Acrescentar adendo',
  acrescentando: 'Acrescentando...',
  acrescentado: 'Adendo acrescentado',
  erro_no_adendo: 'O adendo não foi acrescentado',
  abertos: {
    titulo: 'Registros por concluir',
    item: (fim: string, ate: string) => `Consulta encerrada em ${fim}: conclua até ${ate}.`,
    abrir: 'Concluir agora',
  },
} as const

export const CID = {
  rotulo: 'Procurar hipótese',
  dica: 'Código ou palavras, em qualquer ordem: "J03", "amigd aguda".',
  carregando: 'Carregando a CID-10…',
  erro: 'A CID-10 não pôde ser carregada. Tente de novo.',
  nada: 'Nada encontrado na CID-10 com essas palavras.',
  quantas: (n: number) => (n === 1 ? '1 resultado' : `${n} resultados`),
  principal: 'principal',
  tornar_principal: (codigo: string) => `Tornar ${codigo} a principal`,
  tirar: (codigo: string) => `Tirar ${codigo}`,
  cheia: 'Dez hipóteses já estão escolhidas.',
} as const

export const hipoteseEscrita = ({ codigo, descricao }: Hipotese): string =>
  `${comPonto(codigo)} · ${descricao}`

const dias = (n: number): string => `Em ${n} ${n === 1 ? 'dia' : 'dias'}`

/** What is written, under its names and in reading order; blanks are left out. */
export function secoesDoRegistro(campos: Campos): readonly (readonly [nome: string, texto: string])[] {
  const { hipoteses, sem_hipotese, retorno, retorno_dias } = campos
  const voltar = [retorno_dias === null ? '' : dias(retorno_dias), retorno.trim()].filter(Boolean).join(': ')
  const hipotese =
    hipoteses.length > 0
      ? hipoteses
          .map((h, n) => hipoteseEscrita(h) + (n === 0 && hipoteses.length > 1 ? ` (${CID.principal})` : ''))
          .join('\n')
      : sem_hipotese.trim() && `${REGISTRO.sem_hipotese}: ${sem_hipotese.trim()}`
  const { campos: nomes } = REGISTRO
  return (
    [
      [nomes.queixa, campos.queixa],
      [nomes.historia, campos.historia],
      [nomes.achados, campos.achados],
      [nomes.hipoteses, hipotese],
      [nomes.conduta, campos.conduta],
      [nomes.retorno, voltar],
    ] as const
  ).filter(([, texto]) => texto.trim() !== '')
}

/** How a closed record came to be closed. */
export const fechamentoEscrito = (
  { status, fechado_em }: Pick<RegistroLido, 'status' | 'fechado_em'>,
  quando: (iso: string) => string,
): string => {
  if (fechado_em === undefined) return ''
  return status === 'fechado'
    ? REGISTRO.fechado_em(quando(fechado_em))
    : REGISTRO.incompleto_em(quando(fechado_em))
}
