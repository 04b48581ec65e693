/** `2 min 10 s`, `45 s`, `2 min`: how long it takes to tell, in steps of five seconds. */
export function spokenWords(seconds: number): string {
  const rounded = seconds < 5 ? Math.max(1, Math.round(seconds)) : Math.round(seconds / 5) * 5
  const [minutes, rest] = [Math.floor(rounded / 60), rounded % 60]
  return [minutes && `${minutes} min`, (rest || !minutes) && `${rest} s`].filter(Boolean).join(' ')
}
