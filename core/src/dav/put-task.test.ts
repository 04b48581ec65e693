import { describe, expect, it } from 'vitest'
import { completeTask, createTask, deleteTask, editTask } from '../task/index.ts'
import { stored } from '../task/test-task.ts'
import { findTaskResource, nameOfTask } from './find-tasks.ts'
import { putTask } from './put-task.ts'
import { davDeps, objects, put, served, todoText } from './test-dav.ts'

describe('a to-do of a calendar program', () => {
  it('becomes a task, and what a task has no place for is served as it was', async () => {
    const deps = davDeps()
    const odd = ['LOCATION:Kiel\\, quay 3', 'ATTENDEE;CN="Ana; B":mailto:ana@post.example', 'X-APPLE-SORT-ORDER:7', 'SEQUENCE:3']
    const task = await put(
      deps,
      todoText(['SUMMARY:Call Ana', 'DESCRIPTION:About the draft', 'DUE;TZID=Europe/Berlin:20260306T090000', 'PRIORITY:5', ...odd]),
    )
    expect(task).toMatchObject({ title: 'Call Ana', notes: 'About the draft', dueAt: '2026-03-06T09:00', timeZone: 'Europe/Berlin' })
    expect(task.priority).toBe('medium')
    const text = (await served(deps)).replace(/\r\n /g, '')
    for (const line of ['UID:one', ...odd]) expect(text).toContain(`\r\n${line}\r\n`)
    expect(text).toContain('BEGIN:VTIMEZONE')
    expect(text).not.toContain(task.id)
  })

  it('keeps what the app has and iCalendar has no words for, when it comes back changed', async () => {
    const deps = davDeps()
    const checklist = [
      { text: 'Passport', done: true },
      { text: 'Keys', done: false },
    ]
    const { id } = await createTask(deps, {
      title: 'Pack',
      notes: 'For Kiel',
      tags: ['home'],
      priority: 'high',
      checklist,
      startDate: '2026-03-01',
    })
    const name = nameOfTask(id)
    const before = await stored(deps, id)
    await put(deps, await served(deps, name), name)
    expect(await stored(deps, id)).toEqual(before)
    expect(await objects(deps)).toEqual([])
    const text = (await served(deps, name)).replace('- [ ] Keys', '- [x] Keys').replace('For Kiel', 'For Bremen')
    const after = await put(deps, text, name)
    expect(after).toMatchObject({ notes: 'For Bremen', tags: ['home'], startDate: '2026-03-01' })
    expect(after.checklist).toEqual(before.checklist.map((item) => ({ ...item, done: true })))
    // A program that shows no description leaves the list out.
    expect((await put(deps, text.replace(/DESCRIPTION:.*\r\n( .*\r\n)*/, ''), name)).checklist).toEqual(after.checklist)
  })

  it('is done, opened again and called off as the app does it', async () => {
    const deps = davDeps()
    const open = todoText(['SUMMARY:Call Ana', 'STATUS:NEEDS-ACTION'])
    await put(deps, open)
    const done = await put(deps, todoText(['SUMMARY:Call Ana', 'STATUS:COMPLETED', 'COMPLETED:20260304T101500Z']))
    expect(done).toMatchObject({ status: 'done', closedAt: '2026-03-04T10:15:00.000Z', lastCompletion: { undone: false } })
    expect(await put(deps, open)).toMatchObject({ status: 'open', lastCompletion: { undone: true } })
    expect((await put(deps, todoText(['SUMMARY:Call Ana', 'STATUS:CANCELLED']))).status).toBe('cancelled')
  })

  it('says no moment to come as the one it was done at', async () => {
    const deps = davDeps()
    const done = await put(deps, todoText(['SUMMARY:Call Ana', 'STATUS:COMPLETED', 'COMPLETED:20990304T101500Z']))
    expect((done.closedAt ?? '') <= deps.clock.now().toString()).toBe(true)
  })

  it('keeps alarms that have passed, and reminds of those to come', async () => {
    const deps = davDeps()
    const alarm = (trigger: string) => ['BEGIN:VALARM', 'ACTION:DISPLAY', `TRIGGER${trigger}`, 'X-APPLE-DEFAULT-ALARM:TRUE', 'END:VALARM']
    const alarms = [...alarm(';VALUE=DATE-TIME:19760401T005545Z'), ...alarm(';RELATED=END:-PT30M')]
    const task = await put(deps, todoText(['SUMMARY:Call Ana', 'DUE:20260306T090000', ...alarms]))
    expect(task.reminders).toEqual([{ offsetMinutes: -30 }])
    expect(await served(deps)).toContain('TRIGGER;VALUE=DATE-TIME:19760401T005545Z\r\nX-APPLE-DEFAULT-ALARM:TRUE\r\nEND:VALARM')
  })

  it('stands below the one it names, also when that comes later', async () => {
    const deps = davDeps()
    const step = await put(deps, todoText(['SUMMARY:Step', 'RELATED-TO:two']))
    expect(step.parentId).toBeNull()
    const above = await put(deps, todoText(['SUMMARY:Above']).replace('UID:one', 'UID:two'), 'two.ics')
    expect((await stored(deps, step.id)).parentId).toBe(above.id)
    expect((await served(deps)).match(/RELATED-TO.*/g)).toEqual(['RELATED-TO:two'])
    expect((await put(deps, todoText(['SUMMARY:Step']))).parentId).toBeNull()
  })

  it('is made anew where one was deleted, and the old one stays in the trash', async () => {
    const deps = davDeps()
    const first = await put(deps, todoText(['SUMMARY:Call Ana']))
    await deleteTask(deps, first.id)
    expect(await findTaskResource(deps, 'one.ics')).toBeNull()
    const second = await put(deps, todoText(['SUMMARY:Call Ana', 'LOCATION:Kiel']))
    expect(second.id).not.toBe(first.id)
    expect((await stored(deps, first.id)).deletedAt).not.toBeNull()
    expect(await served(deps)).toContain('LOCATION:Kiel')
  })

  it('has one address for each UID', async () => {
    const deps = davDeps()
    await put(deps, todoText(['SUMMARY:Call Ana']))
    const uidTaken = { code: 'validation', details: { faults: [{ code: 'uid_taken' }] } }
    await expect(put(deps, todoText(['SUMMARY:Call Ana']), 'other.ics')).rejects.toMatchObject(uidTaken)
    await expect(put(deps, todoText(['SUMMARY:Call Ana']).replace('UID:one', 'UID:two'))).rejects.toMatchObject(uidTaken)
  })

  it('is refused when it is no to-do, or too much', async () => {
    const deps = davDeps()
    const refused = (text: string) => expect(put(deps, text)).rejects
    await refused('BEGIN:NOTHING').toMatchObject({ code: 'unsupported-format' })
    await refused(todoText(['SUMMARY:Half']).replace('END:VTODO', '')).toMatchObject({ code: 'validation' })
    await refused(todoText(['SUMMARY:An event']).replaceAll('VTODO', 'VEVENT')).toMatchObject({ code: 'validation' })
    await refused(todoText(['SUMMARY:Two'], ['SUMMARY:Two', 'UID:two'])).toMatchObject({ code: 'validation' })
    await refused(todoText(['SUMMARY:Much', `X-LONG:${'x'.repeat(70_000)}`])).toMatchObject({ code: 'too-large' })
    await refused(todoText(['SUMMARY:Many', ...Array(5001).fill('X-A:1')])).toMatchObject({ code: 'too-large' })
    await refused(todoText(['SUMMARY:Many', `CATEGORIES:${'a,'.repeat(1001)}`])).toMatchObject({ code: 'too-large' })
    await refused(todoText(['SUMMARY:Odd']).replace('UID:one', 'UID:one\\nX-EVIL:1')).toMatchObject({ code: 'validation' })
    // What only the task refuses leaves nothing behind.
    await refused(todoText(['SUMMARY:Far', 'DUE:99991231T235959Z'])).toMatchObject({ code: 'validation' })
    expect(await objects(deps)).toEqual([])
  })

  it('leaves what is in the trash its own when it is refused in its place', async () => {
    const deps = davDeps()
    await put(deps, todoText(['SUMMARY:Call Ana', 'LOCATION:Kiel']))
    const [before] = await objects(deps)
    await deleteTask(deps, (before as { taskId: string }).taskId)
    await expect(put(deps, todoText(['SUMMARY:Far', 'DUE:99991231T235959Z', 'LOCATION:Bremen']))).rejects.toMatchObject({
      code: 'validation',
    })
    expect(await objects(deps)).toEqual([expect.objectContaining({ taskId: before?.taskId, kept: before?.kept })])
  })

  it('has a UID of any letters, which is served as it was written', async () => {
    const deps = davDeps()
    const uid = 'a\\,b\\;c\\\\d'
    await put(deps, todoText(['SUMMARY:Above']).replace('UID:one', `UID:${uid}`))
    await put(deps, todoText(['SUMMARY:Step', `RELATED-TO:${uid}`]).replace('UID:one', 'UID:two'), 'two.ics')
    expect(await served(deps)).toContain(`\r\nUID:${uid}\r\n`)
    expect(await served(deps, 'two.ics')).toContain(`\r\nRELATED-TO:${uid}\r\n`)
  })

  it('is not written when a check says so', async () => {
    const deps = davDeps()
    const check = () => {
      throw new Error('another')
    }
    await expect(putTask(deps, 'one.ics', todoText(['SUMMARY:Call Ana']), { check })).rejects.toThrow('another')
    expect(await findTaskResource(deps, 'one.ics')).toBeNull()
  })
})

describe('a to-do that repeats', () => {
  const weekly = ['SUMMARY:Water', 'DTSTART;VALUE=DATE:20260306', 'DUE;VALUE=DATE:20260306', 'RRULE:FREQ=WEEKLY']

  it('moves on when it is said to be done', async () => {
    const deps = davDeps()
    await put(deps, todoText(weekly))
    const task = await put(deps, todoText([...weekly, 'STATUS:COMPLETED', 'COMPLETED:20260305T080000Z']))
    expect(task).toMatchObject({ status: 'open', dueDate: '2026-03-13', lastCompletion: { occurrenceDate: '2026-03-06' } })
    expect(await served(deps)).toContain('STATUS:NEEDS-ACTION')
  })

  it('moves on when the round that is due is done by itself, once', async () => {
    const deps = davDeps()
    await put(deps, todoText(weekly))
    const round = ['SUMMARY:Water', 'RECURRENCE-ID;VALUE=DATE:20260306', 'DUE;VALUE=DATE:20260306', 'STATUS:COMPLETED']
    expect((await put(deps, todoText(weekly, round))).dueDate).toBe('2026-03-13')
    const text = await served(deps)
    expect(text).toContain('DTSTART;VALUE=DATE:20260313')
    expect(
      (await put(deps, text.replace('END:VCALENDAR', `BEGIN:VTODO\r\nUID:one\r\n${round.join('\r\n')}\r\nEND:VTODO\r\nEND:VCALENDAR`)))
        .dueDate,
    ).toBe('2026-03-13')
  })

  it('moves on when a program moves it ahead itself and leaves one round fewer to go', async () => {
    const deps = davDeps()
    await put(deps, todoText([...weekly.slice(0, 3), 'RRULE:FREQ=WEEKLY;COUNT=5']))
    const text = (await served(deps)).replaceAll('20260306', '20260313').replace('COUNT=5', 'COUNT=4')
    const task = await put(deps, text.replace('SUMMARY:Water', 'SUMMARY:Water all'))
    expect(task).toMatchObject({ title: 'Water all', status: 'open', dueDate: '2026-03-13' })
    expect(task).toMatchObject({ lastCompletion: { occurrenceDate: '2026-03-06', undone: false } })
    expect(await served(deps)).toContain('RRULE:FREQ=WEEKLY;COUNT=4')
    // Sent once more, it is as it stands.
    expect((await put(deps, await served(deps))).lastCompletion).toEqual(task.lastCompletion)
  })

  it('moves on when a program moves it to its next round, though that has passed as well', async () => {
    const deps = davDeps()
    await put(deps, todoText(['SUMMARY:Water', 'DUE;TZID=Europe/Berlin:20260301T090000', 'RRULE:FREQ=DAILY']))
    const task = await put(deps, (await served(deps)).replaceAll('20260301T', '20260302T'))
    expect(task).toMatchObject({ dueAt: '2026-03-06T09:00', lastCompletion: { occurrenceDate: '2026-03-01' } })
  })

  it('is put off, not done, where moving it may mean either', async () => {
    const moved = async (rule: string, from: string, to: string, ruleAfter = rule) => {
      const deps = davDeps()
      await put(deps, todoText(['SUMMARY:Water', `DUE;VALUE=DATE:${from}`, `RRULE:${rule}`]))
      return put(deps, (await served(deps)).replaceAll(from, to).replace(`RRULE:${rule}`, `RRULE:${ruleAfter}`))
    }
    for (const [rule, from, to, after] of [
      ['FREQ=WEEKLY', '20260305', '20260312'],
      ['FREQ=DAILY', '20260304', '20260305'],
      // Not its next round, an earlier day, or another rule.
      ['FREQ=WEEKLY', '20260220', '20260222'],
      ['FREQ=DAILY', '20260303', '20260301'],
      ['FREQ=WEEKLY;COUNT=5', '20260305', '20260312'],
      ['FREQ=WEEKLY;COUNT=5', '20260305', '20260312', 'FREQ=WEEKLY;COUNT=3'],
      ['FREQ=WEEKLY;COUNT=5', '20260305', '20260312', 'FREQ=DAILY;COUNT=4'],
    ] as const) {
      const task = await moved(rule, from, to, after)
      expect(task.lastCompletion, `${rule} ${from} ${to}`).toBeNull()
      expect(task.dueDate).toBe(`2026-${to.slice(4, 6)}-${to.slice(6)}`)
    }
  })

  it('leaves a later round out that is done ahead of its time', async () => {
    const deps = davDeps()
    const round = ['SUMMARY:Water', 'RECURRENCE-ID;VALUE=DATE:20260313', 'STATUS:COMPLETED']
    const task = await put(deps, todoText(weekly, round))
    expect(task).toMatchObject({ dueDate: '2026-03-06', recurrence: { exceptions: ['2026-03-13'] } })
    expect((await completeTask(deps, task.id)).task.dueDate).toBe('2026-03-20')
  })

  it('moves one round to another day, and is served so', async () => {
    const deps = davDeps()
    const round = ['SUMMARY:Water', 'RECURRENCE-ID;VALUE=DATE:20260306', 'DUE;VALUE=DATE:20260308']
    const task = await put(deps, todoText(weekly, round))
    expect(task.dueDate).toBe('2026-03-08')
    expect(await served(deps)).toContain('RECURRENCE-ID;VALUE=DATE:20260306')
    expect(await put(deps, await served(deps))).toEqual(task)
  })

  it('keeps a rule that no task can repeat by', async () => {
    const deps = davDeps()
    const task = await put(deps, todoText(['SUMMARY:Often', 'DUE;VALUE=DATE:20260306', 'RRULE:FREQ=HOURLY']))
    expect(task.recurrence).toBeNull()
    expect(await served(deps)).toContain('RRULE:FREQ=HOURLY')
    await editTask(deps, task.id, { recurrence: { rrule: 'FREQ=DAILY' } })
    expect((await served(deps)).match(/RRULE.*/g)).toEqual(['RRULE:FREQ=DAILY'])
  })
})
