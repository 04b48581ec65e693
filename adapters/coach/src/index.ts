export { type CoachEndpoint, createOpenAiCoach } from './openai-coach.ts'
