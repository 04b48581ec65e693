export { followAccounts } from './follow-accounts.ts'
export { type PurgeDeps, purgeAccounts } from './purge-accounts.ts'
