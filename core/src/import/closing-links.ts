/**
 * The links to leave out so that no way along links leads back to where it began: those that close a circle when the
 * nodes are walked in their order. Takes time in proportion to nodes and links, and no stack.
 */
export function closingLinks<N>(nodes: readonly N[], linksOf: (node: N) => readonly N[]): [from: N, to: N][] {
  const closing: [N, N][] = []
  const state = new Map<N, 'open' | 'done'>()
  for (const start of nodes) {
    if (state.has(start)) continue
    const path = [{ node: start, links: linksOf(start), next: 0 }]
    state.set(start, 'open')
    for (let at = path.at(-1); at; at = path.at(-1)) {
      const to = at.links[at.next++]
      if (to === undefined) {
        state.set(at.node, 'done')
        path.pop()
      } else if (state.get(to) === 'open') closing.push([at.node, to])
      else if (!state.has(to)) {
        state.set(to, 'open')
        path.push({ node: to, links: linksOf(to), next: 0 })
      }
    }
  }
  return closing
}
