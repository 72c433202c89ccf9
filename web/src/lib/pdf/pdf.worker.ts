/** The PDF reader off the main thread, loaded only when somebody chooses a PDF; importing it starts it. */
export { WorkerMessageHandler } from 'pdfjs-dist/legacy/build/pdf.worker.mjs'
