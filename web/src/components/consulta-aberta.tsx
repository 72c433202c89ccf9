import { caminhoDe } from '#domain/base/rotas.ts'
import type { ConsultaVista } from '#domain/consulta/vista.ts'
import { type ConsultaStatus, MEDICO_OCUPADO } from '#domain/consulta/status.ts'
import { ABERTA } from '#domain/consulta/textos.ts'
import { Alert } from './alert.tsx'
import { LinkButton } from './link-button.tsx'

/** A patient has one consultation at a time: the open one is told wherever another might be begun. */
export function ConsultaAberta({ consulta }: { readonly consulta: ConsultaVista }) {
  const { titulo, texto, para, botao } = passoDe(consulta)
  return (
    <Alert tone="aviso" title={titulo} actions={<LinkButton to={para}>{botao}</LinkButton>}>
      {texto}
    </Alert>
  )
}

/** What it waits for, and where that is done. */
function passoDe({ id, status }: { readonly id: string; readonly status: ConsultaStatus }) {
  const { titulo, aceita } = ABERTA
  if (status === 'pending')
    return { titulo, texto: ABERTA.falta_pagar, para: caminhoDe('solicitacao'), botao: ABERTA.pagar }
  if (MEDICO_OCUPADO.some((ocupado) => ocupado === status))
    return {
      titulo: aceita.titulo,
      texto: aceita.texto,
      para: caminhoDe('sala_video', { id }),
      botao: aceita.entrar,
    }
  return {
    titulo,
    texto: ABERTA.em_curso,
    para: caminhoDe('status_consulta', { id }),
    botao: ABERTA.acompanhar,
  }
}
