import { type ComponentProps, useId } from 'react'
import { useDesk } from '../use-desk.ts'

interface Props extends Omit<ComponentProps<'select'>, 'id' | 'className'> {
  label: string
  /** The zone it has by now, which may be none that the browser names; empty for none. */
  zone: string
}

/** In which time zone a time is told: one of all there are, the person's own first. */
export function ZoneField({ label, zone, ...select }: Props) {
  const desk = useDesk()
  const id = useId()
  const zones = [...new Set([desk.timeZone, zone, ...Intl.supportedValuesOf('timeZone')])]
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <select className="input" id={id} {...select}>
        {zones.map((zone) => (
          <option key={zone} value={zone}>
            {zone.replaceAll('_', ' ')}
          </option>
        ))}
      </select>
    </div>
  )
}
