import type { Goal } from '@throughline/core/goal'
import { useLayoutEffect, useRef, useState } from 'react'
import { goalForm as words } from '../../../../messages/goal-form.ts'
import type { DraftField } from '../../rules/form.ts'
import { isPursued } from '../../rules/groups.ts'
import type { GoalOutline } from '../../rules/outline.ts'
import { useGoalsShown } from '../use-goals.ts'
import { CompetenciesField } from './CompetenciesField.tsx'
import { useForm } from './form-context.ts'
import { LoggingFields } from './MeasureFields.tsx'
import { SelectField, TextField } from './TextField.tsx'

/** What is folded and may be wrong. */
const folded: readonly DraftField[] = ['startDate', 'weight']

/** What a first goal goes without: what its figures do, when it begins, how often one looks at it, why, and what it is part of. */
export function MoreFields({ goal }: { goal: Goal | undefined }) {
  const { draft, faults } = useForm()
  const [isAimed] = useState(!goal && draft.competencies.length > 0)
  const fold = useRef<HTMLDetailsElement>(null)
  // Before the first fault has the focus.
  useLayoutEffect(() => {
    if (fold.current && folded.some((field) => faults[field])) fold.current.open = true
  }, [faults])
  const { goals } = useGoalsShown()
  const below = goal ? familyOf(goal.id, goals) : new Set<string>()
  const parents = goals.filter((other) => (isPursued(other) || other.id === draft.parentId) && !below.has(other.id))
  return (
    <>
      {isAimed && <CompetenciesField />}
      <details className="goal-form-more" ref={fold} open={Boolean(goal)}>
        <summary>{words.more}</summary>
        <LoggingFields />
        <div className="field-row">
          <TextField field="startDate" label={words.from} type="date" />
          <SelectField field="checkInEvery" label={words.checkIn} options={Object.entries(words.checkIns)} />
        </div>
        <TextField field="why" label={words.why} lines={3} maxLength={5000} />
        <TextField field="tags" label={words.tags} placeholder={words.tagsHint} maxLength={400} />
        {!isAimed && <CompetenciesField />}
        <div className="field-row">
          <SelectField
            field="parentId"
            label={words.parent}
            options={[['', words.noParent], ...parents.map(({ id, title }) => [id, title] as const)]}
          />
          {draft.parentId && <TextField field="weight" label={words.weight} inputMode="numeric" maxLength={3} />}
        </div>
      </details>
    </>
  )
}

/** A goal and all below it: none of them can be above it. */
function familyOf(id: string, goals: readonly GoalOutline[]): Set<string> {
  const family = new Set([id])
  for (const one of family) for (const { id, parentId } of goals) if (parentId === one) family.add(id)
  return family
}
