import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Consulta } from '#domain/consulta/consulta.ts'
import type { Documento } from '#domain/documento/documento.ts'
import { abrirWoff } from '#lambdas/documento/woff.ts'
import * as auditoria from '#lambdas/store/auditoria.ts'
import * as documentos from '#lambdas/store/documentos.ts'
import * as medicos from '#lambdas/store/medicos.ts'
import { ANA, HELENA, type PersonaMedica } from '#semente/personas.ts'
import { CONSULTA, cadastrarMedicos, consultar, haPouco } from '../../../support/consulta.ts'

export const DOCUMENTO = 'd0000000-0000-4000-8000-000000000001'

const font = (family: string, weight: number) =>
  abrirWoff(
    readFileSync(
      createRequire(import.meta.url).resolve(
        `@fontsource/${family}/files/${family}-latin-${weight}-normal.woff`,
      ),
    ),
  )
/** The typefaces as the functions have them. */
export const FONTES = {
  normal: font('figtree', 400),
  negrito: font('figtree', 700),
  titulo: font('fraunces', 600),
}

/** Registered doctors with an address to practise at. */
export async function cadastrar(...comEndereco: readonly PersonaMedica[]): Promise<void> {
  await cadastrarMedicos()
  for (const { usuario, medico } of comEndereco) {
    const { endereco_profissional } = medico
    await medicos.mudar(usuario.id, { endereco_profissional }, new Date())
  }
}

export const emAndamento = (dados: Partial<Consulta> = {}): Promise<Consulta> =>
  consultar({
    status: 'in_progress',
    assigned_to: HELENA.usuario.id,
    started_at: haPouco(1000),
    ambos_conectados_em: haPouco(900),
    ...dados,
  })

/** Ana's prescription by Helena, not signed yet. */
export const receita = (dados: Partial<Documento> = {}): Documento => ({
  id: DOCUMENTO,
  consulta_id: CONSULTA,
  paciente_id: ANA.usuario.id,
  medico_id: HELENA.usuario.id,
  tipo: 'receita',
  status: 'created',
  file_url: 'temp_url',
  conteudo: 'Uso oral.\nTomar com água.',
  medicamentos: 'Dipirona 500 mg: 1 comprimido de 6/6 h se dor',
  observacoes: 'Não dirigir após o uso.',
  retorno: 'Retorno em 7 dias',
  emissao: {
    medico: {
      nome: 'Helena Prado Vasconcelos',
      crm: '123456',
      uf: 'SP',
      especialidades: [{ rotulo: 'Cardiologia', rqe: '45871' }],
      endereco: 'Rua das Acácias, 120, conjunto 34, São Paulo/SP',
    },
    paciente: { nome: 'Ana Beatriz Nogueira', cpf: '52998224725' },
  },
  codigo: '0123456789abcdef0123456789abcdef',
  codigo_secreto: 'ABCDEF2345',
  created_at: '2026-11-21T02:30:00.000Z',
  tentativas: 0,
  vence_em: '2026-11-21T02:31:00.000Z',
  updated_at: '2026-11-21T02:30:00.000Z',
  ...dados,
})

export async function guardar(dados: Partial<Documento> = {}): Promise<Documento> {
  const documento = receita(dados)
  if (!(await documentos.emitir(documento))) throw new Error('This document exists')
  return documento
}

/** The same, signed, with its file. */
export const assinada = {
  status: 'signed',
  file_url: `${ANA.usuario.id}/${DOCUMENTO}.pdf`,
  signed_at: '2026-11-21T02:30:05.000Z',
  vence_em: undefined,
} as const satisfies Partial<Documento>

/** Her unsigned prescription, as it is answered. */
export const VISTO = {
  id: DOCUMENTO,
  consulta_id: CONSULTA,
  tipo: 'receita',
  status: 'created',
  file_url: 'temp_url',
  created_at: '2026-11-21T02:30:00.000Z',
}

/** What the access log of her record says, without the instants. */
export const nasLinhas = async () =>
  (await auditoria.lista(ANA.usuario.id)).map(({ ator_id, acao, objeto }) => ({ ator_id, acao, objeto }))
