import { acima, algum, aPartirDe, forte, ha, menorDe, repentino, tem, todos } from '../condicao.ts'
import { FONTES, type Regra } from './regra.ts'

/** Strength, speech, sight, consciousness, headache, spine. */
export const NEUROLOGICA: readonly Regra[] = [
  {
    id: 'deficit_neurologico_agudo',
    sindrome: 'neurológica',
    destino: 'samu',
    frase: 'Perda de força, de fala ou de movimento',
    fonte: `${FONTES.avc}; ${FONTES.manchester}: discriminador "déficit neurológico agudo"`,
    se: tem('deficit_neurologico', 'visao_dupla', 'desequilibrio'),
  },
  {
    id: 'perda_visao',
    sindrome: 'neurológica',
    destino: 'pronto_socorro',
    frase: 'Perda de visão',
    fonte: `${FONTES.manchester}: problemas oftalmológicos, discriminador "perda súbita da acuidade visual"`,
    se: tem('perda_visao'),
  },
  {
    id: 'dormencia_subita',
    sindrome: 'neurológica',
    destino: 'samu',
    frase: 'Dormência que começou de repente ou veio com tontura e dor de cabeça',
    fonte: FONTES.avc,
    se: algum(
      repentino('dormencia'),
      todos(tem('dormencia'), tem('confusao', 'visao_turva', 'cefaleia_explosiva')),
    ),
  },
  {
    id: 'consciencia',
    sindrome: 'neurológica',
    destino: 'samu',
    frase: 'Alteração da consciência ou convulsão',
    fonte: `${FONTES.manchester}: discriminador "alteração do nível de consciência"; ${FONTES.samu}`,
    se: tem('inconsciente', 'convulsao', 'confusao'),
  },
  {
    id: 'sonolencia',
    sindrome: 'neurológica',
    destino: 'pronto_socorro',
    frase: 'Sonolência ou moleza fora do comum com outros sinais',
    fonte: `${FONTES.aidpi}; ${FONTES.manchester}: discriminador "alteração do nível de consciência"`,
    se: todos(
      tem('sonolencia'),
      algum(
        tem(
          'febre',
          'vomito',
          'vomito_persistente',
          'diarreia',
          'cefaleia',
          'pancada_cabeca',
          'diabetes',
          'overdose',
          'nao_mama',
          'falta_ar',
          'queda',
          'manchas_que_nao_somem',
        ),
        menorDe(5),
        aPartirDe(75),
      ),
    ),
  },
  {
    id: 'cefaleia_explosiva',
    sindrome: 'neurológica',
    destino: 'samu',
    frase: 'Dor de cabeça muito forte, súbita ou diferente de todas',
    fonte: `${FONTES.manchester}: cefaleia, discriminador "início súbito"`,
    se: algum(
      tem('cefaleia_explosiva'),
      todos(repentino('cefaleia'), forte('cefaleia')),
      todos(repentino('cefaleia'), tem('vomito', 'vomito_persistente', 'desmaio')),
    ),
  },
  {
    id: 'cefaleia_com_sinais',
    sindrome: 'neurológica',
    destino: 'pronto_socorro',
    frase: 'Dor de cabeça com outros sinais de alerta',
    fonte: `${FONTES.manchester}: cefaleia`,
    se: todos(
      tem('cefaleia'),
      algum(
        tem(
          'desmaio',
          'anticoagulante',
          'imunossupressao',
          'perda_visao',
          'fraqueza_pernas',
          'vomito_persistente',
        ),
        todos(tem('vomito'), tem('febre')),
        todos(tem('dor_ocular'), tem('visao_turva')),
      ),
    ),
  },
  {
    id: 'cefaleia_forte',
    sindrome: 'neurológica',
    destino: 'hoje',
    frase: 'Dor de cabeça forte em pessoa com 50 anos ou mais, ou que piora',
    fonte: `${FONTES.manchester}: cefaleia; ${FONTES.telemedicina}`,
    se: algum(
      todos(forte('cefaleia'), aPartirDe(50)),
      todos(tem('cefaleia'), acima('dor', 8)),
      todos(tem('cefaleia'), tem('piorando'), ha(14)),
    ),
  },
  {
    id: 'coluna_com_perda',
    sindrome: 'neurológica',
    destino: 'pronto_socorro',
    frase: 'Perda de força nas pernas ou do controle de urina ou fezes',
    fonte: `${FONTES.manchester}: dor lombar, discriminador "déficit neurológico novo"`,
    se: algum(tem('anestesia_sela'), tem('fraqueza_pernas')),
  },
]
