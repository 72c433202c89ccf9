import * as acesso from './acesso/contract.ts'
import * as chaves from './acesso/contract-chaves.ts'
import * as admin from './admin/contract.ts'
import * as atosDoAdmin from './admin/contract-atos.ts'
import * as cadastro from './cadastro/contract.ts'
import * as consulta from './consulta/contract.ts'
import * as casos from './consulta/contract-casos.ts'
import type { Funcao } from './base/contrato.ts'
import * as dependente from './dependente/contract.ts'
import * as revisaoDeDependente from './dependente/contract-revisao.ts'
import * as conversa from './conversa/contract.ts'
import * as documento from './documento/contract.ts'
import * as certificado from './documento/contract-certificado.ts'
import * as recibo from './documento/contract-recibo.ts'
import * as email from './email/contract.ts'
import * as eventos from './eventos/contract.ts'
import * as ficha from './ficha/contract.ts'
import * as kyc from './kyc/contract.ts'
import * as revisaoDoKyc from './kyc/contract-revisao.ts'
import * as medico from './medico/contract.ts'
import * as crm from './medico/contract-crm.ts'
import * as dadosDoMedico from './medico/contract-dados.ts'
import * as opiniao from './opiniao/contract.ts'
import * as pagamento from './pagamento/contract.ts'
import * as registro from './registro/contract.ts'
import * as sala from './sala/contract.ts'
import * as tempoReal from './tempo-real/contract.ts'
import * as toque from './toque/contract.ts'
import * as triagem from './triagem/contract.ts'

/** Every function of the product, in one list: what is not here does not run. */
export const FUNCOES: readonly Funcao[] = [
  acesso,
  chaves,
  admin,
  atosDoAdmin,
  cadastro,
  consulta,
  casos,
  conversa,
  documento,
  certificado,
  recibo,
  dependente,
  revisaoDeDependente,
  email,
  eventos,
  ficha,
  kyc,
  revisaoDoKyc,
  medico,
  crm,
  dadosDoMedico,
  opiniao,
  pagamento,
  registro,
  sala,
  tempoReal,
  toque,
  triagem,
].flatMap((capacidade) => Object.values(capacidade))
