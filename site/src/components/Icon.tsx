import { type IconName, icons } from './icons.ts'

/** An icon inside an island; pages use Icon.astro. `large` draws it at 20 instead of 16 pixels. */
export const Icon = ({ name, large = false }: { name: IconName; large?: boolean }) => (
  <svg
    className={large ? 'icon icon-20' : 'icon'}
    viewBox="0 0 20 20"
    aria-hidden="true"
    // biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant drawings
    dangerouslySetInnerHTML={{ __html: icons[name] }}
  />
)
