/** Words that stand by themselves, which else stand within a sentence. */
export const sentence = (said: string): string => said.charAt(0).toUpperCase() + said.slice(1)
