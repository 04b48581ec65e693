import { shownWide } from './pictures.ts'

/** A picture on the sheet. */
export interface Shot {
  area: string
  screen: string
  state: string
  theme: string
  width: number
  /** Beside the sheet, without its ending. */
  file: string
}

const style = `
:root { --scale: 1; font: 13px/20px system-ui, sans-serif; color: #222; background: #e9e8e4; }
body { margin: 0; }
h1, h2, h3 { margin: 0 0 8px; font-weight: 600; }
h2 { font-size: 21px; line-height: 32px; margin-top: 24px; }
section { padding: 8px 32px 24px; }
.screens { display: flex; flex-wrap: wrap; gap: calc(32px * var(--scale)); align-items: start; }
.looks { display: flex; gap: calc(12px * var(--scale)); align-items: start; }
img { display: block; width: calc(var(--wide) * var(--scale) * 1px); outline: 1px solid #0002; }
`

/** The page with all pictures by area; each leads to the picture in its full size. */
export function sheetPage(shots: readonly Shot[]): string {
  const areas = Object.entries(Object.groupBy(shots, ({ area }) => area))
  const sections = areas.map(
    ([area, within = []]) => `<section id="${area}"><h2>${area}</h2><div class="screens">${screensOf(within)}</div></section>`,
  )
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Contact sheet</title><style>${style}</style><body>${sections.join('\n')}</body></html>`
}

const screensOf = (shots: readonly Shot[]): string =>
  Object.entries(Object.groupBy(shots, ({ screen, state }) => `${screen} · ${state}`))
    .map(([name, looks = []]) => `<div><h3>${name}</h3><div class="looks">${looks.map(look).join('')}</div></div>`)
    .join('\n')

const look = ({ file, theme, width }: Shot): string =>
  `<a href="${file}.png"><img src="${file}.webp" alt="${theme}, ${width} wide" style="--wide: ${shownWide(width)}"></a>`
