import { useState } from 'react'
import { Icon } from '../../../../components/Icon.tsx'
import { list as listWords } from '../../../../messages/task-list.ts'
import { layoutOf } from '../../layouts/rules/layout.ts'
import {
  groupings,
  isArranged,
  type ListAddress,
  listHref,
  listPath,
  plainList,
  sortings,
  taskInListHref,
} from '../../rules/list-address.ts'
import type { ToldFault } from '../../rules/told-faults.ts'
import { isByDay, isOrderable } from '../../rules/views.ts'
import { goTo } from '../../state/go.ts'
import { $openId } from '../../state/stores.ts'
import { useTaskDesk } from '../../state/task-desk.ts'
import { FilterField } from './FilterField.tsx'
import { SavedViewTools } from './SavedViewTools.tsx'

/** Filter, grouping and sorting of the list. Each choice is an address; without a script the form asks for it. */
export function ListTools({ faults }: { faults: readonly ToldFault[] }) {
  const desk = useTaskDesk()
  const { list, saved } = desk
  const show = (changes: Partial<ListAddress>) => {
    const openId = $openId.get()
    const place = { ...desk, list: { ...list, ...changes } }
    goTo(openId ? taskInListHref(openId, place) : listHref(place))
  }
  const plain = { ...(saved?.list ?? plainList), layout: list.layout, at: list.at }
  const isPlain = listHref({ ...desk, list: plain }) === listHref(desk)
  // It stays as the person has it while the list becomes another.
  const [isOpen] = useState((isArranged(desk) && !saved) || !isPlain)
  return (
    <details className="list-tools" open={isOpen}>
      <summary>
        <Icon name="adjust" />
        {listWords.tools.title}
      </summary>
      <div className="tools-panel">
        <form method="get" action={listPath(desk)} onSubmit={(event) => event.preventDefault()}>
          {list.layout !== plain.layout && <input type="hidden" name="layout" value={list.layout} />}
          <FilterField faults={faults} onShow={(filter) => show({ filter })} />
          <div className="tools-choices">
            {layoutOf(desk.view, list.layout) === 'list' && (
              <>
                <GroupChoice onShow={show} />
                <SortChoice onShow={show} />
              </>
            )}
            <noscript>
              <button className="btn btn-plain" type="submit">
                {listWords.tools.show}
              </button>
            </noscript>
            {!isPlain && (
              <a className="btn btn-quiet" href={listHref({ ...desk, list: plain })}>
                {saved ? listWords.tools.asSaved : listWords.tools.clear}
              </a>
            )}
          </div>
        </form>
        <SavedViewTools />
      </div>
    </details>
  )
}

interface ChoiceProps {
  onShow: (changes: Partial<ListAddress>) => void
}

function GroupChoice({ onShow }: ChoiceProps) {
  const { view, list } = useTaskDesk()
  // Where a view is cut by itself, not cutting it is a choice of its own.
  const isCut = isByDay(view) || view === 'completed'
  const offered = groupings.filter((group) => group !== 'none' || isCut)
  const value = list.group === 'none' && !isCut ? null : list.group
  return (
    <label className="tools-choice">
      <span>{listWords.tools.group}</span>
      <select
        name="group"
        className="input input-small"
        value={value ?? ''}
        onChange={({ target }) => onShow({ group: (target.value as NonNullable<ListAddress['group']>) || null })}
      >
        <option value="">{isCut ? listWords.tools.asUsual : listWords.tools.groupings.none}</option>
        {offered.map((group) => (
          <option key={group} value={group}>
            {listWords.tools.groupings[group]}
          </option>
        ))}
      </select>
    </label>
  )
}

function SortChoice({ onShow }: ChoiceProps) {
  const { view, list } = useTaskDesk()
  const isManual = isOrderable(view) && !isByDay(view)
  const offered = sortings.filter((sort) => sort !== 'manual' || (!isManual && isOrderable(view)))
  const value = list.sort === 'manual' && isManual ? null : list.sort
  return (
    <>
      <label className="tools-choice">
        <span>{listWords.tools.sort}</span>
        <select
          name="sort"
          className="input input-small"
          value={value ?? ''}
          onChange={({ target }) => onShow({ sort: (target.value as NonNullable<ListAddress['sort']>) || null, isReversed: false })}
        >
          <option value="">{isManual ? listWords.tools.sortings.manual : listWords.tools.asUsual}</option>
          {offered.map((sort) => (
            <option key={sort} value={sort}>
              {listWords.tools.sortings[sort]}
            </option>
          ))}
        </select>
      </label>
      {value && (
        <label className="tools-choice tools-check">
          <input
            type="checkbox"
            name="order"
            value="desc"
            checked={list.isReversed}
            onChange={({ target }) => onShow({ isReversed: target.checked })}
          />
          <span>{listWords.tools.reversed}</span>
        </label>
      )}
    </>
  )
}
