import { cpfEscrito, formaDeData, lugarEscrito, porExtenso } from '../escrita.mjs'
import { Folha } from '../folha.mjs'

const PAPEL = ['#dfe7d6', '#e6e9da', '#d8e4da', '#e9e6d5']

/** The old identity card: who it is stands on the back, the front has portrait, thumb print and signature. */
export function rg(p, { s, estilo, retrato, forja, atravessado }) {
  const papel = s.um(PAPEL)
  const tinta = s.um(['#2e5b3f', '#355a48', '#3c4f2f'])
  const data = formaDeData(s)
  const feita = (folha) =>
    folha.add(`<rect width="1000" height="${folha.h}" fill="${papel}"/>`).ondas(s, '#a9c2a6')

  const f = feita(new Folha(690, estilo))
  const { estado, orgaos } = p.lugar
  const titulo = s.um(['noto-serif:700', 'oswald', estilo.rotulo])
  f.texto(titulo, 27, 500, 52, 'REPÚBLICA FEDERATIVA DO BRASIL', { cor: tinta, ancora: 'meio' })
  f.texto(titulo, 24, 500, 88, estado, { cor: tinta, ancora: 'meio' })
  orgaos.forEach((orgao, i) =>
    f.texto(titulo, 20, 500, 120 + i * 28, orgao, { cor: tinta, ancora: 'meio', ate: 920 }),
  )
  f.add(
    `<circle cx="82" cy="78" r="38" fill="none" stroke="${tinta}" stroke-width="3"/><path d="M82 48 L92 74 L118 78 L92 86 L82 110 L72 86 L46 78 L72 74 Z" fill="${tinta}" opacity="0.6"/>`,
  )
  const troca = s.chance(0.4)
  const [fx, dx] = troca ? [590, 130] : [110, 560]
  f.foto(fx, 178, 262, 350, retrato).caixa(fx, 178, 262, 350)
  f.caixa(dx, 190, 270, 310).digital(s, dx + 40, 210, 190, 270)
  f.rotulo(dx + 135, 526, s.um(['POLEGAR DIREITO', 'IMPRESSÃO DIGITAL', 'POLEGAR DIREITO DO IDENTIFICADO']), {
    ancora: 'meio',
  })
  if (s.chance(0.5))
    f.texto(estilo.valor, 18, fx + 276, 500, String(s.inteiro(1000, 99_999)), { cor: '#8a2a2a', giro: -90 })
  f.rubrica(s, 260, 590, 470, 34).linha(200, 622, 800, 622)
  f.rotulo(500, 644, s.um(['ASSINATURA DO TITULAR', 'ASSINATURA DO PORTADOR']), { ancora: 'meio' })
  f.texto(
    titulo,
    25,
    500,
    678,
    s.um(['CARTEIRA DE IDENTIDADE', 'CARTEIRA DE IDENTIDADE', 'CÉDULA DE IDENTIDADE']),
    { cor: tinta, ancora: 'meio' },
  )

  const v = feita(new Folha(690, estilo, { forja }))
  v.texto(
    titulo,
    25,
    500,
    44,
    s.um(['VÁLIDA EM TODO O TERRITÓRIO NACIONAL', 'VALIDA EM TODO O TERRITORIO NACIONAL']),
    { cor: tinta, ancora: 'meio' },
  )
  const numero = s.um(['REGISTRO GERAL', 'REGISTRO\u00a0GERAL', 'R.G.', 'RG Nº', 'REGISTRO GERAL Nº'])
  const expedida = s.um(['DATA DE EXPEDIÇÃO', 'EXPEDIÇÃO', 'DATA DE EMISSÃO', 'EXPEDIDO EM'])
  const nasceu = s.um(['DATA DE NASCIMENTO', 'DATA NASC.', 'NASCIMENTO', 'DATA DE NASC.', 'DT. NASCIMENTO'])
  const x = s.um([50, 60, 72])
  v.rotulo(x, 84, numero).valor('rg', x, 118, p.rg, { tamanho: 30, ate: 400 })
  v.rotulo(560, 84, expedida).valor('expedicao', 560, 118, data(p.expedicao), { ate: 380 })
  v.rotulo(x, 154, s.um(['NOME', 'NOME', 'NOME DO TITULAR', 'NOME COMPLETO'])).valor('nome', x, 188, p.nome, {
    tamanho: 28,
    ate: 900,
    linhas: 2,
  })
  v.rotulo(x, 248, s.um(['FILIAÇÃO', 'FILIAÇÃO', 'PAIS', 'FILIACAO']))
  const pais = s.chance(0.5) ? [p.pai, p.mae] : [p.mae, p.pai]
  pais.forEach((nome, i) =>
    v.valor(i === 0 ? 'filiacao1' : 'filiacao2', x, 280 + i * 34, nome, { tamanho: 25, ate: 900 }),
  )
  const lado = s.chance(0.6)
  v.rotulo(x, 350, 'NATURALIDADE').valor('naturalidade', x, 382, lugarEscrito(s, p.naturalidade), {
    tamanho: 26,
    ate: lado ? 480 : 880,
  })
  const nx = lado ? 590 : x
  const ny = lado ? 350 : 416
  v.rotulo(nx, ny, nasceu).valor('nascimento', nx, ny + 32, data(p.nascimento), { tamanho: 27, ate: 380 })
  const oy = lado ? 416 : 482
  v.rotulo(x, oy, s.um(['DOC. ORIGEM', 'DOC ORIGEM', 'DOCUMENTO DE ORIGEM'])).valor(
    'origem',
    x,
    oy + 30,
    `C.${s.um(['NASC', 'CAS'])}=LV:${s.um(['A', 'B', ''])}${s.inteiro(2, 190)} /FLS:${s.inteiro(1, 299)} /N:${s.inteiro(1000, 98_000)}`,
    { tamanho: 23, ate: 880 },
  )
  const comCpf = s.chance(0.65)
  const cy = oy + 64
  const cpf = cpfEscrito(s, p.cpf)
  if (comCpf)
    v.rotulo(x, cy, s.um(['CPF', 'C.P.F.', 'CIC/CPF', 'CPF Nº'])).valor('cpf', x, cy + 30, cpf, {
      tamanho: 27,
      ate: 420,
    })
  if (s.chance(0.3))
    v.rotulo(560, cy, 'PIS/PASEP').valor(
      'pis',
      560,
      cy + 30,
      `${s.digitos(3)}.${s.digitos(5)}.${s.digitos(2)}-${s.digitos(1)}`,
      { tamanho: 24, ate: 380 },
    )
  if (s.chance(0.5))
    v.texto(estilo.rotulo, 21, x, 612, `${p.local}${s.chance(0.5) ? `, ${porExtenso(p.expedicao)}` : ''}`, {
      cor: '#333',
      ate: 440,
    })
  v.rubrica(s, 590, 600, 300, 26, '#222').linha(560, 628, 930, 628)
  v.rotulo(745, 648, s.um(['ASSINATURA DO DIRETOR', 'DIRETOR', 'ASSINATURA DA AUTORIDADE']), {
    ancora: 'meio',
  })
  v.texto(titulo, 18, 500, 678, 'LEI Nº 7.116 DE 29/08/83', { cor: tinta, ancora: 'meio' })
  if (atravessado) for (const folha of [f, v]) folha.atravessar(atravessado)
  return {
    frente: f,
    verso: v,
    impresso: {
      nome: p.nome,
      rg: p.rg,
      orgao: p.lugar.orgaos[0],
      uf: p.lugar.sigla,
      expedicao: data(p.expedicao),
      nascimento: data(p.nascimento),
      pai: p.pai,
      mae: p.mae,
      ...(comCpf && { cpf }),
    },
  }
}
