import { prerender } from 'react-dom/static'
import { StaticRouter } from 'react-router-dom'
import { App } from './app.tsx'

/** The landing page as HTML, drawn while the site is built. */
export async function desenhado(): Promise<string> {
  const { prelude } = await prerender(
    <App Router={({ children }) => <StaticRouter location="/">{children}</StaticRouter>} />,
    {
      // All in one piece: later pieces would be inserted by an inline script, which the content security policy
      // forbids.
      progressiveChunkSize: Infinity,
      onError: (error) => {
        throw error
      },
    },
  )
  return new Response(prelude).text()
}
