import { barras } from '../escrita.mjs'
import { Folha } from '../folha.mjs'
import { qr } from '../mecanica.mjs'

/** The driving licence made until 2022: a tall paper folded in the middle, a QR Code behind. */

const DETRAN = 'DEPARTAMENTO ESTADUAL DE TRÂNSITO'

function cima(f, p, { s, estilo, retrato, tinta }) {
  const titulo = s.um(['oswald', 'noto-serif:700', 'saira-extra-condensed:600'])
  f.texto(titulo, 22, 520, 34, 'REPÚBLICA FEDERATIVA DO BRASIL', { cor: tinta, ancora: 'meio' })
  f.texto(titulo, 17, 520, 58, s.um(['MINISTÉRIO DA INFRAESTRUTURA', 'MINISTÉRIO DAS CIDADES']), {
    cor: tinta,
    ancora: 'meio',
  })
  f.texto(titulo, 17, 520, 80, 'DEPARTAMENTO NACIONAL DE TRÂNSITO', { cor: tinta, ancora: 'meio' })
  f.texto(titulo, 23, 520, 108, 'CARTEIRA NACIONAL DE HABILITAÇÃO', { cor: tinta, ancora: 'meio' })
  const x = 130
  f.caixa(x - 8, 124, 850, 62)
    .rotulo(x, 142, s.um(['NOME', 'NOME', 'NOME DO CONDUTOR']))
    .valor('nome', x, 174, p.nome, { tamanho: 26, ate: 830 })
  f.foto(x - 4, 200, 250, 330, retrato).caixa(x - 4, 200, 250, 330)
  const y = 400
  f.caixa(y - 8, 198, 580, 58)
    .rotulo(
      y,
      215,
      s.um([
        'DOC. IDENTIDADE / ÓRG. EMISSOR / UF',
        'DOC. IDENTIDADE/ÓRG EMISSOR/UF',
        'IDENTIDADE - ÓRGÃO - UF',
      ]),
    )
    .valor('rg', y, 247, `${p.rg.replaceAll(/[^\dXA-Z]/g, '')} ${p.lugar.abreviado} ${p.lugar.sigla}`, {
      tamanho: 25,
      ate: 560,
    })
  f.caixa(y - 8, 262, 290, 58)
    .rotulo(y, 279, s.um(['CPF', 'C.P.F.', 'CPF Nº']))
    .valor('cpf', y, 311, p.cpf, { tamanho: 25, ate: 275 })
  f.caixa(690, 262, 282, 58)
    .rotulo(698, 279, s.um(['DATA NASCIMENTO', 'DATA NASC.', 'DATA DE NASCIMENTO', 'NASCIMENTO']))
    .valor('nascimento', 698, 311, barras(p.nascimento), { tamanho: 25, ate: 265 })
  f.caixa(y - 8, 326, 580, 112).rotulo(y, 343, s.um(['FILIAÇÃO', 'FILIACAO']))
  for (const [i, nome] of [p.pai, p.mae].entries())
    f.valor(`filiacao${i}`, y, 374 + i * 42, nome, { tamanho: 23, ate: 565 })
  f.caixa(y - 8, 444, 190, 58).rotulo(y, 461, 'PERMISSÃO')
  f.caixa(582, 444, 160, 58).rotulo(590, 461, 'ACC')
  f.caixa(742, 444, 230, 58)
    .rotulo(750, 461, s.um(['CAT. HAB.', 'CATEGORIA', 'CAT HAB']))
    .valor('categoria', 770, 493, p.categoria, { tamanho: 26, ate: 120 })
  const registro = s.um(['Nº REGISTRO', 'N° REGISTRO', 'REGISTRO'])
  f.caixa(x - 8, 540, 300, 60)
    .rotulo(x, 557, registro)
    .valor('registro', x, 590, p.registro, { tamanho: 27, ate: 285, cor: '#a01f24' })
  f.caixa(432, 540, 260, 60)
    .rotulo(440, 557, s.um(['VALIDADE', 'VÁLIDA ATÉ', 'DATA DE VALIDADE']))
    .valor('validade', 440, 590, barras(p.validade), { tamanho: 27, ate: 240 })
  f.caixa(700, 540, 272, 60)
    .rotulo(708, 557, s.um(['1ª HABILITAÇÃO', '1a HABILITAÇÃO', 'PRIMEIRA HABILITAÇÃO']))
    .valor('primeira', 708, 590, barras(p.primeira), { tamanho: 27, ate: 255 })
  f.texto(estilo.valor, 24, 78, 560, p.espelho, { cor: '#5a4a3a', giro: -90 })
  f.texto(titulo, 15, 40, 520, 'VÁLIDA EM TODO O TERRITÓRIO NACIONAL', { cor: tinta, giro: -90 })
}

function baixo(f, p, { s, tinta }, topo) {
  const x = 130
  const observacao = s.um(['', 'EAR', 'A', 'EXERCE ATIVIDADE REMUNERADA;', 'A ; EAR', 'HAB. EM CICLOMOTOR'])
  f.caixa(x - 8, topo, 850, 150).rotulo(x, topo + 18, s.um(['OBSERVAÇÕES', 'OBSERVACOES', 'OBS.']))
  if (observacao) f.valor('observacoes', x, topo + 54, observacao, { tamanho: 24, ate: 800 })
  f.rubrica(s, 330, topo + 190, 400, 30)
    .linha(x, topo + 222, 972, topo + 222)
    .rotulo(550, topo + 240, 'ASSINATURA DO PORTADOR', { ancora: 'meio' })
  f.caixa(x - 8, topo + 256, 560, 60)
    .rotulo(x, topo + 274, 'LOCAL')
    .valor('local', x, topo + 306, `${p.local}, ${p.lugar.sigla}`, { tamanho: 25, ate: 540 })
  f.caixa(690, topo + 256, 282, 60)
    .rotulo(698, topo + 274, s.um(['DATA EMISSÃO', 'DATA DE EMISSÃO', 'EMISSÃO']))
    .valor('expedicao', 698, topo + 306, barras(p.expedicao), { tamanho: 25, ate: 265 })
  f.rubrica(s, x + 80, topo + 370, 300, 24, '#222').rotulo(x + 230, topo + 412, 'ASSINATURA DO EMISSOR', {
    ancora: 'meio',
  })
  f.valor('espelho2', 700, topo + 366, p.espelho, { tamanho: 22, ate: 260 }).valor(
    'renach',
    700,
    topo + 400,
    p.renach,
    { tamanho: 22, ate: 260 },
  )
  f.texto(
    'oswald',
    24,
    540,
    topo + 456,
    s.um([p.lugar.estado, `${DETRAN} - ${p.lugar.sigla}`, `DETRAN ${p.lugar.sigla}`]),
    { cor: tinta, ancora: 'meio', ate: 800 },
  )
}

export function cnhAntiga(p, { s, chave, estilo, retrato, forja, atravessado }) {
  const papel = s.um(['#eee6d2', '#e6ead8', '#efe3d0'])
  const tinta = s.um(['#2f5d3a', '#4a5a24', '#5a4024'])
  const com = { s, estilo, retrato, tinta }
  const feita = (altura, opcoes) =>
    new Folha(altura, estilo, opcoes)
      .add(`<rect width="1000" height="${altura}" fill="${papel}"/>`)
      .ondas(s, '#d2c39a', 20)
  const codigo = (folha, y, lado) =>
    folha.add(qr(`cnh:${chave}`, s.inteiro(300, 700), { x: 500 - lado / 2, y, lado }))
  // Opened and photographed whole, or each half by itself.
  const aberta = s.chance(0.45)
  const f = feita(aberta ? 1130 : 624, { forja })
  cima(f, p, com)
  let v
  if (aberta) {
    baixo(f, p, com, 640)
    f.vinco = 0.552
    v = feita(1130)
    v.texto('oswald', 30, 500, 90, 'QR-CODE', { cor: tinta, ancora: 'meio' })
    codigo(v, 130, 480)
    v.texto(estilo.rotulo, 22, 500, 690, `${DETRAN} - ${p.lugar.sigla}`, {
      cor: tinta,
      ancora: 'meio',
      ate: 860,
    })
    v.texto(estilo.rotulo, 19, 500, 740, 'Verifique autenticidade do QR Code com o app Vio', {
      ancora: 'meio',
      ate: 860,
    })
    v.rotulo(130, 820, 'Nº REGISTRO').valor('registro', 130, 856, p.registro, { tamanho: 27, ate: 400 })
    v.rubrica(s, 300, 960, 400, 30, '#222').rotulo(500, 1010, 'ASSINATURA DA AUTORIDADE', { ancora: 'meio' })
    v.vinco = 0.5
  } else {
    const largo = s.chance(0.5)
    v = feita(largo ? 1040 : 520)
    baixo(v, p, com, 28)
    if (largo) codigo(v, 520, 440)
  }
  if (atravessado) for (const folha of [f, v]) folha.atravessar(atravessado)
  return {
    frente: f,
    verso: v,
    impresso: {
      nome: p.nome,
      cpf: p.cpf,
      rg: p.rg,
      orgao: p.lugar.abreviado,
      uf: p.lugar.sigla,
      nascimento: barras(p.nascimento),
      validade: barras(p.validade),
      expedicao: barras(p.expedicao),
      primeira: barras(p.primeira),
      registro: p.registro,
      categoria: p.categoria,
      pai: p.pai,
      mae: p.mae,
    },
  }
}
