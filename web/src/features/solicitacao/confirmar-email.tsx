import { useMutation } from '@tanstack/react-query'
import { reenviarConfirmacao } from '#domain/acesso/contract.ts'
import { Alert } from '../../components/alert.tsx'
import { Button } from '../../components/button.tsx'
import { call } from '../../lib/api.ts'

/** Paying needs a confirmed e-mail (estados §1): the link can be asked for again, here. */
export function ConfirmarEmail({ email }: { readonly email: string }) {
  const envio = useMutation({ mutationFn: () => call(reenviarConfirmacao, { email, mode: 'paciente' }) })
  return (
    <Alert
      tone="aviso"
      announce
      title="Confirme seu e-mail"
      actions={
        !envio.isSuccess && (
          <Button variant="secondary" busy={envio.isPending && 'Enviando...'} onClick={() => envio.mutate()}>
            Reenviar e-mail
          </Button>
        )
      }
    >
      {envio.isSuccess
        ? `Enviamos um novo link para ${email}. Depois de abri-lo, volte e continue.`
        : `Abra o link que enviamos para ${email} e tente novamente.`}
      {envio.isError && <p>Não foi possível enviar agora. Tente novamente em alguns instantes.</p>}
    </Alert>
  )
}
