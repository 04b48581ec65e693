import type { Attestation, Win } from '@throughline/core/career'
import { readsAsShown } from '@throughline/core/career/reads-as-shown'
import { attestations as words } from '../../../messages/attest.ts'
import { useDesk } from '../../desk/use-desk.ts'
import { dayOfInstantWords } from '../words/partial-date.ts'
import { resultWords } from '../words/result.ts'
import { type FreshLink, remove, renew, withdraw } from './state.ts'

interface Props {
  attestation: Attestation
  win: Win
  locale: string
  onLink: (link: FreshLink) => void
  onRemoved: (id: string) => void
}

/** One colleague: what they said and when, or how it stands with their link. */
export function AttestationItem({ attestation, win, locale, onLink, onRemoved }: Props) {
  const { answer, answeredAt, askedOf, isBrought } = attestation
  const desk = useDesk()
  const day = (instant: string) => dayOfInstantWords(instant, desk)
  const makeNew = async () => {
    const link = await renew(attestation)
    if (link) onLink(link)
  }
  return (
    <li className="attestation">
      <i className={answer ? (isBrought ? 'knot' : 'knot ring') : 'knot next'} />
      <div>
        <p>
          <strong>{answer?.name ?? (askedOf || words.somebody)}</strong>
          {answer && <span> {answer.isConfirmed ? words.confirmed : words.doubted}</span>}
        </p>
        <p className="small" suppressHydrationWarning>
          {answer && answeredAt ? [answer.relation, day(answeredAt)].filter(Boolean).join(', ') : stateWords(attestation, day)}
        </p>
        {isBrought && <p className="small">{words.brought}</p>}
        {answer?.comment && <blockquote className="attestation-comment">{answer.comment}</blockquote>}
        {answer && !readsAsShown(win, attestation.shown) && <Shown shown={attestation.shown} locale={locale} />}
        <div className="attestation-acts">
          {!answer && (
            <button className="btn btn-quiet" type="button" onClick={() => void makeNew()}>
              {words.renew}
            </button>
          )}
          {!answer && !attestation.revokedAt && (
            <button className="btn btn-quiet" type="button" onClick={() => void withdraw(attestation)}>
              {words.revoke}
            </button>
          )}
          <button
            className="btn btn-quiet"
            type="button"
            onClick={() => {
              void remove(attestation)
              onRemoved(attestation.id)
            }}
          >
            {words.remove}
          </button>
        </div>
      </div>
    </li>
  )
}

function stateWords({ revokedAt, expiresAt }: Attestation, day: (instant: string) => string): string {
  if (revokedAt) return words.revoked
  return Date.parse(expiresAt) <= Date.now() ? words.expired : words.waiting(day(expiresAt))
}

/** What the answer is about, where the win reads otherwise by now. */
const Shown = ({ shown, locale }: Pick<Attestation, 'shown'> & Pick<Props, 'locale'>) => (
  <details className="attestation-shown">
    <summary>
      {words.older} <span className="link">{words.showThen}</span>
    </summary>
    <p>
      <strong>{shown.title}</strong> {resultWords(shown.metric, locale)}
    </p>
    {shown.text && <p>{shown.text}</p>}
  </details>
)
