import { useMutation } from '@tanstack/react-query'
import { reenviarConfirmacao } from '#domain/acesso/contract.ts'
import { caminhoDe } from '#domain/base/rotas.ts'
import { Alert } from '../../components/alert.tsx'
import { Button } from '../../components/button.tsx'
import { Falha } from '../../components/falha-no-lugar.tsx'
import { LinkButton } from '../../components/link-button.tsx'
import { call } from '../../lib/api.ts'
import { avisoDoReenvio } from '../acesso/pedidos.ts'

/**
 * Paying needs a confirmed e-mail (estados §1): the link is asked for again here, a wrong address is corrected in
 * /conta.
 */
export function ConfirmarEmail({ email }: { readonly email: string }) {
  const envio = useMutation({ mutationFn: () => call(reenviarConfirmacao, { email, mode: 'paciente' }) })
  return (
    <Alert
      tone="aviso"
      announce
      title="Confirme seu e-mail"
      actions={
        <>
          {!envio.isSuccess && (
            <Button
              variant="secondary"
              busy={envio.isPending && 'Enviando...'}
              onClick={() => envio.mutate()}
            >
              Reenviar e-mail
            </Button>
          )}
          <LinkButton variant="quiet" to={caminhoDe('conta')}>
            Corrigir o endereço
          </LinkButton>
        </>
      }
    >
      {envio.isSuccess
        ? `Enviamos um novo link para ${email}. Depois de abri-lo, esta página continua sozinha.`
        : `Abra o link que enviamos para ${email}: depois disso esta página continua sozinha.`}
      {envio.error && <Falha jaDita {...avisoDoReenvio(envio.error)} />}
    </Alert>
  )
}
