import type { IModule } from 'dependency-cruiser'

const areaOf = (path: string): string | undefined => /^site\/src\/features\/([^/]+)\//.exec(path)?.[1]

/** What a page does not load along with the module that names it. */
const aside: readonly string[] = ['type-only', 'dynamic-import']

/**
 * The imports of one area of the site by another that rests on it, straight or by way of others, as `from → to`. Types, and what is
 * fetched once it is needed, let nothing rest on anything.
 */
export function areaCircles(modules: readonly IModule[], isTest: RegExp): string[] {
  const imports = modules
    .filter(({ source }) => !isTest.test(source))
    .flatMap(({ source, dependencies }) =>
      dependencies
        .filter(({ dependencyTypes }) => !dependencyTypes.some((type) => aside.includes(type)))
        .map(({ resolved }) => ({ from: source, to: resolved, area: areaOf(source), on: areaOf(resolved) })),
    )
    .filter(({ area, on }) => area !== undefined && on !== undefined && area !== on)
  const restsOn = Map.groupBy(imports, ({ area }) => area)
  const reaches = (area: string | undefined, wanted: string | undefined, seen = new Set<string | undefined>()): boolean => {
    if (area === wanted) return true
    if (seen.has(area)) return false
    seen.add(area)
    return (restsOn.get(area) ?? []).some(({ on }) => reaches(on, wanted, seen))
  }
  return imports.filter(({ area, on }) => reaches(on, area)).map(({ from, to }) => `${from} → ${to}`)
}
