/** Words that German questions have and English ones do not. */
const german = /\b(der|das|und|wie|wann|ein|eine|einen|sie|ihr|ihre|ihnen|haben|warum|welche|nicht|mit|von)\b/gi

/** The language a question is in, as voices are named by it. */
export const languageOfQuestion = (text: string): 'de' | 'en' => ((text.match(german)?.length ?? 0) >= 2 ? 'de' : 'en')

/** Whether this browser has a voice that reads aloud; some name theirs only after a while, which `then` tells. */
export function whenVoices(then: (has: boolean) => void): () => void {
  const speech = globalThis.speechSynthesis
  if (!speech) return () => {}
  const look = () => then(speech.getVoices().length > 0)
  look()
  speech.addEventListener?.('voiceschanged', look)
  return () => speech.removeEventListener?.('voiceschanged', look)
}

/** Reads a question aloud by a voice of its language, where there is one. */
export function readAloud(text: string): void {
  const speech = globalThis.speechSynthesis
  const language = languageOfQuestion(text)
  const voice = speech?.getVoices().find(({ lang }) => lang.toLowerCase().startsWith(language))
  if (!voice) return
  const utterance = new SpeechSynthesisUtterance(text)
  utterance.voice = voice
  utterance.lang = voice.lang
  speech.cancel()
  speech.speak(utterance)
}

export const stopReading = (): void => globalThis.speechSynthesis?.cancel()
