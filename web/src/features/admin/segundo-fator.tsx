import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { TEXTOS_DO_SEGUNDO_FATOR as TEXTOS } from '#domain/acesso/textos-do-segundo-fator.ts'
import { Alert } from '../../components/alert.tsx'
import { Button } from '../../components/button.tsx'
import { Card } from '../../components/card.tsx'
import { PageHeader } from '../../components/page-header.tsx'
import { toast } from '../../components/toast-store.ts'
import { type ChaveDoAutenticador, FalhaDoCodigo, prepararAutenticador } from '../acesso/autenticador.ts'
import { sair } from '../../lib/sessao/sessao.ts'
import { usePerfil } from '../../lib/sessao/use-perfil.ts'
import styles from './admin.module.css'
import { LigarAutenticador } from './ligar-autenticador.tsx'

/**
 * Where anybody turns a second factor on (docs/decisions/016); screens that ask for one lead here while it is
 * missing.
 */
export function SegundoFator() {
  const { data: perfil } = usePerfil()
  const navigate = useNavigate()
  const [chave, setChave] = useState<ChaveDoAutenticador>()
  const [ocupado, setOcupado] = useState<'preparar' | 'sair'>()
  const situacao = perfil?.segundo_fator ?? 'desligado'

  async function comecar() {
    setOcupado('preparar')
    try {
      setChave(await prepararAutenticador())
    } catch (error) {
      const motivo = error instanceof FalhaDoCodigo ? error.motivo : 'geral'
      toast({ title: TEXTOS.titulo, description: TEXTOS.erros[motivo], variant: 'destructive' })
    }
    setOcupado(undefined)
  }

  async function entrarDeNovo() {
    setOcupado('sair')
    // Leave first: the guard of this screen would ask for a login of its own.
    await navigate('/', { state: { login: perfil?.tipo ?? 'paciente' } })
    await sair()
  }

  async function ligado() {
    toast(TEXTOS.ligado)
    await entrarDeNovo()
  }

  return (
    <div className={styles.tela}>
      <PageHeader title={TEXTOS.titulo} subtitle={TEXTOS.subtitulo} />
      <Card>
        <Alert tone={situacao === 'em_dia' ? 'sucesso' : 'aviso'}>{TEXTOS.situacoes[situacao]}</Alert>
        {chave ? (
          <LigarAutenticador chave={chave} onLigado={ligado} />
        ) : (
          <div className={styles.acoes}>
            {situacao === 'entrar_de_novo' ? (
              <Button busy={ocupado === 'sair' && TEXTOS.saindo} onClick={() => void entrarDeNovo()}>
                {TEXTOS.entrar_de_novo}
              </Button>
            ) : (
              <Button
                variant={situacao === 'em_dia' ? 'secondary' : 'primary'}
                busy={ocupado === 'preparar' && TEXTOS.preparando}
                onClick={() => void comecar()}
              >
                {situacao === 'em_dia' ? TEXTOS.trocar : TEXTOS.comecar}
              </Button>
            )}
          </div>
        )}
      </Card>
    </div>
  )
}
