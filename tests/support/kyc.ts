import type { DadosDoDocumento } from '#semente/gerar/documento.ts'

/** The holder of the drawn documents in the tests. */
export const maria: DadosDoDocumento = {
  nome: 'MARIA APARECIDA GONÇALVES DE ARAÚJO',
  cpf: '529.982.247-25',
  rg: '28.345.671-9',
  orgao_emissor: 'SSP',
  uf: 'SP',
  data_nascimento: '1987-03-14',
  naturalidade: 'RIBEIRÃO PRETO SP',
  filiacao: ['JOSÉ GONÇALVES DA SILVA', 'ANTÔNIA DE ARAÚJO SILVA'],
  sexo: 'F',
  data_emissao: '2023-09-22',
  data_validade: '2033-09-21',
  numero_cnh: '04512378960',
  categoria: 'AB',
  data_primeira_hab: '2006-11-05',
}

/** Whose document the account of that profile says it is. */
export const titularDeMaria = { nome: maria.nome, cpf: '52998224725', data_nascimento: maria.data_nascimento }
