import { ATAQUES } from './casos.ts'
import { LAYOUTS } from '#semente/gerar/documento.ts'
import { mediana, percentil } from '../medidas/medida.ts'
import type { Resultado } from './resultado.ts'
import { de } from './wilson.ts'

/** The figures of a bench of our own drawings. */

/** Milliseconds of a whole run outside of the providers. */
const META_DO_NOSSO = 300

const parte = (lista: readonly Resultado[], vale: (r: Resultado) => boolean): string =>
  de(lista.filter(vale).length, lista.length)

export function relatorio(resultados: readonly Resultado[], memoriaMB: number) {
  const doTipo = (tipo: string) => resultados.filter((r) => r.tipo === tipo)
  const [genuinos, limitrofes, ilegiveis] = [doTipo('genuino'), doTipo('limitrofe'), doTipo('ilegivel')]
  const ataques = resultados.filter(({ tipo }) => ATAQUES.some((ataque) => ataque === tipo))
  const inteiras = resultados.map(({ tempo }) => Math.round(tempo.total))
  const proprias = resultados.map(({ tempo }) => Math.round(tempo.total - tempo.motores))
  return {
    campos_exatos: { ...exatos(genuinos), limitrofes: camposCertos(limitrofes) },
    campos_opcionais_exatos: opcionais(genuinos),
    falsa_recusa: {
      legiveis: parte(genuinos, ({ status }) => status === 'rejected'),
      por_layout: Object.fromEntries(
        LAYOUTS.map((layout) => [
          layout,
          parte(
            genuinos.filter((r) => r.layout === layout),
            ({ status }) => status === 'rejected',
          ),
        ]),
      ),
      limitrofes: parte(limitrofes, ({ status }) => status === 'rejected'),
    },
    para_revisao: {
      legiveis: parte(genuinos, ({ status }) => status === 'em_analise'),
      limitrofes: parte(limitrofes, ({ status }) => status === 'em_analise'),
    },
    falsa_aceitacao: {
      com_sinal: parte(ataques, ({ status }) => status === 'approved'),
      por_ataque: Object.fromEntries(
        ATAQUES.map((ataque) => [ataque, parte(doTipo(ataque), ({ status }) => status === 'approved')]),
      ),
      ataques_para_revisao: parte(ataques, ({ status }) => status === 'em_analise'),
    },
    rg_antigo_editado_para_revisao: parte(
      doTipo('rg_antigo_editado'),
      ({ status }) => status === 'em_analise',
    ),
    ilegiveis_recusados_com_o_motivo_certo: parte(ilegiveis, ({ motivoCerto }) => motivoCerto === true),
    ilegiveis_aprovados: parte(ilegiveis, ({ status }) => status === 'approved'),
    tempo_ms: {
      corrida: { mediana: mediana(inteiras), p95: percentil(inteiras, 0.95) },
      sem_os_motores: {
        mediana: mediana(proprias),
        p95: percentil(proprias, 0.95),
        ate_300: de(proprias.filter((ms) => ms <= META_DO_NOSSO).length, proprias.length),
      },
    },
    memoria_mb: memoriaMB,
  }
}

const camposCertos = (lista: readonly Resultado[]): string => {
  const lidos = lista.flatMap(({ campos }) => Object.values(campos))
  return de(lidos.filter(Boolean).length, lidos.length)
}

/** Fields of the catalogue that nothing is decided by: there is no goal for them. */
function opcionais(genuinos: readonly Resultado[]) {
  const lidos = genuinos.flatMap((r) => Object.entries(r.opcionais))
  const certos = (quais: typeof lidos): string => de(quais.filter(([, certo]) => certo).length, quais.length)
  const nomes = [...new Set(lidos.map(([nome]) => nome))]
  return {
    todos: certos(lidos),
    ...Object.fromEntries(nomes.map((nome) => [nome, certos(lidos.filter(([outro]) => outro === nome))])),
  }
}

function exatos(genuinos: readonly Resultado[]) {
  const nomes = [...new Set(genuinos.flatMap(({ campos }) => Object.keys(campos)))]
  return {
    legiveis: camposCertos(genuinos),
    por_campo: Object.fromEntries(
      nomes.map((nome) => {
        const lidos = genuinos.flatMap(({ campos }) => campos[nome] ?? [])
        return [nome, de(lidos.filter(Boolean).length, lidos.length)]
      }),
    ),
    por_layout: Object.fromEntries(
      LAYOUTS.map((layout) => [layout, camposCertos(genuinos.filter((r) => r.layout === layout))]),
    ),
  }
}
