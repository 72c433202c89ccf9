import { Prescricao } from '../features/documento/prescricao.tsx'
import { TelaDaChamada } from '../features/sala/tela-da-chamada.tsx'
import { SalaDeVideo } from '../features/sala/sala-de-espera.tsx'

const prescricao = (consulta_id: string) => <Prescricao consulta_id={consulta_id} />

/** The room with the document form for its doctor. */
export const SalaDeVideoComPrescricao = () => <SalaDeVideo prescricao={prescricao} />

/** The call with the document form for its doctor. */
export const ChamadaComPrescricao = () => <TelaDaChamada prescricao={prescricao} />
