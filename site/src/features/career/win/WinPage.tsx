import type { Attestation, Win, WinSuggestions } from '@throughline/core/career'
import { useEffect, useState } from 'react'
import { Icon } from '../../../components/Icon.tsx'
import { win as words } from '../../../messages/win.ts'
import { newStoryHref } from '../../addresses/stories.ts'
import { leaveWithUndo } from '../../changes/undo-along.ts'
import type { Desk } from '../../desk/desk.ts'
import { useShared } from '../../desk/desk.ts'
import { useDesk } from '../../desk/use-desk.ts'
import { Island } from '../../frame/Island.tsx'
import { StoriesMade } from '../../made/StoriesMade.tsx'
import type { MadeStory } from '../../made/stories-made.ts'
import type { Rendered } from '../../markdown/Markdown.tsx'
import type { Named } from '../../names/offers.ts'
import { NotHere } from '../../records/NotHere.tsx'
import { Attestations } from '../attest/Attestations.tsx'
import { removeWin } from '../state/act.ts'
import { commonSkills } from '../state/common-skills.ts'
import { $winNow, beginWin } from '../state/win-now.ts'
import { EvidenceOfWin } from './parts/EvidenceOfWin.tsx'
import { NamesOfWin } from './parts/NamesOfWin.tsx'
import { NumberOfWin } from './parts/Number.tsx'
import { SuggestedNames } from './parts/SuggestedNames.tsx'
import { Text } from './parts/Text.tsx'
import { Title } from './parts/Title.tsx'
import { When } from './parts/When.tsx'
import { type NamedExperience, Where } from './parts/Where.tsx'
import { WhoSees } from './parts/WhoSees.tsx'
import { useSuggested } from './use-suggested.ts'
import { WinConflicts } from './WinConflicts.tsx'

interface Props {
  desk: Desk
  given: Win
  text: Rendered
  experiences: readonly NamedExperience[]
  competencies: readonly Named[]
  skills: readonly Named[]
  attestations: readonly Attestation[]
  stories: readonly MadeStory[]
  /** Of the story that is made of it with one press. */
  newStoryId: string
  happened: WinSuggestions['happened']
  /** Competencies that one came here for, to name on it. */
  asked: readonly Pick<Named, 'id' | 'name'>[]
  /** And skills. */
  askedSkills: readonly Pick<Named, 'id' | 'name'>[]
}

/** The island of the page of one win. */
export default function WinPage({ desk, given, ...props }: Props) {
  useState(() => beginWin(given))
  return (
    <Island desk={desk}>
      <WinShown given={given} {...props} />
    </Island>
  )
}

function WinShown({
  given,
  text,
  experiences,
  competencies,
  skills,
  attestations,
  stories,
  newStoryId,
  happened,
  asked,
  askedSkills,
}: Omit<Props, 'desk'>) {
  const { locale } = useDesk()
  const win = useShared($winNow, null) ?? given
  const suggested = useSuggested(win === 'gone' ? given : win, happened)
  useEffect(() => {
    document.documentElement.dataset.winReady = ''
  }, [])
  if (win === 'gone' || win.deletedAt)
    return <NotHere {...(win === 'gone' ? words.gone : words.deleted)} links={[['/career', words.gone.back]]} />
  return (
    <article className="win-page" id="win">
      <header className="win-page-head">
        <nav className="crumbs" aria-label={words.where}>
          <a href="/career">{words.back}</a>
        </nav>
        <div className="head head-one">
          <Title win={win} />
          <div className="head-end">
            <Menu win={win} />
          </div>
        </div>
        <dl className="win-facts">
          <div>
            <dt>{words.when.label}</dt>
            <dd>
              <When win={win} said={suggested.happened} />
            </dd>
          </div>
          <div>
            <dt>{words.fields.experienceId}</dt>
            <dd>
              <Where win={win} experiences={experiences} />
            </dd>
          </div>
        </dl>
      </header>
      <WinConflicts win={win} />
      <div className="win-two">
        <div>
          <NumberOfWin win={win} suggested={suggested} />
          <Text win={win} rendered={text} />
          <EvidenceOfWin win={win} />
          <WhoSees win={win} />
          <Attestations win={win} given={attestations} locale={locale} />
        </div>
        <div>
          <NamesOfWin
            win={win}
            field="competencies"
            options={competencies}
            asked={asked}
            likely={suggested.competencies.map(({ id }) => id)}
          />
          <NamesOfWin
            win={win}
            field="skills"
            options={withSuggested(skills, suggested)}
            asked={askedSkills}
            more={commonSkills}
            likely={suggested.skills.map(({ name }) => name)}
          />
          <StoriesMade of={{ winId: win.id }} given={stories} tellHref={newStoryHref([win.id])} begins={newStoryId} />
          <SuggestedNames win={win} suggested={suggested} />
        </div>
      </div>
    </article>
  )
}

/** Skills with those that the words name and nobody has listed. */
const withSuggested = (skills: readonly Named[], { skills: suggested }: WinSuggestions): readonly Named[] => {
  const known = new Set(skills.map(({ name }) => name.toLowerCase()))
  return [...skills, ...suggested.flatMap(({ name }) => (known.has(name.toLowerCase()) ? [] : { id: name, name, remove: 2 as const }))]
}

function Menu({ win }: { win: Win }) {
  const { accountId } = useDesk()
  const remove = async () => {
    if (await removeWin(win)) leaveWithUndo('/career', accountId)
  }
  return (
    <button className="btn btn-icon" type="button" aria-label={words.remove} title={words.remove} onClick={() => void remove()}>
      <Icon name="trash" />
    </button>
  )
}
