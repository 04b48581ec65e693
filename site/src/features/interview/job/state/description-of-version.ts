/** The description that a version of the résumé is compared with; what asks for it comes as it is wanted. */
export const descriptionOfVersion = async (id: string): Promise<string> => {
  const { career } = await import('../../../desk/career-client.ts')
  return (await career.resumes.get(id)).jobDescription
}
