import { fileURLToPath } from 'node:url'

interface ModuleGraph {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null
}

const features = fileURLToPath(new URL('../src/features/', import.meta.url))
/** What every page of the app begins with. */
const START = `${features}task/state/start.ts`

let started: Set<string> | undefined

function reach(id: string, graph: ModuleGraph, into: Set<string>): Set<string> {
  if (!id.startsWith(features) || into.has(id)) return into
  into.add(id)
  for (const next of graph.getModuleInfo(id)?.importedIds ?? []) reach(next, graph, into)
  return into
}

/**
 * Puts what every page of the app needs from its start into one script: many small ones compress worse, and each late
 * script that shares some of it would cut it into more. All else is left to the bundler.
 */
export function chunkOf(id: string, graph: ModuleGraph): string | null {
  if (!id.startsWith(features)) return null
  started ??= reach(START, graph, new Set())
  return started.has(id) ? 'desk' : null
}
