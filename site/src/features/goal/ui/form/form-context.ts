import { createContext, use } from 'react'
import type { Faults, GoalDraft } from '../../rules/form.ts'

interface Form {
  draft: GoalDraft
  faults: Faults
  set: (changes: Partial<GoalDraft>) => void
}

export const FormContext = createContext<Form | null>(null)

export function useForm(): Form {
  const form = use(FormContext)
  if (!form) throw new Error('A field of a goal stands in its form.')
  return form
}
