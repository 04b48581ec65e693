import { createHash } from 'node:crypto'
import type { OutputChunk } from 'rolldown'

/** What the worker begins with, and what it takes from beside it once a page asks for it. */
export interface Parts {
  main: string
  /** Script by file name. */
  parts: ReadonlyMap<string, string>
}

/** Chunks that several areas draw on. */
const SHARED = 'shared'
/** Chunks of no page: readers of files, the sample. */
const REST = 'rest'

/**
 * Puts a worker's chunks, which call each other by `require`, into a script that has all it begins with and into parts, one
 * for each area of pages. A service worker may not `import()`; it may run a script again that it took while it was
 * installed, and waits for that.
 *
 * @param areaOf the area of a page that this chunk is, `null` where it is none
 */
export function partsOf(chunks: readonly OutputChunk[], areaOf: (chunk: OutputChunk) => string | null, folder: string): Parts {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const named = (name: string) => byName.get(name) ?? []
  const begin = chunks.find(({ isEntry }) => isEntry)
  if (!begin) throw new Error('The worker has no chunk to begin with.')
  const atOnce = reachedFrom([begin], ({ imports }) => imports.flatMap(named))

  const areas = new Map<string, Set<string>>()
  for (const page of chunks) {
    const area = areaOf(page)
    if (area === null) continue
    const draws = ({ imports, dynamicImports }: OutputChunk) =>
      [...imports, ...dynamicImports].flatMap(named).filter((chunk) => !atOnce.has(chunk))
    for (const { fileName } of reachedFrom([page], draws)) areas.set(fileName, (areas.get(fileName) ?? new Set()).add(area))
  }
  const partOf = ({ fileName }: OutputChunk) => {
    const [area, other] = areas.get(fileName) ?? [REST]
    return other ? SHARED : (area ?? REST)
  }

  const later = Map.groupBy(
    chunks.filter((chunk) => !atOnce.has(chunk)),
    partOf,
  )
  const parts = new Map<string, string>()
  const where: Record<string, string> = {}
  for (const [name, its] of [...later].toSorted(([a], [b]) => a.localeCompare(b))) {
    const script = `throughlineParts({${its.map(asDefinition).join(',')}})`
    const file = `${name}-${createHash('sha256').update(script).digest('base64url').slice(0, 8).replaceAll('_', '-')}.js`
    parts.set(file, script)
    for (const { fileName } of its) where[fileName] = `${folder}/${file}`
  }
  const urls = [...parts.keys()].map((file) => `${folder}/${file}`)
  return { main: beginning([...atOnce], begin.fileName, where, urls), parts }
}

function reachedFrom(from: readonly OutputChunk[], next: (chunk: OutputChunk) => readonly OutputChunk[]): ReadonlySet<OutputChunk> {
  const reached = new Set(from)
  // Grows while it is gone through.
  for (const chunk of reached) for (const met of next(chunk)) reached.add(met)
  return reached
}

const asDefinition = ({ fileName, code }: OutputChunk) => `${JSON.stringify(fileName)}:function(exports,require,module){${code}\n}`

/** What runs at once stands in parentheses, by which engines compile it while they read it the first time. */
const asBeginning = ({ fileName, code }: OutputChunk) => `${JSON.stringify(fileName)}:(function(exports,require,module){${code}\n})`

const beginning = (atOnce: readonly OutputChunk[], first: string, where: object, urls: readonly string[]) => `"use strict";
const where=${JSON.stringify(where)},known={},made={};
self.throughlineParts=(more)=>Object.assign(known,more);
const need=(path)=>{
const name=path.replace("./","");
if(made[name])return made[name].exports;
if(!known[name])importScripts(where[name]);
const module=made[name]={exports:{}};
known[name](module.exports,need,module);
return module.exports};
throughlineParts({${atOnce.map(asBeginning).join(',\n')}});
addEventListener("install",()=>importScripts(...${JSON.stringify(urls)}));
need(${JSON.stringify(first)});
`
