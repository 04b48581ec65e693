export { type PurgeDeps, purgeAccounts } from './purge-accounts.ts'
