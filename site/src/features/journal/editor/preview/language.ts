import { markdownLanguage } from '@codemirror/lang-markdown'
import { Language } from '@codemirror/language'
import type { MarkdownParser } from '@lezer/markdown'

/** GitHub's Markdown, which is what the pages of the product render, and no more. */
export const parser = (markdownLanguage.parser as MarkdownParser).configure({ remove: ['Subscript', 'Superscript', 'Emoji'] })

/** Has the data of the language it is taken from, by which that one's commands know where they are. */
export const markdown = new Language(markdownLanguage.data, parser, [], 'markdown')
