interface Props {
  /** From left to right; `null` where there is nothing. */
  values: readonly (number | null)[]
  /** Where the line across is. */
  across?: number
  /** The top; the highest value where nobody says. */
  most?: number
  name: string
}

const [WIDTH, HEIGHT, EDGE] = [120, 36, 4]

/** A line as small as a word, for the eye beside its table. */
export function SmallLine({ values, across, most, name }: Props) {
  const top = most ?? Math.max(across ?? 0, ...values.map((value) => value ?? 0), 1) * 1.05
  const x = (place: number) => EDGE + (values.length < 2 ? 0.5 : place / (values.length - 1)) * (WIDTH - 2 * EDGE)
  const y = (value: number) => HEIGHT - EDGE - (value / top) * (HEIGHT - 2 * EDGE)
  const points = values.flatMap((value, place) => (value === null ? [] : [{ x: x(place), y: y(value) }]))
  const last = points.at(-1)
  return (
    <figure className="small-line">
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} width={WIDTH} height={HEIGHT} role="presentation">
        {across !== undefined && <line className="small-line-across" x1={0} x2={WIDTH} y1={y(across)} y2={y(across)} />}
        <polyline points={points.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ')} />
        {last && <circle cx={last.x} cy={last.y} r={3} />}
      </svg>
      <figcaption>{name}</figcaption>
    </figure>
  )
}
