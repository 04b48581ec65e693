import { pacer } from '@throughline/core/kernel'
import { renderMarkdown } from './render.ts'

let last: Promise<void> = Promise.resolve()

/** One goes on per turn of the event loop, whichever page it is for. Pages of the demo are rendered in a browser, which has timers only. */
const giveWay = (): Promise<void> => {
  last = last.then(() => new Promise((goOn) => setTimeout(goOn)))
  return last
}

/** Renders what a page holds many of, one by one, so that all others have their turn in between. */
export function rendererInTurns(turns = giveWay): (markdown: string, render?: (markdown: string) => string) => Promise<string> {
  const pace = pacer({ giveWay: turns })
  return async (markdown, render = renderMarkdown) => {
    const html = render(markdown)
    await pace(markdown.length)
    return html
  }
}
