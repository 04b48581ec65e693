import { closeActs } from '../../desk/ui/ActDialog.tsx'

interface Act {
  words: string
  /** It is of another sort than those above it. */
  isApart?: boolean
  run: () => void
}

/** What can be done, one below the other; chosen, the dialog around it closes first. */
export const Acts = ({ acts }: { acts: readonly (Act | false | null)[] }) => (
  <ul className="menu">
    {acts.map(
      (act) =>
        act && (
          <li key={act.words} className={act.isApart ? 'apart' : undefined}>
            <button
              type="button"
              onClick={({ currentTarget }) => {
                closeActs(currentTarget)
                act.run()
              }}
            >
              {act.words}
            </button>
          </li>
        ),
    )}
  </ul>
)
