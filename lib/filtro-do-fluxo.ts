import type { Escuta, StreamConsumer } from '../domain/base/contrato.ts'

const IMAGEM = { antes: 'OldImage', depois: 'NewImage' }

/**
 * What a consumer listens to, as a filter of its event source mapping. It looks only at `dynamodb`, the one field
 * such a mapping is documented to filter by, and only at attributes of an image that has to be there: whether an
 * event is a creation or a removal is told by neither.
 */
export const filtroDe = ({ entidades, imagem = 'depois', com = {}, semBatimentos }: Escuta) => ({
  dynamodb: {
    [IMAGEM[imagem]]: {
      entidade: { S: [...entidades] },
      ...Object.fromEntries(
        Object.entries(com).map(([atributo, textos]) => [
          atributo,
          { S: textos === 'algum' ? [{ exists: true }] : [...textos] },
        ]),
      ),
      ...(semBatimentos && { batimento: { BOOL: [{ exists: false }] } }),
    },
  },
})

/** A consumer's filters as its event source mapping has them in the template. */
export const mapeamentoDe = ({ nome, escuta }: StreamConsumer) => ({
  FunctionName: nome,
  FilterCriteria: { Filters: escuta.map((uma) => ({ Pattern: JSON.stringify(filtroDe(uma)) })) },
})
