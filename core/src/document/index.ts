export { blocksOfMarkdown, type MarkdownReader } from './markdown/blocks.ts'
export * from './model.ts'
export * from './printer.ts'
