import { schedule, streamConsumer } from '../base/contrato.ts'

export const despachar = streamConsumer({
  nome: 'despachar',
  capacidade: 'eventos',
  resumo: 'Transforma cada mudança de estado gravada em um evento do barramento.',
  precisa: { eventos: true },
  tempo: 30,
  escuta: [
    {
      entidades: [
        'adendo_do_registro',
        'aparelho',
        'aviso_cartao',
        'chave',
        'conexao',
        'consulta',
        'devolucao',
        'documento',
        'kyc_corrida',
        'lancamento',
        'mensagem',
        'pagamento',
        'sessao_de_assinatura',
        'triagem',
        'usuario',
        'vinculo',
        'vista_na_fila',
      ],
    },
    {
      entidades: ['ato', 'auditoria'],
      com: { acao: ['alterar', 'segundo_fator_ligar', 'segundo_fator_retirar'] },
    },
    { entidades: ['lugar_na_sala', 'presenca'], semBatimentos: true },
    { entidades: ['chave', 'conexao'], imagem: 'antes' },
  ],
})

export const ancorarAuditoria = schedule({
  nome: 'ancorar-auditoria',
  capacidade: 'eventos',
  resumo: 'Guarda no balde travado, sob uma chave, onde cada hora deixou os registros de acesso e os atos.',
  cada: 'rate(1 minute)',
  precisa: {
    tabela: 'rw',
    baldes: { 'prontuario-docs': ['w'] },
    releAncoras: true,
    segredos: ['auditoria'],
  },
  tempo: 120,
})
