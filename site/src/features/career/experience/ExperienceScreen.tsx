import type { Experience } from '@throughline/core/career'
import { orderExperiences } from '@throughline/core/career/experience-order'
import { totalTime } from '@throughline/core/career/partial-date'
import { experience as words } from '../../../messages/career-experience.ts'
import type { Desk } from '../../desk/desk.ts'
import { useDesk } from '../../desk/use-desk.ts'
import { Island } from '../../frame/Island.tsx'
import { useRecords } from '../records/use-records.ts'
import { durationWords } from '../words/duration.ts'
import { AddExperience } from './AddExperience.tsx'
import { KindSection } from './KindSection.tsx'
import { kinds } from './names.ts'
import { useExperienceMoves } from './use-experience-moves.ts'

interface Props {
  desk: Desk
  given: readonly Experience[]
}

/** The island of all experience. */
export default function ExperienceScreen({ desk, given }: Props) {
  return (
    <Island desk={desk}>
      <Shown given={given} />
    </Island>
  )
}

function Shown({ given }: Pick<Props, 'given'>) {
  const all = orderExperiences(useRecords('experience', given))
  const onKeyDown = useExperienceMoves(all)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of the rows in it
    <div className="experience" onKeyDown={onKeyDown}>
      <Total all={all} />
      {all.length === 0 && (
        <div className="empty">
          <p>{words.empty.title}</p>
          <p className="muted">{words.empty.text}</p>
        </div>
      )}
      {kinds.map((kind) => {
        const ofKind = all.filter((one) => one.kind === kind)
        return ofKind.length > 0 && <KindSection key={kind} kind={kind} all={ofKind} />
      })}
      <AddExperience isFirst={!all.some(({ kind }) => kind === 'work')} />
    </div>
  )
}

/** How long it all was. */
function Total({ all }: { all: readonly Experience[] }) {
  const { today } = useDesk()
  const { duration, leftOut } = totalTime(
    all.filter(({ kind }) => kind === 'work'),
    today,
  )
  if (!duration && leftOut === 0) return null
  return (
    <p className="experience-total num">
      {duration && words.total(durationWords(duration))}
      {leftOut > 0 && (
        <span className="muted">
          {duration && ' '}
          {words.leftOut(leftOut)}
        </span>
      )}
    </p>
  )
}
