import { z } from 'zod'
import { languageOf, line } from '../../kernel/index.ts'
import { FeedbackQuestion } from './schema.ts'

/** Questions of ours to begin with. */
export const FeedbackTemplate = z
  .object({ key: z.string(), name: line(1, 60), questions: z.array(FeedbackQuestion) })
  .meta({ id: 'FeedbackTemplate' })
export type FeedbackTemplate = z.infer<typeof FeedbackTemplate>

const text = (text: string): FeedbackQuestion => ({ text, kind: 'text', options: [] })
const scale = (text: string, low: string, high: string): FeedbackQuestion => ({ text, kind: 'scale', options: [low, high] })
const choice = (text: string, ...options: string[]): FeedbackQuestion => ({ text, kind: 'choice', options })

const en: readonly FeedbackTemplate[] = [
  {
    key: 'project',
    name: 'After a project',
    questions: [
      text('What did I do in this project that helped the most?'),
      text('What would have gone better if I had done it differently?'),
      scale('How well did you know where my part stood?', 'I had to ask', 'I always knew'),
      choice('Would you start the next project with me?', 'At once', 'For some parts of it', 'Rather with somebody else'),
      text('What should I do more of next time?'),
    ],
  },
  {
    key: 'lead',
    name: 'As a lead',
    questions: [
      scale('How clear is it to you what matters most at the moment?', 'Not clear', 'Very clear'),
      scale('How easily can you tell me that I am wrong?', 'Not at all', 'Easily'),
      text('When did I last make your work easier, and how?'),
      text('What do I do that slows you or the others down?'),
      text('What should I decide less, and leave to you?'),
    ],
  },
  {
    key: 'talk',
    name: 'After a talk',
    questions: [
      text('What is the one thing you will remember?'),
      scale('How well could you follow?', 'I was lost', 'All the way'),
      choice('How was the length?', 'Too short', 'About right', 'Too long'),
      text('Where did I lose you, or where did you want to know more?'),
    ],
  },
  {
    key: 'mid-year',
    name: 'Mid-year',
    questions: [
      text('What did I do in the last six months that you would not want to miss?'),
      text('Where did you expect more of me?'),
      scale('How much can you rely on what I promise?', 'Seldom', 'Always'),
      scale('How good am I at asking for help in time?', 'Too late', 'In good time'),
      text('What should I learn or try in the next six months?'),
    ],
  },
]

const de: readonly FeedbackTemplate[] = [
  {
    key: 'project',
    name: 'Nach einem Projekt',
    questions: [
      text('Was habe ich in diesem Projekt getan, das am meisten geholfen hat?'),
      text('Was wäre besser gelaufen, wenn ich es anders gemacht hätte?'),
      scale('Wie gut wusstest du, wie es um meinen Teil steht?', 'Ich musste fragen', 'Ich wusste es immer'),
      choice('Würdest du das nächste Projekt mit mir beginnen?', 'Sofort', 'Für manche Teile', 'Lieber mit jemand anderem'),
      text('Wovon sollte ich nächstes Mal mehr tun?'),
    ],
  },
  {
    key: 'lead',
    name: 'In der Führung',
    questions: [
      scale('Wie klar ist dir, was im Moment am wichtigsten ist?', 'Unklar', 'Sehr klar'),
      scale('Wie leicht kannst du mir sagen, dass ich falschliege?', 'Gar nicht', 'Leicht'),
      text('Wann habe ich dir zuletzt die Arbeit leichter gemacht, und wie?'),
      text('Was tue ich, das dich oder die anderen aufhält?'),
      text('Was sollte ich weniger entscheiden und dir überlassen?'),
    ],
  },
  {
    key: 'talk',
    name: 'Nach einem Vortrag',
    questions: [
      text('Was ist das eine, das dir in Erinnerung bleibt?'),
      scale('Wie gut konntest du folgen?', 'Ich war verloren', 'Bis zum Schluss'),
      choice('Wie war die Länge?', 'Zu kurz', 'Etwa richtig', 'Zu lang'),
      text('Wo habe ich dich verloren, oder wo wolltest du mehr wissen?'),
    ],
  },
  {
    key: 'mid-year',
    name: 'Zur Jahresmitte',
    questions: [
      text('Was habe ich in den letzten sechs Monaten getan, das du nicht missen möchtest?'),
      text('Wo hast du mehr von mir erwartet?'),
      scale('Wie sehr kannst du dich auf meine Zusagen verlassen?', 'Selten', 'Immer'),
      scale('Wie gut bitte ich rechtzeitig um Hilfe?', 'Zu spät', 'Rechtzeitig'),
      text('Was sollte ich in den nächsten sechs Monaten lernen oder versuchen?'),
    ],
  },
]

/** Our templates. @param locale BCP 47; German is told in German, all else in English */
export const feedbackTemplates = (locale: string): readonly FeedbackTemplate[] => ({ en, de })[languageOf(locale)]
