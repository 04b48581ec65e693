/** Where a question is told aloud, by a story or not, or a story by itself. */
export function rehearseHref({ questionId, storyId }: { questionId: string | null; storyId: string | null }): string {
  const asked = new URLSearchParams()
  if (questionId !== null) asked.set('questionId', questionId)
  if (storyId !== null) asked.set('storyId', storyId)
  return `/interview-prep/rehearse?${asked}`
}
