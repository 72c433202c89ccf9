import { SALA } from '#domain/consulta/textos.ts'
import { CONVERSA } from '#domain/conversa/textos.ts'
import type { PapelNaSala } from '#domain/sala/sala.ts'
import { CHAMADA } from '#domain/sala/textos.ts'
import styles from './chamada.module.css'
import { BarraDeControles, BotaoDeAparelho, Controle } from './controles.tsx'
import type { Painel } from './painel-da-chamada.tsx'
import { lerPreferencias } from './preferencias.ts'
import type { useChamada } from './use-chamada.ts'

interface ControlesDaChamadaProps
  extends Pick<ReturnType<typeof useChamada>, 'locais' | 'aparelhos' | 'sair'> {
  readonly papel: PapelNaSala
  readonly painel: Painel | null
  /** Messages that came and were not seen. */
  readonly novas: number
  readonly onPainel: (qual: Painel) => void
  readonly onDispositivos: () => void
}

export function ControlesDaChamada({
  locais,
  aparelhos,
  sair,
  papel,
  painel,
  novas,
  onPainel,
  onDispositivos,
}: ControlesDaChamadaProps) {
  return (
    <div className={styles.controles}>
      <BarraDeControles>
        <BotaoDeAparelho
          aparelho="microfone"
          ligado={locais.microfone}
          onClick={() => void aparelhos.alternarMicrofone(lerPreferencias().microfone_id)}
        />
        <BotaoDeAparelho
          aparelho="camera"
          ligado={locais.camera}
          onClick={() => void aparelhos.alternarCamera(lerPreferencias().camera_id)}
        />
        <Controle icone="ajustes" nome={CHAMADA.dispositivos} onClick={onDispositivos} />
        <Controle
          icone="balao"
          nome={CONVERSA.controle}
          {...(novas > 0 && { situacao: CONVERSA.novas(novas) })}
          apertado={painel === 'mensagens'}
          onClick={() => onPainel('mensagens')}
        />
        {papel === 'medico' && (
          <>
            <Controle
              icone="historico"
              nome={CHAMADA.prontuario}
              apertado={painel === 'prontuario'}
              onClick={() => onPainel('prontuario')}
            />
            <Controle
              icone="editar"
              nome={CHAMADA.registro}
              apertado={painel === 'registro'}
              onClick={() => onPainel('registro')}
            />
            <Controle
              icone="assinatura"
              nome={SALA.prescricao}
              apertado={painel === 'prescricao'}
              onClick={() => onPainel('prescricao')}
            />
          </>
        )}
        <Controle icone="desligar" nome="Sair" perigo onClick={sair} />
      </BarraDeControles>
      <output className="so-leitor">{novas > 0 && `${CONVERSA.controle}: ${CONVERSA.novas(novas)}`}</output>
    </div>
  )
}
