import { formatarCpf } from '#domain/base/cpf.ts'
import type { Usuario } from '#domain/cadastro/usuario.ts'
import type { Leitura } from '#domain/kyc/documento/leitura.ts'
import { type Achado, titularDe } from '#domain/kyc/documento/titular.ts'
import { desenharRosto } from './gerar/rosto.ts'
import { type DadosDoDocumento, gerarDocumento, type LadoDoDocumento } from './gerar/documento.ts'
import { fotografar, fotos } from './gerar/foto.ts'
import { rostos } from './gerar/rostos.ts'
import type { Licenca, Persona } from './personas.ts'

/** The driving licences of the personas' identity checks: as drawn, and as the reader reads these drawings. */

/** About what the embedded reader gave each of these photos; the seed does not wait for it to load. */
const QUALIDADE = { frente: 0.92, verso: 0.9 } as const

const LAYOUT = 'cnh_nova_2022'
const LIDO: Achado = { juizo: 'confirma', certeza: 1 }
const NAO_LIDO: Achado = { juizo: 'ausente', certeza: 0 }

export const impressaDe = (
  { nome, cpf, data_nascimento }: Usuario,
  { numero, rg, filiacao, emitida_em, vale_ate }: Licenca,
): DadosDoDocumento => ({
  nome: nome.toUpperCase(),
  cpf: formatarCpf(cpf),
  rg,
  orgao_emissor: 'SSP',
  uf: 'RJ',
  data_nascimento,
  naturalidade: 'NITERÓI RJ',
  filiacao,
  sexo: 'M',
  data_emissao: emitida_em,
  data_validade: vale_ate,
  numero_cnh: numero,
  categoria: 'B',
  data_primeira_hab: '2005-02-11',
})

/** Both sides and the holder's selfie, as somebody photographs them. */
export async function fotografarTudo(dados: DadosDoDocumento, nome: Persona['rosto'], { na_zona }: Licenca) {
  const rosto = await desenharRosto(rostos[nome])
  const mecanica = { ...dados, data_validade: na_zona }
  const lado = async (qual: LadoDoDocumento) =>
    fotografar(await gerarDocumento({ layout: LAYOUT, lado: qual, dados, rosto, mecanica }), fotos.boa)
  const [documento_frente, documento_verso, selfie] = await Promise.all([
    lado('frente'),
    lado('verso'),
    desenharRosto(rostos[nome], { expressao: 'sorriso', giro: 0.25, fundo: '#e8e0cf', semente: 11 }),
  ])
  return { documento_frente, documento_verso, selfie }
}

/** What each side says, searched for this account's holder. */
export function lidas(
  d: DadosDoDocumento,
  usuario: Usuario,
  { vale_ate: data_validade, na_zona }: Licenca,
): { readonly frente: Leitura; readonly verso: Leitura } {
  const numeros = { rg: d.rg.replace(/\D/g, ''), numero_documento: d.numero_cnh }
  const layout = LAYOUT
  const { nome, data_nascimento, data_emissao } = d
  const mecanica = { nome, numero: d.numero_cnh, data_nascimento, data_validade: na_zona }
  const procurado = titularDe(usuario)
  return {
    frente: {
      layout,
      campos: {
        nome,
        cpf: d.cpf.replace(/\D/g, ''),
        ...numeros,
        data_nascimento,
        data_emissao,
        data_validade,
        orgao_emissor: d.orgao_emissor,
        uf_documento: d.uf,
      },
      qualidade: QUALIDADE.frente,
      titular: {
        procurado,
        impresso: { nome: LIDO, cpf: LIDO, data_nascimento: LIDO },
        zona: { nome: 'ausente', cpf: 'ausente', data_nascimento: 'ausente' },
      },
    },
    verso: {
      layout,
      campos: {
        nome,
        numero_documento: d.numero_cnh,
        data_nascimento,
        data_validade: na_zona,
        orgao_emissor: 'DETRAN',
        uf_documento: d.uf,
      },
      qualidade: QUALIDADE.verso,
      titular: {
        procurado,
        impresso: { nome: NAO_LIDO, cpf: NAO_LIDO, data_nascimento: NAO_LIDO },
        zona: { nome: 'confirma', cpf: 'ausente', data_nascimento: 'confirma' },
      },
      mecanica,
    },
  }
}
