import { OpenTask } from './OpenTask.tsx'
import TaskPane from './TaskPane.tsx'

/** The island of the open task where the page begins with one, so that it comes with all of it. */
export default function WholePane(props: Omit<Parameters<typeof TaskPane>[0], 'whole'>) {
  return <TaskPane {...props} whole={OpenTask} />
}
