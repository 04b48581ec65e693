/** What is reckoned of a story's text and its proofs. Pure and free of zod: a browser imports it as `@throughline/core/interview/story-rules`. */
export { checkStory, type StoryRemark } from './check-story.ts'
export { type StoryPart, type StoryParts, storyParts } from './parts.ts'
export { renumbered } from './renumbered.ts'
export { spokenSeconds } from './spoken.ts'
export { type StoryFacts, type StoryProof, type StoryStrength, strengthOf } from './strength.ts'
export { nearestTelling, secondsToTell } from './telling.ts'
