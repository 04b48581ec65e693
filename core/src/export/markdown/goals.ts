import { checkIns, type Goal, goals } from '../../goal/index.ts'
import { listEachInTurns } from '../../kernel/index.ts'
import { type ExportDeps, pagesOf } from '../pages.ts'
import { exportWords } from '../words.ts'
import { plain, said } from './text.ts'

/** All goals with what was written down of them, a section each. */
export async function* goalsMarkdown(deps: ExportDeps): AsyncGenerator<string> {
  const words = exportWords(deps.actor).goals
  yield `# ${words.title}\n`
  for await (const page of pagesOf(deps, goals.queries.inOrder)) {
    const each = { key: 'goalId', values: page.map(({ id }) => id) }
    const found = new Map<string, string[]>()
    for await (const [id, some] of listEachInTurns(deps, deps.actor.space, checkIns.queries.byGoal, {}, each))
      found.set(
        id,
        (found.get(id) ?? []).concat(some.map(({ localDate, value, note }) => `| ${localDate} | ${value} | ${plain(note)} |\n`)),
      )
    for (const goal of page) {
      yield sectionOf(goal, words)
      const rows = found.get(goal.id) ?? []
      if (rows.length > 0) yield `\n| ${words.columns.join(' | ')} |\n|---|---|---|\n${rows.join('')}`
    }
  }
}

function sectionOf(
  { title, why, status, horizon, startDate, endDate, tags, milestones, closing }: Goal,
  words: ReturnType<typeof exportWords>['goals'],
): string {
  const days = startDate && endDate ? words.span(startDate, endDate) : (startDate ?? endDate)
  const head = said(words.status[status], horizon && words.horizon[horizon], days, tags.map((tag) => `#${tag}`).join(' '))
  const points = milestones.map((milestone) => `- [${milestone.doneOn ? 'x' : ' '}] ${plain(milestone.title)}\n`).join('')
  const parts = [head, why, points, closing?.reflection].filter(Boolean)
  return `\n## ${plain(title)}\n\n${parts.join('\n\n')}\n`
}
