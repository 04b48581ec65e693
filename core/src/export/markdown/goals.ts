import { checkIns, type Goal, goals } from '../../goal/index.ts'
import { type ExportDeps, pagesOf } from '../pages.ts'
import { exportWords } from '../words.ts'
import { plain, said } from './text.ts'

/** All goals with what was written down of them, a section each. */
export async function* goalsMarkdown(deps: ExportDeps): AsyncGenerator<string> {
  const words = exportWords(deps.actor).goals
  yield `# ${words.title}\n`
  for await (const page of pagesOf(deps, goals.queries.inOrder))
    for (const goal of page) {
      yield sectionOf(goal, words)
      let head = `\n| ${words.columns.join(' | ')} |\n|---|---|---|\n`
      for await (const some of pagesOf(deps, checkIns.queries.byGoal, { where: { goalId: goal.id } })) {
        yield head + some.map(({ localDate, value, note }) => `| ${localDate} | ${value} | ${plain(note)} |\n`).join('')
        head = ''
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
