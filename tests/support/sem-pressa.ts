// A busy machine may take its time; a wrong screen still fails.
if (typeof document !== 'undefined')
  (await import('@testing-library/react')).configure({ asyncUtilTimeout: 8_000 })
