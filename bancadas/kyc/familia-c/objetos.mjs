import { Folha } from './folha.mjs'

/** Things somebody photographs in the place of a document. */

export const OBJETOS = ['carteirinha', 'recibo', 'cracha', 'cartao_do_banco', 'papel', 'bilhete']

export function objeto(qual, p, { s, estilo, retrato }) {
  const f = new Folha(qual === 'recibo' || qual === 'papel' ? 1250 : 630, estilo)
  const fundo = {
    carteirinha: '#d8e8f4',
    recibo: '#faf9f2',
    cracha: '#fff4d8',
    cartao_do_banco: '#28344e',
    papel: '#f7f7f5',
    bilhete: '#f6e9b8',
  }[qual]
  f.add(`<rect width="1000" height="${f.h}" fill="${fundo}"/>`)
  const linhas = {
    carteirinha: [
      'PLANO DE SAÚDE VIDA CLARA',
      p.nome,
      `CARTÃO ${s.digitos(4)} ${s.digitos(4)} ${s.digitos(4)}`,
      'ENFERMARIA - NACIONAL',
    ],
    recibo: [
      'RECIBO',
      `Recebi de ${p.nome}`,
      `a quantia de R$ ${s.inteiro(40, 900)},00`,
      'referente a serviços prestados.',
      p.local,
    ],
    cracha: ['EMPRESA MODELO LTDA', p.nome, 'ANALISTA', `MATRÍCULA ${s.digitos(6)}`],
    cartao_do_banco: [
      'BANCO EXEMPLO',
      `${s.digitos(4)} ${s.digitos(4)} ${s.digitos(4)} ${s.digitos(4)}`,
      p.nome,
      'VÁLIDO ATÉ 08/31',
    ],
    papel: [],
    bilhete: ['BILHETE ÚNICO', `Nº ${s.digitos(10)}`, 'USO PESSOAL'],
  }[qual]
  linhas.forEach((linha, i) =>
    f.texto(estilo.valor, i === 0 ? 44 : 32, qual === 'cracha' ? 380 : 70, 110 + i * 78, linha, {
      cor: qual === 'cartao_do_banco' ? '#e8e8f0' : '#22262e',
      ate: 560,
    }),
  )
  if (qual === 'cracha') f.foto(70, 130, 260, 346, retrato)
  return f
}
