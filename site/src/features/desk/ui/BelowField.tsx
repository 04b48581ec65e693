/** What is said below a field: what is wrong about it, or else what helps. */
export const BelowField = ({ id, help, fault }: { id: string; help?: string | undefined; fault?: string | undefined }) =>
  (fault ?? help) && (
    <p className={fault ? 'error' : 'help'} id={`${id}-said`} role={fault ? 'alert' : undefined}>
      {fault ?? help}
    </p>
  )
