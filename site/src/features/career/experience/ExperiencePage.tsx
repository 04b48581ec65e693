import type { Experience } from '@throughline/core/career'
import { MAX_HIGHLIGHTS, MAX_NAMED_SKILLS } from '@throughline/core/career/limits'
import { Icon } from '../../../components/Icon.tsx'
import { experience as words } from '../../../messages/career-experience.ts'
import { newStoryOfHref } from '../../addresses/stories.ts'
import { leaveWithUndo } from '../../changes/undo-along.ts'
import type { Desk } from '../../desk/desk.ts'
import { useDesk } from '../../desk/use-desk.ts'
import { useSavedOnLeaving } from '../../desk/writing/use-saved-on-leaving.ts'
import { Island } from '../../frame/Island.tsx'
import { StoriesMade } from '../../made/StoriesMade.tsx'
import type { MadeStory } from '../../made/stories-made.ts'
import { RecordConflicts } from '../../records/RecordConflicts.tsx'
import { NamesRows } from '../fields/NamesRows.tsx'
import { RowsField } from '../fields/RowsField.tsx'
import { TextField } from '../fields/TextField.tsx'
import { removeExperience, saveRecord } from '../records/act.ts'
import type { RecordEdit } from '../records/change.ts'
import { useRecords } from '../records/use-records.ts'
import { commonSkills } from '../state/common-skills.ts'
import { Facts } from './Facts.tsx'
import { Gone } from './Gone.tsx'
import { nameOf } from './names.ts'
import { RenameOthers } from './RenameOthers.tsx'
import { WinsOfExperience } from './WinsOfExperience.tsx'
import type { WinShown } from './wins-of-experience.ts'

interface Props {
  desk: Desk
  given: Experience
  /** All others with the same organisation. */
  others: readonly Experience[]
  wins: readonly WinShown[]
  /** Ids of the highlights that one of them says as well. */
  saidByWins: readonly string[]
  /** Those that rest on one of its wins, newest first. */
  stories: readonly MadeStory[]
  /** Names of skills that are offered. */
  skills: readonly string[]
}

/** The island of one experience. */
export default function ExperiencePage({ desk, ...props }: Props) {
  return (
    <Island desk={desk}>
      <Shown {...props} />
    </Island>
  )
}

function Shown({ given, others, wins, saidByWins, stories, skills }: Omit<Props, 'desk'>) {
  const all = useRecords('experience', [given, ...others])
  const one = all.find(({ id }) => id === given.id)
  useSavedOnLeaving()
  if (!one) return <Gone />
  const save = (changes: RecordEdit<'experience'>) =>
    saveRecord('experience', one, changes, words.did.edit(Object.keys(changes)[0] as string, nameOf({ ...one, ...changes })))
  const has = (kind: Experience['kind'], list: readonly string[]) => one.kind === kind || list.length > 0
  return (
    <article className="experience-page">
      <header>
        <nav className="crumbs" aria-label={words.page.where}>
          <a href="/career/experience">{words.page.back}</a>
        </nav>
        <div className="head head-one">
          <h1 className="prose" dir="auto">
            {nameOf(one)}
          </h1>
          <div className="head-end">
            <Remove one={one} />
          </div>
        </div>
      </header>
      <RecordConflicts
        kind="experience"
        record={one}
        fieldName={(field) => words.fields[field] ?? field}
        said={words.did.edit('', nameOf(one))}
      />
      <RenameOthers one={one} before={given.organisation} others={all.filter(({ id }) => id !== one.id)} />
      <div className="record-two">
        <div>
          <Facts one={one} onSave={save} />
          <TextField
            {...{
              id: one.id,
              field: 'summary',
              label: words.page.summary,
              value: one.summary,
              maxLength: 5_000,
              help: words.page.summaryHelp,
            }}
            isProse
            onSave={(summary) => save({ summary })}
          />
          <RowsField
            {...{ recordId: one.id, field: 'highlights' }}
            label={words.page.highlights}
            help={words.page.highlightsHelp}
            add={words.page.addHighlight}
            columns={[{ field: 'text', label: words.page.highlight, maxLength: 1_000, isRequired: true, isLong: true }]}
            value={one.highlights}
            most={MAX_HIGHLIGHTS}
            onSave={(highlights) => save({ highlights: highlights as unknown as Experience['highlights'] })}
          />
          <WinsOfExperience one={one} given={wins} saidByWins={saidByWins} />
        </div>
        <div>
          <StoriesMade of={{ experienceId: one.id }} given={stories} tellHref={wins.length > 0 ? newStoryOfHref(one.id) : null} />
          <NamesRows
            {...{
              recordId: one.id,
              field: 'skills',
              label: words.page.skills,
              add: words.page.addSkill,
              value: one.skills,
              most: MAX_NAMED_SKILLS,
              maxLength: 100,
            }}
            options={skills}
            more={commonSkillNames}
            onSave={(skills) => save({ skills })}
          />
          <RowsField
            {...{ recordId: one.id, field: 'people' }}
            label={words.page.people}
            add={words.page.addPerson}
            columns={[
              { field: 'name', label: words.page.person, maxLength: 200, isRequired: true },
              { field: 'role', label: words.page.personRole, maxLength: 200, isLong: true },
            ]}
            value={one.people}
            most={50}
            onSave={(people) => save({ people: people.map(({ name = '', role = '' }) => ({ name, role })) })}
          />
          {has('education', one.courses) && (
            <NamesRows
              {...{
                recordId: one.id,
                field: 'courses',
                label: words.page.courses,
                add: words.page.addCourse,
                value: one.courses,
                most: 100,
                maxLength: 300,
              }}
              onSave={(courses) => save({ courses })}
            />
          )}
          {has('project', one.roles) && (
            <NamesRows
              {...{
                recordId: one.id,
                field: 'roles',
                label: words.page.roles,
                add: words.page.addRole,
                value: one.roles,
                most: 20,
                maxLength: 200,
              }}
              onSave={(roles) => save({ roles })}
            />
          )}
        </div>
      </div>
    </article>
  )
}

const commonSkillNames = async (typed: string) => (await commonSkills(typed)).map(({ name }) => name)

function Remove({ one }: { one: Experience }) {
  const { accountId } = useDesk()
  const remove = async () => {
    if (await removeExperience(one, nameOf(one))) leaveWithUndo('/career/experience', accountId)
  }
  return (
    <button className="btn btn-icon" type="button" aria-label={words.page.remove} title={words.page.remove} onClick={() => void remove()}>
      <Icon name="trash" />
    </button>
  )
}
