import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { revisarInscricao } from '#domain/medico/contract-dados.ts'
import { crmHabilita, statusCrmDe } from '#domain/base/crm.ts'
import { ETAPA_PROFISSIONAL } from '#domain/medico/textos-onboarding.ts'
import { avisar, avisarTambem, avisoDaFalha, campoDuplicado } from '../../cadastro/aviso-de-falha.ts'
import { CHAVE_DOS_DADOS, type DadosDoMedico } from '../conta/use-dados.ts'
import { call } from '../../../lib/api.ts'
import { guardarResposta } from '../../../lib/guardar-resposta.ts'
import { PassoProfissional } from './passo-profissional.tsx'
import { digitadoDe, informadoDe, type InscricaoInformada } from './inscricao-digitada.ts'
import { useCrmInformado } from './use-crm-informado.ts'

interface RevisarInscricaoProps {
  readonly nome: string
  readonly dados: DadosDoMedico
  readonly focar: boolean
  readonly onVoltar?: (() => void) | undefined
  readonly onPronto: () => void
}

/**
 * Step 2 of somebody who has an account: the same fields, corrected until the council confirmed them, and the
 * specialties after that as well.
 */
export function RevisarInscricao({ nome, dados, focar, onVoltar, onPronto }: RevisarInscricaoProps) {
  const queries = useQueryClient()
  const marcarCrm = useRef<(motivo: string) => void>(undefined)
  const inicial = digitadoDe(dados)
  const confirmado = crmHabilita(dados.status_crm)
  const { conferindo, impedimento } = useCrmInformado(nome)
  const salvar = useMutation({
    mutationFn: (informado: InscricaoInformada) => call(revisarInscricao, informado),
    onSuccess: ({ motivos, ...salvo }) => {
      guardarResposta(queries, CHAVE_DOS_DADOS, salvo)
      const status = statusCrmDe(salvo.status_crm)
      if (status === 'REJECTED')
        avisar({ titulo: ETAPA_PROFISSIONAL.nao_confirmado, descricao: motivos.join(' ') }, 'destructive')
      else if (status === 'PENDING' || salvo.especialidades.some(({ verificado }) => verificado === null))
        avisar(ETAPA_PROFISSIONAL.salvo)
      else if (confirmado)
        avisar({
          titulo: ETAPA_PROFISSIONAL.salvo.titulo,
          ...(motivos.length > 0 && { descricao: motivos.join(' ') }),
        })
      else avisar(ETAPA_PROFISSIONAL.conferido)
      if (status !== 'REJECTED') onPronto()
    },
    onError: (error) => {
      const aviso = avisoDaFalha(error, ETAPA_PROFISSIONAL.erro)
      if (campoDuplicado(error) === 'crm') {
        avisarTambem(aviso)
        marcarCrm.current?.(aviso.descricao ?? aviso.titulo)
      } else avisar(aviso, 'destructive')
    },
  })
  return (
    <PassoProfissional
      inicial={inicial}
      confirmado={confirmado}
      ocupado={conferindo ? ETAPA_PROFISSIONAL.conferindo : salvar.isPending && ETAPA_PROFISSIONAL.salvando}
      focar={focar}
      onVoltar={onVoltar}
      onEnviar={async (informado, marcar) => {
        marcarCrm.current = marcar
        const igual = JSON.stringify(informado) === JSON.stringify(informadoDe(inicial))
        const motivo = confirmado ? undefined : await impedimento(informado)
        if (motivo !== undefined) marcar(motivo)
        else if (igual && dados.status_crm !== 'REJECTED') onPronto()
        else await salvar.mutateAsync(informado).catch(() => undefined)
      }}
    />
  )
}
