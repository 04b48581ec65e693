import type { Win } from '@throughline/core/career'
import { countOfEvidence } from '@throughline/core/career/counts-as-evidence'
import { experience } from '../../../messages/career-experience.ts'
import { quoted } from '../../../messages/quoted.ts'
import { winHref } from '../../addresses/wins.ts'
import { useDesk } from '../../desk/use-desk.ts'
import { newWinHref } from '../rules/win-hrefs.ts'
import { WhyUncounted } from '../thread/WhyUncounted.tsx'
import { partialDateWords } from '../words/partial-date.ts'
import { resultWords } from '../words/result.ts'

export type WinShown = Pick<Win, 'id' | 'title' | 'happenedOn' | 'metric' | 'evidence'>

/** Of one experience; all of them stand in the thread. */
export const MOST_WINS = 100

const words = experience.page

/** What was achieved there, with its evidence. */
export function WinsOfExperience({ experienceId, wins }: { experienceId: string; wins: readonly WinShown[] }) {
  const desk = useDesk()
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
      <a className="btn btn-plain" href={newWinHref({ experienceId })}>
        {words.addWin}
      </a>
    </section>
  )
}
