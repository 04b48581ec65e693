import type { Providers } from '@throughline/core/account'
import { listed, type ProviderSettings } from './settings.ts'

/** The providers that are set up; what speaks with them is loaded once somebody goes to one. */
export function providersOnDemand(settings: readonly ProviderSettings[]): Providers {
  let loaded: Promise<Providers> | undefined
  const load = () => {
    loaded ??= import('./create-providers.ts').then(({ createProviders }) => createProviders(settings))
    return loaded
  }
  return {
    list: listed(settings),
    begin: async (...asked) => (await load()).begin(...asked),
    finish: async (...asked) => (await load()).finish(...asked),
  }
}
