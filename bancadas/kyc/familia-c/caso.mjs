import { writeFileSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { ajustar, estragar, legivel } from './ajustes.mjs'
import { fotografar } from './camera.mjs'
import { cin } from './cartoes/cin.mjs'
import { cnh2022 } from './cartoes/cnh-2022.mjs'
import { cnhAntiga } from './cartoes/cnh-antiga.mjs'
import { rg } from './cartoes/rg.mjs'
import { sortearFeicoes } from './feicoes.mjs'
import { forjar } from './forja.mjs'
import { ESTILOS } from './letras.mjs'
import { OBJETOS, objeto } from './objetos.mjs'
import { br, comoSeDigita, sortearCpf, sortearPessoa } from './pessoas.mjs'
import { retrato, selfie } from './retratos.mjs'
import { Sorteio } from './sorteio.mjs'
import { naTela, retratoFotografado } from './telas.mjs'

/** One case drawn whole: three pictures and the line of the manifest that says what they are. */

const CARTOES = { RG_ANTIGO: rg, CIN: cin, CNH_ANTIGA: cnhAntiga, CNH_2022: cnh2022 }
const TIPOS = {
  RG_ANTIGO: 'rg_antigo',
  CIN: 'rg_novo_cin',
  CNH_ANTIGA: 'cnh_antiga',
  CNH_2022: 'cnh_nova_2022',
}

export const plano = (folha) => async (largura) =>
  sharp(Buffer.from(folha.svg(largura)))
    .flatten({ background: '#fff' })
    .png({ compressionLevel: 1 })
    .toBuffer()
export const proporcao = (folha) => folha.h / folha.w

/** As the manifest has it: lengths in pixels of a photo 1500 px wide. */
const descrito = (a) => ({
  level: a.grau,
  rotation: Math.round(((a.quartos ?? 0) * 90 + a.inclinacao) * 10) / 10,
  ...Object.fromEntries(
    Object.entries({
      blur: a.desfoque,
      noise: a.grao,
      glare: a.brilho,
      perspective: a.perspectiva,
      shadow: a.sombra,
      light: a.luz,
    }).map(([nome, valor]) => [nome, Math.round(valor * 1000) / 1000]),
  ),
  jpeg: a.jpeg,
  width: a.largura,
  surface: a.mesa,
  exif: a.exif,
  ...(a.vinco && { crease: true }),
  ...(a.defeito && { flaw: a.defeito }),
})

export async function desenhar(c, pasta) {
  const chave = `${c.seed}:${c.id}`
  const s = new Sorteio(`caso:${chave}`)
  const hoje = new Date(`${c.today}T12:00:00Z`)
  const { attack } = c
  const pessoa = sortearPessoa(s, hoje, {
    layout: c.layout,
    mulher: c.mulher,
    menor: attack === 'menor_de_idade',
    vencido: attack === 'vencido',
  })
  const feicoes = sortearFeicoes(c.rosto.nome, c.rosto.pedido)
  const uri = await retrato(feicoes, chave, {
    cinza: c.layout === 'RG_ANTIGO' ? s.chance(0.35) : s.chance(0.12),
  })
  const estilo = s.um(ESTILOS)
  const forja = forjar(attack, pessoa, { s, hoje, estilo })
  const atravessado =
    attack === 'amostra' ? s.um(['AMOSTRA', 'AMOSTRA · SEM VALOR', 'SEM VALOR', 'SPECIMEN']) : undefined
  const cartao = CARTOES[c.layout](pessoa, {
    s,
    chave,
    estilo,
    retrato: uri,
    forja: forja?.remendo,
    atravessado,
  })
  const form = {
    nome: comoSeDigita(pessoa.nome),
    cpf: pessoa.cpf,
    data_nascimento: br(pessoa.nascimento),
    ...forja?.form,
  }
  const truth = { ...cartao.impresso, ...forja?.truth }
  if (attack === 'cpf_de_outro') form.cpf = sortearCpf(s)

  const ajuste = (lado) => {
    const a = c.defeito ? estragar(s, c.defeito) : ajustar(s, c.grau)
    return lado.vinco ? { ...a, vinco: lado.vinco } : a
  }
  const objetos =
    attack === 'nao_e_documento' &&
    OBJETOS.map((_, i) => objeto(OBJETOS[(c.vez + i) % OBJETOS.length], pessoa, { s, estilo, retrato: uri }))
  const [frente, verso] = objetos || [
    cartao.frente,
    attack === 'frente_duas_vezes' ? cartao.frente : cartao.verso,
  ]
  const [af, av] = [ajuste(frente), ajuste(verso)]
  const lados =
    attack === 'captura_de_tela' ? await naTela([frente, verso], [af, av], c.vez, chave) : undefined
  const front = lados?.[0] ?? (await fotografar(plano(frente), proporcao(frente), af, `${chave}:f`))
  const mesmoArquivo = attack === 'frente_duas_vezes' && c.vez % 2 === 0
  const back = mesmoArquivo
    ? front
    : (lados?.[1] ?? (await fotografar(plano(verso), proporcao(verso), av, `${chave}:v`)))

  const outro = c.outro && sortearFeicoes(c.outro.nome, c.outro.pedido)
  const presentes = { outra_pessoa: [outro], dois_rostos: [feicoes, outro], sem_rosto: [] }[attack] ?? [
    feicoes,
  ]
  const propria =
    attack === 'selfie_de_foto_do_documento'
      ? { jpeg: await retratoFotografado(cartao.frente, c.vez, chave), ajustes: {} }
      : await selfie(presentes, chave, { fechados: attack === 'olhos_fechados', trocados: s.chance(0.06) })

  const guardar = (qual, bytes) => {
    const nome = `${c.id}-${qual}.jpg`
    writeFileSync(path.join(pasta, nome), bytes)
    return nome
  }
  const legiveis = [
    [af, frente],
    [av, verso],
  ].every(([a, folha]) => legivel(a, Math.min(folha.menorLetra, 27), proporcao(folha)))
  return {
    id: c.id,
    tipo: 'paciente',
    documento: TIPOS[c.layout],
    layout: objetos ? 'NENHUM' : c.layout,
    front: guardar('frente', front),
    back: guardar('verso', back),
    selfie: guardar('selfie', propria.jpeg),
    form,
    truth: objetos ? {} : truth,
    kind: c.kind,
    ...(attack && { attack }),
    readable: c.kind === 'unreadable' ? false : legiveis,
    degradation: { ...descrito(af), back: descrito(av), selfie: propria.ajustes },
    expected: c.kind === 'genuine' ? 'approved' : 'rejected',
    accept:
      c.kind === 'genuine'
        ? ['approved']
        : c.kind === 'unreadable'
          ? ['rejected', 'under_review']
          : ['rejected'],
    face: {
      document: c.rosto.nome,
      selfie: attack === 'outra_pessoa' ? c.outro.nome : attack === 'sem_rosto' ? null : c.rosto.nome,
    },
  }
}
