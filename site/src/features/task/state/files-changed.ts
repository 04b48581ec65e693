import { queryClient } from './queries.ts'

/** Files came or went, here or elsewhere. */
export const filesChanged = (): Promise<void> => queryClient().invalidateQueries({ queryKey: ['files'] })
