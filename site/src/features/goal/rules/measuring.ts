/** Kinds of records that goals are measured by, and goals themselves. */
export const measuring: readonly string[] = ['goal', 'check-in', 'task', 'completion', 'time-entry']
