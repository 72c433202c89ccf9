/** The part of the reader's worker module that is imported: its package declares only the reader. */
declare module 'pdfjs-dist/legacy/build/pdf.worker.mjs' {
  export const WorkerMessageHandler: object
}
