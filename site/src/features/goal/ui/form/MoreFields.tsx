import type { Goal } from '@throughline/core/goal'
import { useState } from 'react'
import { goalForm as words } from '../../../../messages/goal-form.ts'
import { isPursued } from '../../rules/groups.ts'
import { useGoalsShown } from '../use-goals.ts'
import { CompetenciesField } from './CompetenciesField.tsx'
import { useForm } from './form-context.ts'
import { SelectField, TextField } from './TextField.tsx'

/** Why it matters, and what it is part of. */
export function MoreFields({ goal }: { goal: Goal | undefined }) {
  const { draft, faults } = useForm()
  const [isAimed] = useState(draft.competencies.length > 0)
  const { goals } = useGoalsShown()
  const below = goal ? familyOf(goal.id, goals) : new Set<string>()
  const parents = goals.filter((other) => (isPursued(other) || other.id === draft.parentId) && !below.has(other.id))
  return (
    <details className="goal-form-more" open={Boolean(goal) || isAimed || Boolean(faults.weight)}>
      <summary>{words.more}</summary>
      <TextField field="why" label={words.why} lines={3} maxLength={5000} />
      <TextField field="tags" label={words.tags} placeholder={words.tagsHint} maxLength={400} />
      <CompetenciesField />
      <div className="field-row">
        <SelectField
          field="parentId"
          label={words.parent}
          options={[['', words.noParent], ...parents.map(({ id, title }) => [id, title] as const)]}
        />
        {draft.parentId && <TextField field="weight" label={words.weight} inputMode="numeric" maxLength={3} />}
      </div>
    </details>
  )
}

/** A goal and all below it: none of them can be above it. */
function familyOf(id: string, goals: readonly Goal[]): Set<string> {
  const family = new Set([id])
  for (const one of family) for (const { id, parentId } of goals) if (parentId === one) family.add(id)
  return family
}
