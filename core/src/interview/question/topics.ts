/** What people type who look for a question that says it in other words. */
export interface Topic {
  /** In English and German; several words have to stand next to each other. */
  words: readonly string[]
  /** The questions of our bank that are meant, by their ids. */
  questions: readonly string[]
}

const topic = (words: string, questions: string): Topic => ({ words: words.split(', '), questions: questions.split(' ') })

export const topics: readonly Topic[] = [
  topic('weakness, weaknesses, schwäche, schwächen', 'real-weakness doubts-about-you what-would-boss-say own-limits'),
  topic('strength, strengths, stärke, stärken', 'strength-with-proof proudest-work what-would-boss-say how-you-work-best'),
  topic(
    'leaving, resign, notice, wechsel, wechseln, jobwechsel, stellenwechsel, kündigung, kündigen, gekündigt, wechselgrund',
    'why-leave why-this-job changed-fields other-offers',
  ),
  topic(
    'salary, pay, wage, wages, compensation, earn, gehalt, gehaltsvorstellung, gehaltsvorstellungen, gehaltswunsch, gehaltsverhandlung, lohn, verdienen, verdienst, vergütung, bezahlung',
    'salary-expectation offer-below-hope other-offers',
  ),
  topic(
    'about yourself, introduce yourself, über sich, über mich, von sich, selbstvorstellung, selbstpräsentation, sich vorstellen',
    'tell-me-about-yourself',
  ),
  topic('motivation, why us, warum wir, bewerbungsgrund', 'why-this-job read-about-us values-in-a-case'),
  topic('gap, gaps, lücke, lücken', 'gap-in-the-path'),
  topic('five years, fünf jahre, fünf jahren, zukunft, zukunftspläne', 'five-years-on'),
  topic('own questions, rückfragen, eigene fragen', 'questions-for-us last-word'),
  topic('overtime, überstunden, arbeitszeit, arbeitszeiten, wochenende', 'hours-and-limits'),
  topic('hobby, hobbies, hobbys, freizeit', 'what-you-do-outside'),
  topic('overqualified, überqualifiziert', 'overqualified'),
]
