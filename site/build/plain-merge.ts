import type { Plugin } from 'vite'

/** What the merge view would bring along for gutters and highlighted code, neither of which is asked for where it is mounted. */
const unused: Record<string, string> = {
  '@codemirror/view': 'export * from "@codemirror/view"; export const gutter = () => []; export class GutterMarker {}',
  '@codemirror/language': 'export { language } from "@codemirror/language"; export const highlightingFor = () => null',
  '@lezer/highlight': 'export const highlightTree = () => {}',
}
const prefix = '\0plain-merge:'

/**
 * Leaves out of the browser's scripts what only the merge view has of the editor: the libraries are one module each, so
 * that whatever a late script needs of one of them would come with every editor.
 */
export const plainMerge = (): Plugin => ({
  name: 'plain-merge',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  resolveId: (source, importer) => (source in unused && importer?.includes('@codemirror/merge') ? prefix + source : null),
  load: (id) => (id.startsWith(prefix) ? unused[id.slice(prefix.length)] : null),
})
