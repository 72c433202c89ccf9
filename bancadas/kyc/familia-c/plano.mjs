import { DEFEITOS, GRAUS } from './ajustes.mjs'
import { distancia, sortearFeicoes } from './feicoes.mjs'
import { Sorteio } from './sorteio.mjs'

/** Which cases a set has, before anything is drawn. */

export const LAYOUTS = ['RG_ANTIGO', 'CIN', 'CNH_ANTIGA', 'CNH_2022']
export const ATAQUES = [
  'outra_pessoa',
  'nome_editado',
  'cpf_de_outro',
  'data_editada',
  'frente_duas_vezes',
  'captura_de_tela',
  'vencido',
  'menor_de_idade',
  'selfie_de_foto_do_documento',
  'dois_rostos',
  'sem_rosto',
  'olhos_fechados',
  'nao_e_documento',
  'amostra',
]

/** Only a licence can have expired in an adult's hands, and no minor holds one. */
const POSSIVEIS = { vencido: ['CNH_ANTIGA', 'CNH_2022'], menor_de_idade: ['RG_ANTIGO', 'CIN'] }
const COM_OUTRA = new Set(['outra_pessoa', 'dois_rostos'])

export function planejar({ seed, genuine, attacks, unreadable, today }) {
  const s = new Sorteio(`plano:${seed}`)
  const todas = []
  // Of some heads the one that is least like those of the set: a stranger is a stranger.
  const cabeca = (pedido) => {
    const candidatas = Array.from({ length: 10 }, (_, i) =>
      sortearFeicoes(`${seed}:${todas.length}:${i}`, pedido),
    )
    const longe = (feicoes) =>
      Math.min(
        99,
        ...todas.filter(({ mulher }) => mulher === feicoes.mulher).map((outra) => distancia(outra, feicoes)),
      )
    const melhor = candidatas.toSorted((a, b) => longe(b) - longe(a))[0]
    todas.push(melhor)
    return { nome: melhor.nome, pedido }
  }
  const caso = (id, layout, resto) => {
    const mulher = s.chance(0.5)
    const pedido = {
      mulher,
      velho: resto.attack === 'vencido' && layout === 'CNH_2022',
      jovem: resto.attack === 'menor_de_idade',
    }
    return {
      id,
      seed,
      today,
      layout,
      mulher,
      rosto: cabeca(pedido),
      ...(COM_OUTRA.has(resto.attack) && { outro: cabeca({ mulher }) }),
      ...resto,
    }
  }
  const numero = (i) => String(i + 1).padStart(4, '0')
  return [
    // Degrees go round slower than layouts: each layout meets each of them equally often.
    ...Array.from({ length: genuine }, (_, i) =>
      caso(`g${numero(i)}`, LAYOUTS[i % 4], { kind: 'genuine', grau: GRAUS[Math.floor(i / 4) % 3] }),
    ),
    ...Array.from({ length: attacks }, (_, i) => {
      const attack = ATAQUES[i % ATAQUES.length]
      const vez = Math.floor(i / ATAQUES.length)
      const possiveis = POSSIVEIS[attack] ?? LAYOUTS
      return caso(`a${numero(i)}`, possiveis[(vez + i) % possiveis.length], {
        kind: 'attack',
        attack,
        vez,
        grau: GRAUS[vez % 2],
      })
    }),
    ...Array.from({ length: unreadable }, (_, i) =>
      caso(`u${numero(i)}`, LAYOUTS[(i + Math.floor(i / DEFEITOS.length)) % 4], {
        kind: 'unreadable',
        defeito: DEFEITOS[i % DEFEITOS.length],
      }),
    ),
  ]
}
