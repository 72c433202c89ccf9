import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { dataBr, formatarTelefone } from '#domain/base/campos.ts'
import { formatarCpf } from '#domain/base/cpf.ts'
import { revisarDados } from '#domain/cadastro/contract.ts'
import { REVISAO } from '#domain/cadastro/textos.ts'
import { call } from '../../../lib/api.ts'
import type { Perfil } from '../../../lib/sessao/perfil.ts'
import { esquecerRascunho } from '../../../lib/rascunho.ts'
import { CHAVE_DO_PERFIL } from '../../../lib/sessao/use-perfil.ts'
import { pedeCodigo } from '../../acesso/codigo/codigo.ts'
import { DialogoDoCodigo } from '../../acesso/codigo/dialogo-do-codigo.tsx'
import { avisar, avisarTambem, avisoDaFalha, campoDuplicado } from '../aviso-de-falha.ts'
import { DADOS, type DadosDigitados, VAZIO } from '../campos.ts'
import { guardarResposta } from '../../../lib/guardar-resposta.ts'
import { FormularioPessoal } from './formulario-pessoal.tsx'
import { Passo } from './passo.tsx'

interface RevisarDadosProps {
  readonly perfil: Perfil
  readonly focar: boolean
  /** As `FormularioPessoal` takes it. */
  readonly corrija?: string
  readonly onPronto: () => void
}

/** Step 1 of somebody who has an account: the same fields, corrected until the identity is approved (estados §1). */
export function RevisarDados({ perfil, focar, corrija, onPronto }: RevisarDadosProps) {
  const queries = useQueryClient()
  const [salvando, setSalvando] = useState(false)
  /** What waits for the security code: another address for an e-mail that was confirmed. */
  const [semCodigo, setSemCodigo] = useState<Parameters<typeof salvar> | null>(null)
  const inicial = digitados(perfil)
  const rascunho = `revisar-dados:${perfil.id}`

  async function salvar(
    dados: DadosDigitados,
    marcar: (campo: keyof DadosDigitados, motivo: string) => void,
  ) {
    const mudou = DADOS.filter((campo) => dados[campo].trim() !== inicial[campo])
    if (mudou.length === 0) {
      terminar()
      return
    }
    setSalvando(true)
    try {
      const salvo = await call(revisarDados, Object.fromEntries(mudou.map((campo) => [campo, dados[campo]])))
      guardarResposta(queries, CHAVE_DO_PERFIL, salvo)
      avisar(REVISAO.salvo)
      terminar()
    } catch (error) {
      if (pedeCodigo(error)) return setSemCodigo([dados, marcar])
      const aviso = avisoDaFalha(error, 'Erro na atualização')
      const campo = campoDuplicado(error)
      if (campo && campo !== 'crm') {
        avisarTambem(aviso)
        marcar(campo, aviso.descricao ?? aviso.titulo)
      } else avisar(aviso, 'destructive')
    } finally {
      setSalvando(false)
    }
  }

  function terminar() {
    esquecerRascunho(rascunho)
    onPronto()
  }

  return (
    <Passo titulo={REVISAO.titulo} texto={REVISAO.texto} focar={focar}>
      <FormularioPessoal
        inicial={inicial}
        comSenha={false}
        rascunho={rascunho}
        corrija={corrija}
        ocupado={salvando && REVISAO.salvando}
        onEnviar={(dados, marcar) => salvar(dados, (campo, message) => marcar(campo, { message }))}
      />
      {semCodigo && (
        <DialogoDoCodigo
          email={perfil.email}
          onVerificado={() => {
            setSemCodigo(null)
            void salvar(...semCodigo)
          }}
          onCancelar={() => setSemCodigo(null)}
        />
      )}
    </Passo>
  )
}

const digitados = ({ nome, cpf, email, telefone, data_nascimento }: Perfil): DadosDigitados => ({
  ...VAZIO,
  nome,
  email,
  cpf: formatarCpf(cpf),
  telefone: formatarTelefone(telefone),
  data_nascimento: dataBr(data_nascimento) ?? '',
})
