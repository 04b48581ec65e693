import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { Story } from '@throughline/core/interview'
import { storyParts } from '@throughline/core/interview/story-rules'
import { useEffect, useState } from 'react'
import { Icon } from '../../../../components/Icon.tsx'
import { stories } from '../../../../messages/interview-story.ts'
import { STORIES } from '../../../addresses/stories.ts'
import { TextField } from '../../../career/fields/TextField.tsx'
import { leaveWithUndo } from '../../../changes/undo-along.ts'
import type { Desk } from '../../../desk/desk.ts'
import { useDesk } from '../../../desk/use-desk.ts'
import { useSavedOnLeaving } from '../../../desk/writing/use-saved-on-leaving.ts'
import { Island } from '../../../frame/Island.tsx'
import { NotHere } from '../../../records/NotHere.tsx'
import { RecordConflicts } from '../../../records/RecordConflicts.tsx'
import { removeRecord, saveRecord } from '../../records/act.ts'
import { chosenOf, partOfField, withParts } from '../../records/merge-story.ts'
import { useRecords } from '../../records/use-records.ts'
import { type Minutes, remarksBy, tellingIn } from '../rules/telling.ts'
import type { StoryShown } from '../server/load-story.ts'
import { followProof, proofQuery, questionsQuery } from '../state/proof.ts'
import { Answers } from './Answers.tsx'
import { Lengths } from './Lengths.tsx'
import { PartField } from './PartField.tsx'
import { Shows } from './Shows.tsx'
import { Strength } from './Strength.tsx'
import { TitleOfStory } from './TitleOfStory.tsx'
import { Told } from './Told.tsx'
import { WinsOfStory } from './WinsOfStory.tsx'

const words = stories.page

interface Props extends StoryShown {
  desk: Desk
  /** The length that is asked for. */
  minutes: Minutes | null
}

/** The island of one story. */
export default function StoryPage({ desk, ...props }: Props) {
  return (
    <Island desk={desk}>
      <Shown {...props} />
    </Island>
  )
}

function Shown({ given, proof: givenProof, questions, competencies, suggested, told, minutes }: Omit<Props, 'desk'>) {
  const story = useRecords('story', [given]).find(({ id }) => id === given.id)
  useSavedOnLeaving()
  useEffect(followProof, [])
  const isAsGiven = !story || story.version === given.version
  const { data: proof = givenProof } = useQuery({
    ...proofQuery(story ?? given),
    placeholderData: keepPreviousData,
    ...(isAsGiven && { initialData: givenProof }),
    enabled: story !== undefined,
  })
  const { data: answers = questions } = useQuery({
    ...questionsQuery(story ?? given),
    placeholderData: keepPreviousData,
    ...(isAsGiven && { initialData: [...questions] }),
    enabled: story !== undefined,
  })
  if (!story) return <Gone />
  return (
    <article className="story-page">
      <header>
        <nav className="crumbs" aria-label={words.where}>
          <a href={STORIES}>{words.back}</a>
        </nav>
        <div className="head head-one">
          <TitleOfStory story={story} />
          <div className="head-end">
            <Remove story={story} />
          </div>
        </div>
      </header>
      <RecordConflicts
        kind="story"
        record={story}
        fieldName={nameOfField}
        said={stories.did.edit('', story.title)}
        // A part of a telling comes up for a choice by itself.
        asEdit={(chosen) => chosenOf(story, chosen)}
      />
      <div className="story-two">
        <div>
          <Editor story={story} sources={proof.sources} asked={minutes} />
          <TextField
            {...{ id: story.id, field: 'note', label: words.note, value: story.note, maxLength: 5_000 }}
            isProse
            onSave={(note) => void saveRecord('story', story, { note }, stories.did.edit(words.fields.note as string, story.title))}
          />
        </div>
        <div>
          <Strength proof={proof} />
          <Shows story={story} options={competencies} suggested={story.version === given.version ? suggested : undefined} />
          <WinsOfStory story={story} wins={proof.wins} />
          <Told told={told} storyId={story.id} />
          <Answers questions={answers} />
        </div>
      </div>
    </article>
  )
}

/** The parts of one length on their thread, with what is typed reckoned as it is typed. */
function Editor({ story, sources, asked }: { story: Story; sources: StoryShown['proof']['sources']; asked: Minutes | null }) {
  const [minutes, setMinutes] = useState(asked)
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({})
  const saved = tellingIn(story.tellings, minutes)
  const own = Object.entries(typed).filter(([field]) => partOfField(field)?.minutes === saved.minutes)
  const telling = own.length > 0 ? tellingIn(withParts([saved], Object.fromEntries(own)), saved.minutes) : saved
  const remarks = remarksBy(telling)
  const kept = new Set(story.sources.map(({ id }) => id))
  const show = (next: Minutes) => {
    setMinutes(next)
    history.replaceState(history.state, '', `?minutes=${next}`)
  }
  const type = (field: string) => (text: string | null) =>
    setTyped(({ [field]: _, ...others }) => (text === null ? others : { ...others, [field]: text }))
  return (
    <section className="story-told" aria-label={stories.inMinutes(saved.minutes)}>
      <Lengths story={story} telling={telling} remarks={remarks.get('length') ?? []} onShow={show} />
      <ol className="thread story-parts">
        {storyParts.map((part) => {
          const field = `${saved.minutes}.${part}`
          return (
            <PartField
              key={field}
              {...{ story, part, telling: saved }}
              remarks={remarks.get(part) ?? []}
              sources={sources.filter((source) => source.part === part && kept.has(source.id))}
              onTyped={type(field)}
            />
          )
        })}
      </ol>
    </section>
  )
}

function nameOfField(field: string): string {
  const place = partOfField(field)
  return place ? words.partField(stories.parts[place.part], place.minutes) : (words.fields[field] ?? field)
}

function Remove({ story: { id, title } }: { story: Story }) {
  const { accountId } = useDesk()
  const remove = async () => {
    if (await removeRecord('story', id, stories.did.remove(title))) leaveWithUndo(STORIES, accountId)
  }
  return (
    <button className="btn btn-icon" type="button" aria-label={words.remove} title={words.remove} onClick={() => void remove()}>
      <Icon name="trash" />
    </button>
  )
}

/** Where there is no such story. */
export const Gone = () => <NotHere title={words.goneTitle} text={words.goneText} links={[[STORIES, words.back]]} />
