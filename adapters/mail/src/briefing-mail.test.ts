import type { DayPlanMail, WeekReviewMail } from '@throughline/core/briefing'
import { describe, expect, it } from 'vitest'
import { renderMail } from './render-mail.ts'

const told = {
  ...{ to: 'ines@post.example', messageId: '019a9b3c-5d00-7cc0-8000-000000000001', name: 'Ines' },
  ...{ reader: { locale: 'en-GB', timeZone: 'Europe/Berlin' }, site: 'https://t.example', link: 'https://t.example/tasks' },
  unsubscribe: 'https://t.example/unsubscribe/token',
}
const dayPlan: DayPlanMail = {
  ...told,
  template: 'daily-plan',
  plan: {
    date: '2026-03-06',
    tasks: [
      { id: 't1', title: 'Send <Ana> the draft', dueAt: '2026-03-06T16:00', timeZone: 'America/Lima', priority: 'urgent' },
      { id: 't2', title: 'Water the plants', dueAt: null, timeZone: null, priority: 'none' },
    ],
    taskCount: 4,
    overdue: 1,
    meetings: [{ discussionId: 'd1', title: '1:1 with Ruth', at: '2026-03-06T09:00:00.000Z' }],
    practice: 3,
    offTrack: [{ id: 'g1', title: 'Read 12 books' }],
    checkIns: [],
  },
}
const weekReview: WeekReviewMail = {
  ...told,
  template: 'weekly-review',
  review: {
    ...{ from: '2026-03-02', until: '2026-03-08', doneCount: 8, aheadCount: 0, ahead: [] },
    done: [{ id: 't1', title: 'Closed the books' }],
    goals: [{ id: 'g1', title: 'Read 12 books', pace: 'at-risk' }],
    wins: [{ id: 't1', kind: 'task', title: 'Closed the books' }],
  },
}

describe('the mail of the day', () => {
  it('names what the day holds with times of the reader’s clock, and how much more there is', () => {
    const { subject, text, html } = renderMail(dayPlan)
    expect(subject).toBe('Your Friday: 4 tasks')
    for (const line of [
      '- 1:1 with Ruth\n  10:00\n  https://t.example/discussions/d1',
      '- Send <Ana> the draft\n  22:00 · urgent\n  https://t.example/tasks/t1',
      '- and 2 more',
      '- One task is overdue',
      '- 3 answers to practise',
      'OFF TRACK\n- Read 12 books\n  https://t.example/goals/g1',
    ])
      expect(text).toContain(line)
    expect(html).toContain('Send &lt;Ana&gt; the draft')
    expect(text).not.toContain('CHECK IN ON')
  })

  it('has one way to have no more of it', () => {
    expect(renderMail(dayPlan)).toMatchObject({ unsubscribe: told.unsubscribe, isPersonal: true })
  })
})

describe('the mail of the week', () => {
  it('leads with what is worth keeping, and leaves out what is empty', () => {
    const { subject, text } = renderMail(weekReview)
    expect(subject).toBe('Your week: 8 tasks done')
    expect(text).toMatch(/Monday,? 2 March 2026 to Sunday,? 8 March 2026\./)
    expect(text.indexOf('WORTH KEEPING')).toBeLessThan(text.indexOf('DONE: 8 TASKS'))
    expect(text).toContain('- and 7 more\n  https://t.example/tasks/completed')
    expect(text).toContain('- Read 12 books\n  At risk')
    expect(text).not.toContain('WEEK AHEAD')
  })
})
