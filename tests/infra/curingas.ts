/** Wildcards inside one resource of ours, by the shape of the finding. */
export const CURINGAS: readonly { readonly pattern: RegExp; readonly reason: string }[] = [
  { pattern: /Tabela\w+Arn\w+\/index\/\*\]$/, reason: 'Indexes of our one table.' },
  { pattern: /::<Tabela\w+\.Arn>-\*\]$/, reason: 'Tables restored beside ours, named after it.' },
  {
    pattern: /(KycUploads|Rascunhos|ProntuarioDocs)\w+Arn\w+\/\*\]$/,
    reason: 'Objects of the bucket the contract names.',
  },
  {
    pattern: /(KycUploads|Rascunhos)\w+Arn\w+\/sonda\/\*\]$/,
    reason: 'The object of its own that the health check writes and reads.',
  },
  {
    pattern: /ProntuarioDocs\w+Arn\w+\/\*\/conversa\/\*\]$/,
    reason: 'Files of messages, below the consultation they belong to: one that became no message goes.',
  },
  {
    pattern: /ProntuarioDocs\w+Arn\w+\/ancoras\/\*\]$/,
    reason: 'The hourly anchors, of which the one already there is read.',
  },
  { pattern: /:acolhe-[\w-]+-(fila|falhas)-\*\]$/, reason: 'The queues of the consumers, by their name.' },
  {
    pattern: /:channel\/acolhe-[\w-]+-\*\/\*\]$/,
    reason: 'The video channels of the stage, by their name and the time they were made.',
  },
  { pattern: /\/@connections\/\*\]$/, reason: 'Connections of our one WebSocket API.' },
  {
    pattern: /::arn:aws:s3:::cdk-\w+-assets-.*\/\*\]$/,
    reason: 'CDK publishes the site from its asset bucket.',
  },
  { pattern: /::<Site\w+\.Arn>\/\*\]$/, reason: 'CDK publishes the site into its bucket.' },
]
