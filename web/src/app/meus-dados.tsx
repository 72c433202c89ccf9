import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { CONTA, MEUS_DADOS } from '#domain/cadastro/textos-da-conta.ts'
import { FalhaAoCarregar } from '../components/falha-ao-carregar.tsx'
import { PageHeader } from '../components/page-header.tsx'
import { PageLoading } from '../components/page-loading.tsx'
import { usePerfil, useSessao } from '../lib/sessao/use-perfil.ts'
import { Encerrar } from '../features/conta/encerrar.tsx'
import { Exportar } from '../features/conta/exportar.tsx'
import styles from '../features/conta/conta.module.css'
import { ArquivosGuardados } from '../features/documento/meus-arquivos.tsx'

/**
 * '/meus-dados': a patient's documents, the copy of one's data and the end of the account, also for whoever waits for
 * approval or has none.
 */
export function MeusDados() {
  const navigate = useNavigate()
  const sessao = useSessao()
  const perfil = usePerfil()
  const ninguem = sessao.data === null || perfil.data === null
  useEffect(() => {
    if (ninguem) void navigate('/', { replace: true, state: { login: 'paciente' } })
  }, [ninguem, navigate])
  const error = sessao.error ?? perfil.error
  if (error && !perfil.data)
    return (
      <FalhaAoCarregar
        error={error}
        aviso={{ titulo: CONTA.erro_na_tela }}
        onRepetir={() => void (sessao.error ? sessao : perfil).refetch()}
      />
    )
  if (!perfil.data) return <PageLoading />
  const { tipo, email } = perfil.data
  return (
    <>
      <PageHeader title={MEUS_DADOS.titulo} subtitle={MEUS_DADOS.subtitulo} />
      <div className={styles.secoes}>
        {tipo === 'paciente' && <ArquivosGuardados />}
        <Exportar tipo={tipo} />
        <Encerrar email={email} tipo={tipo} />
      </div>
    </>
  )
}
