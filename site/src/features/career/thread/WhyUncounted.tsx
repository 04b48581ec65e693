import type { Evidence } from '@throughline/core/career'
import { countsAsEvidence } from '@throughline/core/career/counts-as-evidence'
import { thread as words } from '../../../messages/career-thread.ts'

/** Why a piece does not count as evidence; nothing where it does. */
export const WhyUncounted = ({ piece }: { piece: Evidence }) =>
  countsAsEvidence(piece) ? null : <span className="muted"> ({piece.state === 'gone' ? words.gone : words.notDone})</span>
