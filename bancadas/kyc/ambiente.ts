/** The collection of approved faces, made before anybody is looked for in it. */
export const COLECAO = 'acolhe-bench-rostos'

/** The environment of the functions under the bench; set before any of them is imported. */
export function ambiente(url: string, estagio: string): void {
  Object.assign(process.env, {
    AWS_REGION: 'sa-east-1',
    AWS_ACCESS_KEY_ID: 'bench',
    AWS_SECRET_ACCESS_KEY: 'bench',
    AWS_ENDPOINT_URL_TEXTRACT: url,
    AWS_ENDPOINT_URL_REKOGNITION: url,
    ESTAGIO: estagio,
    TABELA: 'tabela',
    BALDE_KYC: 'kyc-uploads',
    USER_POOL_ID: 'sa-east-1_Bench',
    USER_POOL_CLIENT_ID: 'cliente',
    BARRAMENTO: 'acolhe-bench',
    MAQUINA_KYC: 'arn:aws:states:sa-east-1:000000000000:stateMachine:kyc',
    SEGREDOS: JSON.stringify({
      cfm: 'acolhe/bench/cfm',
      cpf: 'acolhe/bench/cpf',
      chaves: 'acolhe/bench/chaves',
    }),
    COLECAO,
    REGIAO_TEXTRACT: 'sa-east-1',
    REGIAO_REKOGNITION: 'sa-east-1',
    URL_CPF: 'http://cadastros.invalid/cpf',
    // A busy machine makes a reading slow: the bench counts the time instead of cutting it.
    PRAZOS: JSON.stringify({ tempo_do_ocr: 300_000, tempo_dos_rostos: 300_000 }),
    POWERTOOLS_DEV: 'false',
    POWERTOOLS_METRICS_DISABLED: 'true',
    POWERTOOLS_LOG_LEVEL: 'CRITICAL',
  })
}
