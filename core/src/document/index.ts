export type { MarkdownReader } from './markdown/blocks.ts'
export * from './model.ts'
export * from './printer.ts'

/** The reader of Markdown, and the parser with it, once there is something to print. */
export const loadMarkdown = () => import('./markdown/blocks.ts')
