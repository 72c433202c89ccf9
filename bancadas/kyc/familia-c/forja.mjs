import { br, comoSeDigita, dia, sortearPessoa } from './pessoas.mjs'

/** A printed name or birth date pasted over, and the account that says what the patch says. */

const LETRAS = ['overpass-mono', 'noto-serif', 'oswald', 'anonymous-pro:700', 'share-tech-mono']
const PAPEIS = ['#f4f4f2', '#e8ece8', '#fbfaf4', '#dfe6ea']

export function forjar(attack, pessoa, { s, hoje, estilo }) {
  if (attack !== 'nome_editado' && attack !== 'data_editada') return undefined
  const letra = s.um(LETRAS.filter((outra) => outra !== estilo.valor))
  const papel = s.um(PAPEIS)
  if (attack === 'nome_editado') {
    const { nome } = sortearPessoa(s, hoje, { layout: 'CIN', mulher: pessoa.mulher })
    return {
      remendo: { campo: 'nome', texto: nome, letra, papel },
      form: { nome: comoSeDigita(nome) },
      truth: { nome, nome_original: pessoa.nome },
    }
  }
  const verdadeira = pessoa.nascimento
  const ano = verdadeira.getUTCFullYear()
  const outro = ano + s.um([-9, -6, -3]) + (ano < 1960 ? 14 : 0)
  const data = br(dia(outro, verdadeira.getUTCMonth() + 1, Math.min(28, verdadeira.getUTCDate())))
  return {
    remendo: { campo: 'nascimento', texto: data, letra, papel },
    form: { data_nascimento: data },
    truth: { nascimento: data, nascimento_original: br(verdadeira) },
  }
}
