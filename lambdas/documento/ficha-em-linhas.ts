import type { Carimbo, Ficha } from '#domain/ficha/ficha.ts'
import { FICHA, FICHA_NO_PRONTUARIO } from '#domain/ficha/textos.ts'
import { diaEmSaoPaulo } from '#domain/base/em-sao-paulo.ts'

type Item = readonly [titulo: string, ...linhas: string[]]

/** The health profile for the file of one's own data: each part that says something, with who told it and when. */
export function linhasDaFicha(ficha: Ficha | null): Item[] {
  if (!ficha) return []
  const { alergias, medicamentos, condicoes, cirurgias, sexo, gravidez, peso_kg, altura_cm } = ficha
  const { medidas: MEDIDAS } = FICHA
  const partes: Item[] = [
    [
      FICHA.alergias.titulo,
      ...(alergias && alergias.resposta !== 'lista'
        ? [dito(alergias, FICHA.alergias.respostas[alergias.resposta])]
        : []),
      ...(alergias?.itens ?? []).map((item) => dito(item, item.substancia, item.reacao)),
    ],
    [
      FICHA.medicamentos.titulo,
      ...medicamentos.map((item) => dito(item, item.nome, item.dose, item.frequencia)),
    ],
    [FICHA.condicoes.titulo, ...condicoes.map((item) => dito(item, item.nome))],
    [FICHA.cirurgias.titulo, ...cirurgias.map((item) => dito(item, item.nome, item.ano?.toString()))],
    [MEDIDAS.sexo, ...(sexo ? [dito(sexo, MEDIDAS.sexos[sexo.valor])] : [])],
    [
      MEDIDAS.gravidez,
      ...(gravidez
        ? [
            dito(
              gravidez,
              MEDIDAS.gravidez_respostas[gravidez.resposta],
              gravidez.semanas && FICHA_NO_PRONTUARIO.semanas(gravidez.semanas),
            ),
          ]
        : []),
    ],
    [
      FICHA_NO_PRONTUARIO.peso_nome,
      ...(peso_kg ? [dito(peso_kg, FICHA_NO_PRONTUARIO.peso(peso_kg.valor))] : []),
    ],
    [
      FICHA_NO_PRONTUARIO.altura_nome,
      ...(altura_cm ? [dito(altura_cm, FICHA_NO_PRONTUARIO.altura(altura_cm.valor))] : []),
    ],
  ]
  return partes.filter(([, ...linhas]) => linhas.length > 0)
}

const dito = ({ fonte, em }: Carimbo, ...partes: readonly (string | 0 | undefined)[]): string =>
  `${partes.filter(Boolean).join(', ')} (${FICHA_NO_PRONTUARIO.fontes[fonte]}, ${diaEmSaoPaulo(em)})`
