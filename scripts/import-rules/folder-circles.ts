import type { IModule } from 'dependency-cruiser'

/** What is not loaded along with the module that names it. */
const aside: readonly string[] = ['type-only', 'dynamic-import']

/** Folders that may not rest on one another, however far round. */
export interface FolderRule {
  name: string
  /** Names the folder of a path by its first group. */
  folder: RegExp
}

export const folderRules: readonly FolderRule[] = [
  { name: 'areas-of-the-site-form-no-circle', folder: /^site\/src\/features\/([^/]+)\// },
  // A file beside the folders is one of its own.
  { name: 'folders-of-the-kernel-form-no-circle', folder: /^core\/src\/kernel\/([^/]+?)(?:\/|\.ts$)/ },
]

/**
 * The imports of one folder by another that rests on it, straight or by way of others, as `from → to`. Types, and what is
 * fetched once it is needed, let nothing rest on anything.
 */
export function folderCircles(modules: readonly IModule[], { folder }: FolderRule, isTest: RegExp): string[] {
  const folderOf = (path: string): string | undefined => folder.exec(path)?.[1]
  const imports = modules
    .filter(({ source }) => !isTest.test(source))
    .flatMap(({ source, dependencies }) =>
      dependencies
        .filter(({ dependencyTypes }) => !dependencyTypes.some((type) => aside.includes(type)))
        .map(({ resolved }) => ({ from: source, to: resolved, of: folderOf(source), on: folderOf(resolved) })),
    )
    .filter(({ of, on }) => of !== undefined && on !== undefined && of !== on)
  const restsOn = Map.groupBy(imports, ({ of }) => of)
  const reaches = (of: string | undefined, wanted: string | undefined, seen = new Set<string | undefined>()): boolean => {
    if (of === wanted) return true
    if (seen.has(of)) return false
    seen.add(of)
    return (restsOn.get(of) ?? []).some(({ on }) => reaches(on, wanted, seen))
  }
  return imports.filter(({ of, on }) => reaches(on, of)).map(({ from, to }) => `${from} → ${to}`)
}
