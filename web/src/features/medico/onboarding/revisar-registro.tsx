import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { revisarRegistro } from '#domain/medico/contract-dados.ts'
import { crmHabilita, statusCrmDe } from '#domain/base/crm.ts'
import { ETAPA_PROFISSIONAL, ONBOARDING } from '#domain/medico/textos-onboarding.ts'
import { Alert } from '../../../components/alert.tsx'
import { Button } from '../../../components/button.tsx'
import { avisar, avisarTambem, avisoDaFalha, campoDuplicado } from '../../cadastro/aviso-de-falha.ts'
import { Acoes, Passo } from '../../cadastro/passos/passo.tsx'
import { CHAVE_DOS_DADOS, type DadosDoMedico } from '../conta/use-dados.ts'
import { call } from '../../../lib/api.ts'
import { guardarResposta } from '../../../lib/guardar-resposta.ts'
import { EtapaProfissional } from './etapa-profissional.tsx'
import { digitadoDe, informadoDe, type RegistroInformado } from './registro-digitado.ts'
import { useCrmInformado } from './use-crm-informado.ts'

interface RevisarRegistroProps {
  readonly nome: string
  readonly dados: DadosDoMedico
  readonly focar: boolean
  readonly onVoltar?: (() => void) | undefined
  readonly onPronto: () => void
}

/** Step 2 of somebody who has an account: the same fields, corrected until the council confirmed them. */
export function RevisarRegistro({ nome, dados, focar, onVoltar, onPronto }: RevisarRegistroProps) {
  const queries = useQueryClient()
  const marcarCrm = useRef<(motivo: string) => void>(undefined)
  const inicial = digitadoDe(dados)
  const { conferindo, impedimento } = useCrmInformado(nome)
  const salvar = useMutation({
    mutationFn: (informado: RegistroInformado) => call(revisarRegistro, informado),
    onSuccess: ({ motivos, ...salvo }) => {
      guardarResposta(queries, CHAVE_DOS_DADOS, salvo)
      const status = statusCrmDe(salvo.status_crm)
      if (status === 'REJECTED')
        avisar({ titulo: ETAPA_PROFISSIONAL.nao_confirmado, descricao: motivos.join(' ') }, 'destructive')
      else if (crmHabilita(salvo.status_crm)) avisar(ETAPA_PROFISSIONAL.conferido)
      else avisar(ETAPA_PROFISSIONAL.salvo)
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
  if (crmHabilita(dados.status_crm))
    return (
      <Passo titulo={ONBOARDING.passos[1]} texto={ETAPA_PROFISSIONAL.texto} focar={focar}>
        <Alert tone="sucesso" title={`${ETAPA_PROFISSIONAL.confirmado.titulo}: ${dados.crm}/${dados.uf}`}>
          {ETAPA_PROFISSIONAL.confirmado.texto}
        </Alert>
        <Acoes id="registro-confirmado" dica={null}>
          {onVoltar && (
            <Button variant="secondary" onClick={onVoltar}>
              {ONBOARDING.voltar}
            </Button>
          )}
          <Button onClick={onPronto}>{ONBOARDING.continuar}</Button>
        </Acoes>
      </Passo>
    )
  return (
    <EtapaProfissional
      inicial={inicial}
      ocupado={conferindo ? ETAPA_PROFISSIONAL.conferindo : salvar.isPending && ETAPA_PROFISSIONAL.salvando}
      focar={focar}
      onVoltar={onVoltar}
      onEnviar={async (informado, marcar) => {
        marcarCrm.current = marcar
        const igual = JSON.stringify(informado) === JSON.stringify(informadoDe(inicial))
        const motivo = await impedimento(informado)
        if (motivo !== undefined) marcar(motivo)
        else if (igual && dados.status_crm !== 'REJECTED') onPronto()
        else await salvar.mutateAsync(informado).catch(() => undefined)
      }}
    />
  )
}
