interface Row {
  id: string
}

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

/** Of lists of rows with ids both changes are made; of a row that both changed, mine holds. */
export function bothRows(base: unknown, mine: unknown, theirs: unknown): Row[] {
  const [then, own, now] = [base, mine, theirs].map((rows) => (rows ?? []) as Row[]) as [Row[], Row[], Row[]]
  const at = (rows: readonly Row[], id: string) => rows.find((row) => row.id === id)
  const kept = now.flatMap((row) => {
    const [before, wanted] = [at(then, row.id), at(own, row.id)]
    if (before && !wanted) return []
    return wanted && !same(wanted, before) ? [wanted] : [row]
  })
  return [...kept, ...own.filter(({ id }) => !at(then, id) && !at(now, id))]
}
