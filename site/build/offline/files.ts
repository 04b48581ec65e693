import type { Plugin } from 'vite'

/** A script of the build, as far as it decides what is needed without a network. */
export interface Script {
  fileName: string
  /** The module it begins with; `null` for what is only shared. */
  begins: string | null
  /** What it loads at once and later on. */
  loads: readonly string[]
}

/** Pages that can be read, and written on, without a network. Other areas are kept as they are looked at. */
export const begins =
  /[\\/]src[\\/](layouts[\\/](AppFrame|Page)|pages[\\/](tasks|goals|journal|discussions)|features[\\/](changes|command|discussion|frame|goal|journal|live|notification|offline|task)[\\/])/
/** Not of these: what only opens where there is a server, and is large. */
const beside = /[\\/](export|import|reference|monitoring)[\\/]/

/** Style sheets of those pages, by the name of their file, and the letters of English and German. */
const otherFiles =
  /^(app|door|tasks|templates|filters|goals|goal-page|journals|journal-list|journal-writing|discussions|notifications)\.[\w-]+\.css$|^(inter|newsreader)-everyday(-italic)?\.[\w-]+\.woff2$/

/** Names of the scripts that those pages load, now or later. */
export function scriptsOf(scripts: readonly Script[]): string[] {
  const byName = new Map(scripts.map((script) => [script.fileName, script]))
  const found = new Set<string>()
  const add = (fileName: string) => {
    const script = byName.get(fileName)
    if (!script || found.has(fileName) || (script.begins && beside.test(script.begins))) return
    found.add(fileName)
    for (const name of script.loads) add(name)
  }
  for (const { fileName, begins: module } of scripts) if (module && begins.test(module)) add(fileName)
  return [...found].sort()
}

/** The other files of those pages, of all names in the folder of built files. */
export const sheetsAndFonts = (names: readonly string[]): string[] => names.filter((name) => otherFiles.test(name)).sort()

/** Notes every script as the browser's are written. */
export const noteScripts = (into: Script[]): Plugin => ({
  name: 'note-scripts',
  applyToEnvironment: ({ name }) => name === 'client',
  generateBundle(_options, bundle) {
    for (const file of Object.values(bundle))
      if (file.type === 'chunk')
        into.push({
          fileName: file.fileName,
          begins: file.facadeModuleId ?? null,
          loads: [...file.imports, ...file.dynamicImports],
        })
  },
})
