import type { Experience, Profile, Skill } from '@throughline/core/career'
import type { ResumeSection } from '@throughline/core/resume'
import { Icon } from '../../../components/Icon.tsx'
import { resumeChoice as words } from '../../../messages/resume.ts'
import { nameOf } from '../experience/names.ts'
import { useEditing } from './editing.ts'
import { useHotRow } from './hot.ts'
import { LineChoices } from './LineChoices.tsx'
import { listSkill } from './list-skill.ts'
import { MOVE_KEYS, type Movable, Movers, moveKeys } from './Movers.tsx'
import { Reword } from './Reword.tsx'
import { NAMED } from './rules/bounded.ts'
import { itemOf, moveItem, moveSection, removeSection, titleSection, toggleItem, toggleSummary } from './rules/sections.ts'
import { Some } from './Some.tsx'

interface Props {
  section: ResumeSection
  place: number
}

/** One section of a version: its heading, and what stands in it. */
export function SectionChoices({ section, place }: Props) {
  const { resume, save } = useEditing()
  const name = section.title || words.kinds[section.kind]
  const { sections } = resume
  const movable: Movable = {
    ...{ name, at: place, all: sections.length },
    onMove: (by) => save({ sections: moveSection(sections, place, by) }),
  }
  return (
    <section className="resume-part" aria-label={name}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: its field and its buttons take the keys */}
      <div className="part-head movable" data-place={`section ${place}`} onKeyDown={moveKeys(movable)}>
        <input
          key={section.title}
          {...{ className: 'part-title', maxLength: 100, dir: 'auto', placeholder: words.kinds[section.kind] }}
          aria-label={words.heading(words.kinds[section.kind])}
          aria-keyshortcuts={MOVE_KEYS}
          data-moves
          defaultValue={section.title}
          onBlur={({ target }) =>
            target.value.trim() !== section.title && save({ sections: titleSection(sections, place, target.value.trim()) })
          }
        />
        <Movers {...movable} />
        <button
          className="btn btn-icon"
          type="button"
          aria-label={words.leaveOut(name)}
          onClick={() => save({ sections: removeSection(sections, place) })}
        >
          <Icon name="close" />
        </button>
      </div>
      <Held section={section} place={place} />
    </section>
  )
}

function Held({ section, place }: Props) {
  const { experiences, profile } = useEditing()
  switch (section.kind) {
    case 'summary':
      return <SummaryChoice profile={profile} />
    case 'skills':
      return <SkillChoices section={section} place={place} />
    case 'languages':
    case 'interests':
    case 'references':
      return null
    default: {
      const items = section.items.map(({ id }) => id)
      const known = experiences.filter(({ kind }) => kind === section.kind)
      const inOrder = [...items.flatMap((id) => known.find((one) => one.id === id) ?? []), ...known.filter(({ id }) => !items.includes(id))]
      return inOrder.length === 0 ? (
        <p className="help">{words.nothing}</p>
      ) : (
        inOrder.map((one) => <ItemChoices key={one.id} {...{ section, place }} experience={one} />)
      )
    }
  }
}

function SummaryChoice({ profile: { id, summary } }: { profile: Profile }) {
  const row = useHotRow('summary')
  return (
    <div className="part-summary" {...row}>
      {summary ? (
        <>
          <span dir="auto">{summary}</span>
          <Reword source={{ kind: 'profile', id, part: 'summary' }} original={summary} />
        </>
      ) : (
        <p className="help">
          {words.noSummary}{' '}
          <a className="link" href="/profile">
            {words.toProfile}
          </a>
        </p>
      )}
    </div>
  )
}

function ItemChoices({ section, place, experience }: Props & { experience: Experience }) {
  const { resume, save, withAll } = useEditing()
  const { sections } = resume
  const at = section.items.findIndex(({ id }) => id === experience.id)
  const item = section.items[at]
  const name = nameOf(experience)
  const row = useHotRow(experience.id)
  const movable: Movable | null = item
    ? {
        ...{ name, at, all: section.items.length },
        onMove: (by) => save({ sections: moveItem(sections, place, experience.id, by) }),
      }
    : null
  const toggle = () => withAll(({ wins }) => save({ sections: toggleItem(sections, place, itemOf(experience, wins)) }))
  return (
    <div className="part-item">
      <div {...placeOf(place, experience.id, movable)} {...row}>
        <label>
          <input
            {...{ className: 'check', type: 'checkbox', checked: at >= 0, onChange: toggle }}
            aria-keyshortcuts={movable ? MOVE_KEYS : undefined}
          />
          <span dir="auto">
            {name}
            {experience.position && <small>{experience.organisation}</small>}
          </span>
        </label>
        {item && experience.position && (
          <Reword source={{ kind: 'experience', id: experience.id, part: 'position' }} original={experience.position} />
        )}
        {movable && <Movers {...movable} />}
      </div>
      {item && experience.summary && (
        <div className="part-row part-sub">
          <label>
            <input
              className="check"
              type="checkbox"
              checked={item.hasSummary}
              aria-label={words.summaryOf(name)}
              onChange={() => save({ sections: toggleSummary(sections, place, experience.id) })}
            />
            <span>{words.withSummary}</span>
          </label>
          {item.hasSummary && <Reword source={{ kind: 'experience', id: experience.id, part: 'summary' }} original={experience.summary} />}
        </div>
      )}
      {item && <LineChoices {...{ place, item, experience }} />}
    </div>
  )
}

function SkillChoices({ section, place }: Props) {
  const editing = useEditing()
  const { skills, named, unread } = editing
  const chosen = section.items.map(({ id }) => id)
  const onIt = chosen.flatMap((id) => skills.find((one) => one.id === id) ?? [])
  const others = [...skills.filter(({ id }) => !chosen.includes(id)), ...named.map((name) => ({ id: null, name }))]
  if (onIt.length + others.length === 0) return <p className="help">{words.nothing}</p>
  // By its name it is the same row once it is listed, which keeps the focus.
  return (
    <Some all={others} unread={unread[NAMED]} textOf={({ name }) => name} name={words.kinds.skills}>
      {(shown) => [...onIt, ...shown].map((skill) => <SkillChoice key={skill.name} {...{ section, place, skill }} />)}
    </Some>
  )
}

/** A skill; without an id one that is only named so far, which is listed as it is put in. */
function SkillChoice({ section, place, skill: { id, name } }: Props & { skill: { id: Skill['id'] | null; name: string } }) {
  const editing = useEditing()
  const { resume, save } = editing
  const { sections } = resume
  const at = section.items.findIndex((item) => item.id === id)
  const row = useHotRow(id ?? name)
  const movable: Movable | null =
    id !== null && at >= 0
      ? { ...{ name, at, all: section.items.length }, onMove: (by) => save({ sections: moveItem(sections, place, id, by) }) }
      : null
  const toggle = () =>
    id === null ? listSkill(editing, name, place) : save({ sections: toggleItem(sections, place, { id, hasSummary: false, lines: [] }) })
  return (
    <div {...placeOf(place, id ?? name, movable)} {...row}>
      <label>
        <input
          {...{ className: 'check', type: 'checkbox', checked: at >= 0 }}
          aria-keyshortcuts={movable ? MOVE_KEYS : undefined}
          onChange={toggle}
        />
        <span dir="auto">
          {name}
          {id === null && <small>{words.namedSkill}</small>}
        </span>
      </label>
      {movable && <Movers {...movable} />}
    </div>
  )
}

/** What a row of a record takes, to be moved where it stands on the page. */
const placeOf = (place: number, id: string, movable: Movable | null) => ({
  className: movable ? 'part-row movable' : 'part-row',
  'data-place': movable ? `item ${place} ${id}` : undefined,
  onKeyDown: moveKeys(movable),
})
