/** Requests that one after another do something people ask for; their words are in messages/sandbox.ts under the same names. */
export interface Recipe {
  name: 'spreadsheet' | 'habit' | 'chat'
  steps: readonly {
    operation: string
    query?: Readonly<Record<string, string>>
    body?: object
    /** The file that is sent, where one is. */
    file?: string
    /** What the record in the path is looked for among. */
    among?: string
    /** The part of the query that takes the cursor answered last. */
    follows?: string
  }[]
}

/** Two rows as a spreadsheet saves them, in the columns of a Todoist export. */
export const SPREADSHEET = `TYPE,CONTENT,DESCRIPTION,PRIORITY,INDENT,AUTHOR,RESPONSIBLE,DATE,DATE_LANG
task,Ask Dev for the price file,Week 45,2,1,,,tomorrow,en
task,Close the shortage log,,4,1,,,every month,en
`

const todoist = (preview: string) => ({ format: 'todoist-csv', preview })

export const recipes: readonly Recipe[] = [
  {
    name: 'spreadsheet',
    steps: [
      { operation: 'importFile', query: todoist('true'), file: SPREADSHEET },
      { operation: 'importFile', query: todoist('false'), file: SPREADSHEET },
      { operation: 'listTasks', query: { view: 'all' } },
    ],
  },
  {
    name: 'habit',
    steps: [
      { operation: 'listGoals' },
      { operation: 'createCheckIn', body: { value: 'yes', note: 'From my phone' }, among: 'habit' },
      { operation: 'readGoalProgress', among: 'habit' },
    ],
  },
  {
    name: 'chat',
    steps: [
      { operation: 'readChanges', query: { limit: '200' } },
      { operation: 'createWin', body: { title: 'Brought the smallest order of glass down by a third' } },
      { operation: 'readChanges', follows: 'after' },
    ],
  },
]

/** A step of a recipe by how addresses call it: `habit-2`. */
export function stepOf(named: string | null): Recipe['steps'][number] | undefined {
  const [, name, number] = /^(\w+)-(\d)$/.exec(named ?? '') ?? []
  return recipes.find((recipe) => recipe.name === name)?.steps[Number(number) - 1]
}
