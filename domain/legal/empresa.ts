/** Who offers the service, as the law asks to be told (Decreto 7.962/2013; CFM 2.314/2022; LGPD, art. 41). */
export interface Empresa {
  readonly razao_social: string
  /** 14 digits, as written: 00.000.000/0000-00. */
  readonly cnpj: string
  readonly endereco: string
  /** The doctor who answers for the service before the council. */
  readonly diretor_tecnico: { readonly nome: string; readonly crm: string; readonly uf: string }
  /** The data protection officer. */
  readonly encarregado: { readonly nome: string; readonly email: string }
}
