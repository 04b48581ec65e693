import { resumeCoverage as words } from '../../../messages/resume.ts'
import { keepFocus } from '../../desk/keep-focus.ts'
import { useEditing } from './editing.ts'
import { AddWin } from './LinkWin.tsx'
import { listSkill } from './list-skill.ts'

/** What is done about a term moves it to another list, and its button goes: the term has the focus then. */
export const keepFocusOnTerm = (name: string) => keepFocus(() => document.querySelector<HTMLElement>(`[data-term="${CSS.escape(name)}"]`))

/** Puts a skill on the version by its name. */
export function ListSkill({ name }: { name: string }) {
  const editing = useEditing()
  const list = () => {
    keepFocusOnTerm(name)
    listSkill(editing, name)
  }
  return (
    <button className="link" type="button" aria-label={words.listOf(name)} onClick={list}>
      {words.list}
    </button>
  )
}

/** Who has a skill that nothing here names lists it, and may add what shows it. */
export const UnsaidSkill = ({ name }: { name: string }) => (
  <>
    <ListSkill name={name} />
    <AddWin term={{ kind: 'skill', name }} />
  </>
)
