import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { enviarProva, provarVinculo } from '#domain/dependente/contract.ts'
import type { Dependente } from '#domain/dependente/vista.ts'
import { eDeFiliacao } from '#domain/dependente/relacao.ts'
import { DEPENDENTES, ERROS_DO_DEPENDENTE } from '#domain/dependente/textos.ts'
import { PROVAS, type Prova } from '#domain/dependente/vinculo.ts'
import { MENSAGEM_DO_ARQUIVO, TAMANHO_MAXIMO } from '#domain/kyc/envio.ts'
import { Alert } from '../../components/alert.tsx'
import { Button } from '../../components/button.tsx'
import { Falha } from '../../components/falha-no-lugar.tsx'
import { Field } from '../../components/field.tsx'
import { avisoOuSemRede } from '../../components/sem-rede.ts'
import { toast } from '../../components/toast-store.ts'
import { ApiError, call } from '../../lib/api.ts'
import { postarImagem, tipoDaImagem } from '../kyc/kyc.ts'
import styles from './dependente.module.css'
import { guardarLido } from './use-dependentes.ts'

const ACEITOS = ['image/jpeg', 'image/png']

type Arquivos = Partial<Record<Prova, File>>

/** The pictures that prove a bond: the document first, and a proof of responsibility where it does not say it all. */
export function ProvaDoVinculo({ dependente }: { readonly dependente: Dependente }) {
  const { dependente_id, status, relacao, falta_guarda } = dependente
  const queries = useQueryClient()
  const [arquivos, setArquivos] = useState<Arquivos>({})
  const [erros, setErros] = useState<Partial<Record<Prova, string>>>({})
  const comGuarda = falta_guarda || status === 'recusado' || !eDeFiliacao(relacao)
  const envio = useMutation({
    mutationFn: () => enviar(dependente_id, arquivos),
    onSuccess: (lido) => {
      guardarLido(queries, lido)
      setArquivos({})
      if (lido.status === 'confirmado') toast({ title: DEPENDENTES.confirmado })
      if (lido.status === 'em_revisao') toast({ title: DEPENDENTES.em_analise })
    },
  })
  const escolher = (prova: Prova, arquivo: File | undefined) => {
    const recusado = arquivo && (!ACEITOS.includes(arquivo.type) || arquivo.size > TAMANHO_MAXIMO)
    setErros({ ...erros, [prova]: recusado ? MENSAGEM_DO_ARQUIVO : undefined })
    setArquivos({ ...arquivos, [prova]: recusado ? undefined : arquivo })
    envio.reset()
  }
  const submeter = (event: FormEvent) => {
    event.preventDefault()
    if (envio.isPending) return
    if (arquivos.frente) envio.mutate()
    else setErros({ ...erros, frente: ERROS_DO_DEPENDENTE.documento })
  }
  const dicas: Partial<Record<Prova, string>> = {
    verso: DEPENDENTES.verso_dica,
    guarda: DEPENDENTES.guarda_dica,
  }
  return (
    <form className={styles.formulario} noValidate onSubmit={submeter}>
      {falta_guarda && (
        <Alert tone="aviso" announce title={DEPENDENTES.pedir_guarda}>
          {dependente.motivos.map((motivo) => (
            <p key={motivo}>{motivo}</p>
          ))}
          <p>{DEPENDENTES.pedir_guarda_texto}</p>
        </Alert>
      )}
      {PROVAS.filter((prova) => comGuarda || prova !== 'guarda').map((prova) => (
        <Field
          key={`${prova}${envio.isSuccess ? status : ''}`}
          type="file"
          accept={ACEITOS.join(',')}
          label={DEPENDENTES[prova]}
          hint={dicas[prova]}
          error={erros[prova]}
          onChange={({ target }) => escolher(prova, target.files?.[0])}
        />
      ))}
      {envio.error && (
        <Falha
          {...avisoOuSemRede(envio.error, {
            title: DEPENDENTES.nao_enviado,
            description: envio.error instanceof ApiError ? envio.error.problema.detail : envio.error.message,
          })}
        />
      )}
      <div className={styles.acoes}>
        <Button type="submit" busy={envio.isPending && DEPENDENTES.enviando}>
          {DEPENDENTES.enviar}
        </Button>
      </div>
    </form>
  )
}

/** Each picture straight to the storage, then what was sent to be read. */
async function enviar(dependente_id: string, { frente, verso, guarda }: Arquivos): Promise<Dependente> {
  const mandar = async (prova: Prova, arquivo: File | undefined) => {
    if (!arquivo) return undefined
    const tipo_conteudo = tipoDaImagem(arquivo.type)
    const formulario = await call(enviarProva, { dependente_id, prova, tipo_conteudo, tamanho: arquivo.size })
    await postarImagem(formulario, arquivo)
    return formulario.caminho
  }
  const [doDocumento = '', doVerso, daGuarda] = await Promise.all([
    mandar('frente', frente),
    mandar('verso', verso),
    mandar('guarda', guarda),
  ])
  return call(provarVinculo, {
    dependente_id,
    frente: doDocumento,
    ...(doVerso !== undefined && { verso: doVerso }),
    ...(daGuarda !== undefined && { guarda: daGuarda }),
  })
}
