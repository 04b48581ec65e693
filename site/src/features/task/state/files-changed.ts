import { queryClient } from '../../desk/query-client.ts'

/** Files came or went, here or elsewhere. */
export const filesChanged = (): Promise<void> => queryClient().invalidateQueries({ queryKey: ['files'] })
