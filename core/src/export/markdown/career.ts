import { type Win, wins } from '../../career/index.ts'
import { type Story, stories, storyParts } from '../../interview/index.ts'
import { type ExportDeps, pagesOf } from '../pages.ts'
import { exportWords } from '../words.ts'
import { plain, said } from './text.ts'

type Words = ReturnType<typeof exportWords>

/** All wins with what shows them, the newest first. */
export async function* winsMarkdown(deps: ExportDeps): AsyncGenerator<string> {
  const words = exportWords(deps.actor).wins
  yield `# ${words.title}\n`
  for await (const page of pagesOf(deps, wins.queries.newest)) for (const win of page) yield winOf(win, words)
}

function winOf({ title, text, happenedOn, metric, competencies, skills, evidence }: Win, words: Words['wins']): string {
  const number = metric && [metric.baseline, metric.value].filter((value) => value !== null).join(' → ')
  const head = said(happenedOn, number && `${number} ${metric?.unit ?? ''}`.trim(), ...competencies, ...skills)
  const proof = evidence.map(
    (piece) =>
      `- ${plain(piece.title)}${piece.date ? ` (${piece.date})` : ''}${piece.quote ? `: ${words.quoted(plain(piece.quote))}` : ''}\n`,
  )
  return `\n## ${plain(title)}\n\n${[head, text, proof.join('')].filter(Boolean).join('\n\n')}\n`
}

/** All stories in every length they are told in. */
export async function* storiesMarkdown(deps: ExportDeps): AsyncGenerator<string> {
  const words = exportWords(deps.actor).stories
  yield `# ${words.title}\n`
  for await (const page of pagesOf(deps, stories.queries.newest)) for (const story of page) yield storyOf(story, words)
}

function storyOf({ title, competencies, tellings, note }: Story, words: Words['stories']): string {
  const told = tellings.map((telling) => {
    const parts = storyParts.filter((part) => telling[part]).map((part) => `**${words.parts[part]}.** ${telling[part]}`)
    return [`### ${words.length(telling.minutes)}`, ...parts].join('\n\n')
  })
  return `\n## ${plain(title)}\n\n${[said(...competencies), ...told, note].filter(Boolean).join('\n\n')}\n`
}
