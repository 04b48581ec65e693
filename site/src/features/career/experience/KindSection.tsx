import type { Experience } from '@throughline/core/career'
import { groupPositions, type PositionGroup } from '@throughline/core/career/experience-order'
import { totalTime } from '@throughline/core/career/partial-date'
import { Icon } from '../../../components/Icon.tsx'
import { experience as words } from '../../../messages/career-experience.ts'
import { experienceHref } from '../../addresses/career.ts'
import { useDesk } from '../../desk/use-desk.ts'
import { placeExperiences } from '../records/act.ts'
import { places } from '../requirements/ways.ts'
import { durationWords } from '../words/duration.ts'
import { step } from './move.ts'
import { nameOf, studyOf } from './names.ts'
import { whenWords } from './when.ts'

interface Props {
  kind: Experience['kind']
  /** Those of the kind, in their order. */
  all: readonly Experience[]
}

/** Experience of one kind. */
export function KindSection({ kind, all }: Props) {
  const id = places.kind(kind)
  const isByHand = all.some(({ order }) => order !== null)
  return (
    <section className="kind" aria-labelledby={id}>
      <div className="kind-head">
        <h2 className="section-title" id={id} tabIndex={-1}>
          {words.kinds[kind]}
        </h2>
        {isByHand && (
          <p>
            {words.byHand}{' '}
            <button
              className="btn btn-quiet"
              type="button"
              onClick={() =>
                placeExperiences(
                  all,
                  all.map(({ id }) => ({ id, order: null })),
                  words.did.byDate,
                )
              }
            >
              {words.byDate}
            </button>
          </p>
        )}
      </div>
      {groupPositions(all).map((group) =>
        group.positions.length > 1 ? (
          <Group key={group.positions[0]?.id} group={group} all={all} />
        ) : (
          group.positions.map((one) => <Row key={one.id} one={one} all={all} />)
        ),
      )}
    </section>
  )
}

/** Several positions under one organisation, with the time of all. */
function Group({ group: { organisation, positions }, all }: { group: PositionGroup<Experience>; all: readonly Experience[] }) {
  const { today } = useDesk()
  const { duration } = totalTime(positions, today)
  return (
    <div className="position-group">
      <div className="position-group-head movable" data-ids={positions.map(({ id }) => id).join()}>
        <div>
          <h3 dir="auto">{organisation}</h3>
          <p className="where num">
            {[words.positions(positions.length), duration && words.inAll(durationWords(duration))].filter(Boolean).join(', ')}
          </p>
        </div>
        <Movers ids={positions.map(({ id }) => id)} name={organisation} all={all} />
      </div>
      <div className="positions">
        {positions.map((one) => (
          <Row key={one.id} one={one} all={all} isInGroup />
        ))}
      </div>
    </div>
  )
}

function Row({ one, all, isInGroup = false }: { one: Experience; all: readonly Experience[]; isInGroup?: boolean }) {
  const desk = useDesk()
  const where = [!isInGroup && one.position && one.organisation, one.location].filter(Boolean).join(', ')
  const study = nameOf(one) === studyOf(one) ? '' : studyOf(one)
  return (
    <div className="position movable" data-ids={one.id}>
      <div>
        {/* A heading below that of the organisation, where there is one. */}
        {isInGroup ? <h4 dir="auto">{link(one)}</h4> : <h3 dir="auto">{link(one)}</h3>}
        {(where || study) && (
          <p className="where" dir="auto">
            {[where, study].filter(Boolean).join('. ')}
          </p>
        )}
        <p className="where num">{whenWords(one, desk)}</p>
      </div>
      <Movers ids={[one.id]} name={nameOf(one)} all={all} />
    </div>
  )
}

const link = (one: Experience) => (
  <a href={experienceHref(one.id)} draggable={false}>
    {nameOf(one)}
  </a>
)

/** What moves it by a press, for who does not drag. */
function Movers({ ids, name, all }: { ids: readonly string[]; name: string; all: readonly Experience[] }) {
  if (ids.length === all.length) return null
  return (
    <span className="row-acts">
      <button className="btn btn-icon row-up" type="button" aria-label={words.move.up(name)} onClick={() => step(all, ids, -1)}>
        <Icon name="up" />
      </button>
      <button className="btn btn-icon row-down" type="button" aria-label={words.move.down(name)} onClick={() => step(all, ids, 1)}>
        <Icon name="down" />
      </button>
    </span>
  )
}
