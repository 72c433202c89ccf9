import { Link } from 'react-router-dom'
import { caminhoDe } from '#domain/base/rotas.ts'
import { MEUS_DADOS } from '#domain/cadastro/textos-da-conta.ts'

/** The way to one's data and out, where 'Minha Conta' is not open. */
export function AosSeusDados() {
  return (
    <p>
      <Link to={caminhoDe('meus_dados')}>{MEUS_DADOS.link}</Link>
    </p>
  )
}
