import type { StatusDoQuadro, StatusGeral } from '#domain/admin/saude.ts'
import { ROTULOS_DO_QUADRO, ROTULOS_GERAIS } from '#domain/admin/textos.ts'
import { Badge } from '../../components/badge.tsx'

const TOM_GERAL = { healthy: 'sucesso', degraded: 'aviso', unhealthy: 'perigo' } as const
const TOM_DO_QUADRO = { healthy: 'sucesso', warning: 'aviso', error: 'perigo' } as const

/** 'Saudável', 'Degradado' or 'Indisponível'. */
export const Geral = ({ status }: { readonly status: StatusGeral }) => (
  <Badge tone={TOM_GERAL[status]}>{ROTULOS_GERAIS[status]}</Badge>
)

/** 'OK', 'Atenção' or 'Erro'. */
export const DoQuadro = ({ status }: { readonly status: StatusDoQuadro }) => (
  <Badge tone={TOM_DO_QUADRO[status]}>{ROTULOS_DO_QUADRO[status]}</Badge>
)
