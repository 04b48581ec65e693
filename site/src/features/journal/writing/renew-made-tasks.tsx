import { createRoot, type Root } from 'react-dom/client'
import { career } from '../../desk/career-client.ts'
import { client } from '../../desk/client.ts'
import { type MadeWin, readMadeWins } from '../../made/made-wins.ts'
import { MadeTasks } from './MadeTasks.tsx'
import { type MadeTask, readMadeTasks } from './made-tasks.ts'

/** Events that come together are answered together. */
const GATHER_MS = 200

let timer: ReturnType<typeof setTimeout> | undefined
let root: Root | undefined

/** Shows anew which tasks and wins the entry became; without an answer they stay as they are until the next change. */
export function renewMadeTasks(entryId: string): void {
  clearTimeout(timer)
  timer = setTimeout(
    () => void Promise.all([readMadeTasks(client, entryId), readMadeWins(career, entryId)]).then(show, () => {}),
    GATHER_MS,
  )
}

function show([made, wins]: [readonly MadeTask[], readonly MadeWin[]]) {
  const place = document.querySelector('#made-tasks')
  if (!place) return
  root ??= createRoot(place)
  root.render(<MadeTasks made={made} wins={wins} />)
}
