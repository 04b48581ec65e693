import { layoutNames as words } from '../../../messages/task-layout-names.ts'
import { listHref } from '../rules/list-address.ts'
import { useTaskDesk } from '../state/task-desk.ts'
import { layoutOf, layoutsOf } from './rules/layout.ts'

/** Links to the other layouts of a view; nothing where there is but one. */
export function LayoutSwitch() {
  const desk = useTaskDesk()
  const layouts = layoutsOf(desk.view)
  const current = layoutOf(desk.view, desk.list.layout)
  if (layouts.length < 2) return null
  return (
    <nav className="tabs layout-switch" aria-label={words.label}>
      {layouts.map((layout) => (
        <a key={layout} href={listHref({ ...desk, list: { ...desk.list, layout } })} aria-current={layout === current ? 'true' : undefined}>
          {words.names[layout]}
        </a>
      ))}
    </nav>
  )
}
