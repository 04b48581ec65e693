const id = (number: number) => `019a9b3c-5d00-7cc0-8000-${String(number).padStart(12, '0')}`
const at = '2026-03-04T08:00:00.000Z'
const envelope = { id: id(1), createdAt: at, updatedAt: at, version: 1, deletedAt: null }

/** The first as it was written; each of the others as the one before it, with what it wrote otherwise. What is `undefined` it wrote no more. */
function versions(first: object, ...later: readonly object[]): readonly object[] {
  let last: object = { ...envelope, ...first }
  const all = [last]
  for (const changes of later) {
    last = { ...last, ...changes }
    all.push(JSON.parse(JSON.stringify(last)))
  }
  return all
}

const due = { dueDate: '2026-03-05', dueAt: null, timeZone: null, startDate: null }
const rule = { rrule: 'FREQ=WEEKLY;BYDAY=TH', repeatFrom: 'schedule' }
const anchored = { ...rule, anchor: '2026-03-05', exceptions: [] }
const completion = {
  ...{ occurrenceDate: '2026-02-26', completedAt: at, localDate: '2026-03-04', timeZone: 'Europe/London' },
  snapshot: { status: 'open', ...due, dueDate: '2026-02-26' },
}

/** A task, and what each version after the first brought. */
const task = {
  ...{ title: 'Send Ana the draft', notes: 'Ask about week 31.', status: 'open', priority: 'high', ...due, durationMinutes: 30 },
  ...{ recurrence: rule, tags: ['work'], parentId: null, order: 'a0', closedAt: null, importId: null, deletedWith: null },
  lastCompletion: { id: id(2), ...completion, undone: false },
}
const steps = {
  ...{ recurrence: anchored, reminders: [{ at }], blockedBy: [id(3)], roundId: id(2) },
  checklist: [{ id: id(4), text: 'The two charts', done: false }],
  lastCompletion: { id: id(2), ...completion, steps: [], undone: false },
}
const goal = { goalId: id(5), formerGoalId: null }
const links = { links: [{ kind: 'goal', id: id(5), quote: null, capturedAt: at }] }

const piece = {
  ...{ id: id(6), kind: 'check-in', recordId: id(7), url: null, title: 'Forecast accuracy', quote: null, date: '2026-03-02' },
  ...{ number: { value: '77.6', unit: '%' }, capturedAt: at, sourceVersion: 1, state: 'live' },
}

const said = { title: 'The spike', body: 'Reran the *bakeware* series.\n\n- without week 31', sealed: null, wordCount: 7, writtenAt: at }

const firstCall = {
  id: id(4),
  title: 'First call',
  on: '2026-03-12',
  time: '09:30',
  timeZone: 'Europe/London',
  people: '',
  note: '',
  debrief: null,
}

const none = (...counted: string[]) => Object.fromEntries(counted.map((name) => [name, 0]))
const counts = none('tasks', 'subtasks', 'sections', 'notes', 'tags', 'withDate', 'recurring')
const counts2 = { ...counts, ...none('done', 'checklistItems', 'reminders') }
const counts3 = { ...counts2, ...none('files', 'savedViews', 'templates') }
const counts4 = { ...counts3, ...none('goals', 'checkIns') }
const counts5 = { ...counts4, ...none('entries', 'photos', 'journals', 'entryTemplates') }
const counts6 = { ...counts5, ...none('experiences', 'wins', 'skills', 'profileFacts', 'packets', 'resumes') }
const counts7 = { ...counts6, ...none('questions') }
const counts8 = { ...counts7, ...none('stories', 'cards', 'rehearsals', 'mockInterviews', 'targetJobs') }

const told = (app: boolean, mail: string, push: string) => ({ app, mail, push })

const toldKinds = {
  'task-reminder': told(true, 'off', 'instant'),
  'daily-plan': told(false, 'instant', 'off'),
  'practice-due': told(true, 'off', 'off'),
  'check-in-due': told(true, 'off', 'off'),
  'goal-off-track': told(true, 'off', 'off'),
  'weekly-review': told(true, 'instant', 'off'),
  mention: told(true, 'instant', 'instant'),
  reply: told(true, 'digest', 'off'),
  place: told(true, 'off', 'off'),
  answer: told(true, 'instant', 'off'),
}

/**
 * Of each kind a record as each of its earlier versions wrote it, the first version's first. What a version wrote lies in the stores of people
 * for ever: nothing here changes once there is a later one.
 */
export const oldRecords: Readonly<Record<string, readonly object[]>> = {
  account: versions(
    {
      ...{ email: 'ines.varga@post.example', name: 'Ines Varga', timeZone: 'Europe/London', weekStart: 1, dayStart: 0 },
      ...{ locale: 'en-GB', theme: 'system' },
    },
    { reminderMail: false },
    { shortcuts: { singleKeys: true, keys: {} } },
    { attestationMail: true },
    {
      ...{ reminderMail: undefined, attestationMail: undefined },
      notifications: {
        kinds: toldKinds,
        ...{ digestAt: '07:00', quiet: null },
      },
    },
    { language: null },
  ),
  'action-item': versions({
    ...{ assigneeId: id(2), taskId: id(3), text: 'Ask finance for their deadline', dueDate: '2026-03-12', state: 'open' },
    ...{ createdById: id(4), messageId: null },
  }),
  attachment: versions(
    { taskId: id(2), name: 'Window, measured.jpg', size: 1024, type: 'image/jpeg', sha256: 'ab'.repeat(32), blobId: id(3) },
    { taskId: undefined, owner: { kind: 'task', id: id(2) } },
  ),
  attestation: versions(
    {
      ...{ winId: id(2), askedOf: 'Ruth Callan', message: 'Is it so?', linkVersion: 1, expiresAt: at, revokedAt: null, answeredAt: at },
      shown: {
        ...{ owner: 'Ines Varga', title: 'Forecast accuracy up', text: '', happenedOn: '2026-03', metric: null },
        ...{ position: 'Analyst', organisation: 'Pellworth' },
      },
      answer: { name: 'Ruth Callan', relation: 'Her manager', isConfirmed: true, comment: 'She found it alone.' },
    },
    { isBrought: false },
  ),
  completion: versions({ taskId: id(2), ...completion }),
  credential: versions({ passwordHash: '$argon2id$v=19$m=19456', passwordVersion: 1 }, { emailProvenAt: at }),
  'email-change': versions({
    ...{ changeId: id(2), email: 'ines@new.example', from: 'ines@post.example', isHeld: true },
    ...{ newConfirmedAt: at, oldConfirmedAt: null, expiresAt: at },
  }),
  'feedback-copy': versions({ email: 'ruth.callan@post.example' }),
  goal: versions({
    ...{ title: 'Forecast accuracy to 82 %', why: 'The rush orders.', horizon: 'quarter', startDate: '2026-01-05', endDate: '2026-12-18' },
    metric: {
      ...{ type: 'percent', direction: 'up', unit: '', start: '71.4', target: '82', aggregation: 'last', source: 'manual' },
      ...{ weekdays: null, timesPerWeek: null, dailyTarget: null },
    },
    milestones: [{ id: id(2), title: 'Promo calendar', doneOn: null }],
    ...{ parentId: null, weight: 0, status: 'active', pauses: [{ from: '2026-02-02', until: '2026-02-09' }], closing: null },
    ...{ statedPace: null, checkInEvery: 'week', competencies: [], tags: ['work'], order: 'a0', formerParentId: null, importId: null },
  }),
  import: versions(
    { format: 'todoist-csv', state: 'applied', size: 120, counts, problems: [{ line: 1, message: 'The date was not understood.' }] },
    { counts: counts2 },
    { counts: counts3, attempt: id(2) },
    { counts: counts4 },
    { counts: counts5 },
    { counts: counts6 },
    { counts: counts7 },
    { counts: counts8 },
    {
      report: {
        ...{ isAsExported: null, kinds: [{ kind: 'task', noun: 'task', inFile: 1, brought: 1 }], files: { inFile: 0, brought: 0 } },
      },
    },
  ),
  'import-part': versions(
    { importId: id(2), number: 0, tasks: [{ ...envelope, ...task, ...steps }] },
    {
      tasks: [{ ...envelope, ...task, ...steps, ...goal }],
      completions: [{ ...envelope, taskId: id(1), ...completion, steps: [] }],
      timeEntries: [
        {
          ...{ ...envelope, taskId: id(1), startedAt: at, endedAt: at, note: '', localDate: '2026-03-04' },
          ...{ timeZone: 'Europe/London', dayStart: 0 },
        },
      ],
    },
  ),
  invite: versions({
    ...{ role: 'member', madeBy: id(2), email: 'ruth.callan@post.example', mailedAt: at, expiresAt: at },
    ...{ maxUses: 1, uses: 1, usedBy: [id(3)], revokedAt: null },
  }),
  'journal-entry': versions({
    ...{ entryDate: '2026-03-05', entryAt: at, timeZone: 'Europe/London', starred: false, journalId: null, ...said },
    ...{ mood: 1, feelings: ['calm'], energy: null, tags: ['forecast'], prompt: { id: null, text: 'What held?' } },
    ...{ excerpt: 'Reran the bakeware series. without week 31', links: [], photoIds: [], importId: null },
  }),
  'journal-revision': versions({ entryId: id(2), entryVersion: 1, ...said }),
  'keyed-request': versions({ fingerprint: 'ef'.repeat(32), newId: id(2), answer: { status: 201, body: '{}', headers: {} } }),
  'linked-sign-in': versions({
    ...{ provider: 'example', providerName: 'Example', issuer: 'https://sign-in.example', subject: '4711', email: null, name: null },
  }),
  notification: versions({
    ...{
      title: 'Send Ana the draft',
      at,
      readAt: null,
      mailedAt: at,
      type: 'task-reminder',
      taskId: id(2),
      late: false,
      snoozedUntil: null,
    },
    due: { dueDate: '2026-03-05', dueAt: null, timeZone: null },
  }),
  passkey: versions({
    ...{ name: 'The blue key', device: null, isBackedUp: false, lastUsedAt: null, credentialId: 'c29tZS1pZA', publicKey: 'pQECAyYg' },
    ...{ counter: 0, transports: ['usb'], isLeaving: false },
  }),
  'review-packet': versions(
    {
      ...{ title: 'January to June 2026', audience: 'Ruth Callan', from: '2026-01-01', until: '2026-06-30', sentAt: null, drawnAt: at },
      sections: [
        {
          ...{ id: id(2), kind: 'in-short', heading: 'In short' },
          paragraphs: [
            {
              id: id(3),
              sentences: [
                {
                  ...{ id: id(4), text: 'I sent the draft.', drafted: { facet: 'headline', of: id(5), text: 'I sent the draft.' } },
                  sources: [{ kind: 'win', id: id(5), title: 'Sent the draft', date: '2026-03', numbers: ['82'] }],
                },
              ],
            },
          ],
        },
      ],
      leftOut: [{ facet: 'moved', of: id(6) }],
    },
    { language: 'de', cut: [] },
  ),
  session: versions({ accountId: id(2), passwordVersion: 1, expiresAt: at, userAgent: 'Firefox' }, { provenAt: at }, { usedAt: at }),
  'settings-filling': versions({
    importId: id(2),
    said: { timeZone: 'Europe/Berlin', notifications: { kinds: toldKinds, digestAt: '08:00', quiet: null } },
    before: { timeZone: 'UTC' },
  }),
  'target-job': versions(
    {
      ...{ company: 'Harbourline Foods', role: 'Lead supply-chain analyst', location: '', url: null, description: '', competencies: [] },
      ...{ note: '', resumeId: null, stage: 'saved', sent: null, taskIds: [], plans: [] },
      stages: [{ id: id(2), stage: 'saved', on: '2026-03-05', note: '', at }],
      people: [{ id: id(3), name: 'Ruth Callan', role: '', note: '' }],
      interviews: [firstCall],
    },
    { interviews: [{ ...firstCall, durationMinutes: 60 }] },
  ),
  task: versions(task, steps, goal, links, { actionOf: { discussionId: id(8), actionId: id(9) } }),
  'task-template': versions({
    ...{ name: 'Move a warehouse', madeFrom: id(2) },
    tasks: [
      {
        ...{ title: 'Count the stock', notes: '', priority: 'none', durationMinutes: null, tags: [], parent: null, dueInDays: 3 },
        ...{ dueTime: '09:30', startInDays: null, recurrence: { ...rule, endsInDays: null }, reminders: [], checklist: [], blockedBy: [] },
      },
    ],
  }),
  win: versions(
    {
      ...{ title: 'Forecast accuracy up', text: 'By the promo calendar.', happenedOn: '2026-03', experienceId: null },
      metric: { baseline: '71.4', value: '77.6', unit: '%', of: '', baselineFrom: null, valueFrom: id(6) },
      ...{ competencies: ['analysis'], skills: ['SQL'], confidentiality: 'review', evidence: [piece], importId: null },
    },
    { evidence: [{ ...piece, corrected: null }] },
    { evidence: [{ ...piece, corrected: null, goalId: id(5) }] },
  ),
}
