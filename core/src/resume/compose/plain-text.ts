import type { Block, loadMarkdown, Span } from '../../document/index.ts'

type Markdown = Awaited<ReturnType<typeof loadMarkdown>>

/**
 * What a text in Markdown says, without its marks: paragraphs with an empty line between them, each item of a list on its line
 * behind a bullet or its number.
 */
export function plainText(markdown: string, { blocksOfMarkdown }: Markdown): string {
  const blocks = blocksOfMarkdown(markdown, { linkOf: () => null, pictureOf: () => null })
  return blocks.map(textOf).filter(Boolean).join('\n\n')
}

const spanText = (spans: readonly Span[]) =>
  spans
    .map(({ text }) => text)
    .join('')
    .trim()

function textOf(block: Block): string {
  switch (block.kind) {
    case 'list':
      return block.items
        .map(({ blocks }, at) => `${block.start === null ? '•' : `${block.start + at}.`} ${blocks.map(textOf).join('\n')}`)
        .join('\n')
    case 'quote':
      return block.blocks.map(textOf).join('\n\n')
    case 'table':
      return [block.head, ...block.rows].map((cells) => cells.map(spanText).join(', ')).join('\n')
    case 'code':
      return block.text
    case 'picture':
      return block.alt
    case 'rule':
      return ''
    default:
      return spanText(block.spans)
  }
}
