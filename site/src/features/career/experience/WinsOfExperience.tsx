import { useQuery } from '@tanstack/react-query'
import type { Experience } from '@throughline/core/career'
import { countOfEvidence } from '@throughline/core/career/counts-as-evidence'
import { useEffect } from 'react'
import { experience } from '../../../messages/career-experience.ts'
import { quoted } from '../../../messages/quoted.ts'
import { winHref } from '../../addresses/wins.ts'
import { useDesk } from '../../desk/use-desk.ts'
import { followMadeWins } from '../../made/made-wins.ts'
import { newWinHref } from '../rules/win-hrefs.ts'
import { WhyUncounted } from '../thread/WhyUncounted.tsx'
import { partialDateWords } from '../words/partial-date.ts'
import { resultWords } from '../words/result.ts'
import { HighlightsAsWins } from './HighlightsAsWins.tsx'
import { MOST_WINS, type WinShown, winsOfExperienceQuery } from './wins-of-experience.ts'

const words = experience.page

interface Props {
  one: Experience
  /** Those that came with the page. */
  given: readonly WinShown[]
  /** Ids of the highlights that one of them says as well. */
  saidByWins: readonly string[]
}

/** What was achieved there, with its evidence, and what else could be a win. */
export function WinsOfExperience({ one, given, saidByWins }: Props) {
  const desk = useDesk()
  useEffect(followMadeWins, [])
  const { data: wins } = useQuery({ ...winsOfExperienceQuery(one.id), initialData: [...given] })
  return (
    <section className="wins-of" aria-labelledby="wins-of">
      <h2 className="section-title" id="wins-of">
        {words.wins}
      </h2>
      {wins.length === 0 && <p className="muted">{words.noWins}</p>}
      <ul>
        {wins.map(({ id, title, happenedOn, metric, evidence }) => (
          <li key={id}>
            <h3 dir="auto">
              <a href={winHref(id)}>{title}</a>
              {metric && (
                <bdi className="result num" dir="ltr">
                  {resultWords(metric, desk.locale)}
                </bdi>
              )}
            </h3>
            <p className="where">
              <time dateTime={happenedOn}>{partialDateWords(happenedOn, desk)}</time>, {words.evidence(countOfEvidence({ evidence }))}
            </p>
            {evidence.length > 0 && (
              <ul className="evidence-of">
                {evidence.map((piece) => (
                  <li key={piece.id} dir="auto">
                    {piece.quote ? quoted(piece.quote) : piece.title}
                    <WhyUncounted piece={piece} />
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
      {wins.length === MOST_WINS && (
        <p>
          <a className="link" href="/career">
            {words.moreWins}
          </a>
        </p>
      )}
      <HighlightsAsWins one={one} wins={wins} saidByWins={saidByWins} />
      <a className="btn btn-plain" href={newWinHref({ experienceId: one.id })}>
        {words.addWin}
      </a>
    </section>
  )
}
