import { webhookSettings as words } from '../../messages/settings-webhooks.ts'
import { type SettingActions, settingAction } from '../settings/answer-setting.ts'

const section = 'webhooks'
/** Which one it is about. */
const which = { field: 'id', query: 'webhook' } as const

type Group = keyof typeof words.groups
export const webhookGroups = Object.keys(words.groups) as Group[]

/** How a form says which events a webhook is sent: all, whole groups where it has all of one, and the others by name. */
export function typedEvents(events: readonly string[]): Record<string, string> {
  if (events.includes('*')) return { what: 'everything' }
  const whole = webhookGroups.filter((group) => words.groups[group][1].every((pattern) => events.includes(pattern)))
  const ticked = new Set<string>(whole.flatMap((group) => words.groups[group][1]))
  const named = events.filter((pattern) => !ticked.has(pattern)).join(', ')
  return { what: 'some', events: named, ...Object.fromEntries(whole.map((group) => [group, 'on'])) }
}

/** What was ticked and named, as patterns of events. */
function eventsOf(typed: Record<Group | 'what' | 'events', string>): string[] {
  if (typed.what === 'everything') return ['*']
  const ticked = webhookGroups.filter((group) => typed[group] !== '').flatMap((group) => words.groups[group][1])
  return [...ticked, ...typed.events.split(/[\s,]+/).filter(Boolean)]
}

export const webhookActions: SettingActions = {
  'webhook-make': settingAction({
    section,
    fields: ['url', 'description', 'what', 'events', ...webhookGroups],
    asksProof: true,
    isShownOnce: true,
    act: (client, { url, description, ...typed }) =>
      client.webhooks.make({ url, events: eventsOf(typed), ...(description.trim() && { description }) }),
  }),
  'webhook-edit': settingAction({
    section,
    which,
    fields: ['id', 'url', 'description', 'what', 'events', ...webhookGroups],
    asksProof: true,
    act: (client, { id, url, description, ...typed }) =>
      client.webhooks.edit(id, { url, events: eventsOf(typed), description: description.trim() || null }),
  }),
  'webhook-rotate': settingAction({
    section,
    which,
    fields: ['id'],
    asksProof: true,
    isShownOnce: true,
    act: (client, { id }) => client.webhooks.rotateSecret(id),
  }),
  'webhook-test': settingAction({ section, fields: ['id'], isShownOnce: true, act: (client, { id }) => client.webhooks.test(id) }),
  'webhook-again': settingAction({
    section,
    fields: ['id', 'delivery'],
    isShownOnce: true,
    act: (client, { id, delivery }) => client.webhooks.redeliver(id, delivery),
  }),
  'webhook-off': settingAction({ section, fields: ['id'], act: (client, { id }) => client.webhooks.edit(id, { active: false }) }),
  'webhook-on': settingAction({ section, fields: ['id'], act: (client, { id }) => client.webhooks.edit(id, { active: true }) }),
  'webhook-remove': settingAction({ section, fields: ['id'], act: (client, { id }) => client.webhooks.remove(id) }),
}
