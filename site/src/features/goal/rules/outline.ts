import type { Goal } from '@throughline/core/goal'

/** Goals in little text, a line each: where they stand, and what they are called. */
export const outlinesOf = (goals: readonly Goal[]): string =>
  goals
    .map(({ id, order, parentId, status, horizon, startDate, endDate, closing, title }) =>
      [id, order, parentId ?? '', status, horizon, startDate, endDate ?? '', closing?.localDate ?? '', title.replaceAll(/\s/g, ' ')].join(
        '\t',
      ),
    )
    .join('\n')

/** The goals of such lines, blank where these say nothing. */
export const fromOutlines = (text: string): Goal[] => text.split('\n').filter(Boolean).map(fromOutline)

function fromOutline(line: string): Goal {
  const [id = '', order = '', parentId, status, horizon, startDate = '', endDate, closedOn, title = ''] = line.split('\t')
  return {
    ...blank,
    ...{ id, order, title, startDate, parentId: parentId || null, endDate: endDate || null },
    ...{ status: status as Goal['status'], horizon: horizon as Goal['horizon'] },
    closing: closedOn ? { localDate: closedOn, timeZone: 'UTC', reflection: '' } : null,
  }
}

const blank: Omit<Goal, 'id' | 'order' | 'title' | 'startDate' | 'endDate' | 'parentId' | 'status' | 'horizon' | 'closing'> = {
  ...{ createdAt: '', updatedAt: '', version: 0, deletedAt: null, why: '', milestones: [], weight: 1, pauses: [], statedPace: null },
  ...{ checkInEvery: null, competencies: [], tags: [], history: [], formerParentId: null, importId: null },
  metric: {
    ...{ type: 'binary', direction: 'up', start: '0', target: '1', unit: '', aggregation: 'last', source: 'manual' },
    ...{ weekdays: null, timesPerWeek: null, dailyTarget: null },
  },
}
