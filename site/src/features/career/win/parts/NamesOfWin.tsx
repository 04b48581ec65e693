import type { Win } from '@throughline/core/career'
import { Icon } from '../../../../components/Icon.tsx'
import { win as allWords } from '../../../../messages/win.ts'
import { NamesField } from '../../../names/NamesField.tsx'
import type { Named } from '../../../names/offers.ts'
import { editWin } from '../../state/act.ts'

const words = allWords.names

interface Props {
  win: Win
  field: 'competencies' | 'skills'
  options: readonly Named[]
  /** Those that one came for: each named by one press. */
  asked?: readonly Pick<Named, 'id' | 'name'>[]
  /** Further ones that typed words may mean. */
  more?: (typed: string) => Promise<readonly Named[]>
  /** Those that its words tell of. */
  likely?: readonly string[]
}

/** What it shows, or what it took, as the person names it. */
export function NamesOfWin({ win, field, options, asked = [], more, likely }: Props) {
  const named = win[field]
  const change = (names: readonly string[]) => void editWin(win, { [field]: [...names] })
  const has = new Set(named.map((name) => name.toLowerCase()))
  const open = asked.filter(({ id, name }) => !has.has(id.toLowerCase()) && !has.has(name.toLowerCase()))
  return (
    <section className="win-names" aria-labelledby={`h-${field}`}>
      <h2 className="section-title" id={`h-${field}`}>
        {allWords.fields[field]}
      </h2>
      {named.length === 0 && <p className="small muted">{words.none[field]}</p>}
      {open.map(({ id, name }) => (
        <button key={id} type="button" className="suggestion" onClick={() => change([...named, id])}>
          <Icon name="plus" />
          <span dir="auto">{name}</span>
        </button>
      ))}
      <NamesField
        label={words.find[field]}
        add={words.add[field]}
        names={named}
        options={options}
        isOfCompetencies={field === 'competencies'}
        more={more}
        likely={likely}
        onChange={change}
      />
    </section>
  )
}
