import { useQuery } from '@tanstack/react-query'
import { goalForm as words } from '../../../../messages/goal-form.ts'
import { win } from '../../../../messages/win.ts'
import { competencyQuery } from '../../../names/competencies.ts'
import { NamesField } from '../../../names/NamesField.tsx'
import type { Named } from '../../../names/offers.ts'
import { useForm } from './form-context.ts'

const none: readonly Named[] = []

/** What the goal is to show once it is achieved. */
export function CompetenciesField() {
  const { draft, set } = useForm()
  const { data = none } = useQuery(competencyQuery)
  return (
    <fieldset className="field">
      <legend className="label">{words.competencies}</legend>
      <NamesField
        label={win.names.find.competencies}
        add={win.names.add.competencies}
        names={draft.competencies}
        options={data}
        isOfCompetencies
        onChange={(competencies) => set({ competencies })}
      />
      <p className="help">{words.competenciesHelp}</p>
    </fieldset>
  )
}
