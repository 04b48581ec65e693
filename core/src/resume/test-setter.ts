import type { ResumeContent, ResumeText } from './content.ts'
import { textsOf } from './document/texts.ts'
import type { LayoutLine, ResumeLayout, ResumeSetter } from './setter.ts'

const LINES_A_PAGE = 40

/** Sets every text on one line of its own, forty to a page; its documents are those lines. */
export const plainResumeSetter: ResumeSetter = {
  layout: async (content) => layoutOf(content),
  pdf: async (content) => new TextEncoder().encode(written(content)),
  docx: async (content) => new TextEncoder().encode(written(content)),
  read: async (pdf) =>
    new TextDecoder()
      .decode(pdf)
      .split('\f')
      .map((page) => ({ lines: page.split('\n') })),
}

const written = (content: ResumeContent) =>
  layoutOf(content)
    .pages.map(({ lines }) => lines.map(({ text }) => text).join('\n'))
    .join('\f')

function layoutOf(content: ResumeContent): ResumeLayout {
  const [width, height] = content.paper === 'a4' ? [595.28, 841.89] : [612, 792]
  const lines = textsOf(content).map((text, at) => lineOf(text, at % LINES_A_PAGE))
  const pages = []
  for (let at = 0; at === 0 || at < lines.length; at += LINES_A_PAGE)
    pages.push({ lines: lines.slice(at, at + LINES_A_PAGE), boxes: [], photo: null })
  return { width, height, pages }
}

function lineOf({ text, source }: ResumeText, at: number): LayoutLine {
  const look = { size: 10, family: 'sans', weight: 400, isItalic: false, colour: 'ink' } as const
  return { x: 48, y: 48 + at * 18, width: text.length * 5, ...look, text, href: null, source }
}
