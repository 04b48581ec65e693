import { blankDraft, type DraftContext, readDraft, type Written } from './form.ts'
import { afterTitle, isOfTitle } from './title-measure.ts'

/**
 * A goal of which no more is known than its name, with the measure and the end that this says, as the form of a new goal reads
 * them: “raise accuracy from 71 to 82 % by June”. What it does not say is left to be said later.
 */
export function namedGoal(title: string, context: DraftContext): Pick<Written, 'title'> & Partial<Written> {
  const blank = blankDraft(context)
  const draft = { ...blank, ...afterTitle(blank, title.trim(), context) }
  const said = isOfTitle(draft, context)
  const { written } = said.measure ? readDraft(draft, context, [], () => '') : { written: null }
  return {
    title: draft.title,
    ...(written && { metric: written.metric, checkInEvery: written.checkInEvery }),
    ...(said.end && { endDate: draft.endDate, horizon: draft.horizon }),
  }
}
