import { barras, lugarEscrito } from '../escrita.mjs'
import { Folha } from '../folha.mjs'
import { qr, zona } from '../mecanica.mjs'

/** The driving licence since 2022: numbered labels, vehicles in a table, a machine-readable zone below. */

const CATEGORIAS = ['ACC', 'A', 'A1', 'B', 'B1', 'C', 'C1', 'D', 'D1', 'BE', 'CE', 'C1E', 'DE', 'D1E']

function tabela(v, p, { s, estilo, x, y, w }) {
  const linhas = Math.ceil(CATEGORIAS.length / 2)
  const passo = 27
  v.rotulo(x, y - 8, s.um(['9      10      11      12', '9  CAT.   10   11   12']), { tamanho: 13 })
  CATEGORIAS.forEach((categoria, i) => {
    const coluna = x + (i >= linhas ? w / 2 : 0)
    const alto = y + (i % linhas) * passo
    v.caixa(coluna, alto, w / 2 - 6, passo).texto(estilo.rotulo, 15, coluna + 8, alto + 19, categoria, {
      cor: '#333',
    })
    if ([...p.categoria].includes(categoria))
      v.texto(estilo.valor, 15 * estilo.corpo, coluna + 60, alto + 19, barras(p.validade), {
        ate: w / 2 - 74,
      })
  })
}

export function cnh2022(p, { s, chave, estilo, retrato, forja, atravessado }) {
  const papel = s.um(['#edf0dd', '#e5eedf', '#f0eedc'])
  const tinta = s.um(['#24583a', '#3c5a1f', '#2a4f4a'])
  const feita = (opcoes) =>
    new Folha(690, estilo, opcoes)
      .add(`<rect width="1000" height="690" fill="${papel}"/>`)
      .ondas(s, '#cfd6a2', 18)
  const titulo = s.um(['oswald', 'saira-extra-condensed:600', 'noto-serif:700'])

  const f = feita({ forja })
  f.texto(titulo, 24, 520, 38, 'REPÚBLICA FEDERATIVA DO BRASIL', { cor: tinta, ancora: 'meio' })
  f.texto(titulo, 16, 520, 62, s.um(['MINISTÉRIO DA INFRAESTRUTURA', 'MINISTÉRIO DOS TRANSPORTES']), {
    cor: tinta,
    ancora: 'meio',
  })
  f.texto(titulo, 16, 520, 84, 'SECRETARIA NACIONAL DE TRÂNSITO', { cor: tinta, ancora: 'meio' })
  f.texto(
    titulo,
    20,
    520,
    110,
    s.um([
      'CARTEIRA NACIONAL DE HABILITAÇÃO / DRIVER LICENSE / PERMISO DE CONDUCCIÓN',
      'CARTEIRA NACIONAL DE HABILITAÇÃO',
    ]),
    { cor: tinta, ancora: 'meio', ate: 880 },
  )
  const x = 344
  f.foto(58, 200, 258, 344, retrato).caixa(58, 200, 258, 344)
  const largoNome = s.chance(0.5)
  f.caixa(50, 124, 640, 64)
    .rotulo(
      58,
      142,
      s.um(['2 e 1 NOME E SOBRENOME', '2 e 1 NOME E SOBRENOME', '2 e 1  NOME', '1 e 2 NOME E SOBRENOME']),
    )
    .valor('nome', 58, 176, p.nome, { tamanho: largoNome ? 27 : 24, ate: 622 })
  f.caixa(700, 124, 270, 64)
    .rotulo(708, 142, s.um(['1ª HABILITAÇÃO', '1ª HAB.', '1a HABILITAÇÃO']))
    .valor('primeira', 708, 176, barras(p.primeira), { tamanho: 26, ate: 250 })
  const nascido = `${barras(p.nascimento)}, ${lugarEscrito(s, p.naturalidade).replace(/[-/]| - /, ', ')}`
  f.caixa(x - 8, 200, 634, 60)
    .rotulo(
      x,
      217,
      s.um(['3 DATA, LOCAL E UF DE NASCIMENTO', '3 DATA, LOCAL E UF NASC.', '3  DATA E LOCAL DE NASCIMENTO']),
    )
    .valor('nascimento', x, 249, forja?.campo === 'nascimento' ? barras(p.nascimento) : nascido, {
      tamanho: 24,
      ate: 615,
    })
  f.caixa(x - 8, 266, 220, 60)
    .rotulo(x, 283, s.um(['4a DATA EMISSÃO', '4a EMISSÃO', '4a DATA DE EMISSÃO']))
    .valor('expedicao', x, 315, barras(p.expedicao), { tamanho: 24, ate: 205 })
  f.caixa(564, 266, 220, 60)
    .rotulo(572, 283, s.um(['4b VALIDADE', '4b DATA VALIDADE']))
    .valor('validade', 572, 315, barras(p.validade), { tamanho: 24, ate: 205 })
  f.caixa(792, 266, 90, 60).rotulo(800, 283, 'ACC')
  f.texto(titulo, 58, 910, 320, 'D', { cor: tinta })
  f.caixa(x - 8, 332, 634, 60)
    .rotulo(x, 349, s.um(['4c DOC IDENTIDADE / ÓRG EMISSOR / UF', '4c DOC. IDENTIDADE/ÓRGÃO EMISSOR/UF']))
    .valor('rg', x, 381, `${p.rg.replaceAll(/[^\dXA-Z]/g, '')} ${p.lugar.abreviado} ${p.lugar.sigla}`, {
      tamanho: 24,
      ate: 615,
    })
  f.caixa(x - 8, 398, 240, 60)
    .rotulo(x, 415, s.um(['4d CPF', '4d C.P.F.']))
    .valor('cpf', x, 447, p.cpf, { tamanho: 24, ate: 226 })
  f.caixa(584, 398, 240, 60)
    .rotulo(592, 415, s.um(['5 Nº REGISTRO', '5 N° REGISTRO', '5  REGISTRO']))
    .valor('registro', 592, 447, p.registro, { tamanho: 24, ate: 225, cor: '#a01f24' })
  f.caixa(832, 398, 138, 60)
    .rotulo(840, 415, '9 CAT HAB')
    .valor('categoria', 850, 447, p.categoria, { tamanho: 25, ate: 100 })
  f.caixa(x - 8, 464, 634, 56)
    .rotulo(x, 481, 'NACIONALIDADE')
    .valor('nacionalidade', x, 511, s.um(['BRASILEIRO(A)', p.mulher ? 'BRASILEIRA' : 'BRASILEIRO']), {
      tamanho: 23,
      ate: 600,
    })
  f.caixa(x - 8, 526, 634, 100).rotulo(x, 543, 'FILIAÇÃO')
  for (const [i, nome] of [p.pai, p.mae].entries())
    f.valor(`filiacao${i}`, x, 573 + i * 38, nome, { tamanho: 22, ate: 610 })
  f.rubrica(s, 80, 592, 210, 24).rotulo(187, 638, '7 ASSINATURA DO PORTADOR', { ancora: 'meio', tamanho: 13 })
  f.texto(estilo.valor, 22, 36, 560, p.espelho, { giro: -90, cor: '#5a4a3a' })

  const v = feita()
  tabela(v, p, { s, estilo, x: 44, y: 44, w: 560 })
  const observacao = s.um(['EAR', 'A', 'EAR; A', 'SEM OBSERVAÇÕES', ''])
  v.caixa(44, 258, 560, 76).rotulo(52, 275, s.um(['12 OBSERVAÇÕES', 'OBSERVAÇÕES', '12 OBS.']))
  if (observacao) v.valor('observacoes', 52, 312, observacao, { tamanho: 22, ate: 540 })
  v.rotulo(52, 356, 'LOCAL').valor(
    'local',
    52,
    386,
    lugarEscrito(s, { cidade: p.local, uf: p.lugar.sigla }),
    { tamanho: 23, ate: 540 },
  )
  v.rubrica(s, 90, 424, 280, 20, '#222').rotulo(230, 458, 'ASSINATURA DO EMISSOR', {
    ancora: 'meio',
    tamanho: 13,
  })
  v.texto(
    titulo,
    18,
    500,
    484,
    s.um([
      `DEPARTAMENTO ESTADUAL DE TRÂNSITO DE ${p.lugar.estado.replace(/^(ESTADO|GOVERNO) D[AEO] /, '')}`,
      `DETRAN - ${p.lugar.sigla}`,
      `DEPARTAMENTO ESTADUAL DE TRÂNSITO - ${p.lugar.sigla}`,
    ]),
    { cor: tinta, ancora: 'meio', ate: 880 },
  )
  v.valor('espelho2', 420, 428, p.espelho, { tamanho: 20, ate: 180 }).valor('renach', 420, 456, p.renach, {
    tamanho: 20,
    ate: 180,
  })
  v.add(qr(`cnh22:${chave}`, s.inteiro(300, 900), { x: 640, y: 44, lado: 320 }))
  const mrz = zona({ tipo: 'I<', numero: p.registro, pessoa: p, validade: p.validade })
  v.add('<rect x="0" y="500" width="1000" height="190" fill="#f5f5ea" opacity="0.75"/>')
  mrz.forEach((linha, i) =>
    v.texto('overpass-mono', 44, 500, 556 + i * 50, linha, { ancora: 'meio', ate: 940, cor: '#161616' }),
  )
  if (atravessado) for (const folha of [f, v]) folha.atravessar(atravessado)
  return {
    frente: f,
    verso: v,
    impresso: {
      nome: p.nome,
      cpf: p.cpf,
      rg: p.rg,
      orgao: `DETRAN-${p.lugar.sigla}`,
      uf: p.lugar.sigla,
      nascimento: barras(p.nascimento),
      validade: barras(p.validade),
      expedicao: barras(p.expedicao),
      primeira: barras(p.primeira),
      registro: p.registro,
      categoria: p.categoria,
      pai: p.pai,
      mae: p.mae,
      mrz,
    },
  }
}
