import { useMutation } from '@tanstack/react-query'
import { reenviarConfirmacao } from '#domain/acesso/contract.ts'
import { Alert } from '../../components/alert.tsx'
import { Button } from '../../components/button.tsx'
import { Falha } from '../../components/falha-no-lugar.tsx'
import { avisoOuSemRede } from '../../components/sem-rede.ts'
import { call } from '../../lib/api.ts'

const NAO_ENVIADO = {
  title: 'Não foi possível enviar agora.',
  description: 'Tente novamente em alguns instantes.',
}

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
        ? `Enviamos um novo link para ${email}. Depois de abri-lo, esta página continua sozinha.`
        : `Abra o link que enviamos para ${email}: depois disso esta página continua sozinha.`}
      {envio.error && <Falha {...avisoOuSemRede(envio.error, NAO_ENVIADO)} />}
    </Alert>
  )
}
