import { addDays } from '@throughline/core/kernel'
import { type EachOptions, severally } from './severally.ts'

/** Tasks, goals, the journal and discussions. */
export async function writeDaily(options: EachOptions) {
  const { client, words, times } = options
  const task = await severally(times, (n) => writeTask(options, n))
  const { id: view } = await client.savedViews.create({ name: words.title(0, 100), query: 'is:active' })
  await client.templates.create({ taskId: task })
  const discussion = await writeDiscussions(options)
  return { task, view, ...(await writeGoals(options, task)), ...(await writeJournal(options)), discussion }
}

/** One of each place a task may stand in: due, some day, done, thrown away. */
async function writeTask({ client, words, today, timeZone }: EachOptions, n: number): Promise<string> {
  const title = words.title(n, 500)
  const { id } = await client.tasks.create({
    ...{ title, notes: words.text, priority: 'high', dueAt: `${today}T1${n}:00`, timeZone, durationMinutes: 60, reminders: [] },
    ...{ tags: [words.tag], checklist: [{ text: title }] },
  })
  await client.tasks.create({ title, parentId: id })
  await client.tasks.create({ title, tags: [words.tag] })
  await client.tasks.create({ title, dueDate: addDays(today, n + 1) })
  const done = await client.tasks.create({ title, dueDate: today })
  await client.tasks.complete(done.id)
  const thrown = await client.tasks.create({ title })
  await client.tasks.remove(thrown.id)
  return id
}

async function writeGoals({ client, words, times, today }: EachOptions, task: string) {
  const dated = { horizon: 'quarter' as const, startDate: addDays(today, -30), endDate: addDays(today, 60) }
  const goal = await severally(times, async (n) => {
    const said = { title: words.title(n, 200), why: words.text, tags: [words.tag] }
    const metric = { type: 'number' as const, start: '40', target: '78', unit: 'pallets' }
    const { id } = await client.goals.create({ ...dated, ...said, metric, milestones: [{ title: said.title }] })
    await client.checkIns.create(id, { localDate: addDays(today, -7), value: '52', note: words.text })
    return id
  })
  await client.tasks.edit(task, { goalId: goal })
  const habit = await severally(times, async (n) => {
    const metric = { type: 'habit' as const, weekdays: [1, 2, 3, 4, 5, 6, 7] }
    return (await client.goals.create({ ...dated, title: words.title(n, 200), why: words.text, metric })).id
  })
  await client.checkIns.create(habit, { localDate: addDays(today, -1), value: 'yes', note: words.text })
  return { goal, habit }
}

async function writeJournal({ client, words, times, today }: EachOptions) {
  const { id: journalId } = await client.journals.create({ name: words.title(0, 100) })
  await client.journalTemplates.create({ name: words.title(0, 100), body: words.text })
  const entry = await severally(times, async (n) => {
    const said = { title: words.title(n, 300), body: words.text, tags: [words.tag], mood: 1, energy: 3, starred: true, journalId }
    return (await client.journal.create({ ...said, entryDate: addDays(today, -n) })).id
  })
  const thrown = await client.journal.create({ title: words.title(0, 300), body: words.text, entryDate: today })
  await client.journal.remove(thrown.id)
  return { entry }
}

const writeDiscussions = ({ client, words, times }: EachOptions): Promise<string> =>
  severally(times, async (n) => {
    const { id } = await client.discussions.create({ title: words.title(n, 200), kind: 'decision' })
    await client.discussionMessages.post(id, { body: words.text })
    await client.actionItems.create(id, { text: words.title(n, 500) })
    return id
  })
