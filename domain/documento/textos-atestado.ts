/** The fields of a certificate, on the screen and on paper. */
export const ATESTADO = {
  dias: 'Dias de afastamento',
  dica_dos_dias: 'A partir de hoje, inclusive. Deixe em branco se não houver afastamento.',
  dias_invalidos: 'Use um número inteiro de dias, de 1 a 365.',
  codigo: 'CID-10 (opcional)',
  dica_do_codigo: 'Só a pedido do paciente. Exemplo: J06.9.',
  codigo_invalido: 'Este código não está na CID-10.',
  autorizado: 'O paciente, ou quem responde por ele, pediu que o CID conste neste atestado.',
  falta_autorizacao:
    'O CID só pode constar a pedido do paciente ou de quem responde por ele (Resolução CFM 1.658/2002, art. 5º).',
  afastamento: 'Afastamento',
  por: (dias: number, extenso: string, desde: string) =>
    `${dias} (${extenso}) ${dias === 1 ? 'dia' : 'dias'}, a partir de ${desde}, inclusive.`,
  cid: 'CID-10',
  a_pedido: (codigo: string) =>
    `${codigo}. Consta a pedido do paciente, ou de quem responde por ele, que concorda com isso (Resolução CFM 1.658/2002, art. 5º).`,
} as const
