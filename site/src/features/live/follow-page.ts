import { heardNothing, heardOf } from '../changes/areas.ts'
import { tryNow } from '../changes/unsent.ts'
import { queryClient } from '../desk/query-client.ts'
import { accountChanged } from '../shortcuts/shortcuts.ts'
import { client, follow } from './stream.ts'
import { leaveFor } from './why-out.ts'

/** What every page does with its stream, whatever it shows: what waits is sent, and a page of nobody is left. */
export const followPage = (): void =>
  follow((isBack) => {
    let isFirst = true
    return {
      onChange({ kind }) {
        heardOf(kind)
        if (kind === 'account') accountChanged()
      },
      onOpen() {
        if (isFirst && isBack) void queryClient().invalidateQueries()
        if (isBack) heardNothing()
        isFirst = false
        tryNow()
      },
      onRefusal(error) {
        // Signed out meanwhile: what is still on the screen is nobody's to see.
        if (isBack) leaveFor('ended')
        else
          void import('./leave-when-out.ts').then(({ isSignedOut, leaveWhenOut }) => {
            if (isSignedOut(error)) void leaveWhenOut(() => client.me.get())
          })
      },
    }
  })
