import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import type { Column } from './RowsField.tsx'
import type { Row } from './rows.ts'

/** Further names for the column of a row that asks for them, by what is typed into it. */
export function useMore(columns: readonly Column[]) {
  const column = columns.find(({ more }) => more)
  const [text, setText] = useState('')
  const typed = useDeferredValue(text)
  const { data = [] } = useQuery({
    queryKey: ['more-names', column?.label, typed],
    queryFn: () => column?.more?.(typed) ?? [],
    enabled: typed !== '',
    placeholderData: keepPreviousData,
  })
  return {
    ask: (row: Row) => column && setText(row[column.field] ?? ''),
    of: (field: string): readonly string[] => (field === column?.field ? data : []),
  }
}
