import {
  type ActorDep,
  type BasedOn,
  type ChangeDeps,
  changedFields,
  changeLive,
  eventFor,
  newEnvelope,
  nowText,
  parse,
  type StoreDep,
  saveNew,
  updating,
} from '../../kernel/index.ts'
import { type PracticeSettings, PracticeSettingsChanges, practiceSettings } from './schema.ts'

/** What holds until somebody says otherwise. */
export const usualSettings = {
  dailyLimit: 10,
  newPerDay: 3,
  retention: 0.9,
  prepSeconds: 60,
  readAloud: false,
  recording: 'none',
} as const satisfies Partial<PracticeSettings>

type Said = Pick<PracticeSettings, keyof typeof usualSettings>

/** How the person practises, without making a record of it. */
export async function readSettings(deps: StoreDep & ActorDep): Promise<Said> {
  return (await stored(deps)) ?? usualSettings
}

/** How the person practises. Made when it is first asked for; where an archive brought another, the oldest is meant. */
export async function getPracticeSettings(deps: ChangeDeps): Promise<PracticeSettings> {
  const found = await stored(deps)
  if (found) return found
  // The id of the account, so that of two that ask at once one makes it.
  const settings: PracticeSettings = { ...newEnvelope(deps.actor.accountId, nowText(deps)), ...usualSettings }
  return saveNew(deps, deps.actor.space, practiceSettings, settings, [eventFor(deps, 'practice-settings.created', settings)])
}

async function stored({ store, actor }: StoreDep & ActorDep): Promise<PracticeSettings | null> {
  const { items } = await store.list(actor.space, practiceSettings.queries.oldest, {}, { limit: 1 })
  return items[0] ?? null
}

/** Changes how the person practises; what changes nothing writes nothing. @throws AppError `validation`, or `stale` with it as it is now. */
export async function editPracticeSettings(
  deps: ChangeDeps,
  input: PracticeSettingsChanges,
  basedOn: BasedOn = {},
): Promise<PracticeSettings> {
  const asked = parse(PracticeSettingsChanges, input)
  const { id } = await getPracticeSettings(deps)
  return changeLive(deps, practiceSettings, id, basedOn, (before) => {
    return updating(practiceSettings, changedFields<PracticeSettings>(before, asked))
  })
}
