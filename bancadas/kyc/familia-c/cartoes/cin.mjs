import { barras, formaDeData, lugarEscrito } from '../escrita.mjs'
import { Folha } from '../folha.mjs'
import { qr, zona } from '../mecanica.mjs'

/** The national identity card: the CPF is its number; labels in two languages; a machine-readable zone on the back. */
export function cin(p, { s, chave, estilo, retrato, forja, atravessado }) {
  const papel = s.um(['#e3ebf0', '#e9eef0', '#e6efe6', '#eef0e4'])
  const tinta = s.um(['#1f4e6b', '#2b5d4f', '#3b4b77'])
  const data = s.chance(0.75) ? barras : formaDeData(s)
  const bilingue = s.um([' / ', '/', ' - '])
  const dois = (pt, en) => (en ? `${pt}${bilingue}${en}` : pt)
  const feita = (folha) =>
    folha.add(`<rect width="1000" height="632" fill="${papel}"/>`).ondas(s, '#b9ccd6', 18)

  const f = feita(new Folha(632, estilo, { forja }))
  const titulo = s.um(['oswald', 'noto-serif:700', 'saira-extra-condensed:600'])
  f.texto(titulo, 25, 500, 40, 'REPÚBLICA FEDERATIVA DO BRASIL', { cor: tinta, ancora: 'meio' })
  f.texto(titulo, 18, 500, 66, `${p.lugar.estado} · ${p.lugar.orgaos[0]}`, {
    cor: tinta,
    ancora: 'meio',
    ate: 900,
  })
  f.texto(
    titulo,
    21,
    500,
    96,
    s.um([
      'CARTEIRA DE IDENTIDADE / IDENTITY CARD',
      'CARTEIRA DE IDENTIDADE NACIONAL',
      'CARTEIRA DE IDENTIDADE',
    ]),
    { cor: tinta, ancora: 'meio' },
  )
  f.foto(44, 136, 250, 334, retrato).caixa(44, 136, 250, 334)
  const x = 326
  const nasceu = s.um([
    dois('Data de Nascimento', 'Date of Birth'),
    dois('Data Nasc.', 'Birth'),
    'Data de Nascimento',
  ])
  const vale = s.um([
    dois('Data de Validade', 'Date of Expiry'),
    dois('Validade', 'Expiry'),
    dois('Válida até', 'Valid until'),
  ])
  const emitida = s.um([
    dois('Data de Emissão', 'Date of Issue'),
    dois('Emissão', 'Issue date'),
    dois('Expedição', 'Issued'),
  ])
  f.rotulo(x, 142, dois('Nome', 'Name')).valor('nome', x, 172, p.nome, {
    tamanho: 27,
    ate: s.um([640, 640, 400]),
    linhas: 2,
  })
  const social = s.chance(0.35)
  if (social) f.rotulo(x, 226, dois('Nome Social', 'Social Name'))
  f.rotulo(
    x,
    254,
    s.um([
      dois('Registro Geral - CPF', 'Personal Number'),
      dois('CPF', 'Personal Number'),
      'Registro Geral – CPF',
    ]),
  ).valor('cpf', x, 286, p.cpf, { tamanho: 29, ate: 330 })
  f.rotulo(700, 254, dois('Sexo', 'Sex')).valor('sexo', 700, 286, p.mulher ? 'F' : 'M', { ate: 60 })
  f.rotulo(800, 254, dois('Nacionalidade', 'Nationality'), { ate: 180 }).valor(
    'nacionalidade',
    800,
    286,
    'BRA',
    { ate: 120 },
  )
  f.rotulo(x, 320, nasceu).valor('nascimento', x, 352, data(p.nascimento), { ate: 300 })
  const validade = p.validade ? data(p.validade) : s.um(['INDETERMINADA', 'INDETERMINADO'])
  f.rotulo(660, 320, vale).valor('validade', 660, 352, validade, { ate: 310 })
  f.rotulo(x, 386, dois('Naturalidade', 'Place of Birth')).valor(
    'naturalidade',
    x,
    416,
    lugarEscrito(s, p.naturalidade),
    { tamanho: 25, ate: 640 },
  )
  const naFrente = s.chance(0.5)
  const pais = [p.mae, p.pai]
  if (naFrente) {
    f.rotulo(x, 446, dois('Filiação', 'Filiation'))
    pais.forEach((nome, i) => f.valor(`filiacao${i}`, x, 474 + i * 29, nome, { tamanho: 23, ate: 640 }))
    f.rotulo(x, 530, emitida).valor('expedicao', x, 558, data(p.expedicao), { tamanho: 25, ate: 300 })
  }
  f.rubrica(s, 70, 530, 200, 24).rotulo(170, 592, dois('Assinatura do Titular', 'Signature'), {
    ancora: 'meio',
    tamanho: 13,
  })
  if (s.chance(0.4)) f.foto(868, 440, 92, 122, retrato, { tom: 0.35 })

  const v = feita(new Folha(632, estilo))
  v.caixa(40, 40, 170, 220)
    .digital(s, 62, 60, 126, 180)
    .rotulo(125, 280, s.um(['POLEGAR DIREITO', dois('Digital', 'Fingerprint')]), {
      ancora: 'meio',
      tamanho: 13,
    })
  if (!naFrente) {
    v.rotulo(240, 56, dois('Filiação', 'Filiation'))
    pais.forEach((nome, i) => v.valor(`filiacao${i}`, 240, 86 + i * 32, nome, { tamanho: 23, ate: 450 }))
  }
  v.rotulo(
    240,
    160,
    s.um([dois('Órgão Expedidor', 'Card Issuer'), dois('Órgão Emissor', 'Issuing Authority')]),
  )
  const orgao = s.chance(0.5) ? `${p.lugar.abreviado}/${p.lugar.sigla}` : p.lugar.orgaos.at(-1)
  v.valor('orgao', 240, 190, orgao, { tamanho: 23, ate: 450 })
  v.rotulo(240, 226, s.um([dois('Local', 'Place of Issue'), dois('Local de Emissão', 'Place')])).valor(
    'local',
    240,
    256,
    lugarEscrito(s, { cidade: p.local, uf: p.lugar.sigla }),
    { tamanho: 23, ate: 450 },
  )
  if (!naFrente)
    v.rotulo(240, 292, emitida).valor('expedicao', 240, 322, data(p.expedicao), { tamanho: 25, ate: 300 })
  v.rubrica(s, 250, 374, 260, 20, '#222').rotulo(
    380,
    412,
    s.um(['Assinatura da Autoridade', dois('Diretor', 'Authority')]),
    { ancora: 'meio', tamanho: 13 },
  )
  v.add(qr(`cin:${chave}`, s.inteiro(180, 420), { x: 716, y: 48, lado: 236 }))
  v.texto(estilo.rotulo, 15, 834, 316, `${p.lugar.sigla}-${p.serie}`, { ancora: 'meio' })
  const mrz = zona({
    tipo: s.um(['ID', 'I<']),
    numero: p.serie,
    opcional: p.cpf.replaceAll(/\D/g, ''),
    pessoa: p,
    validade: p.validade,
  })
  v.add('<rect x="0" y="452" width="1000" height="180" fill="#f4f4ee" opacity="0.7"/>')
  mrz.forEach((linha, i) =>
    v.texto('overpass-mono', 44, 500, 504 + i * 50, linha, { ancora: 'meio', ate: 940, cor: '#161616' }),
  )
  if (atravessado) for (const folha of [f, v]) folha.atravessar(atravessado)
  return {
    frente: f,
    verso: v,
    impresso: {
      nome: p.nome,
      cpf: p.cpf,
      nascimento: data(p.nascimento),
      validade,
      expedicao: data(p.expedicao),
      orgao,
      uf: p.lugar.sigla,
      pai: p.pai,
      mae: p.mae,
      mrz,
    },
  }
}
