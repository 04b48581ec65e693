export { followAccounts } from './follow-accounts.ts'
export { type PurgeDeps, type PurgeSpaceDeps, purgeAccounts, purgeSpace } from './purge-accounts.ts'
