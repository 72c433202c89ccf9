import { expect, it } from 'vitest'
import { RESULTADOS_DA_REDE, resultadoDaRede } from '#domain/sala/teste-de-rede.ts'
import { RESULTADO_DA_REDE, tempoDaRede } from '#domain/sala/textos-do-teste.ts'

it.each([
  [{ via: 'udp', ms: 240 }, 'boa'],
  [{ via: 'tcp', ms: 240 }, 'estreita'],
  [{ via: 'udp', ms: 3_500 }, 'lenta'],
  [{ via: 'tcp', ms: 9_000 }, 'lenta'],
  [{ via: null, ms: 0 }, 'sem_caminho'],
] as const)('the way to the relays, %o, is %s', (achado, resultado) => {
  expect(resultadoDaRede(achado)).toBe(resultado)
})

it('says what to do of everything that is not well', () => {
  const semPasso = RESULTADOS_DA_REDE.filter((resultado) => !RESULTADO_DA_REDE[resultado].passo)
  expect(semPasso.map((resultado) => RESULTADO_DA_REDE[resultado].tom)).toEqual(['sucesso', 'sucesso'])
})

it('says how long it took in words', () => {
  expect([tempoDaRede(240), tempoDaRede(2_349)]).toEqual(['em menos de um segundo', 'em 2,3 s'])
})
