import type { Evidence, NewEvidence, NewWin, PutBackEvidence, Win } from '@throughline/core/career'
import { fieldsOf } from '../../changes/fields-of.ts'
import { untilMade } from '../../changes/unmade.ts'

/** Fields of a win with what they are to hold. */
export type WinEdit = Partial<
  Pick<Win, 'title' | 'text' | 'happenedOn' | 'experienceId' | 'metric' | 'competencies' | 'skills' | 'confidentiality'>
>

/** A new win whose id is chosen here, so that sending it twice makes one. */
export type OwnNewWin = NewWin & { id: string }

/** A piece of evidence under an id that is chosen here. */
export type OwnNewEvidence = NewEvidence & { evidenceId: string }

/** What a person does to a win, in a form that can be kept, sent again and turned round. JSON-safe. */
export type WinChange =
  /** `called` is how it looks until the server has filled it in. */
  | { do: 'win.create'; id: string; win: OwnNewWin; called: string }
  /** `base` holds the fields as they were seen when they were changed. */
  | { do: 'win.edit'; id: string; changes: WinEdit; base: WinEdit }
  | { do: 'win.remove'; id: string }
  | { do: 'win.restore'; id: string }
  | { do: 'win.add-evidence'; id: string; evidence: OwnNewEvidence; called: string }
  | { do: 'win.remove-evidence'; id: string; evidenceId: string }
  | ({ do: 'win.put-back-evidence'; id: string } & PutBackEvidence)

/** An edit of some fields of a win, as that was when the edit began. */
export const editOfWin = (win: Win, changes: WinEdit): WinChange => ({
  ...{ do: 'win.edit', id: win.id },
  changes,
  base: fieldsOf(win, changes),
})

/** What the win looks like once a change is through. `now` is an RFC 3339 instant; the version stays the server's. */
export function appliedToWin(win: Win | null, change: WinChange, now: string): Win | null {
  if (change.do === 'win.create') return win ?? newWin(change, now)
  if (!win) return null
  switch (change.do) {
    case 'win.edit':
      return { ...win, ...change.changes, updatedAt: now }
    case 'win.remove':
      return { ...win, deletedAt: now }
    case 'win.restore':
      return { ...win, deletedAt: null }
    case 'win.add-evidence':
      return { ...win, evidence: [...win.evidence.filter(({ id }) => id !== change.evidence.evidenceId), shownEvidence(change, now)] }
    case 'win.remove-evidence':
      return withoutEvidence(win, change.evidenceId)
    case 'win.put-back-evidence':
      return withEvidence(win, change)
  }
}

/** The change that takes a change back, from the win before and after it; `null` when there was nothing to take back. */
export function inverseOfWin(change: WinChange, before: Win | null, after: Win): WinChange | null {
  const { id } = change
  switch (change.do) {
    case 'win.create':
    case 'win.restore':
      return { do: 'win.remove', id }
    case 'win.remove':
      return { do: 'win.restore', id }
    case 'win.edit':
      return before && { do: 'win.edit', id, changes: fieldsOf(before, change.changes), base: fieldsOf(after, change.changes) }
    case 'win.add-evidence':
      return { do: 'win.remove-evidence', id, evidenceId: change.evidence.evidenceId }
    case 'win.remove-evidence': {
      const removed = before?.evidence.find((one) => one.id === change.evidenceId)
      return removed ? { do: 'win.put-back-evidence', id, putBack: removed, numberOf: numbersOf(before, removed.id) } : null
    }
    case 'win.put-back-evidence':
      return { do: 'win.remove-evidence', id, evidenceId: change.putBack.id }
  }
}

/** The numbers of a win that are those of a piece of evidence. */
const numbersOf = (win: Win | null, evidenceId: string): NonNullable<PutBackEvidence['numberOf']> =>
  (['baseline', 'value'] as const).filter((of) => win?.metric?.[`${of}From`] === evidenceId)

function withEvidence(win: Win, { putBack, numberOf = [] }: PutBackEvidence): Win {
  const { metric } = win
  const from = (of: 'baseline' | 'value', now: string | null) => now ?? (numberOf.includes(of) ? putBack.id : null)
  const later = win.evidence.findIndex(({ capturedAt }) => capturedAt > putBack.capturedAt)
  return {
    ...win,
    evidence: win.evidence.toSpliced(later === -1 ? win.evidence.length : later, 0, putBack),
    metric: metric && { ...metric, baselineFrom: from('baseline', metric.baselineFrom), valueFrom: from('value', metric.valueFrom) },
  }
}

/** A number that was taken from it is the person's own from then on. */
function withoutEvidence(win: Win, evidenceId: string): Win {
  const own = (from: string | null) => (from === evidenceId ? null : from)
  const { metric } = win
  return {
    ...win,
    evidence: win.evidence.filter(({ id }) => id !== evidenceId),
    metric: metric && { ...metric, baselineFrom: own(metric.baselineFrom), valueFrom: own(metric.valueFrom) },
  }
}

const shownEvidence = ({ evidence, called }: WinChange & { do: 'win.add-evidence' }, now: string): Evidence => ({
  id: evidence.evidenceId,
  kind: evidence.kind,
  recordId: 'id' in evidence ? evidence.id : null,
  // The server fills it in of a check-in.
  goalId: null,
  discussionId: 'discussionId' in evidence ? evidence.discussionId : null,
  url: 'url' in evidence ? (evidence.url ?? null) : null,
  title: called,
  quote: evidence.quote ?? null,
  date: 'date' in evidence ? (evidence.date ?? null) : null,
  number: 'number' in evidence && evidence.number ? { ...evidence.number, value: String(evidence.number.value) } : null,
  corrected: null,
  capturedAt: now,
  sourceVersion: null,
  state: 'live',
})

/** How a new win looks until the server has answered. */
const newWin = ({ id, win, called }: WinChange & { do: 'win.create' }, now: string): Win =>
  untilMade<Win>(
    {
      id,
      title: win.title ?? called,
      text: win.text ?? '',
      happenedOn: win.happenedOn ?? now.slice(0, 10),
      experienceId: win.experienceId ?? null,
      metric: null,
      competencies: win.competencies ?? [],
      skills: win.skills ?? [],
      confidentiality: win.confidentiality ?? 'review',
      evidence: [],
      importId: null,
    },
    now,
  )
