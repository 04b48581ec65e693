import { cruise, type ICruiseResult, type IViolation } from 'dependency-cruiser'
import { folderCircles, folderRules } from './folder-circles.ts'
import { importRules, tests } from './rules.ts'

const folders = ['core', 'adapters', 'packages', 'site']

interface Found {
  seen: number
  violations: IViolation[]
  /** Imports of folders that rest on one another, by the rule they break. */
  circles: Map<string, string[]>
}

async function violationsIn(baseDir: string): Promise<Found> {
  const { output } = await cruise(folders, {
    baseDir,
    validate: true,
    ruleSet: { forbidden: importRules },
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    // Only what is made of our own code: the types of many npm packages lie in a folder of that name.
    exclude: { path: '^(core|site|adapters/[a-z]+|packages/[a-z-]+)/(dist|\\.astro|wire-server)/' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['types', 'import', 'node', 'default'] },
  })
  const { modules, summary } = output as ICruiseResult
  return {
    seen: modules.filter(({ source }) => source.endsWith('.ts') || source.endsWith('.tsx')).length,
    violations: summary.violations,
    circles: new Map(folderRules.map((rule) => [rule.name, folderCircles(modules, rule, new RegExp(tests))])),
  }
}

const root = new URL('../..', import.meta.url).pathname
const [code, fixture] = [await violationsIn(root), await violationsIn(`${root}scripts/import-rules/fixture`)]

const broken = new Set(fixture.violations.map(({ rule }) => rule.name))
const asleep = importRules.map(({ name }) => name ?? '').filter((name) => !broken.has(name))
for (const [name, circles] of fixture.circles) if (circles.length === 0) asleep.push(name)
const seesPackages = fixture.violations.some(({ rule, to }) => rule.name === 'core-is-pure' && /node_modules\/.+\/dist\//.test(to))
if (!seesPackages) asleep.push('core-is-pure (for a package whose types lie in its dist/)')
for (const { rule, from, to } of code.violations) console.error(`${from} → ${to}: ${rule.name}`)
for (const [name, circles] of code.circles) for (const circle of circles) console.error(`${circle}: ${name}`)
for (const name of asleep) console.error(`The rule ${name} let the bad fixture pass.`)
if (code.seen < 40) console.error(`Only ${code.seen} modules were seen: the checker does not read this code.`)
const faults = [...code.circles.values()].reduce((sum, { length }) => sum + length, code.violations.length)
console.log(`${code.seen} modules, ${importRules.length + folderRules.length} rules, ${faults} broken.`)
process.exitCode = faults || asleep.length || code.seen < 40 ? 1 : 0
