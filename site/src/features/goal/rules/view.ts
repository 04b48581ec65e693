/** Which goals are meant, and how they stand. */
export interface GoalsView {
  only: 'quarter' | 'year' | 'achieved' | null
  layout: 'horizon' | 'tree'
}
