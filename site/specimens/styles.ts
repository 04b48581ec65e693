import app from '../src/styles/app.css?inline'
import settings from '../src/styles/settings.css?inline'
import own from './specimens.css?inline'

const parts = import.meta.glob<string>('../src/styles/parts/*.css', { query: '?inline', import: 'default', eager: true })

/** The style sheets, in which `is-hover` and `is-focus` look as what is pointed at and what has the focus. */
export const GET = () =>
  new Response(
    [app, `@layer parts { ${Object.values(parts).join('\n')} }`, settings, own]
      .join('\n')
      .replaceAll(':hover', ':is(:hover, .is-hover)')
      .replaceAll(':focus-visible', ':is(:focus-visible, .is-focus)'),
    { headers: { 'content-type': 'text/css; charset=utf-8' } },
  )
