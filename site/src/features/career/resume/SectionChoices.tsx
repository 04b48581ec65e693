import type { Experience } from '@throughline/core/career'
import type { ResumeSection } from '@throughline/core/resume'
import { Icon } from '../../../components/Icon.tsx'
import { resumeChoice as words } from '../../../messages/resume.ts'
import { nameOf } from '../experience/names.ts'
import { useEditing } from './editing.ts'
import { LineChoices } from './LineChoices.tsx'
import { Movers } from './Movers.tsx'
import { Reword } from './Reword.tsx'
import { linesFor, moveItem, moveSection, removeSection, titleSection, toggleItem, toggleSummary } from './rules/sections.ts'

interface Props {
  section: ResumeSection
  place: number
}

/** One section of a version: its heading, and what stands in it. */
export function SectionChoices({ section, place }: Props) {
  const { resume, save } = useEditing()
  const name = section.title || words.kinds[section.kind]
  const { sections } = resume
  return (
    <section className="resume-part" aria-label={name}>
      <div className="part-head">
        <input
          {...{ className: 'part-title', key: section.title, maxLength: 100, dir: 'auto', placeholder: words.kinds[section.kind] }}
          aria-label={words.heading(words.kinds[section.kind])}
          defaultValue={section.title}
          onBlur={({ target }) =>
            target.value.trim() !== section.title && save({ sections: titleSection(sections, place, target.value.trim()) })
          }
        />
        <Movers name={name} at={place} all={sections.length} onMove={(by) => save({ sections: moveSection(sections, place, by) })} />
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
      return (
        <p className="part-summary">
          <span dir="auto">{profile.summary || words.nothing}</span>
          {profile.summary && <Reword source={{ kind: 'profile', id: profile.id, part: 'summary' }} original={profile.summary} />}
        </p>
      )
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

function ItemChoices({ section, place, experience }: Props & { experience: Experience }) {
  const { resume, wins, save } = useEditing()
  const { sections } = resume
  const at = section.items.findIndex(({ id }) => id === experience.id)
  const item = section.items[at]
  const name = nameOf(experience)
  const toggle = () => {
    const lines = linesFor(
      experience,
      wins.filter(({ confidentiality }) => confidentiality === 'public'),
    )
    save({
      sections: toggleItem(sections, place, { id: experience.id, hasSummary: experience.summary !== '', lines: lines.slice(0, 100) }),
    })
  }
  return (
    <div className="part-item">
      <div className="part-row">
        <label>
          <input className="check" type="checkbox" checked={at >= 0} onChange={toggle} />
          <span dir="auto">
            {name}
            {experience.position && <small>{experience.organisation}</small>}
          </span>
        </label>
        {item && experience.position && (
          <Reword source={{ kind: 'experience', id: experience.id, part: 'position' }} original={experience.position} />
        )}
        {item && (
          <Movers
            {...{ name, at, all: section.items.length }}
            onMove={(by) => save({ sections: moveItem(sections, place, experience.id, by) })}
          />
        )}
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
  const { resume, skills, save } = useEditing()
  const { sections } = resume
  const chosen = section.items.map(({ id }) => id)
  const inOrder = [...chosen.flatMap((id) => skills.find((one) => one.id === id) ?? []), ...skills.filter(({ id }) => !chosen.includes(id))]
  if (inOrder.length === 0) return <p className="help">{words.nothing}</p>
  return inOrder.map(({ id, name }) => {
    const at = chosen.indexOf(id)
    return (
      <div className="part-row" key={id}>
        <label>
          <input
            className="check"
            type="checkbox"
            checked={at >= 0}
            onChange={() => save({ sections: toggleItem(sections, place, { id, hasSummary: false, lines: [] }) })}
          />
          <span dir="auto">{name}</span>
        </label>
        {at >= 0 && <Movers {...{ name, at, all: chosen.length }} onMove={(by) => save({ sections: moveItem(sections, place, id, by) })} />}
      </div>
    )
  })
}
