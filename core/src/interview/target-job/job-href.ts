/** Where a job is; notes of tasks and calendars of people keep it. By itself, as pages that know nothing else of jobs link them. */
export const jobHref = (id: string): string => `/interview-prep/jobs/${id}`
