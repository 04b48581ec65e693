import { useEffect, useRef } from 'react'
import { task as words } from '../../../messages/task.ts'
import { EventLines } from '../../calendar/EventLines.tsx'
import { type LineSizes, useVirtualLines } from '../../desk/ui/use-virtual-lines.ts'
import { bySection, type ListItem } from '../rules/list-items.ts'
import type { Section } from '../rules/sections.ts'
import { FIRST_PAGE } from '../state/queries.ts'
import { useTaskDesk } from '../state/task-desk.ts'
import { SectionHeading } from './SectionHeading.tsx'
import { useChoosing } from './select/use-choosing.ts'
import { TaskRow } from './TaskRow.tsx'
import { useShownList } from './use-shown-list.ts'

/** Rows kept read beyond those on the screen, so that scrolling never meets a blank. */
const AHEAD = 400

const ROW = 40
const TOUCH_ROW = 57
const DONE_ROW = 34
const HEADING = 64
const EVENT = 28
const FOLD = 46
const END = 13

const sizes: LineSizes<ListItem> = {
  first: FIRST_PAGE * ROW,
  of(item, isNarrow) {
    if (item?.type === 'end') return END
    if (item?.type === 'event') return EVENT
    if (item?.type === 'heading') return item.section.kind === 'overdue' ? FOLD : HEADING + (item.section.events?.length ?? 0) * EVENT
    if (item?.section.kind === 'done') return DONE_ROW
    return isNarrow ? TOUCH_ROW : ROW
  },
}

interface Props {
  items: readonly ListItem[]
  openId: string | null
  isPartial: boolean
  isFolded: (section: Section) => boolean
  onFold: (section: Section) => void
  /** More rows are wanted than have been read. */
  onShort: () => void
  /** Reads all rows that have not been read; answers the ids of all, in order. */
  readAll: () => Promise<readonly string[]>
  typed?: string
}

/** A list of any length: only what is near the screen is rendered. */
export function VirtualList({ items, openId, isPartial, isFolded, onFold, onShort, readAll, typed }: Props) {
  const { view } = useTaskDesk()
  const list = useRef<HTMLDivElement>(null)
  const { virtualizer, lines, before, height } = useVirtualLines(items, list, sizes)
  useShownList(items, (index) => virtualizer.scrollToIndex(index), isPartial ? readAll : undefined)

  const choosing = useChoosing()

  const last = lines.at(-1)?.index ?? 0
  useEffect(() => {
    if (isPartial && last > items.length - AHEAD) onShort()
  })

  const shown = lines.flatMap(({ index }) => {
    const item = items[index]
    return item ? [{ ...item, index }] : []
  })
  return (
    <div className="task-list" ref={list} style={{ minHeight: height }} {...choosing}>
      <div className="task-lines" style={{ transform: `translateY(${before}px)` }}>
        {bySection(shown).map(({ section, items }) => (
          <section className={`task-section is-${section.kind}`} key={section.key}>
            {items.map(
              (item) =>
                item.type === 'heading' && (
                  <div className="task-heading" key={item.key} data-index={item.index} ref={virtualizer.measureElement}>
                    <SectionHeading section={section} isFolded={isFolded(section)} isPartial={isPartial} onFold={() => onFold(section)} />
                  </div>
                ),
            )}
            {items.some(({ type }) => type === 'task') && (
              <ul
                className={section.kind === 'done' ? 'tasks done' : 'tasks'}
                aria-label={section.kind === 'plain' ? words.views[view] : undefined}
              >
                {items.map((item) =>
                  item.type === 'event' ? (
                    <li className="outside-among" key={item.key} data-index={item.index} ref={virtualizer.measureElement}>
                      <EventLines lines={[item.line]} />
                    </li>
                  ) : (
                    item.type === 'task' && (
                      <TaskRow
                        key={item.key}
                        task={item.task}
                        section={typed ? 'found' : section.kind}
                        position={item.position}
                        of={isPartial ? -1 : section.tasks.length}
                        isOpen={item.key === openId}
                        index={item.index}
                        measure={virtualizer.measureElement}
                        {...(typed && { typed })}
                      />
                    )
                  ),
                )}
              </ul>
            )}
            {items.map(
              (item) =>
                item.type === 'end' && (
                  <div className="section-end" key={item.key} data-index={item.index} ref={virtualizer.measureElement} />
                ),
            )}
          </section>
        ))}
      </div>
    </div>
  )
}
