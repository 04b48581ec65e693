/** It comes without types; those that others publish are of an earlier release. */
declare module 'subset-font' {
  interface Options {
    targetFormat: 'woff2'
    /** Layout features that stay, by their four letters. */
    keepFeatures: readonly string[]
    /** What is left of each axis. */
    variationAxes: Readonly<Record<string, { min: number; max: number }>>
  }
  export default function subset(font: Buffer, letters: string, options: Options): Promise<Buffer>
}
