import { accessible } from './accessible.ts'
import { scriptSnippets } from './snippets.ts'

/** Draws the operations of one area from the API's own description, to be read and tried; no other host is asked anything. */

declare const SwaggerUIBundle: (settings: object) => unknown

const { documentElement: page } = document
const dark = matchMedia('(prefers-color-scheme: dark)')
const followTheme = () => page.classList.toggle('dark-mode', page.dataset.theme ? page.dataset.theme === 'dark' : dark.matches)
followTheme()
dark.addEventListener('change', followTheme)

const place = document.querySelector<HTMLElement>('#operations')
SwaggerUIBundle({
  domNode: place,
  url: `/api/v1/openapi.json?area=${place?.dataset.area}`,
  docExpansion: 'list',
  deepLinking: true,
  displayRequestDuration: true,
  tryItOutEnabled: true,
  requestSnippetsEnabled: true,
  plugins: [scriptSnippets, accessible],
  // Each operation shows its schemas; all of them once more at the end would only make the page slow.
  defaultModelsExpandDepth: -1,
  validatorUrl: null,
})
