import { cruise, type ICruiseResult, type IViolation } from 'dependency-cruiser'
import { importRules } from './rules.ts'

const folders = ['core', 'adapters', 'packages', 'site']

async function violationsIn(baseDir: string): Promise<{ seen: number; violations: IViolation[] }> {
  const { output } = await cruise(folders, {
    baseDir,
    validate: true,
    ruleSet: { forbidden: importRules },
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|\\.astro|wire-server)/' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['types', 'import', 'node', 'default'] },
  })
  const { modules, summary } = output as ICruiseResult
  return { seen: modules.filter(({ source }) => source.endsWith('.ts') || source.endsWith('.tsx')).length, violations: summary.violations }
}

const root = new URL('../..', import.meta.url).pathname
const [code, fixture] = [await violationsIn(root), await violationsIn(`${root}scripts/import-rules/fixture`)]

const broken = new Set(fixture.violations.map(({ rule }) => rule.name))
const asleep = importRules.map(({ name }) => name ?? '').filter((name) => !broken.has(name))
for (const { rule, from, to } of code.violations) console.error(`${from} → ${to}: ${rule.name}`)
for (const name of asleep) console.error(`The rule ${name} let the bad fixture pass.`)
if (code.seen < 40) console.error(`Only ${code.seen} modules were seen: the checker does not read this code.`)
console.log(`${code.seen} modules, ${importRules.length} rules, ${code.violations.length} broken.`)
process.exitCode = code.violations.length || asleep.length || code.seen < 40 ? 1 : 0
