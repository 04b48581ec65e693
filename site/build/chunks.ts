import { fileURLToPath } from 'node:url'

interface ModuleGraph {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null
}

const features = fileURLToPath(new URL('../src/features/', import.meta.url))

/**
 * What pages of the app begin with: all of them, and those of an area. Not what does something as it is loaded: a script
 * that others share may run before the page is there.
 */
const beginnings = {
  everywhere: ['frame/Notices.tsx', 'task/ui/RunningTimer.tsx', 'command/keyboard.ts', 'command/state/late.ts'],
  tasks: ['task/ui/TaskList.tsx', 'task/ui/ListHead.tsx', 'task/ui/QuickAdd.tsx', 'task/ui/TaskPane.tsx', 'task/ui/TaskNotices.tsx'],
  layouts: [
    'task/layouts/board/Board.tsx',
    'task/layouts/calendar/Calendar.tsx',
    'task/ui/ListHead.tsx',
    'task/ui/QuickAdd.tsx',
    'task/ui/TaskPane.tsx',
    'task/ui/TaskNotices.tsx',
  ],
  goals: ['goal/ui/list/GoalsScreen.tsx', 'goal/ui/review/Review.tsx'],
  goal: ['goal/page/GoalTasks.tsx'],
  entry: ['journal/writing/WritingPage.tsx'],
  editor: ['journal/editor/mount.ts'],
  talk: [
    'discussion/head/Head.tsx',
    'discussion/thread/Conversation.tsx',
    'discussion/presence/Presence.tsx',
    'discussion/compose/Composer.tsx',
    'discussion/decided/DecidedDialogs.tsx',
    'discussion/action/Actions.tsx',
    'discussion/decision/Decisions.tsx',
    'discussion/pane/agenda/Agenda.tsx',
    'discussion/pane/Preparation.tsx',
    'discussion/pane/LastMeeting.tsx',
    'discussion/pane/note/PrivateNote.tsx',
    'discussion/feedback/Feedback.tsx',
  ],
}
type Area = keyof typeof beginnings

function reach(id: string, graph: ModuleGraph, into: Set<string>): Set<string> {
  if (into.has(id)) return into
  into.add(id)
  for (const next of graph.getModuleInfo(id)?.importedIds ?? []) reach(next, graph, into)
  return into
}

const reached = new Map<Area, Set<string>>()

/** Whether the pages of an area load a module as they begin. */
function needs(area: Area, id: string, graph: ModuleGraph): boolean {
  const known = reached.get(area) ?? beginnings[area].reduce((into, name) => reach(features + name, graph, into), new Set<string>())
  reached.set(area, known)
  return known.has(id)
}

/** What islands are drawn by; the rest of it, which takes them over, is the integration's. */
const react = /node_modules[\\/]react(-dom)?[\\/](index|cjs[\\/]react(-dom)?\.production)/

/** What dialogs and lists of every area give the focus by. */
const focus = /components[\\/]focus-soon\.ts/

/** Where records of the career are: too little for scripts of their own, which are too short to be compressed. */
const addresses = /features[\\/]addresses[\\/](career|wins)\.ts/

/** The script for what most pages of the app need. The little that only tasks and an entry share is too short for one of its own. */
const desk = (id: string, graph: ModuleGraph): string | null =>
  react.test(id) ||
  focus.test(id) ||
  addresses.test(id) ||
  needs('everywhere', id, graph) ||
  (needs('tasks', id, graph) && (needs('goals', id, graph) || needs('entry', id, graph)))
    ? 'desk'
    : null

/** The script for what shows tasks on the page of a goal as well. */
const rows = (id: string, graph: ModuleGraph): string | null => (needs('tasks', id, graph) && needs('goal', id, graph) ? 'rows' : null)

/** What a long list is scrolled with, in tasks as in the journal. */
const lines = /node_modules[\\/]@tanstack[\\/](virtual-core|react-virtual)[\\/]|ui[\\/]use-virtual-lines\.ts/

/** The script for what only the pages of tasks need. */
const tasks = (id: string, graph: ModuleGraph): string | null => (needs('tasks', id, graph) && needs('layouts', id, graph) ? 'tasks' : null)

/** The script for what only a list needs, which neither board nor calendar loads. */
const list = (id: string, graph: ModuleGraph): string | null => (needs('tasks', id, graph) ? 'list' : null)

/** Where texts that were not sent are kept, of which the timeline asks whether there are any. */
const drafts = /journal[\\/]draft[\\/]drafts\.ts/

const ofEntry = /journal[\\/](writing|draft|photos|templates)[\\/]|messages[\\/](\w+[\\/])?journal-writing/

/** The script for what an entry is shown with. */
const entry = (id: string, graph: ModuleGraph): string | null => (ofEntry.test(id) && needs('entry', id, graph) ? 'entry' : null)

/** The script for the little that other pages need of that. */
const common = (id: string, graph: ModuleGraph): string | null => (!ofEntry.test(id) && needs('entry', id, graph) ? 'common' : null)

/** What an entry is written in. Not what brings its menus along, which come as somebody begins to write. */
const editor = /node_modules[\\/](@codemirror[\\/](view|state|language|commands)|@lezer[\\/](common|highlight|markdown))[\\/]/

/** What its menus are of. */
const menus = /node_modules[\\/]@codemirror[\\/]autocomplete[\\/]/

/** What names are compared by, wherever some are offered. */
const folded = /kernel[\\/]text[\\/]fold-text\.ts/

/** What offers words as one writes, in tasks as in discussions. */
const offers = /node_modules[\\/]@github[\\/]combobox-nav[\\/]|components[\\/]text-combobox\.ts/

// What is changed or said in a discussion is sent from any page, which fetches its area or its outbox for that.
const ofTalk =
  /features[\\/]discussion[\\/](?!(client|create-discussion-area)\.|compose[\\/](create-outbox|outbox|outcome)\.|decided[\\/]area\.|pane[\\/]state[\\/]area\.)|messages[\\/](\w+[\\/])?discussion-/

/** The script for what is only on the page of a discussion. */
const talk = (id: string, graph: ModuleGraph): string | null => (ofTalk.test(id) && needs('talk', id, graph) ? 'talk' : null)

/** What that rests on: for other pages as well, each of which gets no more than it needs. */
const below = (id: string, graph: ModuleGraph): string | null => (!ofTalk.test(id) && needs('talk', id, graph) ? 'below' : null)

/** What it is put together from here, which the menus need some of. */
const mount = (id: string, graph: ModuleGraph): string | null =>
  /features[\\/]journal[\\/]editor[\\/]|messages[\\/](\w+[\\/])?journal-editor/.test(id) && needs('editor', id, graph) ? 'mount' : null

/**
 * Puts what the pages of an area need from their start into one script, and what other areas need as well into another:
 * many small ones compress worse, and each late script that shares some of it would cut it into more. All else is left to
 * the bundler.
 */
export const chunks = [
  { name: desk, priority: 4 },
  { name: rows, priority: 2 },
  { name: tasks, priority: 1 },
  { name: list, priority: 0 },
  { name: 'lines', test: lines, priority: 3 },
  { name: 'offers', test: offers, priority: 3 },
  { name: 'folded', test: folded, priority: 5 },
  { name: 'drafts', test: drafts, priority: 1 },
  { name: common, priority: 1 },
  { name: entry, priority: 0 },
  { name: 'editor', test: editor, priority: 2 },
  { name: 'menus', test: menus, priority: 1 },
  { name: mount, priority: 0 },
  { name: below, priority: 0, entriesAware: true, entriesAwareMergeThreshold: 600 },
  { name: talk, priority: 0 },
]

/** What is shared is named after all that share it, which every page that loads it would have to read. */
export const shortName = (name: string): string => (name.startsWith('below~') ? 'below' : '[name]')
