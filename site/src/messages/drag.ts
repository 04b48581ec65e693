/** The words of moving things by mouse and finger. A translation is a file like this one. */
export const drag = {
  several: (n: number) => `${n} tasks`,
  carrying: (name: string) => `Carrying ${name}. Let go where it belongs; a second finger puts it back.`,
  back: (name: string) => `${name} is back where it was.`,
}
