import { webhookSettings as words } from '../../messages/settings-webhooks.ts'
import { type SettingActions, settingAction } from '../settings/answer-setting.ts'

const section = 'webhooks'

type Group = keyof typeof words.groups
export const webhookGroups = Object.keys(words.groups) as Group[]

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
  'webhook-rotate': settingAction({
    section,
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
