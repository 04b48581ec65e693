export { followAccounts } from './follow-accounts.ts'
export { type PurgeDeps, purgeAccounts, purgeSpace } from './purge-accounts.ts'
