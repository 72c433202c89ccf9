import type { Caso } from './caso.ts'
import { ADVERSARIAL_CONTEXTO } from './casos/adversarial-contexto.ts'
import { ADVERSARIAL_FORMA } from './casos/adversarial-forma.ts'
import { ANIMAIS_E_AMBIENTE } from './casos/animais-e-ambiente.ts'
import { CARDIOVASCULAR } from './casos/cardiovascular.ts'
import { DIGESTIVO } from './casos/digestivo.ts'
import { INFECCAO } from './casos/infeccao.ts'
import { MEMBROS } from './casos/membros.ts'
import { MENTE_E_TOXICOS } from './casos/mente-e-toxicos.ts'
import { METABOLICO } from './casos/metabolico.ts'
import { NEUROLOGIA } from './casos/neurologia.ts'
import { OBSTETRICIA } from './casos/obstetricia.ts'
import { OLHOS } from './casos/olhos.ts'
import { OUTRAS_EMERGENCIAS } from './casos/outras-emergencias.ts'
import { PEDIATRIA } from './casos/pediatria.ts'
import { PRESENCIAL_ELETIVO } from './casos/presencial-eletivo.ts'
import { PRESENCIAL_EXAMES } from './casos/presencial-exames.ts'
import { PRESENCIAL_TRAUMA_E_PELE } from './casos/presencial-trauma-e-pele.ts'
import { RESPIRATORIO } from './casos/respiratorio.ts'
import { TELE_CLINICA_E_CORACAO } from './casos/tele-clinica-e-coracao.ts'
import { TELE_HORMONIO_E_DIGESTAO } from './casos/tele-hormonio-e-digestao.ts'
import { TELE_LEVE_COM_PALAVRA_FORTE } from './casos/tele-leve-com-palavra-forte.ts'
import { TELE_NERVOS_E_MENTE } from './casos/tele-nervos-e-mente.ts'
import { TELE_OSSOS_E_SENTIDOS } from './casos/tele-ossos-e-sentidos.ts'
import { TELE_PELE_E_MULHER } from './casos/tele-pele-e-mulher.ts'
import { TRAUMA } from './casos/trauma.ts'
import { UROLOGIA } from './casos/urologia.ts'

/** Every vignette; each half of `divisao.ts` is a filter of this list. */
export const CASOS: readonly Caso[] = [
  ...CARDIOVASCULAR,
  ...NEUROLOGIA,
  ...INFECCAO,
  ...RESPIRATORIO,
  ...DIGESTIVO,
  ...OBSTETRICIA,
  ...PEDIATRIA,
  ...METABOLICO,
  ...MENTE_E_TOXICOS,
  ...TRAUMA,
  ...ANIMAIS_E_AMBIENTE,
  ...OLHOS,
  ...UROLOGIA,
  ...MEMBROS,
  ...OUTRAS_EMERGENCIAS,
  ...TELE_CLINICA_E_CORACAO,
  ...TELE_HORMONIO_E_DIGESTAO,
  ...TELE_PELE_E_MULHER,
  ...TELE_NERVOS_E_MENTE,
  ...TELE_OSSOS_E_SENTIDOS,
  ...TELE_LEVE_COM_PALAVRA_FORTE,
  ...PRESENCIAL_TRAUMA_E_PELE,
  ...PRESENCIAL_EXAMES,
  ...PRESENCIAL_ELETIVO,
  ...ADVERSARIAL_CONTEXTO,
  ...ADVERSARIAL_FORMA,
]
