import { problemError } from '@throughline/client/problem'

/**
 * What a page needs of the API's description, read once, as that of a running server does not change. A reading that failed
 * (whoever came first may have asked too often) is nobody else's: the next visitor reads it.
 */
export function describedOnce<Description, T>(
  made: (description: Description) => T,
): (api: App.Locals['api'], origin: string) => Promise<T> {
  let known: Promise<T> | undefined
  const read = async (api: App.Locals['api'], origin: string): Promise<T> => {
    const answer = await api(new Request(new URL('/api/v1/openapi.json', origin)))
    if (!answer.ok) throw await problemError(answer)
    return made((await answer.json()) as Description)
  }
  return (api, origin) => {
    known ??= read(api, origin).catch((error: unknown) => {
      known = undefined
      throw error
    })
    return known
  }
}
