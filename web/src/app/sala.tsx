import { Prescricao } from '../features/documento/prescricao.tsx'
import { Chamada } from '../features/sala/chamada.tsx'
import { SalaDeVideo } from '../features/sala/sala-video.tsx'

const prescricao = (consulta_id: string) => <Prescricao consulta_id={consulta_id} />

/** The room with the document form for its doctor. */
export const SalaDeVideoComPrescricao = () => <SalaDeVideo prescricao={prescricao} />

/** The call with the document form for its doctor. */
export const ChamadaComPrescricao = () => <Chamada prescricao={prescricao} />
