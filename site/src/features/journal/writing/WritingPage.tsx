import { useStore } from '@nanostores/react'
import type { Journal, JournalTemplate } from '@throughline/core/journal'
import { useEffect, useRef, useState } from 'react'
import { late } from '../../../components/late.tsx'
import type { Desk } from '../../desk/desk.ts'
import { Island } from '../../frame/Island.tsx'
import type { Writing } from '../draft/writing.ts'
import type { PictureSizes } from '../photos/load-sizes.ts'
import type { OpenedJournal } from '../seal/opened-journal.ts'
import { $putting } from '../templates/putting.ts'
import { $task } from './make-task.ts'
import { Beginning } from './parts/Beginning.tsx'
import { Body, type BodyHandle } from './parts/Body.tsx'
import { EntryMenu } from './parts/EntryMenu.tsx'
import { Foot } from './parts/Foot.tsx'
import { Prompt } from './parts/Prompt.tsx'
import { SavedState } from './parts/SavedState.tsx'
import { Title } from './parts/Title.tsx'
import { When } from './parts/When.tsx'
import { beginWriting } from './state.ts'
import { EntryOf, useEntry } from './use-entry.ts'

/** Each is fetched once it is wanted. */
const Conflict = late(() => import('../conflict/Conflict.tsx'), { isInPage: true })
const MakeTask = late(() => import('./parts/MakeTask.tsx'))
const PutTemplate = late(() => import('../templates/PutTemplate.tsx'))
const Revisions = late(() => import('../revision/Revisions.tsx'))

interface Props {
  desk: Desk
  begun: Writing
  /** Whether the day was asked for. */
  isDated: boolean
  /** The text as the server rendered it. */
  html: string
  /** How large its pictures are, as far as the server told. */
  sizes?: PictureSizes
  /** The ids of tasks it names that are done. */
  finished?: readonly string[]
  journals: readonly Pick<Journal, 'id' | 'name' | 'seal'>[]
  /** The person's own, for an entry that is new. */
  templates: readonly Pick<JournalTemplate, 'id' | 'name'>[]
  /** The sealed journal it is written in, once that is unlocked. */
  opened?: OpenedJournal | null
}

/** The island of the page on which an entry is written. */
export default function WritingPage({ desk, begun, isDated, opened = null, ...props }: Props) {
  const [now] = useState(() => {
    beginWriting(begun, desk, { isDated, opened })
    return { writing: begun, saving: begun.known.version === 0 ? ({ is: 'empty' } as const) : ({ is: 'saved', at: null } as const) }
  })
  return (
    <Island desk={desk}>
      <EntryOf value={now}>
        <Sheet {...props} />
        <Making />
        <Putting />
      </EntryOf>
    </Island>
  )
}

/** The choice of what is put into the text. */
function Putting() {
  const putting = useStore($putting)
  return putting && <PutTemplate put={putting.put} onClose={() => $putting.set(null)} />
}

/** The task that is made of a passage. */
function Making() {
  const passage = useStore($task)
  return passage !== null && <MakeTask passage={passage} key={passage} onClose={() => $task.set(null)} />
}

/** A text without pictures. */
const noSizes: PictureSizes = {}

/** A text that names no task that is done. */
const noneFinished: readonly string[] = []

type SheetProps = Pick<Props, 'html' | 'sizes' | 'finished' | 'journals' | 'templates'>

function Sheet({ html, sizes = noSizes, finished = noneFinished, journals, templates }: SheetProps) {
  const { writing } = useEntry()
  const body = useRef<BodyHandle>(null)
  const [showsRevisions, setShowsRevisions] = useState(false)
  const isHeld = writing.held.length > 0
  const isNew = writing.known.version === 0
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus is taken once
  useEffect(() => {
    if (isNew && matchMedia('(hover: hover)').matches) body.current?.focus()
    // Before this, what is typed is taken over once React is here.
    document.documentElement.dataset.writingReady = ''
  }, [])
  return (
    <article className="sheet">
      <div className="sheet-head">
        <When />
        <span className="end">
          <SavedState />
          <EntryMenu journals={journals} onRevisions={() => setShowsRevisions(true)} />
        </span>
      </div>
      <Title onEnter={() => body.current?.focus()} />
      <Prompt />
      <Body ref={body} html={html} sizes={sizes} finished={finished} isHidden={isHeld} />
      {isHeld && <Conflict />}
      {showsRevisions && <Revisions onClose={() => setShowsRevisions(false)} />}
      <Beginning templates={templates} onBegun={() => body.current?.focus()} />
      <Foot />
    </article>
  )
}
