import type { Resume, SectionKind } from '@throughline/core/resume'
import { sectionKinds } from '@throughline/core/resume/section-kinds'
import { type ReactNode, useRef } from 'react'
import { Icon } from '../../../components/Icon.tsx'
import { resumeChoice as words } from '../../../messages/resume.ts'
import { useMoves } from '../../desk/drag/use-moves.ts'
import { type Choices, type Editing, useEditing } from './editing.ts'
import { useHotRow } from './hot.ts'
import { Nowhere } from './Nowhere.tsx'
import { Reword } from './Reword.tsx'
import { unreadPlaced } from './rules/bounded.ts'
import { isInProfile } from './rules/in-profile.ts'
import { nowhereOf } from './rules/nowhere.ts'
import { addSection, itemOf } from './rules/sections.ts'
import { SectionChoices } from './SectionChoices.tsx'

/** What stands on a version: its head, its sections, what is in them. */
export function ContentChoices() {
  const editing = useEditing()
  const { resume } = editing
  const nowhere = nowhereOf(resume.sections, editing.experiences, editing.wins)
  const current = useRef(editing)
  current.current = editing
  useMoves(
    () => document.querySelector<HTMLElement>('.choices'),
    async () => {
      const { choiceMoves } = await import('./drag-choices.ts')
      return choiceMoves(
        () => current.current.resume,
        (changes) => current.current.save(changes),
      )
    },
  )
  return (
    <section className="choices" aria-labelledby="choices">
      <h2 className="section-title" id="choices" tabIndex={-1}>
        {words.title} <small className="num">{told(editing, nowhere.length)}</small>
      </h2>
      <Nowhere wins={nowhere} />
      {resume.sections.map((section, place) => (
        <SectionChoices key={keyOfSection(resume.sections, place)} section={section} place={place} />
      ))}
      <MoreSections />
      <ContactChoices />
    </section>
  )
}

/** The same wherever it is moved to. */
function keyOfSection(sections: Resume['sections'], place: number): string {
  const kind = sections[place]?.kind
  return `${kind} ${sections.slice(0, place).filter((one) => one.kind === kind).length}`
}

/** How many of the lines that may stand on it do. */
function told({ resume, experiences, wins, unread }: Editing, nowhere: number): string {
  const shown = resume.sections.flatMap(({ items }) => items.flatMap(({ lines }) => lines)).length
  const all = experiences.flatMap(({ highlights }) => highlights).length + wins.length + unreadPlaced(unread) - nowhere
  return words.lines(shown, Math.max(shown, all))
}

/** Sections that are not on it. */
function MoreSections() {
  const { resume, skills, save, withAll } = useEditing()
  const others = sectionKinds.filter((kind) => !resume.sections.some((section) => section.kind === kind))
  if (others.length === 0) return null
  const itemsOf = (kind: SectionKind, { experiences, wins }: Choices) =>
    kind === 'skills'
      ? skills.map(({ id }) => ({ id, hasSummary: false, lines: [] }))
      : experiences.filter((one) => one.kind === kind).map((one) => itemOf(one, wins))
  return (
    <fieldset className="part-more">
      <legend>{words.add}</legend>
      {others.map((kind) => (
        <button
          key={kind}
          className="btn btn-plain"
          type="button"
          onClick={() => withAll((all) => save({ sections: addSection(resume.sections, kind, itemsOf(kind, all)) }))}
        >
          <Icon name="plus" />
          {words.kinds[kind]}
        </button>
      ))}
    </fieldset>
  )
}

const contacts = Object.keys(words.contacts) as Resume['contact']

/** What stands below the name. */
function ContactChoices() {
  const { resume, profile, save } = useEditing()
  const inOrder = [...resume.contact, ...contacts.filter((part) => !resume.contact.includes(part))]
  // What is chosen and not there leaves nothing on the page.
  const isMissing = (part: Resume['contact'][number]) => resume.contact.includes(part) && !isInProfile(profile, part)
  return (
    <fieldset className="part-contact">
      <legend>{words.contact}</legend>
      {inOrder.map((part) => (
        <ContactRow key={part} part={part}>
          <label>
            <input
              className="check"
              type="checkbox"
              checked={resume.contact.includes(part)}
              onChange={({ target }) =>
                save({ contact: target.checked ? [...resume.contact, part] : resume.contact.filter((other) => other !== part) })
              }
            />
            <span>
              {words.contacts[part]}
              {isMissing(part) && <small>{words.notInProfile}</small>}
            </span>
          </label>
          {part === 'label' && resume.contact.includes(part) && profile.label && (
            <Reword source={{ kind: 'profile', id: profile.id, part: 'label' }} original={profile.label} />
          )}
        </ContactRow>
      ))}
      {resume.contact.some(isMissing) && (
        <a className="link" href="/profile">
          {words.toProfile}
        </a>
      )}
    </fieldset>
  )
}

/** The e-mail address, the place and the like are one line of the page. */
function ContactRow({ part, children }: { part: Resume['contact'][number]; children: ReactNode }) {
  const row = useHotRow(part === 'label' ? part : 'contact')
  return (
    <div className="part-row" {...row}>
      {children}
    </div>
  )
}
