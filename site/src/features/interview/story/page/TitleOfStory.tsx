import type { Story } from '@throughline/core/interview'
import { useRef } from 'react'
import { stories } from '../../../../messages/interview-story.ts'
import { useRefused } from '../../../career/fields/use-refused.ts'
import { TitleField } from '../../../desk/writing/TitleField.tsx'
import { useWriting } from '../../../desk/writing/use-writing.ts'
import { saveRecord } from '../../records/act.ts'
import { storyNow } from '../state/save-part.ts'

const words = stories.page

/** What a story is called, as the heading it is; pressed, it can be written over. */
export function TitleOfStory({ story }: { story: Story }) {
  const opener = useRef<HTMLButtonElement>(null)
  const refused = useRefused<string>(story.id, 'title')
  const save = (typed: string, base: string) => {
    const title = typed.trim() || base
    void saveRecord('story', { ...story, title: base }, { title }, stories.did.edit(words.fields.title as string, title))
  }
  const isThere = () => storyNow(story) !== null
  const writing = useWriting({ id: story.id, field: 'title', value: story.title, isThere, save, refused }, opener)
  return <TitleField title={story.title} label={words.titleLabel} edit={words.editTitle} maxLength={200} isProse {...{ writing, opener }} />
}
