import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { desligarToque, ligarToque, verToque } from '#domain/toque/contract.ts'
import { call } from '../../lib/api.ts'
import { idDe, inscrever, inscricaoDaqui } from './navegador.ts'

const CHAVE = ['toque'] as const

/** Where this person is called back, and whether this device is one of those; in a browser that can be. */
export function useToque() {
  const queries = useQueryClient()
  const leitura = useQuery({
    queryKey: CHAVE,
    queryFn: async ({ signal }) => {
      const [lido, inscricao] = await Promise.all([call(verToque, {}, { signal }), inscricaoDaqui()])
      const daqui = inscricao ? await idDe(inscricao) : undefined
      const ids = lido.aparelhos.map(({ id }) => id)
      return {
        chave: lido.chave,
        aqui: ids.find((id) => id === daqui),
        outros: ids.filter((id) => id !== daqui),
      }
    },
    gcTime: 0,
  })
  const reler = () => queries.invalidateQueries({ queryKey: CHAVE })
  const [bloqueado, setBloqueado] = useState(Notification.permission === 'denied')

  const ligar = useMutation({
    mutationFn: async (chave: string) => {
      // First of all: a browser asks only while the press that led here is fresh.
      const resposta = await Notification.requestPermission()
      setBloqueado(resposta === 'denied')
      if (resposta !== 'granted') return
      const { endpoint, keys = {} } = (await inscrever(chave)).toJSON()
      await call(ligarToque, {
        endpoint: endpoint ?? '',
        p256dh: keys['p256dh'] ?? '',
        auth: keys['auth'] ?? '',
      })
    },
    onSettled: reler,
  })
  const desligar = useMutation({
    mutationFn: async (ids: readonly string[]) => {
      const inscricao = await inscricaoDaqui()
      if (inscricao && ids.includes(await idDe(inscricao))) await inscricao.unsubscribe()
      await Promise.all(ids.map(async (id) => call(desligarToque, { id })))
    },
    onSettled: reler,
  })
  return { bloqueado, leitura, ligar, desligar }
}
