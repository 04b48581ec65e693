import type { Story } from '@throughline/core/interview'
import { useId } from 'react'
import { stories } from '../../../../messages/interview-story.ts'
import { NamesField } from '../../../names/NamesField.tsx'
import type { Named } from '../../../names/offers.ts'
import { saveRecord } from '../../records/act.ts'
import type { TellsOf } from '../rules/read-suggested.ts'
import { withMain } from '../rules/telling.ts'
import { SuggestedToShow } from './SuggestedToShow.tsx'

const words = stories.page

interface Props {
  story: Story
  options: readonly Named[]
  /** What the words of this version tell of, where that came with the page. */
  suggested: readonly TellsOf[] | undefined
}

/** What a story shows; the first is its main point. */
export function Shows({ story, options, suggested }: Props) {
  const id = useId()
  const { competencies } = story
  const nameOf = (one: string) => options.find((option) => option.id === one)?.name ?? one
  const save = (next: string[]) =>
    void saveRecord('story', story, { competencies: next }, stories.did.edit(words.fields.competencies as string, story.title))
  return (
    <section className="story-shows" aria-labelledby={`${id}-shows`}>
      <h2 className="section-title" id={`${id}-shows`}>
        {words.competencies}
      </h2>
      {competencies.length > 1 && (
        <div className="field">
          <label htmlFor={`${id}-main`}>{words.main}</label>
          <select
            className="input input-small"
            id={`${id}-main`}
            value={competencies[0]}
            onChange={({ target }) => save(withMain(story, target.value))}
          >
            {competencies.map((one) => (
              <option key={one} value={one}>
                {nameOf(one)}
              </option>
            ))}
          </select>
        </div>
      )}
      <NamesField
        label={words.findCompetency}
        add={words.addCompetency}
        names={competencies}
        options={options}
        isOfCompetencies
        likely={suggested?.map(({ id }) => id)}
        onChange={save}
      />
      <SuggestedToShow story={story} given={suggested} onAccept={(competency) => save([...competencies, competency])} />
    </section>
  )
}
