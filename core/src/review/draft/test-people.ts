import { storedEntry } from '../../journal/test-entry.ts'
import { evidence, measuredGoal, metric, type ReviewTestDeps, storedWin } from '../test-review.ts'
import type { DraftSection } from './facts.ts'

/** A draft as it is read. */
export const readOf = (sections: readonly DraftSection[]): string =>
  sections
    .map(({ heading, paragraphs }) => `## ${heading}\n${paragraphs.map((all) => all.map(({ text }) => text).join(' ')).join('\n')}`)
    .join('\n')

/** A supply-chain analyst's second half of 2026. */
export async function analyst(deps: ReviewTestDeps): Promise<void> {
  const days = [
    '2026-08-31',
    '2026-09-07',
    '2026-09-14',
    '2026-09-21',
    '2026-09-28',
    '2026-10-05',
    '2026-10-12',
    '2026-10-19',
    '2026-10-26',
    '2026-11-02',
    '2026-11-09',
  ]
  const values = ['71.4', '71.9', '73.0', '73.6', '73.9', '74.8', '75.1', '75.9', '76.8', '77.1', '77.6']
  await measuredGoal(
    deps,
    {
      title: 'Forecast accuracy to 82 %',
      metric: { type: 'percent', start: '71.4', target: '82' },
      competencies: ['forecasting'],
      startDate: '2026-08-31',
      endDate: '2026-12-18',
      checkInEvery: 'week',
    },
    { values: Object.fromEntries(days.map((day, i) => [day, values[i] as string])) },
  )
  await measuredGoal(
    deps,
    {
      title: 'Stock-outs on the top 40 lines under 3.5 %',
      metric: { type: 'percent', start: '6.8', target: '3.5' },
      competencies: ['planning'],
      startDate: '2026-06-25',
      endDate: '2026-10-21',
    },
    {
      values: { '2026-07-15': '6.1', '2026-08-12': '4.6', '2026-09-02': '3.8', '2026-09-30': '3.1' },
      closed: { status: 'achieved', localDate: '2026-09-30' },
    },
  )
  await measuredGoal(
    deps,
    { title: 'Walk before work', metric: { type: 'habit', target: '80' }, startDate: '2026-07-01' },
    { values: { '2026-09-01': 'yes' } },
  )
  await measuredGoal(deps, {
    title: 'Run the December freeze alone',
    metric: { type: 'milestones' },
    milestones: [
      { title: 'Write down how Ruth does it', doneOn: '2026-09-20' },
      { title: 'Dry run', doneOn: '2026-10-15' },
      { title: 'Freeze' },
    ],
    startDate: '2026-09-01',
    endDate: '2026-12-20',
  })
  await storedWin(deps, {
    title: 'Found the order that had bent the bakeware forecast',
    text: 'One trade fair had bought 4,180 units, and for fifteen months the model had taken them for demand.',
    happenedOn: '2026-11-12',
    metric: metric('69', '78', '%', 'accuracy of the bakeware forecast'),
    competencies: ['Analytical thinking'],
    skills: ['Demand forecasting', 'SQL'],
    evidence: [
      evidence('task', 'Rerun the bakeware model without week 31'),
      evidence('journal-entry', 'The spike that wasn’t demand', { quote: 'It was the fair.' }),
    ],
  })
  await storedWin(deps, {
    title: 'One promo calendar for sales and supply',
    text: 'Sales and supply now plan from the same dates.\n\nDev was against it at first.',
    happenedOn: '2026-09-24',
    competencies: ['Stakeholder management'],
    skills: ['Demand forecasting'],
    evidence: [evidence('check-in', '76.8 %, best week so far')],
  })
  await storedWin(deps, {
    title: 'Took eleven dead lines off the list',
    happenedOn: '2026-08-27',
    metric: metric(null, '126', 'pallet places', 'freed'),
    competencies: ['Prioritisation'],
  })
  await storedWin(deps, {
    title: 'Halved the pallet sizes of lids',
    happenedOn: '2026-07-10',
    metric: metric(null, '40', 'min', 'saved a week'),
    competencies: ['Prioritisation'],
    skills: ['Warehouse layout'],
  })
  await storedWin(deps, {
    title: 'Cut the weekly planning meeting',
    text: 'I write the numbers down the day before, so we only talk about the exceptions.',
    happenedOn: '2026-10',
    metric: metric('55', '20', 'min'),
    competencies: ['Stakeholder management'],
  })
  await storedWin(deps, { title: 'Taught two planners to set cover weeks themselves', happenedOn: '2026-10', competencies: ['Coaching'] })
  await storedWin(deps, {
    title: 'Stayed calm in the row about returns',
    happenedOn: '2026-10-02',
    confidentiality: 'private',
    metric: metric('1', '2', 'rows'),
  })
  for (const entryDate of ['2026-09-03', '2026-09-18', '2026-10-07', '2026-11-01'])
    await storedEntry(deps, { title: 'A secret worry', entryDate, tags: ['demand-forecasting', 'burnout'] })
}

/** A developer's, with titles as tasks have them. */
export async function developer(deps: ReviewTestDeps): Promise<void> {
  await measuredGoal(
    deps,
    {
      title: 'Build time below 6 minutes',
      metric: { type: 'duration', start: '14', target: '6', direction: 'down', aggregation: 'last' },
      startDate: '2026-07-01',
      endDate: '2026-10-31',
    },
    {
      values: { '2026-07-06': '14', '2026-08-10': '11', '2026-09-14': '9', '2026-10-30': '8' },
      closed: { status: 'missed', localDate: '2026-10-31' },
    },
  )
  await measuredGoal(
    deps,
    {
      title: 'Review 60 pull requests of other teams',
      metric: { type: 'number', target: '60', unit: 'reviews', aggregation: 'sum' },
      startDate: '2026-07-01',
      endDate: '2026-12-31',
    },
    { values: { '2026-07-31': '6', '2026-08-31': '9', '2026-09-30': '12', '2026-10-31': '14' } },
  )
  await storedWin(deps, {
    title: 'Migrate the billing service off the old queue',
    text: 'Nothing was lost, and customers noticed nothing. I wrote the plan so that each step could be taken back.',
    happenedOn: '2026-09-12',
    metric: metric('340', '12', 'failed jobs', 'failed jobs a week'),
    competencies: ['Technical depth'],
    skills: ['PostgreSQL', 'Go'],
    evidence: [evidence('task', 'Migrate the billing service off the old queue')],
  })
  await storedWin(deps, {
    title: 'Reduced the bill for test machines',
    happenedOn: '2026-08',
    metric: metric('4100', '2650.5', 'EUR'),
    competencies: ['Ownership'],
  })
  await storedWin(deps, {
    title: 'Mentored Tomás through his first on-call week',
    happenedOn: '2026-10-16',
    competencies: ['Coaching'],
    evidence: [evidence('link', 'His note', { recordId: null })],
  })
  await storedWin(deps, {
    title: 'Plan for the search rewrite',
    happenedOn: '2026-11-02',
    competencies: ['Technical depth'],
    evidence: [evidence('task', 'Write the plan')],
  })
  await storedWin(deps, {
    title: 'p95 latency of search',
    happenedOn: '2026-10-28',
    metric: metric('820', '310', 'ms'),
    competencies: ['Technical depth'],
    skills: ['Go'],
  })
  await storedWin(deps, {
    title: 'Fixed the flaky login test, 19 failures a month to 0',
    happenedOn: '2026-07-22',
    metric: metric('19', '0', 'failures'),
    competencies: ['Ownership'],
  })
}

/** A ward nurse's, with hardly a number. */
export async function nurse(deps: ReviewTestDeps): Promise<void> {
  await measuredGoal(
    deps,
    {
      title: 'Fewer falls on the ward',
      metric: { type: 'number', start: '7', target: '3', unit: 'falls' },
      competencies: ['care'],
      startDate: '2026-07-01',
      endDate: '2026-12-31',
    },
    { values: { '2026-07-31': '6', '2026-08-31': '6', '2026-09-30': '5', '2026-10-31': '5' } },
  )
  await measuredGoal(
    deps,
    {
      title: 'Put by £6,000 for the kitchen',
      tags: ['home'],
      metric: { type: 'currency', unit: 'GBP', target: '6000' },
      startDate: '2026-07-01',
    },
    { values: { '2026-09-01': '900' } },
  )
  await measuredGoal(
    deps,
    { title: 'Mentor qualification', metric: { type: 'binary' }, startDate: '2026-07-01', endDate: '2026-09-15' },
    { closed: { status: 'achieved', localDate: '2026-09-15' } },
  )
  await storedWin(deps, {
    title: 'I brought the evening handover to the bedside',
    text: 'Patients hear what is planned for them, and they correct us.',
    happenedOn: '2026-08',
    metric: metric('24', '15', 'min', 'time a handover takes'),
    evidence: [evidence('note', 'Sister in charge: quieter evenings', { recordId: null })],
  })
  await storedWin(deps, { title: 'Took over the rota when Marian was ill', happenedOn: '2026-10', metric: metric(null, '6', 'weeks') })
  await storedWin(deps, { title: 'New labels for the medicine trolley', happenedOn: '2026-09-08', metric: metric('4', '1', 'mix-ups') })
}

/** A depot manager's, kept in German, with titles as tasks and notes have them. */
export async function depotManager(deps: ReviewTestDeps): Promise<void> {
  await measuredGoal(
    deps,
    {
      title: 'Fehlbestände unter 3,5 %',
      metric: { type: 'percent', start: '6.8', target: '3.5' },
      competencies: ['planning'],
      startDate: '2026-06-25',
      endDate: '2026-10-21',
    },
    { values: { '2026-07-15': '6.1', '2026-09-30': '3.1' }, closed: { status: 'achieved', localDate: '2026-09-30' } },
  )
  await measuredGoal(
    deps,
    {
      title: 'Weniger Retouren',
      metric: { type: 'number', start: '70', target: '30', unit: 'Retouren' },
      startDate: '2026-07-01',
      endDate: '2026-12-31',
    },
    { values: { '2026-07-31': '66', '2026-08-31': '61', '2026-09-30': '58', '2026-10-31': '52' } },
  )
  await storedWin(deps, {
    title: 'Wöchentliche Planungsrunde gekürzt',
    text: 'Die Zahlen stehen seit dem 12. Oktober am Vortag fest. So reden wir nur noch über Ausnahmen.',
    happenedOn: '2026-10-12',
    metric: metric('55', '20', 'min'),
    competencies: ['collaboration'],
    evidence: [evidence('task', 'Planungsrunde kürzen')],
  })
  await storedWin(deps, {
    title: 'Elf tote Artikel von der Liste nehmen',
    happenedOn: '2026-08-27',
    metric: metric(null, '126', 'Palettenplätze', 'frei'),
    competencies: ['prioritising'],
    skills: ['Bestandsplanung'],
  })
  await storedWin(deps, {
    title: 'Neue Etiketten für das Hochregal',
    happenedOn: '2026-09-08',
    metric: metric('4', '1', 'Verwechslungen'),
    competencies: ['prioritising'],
    skills: ['Bestandsplanung'],
  })
  await storedWin(deps, {
    title: 'Die Auswertung der Lieferzeiten neu aufgesetzt',
    happenedOn: '2026-07-10',
    metric: metric('4100', '2650.5', 'EUR', 'Kosten der Auswertung'),
    competencies: ['prioritising'],
  })
}
