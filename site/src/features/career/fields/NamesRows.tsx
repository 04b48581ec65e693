import { type Column, RowsField } from './RowsField.tsx'

interface Props {
  recordId: string
  field: string
  label: string
  add: string
  help?: string
  value: readonly string[]
  most: number
  maxLength: number
  options?: readonly string[]
  /** Further ones that typed words may mean. */
  more?: (typed: string) => Promise<readonly string[]>
  onSave: (names: string[]) => void
}

/** The same for a list of names. */
export function NamesRows({ recordId, field, label, add, help, value, most, maxLength, options, more, onSave }: Props) {
  const column: Column = { field: 'name', label, maxLength, isRequired: true, ...(options && { options }), more }
  return (
    <RowsField
      {...{ recordId, field, label, add, help, most }}
      columns={[column]}
      value={value.map((name) => ({ name }))}
      onSave={(rows) => onSave(rows.map(({ name = '' }) => name))}
    />
  )
}
