import { $today } from '../../desk/here.ts'
import { railCounts } from '../rules/rail-counts.ts'
import { $shown } from './shown.ts'

// The rail is no island: what it says of goals follows what the page shows of them.
$shown.listen((shown) => {
  const counts = railCounts(shown?.goals ?? [], $today.get())
  for (const element of document.querySelectorAll<HTMLElement>('[data-goal-count]')) {
    const count = counts[element.dataset.goalCount as keyof typeof counts]
    if (count !== undefined) element.textContent = count ? String(count) : ''
  }
})
