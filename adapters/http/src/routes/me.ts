import { Account, AccountChanges, accounts, editAccount } from '@throughline/core/account'
import { readStorage, Storage } from '@throughline/core/attachment'
import { scheduleBriefing } from '@throughline/core/briefing'
import { exampleAccount } from '../examples.ts'
import { theOne } from '../one-of.ts'
import { json, record } from '../reply.ts'
import { forPerson, type Route } from '../route.ts'

const me = { description: 'The account.', schema: Account, example: exampleAccount, headers: ['ETag'] } as const

export const meRoutes: readonly Route[] = [
  forPerson({
    method: 'GET',
    path: '/me',
    operationId: 'getMe',
    summary: 'Your account: who is signed in, or whose token it is',
    area: 'Account',
    caching: 'record',
    answers: { 200: me },
    run: theOne(accounts),
  }),
  forPerson({
    method: 'PATCH',
    path: '/me',
    operationId: 'editMe',
    summary: 'Change name, time zone, week and day start, language, theme or shortcuts',
    area: 'Account',
    body: AccountChanges,
    conditional: true,
    answers: { 200: me },
    async run({ deps, body, expectedVersion, people }) {
      const account = await editAccount(deps, body, { expectedVersion })
      people.forget(account.id)
      await scheduleBriefing(deps, account)
      return record(account)
    },
  }),
  forPerson({
    method: 'GET',
    path: '/me/storage',
    operationId: 'getStorage',
    summary: 'How much room files take of what there is, and how much of that lies in the trash, in bytes',
    area: 'Account',
    answers: {
      200: {
        description: 'What is used, what of it lies in the trash, what of that with entries of the journal, and the limit.',
        schema: Storage,
        example: { used: 3_221_225_472, trash: 12_582_912, journalTrash: 4_194_304, limit: 5_368_709_120 },
      },
    },
    run: async ({ deps }) => json(await readStorage(deps)),
  }),
]
